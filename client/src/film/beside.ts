/** Where the words of a beat stand: beside what moves, inside the window, and never over an answer. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Side = 'right' | 'left' | 'above' | 'below';
export interface Tab extends Box {
  readonly side: Side;
}

const WIDEST = 236;
const LETTER = 7.6;
const LINE = 18;
/** Crest, paper and edges around the words. */
const AROUND = { w: 56, h: 18 };
/** From the thing to its words: room for the tab's beak. */
const GAP = 16;
const EDGE = 6;
/** Whatever would be taller is told in the strip only. */
const TALLEST = 6;

/** How much room the words take, without laying them out; null for whole stories. */
export function sizeOf(text: string): { readonly w: number; readonly h: number } | null {
  const long = text.length * LETTER;
  const lines = Math.ceil(long / (WIDEST - AROUND.w) + (long > WIDEST - AROUND.w ? 0.4 : 0));
  if (lines > TALLEST) return null;
  return { w: Math.ceil(Math.min(WIDEST, long + AROUND.w)), h: Math.max(1, lines) * LINE + AROUND.h };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/**
 * The side of a thing where its words cover least. `never` are answers, the strip and other words; what moves and its
 * plates may be covered where there is no better place.
 */
export function placed(
  thing: Box,
  size: { readonly w: number; readonly h: number },
  window: { readonly w: number; readonly h: number },
  never: readonly Box[],
  rather: readonly Box[],
): Tab | null {
  const slide = (at: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, at));
  const y = slide(thing.y + thing.h / 2 - size.h / 2, window.h - size.h);
  const x = slide(thing.x + thing.w / 2 - size.w / 2, window.w - size.w);
  const tabs: readonly Tab[] = [
    { ...size, side: 'right', x: thing.x + thing.w + GAP, y },
    { ...size, side: 'left', x: thing.x - GAP - size.w, y },
    { ...size, side: 'above', x, y: thing.y - GAP - size.h },
    { ...size, side: 'below', x, y: thing.y + thing.h + GAP },
  ];
  const inside = (tab: Box) =>
    tab.x >= EDGE && tab.y >= EDGE && tab.x + tab.w <= window.w - EDGE && tab.y + tab.h <= window.h - EDGE;
  const free = tabs.filter((tab) => inside(tab) && never.every((box) => !shared(tab, box)));
  const covered = (tab: Box) => rather.reduce((sum, box) => sum + shared(tab, box), 0);
  return free.sort((a, b) => covered(a) - covered(b))[0] ?? null;
}
