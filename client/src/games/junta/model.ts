/** What the table of Junta knows of its view: names, looks and order. No rules. */
import data from '../../../../src/camarilla/games/junta/data/cards.json';
import { familyOfSeat, type Badge, type CardTypeId } from '../../kit';
import type { UnitId } from '../../kit/art/unit-glyphs';
import type { VignetteId } from '../../kit/art/VignetteG.svelte';
import { t } from '../../lib/i18n.svelte';
import type { FamilyView, JuntaView } from '../../lib/protocol.generated';

export type { Attempt, Ballot, FamilyView, Goods, JuntaView, OfferView, StackView } from '../../lib/protocol.generated';
export type Notes = readonly [number, number, number];
export type Naming = (seat: number) => string;

export const OFFICES = ['president', 'minister', 'general1', 'general2', 'general3', 'admiral', 'air'] as const;
export const LOCATIONS = ['bank', 'headquarters', 'home', 'mistress', 'club'] as const;
export const POWER = ['PAL', 'CHA', 'RAD', 'BNK', 'STA'] as const;
export const VALUES = [1, 2, 3] as const;

/** The map of the city is on the table: a coup, or the question whether there shall be one. */
export const isBroad = (view: JuntaView): boolean => !view.ballot && (view.coup || view.phase === 8);

/** How far a coup is: the opening, its six phases, the declarations. */
export function coupStep(view: JuntaView): number {
  return view.winner || view.families.some((family) => family.declared) ? 7 : view.coup_phase;
}

export interface Printed {
  readonly id: number;
  readonly kind: string;
  readonly window: string;
  readonly votes?: number;
  readonly price?: number;
  readonly confidence?: string;
}
const CARDS = new Map((data.cards as readonly Printed[]).map((card) => [card.id, card]));
/** Every political card, by number. */
export const allCards = (): readonly number[] => [...CARDS.keys()];
const ART: readonly (readonly [VignetteId, readonly number[]])[] = [
  ['church', [1, 4, 43]],
  ['handshake', [2, 41]],
  ['bank', [3, 42, 49]],
  ['fist', [5, 6, 10, 53, 57]],
  ['book', [7, 8, 16, 55]],
  ['yacht', [11, 64]],
  ['urn', [12, 15, 17, 60, 63]],
  ['people', [9, 13, 20, 48, 50, 51, 58]],
  ['mega', [14, 40, 45, 56]],
  ['sack', [18, 29, 31, 32, 33, 34, 35]],
  ['ghost', [19]],
  ['mask', [21, 26, 28, 59]],
  ['scope', [22, 23, 24, 25, 27, 30]],
  ['cash', [36, 37, 38, 39, 61]],
  ['phone', [44, 62]],
  ['carnival', [46]],
  ['dove', [47]],
  ['rocket', [52]],
  ['boat', [54]],
];
const ART_OF = new Map(ART.flatMap(([art, cards]) => cards.map((card) => [card, art] as const)));

export interface CardLook {
  readonly type: CardTypeId;
  readonly art: VignetteId;
  readonly kind: string;
  readonly value: string | number | undefined;
  readonly confidence: 'certain' | 'likely' | 'reconstructed';
}
export function printed(card: number): Printed {
  return CARDS.get(card) ?? { id: card, kind: 'event', window: 'any' };
}
export function lookOf(card: number): CardLook {
  const one = printed(card);
  return {
    type: (one.window === 'coup' ? 'coup' : one.kind) as CardTypeId,
    art: ART_OF.get(card) ?? 'people',
    kind: one.kind,
    value: one.votes ?? (one.price || undefined),
    confidence: (one.confidence ?? 'certain') as CardLook['confidence'],
  };
}
export const cardName = (card: number) => (card === 0 ? t('junta-secret-police') : t(`junta-card-${card}-name`));

