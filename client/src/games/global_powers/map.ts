/** The world as it lies on the table: twelve regions, their islands, and the lines of the sea routes. */
import { ISLANDS, LAND, ROUTES, type Point } from './coasts';

export const WIDTH = 760;
export const HEIGHT = 540;

/** Where a region's plate and its number stand, in the drawing's own units. */
export const PLATES: Readonly<Record<number, Point>> = {
  1: [96, 150],
  2: [266, 100],
  3: [576, 142],
  4: [690, 214],
  5: [596, 52],
  6: [388, 192],
  7: [500, 258],
  8: [186, 350],
  9: [648, 300],
  10: [410, 96],
  11: [652, 424],
  12: [392, 350],
};
export const DOTS: Readonly<Record<number, Point>> = {
  1: [150, 120],
  2: [348, 125],
  3: [575, 165],
  4: [643, 165],
  5: [560, 80],
  6: [432, 205],
  7: [512, 225],
  8: [230, 350],
  9: [563, 250],
  10: [408, 118],
  11: [632, 410],
  12: [400, 300],
};

function project([longitude, latitude]: Point): string {
  return `${(((longitude + 172) / 368) * WIDTH).toFixed(1)} ${(((82 - latitude) / 142) * HEIGHT).toFixed(1)}`;
}
const outline = (points: readonly Point[]): string => `M${points.map(project).join('L')}z`;

export const SHAPES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(LAND).map(([region, points]) => [
    region,
    [points, ...(ISLANDS[Number(region)] ?? [])].map(outline).join(''),
  ]),
);
export const GREENLAND = outline([
  [-55, 82],
  [-25, 82],
  [-22, 71],
  [-43, 60],
  [-53, 66],
  [-60, 76],
]);
export const LINES: readonly {
  readonly key: string;
  readonly between: readonly [number, number];
  readonly path: string;
}[] = ROUTES.map((route) => ({
  key: route.between.join('-'),
  between: route.between,
  path: route.line.map(([from, to]) => `M${project(from)}L${project(to)}`).join(''),
}));
