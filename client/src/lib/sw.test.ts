/** The service worker keeps the shell and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../sw/sw.js'), 'utf8').replace(
  '__SHELL__',
  '["/", "/favicon.svg", "/assets/main-1.js"]',
);

function worker(fetched: () => Promise<unknown>) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const kept = new Map<string, string>([
    ['/', 'kept page'],
    ['/assets/main-1.js', 'kept script'],
  ]);
  const put = vi.fn();
  const self = {
    addEventListener: (name: string, heard: (event: unknown) => void) => (listeners[name] = heard),
    location: { origin: 'https://house' },
    registration: { showNotification: vi.fn() },
    clients: {},
  };
  const caches = {
    match: (path: string) => Promise.resolve(kept.get(path)),
    open: () => Promise.resolve({ addAll: put, put }),
  };
  new Function('self', 'caches', 'fetch', SOURCE)(self, caches, fetched);
  const get = (path: string, mode = 'cors', method = 'GET') => {
    let answer: Promise<unknown> | null = null;
    listeners.fetch?.({
      request: { url: `https://house${path}`, method, mode },
      respondWith: (given: Promise<unknown>) => (answer = given),
    });
    return answer as Promise<unknown> | null;
  };
  return { get, listeners, self, put };
}

describe('the service worker', () => {
  it('never touches what the server says, nor seat links', () => {
    const { get } = worker(() => Promise.resolve('network'));
    for (const path of [
      '/api/tables',
      '/api/tables/x/live',
      '/api/openapi.json',
      '/health',
      '/metrics',
      '/sw.js',
      '/assets/junta-2.js',
    ])
      expect([path, get(path)]).toEqual([path, null]);
    expect(get('/t/abc?seat=secret', 'navigate')).toBeNull();
    expect(get('/assets/main-1.js', 'cors', 'POST')).toBeNull();
  });

  it('shows the newest page with a line, and the kept one without', async () => {
    expect(await worker(() => Promise.resolve('network')).get('/', 'navigate')).toBe('network');
    expect(await worker(() => Promise.reject(new Error('no line'))).get('/', 'navigate')).toBe('kept page');
    const { get, put } = worker(() => Promise.resolve('network'));
    expect(await get('/assets/main-1.js')).toBe('kept script');
    expect(await get('/favicon.svg')).toBe('network');
    expect(put).not.toHaveBeenCalled();
  });

  it('shows what a push message says', () => {
    const { listeners, self } = worker(() => Promise.resolve('network'));
    listeners.push?.({
      data: { json: () => ({ title: 'Your turn', body: 'Palace', link: 'https://house/#/t/x' }) },
      waitUntil: () => undefined,
    });
    expect(self.registration.showNotification).toHaveBeenCalledWith('Your turn', {
      body: 'Palace',
      tag: 'your-turn',
      icon: '/favicon.svg',
      data: { link: 'https://house/#/t/x' },
    });
  });
});
