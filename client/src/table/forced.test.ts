import { describe, expect, it } from 'vitest';
import type { Asking } from '../lib/asking.svelte';
import type { Option, SeatInfo, TableInfo } from '../lib/protocol';
import { byItself, goesOnAlone } from './forced';

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

describe('what was said once and for all', () => {
  const no = { key: 'no', words: { id: 'no', args: {} }, rule: '', aim: '', answer: false } as Option;
  const asked = { question: { forced: false }, taken: [], menu: { options: [no, no] }, complete: false };
  const asking = asked as unknown as Asking;
  const table = (...kinds: ('human' | 'bot')[]) =>
    ({ you: 0, seats: kinds.map((kind, i) => seat(i, kind)) }) as unknown as TableInfo;

  it('is answered after the same moment as what is forced, where only bots wait', () => {
    expect(byItself(asking, table('human', 'bot'), no)).toEqual({ option: no, ms: 1100, why: 'ui-asked-standing' });
    expect(byItself(asking, table('human', 'bot'), null)).toBeNull();
  });

  it('takes among people as long as somebody who thinks, and never the same time', () => {
    const times = Array.from({ length: 20 }, () => byItself(asking, table('human', 'human'), no)?.ms ?? 0);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1800);
    expect(Math.max(...times)).toBeLessThanOrEqual(5400);
    expect(new Set(times).size).toBeGreaterThan(10);
  });
});
