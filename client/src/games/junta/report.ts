/** A battle in the newspaper: one report instead of a line for each volley. */
import { fallen, numberIn, plainId, seatIn } from '../../film/script';
import type { NewsLine } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { areaOf } from './lines';

export const BATTLE = 'battle-';
const FOUGHT = new Set(
  ['fight', 'volley', 'bombarded', 'lost', 'cut-off', 'retreated'].map((what) => `junta-news-${what}`),
);

/** The battle that a line belongs to. */
export const battleOf = (line: NewsLine): string | null =>
  FOUGHT.has(plainId(line)) ? `${BATTLE}${areaOf(line.args.area)}` : null;

export function battle(lines: readonly NewsLine[]): Words | null {
  const fired = lines.filter((line) => fallen(line).length > 0);
  const [first] = fired;
  if (!first) return null;
  const lost = new Map<number, number>();
  for (const line of lines) {
    const whom = plainId(line) === 'junta-news-lost' ? seatIn(line.args.whom) : null;
    if (whom !== null) lost.set(whom, (lost.get(whom) ?? 0) + numberIn(line.args.count));
  }
  return {
    id: lost.size ? 'junta-film-battle-lost' : 'junta-film-battle',
    args: {
      area: first.args.area ?? '',
      volleys: fired.length,
      hits: fired.reduce((all, line) => all + numberIn(line.args.hits), 0),
      losses: [...lost].map(([seat, count]) => ({ id: 'junta-film-battle-loss', args: { whom: { seat }, count } })),
    },
  };
}
