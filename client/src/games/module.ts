/**
 * What a game adds to the table frame. Everything is optional but the board: a game without a module is played through the
 * generic board and the telegram. The contract in words: client/README.md.
 */
import type { Component, Snippet } from 'svelte';
import type { FilmModule } from '../film/script';
import type { Badge, FamilyId } from '../kit/bearings';
import type { Asking } from '../lib/asking.svelte';
import type { Frame } from '../lib/live.svelte';
import type { NewsLine, Option, Outcome, Plain, Question, Seen, TableInfo } from '../lib/protocol';
import type { Words } from '../lib/words';

/** What every part of a game's drawing receives. */
export interface BoardProps<View = unknown> {
  /** The table as this seat sees it; a spectator's view has no secrets. */
  readonly view: View;
  readonly seen: Seen<View>;
  readonly table: TableInfo;
  /** Your seat; null in the gallery. */
  readonly you: number | null;
  /** The answer being made, or null when nothing is asked of you. Light up `asking.lit`, call `asking.choose(aim)`. */
  readonly asking: Asking | null;
  /** What was new in the last update, for animations. Null in a still picture. */
  readonly frame: Frame | null;
  /** Everything in the newspaper, oldest first: what a scene tells of the last night or battle, also after a reload. */
  readonly news: readonly NewsLine[];
  /** How a seat is called. */
  readonly name: (seat: number) => string;
  /** A message in the reader's language. */
  readonly say: (words: Words) => string;
  /** Phones draw the compact form. */
  readonly compact: boolean;
  /** What you may do out of turn, if anything: hands mark the cards that can be played at any time. */
  readonly aside?: Asking | null;
  /** The newspaper folded to a line, where the frame has no column for it: boards with a rail put it there. */
  readonly paper?: Snippet | undefined;
}
/** The body of a telegram for one kind of question. It gets `asking` for sure. */
export type AskProps<View = unknown> = Omit<BoardProps<View>, 'asking'> & { readonly asking: Asking };
export type FinalProps<View = unknown> = BoardProps<View> & { readonly outcome: Outcome };

/**
 * The rooms of a wide table. `hall`: the newspaper beside the stage, own things and telegram below. `rail`: the stage takes
 * what it can get, the telegram lies at the foot of a rail on the right, whose upper part the board draws itself.
 * `band`: stage over the whole width, own things and a broad telegram below.
 */
export type Layout = 'hall' | 'rail' | 'band';

/** Phases of the round as text ids, and which is now; `plain` ones bring their own numbers. */
export interface PhasesNow {
  readonly ids: readonly string[];
  readonly current: number;
  readonly plain?: boolean;
}

/** A fact of the bar; `term` is the message that says what it means. */
export type BarWords = Words & { readonly term?: string };

export interface SeatSketch {
  /** One line under the name: office, role, points. */
  readonly line?: string;
  readonly state?: 'rebel' | 'exile' | 'dead' | undefined;
  /** The word of that state, if the common one does not fit. */
  readonly word?: string;
}

/** An open offer in words, as far as this seat may know it. */
export interface DeskOffer {
  readonly number: number;
  readonly maker: number;
  readonly to: number;
  readonly give: string;
  readonly get: string;
  /** When it lapses, in words. */
  readonly until: string | null;
  readonly frozen: boolean;
  readonly acceptable: boolean;
  readonly counterable: boolean;
  readonly droppable: boolean;
  /** Accepting it means choosing something first. */
  readonly picks: boolean;
  /** Counter-offers at one touch: a price in words, and the answer that makes it. */
  readonly counters: readonly { readonly price: string; readonly answer: Plain }[];
}
export type DealProps<View = unknown> = BoardProps<View> & {
  readonly aside: Asking;
  readonly busy: boolean;
  readonly ondone: () => void;
};
/** What a game adds to the deal desk, if its rules let goods change hands by agreement. */
export interface DealsModule<View = unknown> {
  readonly offers: (view: View, you: number | null, aside: Asking | null) => readonly DeskOffer[];
  /** Whether offers can be made now. */
  readonly able: (aside: Asking) => boolean;
  readonly accept: (number: number, picked: readonly number[]) => Plain;
  readonly drop: (number: number) => Plain;
  /** Makes an offer, perhaps instead of one that was got. */
  readonly Form: Component<DealProps<View> & { readonly counter: DeskOffer | null; readonly partner: number | null }>;
  /** Lines about offers that came to nothing lately. */
  readonly refused?: (news: readonly NewsLine[]) => readonly NewsLine[];
  /** Chooses what an offer leaves open. */
  readonly Pick?: Component<DealProps<View> & { readonly offer: DeskOffer }>;
}

export interface GameModule<View = unknown> {
  readonly Board: Component<BoardProps<View>>;
  /** The lower left: your hand, purse, own estate. */
  readonly Hand?: Component<BoardProps<View>> | undefined;
  /** Own bodies of the telegram by question key; all other questions use the generic one. */
  readonly asks?: Readonly<Record<string, Component<AskProps<View>>>>;
  /** The answer that this person has given to such questions once and for all, if he has; the telegram gives it for him. */
  readonly standing?: (board: AskProps<View>) => Option | null;
  /** What a step opens ("move"), where its key says more than that; headlines speak of it. */
  readonly actOf?: (question: Question, step: string) => string | undefined;
  /** What an own throw can bring, before it falls; `kind` is the id of the line that will tell of it. */
  readonly Throw?: Component<BoardProps<View> & { readonly kind: string }>;
  readonly deals?: DealsModule<View>;
  /** How what happens is told: kinds of moments, ceremonies, what stops the film. */
  readonly film?: FilmModule<View>;
  /** The picture of a card, for ceremonies that read one. */
  readonly CardArt?: Component<{ id: string; sky?: string }>;
  /** The final reckoning instead of the plain table of results. */
  readonly Final?: Component<FinalProps<View>>;
  /** The board draws the seats itself (Viva's estates), so that the frame leaves its row of plates out on wide screens. */
  readonly ownSeats?: boolean;
  /** In a `rail` the own things stand above the telegram instead of below the stage. */
  readonly ownInRail?: boolean;
  /** On wide screens the story is told in the bar: board and map have no free edge for a strip. */
  readonly toldInBar?: boolean;
  /** Questions whose telegram shows the hand itself and takes its room, by key. */
  readonly handless?: readonly string[];
  /** What bots say lies on the newspaper's line instead of hanging from their plates: these stand too close together. */
  readonly heardAtPaper?: boolean;
  /** How the rooms lie on wide screens now; `hall` without it. */
  readonly layout?: (view: View) => Layout;
  /** Text id of somebody at the table whom nobody plays (a dummy after the last seat). */
  readonly unplayed?: (seat: number, view: View) => string | undefined;
  readonly badge?: (seat: number, view: View) => Badge | null;
  readonly portrait?: (seat: number, view: View) => FamilyId | undefined;
  readonly sketch?: (seat: number, view: View, say: (words: Words) => string) => SeatSketch;
  /** Phases of the round as text ids, and which is now. */
  readonly phases?: (view: View) => PhasesNow | null;
  /** A word for the bar that nobody overlooks: "Coup!" */
  readonly alarm?: (view: View) => Words | null;
  /** Short facts for the bar: "First to 5 points", "Deck 17". */
  readonly tags?: (view: View) => readonly BarWords[];
  /** How many cards the hand tab of a phone announces. */
  readonly handCount?: (view: View) => number | undefined;
}

/** Modules of games with different views live in one registry; the frame only passes a view through. */
export type AnyModule = GameModule<any>;
