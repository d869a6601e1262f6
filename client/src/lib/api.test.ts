import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api';

afterEach(() => void vi.unstubAllGlobals());

it('what a seat alone may know is asked for in the name of whoever has the device', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('{}');
  });
  await api.advice('t', 2);
  await api.digest('t', 2);
  await api.evening('t', 2);
  await api.dossier('t', 3, 2);
  await api.advice('t', null);
  expect(asked).toEqual([
    '/api/tables/t/advice?as=2',
    '/api/tables/t/digest?as=2',
    '/api/tables/t/evening?as=2',
    '/api/tables/t/dossier?seat=3&as=2',
    '/api/tables/t/advice',
  ]);
});
