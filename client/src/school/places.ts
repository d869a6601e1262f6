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

/** The boxes of these points, cut to the window, with a little air around them. */
export function boxesOf(points: readonly string[], air = 8): Box[] {
  const boxes: Box[] = [];
  for (const point of points) {
    const rect = elementOf(point)?.getBoundingClientRect();
    if (!rect) continue;
    const left = Math.max(4, rect.left - air);
    const top = Math.max(4, rect.top - air);
    const width = Math.min(innerWidth - 4, rect.right + air) - left;
    const height = Math.min(innerHeight - 4, rect.bottom + air) - top;
    if (width > 8 && height > 8) boxes.push({ left, top, width, height });
  }
  return boxes;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where a note of this size covers least of what must be seen; of equal places the one nearest to what it is about. */
export function placeFor(
  size: { width: number; height: number },
  keep: readonly Box[],
  frame: Box,
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
