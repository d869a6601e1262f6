import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { boardOf, freeSeats, ticketsOf } from './departing';

const seat = (kind: 'human' | 'bot', taken = true, online = false): SeatInfo => ({
  seat: 0,
  kind,
  bot: 'steady',
  name: '',
  taken,
  online,
  stand_in: false,
  missed: 0,
  link_wanted: false,
  coached: false,
});
const table = (
  id: string,
  created: number,
  status: TableInfo['status'],
  seats: SeatInfo[],
  more: Partial<TableInfo> = {},
): TableInfo =>
  ({ id, created, status, seats, you: null, your_turn: false, game: 'viva', ...more }) as unknown as TableInfo;

const FREE = [seat('human'), seat('human', false), seat('bot')];

it('announces where somebody waits, then free seats under way, then games to watch, and never my own', () => {
  const open = [
    table('late', 9, 'running', FREE),
    table('absent', 8, 'gathering', FREE),
    table('older', 3, 'gathering', [seat('human', true, true), seat('human', false)]),
    table('newer', 4, 'gathering', [seat('human', true, true), seat('human', false)]),
    table('mine', 7, 'gathering', FREE, { you: 0 }),
    table('full', 6, 'gathering', [seat('human'), seat('human')]),
  ];
  const running = [
    open[0] as TableInfo,
    table('friends', 5, 'running', [seat('human'), seat('human')]),
    table('played', 1, 'running', FREE, { you: 1 }),
  ];
  const board = boardOf({ open, running });
  expect(board.map((line) => [line.table.id, line.free])).toEqual([
    ['newer', 1],
    ['older', 1],
    ['absent', 1],
    ['late', 1],
    ['friends', 0],
  ]);
  expect(freeSeats(table('t', 1, 'gathering', FREE))).toBe(1);
});

it('puts the tickets on top where I am asked', () => {
  const mine = [
    table('gathering', 9, 'gathering', FREE, { you: 0 }),
    table('waiting', 8, 'running', FREE, { you: 0 }),
    table('asked', 1, 'running', FREE, { you: 2, your_turn: true }),
    table('over', 7, 'over', FREE, { you: 0 }),
  ];
  expect(ticketsOf(mine).map((entry) => entry.id)).toEqual(['asked', 'waiting', 'gathering']);
});
