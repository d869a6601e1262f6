import { describe, expect, it } from 'vitest';
import { onPaper, placed, stacked } from './slips';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, bottom: top + height });

describe('a speech slip', () => {
  it('hangs below its plate, a little narrower, its tip under the face', () => {
    expect(placed(box(100, 60, 250, 96), 1366, 768)).toEqual({
      left: 110,
      top: 165,
      width: 230,
      above: false,
      tip: 24,
    });
  });
  it('stays within the window on both sides, also on a phone', () => {
    const right = placed(box(330, 60, 56, 64), 390, 844);
    expect(right.left + right.width).toBeLessThanOrEqual(382);
    expect(right.width).toBe(180);
    expect(placed(box(-40, 60, 60, 64), 390, 844).left).toBe(8);
  });
  it('stands above a plate at the lower edge', () => {
    expect(placed(box(10, 690, 200, 70), 1366, 768)).toMatchObject({ above: true, top: 681 });
  });
  it('comes from below the head of a plate that is a whole room', () => {
    expect(placed(box(10, 100, 400, 300), 1366, 768)).toMatchObject({ above: false, top: 153 });
  });
});

describe('two who speak at once', () => {
  const [left, right] = [placed(box(1000, 60, 96, 60), 1366, 768), placed(box(1100, 60, 96, 60), 1366, 768)];
  it('do not lie over each other: the later one hangs below and says who it is', () => {
    const [first, second] = stacked([
      { place: left, letters: 40 },
      { place: right, letters: 20 },
    ]);
    expect(first).toEqual({ ...left, apart: false });
    expect(second).toEqual({ ...right, top: 129 + 76 + 9, apart: true });
  });
  it('far from each other hang where they are', () => {
    const far = placed(box(20, 60, 200, 60), 1366, 768);
    expect(stacked([left, far].map((place) => ({ place, letters: 60 }))).map((one) => one.top)).toEqual([129, 129]);
  });
});

describe('a slip on the line of the newspaper', () => {
  it('hangs from it where there is room', () => {
    expect(onPaper(box(985, 297, 362, 44), 375)).toEqual({ left: 985, width: 362, above: false, top: 297, tip: 0 });
  });
  it('stands on it where the telegram begins right below', () => {
    expect(onPaper(box(969, 457, 380, 44), 507)).toEqual({ left: 969, width: 380, above: true, top: 501, tip: 0 });
  });
});
