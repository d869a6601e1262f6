/** The city as we draw it: where the areas lie, which streets join them, which shape a block has. Borders come from the data. */
import data from '../../../../src/camarilla/games/junta/data/map.json';
import type { JuntaView, StackView } from './model';

export const WIDTH = 1120;
export const HEIGHT = 844;
export type Point = readonly [number, number];
export interface Area {
  readonly id: string;
  readonly kind: string;
  readonly borders: readonly string[];
}
export const AREAS: readonly Area[] = data.areas;
const SPOTS: Readonly<Record<string, Point>> = {
  PAL: [560, 330],
  CHA: [775, 372],
  RAD: [770, 212],
  BNK: [525, 632],
  STA: [345, 572],
  UNI: [575, 178],
  MIL: [352, 300],
  MKT: [622, 490],
  SLU: [790, 660],
  DOC: [650, 752],
  SRS: [330, 756],
  NSU: [650, 72],
  OLD: [378, 436],
  B1: [112, 722],
  B2: [985, 590],
  B3: [1010, 100],
  P1: [178, 560],
  P2: [815, 524],
  P3: [958, 262],
  P4: [392, 134],
  E1: [200, 214],
  E2: [487, 530],
  E3: [962, 430],
  E4: [850, 110],
};
const BENDS: Readonly<Record<string, Point>> = {
  'BNK-P1': [318, 706],
  'B3-NSU': [850, 28],
  'NSU-P4': [500, 70],
  'DOC-SRS': [490, 742],
  'B1-SRS': [220, 762],
};
const SIZES: Readonly<Record<string, Point>> = {
  power: [80, 60],
  district: [68, 52],
  barracks: [70, 52],
  precinct: [54, 44],
  embassy: [50, 42],
};
export const FILLS: Readonly<Record<string, string>> = {
  power: '#F6C65B',
  district: '#F3A98C',
  barracks: '#A9B476',
  precinct: '#9FC3D6',
  embassy: '#FFF9EB',
};

/** A place the drawing does not know (another map) lies on a ring of its own. */
export function spot(id: string): Point {
  const known = SPOTS[id];
  if (known) return known;
  const at = AREAS.findIndex((area) => area.id === id);
  return [560 + 430 * Math.cos(at), 420 + 330 * Math.sin(at)];
}
export const sizeOf = (kind: string): Point => SIZES[kind] ?? [60, 46];

export interface Street {
  readonly key: string;
  readonly path: string;
}
export const STREETS: readonly Street[] = AREAS.flatMap((area) =>
  area.borders.filter((other) => area.id < other).map((other) => street(area.id, other)),
);
function street(a: string, b: string): Street {
  const [from, to, bend] = [spot(a), spot(b), BENDS[`${a}-${b}`]];
  return { key: `${a}-${b}`, path: `M${from[0]} ${from[1]}${bend ? `Q${bend[0]} ${bend[1]} ` : 'L'}${to[0]} ${to[1]}` };
}

/** Halfway along the street, for those who travel it. */
export function halfway(a: string, b: string): Point {
  const [from, to] = [spot(a), spot(b)];
  const bend = BENDS[`${a}-${b}`] ?? BENDS[`${b}-${a}`] ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [from[0] / 4 + bend[0] / 2 + to[0] / 4, from[1] / 4 + bend[1] / 2 + to[1] / 4];
}

