import { expect, it } from 'vitest';
import type { Question } from '../lib/protocol';
import { cautionOf, chance, doubtOf, stakesOf } from './stakes';

const asked = (kind: string, facts = {}, key = kind) => ({ kind, key, facts }) as unknown as Question;

it('counts the odds of dice', () => {
  expect(chance(1, 0, 1)).toBe(42); // 15 of 36
  expect(chance(1, 0, 0)).toBe(100);
  expect(chance(0, 2, 0)).toBe(100);
  expect(chance(0, 0, 0)).toBe(0);
  expect(chance(2, -1, 1)).toBe(74); // 160 of 216
  expect(chance(3, -3, 0)).toBe(99); // 215 of 216: what is not certain is not told as certain
  expect(chance(3, -17, 0)).toBe(1); // 1 of 216
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
  expect(stakesOf('junta', view, asked('junta-ask-vote-budget'), 2)[0]).toMatchObject({ figure: '0', tone: 'bad' });
});

it('tells odds in the colour of the own side', () => {
  const battle = {
    attack: [{ what: 'dice', faces: [], count: 2, value: 0 }],
    defence: [{ what: 'buildings', faces: [], count: 1, value: 2 }],
    forces: [
      { seat: 1, side: 'attacker' },
      { seat: 2, side: 'defender' },
    ],
  };
  const view = { battle, presidente: 2, estates: [{ seat: 1 }, { seat: 2 }] };
  const odds = (you: number) => stakesOf('viva', view, asked('viva-ask-battle'), you)[2];
  expect(odds(1)).toMatchObject({ figure: '97 %', tone: 'good' });
  expect(odds(2)).toMatchObject({ figure: '97 %', tone: 'bad' });
});

it('tells in an election what one can throw in, cards of the hand included', () => {
  const election = { ballot: 1, ballot_kind: 'election', assigned: false, candidates: [0], families: [], cast: [] };
  const sources = [
    ['head:1', 1],
    ['card:7', 3],
  ];
  const told = (view: object, facts = { sources: [] as unknown[] }) =>
    stakesOf('junta', view, asked('junta-ask-vote-election', facts, 'junta-ask-votes'), 1).map((one) => [
      one.words.id,
      one.figure,
    ]);
  expect(told(election, { sources })).toEqual([
    ['junta-stake-mine', '4'],
    ['junta-stake-open', '0'],
  ]);
  const cast = [{ voter: 0, source: 'head:0', votes: 1, choice: '0', round: 1 }];
  expect(told({ ...election, cast })).toEqual([
    ['junta-stake-ahead', '1'],
    ['junta-stake-open', '0'],
  ]);
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

it('says how good the odds of destroying all weapons are', () => {
  const view = { bomb: 3, chips: [0, 0, 0], players: [{}, {}, {}] };
  const told = stakesOf('anti_monopoly', view, asked('am-ask-destroy'), 0).map((one) => one.figure);
  expect(told).toEqual(['63 %', '3']); // 135 of 216
});

it('asks whether somebody means a bid that leaves him next to nothing', () => {
  const view = { lot: 1, players: 1, people: [20], parties: [{ seat: 0 }] }; // twenty in the base
  const bid = (answer: number) => doubtOf('global_powers', view, asked('gp-ask-bid'), 0, answer);
  expect(bid(13)).toBeNull();
  expect(bid(14)).toEqual({ id: 'gp-doubt-bid', args: { left: 5, lots: 11 } });
  expect(doubtOf('global_powers', { ...view, lot: 12 }, asked('gp-ask-bid'), 0, 19)).toBeNull();
});

it('warns whoever is asked to veto what he has proposed himself', () => {
  const view = { active: 3, proposer: 1, governments: { 3: [1] } };
  const word = (kind: string, you: number) => cautionOf('global_powers', view, asked(kind), you)?.id;
  expect(word('gp-ask-veto-adopted', 1)).toBe('gp-caution-own');
  expect(word('gp-ask-veto-rejected', 1)).toBe('gp-caution-veto');
  expect(word('gp-ask-veto-adopted', 0)).toBeUndefined();
});

it('warns before the bomb', () => {
  const facts = { has: true, bomb: 3 };
  expect(cautionOf('anti_monopoly', { bomb: 3 }, asked('am-ask-reply', facts), 0)?.id).toBe('am-caution-zero');
  expect(cautionOf('anti_monopoly', { bomb: 5 }, asked('am-ask-reply', facts), 0)?.id).toBe('am-caution-bomb');
  expect(cautionOf('anti_monopoly', { bomb: 20 }, asked('am-ask-reply', facts), 0)).toBeNull();
  expect(cautionOf('anti_monopoly', { bomb: 3 }, asked('am-ask-reply', { has: false, bomb: 3 }), 0)).toBeNull();
});
