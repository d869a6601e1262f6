import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { motionsOf } from './motions';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'human',
  bot: 'steady',
  name: '',
  taken: true,
  online: true,
  stand_in: false,
  missed: 0,
  link_wanted: false,
  coached: false,
  ...more,
});
const table = (seats: SeatInfo[], more: object = {}, settings: object = {}): TableInfo =>
  ({
    status: 'running',
    paused: false,
    seats,
    settings: { deadline: 0, door: 'invitation', ...settings },
    ...more,
  }) as unknown as TableInfo;

describe('what can be voted on', () => {
  it('is time, where there is some, and people who are away', () => {
    const seats = [
      seat(0),
      seat(1, { online: false }),
      seat(2, { stand_in: true }),
      seat(3, { kind: 'bot' }),
      seat(4, { missed: 2 }),
    ];
    expect(motionsOf(table(seats), 0)).toEqual([
      { kind: 'pause', seat: null },
      { kind: 'replace', seat: 1 },
      { kind: 'replace', seat: 4 },
    ]);
    expect(motionsOf(table(seats, {}, { deadline: 60, door: 'open' }), 4)).toEqual([
      { kind: 'pause', seat: null },
      { kind: 'extend', seat: null },
      { kind: 'replace', seat: 1 },
      { kind: 'free', seat: 1 },
      { kind: 'free', seat: 2 },
    ]);
    expect(motionsOf(table(seats, { paused: true }), 0)[0]).toEqual({ kind: 'resume', seat: null });
  });

  it('is nothing for spectators, before the start, and for whoever is played by a bot', () => {
    expect(motionsOf(table([seat(0)]), null)).toEqual([]);
    expect(motionsOf(table([seat(0)], { status: 'gathering' }), 0)).toEqual([]);
    expect(motionsOf(table([seat(0, { stand_in: true })]), 0)).toEqual([]);
  });
});
