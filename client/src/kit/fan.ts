/**
 * How wide the cards of a hand are and how far apart they lie (less than nothing: over each other), so that all are seen.
 * A hand that would be too small to be read in one row lies in two.
 */
const RATIO = 1.56;
const GAP = 9;
const SMALLEST = 80;
const LEGIBLE = 60;
const READABLE = 84;
/** Of the height: what a chosen card is lifted by, and its shadow. Of the width: paddings and shadow. */
const HEADROOM = 30;
const MARGIN = 16;

export interface Fan {
  readonly width: number;
  readonly gap: number;
  readonly rows: 1 | 2;
}

export function fanOf(count: number, room: number, height: number, largest: number): Fan {
  const one = { ...rowOf(count, room, height, largest), rows: 1 as const };
  if (one.width >= LEGIBLE || count < 8) return one;
  const half = (height - HEADROOM - GAP) / 2 + HEADROOM;
  const two = { ...rowOf(Math.ceil(count / 2), room, half, largest), rows: 2 as const };
  return two.width > one.width ? two : one;
}

function rowOf(count: number, room: number, height: number, largest: number): Omit<Fan, 'rows'> {
  const space = Math.max(0, room - MARGIN);
  const high = Math.max(40, (height - HEADROOM) / RATIO);
  if (count < 2) return { width: Math.floor(Math.min(largest, high, Math.max(40, space))), gap: GAP };
  // Whole cards, as long as they can be read; then a neighbour lies over a quarter of each: its picture and most of its
  // name stay in sight.
  const whole = (space - GAP * (count - 1)) / count;
  const beside = whole >= READABLE ? whole : Math.max(whole, space / (1 + 0.75 * (count - 1)) - 2);
  // A card that lies under its neighbour shows more than its middle, or nobody could take it.
  const overlapped = (space - 6 * (count - 1)) / (1 + (count - 1) / 2);
  const width = Math.floor(Math.max(40, Math.min(largest, high, Math.max(beside, Math.min(SMALLEST, overlapped)))));
  return { width, gap: Math.min(GAP, Math.floor((space - width) / (count - 1) - width)) };
}
