import { expect, it } from 'vitest';
import type { NewsLine } from '../lib/protocol';
import { chapters } from './digest';

const line = (n: number, id: string): NewsLine => ({ n, id, rule: '', args: {} });

it('makes a chapter of every round', () => {
  const news = [
    line(1, 'viva-news-promise-secret'),
    line(2, 'viva-news-round'),
    line(3, 'viva-news-battle'),
    line(3, 'viva-news-points'),
    line(9, 'viva-news-round'),
  ];
  expect(chapters(news).map((one) => [one.heading?.n ?? null, one.lines.map((each) => each.id)])).toEqual([
    [null, ['viva-news-promise-secret']],
    [2, ['viva-news-battle', 'viva-news-points']],
    [9, []],
  ]);
  expect(chapters([])).toEqual([]);
});
