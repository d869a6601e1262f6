/**
 * Where everything lies on the board: three loops on three sides, the staircase on the fourth, the spiral in the middle.
 * Two sheets of the same board: WIDE lies on a table, TALL is held in a hand. Nothing here knows a rule; the numbers of
 * places run as in the view: START, yellow, negotiation 1, blue, negotiation 2, red, negotiation 3, green up to World Peace.
 */
export type Point = readonly [number, number];

export interface LoopShape {
  readonly last: number;
  readonly length: number;
  readonly monopoly: number;
}

export interface BoardShape {
  readonly loops: readonly [LoopShape, LoopShape, LoopShape];
  readonly green: number;
  readonly spiral: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly field: number;
  readonly big: number;
  readonly node: number;
  readonly start: Point;
  readonly nodes: readonly [Point, Point, Point];
  readonly left: { readonly x: number; readonly inner: number; readonly from: number; readonly to: number };
  readonly top: { readonly y: number; readonly inner: number; readonly from: number; readonly to: number };
  readonly right: { readonly x: number; readonly inner: number; readonly from: number; readonly to: number };
  readonly stairs: { readonly x: number; readonly y: number; readonly step: number; readonly rise: number };
  readonly peace: Point;
  readonly spiral: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly disc: number;
    /** Where field 24 lies and how far it winds, in turns clockwise from three o'clock, and how much narrower it ends. */
    readonly from: number;
    readonly turns: number;
    readonly shrink: number;
    /** Zero in the middle, or at the end of the line: then the middle is free for a card and a die. */
    readonly zero: 'middle' | 'end';
  };
  /** Whether there is room beside the fields: then pawns stand there and what is printed stays readable. */
  readonly beside: boolean;
}

export const WIDE: Sheet = {
  width: 930,
  height: 700,
  field: 37,
  big: 62,
  node: 42,
  start: [82, 652],
  nodes: [
    [82, 52],
    [848, 52],
    [848, 646],
  ],
  left: { x: 56, inner: 136, from: 614, to: 108 },
  top: { y: 42, inner: 124, from: 150, to: 780 },
  right: { x: 874, inner: 794, from: 108, to: 594 },
  stairs: { x: 752, y: 668, step: 29, rise: 8.4 },
  peace: [198, 474],
  spiral: { x: 474, y: 338, rx: 228, ry: 166, disc: 16.5, from: 0.3, turns: 1.24, shrink: 0.4, zero: 'end' },
  beside: true,
};

export const TALL: Sheet = {
  width: 600,
  height: 860,
  field: 36,
  big: 58,
  node: 42,
  start: [62, 686],
  nodes: [
    [50, 54],
    [550, 54],
    [550, 690],
  ],
  left: { x: 32, inner: 104, from: 652, to: 110 },
  top: { y: 36, inner: 104, from: 100, to: 500 },
  right: { x: 568, inner: 496, from: 110, to: 636 },
  stairs: { x: 492, y: 820, step: 22.5, rise: 5.6 },
  peace: [62, 774],
  spiral: { x: 300, y: 408, rx: 150, ry: 228, disc: 17.5, from: -0.525, turns: 2.05, shrink: 0.78, zero: 'middle' },
  beside: false,
};

export interface Layout {
  readonly sheet: Sheet;
  /** One point for every place of the board, by its number. */
  readonly places: readonly Point[];
  /** One point for every field of the spiral, by its number; 0 is Zero. */
  readonly spiral: readonly Point[];
  /** The number of field 1 of each track. */
  readonly first: readonly [number, number, number, number];
}

export function layOut(shape: BoardShape, sheet: Sheet): Layout {
  const [yellow, blue, red] = shape.loops;
  const up = spread(yellow, sheet.left.from, sheet.left.to, sheet);
  const along = spread(blue, sheet.top.from, sheet.top.to, sheet);
  const down = spread(red, sheet.right.from, sheet.right.to, sheet);
  const places: Point[] = [sheet.start];
  for (const y of up) places.push([sheet.left.x, y]);
  for (const y of between(up.at(-1) ?? 0, up[0] ?? 0, yellow.length - yellow.last, sheet))
    places.push([sheet.left.inner, y]);
  places.push(sheet.nodes[0]);
  for (const x of along) places.push([x, sheet.top.y]);
  for (const x of between(along.at(-1) ?? 0, along[0] ?? 0, blue.length - blue.last, sheet))
    places.push([x, sheet.top.inner]);
  places.push(sheet.nodes[1]);
  for (const y of down) places.push([sheet.right.x, y]);
  for (const y of between(down.at(-1) ?? 0, down[0] ?? 0, red.length - red.last, sheet))
    places.push([sheet.right.inner, y]);
  places.push(sheet.nodes[2]);
  for (let i = 0; i < shape.green - 1; i++)
    places.push([sheet.stairs.x - i * sheet.stairs.step, sheet.stairs.y - i * sheet.stairs.rise]);
  places.push(sheet.peace);
  return {
    sheet,
    places,
    spiral: windIn(shape.spiral, sheet),
    first: [1, yellow.length + 2, yellow.length + blue.length + 3, yellow.length + blue.length + red.length + 4],
  };
}

