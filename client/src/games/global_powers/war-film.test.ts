import { expect, test } from 'vitest';
import type { NewsLine } from '../../lib/protocol';
import type { PowersView } from '../../lib/protocol.generated';
import { war } from './war-film';

const line = (id: string, args: NewsLine['args'], rule = 'G21.1'): NewsLine =>
  ({ n: 1, id, args, rule }) as unknown as NewsLine;
const region = (number: number) => ({ text: `gp-region-${number}` });
/** Region 1 has 3 military chips, region 2 has 2 and 1 economy; seat 0 governs the one, seats 1 and 2 the other. */
const view = (one: readonly number[], two: readonly number[]): PowersView =>
  ({ chips: [0, 0, 0, 0, ...one, ...two], governments: [[], [0], [1, 2]], names: [] }) as unknown as PowersView;
const before = view([0, 0, 3, 0], [0, 1, 2, 0]);
const fought = (result: string, attack: number, defence: number, difference: number) =>
  line(`gp-news-war-${result}`, {
    attacker: region(1),
    target: region(2),
    attack,
    defence,
    attack_die: 3,
    defence_die: 3,
    difference,
  });

test('strength, card and die of both sides, also when the table has moved on', () => {
  const ceremony = war(fought('attacker', 7, 5, 2), before, view([0, 0, 2, 0], [0, 0, 1, 0]), []);
  const [attack, defence] = ceremony.sides ?? [];
  expect(attack?.terms.map((term) => term.value)).toEqual([3, 1, 3]);
  expect(defence?.terms.map((term) => term.value)).toEqual([2, 0, 3]);
  expect([attack?.total, defence?.total]).toEqual([7, 5]);
  expect(defence?.seats).toEqual([1, 2]);
  expect(ceremony.stamp).toEqual({ id: 'gp-film-war-attacker', args: { difference: 2 } });
});

test('the bill of a victory, in the order of G21.2 to G21.6', () => {
  const all = [
    line('gp-news-routed', { who: { seat: 1 }, count: 2, region: region(2) }),
    line('gp-news-routed', { who: { seat: 2 }, count: 2, region: region(2) }),
    line('gp-news-settles', { who: { seat: 0 }, count: 2, region: region(2) }),
    line('gp-news-fee', { who: { seat: 0 } }),
  ];
  const { bill } = war(fought('attacker', 7, 5, 2), before, view([0, 0, 2, 0], [0, 0, 1, 0]), all);
  expect(bill?.rows.map((row) => row.rule)).toEqual(['G21.2', 'G21.3', 'G21.4', 'G21.5', 'G21.6']);
  expect(bill?.rows.map((row) => row.seats)).toEqual([[1, 2], [], [], [0], [0]]);
  expect(bill?.rows[1]?.lines).toEqual([
    {
      id: 'gp-film-bill-chips',
      args: { region: region(2), chips: [{ text: 'gp-chips-economy-1' }, { text: 'gp-chips-military-1' }] },
    },
  ]);
  expect(bill?.rows[2]?.lines[0]?.args?.chips).toEqual([{ text: 'gp-chips-military-1' }]);
});

test('a stalemate costs both (G20.2), and perhaps a journey', () => {
  const { bill } = war(fought('stalemate', 6, 6, 0), before, view([0, 0, 2, 0], [0, 1, 1, 0]), []);
  expect(bill?.rows.map((row) => row.rule)).toEqual(['G20.2', 'G21.6']);
  expect(bill?.rows[0]?.lines).toHaveLength(2);
  expect(bill?.rows[1]?.lines).toEqual([{ id: 'gp-film-bill-mauritius-none', args: {} }]);
});
