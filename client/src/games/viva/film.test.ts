import { describe, expect, it } from 'vitest';
import { shots, type Frame } from '../../film/script';
import type { NewsLine, Seen } from '../../lib/protocol';
import { film } from './film';
import type { VivaView } from './model';

const estate = (seat: number, cards: number, promised_cards: number, presidente = false) => ({
  seat,
  cards,
  promised_cards,
  presidente,
  buildings: ['house'],
  dice: 1,
});
const table = (over: object): VivaView =>
  ({
    phase: 'combat',
    round: 1,
    presidente: 0,
    battle: null,
    reports: [],
    to_come: [],
    ...over,
  }) as unknown as VivaView;
const line = (id: string, args: NewsLine['args'] = {}): NewsLine => ({ n: 0, id, rule: 'V10.1', args });
const cut = (before: VivaView, after: VivaView, news: readonly NewsLine[]) => {
  const frame: Frame = { seq: 1, seen: { view: after } as unknown as Seen, news };
  return shots(frame, before, film, 2);
};

describe('dice of a battle (V10.1)', () => {
  const part = (seat: number, faces: number[]) => ({
    seat,
    what: 'dice',
    count: 1,
    faces,
    value: faces.reduce((sum, face) => sum + face, 0),
    rule: 'V10.3',
  });
  const battle = (a: number[], b: number[]) => ({
    attack: [part(1, a), part(2, b)],
    defence: [],
    attack_value: 0,
    defence_value: 0,
  });
  const estates = [estate(0, 3, 0, true), estate(1, 2, 1), estate(2, 2, 1)];
  const row = cut(table({ estates, battle: battle([], []) }), table({ estates, battle: battle([4], [1]) }), [
    line('viva-news-roll', { who: { seat: 1 }, faces: '4' }),
    line('viva-news-roll', { who: { seat: 2 }, faces: '1' }),
  ]);
  it('are shown, whose they are', () => {
    expect(row.map((shot) => [shot.dice?.faces, shot.roller])).toEqual([
      [[4], 1],
      [[1], 2],
    ]);
  });
  it('lie in the sum one throw after another', () => {
    const shown = row.map((shot) => (shot.view as VivaView).battle);
    expect(shown.map((one) => one?.attack.map((each) => each.faces))).toEqual([
      [[4], []],
      [[4], [1]],
    ]);
    expect(shown[0]?.attack_value).toBe(4);
  });
});

it('a coup is told in its order: plunder, void promises, and only then the sunglasses', () => {
  const before = table({ estates: [estate(0, 3, 0, true), estate(1, 2, 1), estate(2, 2, 1)] });
  const after = table({
    phase: 'spend',
    presidente: 1,
    estates: [estate(0, 2, 0), estate(1, 2, 0, true), estate(2, 3, 0)],
  });
  const views = cut(before, after, [
    line('viva-news-plunder', { who: { seat: 2 }, whom: { seat: 0 } }),
    line('viva-news-promise-void', { who: { seat: 1 } }),
    line('viva-news-promise-void', { who: { seat: 2 } }),
    line('viva-news-new-presidente', { who: { seat: 1 }, whom: { seat: 0 } }),
  ]).map((shot) => shot.view as VivaView);
  expect(views.map((view) => [view.presidente, view.phase, view.estates.map((one) => one.cards)])).toEqual([
    [0, 'combat', [2, 2, 3]],
    [0, 'combat', [2, 2, 3]],
    [0, 'combat', [2, 2, 3]],
    [1, 'spend', [2, 2, 3]],
  ]);
  expect(views.map((view) => view.estates.map((one) => one.promised_cards))).toEqual([
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

it('the screens go up: dice with the numbers that they were set to, and how many of them', () => {
  const numbered = [3, 1, 5].map((number, seat) => ({ ...estate(seat, 2, 0, seat === 0), number }));
  const view = table({ estates: numbered, phase: 'orders' });
  const [shot] = cut(view, view, [
    line('viva-news-order-attack', { who: { seat: 1 }, whom: { seat: 0 }, count: 2 }),
    line('viva-news-order-home', { who: { seat: 2 }, count: 1 }),
    line('viva-news-order-presidente', { who: { seat: 2 }, count: 1 }),
  ]);
  expect(shot?.ceremony?.turned?.map((one) => [one.seat, one.die, one.small?.args?.count])).toEqual([
    [1, 3, 2],
    [2, 5, 1],
    [2, 6, 1],
  ]);
});

it('V12.1 several robbers stop the film once, and the first says how many wait behind him', () => {
  const battle = { defender: 0, ranking: [1, 2, 3], attack: [], defence: [] };
  const robbed = (cards: number, by: number) => {
    const estates = (held: number) => [estate(0, held, 0), estate(1, 2, 0), estate(2, 2, 0), estate(3, 2, 0)];
    const news = [line('viva-news-plunder', { who: { seat: by }, whom: { seat: 0 } })];
    const view = (held: number) => table({ round: 4, battle, estates: estates(held) });
    const frame: Frame = { seq: 1, seen: { view: view(cards - 1) } as unknown as Seen, news };
    return shots(frame, view(cards), film, 0).flatMap((shot) => shot.happenings)[0];
  };
  const told = [robbed(3, 1), robbed(2, 2), robbed(1, 3)];
  expect(told.map((one) => one?.once)).toEqual(['plunder 4', 'plunder 4', 'plunder 4']);
  expect(told.map((one) => one?.gone[0]?.small?.args?.count)).toEqual([2, 1, undefined]);
  expect(robbed(2, 1)?.gone[0]?.small?.args?.count).toBe(1); // an empty hand keeps the third one from taking anything
});
