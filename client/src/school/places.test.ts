import { describe, expect, it } from 'vitest';
import { heldUntil, renumbered } from './lesson.svelte';
import { readBook } from './book.svelte';
import { overlap, placeFor } from './places';

const frame = { left: 16, top: 72, width: 1334, height: 680 };
const note = { width: 560, height: 300 };

describe('where the note lies', () => {
  it('covers nothing of what it points at, if there is room', () => {
    const telegram = { left: 734, top: 556, width: 616, height: 196 };
    const at = placeFor(note, [telegram], frame);
    expect(overlap({ ...at, ...note }, telegram)).toBe(0);
  });
  it('stays on the screen', () => {
    const at = placeFor(note, [{ left: 0, top: 0, width: 1366, height: 768 }], frame);
    expect(at.left).toBeGreaterThanOrEqual(16);
    expect(at.top).toBeGreaterThanOrEqual(72);
    expect(at.left + note.width).toBeLessThanOrEqual(1350);
    expect(at.top + note.height).toBeLessThanOrEqual(752);
  });
  it('lies in the middle when it points at nothing', () => {
    expect(placeFor(note, [], frame)).toEqual({ left: 403, top: 262 });
  });
});

describe('how much of a scene comes before a step', () => {
  const scene = { first: 4, holds: [0, 2, 9], frames: [1, 2, 3] as never };
  it('is at least one frame and at most all of them', () => {
    expect([4, 5, 6, 7].map((step) => heldUntil(scene, step))).toEqual([1, 2, 3, 3]);
  });
});

describe('the book of the school', () => {
  it('forgets what it does not understand', () => {
    expect(readBook(null)).toEqual({});
    expect(readBook('[1]')).toEqual({});
    expect(readBook('{')).toEqual({});
    expect(readBook('{"a": {"answers": 3, "at": 1}, "b": {"answers": ["x"], "at": 2, "done": "no"}}')).toEqual({
      b: { answers: ['x'], at: 2, done: null },
    });
  });
});

it('numbers the lines of a frame so that the table takes them for new', () => {
  const line = { id: 'x', args: {}, rule: '' };
  const frame = {
    seq: 2003,
    seen: null,
    news: [
      { n: 1, ...line },
      { n: 2, ...line },
    ],
  } as never;
  const numbers = renumbered(frame).map((one) => one.n);
  expect(numbers.every((n) => n > 2002 && n < 2003)).toBe(true);
  expect(numbers[0]).toBeLessThan(numbers[1] as number);
});
