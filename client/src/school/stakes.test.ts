import { expect, it } from 'vitest';
import type { Question } from '../lib/protocol';
import { cautionOf, chance, stakesOf } from './stakes';

const asked = (kind: string, facts = {}) => ({ kind, key: kind, facts }) as unknown as Question;

it('counts the odds of dice', () => {
  expect(chance(1, 0, 1)).toBe(42); // 15 of 36
  expect(chance(1, 0, 0)).toBe(100);
  expect(chance(0, 2, 0)).toBe(100);
  expect(chance(0, 0, 0)).toBe(0);
  expect(chance(2, -1, 1)).toBe(74); // 160 of 216
});

it('tells a budget in figures of the own view', () => {
  const view = {
    ballot: 1,
    ballot_kind: 'budget',
    proposer: 0,
    proposal: [0, 3],
    assigned: true,
    families: [],
    cast: [
      { voter: 2, source: 'office:3', votes: 1, choice: 'yes', round: 1 },
      { voter: 3, source: 'card:1', votes: 10, choice: 'no', round: 1 },
    ],
  };
  expect(stakesOf('junta', view, asked('junta-ask-vote-budget'), 1).map((one) => one.figure)).toEqual([
    '+3',
    '1 : 10',
    '10',
    '0',
  ]);
  expect(stakesOf('junta', view, asked('junta-ask-vote-budget'), null)).toEqual([]);
});

it('tells a battle in figures: hits, and who stands there', () => {
  const unit = (area: string, commander: number, count: number) => ({ area, commander, count });
  const view = {
    coup: true,
    coup_phase: 2,
    rebels: [0],
    units: [unit('BNK', 0, 3), unit('BNK', 1, 2), unit('P1', 0, 1)],
  };
  const fire = stakesOf('junta', view, asked('junta-ask-fire', { area: 'BNK', dice: 3 }), 0);
  expect(fire.map((one) => one.figure)).toEqual(['42 %', '3 : 2', '4']); // 91 of 216
  const fight = stakesOf('junta', view, asked('junta-ask-fight'), 0);
  expect(fight.map((one) => one.figure)).toEqual(['3 : 2', '4']);
  expect(fight[0]?.words.args).toEqual({ area: { id: 'junta-area-BNK' } });
});

it('warns before the bomb', () => {
  const facts = { has: true, bomb: 3 };
  expect(cautionOf('anti_monopoly', { bomb: 3 }, asked('am-ask-reply', facts), 0)?.id).toBe('am-caution-zero');
  expect(cautionOf('anti_monopoly', { bomb: 5 }, asked('am-ask-reply', facts), 0)?.id).toBe('am-caution-bomb');
  expect(cautionOf('anti_monopoly', { bomb: 20 }, asked('am-ask-reply', facts), 0)).toBeNull();
  expect(cautionOf('anti_monopoly', { bomb: 3 }, asked('am-ask-reply', { has: false, bomb: 3 }), 0)).toBeNull();
});
