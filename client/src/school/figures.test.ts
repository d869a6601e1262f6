import { describe, expect, it } from 'vitest';
import { figures } from './figures';

const told = (...values: [string, number][]) => values.map(([id, value]) => ({ words: { id, args: {} }, value }));
const shown = (value: number, reasons: ReturnType<typeof told>) =>
  figures(value, reasons).map((one) => [one.reason.words.id, one.figure]);

describe('the figures beside reasons', () => {
  it('add up to the value that is shown', () => {
    expect(shown(1.32, told(['a', 0.44], ['b', 0.44], ['c', 0.44]))).toEqual([
      ['a', 0.5],
      ['b', 0.4],
      ['c', 0.4],
    ]);
  });
  it('leave what rounding takes to everything else', () => {
    expect(shown(3.24, told(['a', 2.96], ['b', 0.04], ['core-why-rest', 0.24]))).toEqual([
      ['a', 3],
      ['b', 0],
      ['core-why-rest', 0.2],
    ]);
  });
  it('leave out everything else where it comes to nothing', () => {
    expect(shown(2.02, told(['a', 1.98], ['core-why-rest', 0.04]))).toEqual([['a', 2]]);
  });
  it('are silent where nothing was weighed', () => {
    expect(shown(0, told(['core-habit-vote', 0]))).toEqual([['core-habit-vote', 0]]);
    expect(figures(0, [])).toEqual([]);
  });
});
