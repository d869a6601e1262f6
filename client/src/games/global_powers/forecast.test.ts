import { expect, test } from 'vitest';
import type { PowersView } from '../../lib/protocol.generated';
import { forecast, risky } from './forecast';

/** Two parties; `people` and `chips` say only what differs from an empty world. */
function world(
  people: Readonly<Record<number, readonly [number, number]>>,
  economy: Readonly<Record<number, number>> = {},
): PowersView {
  const all = Array.from({ length: 32 }, (_, i) => people[Math.floor(i / 2)]?.[i % 2] ?? 0);
  const chips = Array.from({ length: 52 }, (_, i) => (i % 4 === 1 ? (economy[Math.floor(i / 4)] ?? 0) : 2));
  return {
    players: 2,
    people: all,
    chips,
    parties: [{ seat: 0 }, { seat: 1 }],
    sanctions: [],
    neighbours: [[], [2], [1]],
  } as unknown as PowersView;
}

test('G13.1 whoever emigrates may lose a government and gain another', () => {
  // 1: 2 to 1, so 3 and 1 points; 2: the other alone with 4.
  const view = world({ 1: [2, 1], 2: [0, 1] });
  // 1: level, 2 and 2; 2: level, 2 and 2.
  expect(forecast(view, ['emigration', '2'], 0, 1, {})?.points).toEqual([2 + 2 - 3, 2 + 2 - 1 - 4]);
});

test('G14.1 propaganda costs a point on Mauritius', () => {
  expect(forecast(world({ 0: [2, 0], 1: [2, 2] }), ['propaganda', '1'], 0, 1, {})?.points).toEqual([3 - 2 - 1, 1 - 2]);
});

test('G18.1, G29.3 a budget is told in chips, and in points from three economy on', () => {
  const would = forecast(world({ 1: [2, 0] }, { 1: 2 }), ['budget', 'b'], 0, 1, {});
  expect(would?.chips).toEqual([{ region: 1, kind: 1, from: 2, to: 3 }]);
  expect(would?.points).toEqual([1, 0]);
});

test('G29.3 partners of a coalition get the bonus unless the switch forbids it', () => {
  const view = world({ 1: [2, 2] }, { 1: 4 });
  expect(forecast(view, ['budget', 'd'], 0, 1, {})?.points).toEqual([-1, -1]);
  expect(forecast(view, ['budget', 'd'], 0, 1, { economyBonusCoalition: 'none' })?.points).toEqual([0, 0]);
});

test('cards whose effect is certain are told before they are played', () => {
  const view = world({ 0: [2, 0], 1: [1, 2] });
  expect(forecast(view, ['expansion', '1'], 0, 0, {})?.points).toEqual([3 - 1, 1 - 3]);
  expect(forecast(view, ['retirement', '1', 'seat-1'], 0, 0, {})?.points).toEqual([2 - 1, 2 - 3]);
  expect(forecast(view, ['transfer', '1', 'seat-1', '2'], 0, 0, {})?.points).toEqual([2 - 1, 2 + 4 - 3]);
});

test('what a die or others decide is not foretold, and a risk is said', () => {
  const view = world({ 1: [2, 1] });
  for (const steps of [['war', '2'], ['motion', 'sanction', '1'], ['pass']])
    expect(forecast(view, steps, 0, 1, {})).toBeNull();
  expect(forecast(view, ['sabotage', '1'], 0, 0, {})).toBeNull();
  expect(risky(['budget', 'b'], {})).toBe(true);
  expect(risky(['budget', 'a'], {})).toBe(false);
  expect(risky(['budget', 'a'], { budgetRisk: 'all' })).toBe(true);
});
