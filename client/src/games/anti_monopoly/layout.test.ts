import { describe, expect, it } from 'vitest';
import type { NewsLine } from '../../lib/protocol';
import { layOut, pawnAt, standing, TALL, WIDE } from './layout';
import { stepsOf } from './journeys.svelte';
import {
  landings,
  pathBetween,
  placeArgs,
  placesOf,
  shapeOf,
  type AntiMonopolyView,
  type PrintedBoard,
} from './tracks';

const BOARD: PrintedBoard = {
  yellow:
    'plain action plain crisis +1 action crisis plain direct monopoly crisis plain action -2 crisis direct plain action'.split(
      ' ',
    ),
  blue: 'plain crisis action plain +1 crisis direct monopoly crisis action plain action -2 crisis direct plain'.split(
    ' ',
  ),
  red: 'plain action crisis +1 plain crisis action -2 direct monopoly crisis action plain crisis action direct -2 plain'.split(
    ' ',
  ),
  green:
    'action plain crisis action plain +1 crisis action plain -2 crisis plain hatched hatched hatched hatched hatched hatched peace'.split(
      ' ',
    ),
  last: [12, 10, 12],
  price: [3, 4, 5],
  collect_bomb: [1, 2, 2],
  spiral: 24,
  red_fields: [8, 7, 6, 5, 4, 3, 2, 1],
  danger: 3,
  confidence: 'reconstructed',
};

describe('the sheets', () => {
  for (const [name, sheet] of [
    ['wide', WIDE],
    ['tall', TALL],
  ] as const) {
    it(`${name}: every place has its point on the sheet, and no two share one`, () => {
      const layout = layOut(shapeOf(BOARD), sheet);
      expect(layout.places).toHaveLength(75);
      expect(layout.spiral).toHaveLength(25);
      expect(new Set(layout.places.map(String)).size).toBe(75);
      for (const [x, y] of [...layout.places, ...layout.spiral]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(sheet.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(sheet.height);
      }
    });
    it(`${name}: fields of the approach legs do not overlap`, () => {
      const { places } = layOut(shapeOf(BOARD), sheet);
      for (const from of [1, 20, 37]) {
        for (let i = from; i < from + 9; i++) {
          const [a, b] = [places[i] ?? [0, 0], places[i + 1] ?? [0, 0]];
          expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(sheet.field);
        }
      }
    });
  }
  it('on a table pawns stand beside their fields, where no other field lies, and on the sheet', () => {
    const layout = layOut(shapeOf(BOARD), WIDE);
    const fields = placesOf(BOARD).filter((place) => place.track && place.track !== 'green');
    for (const { number } of fields) {
      const [x, y] = pawnAt(layout, number);
      expect(x).toBeGreaterThan(14);
      expect(x).toBeLessThan(WIDE.width - 14);
      for (const other of fields) {
        const [a, b] = layout.places[other.number] ?? [0, 0];
        expect(Math.hypot(a - x, b - y)).toBeGreaterThan(WIDE.field * 0.8);
      }
    }
  });
  it('in a hand they stand on them', () => {
    const layout = layOut(shapeOf(BOARD), TALL);
    const [x, y] = layout.places[5] ?? [0, 0];
    expect(pawnAt(layout, 5)).toEqual([x, y - 8]);
  });
  it('pawns on one place stand apart', () => {
    for (const count of [2, 3, 4, 5, 6]) expect(new Set(standing(count).map(String)).size).toBe(count);
  });
});

describe('places', () => {
  it('are numbered as the view counts them', () => {
    const places = placesOf(BOARD);
    expect(placeArgs(places[0])).toEqual({ track: 'start', number: 0 });
    expect(placeArgs(places[10])).toEqual({ track: 'yellow', number: 10 });
    expect(placeArgs(places[19])).toEqual({ track: 'negotiation', number: 1 });
    expect(placeArgs(places[37])).toEqual({ track: 'red', number: 1 });
    expect(placeArgs(places[74])).toEqual({ track: 'peace', number: 19 });
  });
});

describe('a pawn walks', () => {
  it('field by field', () => expect(pathBetween(BOARD, 0, 4)).toEqual([1, 2, 3, 4]));
  it('onto a negotiation field', () => expect(pathBetween(BOARD, 10, 19)).toEqual([11, 12, 19]));
  it('past it onto the return leg', () => expect(pathBetween(BOARD, 11, 14)).toEqual([12, 13, 14]));
  it('round to field 1', () => expect(pathBetween(BOARD, 17, 2)).toEqual([18, 1, 2]));
  it('from a negotiation field to the next track', () => expect(pathBetween(BOARD, 19, 21)).toEqual([20, 21]));
  it('backwards', () => expect(pathBetween(BOARD, 5, 3)).toEqual([4, 3]));
  it('far away in one leap', () => expect(pathBetween(BOARD, 70, 3)).toEqual([3]));
});

describe('what a batch of news shows', () => {
  it('pawns and bomb, in their order', () => {
    const view = { board: BOARD } as unknown as AntiMonopolyView;
    const news = (
      [
        { id: 'am-news-rolls', rule: 'A5.1', args: { who: { seat: 1 }, die: 2 } },
        { id: 'am-news-moves', rule: 'A6.1', args: { who: { seat: 1 }, origin: 0, goal: 2 } },
        { id: 'am-news-bomb-forward', rule: 'A9.a', args: { fields: 2, field: 20 } },
        { id: 'am-news-bomb-back', rule: 'A9.b', args: { fields: 1, field: 21 } },
      ] as const
    ).map((line, n) => ({ n, ...line }) as unknown as NewsLine);
    expect(stepsOf(view, news).map((step) => [step.seat, step.to, step.forward ?? null])).toEqual([
      [1, 1, null],
      [1, 2, null],
      [-1, 21, true],
      [-1, 20, true],
      [-1, 21, false],
    ]);
  });
});

describe('the small dice of a throw', () => {
  const named = (from: number) =>
    landings(BOARD, from)
      .map((place) => placeArgs(placesOf(BOARD)[place]))
      .map(({ track, number }) => `${track} ${number}`);
  it('lead up the numbers from START (A6.1)', () => {
    expect(named(0)).toEqual(['yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'yellow 5', 'yellow 6']);
  });
  it('lead onto the negotiation field with the need, and onto the return leg beyond it (A6.2, A6.3, A6.5)', () => {
    const blueSix = placesOf(BOARD).findIndex((place) => place.track === 'blue' && place.field === 6);
    expect(named(blueSix)).toEqual(['blue 7', 'blue 8', 'blue 9', 'blue 10', 'negotiation 2', 'blue 12']);
  });
  it('lead from the end of the return leg to field 1', () => {
    const last = placesOf(BOARD).findIndex((place) => place.track === 'red' && place.field === 18);
    expect(named(last)[0]).toBe('red 1');
  });
});
