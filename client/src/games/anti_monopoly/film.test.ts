import { describe, expect, it } from 'vitest';
import { shots, type Frame } from '../../film/script';
import type { NewsLine, Seen } from '../../lib/protocol';
import { film } from './film';
import { needOf, type AntiMonopolyView, type PrintedBoard } from './tracks';

const scene = (kind: string) => ({ kind, who: 0, whom: 1, value: 3, card: '', rolls: [], pledged: [] });
const power = (place: number, money: number) => ({
  place,
  money,
  distance: 56 - place,
  hidden: 4,
  cards: null,
  laid: [3],
});
const table = (over: object): AntiMonopolyView =>
  ({
    card_texts: {},
    chips: [0, 0, 0],
    die: 0,
    ending: '',
    turn: 0,
    scene: scene(''),
    ...over,
  }) as unknown as AntiMonopolyView;
const line = (id: string, args: NewsLine['args'] = {}): NewsLine => ({ n: 0, id, rule: 'A9.a', args });
const told = (before: AntiMonopolyView, after: AntiMonopolyView, news: readonly NewsLine[]) => {
  const frame: Frame = { seq: 1, seen: { view: after } as unknown as Seen, news };
  return shots(frame, before, film, null).map((shot) => shot.view as AntiMonopolyView);
};

describe('a crisis that fails (A9.a)', () => {
  const before = table({ players: [power(7, 5), power(0, 5)], bomb: 24, scene: scene('crisis') });
  const after = table({ players: [power(6, 2), power(0, 5)], bomb: 22, turn: 1 });
  const views = told(before, after, [
    line('am-news-crisis-none', { who: { seat: 0 }, whom: { seat: 1 }, value: 3 }),
    line('am-news-goes-back', { who: { seat: 0 }, origin: 7, goal: 6 }),
    line('am-news-bomb-forward', { fields: 2, field: 22 }),
    line('am-news-pays', { who: { seat: 0 }, millions: 3 }),
    line('am-news-turn', { who: { seat: 1 }, turn: 2 }),
  ]);
  it('is told effect by effect: pawn, bomb and purse move with their own line', () => {
    expect(views.map((view) => [view.players[0]?.place, view.bomb, view.players[0]?.money])).toEqual([
      [7, 24, 5],
      [6, 24, 5],
      [6, 22, 5],
      [6, 22, 2],
    ]);
  });
  it('is the crisis of the table until the last of it is told', () => {
    expect(views.map((view) => [view.turn, view.scene.kind])).toEqual([
      [0, 'crisis'],
      [0, 'crisis'],
      [0, 'crisis'],
      [1, ''],
    ]);
  });
});

it('a throw lies on the table before the pawn walks, and an indictment stands after it is paid', () => {
  const before = table({ players: [power(7, 5)], bomb: 24 });
  const after = table({ players: [power(10, 2)], bomb: 24, chips: [1, 0, 0], die: 3, scene: scene('monopoly') });
  const views = told(before, after, [
    line('am-news-rolls', { who: { seat: 0 }, die: 3 }),
    line('am-news-moves', { who: { seat: 0 }, origin: 7, goal: 10 }),
    line('am-news-pays', { who: { seat: 0 }, millions: 3 }),
    line('am-news-indicts', { who: { seat: 0 }, monopoly: { text: 'am-monopoly-yellow' }, chips: 1 }),
  ]);
  expect(views.map((view) => [view.die, view.players[0]?.place, view.players[0]?.money, view.chips[0]])).toEqual([
    [3, 7, 5, 0],
    [3, 10, 5, 0],
    [3, 10, 2, 0],
    [3, 10, 2, 1],
  ]);
});

it('what a throw must show: up to the next track, up to World Peace, and nothing on the way back (A6.3, A18.1)', () => {
  const board = {
    yellow: Array<string>(18).fill('plain'),
    blue: Array<string>(16).fill('plain'),
    red: Array<string>(18).fill('plain'),
    green: Array<string>(19).fill('plain'),
    last: [12, 10, 12],
  } as unknown as PrintedBoard;
  expect([0, 8, 12, 13, 19, 25, 74].map((place) => needOf(board, place))).toEqual([null, 5, 1, null, null, 5, 0]);
});

it('whoever is refused reads what it cost: his fields, and those of the bomb', () => {
  const seat = (distance: number) => ({ distance, money: 4, hidden: 3 });
  const before = { bomb: 20, players: [seat(40), seat(30)] } as unknown as AntiMonopolyView;
  const after = { bomb: 17, players: [seat(42), seat(29)] } as unknown as AntiMonopolyView;
  const line = { n: 1, id: 'am-news-crisis-refused', rule: 'A9.c', args: { who: { seat: 0 }, whom: { seat: 1 } } };
  const found = film.happened?.(line as unknown as NewsLine, before, after, 0, []);
  expect(found?.gone.map((item) => [item.words.id, item.words.args?.fields])).toEqual([
    ['am-film-fields', 2],
    ['am-film-nearer', 3],
  ]);
});
