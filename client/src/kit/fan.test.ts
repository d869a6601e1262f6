import { describe, expect, it } from 'vitest';
import { fanOf } from './fan';

describe('a hand', () => {
  it('lies beside each other while there is room', () => {
    expect(fanOf(3, 600, 240, 120)).toEqual({ width: 120, gap: 9, rows: 1 });
  });
  it('shrinks whole while its cards can be read', () => {
    expect(fanOf(5, 486, 240, 120)).toEqual({ width: 86, gap: 9, rows: 1 });
  });
  it('lies over a quarter of each neighbour where there is less', () => {
    expect(fanOf(5, 416, 240, 120)).toEqual({ width: 98, gap: -23, rows: 1 });
  });
  it('is never higher than its row', () => {
    expect(fanOf(2, 600, 186, 128).width).toBe(100);
  });
  it.each([7, 9, 12])('shows more than the middle of each of %i cards, and none beyond the edge', (count) => {
    const { width, gap, rows } = fanOf(count, 380, 240, 120);
    const inRow = Math.ceil(count / rows);
    expect(width + gap).toBeGreaterThan(width / 2);
    expect(width * inRow + gap * (inRow - 1)).toBeLessThanOrEqual(380);
  });
  it('lies in two rows where one would be too small to be read', () => {
    const { width, gap, rows } = fanOf(20, 385, 200, 120);
    expect([width, rows]).toEqual([51, 2]);
    expect(width + gap).toBeGreaterThan(width / 2);
    expect(width * 10 + gap * 9).toBeLessThanOrEqual(385);
  });
});
