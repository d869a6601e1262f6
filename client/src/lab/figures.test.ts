import { describe, expect, it } from 'vitest';
import { number, placesOf, rounded, scale, ticks } from './figures';

describe('the marks of a plot', () => {
  it.each([
    [16, 24.5, 5, [16, 18, 20, 22, 24]],
    [0, 0.9, 3, [0, 0.5]],
    [290, 660, 4, [300, 400, 500, 600]],
    [3, 3, 5, [3, 3.2, 3.4, 3.6, 3.8, 4]],
  ])('from %d to %d, about %d of them', (low, high, most, expected) => {
    const found = ticks(low, high, most);
    expect(found).toHaveLength(expected.length);
    found.forEach((mark, at) => expect(mark).toBeCloseTo(expected[at] as number));
  });
  it('are written with as many decimals as their steps need', () => {
    expect(placesOf([16, 18])).toBe(0);
    expect(placesOf([0, 0.5])).toBe(1);
    expect(placesOf([0, 0.05])).toBe(2);
  });
  it('lie where they belong, even where everything is the same', () => {
    expect(scale(0, 10, 100, 0)(5)).toBe(50);
    expect(scale(3, 3, 100, 0)(3)).toBe(100);
  });
});

describe('a figure', () => {
  it('is nothing where it rounds to nothing', () => {
    expect(number(-0.04)).not.toContain('−');
    expect(Object.is(rounded(-0.04), 0)).toBe(true);
    expect(rounded(-0.26)).toBe(-0.3);
  });
});
