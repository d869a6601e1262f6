/**
 * From what the server says to what is shown: an update is cut into shots, each with its lines, the table as it stood, and
 * the time that its kind takes. Nothing here knows a clock or a page.
 */
import type { NewsLine, Plain, Seen } from '../lib/protocol';
import type { Words } from '../lib/words';

/**
 * What kind of moment a line tells. `quiet` lines stand in the newspaper and take no time; `dice` and `card` are shown before
 * what follows from them moves on the table.
 */
export type Kind =
  'quiet' | 'whisper' | 'phase' | 'word' | 'brief' | 'vote' | 'money' | 'move' | 'dice' | 'card' | 'blow';

/** Milliseconds at the usual speed. A die tumbles for 700 and settles for 120, a card turns in 320 and is read. */
const TIMES: Readonly<Record<Kind, number>> = {
  quiet: 0,
  whisper: 600,
  phase: 900,
  word: 1600,
  brief: 1000,
  vote: 900,
  money: 1100,
  move: 1300,
  dice: 2000,
  card: 2600,
  blow: 2200,
};
/** Every further line of a shot, every further die, every further field of a pawn. */
const MORE = 350;
const PER_DIE = 80;
/** What is told of the table as it was: dice and cards, whatever follows from them. */
export const AHEAD: ReadonlySet<Kind> = new Set(['dice', 'card']);

export interface Frame {
  readonly seq: number;
  readonly seen: Seen | null;
  readonly news: readonly NewsLine[];
  /** The moments before the last one; each tells so many of the lines. */
  readonly beats?: readonly { readonly view: unknown; readonly lines: number }[] | undefined;
}

/** Dice that fell, as a line tells of them. */
export interface Fallen {
  readonly faces: readonly number[];
  /** Which of them count. */
  readonly hits?: readonly boolean[];
  readonly numeral?: boolean;
  readonly estate?: string | undefined;
}

/** Where on the table something happens: names of marked things (`data-spot`). */
export interface Spots {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What travels from one to the other. */
  readonly token?: 'note' | 'card' | 'unit' | 'ballot' | 'shot' | undefined;
  /** A word at its end: "−2", "+4". */
  readonly mark?: string | undefined;
}

/** One thing that is gone or left, in an extra edition. */
export interface Item {
  readonly glyph:
    | 'cards'
    | 'notes'
    | 'votes'
    | 'units'
    | 'office'
    | 'bank'
    | 'passport'
    | 'seats'
    | 'chips'
    | 'life'
    | 'pawn'
    | 'bomb'
    | 'word';
  readonly words: Words;
  readonly small?: Words | undefined;
}

/** Something that happened to the reader himself: the film stops for it. */
export interface Happening {
  /** The headline, and the word of it that is printed in red. */
  readonly head: Words;
  readonly red?: Words | undefined;
  readonly kind: 'killed' | 'robbed' | 'toppled' | 'lost' | 'given';
  readonly by: number | null;
  readonly how: Words;
  readonly rule: string;
  readonly die?: number | undefined;
  /** Of several with this name only the first stops the film; the others are told like anything else. */
  readonly once?: string | undefined;
  readonly gone: readonly Item[];
  readonly left: readonly Item[];
}

/** One side of a ceremony: who, and what adds up to what. */
export interface Side {
  readonly title: Words;
  readonly seats: readonly number[];
  readonly terms: readonly {
    readonly words: Words;
    readonly value: number;
    readonly as: 'shield' | 'card' | 'die';
    /** The picture of its card. */
    readonly art?: string | undefined;
  }[];
  readonly total: number | null;
}
/** When what of a duel comes, in milliseconds; its bill then line by line, and a moment to read it. */
export const DUEL = { shield: 200, card: 500, die: 740, total: 1560, stamp: 1860, bill: 2200, row: 350, read: 2200 };

/** A row turns over, one after another, from here on; whatever is said of them comes after the last. */
export const TURN = { first: 300, each: 240, verdict: 1500 };
/** When a ceremony has shown how it ends, in milliseconds: until then its words keep silent about it. */
export function told(ceremony: Ceremony): number {
  if (ceremony.sides) return DUEL.stamp;
  if (ceremony.turned) return TURN.first + ceremony.turned.length * TURN.each;
  return ceremony.stamp ? TURN.verdict : 0;
}

