import { expect, it } from 'vitest';
import { Explained, readSeen } from './seen.svelte';

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
