import { expect, it } from 'vitest';
import { readSeen } from './seen.svelte';

it('knows the kinds that were explained, and forgets what it does not understand', () => {
  expect([...readSeen('["a", 3, "b"]')]).toEqual(['a', 'b']);
  expect([...readSeen(null), ...readSeen('{'), ...readSeen('{"a": 1}'), ...readSeen('"all"')]).toEqual([]);
});