/** What a verdict costs whom, in the order of the rules. */
export interface Bill {
  readonly title: Words;
  readonly rows: readonly {
    readonly title: Words;
    readonly rule: string;
    readonly seats: readonly number[];
    readonly lines: readonly Words[];
  }[];
}
/** A moment that the whole stage is cleared for. */
export interface Ceremony {
  readonly kind: 'duel' | 'reveal' | 'score' | 'card' | 'fall' | 'rise' | 'alarm';
  readonly title: Words;
  readonly place?: Words | undefined;
  readonly sides?: readonly [Side, Side] | undefined;
  /** Things that are turned over one after another. */
  readonly turned?: readonly {
    readonly seat: number | null;
    readonly words?: Words | undefined;
    readonly value: string;
    /** It is a die that shows the value. */
    readonly die?: number | undefined;
    readonly small?: Words | undefined;
    readonly best: boolean;
  }[];
  /** A card that is read: of what sort (in its band), its name, its text, its picture. */
  readonly card?:
    | { readonly sort?: Words; readonly name: Words; readonly text?: Words | undefined; readonly art?: string }
    | undefined;
  readonly seat?: number | null;
  /** A picture of the game's own (its `CardArt` draws it), where no person and no card is shown. */
  readonly art?: string;
  readonly dice?: Fallen | null;
  readonly stamp?: Words | undefined;
  readonly bill?: Bill | undefined;
  /** On wide screens the game's own board shows it, and nothing is cleared for it. */
  readonly onBoard?: boolean;
  readonly ms: number;
}

/** What a game knows about its own film. */
export interface FilmModule<View = unknown> {
  /** By id, without `-secret`; whatever is not named is a `word`. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Lines that are told together when they follow each other, and under which name. */
  readonly folds?: Readonly<Record<string, string>>;
  /** What a heap of such lines is called, if not by its first line. */
  readonly heap?: (name: string, lines: readonly NewsLine[]) => Words | null;
  /** Heaps that are also put together across events, and in the newspaper. */
  readonly spam?: readonly string[];
  /** Lines that are told one by one, but stand in the newspaper together; under which name. */
  readonly report?: (line: NewsLine) => string | null;
  readonly spots?: (line: NewsLine, view: View) => Spots | null;
  readonly dice?: (line: NewsLine) => Fallen | null;
  /** What a line says beside dice that are seen: without their numbers. */
  readonly brief?: (line: NewsLine) => Words | null;
  /** What the own dice are for, before they fall. */
  readonly aim?: (line: NewsLine) => Words | null;
  /** Whose own die it is. */
  readonly roller?: (line: NewsLine) => number | null;
  readonly happened?: (
    line: NewsLine,
    before: View,
    after: View,
    you: number,
    lines: readonly NewsLine[],
  ) => Happening | null;
  /**
   * The table in the middle of a moment: `told` has happened, what `later` tells has not. Without it the table is as after
   * the moment from the first line on that is neither dice nor card.
   */
  readonly meanwhile?: (before: View, after: View, told: readonly NewsLine[], later: readonly NewsLine[]) => View;
  /** `all` are the lines of the whole moment: what follows from it is known already. */
  readonly ceremony?: (
    lines: readonly NewsLine[],
    before: View,
    after: View,
    all: readonly NewsLine[],
  ) => Ceremony | null;
  /** Where chapters of a replay begin. */
  readonly chapters?: Readonly<Record<string, 'round' | 'coup' | 'death' | 'vote' | 'war'>>;
}
export type AnyFilm = FilmModule<any>;

export interface Shot {
  readonly seq: number;
  readonly kind: Kind;
  readonly ms: number;
  readonly lines: readonly NewsLine[];
  readonly view: unknown;
  readonly before: unknown;
  /** The name of its heap. */
  readonly heap: string | null;
  /** The same heap goes on in the next event. */
  readonly spam: boolean;
  readonly dice: Fallen | null;
  readonly roller: number | null;
  readonly ceremony: Ceremony | null;
  readonly happenings: readonly Happening[];
  /** What is so at the end of its update; null in the middle of one. */
  readonly end: Seen | null;
  /** The last one of its update. */
  readonly last: boolean;
}

export const plainId = (line: NewsLine): string => line.id.replace(/-secret$/, '');
export const kindOf = (line: NewsLine, film: AnyFilm | null): Kind => film?.kinds[plainId(line)] ?? 'word';

export function seatIn(arg: Plain | undefined): number | null {
  const seat = arg !== null && typeof arg === 'object' && !Array.isArray(arg) ? (arg as { seat?: Plain }).seat : null;
  return typeof seat === 'number' ? seat : null;
}
export const numberIn = (arg: Plain | undefined): number => (typeof arg === 'number' ? arg : 0);
/** The dice of a line: `dice` or `faces` are several, `die` or `face` is one. */
export function fallen(line: NewsLine): readonly number[] {
  const { dice, faces, die, face } = line.args;
  const several = Array.isArray(dice) ? dice : Array.isArray(faces) ? faces : null;
  if (several) return several.filter((one): one is number => typeof one === 'number');
  const one = die ?? face;
  return typeof one === 'number' ? [one] : [];
}

