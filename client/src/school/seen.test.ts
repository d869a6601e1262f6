import { expect, it, vi } from 'vitest';
import type { Question } from '../lib/protocol';
import { aboutOf, Explained, readSeen } from './seen.svelte';

it('knows the kinds that were explained, and forgets what it does not understand', () => {
  expect([...readSeen('["a", 3, "b"]')]).toEqual(['a', 'b']);
  expect([...readSeen(null), ...readSeen('{'), ...readSeen('{"a": 1}'), ...readSeen('"all"')]).toEqual([]);
});

it('explains a kind of question once at a table, and at three tables', () => {
  const seen = new Explained(null);
  expect(seen.has('a')).toBe(false);
  for (const table of ['one', 'two', 'three']) {
    expect(seen.due('a', table)).toBe(true);
    seen.note('a', table);
    expect(seen.due('a', table)).toBe(false);
  }
  expect(seen.due('a', 'four')).toBe(false);
  expect(seen.has('a')).toBe(true);
  expect(new Explained('"all"').due('a', 'one')).toBe(false);
});

it('knows what was explained to the account elsewhere, and tells the house what is explained here', async () => {
  vi.useFakeTimers();
  const told: string[][] = [];
  const house = {
    explained: () => Promise.resolve({ things: ['a', 'a@one'] }),
    noteExplained: (things: readonly string[]) => {
      told.push([...things]);
      return Promise.resolve({ things: [] });
    },
  };
  const seen = new Explained(null, house);
  const open = seen.open(Promise.resolve('Inés'));
  expect(seen.waiting).toBe(true);
  await open;
  expect(seen.waiting).toBe(false);
  expect(seen.has('a')).toBe(true);
  expect(seen.due('a', 'one')).toBe(false);
  expect(seen.due('a', 'two')).toBe(true);
  seen.note('a', 'two');
  seen.note('b');
  seen.forget('b');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual([['a@two']]);
  await seen.open(Promise.resolve(null));
  expect(seen.has('a')).toBe(false);
  seen.note('c');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toHaveLength(1);
  vi.useRealTimers();
});

it('tells a question from the one before it, though both are answered in the same way', () => {
  const fire = { key: 'junta-ask-fire', kind: 'junta-ask-fire', forced: true } as Question;
  const about = (question: Question) => aboutOf('one', { interjection: false, question });
  expect(about({ ...fire })).toBe(about(fire));
  expect(about({ ...fire, forced: false })).not.toBe(about(fire)); // nothing to decide, and then something
  expect(about({ ...fire, kind: 'junta-ask-opening-fire' })).not.toBe(about(fire));
});
