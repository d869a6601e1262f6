/** Where the narrator points, and where his note can lie without covering it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The element of an aim ("seat:2", "card:62", "region:5") or of a region ("telegram", "hand"), if it is on the page. */
export function elementOf(point: string, root: ParentNode = document): Element | null {
  const named = CSS.escape(point);
  const spot = CSS.escape(point.replace(':', '-'));
  const found = [
    ...root.querySelectorAll(`[data-region="${named}"], [data-aim="${named}"], [data-spot="${spot}"]`),
  ].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  return found[0] ?? null;
}

/** The boxes of these points, cut to the window, with a little air around them; what lies under the telegram is cut off. */
export function boxesOf(points: readonly string[], air = 8): Box[] {
  const boxes: Box[] = [];
  const desk = elementOf('telegram');
  for (const point of points) {
    const element = elementOf(point);
    if (!element) continue;
    const rect = element.getBoundingClientRect();
    const over = desk && desk !== element && !desk.contains(element) ? desk.getBoundingClientRect() : null;
    const left = Math.max(4, rect.left - air);
    const top = Math.max(4, rect.top - air);
    const width = Math.min(innerWidth - 4, rect.right + air) - left;
    const height = Math.min(innerHeight - 4, rect.bottom + air) - top;
    const seen = uncovered({ left, top, width, height }, over);
    if (seen.width > 8 && seen.height > Math.min(40, height / 2)) boxes.push(seen);
  }
  return boxes;
}

/** What of a box can be seen above something that lies across it; what lies beside it covers nothing. */
export function uncovered(box: Box, over: Box | null): Box {
  const across =
    over !== null &&
    over.left <= box.left + box.width * 0.1 &&
    over.left + over.width >= box.left + box.width * 0.9 &&
    over.top + over.height > box.top;
  return across ? { ...box, height: Math.min(box.height, Math.max(0, over.top - box.top - 4)) } : box;
}

/** How much of what must be seen a note of this box would cover: 1 is all of one of them. */
export function covers(note: Box, keep: readonly Box[]): number {
  return keep.reduce((sum, box) => sum + overlap(note, box) / (box.width * box.height), 0);
}

/** Phones: the pane on which these points can be seen. */
export function paneOf(points: readonly string[], waits: boolean, ownSeats: boolean): string {
  if (points.includes('deals')) return 'talk';
  if (waits) return 'table';
  if (points.some((point) => point === 'hand' || point.startsWith('card:'))) return 'hand';
  return points.includes('seats') && !ownSeats ? 'seats' : 'table';
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Where a note of this size covers least of what must be seen; of equal places the one nearest to what it is about. With
 * `grid` every so many pixels are tried, not the sides and corners alone.
 */
export function placeFor(
  size: { width: number; height: number },
  keep: readonly Box[],
  frame: Box,
  grid = 0,
): { left: number; top: number } {
  const gap = 26;
  const right = frame.left + frame.width - size.width;
  const bottom = frame.top + frame.height - size.height;
  const spots = [
    { left: (frame.left + right) / 2, top: (frame.top + bottom) / 2 },
    { left: frame.left, top: frame.top },
    { left: right, top: frame.top },
    { left: frame.left, top: bottom },
    { left: right, top: bottom },
    { left: (frame.left + right) / 2, top: frame.top },
  ];
  for (const box of keep.slice(0, 2)) {
    const middle = { left: box.left + box.width / 2 - size.width / 2, top: box.top + box.height / 2 - size.height / 2 };
    spots.push(
      { left: box.left + box.width + gap, top: middle.top },
      { left: box.left - gap - size.width, top: middle.top },
      { left: middle.left, top: box.top - gap - size.height },
      { left: middle.left, top: box.top + box.height + gap },
    );
  }
  for (let left = frame.left; grid && left <= right; left += grid)
    for (let top = frame.top; top <= bottom; top += grid) spots.push({ left, top });
  const first = keep[0];
  let best = { left: frame.left, top: frame.top };
  let least = Infinity;
  for (const spot of spots) {
    const left = Math.max(frame.left, Math.min(right, spot.left));
    const top = Math.max(frame.top, Math.min(bottom, spot.top));
    const covers = keep.reduce((sum, box) => sum + overlap({ left, top, ...size }, box), 0);
    const far = first
      ? Math.hypot(
          left + size.width / 2 - first.left - first.width / 2,
          top + size.height / 2 - first.top - first.height / 2,
        )
      : Math.hypot(left - (frame.left + right) / 2, top - (frame.top + bottom) / 2);
    const cost = covers * 1000 + far;
    if (cost < least) {
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** Less than this is no room for the coach. */
const SAYS = 330;

/**
 * Where the coach over the telegram ends: above the newspaper's line if there is room enough for what he has to say,
 * otherwise on the newspaper, but never on the telegram.
 */
export function footOver(telegram: number, paper: { readonly top: number; readonly bottom: number } | null): number {
  const joined = paper !== null && Math.abs(paper.bottom - telegram) < 30;
  return joined && paper.top >= SAYS ? paper.top : telegram;
}
