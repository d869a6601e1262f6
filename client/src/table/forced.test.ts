import { expect, it } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import { goesOnAlone } from './forced';

const seat = (number: number, kind: 'human' | 'bot'): SeatInfo => ({
  seat: number,
  kind,
  bot: 'steady',
  name: '',
  taken: true,
  online: true,
  stand_in: false,
  missed: 0,
  link_wanted: false,
  coached: false,
});

it('goes on alone among bots, and asks when people watch', () => {
  const bots = { you: 0, seats: [seat(0, 'human'), seat(1, 'bot'), seat(2, 'bot')] };
  const people = { you: 0, seats: [seat(0, 'human'), seat(1, 'bot'), seat(2, 'human')] };
  expect([goesOnAlone('bots', bots), goesOnAlone('bots', people)]).toEqual([true, false]);
  expect([goesOnAlone('always', people), goesOnAlone('never', bots)]).toEqual([true, false]);
});