/** The approach leg: fields side by side between two ends; the monopoly takes more room than the others. */
function spread(loop: LoopShape, from: number, to: number, sheet: Sheet): number[] {
  const direction = Math.sign(to - from);
  const small = (Math.abs(to - from) - sheet.big) / (loop.last - 1);
  const at: number[] = [];
  let edge = from;
  for (let field = 1; field <= loop.last; field++) {
    const room = field === loop.monopoly ? sheet.big : small;
    at.push(edge + (direction * room) / 2);
    edge += direction * room;
  }
  return at;
}

/** The return leg runs back beside the approach leg, evenly. */
function between(from: number, to: number, count: number, sheet: Sheet): number[] {
  const inset = sheet.field * 0.7 * Math.sign(to - from);
  const room = to - from - 2 * inset;
  return Array.from({ length: count }, (_, i) => from + inset + (count > 1 ? (room * i) / (count - 1) : room / 2));
}

/** Where the small die of a throw lies: at the edge of its place that no other place touches. */
export function tabAt(layout: Layout, place: number, track: string | null): Point {
  const [x, y] = layout.places[place] ?? [0, 0];
  const away = layout.sheet.field / 2 + (layout.sheet.beside ? 12 : 5);
  if (track === 'yellow') return [x + away, y];
  if (track === 'red') return [x - away, y];
  return [x, y - (track === null ? layout.sheet.node - 6 : away)];
}

/**
 * Where the pawns of a place stand: on it in the hand, beside its field on a table. Outside the approach legs, between
 * the two legs on the way back, on top of a step of the stairs.
 */
export function pawnAt(layout: Layout, place: number): Point {
  const [x, y] = layout.places[place] ?? [0, 0];
  const { sheet, first } = layout;
  if (!sheet.beside) return [x, y - 8];
  if (place === 0) return [x, y + 15];
  if (place >= first[3]) return place < layout.places.length - 1 ? [x, y - 39] : [x, y - 8];
  if (x === sheet.left.x) return [x - 34, y - 4];
  if (x === sheet.left.inner) return [x - 38, y - 4];
  if (x === sheet.right.x) return [x + 34, y - 4];
  if (x === sheet.right.inner) return [x + 38, y - 4];
  if (y === sheet.top.y) return [x, y + 40];
  if (y === sheet.top.inner) return [x, y - 40];
  return [x, y - 8];
}

/** Inwards at even steps. */
function windIn(start: number, sheet: Sheet): Point[] {
  const { x, y, rx, ry, from, turns, zero } = sheet.spiral;
  const fine = 3000;
  const line: Point[] = [];
  const length: number[] = [0];
  for (let j = 0; j <= fine; j++) {
    const t = j / fine;
    const shrink = 1 - t * sheet.spiral.shrink;
    const angle = (from + t * turns) * 2 * Math.PI;
    line.push([x + rx * shrink * Math.cos(angle), y + ry * shrink * Math.sin(angle)]);
    const [a, b] = [line[j] as Point, line[Math.max(0, j - 1)] as Point];
    if (j) length.push((length[j - 1] as number) + Math.hypot(a[0] - b[0], a[1] - b[1]));
  }
  const fields: Point[] = [zero === 'middle' ? [x, y] : (line[fine] as Point)];
  const total = length[fine] as number;
  const steps = start - (zero === 'middle' ? 0.8 : -0.25);
  for (let number = 1; number <= start; number++) {
    const wanted = (total * (start - number)) / steps;
    const j = length.findIndex((l) => l >= wanted);
    fields.push(line[j < 0 ? fine : j] as Point);
  }
  return fields;
}

/** "M x y L x y ..." through the points. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Pawns on one place stand apart so that each can be seen: offsets for `count` pawns. */
export function standing(count: number): Point[] {
  if (count === 1) return [[0, 0]];
  const gap = count <= 2 ? 18 : 14;
  const perRow = Math.min(3, count);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return [((i % perRow) - (inRow - 1) / 2) * gap, row * 14 - (count > 3 ? 6 : 0)] as Point;
  });
}