const UNITS: Readonly<Record<string, UnitId>> = {
  palace_guard: 'guard',
  police: 'police',
  brigade1: 'infantry',
  brigade2: 'infantry',
  brigade3: 'infantry',
  paratroopers: 'paratroopers',
  marines: 'marines',
  striker: 'strikers',
  student: 'students',
  demonstrator: 'marchers',
  rioter: 'rioters',
  bank_guard: 'bank_guards',
  militia: 'militia',
  peoples_guard: 'peoples_militia',
  helicopter: 'helicopter',
  gunboat: 'gunboat',
  air_strike: 'air',
};
/** What says what cards of a kind, and units of a kind, are. */
export const TERM_OF_CARD: Readonly<Record<string, string>> = {
  influence: 'junta-term-influence',
  vote: 'junta-term-vote-card',
  assassin: 'junta-term-assassin',
  bribe: 'junta-term-bribe',
  donation: 'junta-term-donation',
  event: 'junta-term-event',
};
const TERMS_OF_UNITS: Readonly<Record<string, string>> = {
  palace_guard: 'junta-term-guard',
  police: 'junta-term-police',
  brigade1: 'junta-term-brigade',
  brigade2: 'junta-term-brigade',
  brigade3: 'junta-term-brigade',
  paratroopers: 'junta-term-landing',
  marines: 'junta-term-landing',
  gunboat: 'junta-term-bombardment',
  air_strike: 'junta-term-bombardment',
};
export const termOfUnit = (kind: string): string => TERMS_OF_UNITS[kind] ?? 'junta-term-crowd';
export const glyphOf = (kind: string): UnitId => UNITS[kind] ?? 'infantry';

export const badgeOf = (seat: number): Badge => ({ kind: 'family', id: familyOfSeat(seat) });
export const familyOf = (view: JuntaView, seat: number): FamilyView | undefined => view.families[seat];
/** A family of J17 has nobody behind it; it goes by its symbol. */
export function called(view: JuntaView, seat: number, name: Naming): string {
  if (seat < 0) return t('junta-opt-frozen');
  return view.families[seat]?.dummy ? t(`junta-family-${seat}`) : name(seat);
}
export const officesOf = (family: FamilyView) =>
  family.offices.map((office) => t(`junta-ui-office-${OFFICES[office] ?? ''}`));
export const sum = (notes: Notes) => notes[0] + 2 * notes[1] + 3 * notes[2];
/** The notes one by one, great values first. */
export const spread = (notes: Notes): readonly number[] =>
  [3, 2, 1].flatMap((value) => Array.from({ length: notes[value - 1] ?? 0 }, () => value));

/** Votes of one open card where it lies: the printed number; the server counts what doubles. */
export const votesOf = (card: number) => printed(card).votes ?? 0;

export interface Tally {
  readonly choice: string;
  readonly votes: number;
}
/** What has been counted so far, choice by choice. */
export function tally(view: JuntaView): readonly Tally[] {
  const choices =
    view.ballot_kind === 'election'
      ? [...new Set([...view.candidates.map(String), ...view.cast.map((one) => one.choice)])]
      : ['yes', 'no'];
  return choices.map((choice) => ({
    choice,
    votes: view.cast.filter((one) => one.choice === choice).reduce((all, one) => all + one.votes, 0),
  }));
}
/** Votes in sight that nobody has cast: heads or offices, and open influence. */
export function votesToCome(view: JuntaView): number {
  const used = new Set(view.cast.map((one) => one.source));
  return view.families
    .filter((family) => family.alive && !family.exile)
    .reduce((all, family) => {
      const seats = view.assigned
        ? family.offices.filter((office) => !used.has(`office:${office}`)).length
        : used.has(`head:${family.seat}`) || family.dummy
          ? 0
          : 1;
      return (
        all +
        seats +
        (family.open_cards.some((card) => used.has(`card:${card}`))
          ? family.open_cards.filter((card) => !used.has(`card:${card}`)).reduce((n, card) => n + votesOf(card), 0)
          : family.votes)
      );
    }, 0);
}
export function sourceName(source: string): string {
  const [kind, what] = source.split(':');
  if (kind === 'office') return t(`junta-ui-office-${OFFICES[Number(what)] ?? ''}`);
  return kind === 'head' ? t('junta-source-head') : cardName(Number((what ?? '0').split('@')[0]));
}
export function choiceName(view: JuntaView, choice: string, name: Naming): string {
  return choice === 'yes' || choice === 'no' ? t(`core-${choice}`) : called(view, Number(choice), name);
}
/** How a family has voted so far, choice by choice; null if it has not. */
export function voteOf(view: JuntaView, seat: number): readonly Tally[] | null {
  const own = view.cast.filter((one) => one.voter === seat);
  const choices = [...new Set(own.map((one) => one.choice))];
  return own.length
    ? choices.map((choice) => ({
        choice,
        votes: own.filter((one) => one.choice === choice).reduce((all, one) => all + one.votes, 0),
      }))
    : null;
}
