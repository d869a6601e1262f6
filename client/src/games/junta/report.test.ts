import { describe, expect, it } from 'vitest';
import { foldLines } from '../../film/script';
import type { NewsLine, Plain } from '../../lib/protocol';
import { film } from './film';

let n = 0;
const line = (id: string, args: Record<string, Plain>): NewsLine =>
  ({ n: (n += 1), id: `junta-news-${id}`, rule: '', args }) as NewsLine;
const area = (id: string): Plain => ({ text: `junta-area-${id}` });
const seat = (who: number): Plain => ({ seat: who });
const volley = (at: string, who: number, whom: number, dice: number[], hits: number) =>
  line('volley', { area: area(at), who: seat(who), whom: seat(whom), dice, hits, volley: 1 });
const lost = (at: string, whom: number, count: number) => line('lost', { area: area(at), whom: seat(whom), count });

describe('a coup in the newspaper', () => {
  it('is one report for each battle, with its volleys, hits and losses', () => {
    const rows = foldLines(
      [
        line('fight', { who: seat(0), area: area('PAL') }),
        volley('PAL', 0, 1, [6, 6], 2),
        lost('PAL', 1, 2),
        volley('PAL', 1, 0, [1], 0),
        volley('RAD', 2, 3, [3, 4], 0),
        line('moved', { who: seat(2) }),
      ],
      film,
    );
    expect(rows.map((row) => [row.words.id, row.lines.length])).toEqual([
      ['junta-film-battle-lost', 4],
      ['junta-news-volley', 1],
      ['junta-news-moved', 1],
    ]);
    expect(rows[0]?.words.args).toEqual({
      area: area('PAL'),
      volleys: 2,
      hits: 2,
      losses: [{ id: 'junta-film-battle-loss', args: { whom: seat(1), count: 2 } }],
    });
  });
});
