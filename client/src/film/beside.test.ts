import { describe, expect, it } from 'vitest';
import { placed, sizeOf, type Box } from './beside';

const WINDOW = { w: 1366, h: 768 };
const PAWN: Box = { x: 400, y: 300, w: 40, h: 40 };
const WORDS = { w: 200, h: 60 };

describe('the words of a beat', () => {
  it('stand to the right of what moves', () => {
    expect(placed(PAWN, WORDS, WINDOW, [], [])).toEqual({ side: 'right', x: 456, y: 290, w: 200, h: 60 });
  });
  it('go to the other side rather than out of the window', () => {
    expect(placed({ ...PAWN, x: 1300 }, WORDS, WINDOW, [], [])).toMatchObject({ side: 'left', x: 1084 });
    expect(placed({ ...PAWN, y: 0 }, WORDS, WINDOW, [], [])).toMatchObject({ side: 'right', y: 6 });
  });
  it('never lie over an answer', () => {
    const telegram = { x: 500, y: 200, w: 600, h: 500 };
    expect(placed(PAWN, WORDS, WINDOW, [telegram], [])).toMatchObject({ side: 'left', x: 184 });
    const all = { x: 0, y: 0, w: 1366, h: 768 };
    expect(placed(PAWN, WORDS, WINDOW, [all], [])).toBeNull();
  });
  it('leave free what the beat is about, where they can', () => {
    const other = { x: 460, y: 280, w: 60, h: 60 };
    expect(placed(PAWN, WORDS, WINDOW, [], [other])).toMatchObject({ side: 'left' });
  });
  it('are given room by their length, and none for a whole story', () => {
    expect(sizeOf('Ana rolls a 6.')).toEqual({ w: 163, h: 36 });
    expect(sizeOf('x'.repeat(60))).toEqual({ w: 236, h: 72 });
    expect(sizeOf('x'.repeat(400))).toBeNull();
  });
});
