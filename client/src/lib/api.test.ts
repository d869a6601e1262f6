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
  await api.notices('t', 2);
  await api.addNotice('t', { kind: 'mail', language: 'en', address: 'a@b.example' }, 2);
  await api.confirmNotice('t', 'n', '123456', 2);
  await api.dropNotice('t', 'n', 2);
  await api.returnLink('t', 2);
  await api.renewSeat('t', 2);
  await api.stand('t', 2);
  await api.newLink('t', 3, 2);
  await api.seatBot('t', 3, '', 2);
  await api.talk('t', 0, null, 2);
  await api.promises('t', 2);
  await api.advice('t', null);
  expect(asked).toEqual([
    '/api/tables/t/advice?as=2',
    '/api/tables/t/digest?as=2',
    '/api/tables/t/evening?as=2',
    '/api/tables/t/dossier?seat=3&as=2',
    '/api/tables/t/notices?as=2',
    '/api/tables/t/notices?as=2',
    '/api/tables/t/notices/n/confirm?as=2',
    '/api/tables/t/notices/n?as=2',
    '/api/tables/t/seat/link?as=2',
    '/api/tables/t/seat/renew?as=2',
    '/api/tables/t/stand?as=2',
    '/api/tables/t/seats/3/link?as=2',
    '/api/tables/t/seats/3/bot?as=2',
    '/api/tables/t/talk?as=2',
    '/api/tables/t/promises?as=2',
    '/api/tables/t/advice',
  ]);
});
