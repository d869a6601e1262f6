import { describe, expect, it } from 'vitest';
import { LINES, PLATES, SHAPES } from './map';
import { next } from './walking';

describe('the map', () => {
  it('draws twelve regions, each with a place for its plate', () => {
    expect(Object.keys(SHAPES)).toHaveLength(12);
    expect(Object.keys(PLATES)).toHaveLength(12);
  });
  it('draws a line between neighbours that do not touch', () => {
    expect(LINES.map((line) => line.key)).toContain('1-4');
    expect(LINES.map((line) => line.key)).not.toContain('3-5');
  });
  it('is walked with the arrow keys', () => {
    expect(next(1, 'ArrowRight')).toBe(2);
    expect(next(1, 'ArrowDown')).toBe(8);
    expect(next(12, 'ArrowUp')).toBe(6);
    expect(next(1, 'ArrowLeft')).toBe(0);
    expect(next(1, 'Enter')).toBe(0);
  });
});
