/** Where a speech slip goes, given the plate of whoever speaks. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Whether the slip stands on `top` instead of hanging from it. */
  readonly above: boolean;
  /** Where the tip points, from the left edge of the slip. */
  readonly tip: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

const NARROW = 180;
const WIDE = 280;
const HIGH = 84;
const GAP = 9;
const EDGE = 8;
/** Two lines of a slip. */
const LOW = 60;
/** A plate that is a whole room (an estate) is spoken from below its head: in the sky, above house and orders. */
const ROOM = 150;
const HEAD = 44;

/** Below the plate and within the window; above it where there is no room below. */
export function placed(plate: Box, windowWidth: number, windowHeight: number): Place {
  const width = Math.min(Math.max(plate.width - 20, NARROW), WIDE, windowWidth - 2 * EDGE);
  const wanted = plate.left + 10;
  const left = Math.max(EDGE, Math.min(wanted, windowWidth - width - EDGE));
  const tip = Math.max(12, Math.min(plate.left + Math.min(34, plate.width / 2) - left, width - 30));
  const foot = plate.bottom - plate.top > ROOM ? plate.top + HEAD : plate.bottom;
  const above = foot + GAP + HIGH > windowHeight && plate.top - HIGH > 0;
  return { left, width, tip, above, top: above ? plate.top - GAP : foot + GAP };
}

/** On the line of the newspaper: hanging from its upper edge where there is room, otherwise standing on its foot. */
export function onPaper(sheet: Box, floor: number): Place {
  const above = floor - sheet.top < LOW;
  return { left: sheet.left, width: sheet.width, above, top: above ? sheet.bottom : sheet.top, tip: 0 };
}

const LETTER = 8.2;
const LINE = 19;
/** Paper and edges around the words. */
const AROUND = { width: 26, height: 19 };
const tall = (place: Place, letters: number) =>
  Math.ceil((letters * LETTER) / (place.width - AROUND.width)) * LINE + AROUND.height;

/** No slip lies over another: whoever speaks later hangs below, and then says who he is (`apart`). */
export function stacked(
  slips: readonly { readonly place: Place; readonly letters: number }[],
): (Place & { readonly apart: boolean })[] {
  const laid: (Place & { readonly apart: boolean; readonly foot: number })[] = [];
  for (const { place, letters } of slips) {
    const beside = (one: Place) => one.left < place.left + place.width + GAP && place.left < one.left + one.width + GAP;
    const height = tall(place, letters);
    const over = laid.filter(
      (one) => !place.above && !one.above && beside(one) && one.top < place.top + height && place.top < one.foot,
    );
    const top = over.length ? Math.max(...over.map((one) => one.foot)) + GAP : place.top;
    laid.push({ ...place, top, apart: over.length > 0, foot: top + height });
  }
  return laid.map(({ foot: _, ...place }) => place);
}
