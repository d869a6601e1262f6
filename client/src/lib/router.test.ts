import { describe, expect, it, vi } from 'vitest';
import { hashOf, parseHash, router } from './router.svelte';

describe('parseHash', () => {
  it('reads path and query', () => {
    expect(parseHash('#/t/abc?at=3&seat=1')).toEqual({ path: ['t', 'abc'], query: { at: '3', seat: '1' } });
  });
  it('is the lobby for nothing', () => {
    expect(parseHash('')).toEqual({ path: [], query: {} });
    expect(parseHash('#/')).toEqual({ path: [], query: {} });
  });
  it('survives broken escapes', () => {
    expect(parseHash('#/t/%E0%A4%A')).toEqual({ path: ['t', '%E0%A4%A'], query: {} });
  });
});

it('writes what it reads', () => {
  const hash = hashOf(['rules', 'viva', 'V26.GUN'], { q: 'a b' });
  expect(hash).toBe('#/rules/viva/V26.GUN?q=a+b');
  expect(parseHash(hash)).toEqual({ path: ['rules', 'viva', 'V26.GUN'], query: { q: 'a b' } });
});

it('does not miss an address that changed before it began to listen', () => {
  vi.stubGlobal('location', { hash: '#/t/abc' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const stop = router.start();
  expect(router.route.path).toEqual(['t', 'abc']);
  stop();
  vi.unstubAllGlobals();
});
