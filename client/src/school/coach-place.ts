/** Where the coach lies: beside the telegram, never on it, and as little as can be on what he speaks of. */
import { footOver } from './places';

/** Below this he has no room for a sentence. */
const NARROWEST = 300;
/** In a middle as wide as this he is at home. */
const ROOMY = 440;
const WIDE = 1200;
const PHONE = 700;
const GAP = 10;
/** The bar with the menu stays in reach. */
const BAR = 62;

export interface CoachPlace {
  readonly style: string;
  /** He has a narrow column and says the most important things. */
  readonly slim: boolean;
}

/**
 * Where a board has room in its middle (`data-room`), there: nobody's place, no field and no pawn is hidden. Otherwise,
 * short, he takes the newspaper's column and leaves the scene alone; whoever wants to know more gives him the room above
 * the telegram, or to its left where it is tall; beside a map rather than on it.
 */
export function coachPlace(telegram: DOMRect, brief: boolean): CoachPlace {
  const room = innerWidth < WIDE ? null : boxOf('[data-room]');
  if (room && room.width >= ROOMY)
    return {
      style: `left: ${room.left}px; top: ${room.top}px; width: ${room.width}px; max-height: ${room.height}px`,
      slim: false,
    };
  const paper = innerWidth < WIDE ? null : boxOf('.frame.hall > .news[data-region] > *');
  if (brief && paper && paper.width >= NARROWEST - 10 && telegram.top - GAP - paper.top >= NARROWEST)
    return { style: styleOf({ left: paper.left, top: paper.top, width: paper.width, foot: telegram.top }), slim: true };
  const low = telegram.top <= 250 && innerWidth >= PHONE;
  if (low && telegram.left >= NARROWEST)
    return { style: `right: ${innerWidth - telegram.left + 12}px; bottom: 20px`, slim: false };
  // A telegram as wide as the window has nothing beside it: he speaks above it, broad and low.
  if (low) {
    const above = `bottom: ${innerHeight - telegram.top + 4}px; width: 760px; max-height: ${telegram.top - 60}px`;
    return { style: `right: 16px; ${above}`, slim: false };
  }
  const foot = footOver(telegram.top, boxOf('.frame > .news-line'));
  const map = innerWidth < WIDE ? null : boxOf('[data-map]');
  const beside = map ? telegram.right - map.right - 8 : 0;
  const widest = beside >= NARROWEST ? beside : Math.max(NARROWEST, telegram.width);
  const height = foot - GAP - (innerWidth < WIDE ? 8 : BAR);
  return {
    style: `right: ${Math.max(8, innerWidth - telegram.right)}px; bottom: ${innerHeight - foot + GAP}px; max-width: ${widest}px; max-height: ${height}px`,
    slim: widest < 420,
  };
}

function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

function styleOf({ left, top, width, foot }: { left: number; top: number; width: number; foot: number }): string {
  return `left: ${left}px; top: ${top}px; width: ${width}px; max-height: ${foot - GAP - top}px`;
}
