/** Arrow keys walk over the map: to the nearest region in that direction. */
import { PLATES } from './map';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The region that an arrow key leads to, or 0 where the sheet ends. */
export function next(from: number, key: string): number {
  const direction = DIRECTIONS[key];
  const here = PLATES[from];
  if (!direction || !here) return 0;
  let best = 0;
  let least = Infinity;
  for (const [region, spot] of Object.entries(PLATES)) {
    const along = (spot[0] - here[0]) * direction[0] + (spot[1] - here[1]) * direction[1];
    const aside = Math.abs((spot[0] - here[0]) * direction[1]) + Math.abs((spot[1] - here[1]) * direction[0]);
    if (along > 0 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = Number(region);
    }
  }
  return best;
}
