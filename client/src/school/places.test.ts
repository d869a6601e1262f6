import { describe, expect, it } from 'vitest';
import { heldUntil, renumbered } from './lesson.svelte';
import { merged, readBook } from './book.svelte';
import { covers, overlap, paneOf, placeFor, uncovered, footOver } from './places';

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

describe('on a phone', () => {
  const telegram = { left: 0, top: 300, width: 390, height: 480 };
  it('what lies under the telegram is not pointed at', () => {
    expect(uncovered({ left: 10, top: 100, width: 370, height: 400 }, telegram).height).toBe(196);
    expect(uncovered({ left: 60, top: 400, width: 80, height: 60 }, telegram).height).toBe(0);
  });
  it('a telegram beside it covers nothing', () => {
    const stage = { left: 16, top: 56, width: 1334, height: 698 };
    expect(uncovered(stage, { left: 734, top: 556, width: 616, height: 196 })).toEqual(stage);
  });
  it('the pane opens that shows it; while an answer is waited for it is the table', () => {
    expect(paneOf(['hand'], false, false)).toBe('hand');
    expect(paneOf(['hand'], true, false)).toBe('table');
    expect(paneOf(['seats'], false, false)).toBe('seats');
    expect(paneOf(['seats'], false, true)).toBe('table');
    expect(paneOf(['deals'], true, true)).toBe('talk');
  });
  it('a small thing that is hidden counts as much as a large one', () => {
    const small = { left: 60, top: 150, width: 20, height: 20 };
    const large = { left: 0, top: 400, width: 390, height: 300 };
    expect(covers({ left: 0, top: 52, width: 390, height: 300 }, [small, large])).toBe(1);
  });
});

describe('how much of a scene comes before a step', () => {
  const scene = { first: 4, holds: [0, 2, 9], frames: [1, 2, 3] as never };
  it('is at least one frame and at most all of them', () => {
    expect([4, 5, 6, 7].map((step) => heldUntil(scene, step))).toEqual([1, 2, 3, 3]);
  });
});

describe('the coach over a telegram', () => {
  it('leaves the line of the newspaper in sight where there is room above it', () => {
    expect(footOver(560, { top: 505, bottom: 550 })).toBe(505);
  });
  it('lies on a newspaper that stands open: above it his words would be cut off', () => {
    expect(footOver(433, { top: 186, bottom: 423 })).toBe(433);
  });
  it('minds no newspaper that lies elsewhere', () => {
    expect(footOver(560, { top: 340, bottom: 420 })).toBe(560);
    expect(footOver(560, null)).toBe(560);
  });
});

describe('the book of the school', () => {
  it('forgets what it does not understand', () => {
    expect(readBook(null)).toEqual({});
    expect(readBook('[1]')).toEqual({});
    expect(readBook('{')).toEqual({});
    expect(readBook('{"a": {"answers": 3, "at": 1}, "b": {"answers": ["x"], "at": 2, "done": "no"}}')).toEqual({
      b: { answers: ['x'], at: 2, done: null, noted: 0 },
    });
  });
});

it('of a lesson taken on two devices the later note is kept', () => {
  const early = { answers: ['a'], at: 1, done: null, noted: 1 };
  const late = { answers: [], at: 0, done: 2, noted: 2 };
  expect(merged({ x: early, y: late }, { x: late, y: early, z: early })).toEqual({ x: late, y: late, z: early });
  const again = { answers: ['a'], at: 1, done: null, noted: 3 };
  expect(merged({ x: late, y: again }, { x: again, y: late })).toEqual({
    x: { ...again, done: 2 },
    y: { ...again, done: 2 },
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
