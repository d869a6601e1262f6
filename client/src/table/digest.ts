/** What happened meanwhile, in chapters: a line about a round, a turn or a phase begins the next one. */
import type { NewsLine } from '../lib/protocol';

/** Lines of one chapter that are shown; those before them can be unfolded. */
export const SHOWN = 8;
/** Whoever was away for so long is told what he missed. */
export const AWAY = 10 * 60_000;
const HEADING = /-news-(round|turn|year|phase|month)$/;

export interface Chapter {
  readonly heading: NewsLine | null;
  readonly lines: readonly NewsLine[];
}

export function chapters(news: readonly NewsLine[]): Chapter[] {
  const made: { heading: NewsLine | null; lines: NewsLine[] }[] = [];
  for (const line of news) {
    if (HEADING.test(line.id.replace(/-secret$/, ''))) made.push({ heading: line, lines: [] });
    else {
      if (!made.length) made.push({ heading: null, lines: [] });
      made.at(-1)?.lines.push(line);
    }
  }
  return made;
}

const KEY = 'camarilla.seen.';

/** When this device last showed the table; 0: never. */
export function lastSeen(table: string): number {
  try {
    return Number(localStorage.getItem(KEY + table)) || 0;
  } catch {
    return 0;
  }
}

export function noteSeen(table: string, now = Date.now()): void {
  try {
    localStorage.setItem(KEY + table, String(now));
  } catch {
    // Without storage nobody is told anything unasked.
  }
}
