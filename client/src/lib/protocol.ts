/** What the server says and hears: the messages of the HTTP interface and of the live socket. */
import type { Words } from './words';

/** Data as JSON can hold it; boards give it a narrower type. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export interface SwitchInfo {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly rule: string;
  readonly source?: string;
  readonly confidence: string;
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  readonly open_ended?: boolean;
}
export interface GameInfo {
  readonly id: string;
  readonly prefix: string;
  readonly version: string;
  readonly seats: readonly number[];
  readonly switches: readonly SwitchInfo[];
  readonly presets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly reconstructed: readonly string[];
  readonly endings: readonly string[];
  readonly bots: readonly string[];
}
export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'human' | 'bot';
  readonly bot?: string | null;
  readonly name: string;
  readonly taken: boolean;
  readonly online: boolean;
}
export interface Outcome {
  readonly ending: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rounds: number;
}
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly status: 'gathering' | 'running' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly you: number | null;
  readonly host: boolean;
  readonly seq: number;
  readonly commitment?: string;
  readonly outcome: Outcome | null;
  readonly created?: number | string;
  /** Seats asked now, as far as everybody may know. */
  readonly awaited?: readonly number[];
  readonly round?: number | null;
}
export interface SeatLink {
  readonly seat: number;
  readonly url: string;
}

/** One small step that is legal now: its stable key, its text, its rule, and what it points at on the board. */
export interface Option {
  readonly key: string;
  readonly words: Words;
  readonly rule: string;
  readonly aim: string;
}
export interface Menu {
  readonly options: readonly Option[];
  /** The steps so far make a whole answer. */
  readonly complete: boolean;
  readonly answer: Plain;
}
export interface Question extends Menu {
  readonly key: string;
  readonly rule: string;
  readonly words: Words;
  readonly facts: { readonly [name: string]: Plain };
  readonly forced: boolean;
}
export interface Awaited {
  readonly seats: readonly number[];
  readonly sealed: readonly number[];
  readonly discreet: boolean;
}
/** Everything a seat (or a spectator: you = null) may know at this moment. */
export interface Seen<View = Plain> {
  readonly you: number | null;
  readonly view: View;
  readonly question: Question | null;
  readonly interjection: Question | null;
  readonly awaited: Awaited;
  readonly outcome: Outcome | null;
}
export interface NewsLine extends Words {
  /** The log entry it belongs to; several lines can share it. */
  readonly n: number;
  readonly rule: string;
}
export type ErrorKind = 'illegal' | 'not_asked' | 'bad_input' | 'stale' | 'forbidden' | 'not_found' | 'too_many' | 'too_large' | 'unreachable';
export interface Refusal {
  readonly kind: ErrorKind;
  readonly rule: string;
  readonly words: Words;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly table: TableInfo; readonly seq: number; readonly seen: Seen | null; readonly news: readonly NewsLine[] }
  | { readonly type: 'update'; readonly seq: number; readonly seen: Seen; readonly news: readonly NewsLine[] }
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'accepted'; readonly key: string; readonly seq: number }
  | { readonly type: 'refused'; readonly key: string; readonly error: Refusal }
  | ({ readonly type: 'steps'; readonly key: string } & Menu)
  | { readonly type: 'probe'; readonly key: string; readonly ok: boolean; readonly error?: Refusal };

export type ClientMessage =
  | { readonly type: 'answer'; readonly key: string; readonly seq: number; readonly answer: Plain; readonly interjection?: boolean }
  | { readonly type: 'steps'; readonly key: string; readonly so_far: readonly string[]; readonly interjection?: boolean }
  | { readonly type: 'probe'; readonly key: string; readonly answer: Plain; readonly interjection?: boolean }
  | { readonly type: 'start' }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'nonce'; readonly nonce: string };

export interface ReplayStep {
  readonly at: number;
  readonly last: number;
  readonly seen: Seen | { readonly seats: readonly Seen[] };
  readonly news: readonly NewsLine[];
}

export function isFree(seat: SeatInfo): boolean {
  return seat.kind === 'human' && !seat.taken;
}
