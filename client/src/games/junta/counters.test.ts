import { describe, expect, it } from 'vitest';
import { counters, notesFor, wordOnly } from './counters';
import type { Goods } from './model';

const goods = (some: Partial<Goods> = {}): Goods => ({
  cards: [],
  notes: [0, 0, 0],
  units: [],
  money: 0,
  kinds: [],
  ...some,
});

describe('counter-offers at one touch (J16.2)', () => {
  it('makes up a price from the notes in the purse, or not at all', () => {
    expect(notesFor([1, 1, 1], 5)).toEqual([0, 1, 1]);
    expect(notesFor([0, 2, 0], 3)).toBeNull();
  });
  it('offers less for a word than was asked, as far as the purse can pay it', () => {
    const offer = { number: 7, maker: 2, give: goods(), get: goods({ money: 3 }) };
    expect(wordOnly(offer.give)).toBe(true);
    expect(counters(offer, [0, 1, 0]).map((one) => [one.price, one.answer])).toEqual([
      [2, { do: 'offer', to: 2, give: { notes: [0, 1, 0] }, get: goods(), counter: 7, until: 'phase' }],
    ]);
  });
  it('asks more for a card than was offered, and leaves swaps of cards to the form', () => {
    const offer = { number: 8, maker: 1, give: goods({ notes: [0, 1, 0] }), get: goods({ cards: [5] }) };
    expect(counters(offer, [0, 0, 0]).map((one) => one.price)).toEqual([3, 4]);
    expect(counters({ ...offer, give: goods({ cards: [9] }) }, [3, 0, 0])).toEqual([]);
  });
});
