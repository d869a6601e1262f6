import { expect, it } from 'vitest';
import { ranking } from './ranking';

it('puts winners first, then higher scores, and lets equals share a place', () => {
  const rows = ranking({ ending: 'victory', winners: [2], scores: [4, 5, 5, 4], rounds: 7 });
  expect(rows.map((row) => [row.place, row.seat, row.score, row.won])).toEqual([
    [1, 2, 5, true],
    [2, 1, 5, false],
    [3, 0, 4, false],
    [3, 3, 4, false],
  ]);
});

it('knows a game that nobody wins', () => {
  expect(ranking({ ending: 'zero', winners: [], scores: [0, 0], rounds: 3 }).map((row) => row.place)).toEqual([1, 1]);
});
