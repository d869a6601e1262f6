import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { boardOf } from './departing';

const seat = (kind: 'human' | 'bot', taken = true): SeatInfo => ({ seat: 0, kind, bot: 'steady', name: '', taken, online: true, stand_in: false, missed: 0 });
const table = (id: string, created: number, status: TableInfo['status'], seats: SeatInfo[], you: number | null = null): TableInfo =>
  ({ id, created, status, seats, you, game: 'viva' }) as unknown as TableInfo;

it('announces gathering tables first, then games between people, and nobody against bots', () => {
  const tables = [
    table('solo', 9, 'running', [seat('human'), seat('bot')]),
    table('friends', 5, 'running', [seat('human'), seat('human')]),
    table('open', 3, 'gathering', [seat('human'), seat('human', false)]),
    table('newer', 4, 'gathering', [seat('human'), seat('human', false)]),
    table('mine', 8, 'gathering', [seat('human'), seat('human', false)], 0),
    table('past', 7, 'over', [seat('human'), seat('human')]),
  ];
  expect(boardOf(tables).map((entry) => entry.id)).toEqual(['newer', 'open', 'friends']);
});
