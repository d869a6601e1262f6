/** The night as the newspaper told it: who sent whom where, who was where, what came of it. */
import type { NewsLine } from '../../lib/protocol';
import { idOf, seatOf, since } from './lines';

export type Outcome = '' | 'missed' | 'failed' | 'saved' | 'killed' | 'psychotic' | 'robbed' | 'not-robbed' | 'late';
export interface Deed {
  readonly sender: number;
  readonly target: number;
  /** The card; 0 is the secret police. */
  readonly card: number;
  /** Empty for robbers: they need no address. */
  readonly place: string;
  dice: readonly number[];
  outcome: Outcome;
}
export interface Night {
  /** The number of the line that opened all doors; 0 while they are closed. */
  readonly shown: number;
  readonly deeds: readonly Deed[];
  readonly places: ReadonlyMap<number, string>;
  /** Whether the newspaper has gone on to what comes after it: the bank, the coup, the next round. */
  readonly past: boolean;
}
/** Before anything of a new night has been told: all doors closed, nobody sent. */
export const EVENING: Night = { shown: 0, deeds: [], places: new Map(), past: false };
const AFTERWARDS = new Set(['junta-news-banked', 'junta-news-coup', 'junta-news-no-coup', 'junta-news-round-over']);
const ENDS: Readonly<Record<string, Outcome>> = {
  'junta-news-missed': 'missed',
  'junta-news-killed': 'killed',
  'junta-news-robbed': 'robbed',
  'junta-news-robbed-secret': 'robbed',
  'junta-news-not-robbed': 'not-robbed',
};

export function nightOf(news: readonly NewsLine[]): Night {
  const lines = since(news, (line) => line.id === 'junta-news-phase' && idOf(line.args.phase, 'junta-phase-') === '5');
  const deeds = lines.flatMap((line) => deed(line) ?? []);
  const places = new Map<number, string>();
  let shown = 0;
  for (const line of lines) {
    if (line.id === 'junta-news-location') {
      places.set(seatOf(line.args.who) ?? -1, idOf(line.args.place, 'junta-location-'));
      shown ||= line.n;
    } else if (shown) resolve(deeds, line);
  }
  const over = lines.some((line) => line.id === 'junta-news-phase' && idOf(line.args.phase, 'junta-phase-') !== '6');
  const last = over ? deeds.length - 1 : deeds.findLastIndex((one) => one.outcome !== '');
  deeds.slice(0, last + 1).forEach((one) => (one.outcome ||= one.dice.length ? 'failed' : 'late'));
  const past = shown > 0 && lines.some((line) => AFTERWARDS.has(line.id.replace(/-secret$/, '')) || ends(line));
  return { shown, deeds, places, past };
}
const ends = (line: NewsLine) => line.id === 'junta-news-phase' && Number(idOf(line.args.phase, 'junta-phase-')) >= 8;

function deed(line: NewsLine): Deed | null {
  if (line.id !== 'junta-news-attempt' && line.id !== 'junta-news-robbers') return null;
  const card =
    line.id === 'junta-news-robbers'
      ? 28
      : Number(/^(\d+)-name$/.exec(idOf(line.args.killer, 'junta-card-'))?.[1] ?? 0);
  return {
    sender: seatOf(line.args.who) ?? -1,
    target: seatOf(line.args.whom) ?? -1,
    card,
    place: idOf(line.args.place, 'junta-location-'),
    dice: [],
    outcome: '',
  };
}
function resolve(deeds: readonly Deed[], line: NewsLine): void {
  const [who, whom] = [seatOf(line.args.who), seatOf(line.args.whom)];
  const open = deeds.filter((one) => one.outcome === '');
  if (line.id === 'junta-news-die') {
    const rolling = open.find((one) => one.sender === who && (one.card === 23 || one.card === 26));
    if (rolling && typeof line.args.die === 'number') rolling.dice = [...rolling.dice, line.args.die];
    return;
  }
  const end =
    line.id === 'junta-news-saved' ? 'saved' : line.id === 'junta-news-psychotic' ? 'psychotic' : ENDS[line.id];
  if (!end) return;
  const found = open.find((one) =>
    end === 'saved'
      ? one.target === who || one.sender === who
      : end === 'psychotic'
        ? one.sender === who && one.card === 26
        : one.target === whom && (who === null || one.sender === who),
  );
  if (found) found.outcome = end;
}
