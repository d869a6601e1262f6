import { describe, expect, it } from 'vitest';
import { columnsOf, humanKey, oneLine } from './words-of-view';

describe('any view', () => {
  it('has readable keys', () => {
    expect(humanKey('points_to_end')).toBe('points to end');
    expect(humanKey('screensUp')).toBe('screens up');
  });

  it('puts plain values and short lists on one line', () => {
    expect([
      oneLine(3),
      oneLine(true),
      oneLine(null),
      oneLine([1, 2]),
      oneLine([]),
      oneLine({ a: 1 }),
      oneLine([[1]]),
    ]).toEqual(['3', '✓', '–', '1 2', '–', null, null]);
  });

  it('makes a table of records that are alike', () => {
    expect(
      columnsOf([
        { seat: 0, cards: 2, deep: { a: 1 } },
        { seat: 1, cards: 3, deep: { a: 2 } },
      ]),
    ).toEqual(['seat', 'cards']);
    expect(columnsOf([1, 2])).toBeNull();
    expect(columnsOf([])).toBeNull();
  });
});