interface Group {
  kind: Kind;
  heap: string | null;
  lines: NewsLine[];
}

/** The lines of one beat, as they are told: quiet ones with what follows, heaps together. */
function grouped(lines: readonly NewsLine[], film: AnyFilm | null): Group[] {
  const groups: Group[] = [];
  let quiet: NewsLine[] = [];
  for (const line of lines) {
    const kind = kindOf(line, film);
    if (kind === 'quiet') {
      quiet.push(line);
      continue;
    }
    const heap = film?.folds?.[plainId(line)] ?? null;
    const last = groups.at(-1);
    if (last && heap !== null && last.heap === heap && !quiet.length) last.lines.push(line);
    else groups.push({ kind, heap, lines: [...quiet, line] });
    quiet = [];
  }
  if (quiet.length) {
    const last = groups.at(-1);
    if (last) last.lines.push(...quiet);
    else groups.push({ kind: 'quiet', heap: null, lines: quiet });
  }
  return groups;
}

function timeOf(group: Group, dice: Fallen | null, loud: number): number {
  if (group.kind === 'quiet') return 0;
  return TIMES[group.kind] + Math.min(4, loud - 1) * MORE + (dice ? dice.faces.length * PER_DIE : 0);
}

/** An update as a row of shots; never empty, the last one carries what is so now. */
export function shots(frame: Frame, before: unknown, film: AnyFilm | null, you: number | null): Shot[] {
  const row: Shot[] = [];
  const beats = [...(frame.beats ?? []), { view: frame.seen?.view ?? before, lines: Infinity }];
  let at = 0;
  let table = before;
  beats.forEach((beat, b) => {
    const lines = frame.news.slice(at, beat.lines === Infinity ? undefined : at + beat.lines);
    at += lines.length;
    const groups = grouped(lines, film);
    if (!groups.length && b === beats.length - 1) groups.push({ kind: 'quiet', heap: null, lines: [] });
    let ahead = true;
    // What is told late in a beat happened to the table as it was before all of it.
    const start = table;
    groups.forEach((group, g) => {
      ahead &&= AHEAD.has(group.kind);
      const told = group.lines.filter((line) => kindOf(line, film) !== 'quiet');
      const dice = told.length === 1 && told[0] ? (film?.dice?.(told[0]) ?? null) : null;
      const known = table !== null && table !== undefined && beat.view !== null;
      const later = groups.slice(g + 1).flatMap((one) => one.lines);
      const after = !later.length
        ? beat.view
        : film?.meanwhile && known
          ? film.meanwhile(
              start,
              beat.view,
              groups.slice(0, g + 1).flatMap((one) => one.lines),
              later,
            )
          : ahead
            ? table
            : beat.view;
      const ceremony = known && told.length ? (film?.ceremony?.(told, start, beat.view, lines) ?? null) : null;
      row.push({
        seq: frame.seq,
        kind: group.kind,
        ms: Math.max(ceremony?.ms ?? 0, timeOf(group, dice, told.length)),
        lines: group.lines,
        view: after,
        before: table,
        heap: group.heap,
        spam: group.heap !== null && (film?.spam?.includes(group.heap) ?? false),
        dice,
        roller: told[0] && dice ? (film?.roller?.(told[0]) ?? null) : null,
        ceremony,
        happenings:
          you === null || !known
            ? []
            : told.flatMap((line) => film?.happened?.(line, start, beat.view, you, frame.news) ?? []),
        end: null,
        last: false,
      });
      table = after;
    });
  });
  const last = row.pop() as Shot;
  row.push({ ...last, end: frame.seen, last: true });
  return row;
}

/** Two shots of the same heap become one. */
export function heaped(first: Shot, second: Shot): Shot {
  const happenings = [...first.happenings, ...second.happenings];
  return { ...second, lines: [...first.lines, ...second.lines], ms: first.ms, before: first.before, happenings };
}

/** Lines of the same heap that follow each other, as one sentence; others stay as they are. */
export function foldLines<T extends NewsLine>(
  lines: readonly T[],
  film: AnyFilm | null,
): { readonly line: T; readonly words: Words; readonly lines: readonly T[] }[] {
  const rows: { line: T; words: Words; lines: T[] }[] = [];
  let heap: string | null = null;
  for (const line of lines) {
    const found = film?.folds?.[plainId(line)];
    const name = found !== undefined && film?.spam?.includes(found) ? found : (film?.report?.(line) ?? null);
    const last = rows.at(-1);
    if (last && name !== null && name === heap) {
      last.lines.push(line);
      last.words = film?.heap?.(name, last.lines) ?? last.words;
      if (last.words === last.line) rows.push({ line, words: line, lines: [line] });
    } else rows.push({ line, words: line, lines: [line] });
    heap = name;
  }
  return rows;
}