/** What else grows and lives in the city: trees, palms and huts wherever neither block nor street is. */
export interface Filler {
  readonly x: number;
  readonly y: number;
  readonly kind: 'tree' | 'palm' | 'hut';
}
export const FILLERS: readonly Filler[] = fillers();
function outside(i: number, far: number): number {
  return i % 2 ? -20 - far * 260 : 1140 + far * 260;
}
function fillers(): readonly Filler[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const found: Filler[] = [];
  for (let i = 0; i < 760; i += 1) {
    // The last of them stand in the country around the town.
    const town = i < 620;
    const [x, y] = [town ? 20 + next() * 1080 : outside(i, next()), 20 + next() * (town ? 735 : 640)];
    if (occupied(x, y) || found.some((one) => Math.hypot(one.x - x, one.y - y) < 27)) continue;
    const draw = next();
    found.push({ x: Math.round(x), y: Math.round(y), kind: draw < 0.45 ? 'tree' : draw < 0.62 ? 'palm' : 'hut' });
  }
  return found;
}
function occupied(x: number, y: number): boolean {
  if ((x < 265 && y < 165) || (x > 880 && y > 640) || (x < 205 && y > 320 && y < 490)) return true;
  if (AREAS.some((area) => Math.hypot((spot(area.id)[0] - x) / 1.25, spot(area.id)[1] - y) < 80)) return true;
  return AREAS.some((area) => area.borders.some((other) => area.id < other && nearStreet(area.id, other, x, y)));
}
function nearStreet(a: string, b: string, x: number, y: number): boolean {
  const [from, to, middle] = [spot(a), spot(b), halfway(a, b)];
  const near = (p: Point, q: Point) =>
    Array.from({ length: 9 }, (_, i) => i / 8).some(
      (at) => Math.hypot(p[0] + (q[0] - p[0]) * at - x, p[1] + (q[1] - p[1]) * at - y) < 27,
    );
  return near(from, middle) || near(middle, to);
}

/** A block with soft corners, a little different for every area. */
export function block(id: string, kind: string, inset = 0): string {
  const [x, y] = spot(id);
  const [rx, ry] = sizeOf(kind);
  const seed = AREAS.findIndex((area) => area.id === id) + 1;
  const corners = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 2 * Math.PI + seed;
    const wobble = 1 + 0.1 * Math.sin(seed * 7 + i * 2.3);
    return [x + (rx - inset) * wobble * Math.cos(angle), y + (ry - inset) * wobble * Math.sin(angle)];
  });
  const middle = (a: Point, b: Point): string => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const at = (i: number): Point => corners[(i + 9) % 9] as Point;
  return `M${middle(at(-1), at(0))}${corners.map((one, i) => `Q${one[0].toFixed(1)} ${one[1].toFixed(1)} ${middle(one, at(i + 1))}`).join('')}z`;
}

export interface Stack {
  readonly key: string;
  readonly area: string;
  readonly kind: string;
  readonly commander: number;
  readonly count: number;
  /** With which arrival it came into its area: 1 was there first. Zero where all came together. */
  readonly arrival: number;
  readonly moved: boolean;
}
/** The units of an area, in the order in which they came. */
export function stacksAt(view: JuntaView, area: string): readonly Stack[] {
  const here = view.units.filter((unit) => unit.area === area);
  const groups = [...new Set(here.map((unit) => unit.group))].sort((a, b) => a - b);
  const merged = new Map<string, StackView>();
  for (const unit of here) {
    const key = [unit.kind, unit.commander, unit.group].join('/');
    const before = merged.get(key);
    merged.set(
      key,
      before ? { ...before, count: before.count + unit.count, status: Math.min(before.status, unit.status) } : unit,
    );
  }
  return [...merged.entries()]
    .sort(([, a], [, b]) => a.group - b.group || a.commander - b.commander)
    .map(([key, unit]) => ({
      key: `${area}/${key}`,
      area,
      kind: unit.kind,
      commander: unit.commander,
      count: unit.count,
      arrival: groups.length > 1 ? groups.indexOf(unit.group) + 1 : 0,
      moved: unit.status > 0,
    }));
}
/** Where the stacks of an area stand: rows of four above the landmark. */
export function standing(id: string, kind: string, count: number): readonly Point[] {
  const [x, y] = spot(id);
  const [, ry] = sizeOf(kind);
  return Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / 4);
    const inRow = Math.min(4, count - row * 4);
    return [x + ((i % 4) - (inRow - 1) / 2) * 45, y - ry + 8 - row * 42];
  });
}

/** The area among these that lies in the direction of an arrow key. */
export function towards(from: string, among: readonly string[], key: string): string | undefined {
  const way: Point | undefined = (
    { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as Record<string, Point>
  )[key];
  if (!way) return undefined;
  const [x, y] = spot(from);
  const found = among
    .filter((id) => id !== from)
    .map((id) => {
      const [dx, dy] = [spot(id)[0] - x, spot(id)[1] - y];
      const along = dx * way[0] + dy * way[1];
      return { id, along, cost: along + 2 * Math.abs(dx * way[1] - dy * way[0]) };
    });
  return found.filter((one) => one.along > 0).sort((a, b) => a.cost - b.cost)[0]?.id;
}
