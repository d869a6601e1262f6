/** What the table of Anti-Monopoly III knows of its view. No rules: only names, order, looks and how a pawn walks. */
import type { AntiMonopolyView, PowerView, PrintedBoard, Scene } from '../../lib/protocol.generated';
import type { BoardShape, LoopShape } from './layout';

export type { AntiMonopolyView, PowerView, PrintedBoard, Scene };
export type LoopId = 'yellow' | 'blue' | 'red';
export type TrackId = LoopId | 'green';
export const LOOP_IDS: readonly LoopId[] = ['yellow', 'blue', 'red'];
export const TRACK_IDS: readonly TrackId[] = ['yellow', 'blue', 'red', 'green'];

export interface Inks {
  readonly deep: string;
  readonly pale: string;
  readonly text: string;
}

export const INKS: Readonly<Record<TrackId, Inks>> = {
  yellow: { deep: '#F0B93C', pale: '#FBE3A4', text: '#1C2230' },
  blue: { deep: '#2F6A9B', pale: '#BFD9EA', text: '#FFF9EB' },
  red: { deep: '#B5402D', pale: '#F1C4B4', text: '#FFF9EB' },
  green: { deep: '#4B7C3F', pale: '#C9DDB3', text: '#FFF9EB' },
};

export interface Place {
  readonly number: number;
  readonly track: TrackId | null;
  readonly field: number;
  /** start, negotiation, or the printed word. */
  readonly print: string;
}

export function shapeOf(board: PrintedBoard): BoardShape {
  const loop = (id: LoopId, i: number): LoopShape => ({
    last: board.last[i] ?? 0,
    length: board[id].length,
    monopoly: board[id].indexOf('monopoly') + 1,
  });
  return {
    loops: [loop('yellow', 0), loop('blue', 1), loop('red', 2)],
    green: board.green.length,
    spiral: board.spiral,
  };
}

/** Every place of the board by its number, as the view counts them. */
export function placesOf(board: PrintedBoard): Place[] {
  const places: Place[] = [{ number: 0, track: null, field: 0, print: 'start' }];
  TRACK_IDS.forEach((track, t) => {
    board[track].forEach((print, i) => places.push({ number: places.length, track, field: i + 1, print }));
    if (t < 3) places.push({ number: places.length, track: null, field: t + 1, print: 'negotiation' });
  });
  return places;
}

/** The arguments of the message `am-place` for a place. */
export function placeArgs(place: Place | undefined): { track: string; number: number } {
  if (!place || place.print === 'start') return { track: 'start', number: 0 };
  if (place.print === 'negotiation' || place.print === 'peace') return { track: place.print, number: place.field };
  return { track: place.track ?? 'start', number: place.field };
}

/** "+2" and "-1" are money; everything else is a word. */
export function money(print: string): number | null {
  return /^[+-]\d+$/.test(print) ? Number(print) : null;
}

/** Where each throw of the die would take a pawn (A6.2 to A6.5); a higher one than the need may still end at the gate. */
export function landings(board: PrintedBoard, from: number): readonly number[] {
  const places = placesOf(board);
  const place = places[from];
  const loop = place?.track && place.track !== 'green' ? LOOP_IDS.indexOf(place.track) : -1;
  const need = loop < 0 ? 0 : (needOf(board, from) ?? 0);
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const gate = from + need + (place?.track ? board[place.track].length - (board.last[loop] ?? 0) : 0);
    if (face === need) return gate;
    let at = from;
    for (let i = 0; i < face; i++) at = onward(board, places, at, -1);
    return at;
  });
}

/** What a throw must show to end exactly before the next track or at World Peace; null where nothing is missed (A6.3, A18.1). */
export function needOf(board: PrintedBoard, from: number): number | null {
  const place = placesOf(board)[from];
  if (!place?.track) return null;
  if (place.track === 'green') return board.green.length - place.field;
  const last = board.last[LOOP_IDS.indexOf(place.track)] ?? 0;
  return place.field <= last ? last - place.field + 1 : null;
}

/** What says what a field does. */
export function termOfField(print: string): string | undefined {
  if (print === 'hatched') return 'am-term-hatched';
  if (['action', 'crisis', 'direct', 'plain'].includes(print)) return `am-legend-${print}`;
  const sum = money(print);
  return sum === null ? undefined : sum > 0 ? 'am-legend-income' : 'am-legend-costs';
}

const FARTHEST = 12;

/** The places a pawn touches on its way, without the first: field by field where the way is short, else in one leap. */
export function pathBetween(board: PrintedBoard, origin: number, goal: number): number[] {
  const places = placesOf(board);
  for (const step of [onward, before]) {
    const path: number[] = [];
    let at = origin;
    for (let i = 0; i < FARTHEST && at !== goal; i++) {
      at = step(board, places, at, goal);
      path.push(at);
    }
    if (at === goal) return path;
  }
  return [goal];
}

/** One field on; from the last field before a negotiation field that is the goal, onto it. */
function onward(board: PrintedBoard, places: readonly Place[], at: number, goal: number): number {
  const place = places[at];
  if (!place?.track || place.track === 'green') return Math.min(at + 1, places.length - 1);
  const loop = LOOP_IDS.indexOf(place.track);
  const first = at - place.field + 1;
  const gate = first + board[place.track].length;
  if (place.field === board.last[loop] && goal === gate) return gate;
  return place.field === board[place.track].length ? first : at + 1;
}

function before(_board: PrintedBoard, places: readonly Place[], at: number): number {
  return places[at]?.track ? at - 1 : at;
}
