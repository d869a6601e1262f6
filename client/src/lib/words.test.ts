import { beforeEach, describe, expect, it } from 'vitest';
import { texts } from './i18n.svelte';
import { firstSeat, say, speaksOf, type Words } from './words';

const names = (seat: number) => ['Lars', 'Andy', 'Susanne'][seat] ?? '?';

beforeEach(() => {
  texts.use('en', [
    'news = { $who } plays { $card }.\ncard = Gunboat\nhand = { $who } shows { $cards }.\npay = { $n } for { $who }',
  ]);
  texts.missing.clear();
});

describe('say', () => {
  it('resolves seats to names and texts to words', () => {
    expect(say({ id: 'news', args: { who: { seat: 1 }, card: { text: 'card' } } }, names)).toBe('Andy plays Gunboat.');
  });

  it('joins lists in the language of the reader', () => {
    const words: Words = { id: 'hand', args: { who: { seat: 0 }, cards: [{ text: 'card' }, 'Spy', { seat: 2 }] } };
    expect(say(words, names)).toBe('Lars shows Gunboat, Spy, and Susanne.');
    texts.use('de', ['hand = { $who } zeigt { $cards }.\ncard = Kanonenboot']);
    expect(say(words, names)).toBe('Lars zeigt Kanonenboot, Spy und Susanne.');
  });

  it('counts what is the same, but not dice', () => {
    const cards = ['Spy', { text: 'card' }, 'Spy'];
    expect(say({ id: 'hand', args: { who: { seat: 0 }, cards } }, names)).toBe('Lars shows 2 × Spy and Gunboat.');
    expect(say({ id: 'hand', args: { who: { seat: 0 }, cards: [6, 6] } }, names)).toBe('Lars shows 6 and 6.');
  });

  it('resolves words inside words', () => {
    expect(say({ id: 'pay', args: { n: 3, who: { id: 'card' } } }, names)).toBe('3 for Gunboat');
  });

  it('bends a name where the sentence wants a form of it', () => {
    texts.use('de', [
      'ort = Naher Osten\n    .in = im Nahen Osten\neigen = { $name }\n    .in = in { $name }\nputsch = Putsch { $wo-in }',
    ]);
    expect(say({ id: 'putsch', args: { wo: { text: 'ort' } } }, names)).toBe('Putsch im Nahen Osten');
    expect(say({ id: 'putsch', args: { wo: { id: 'eigen', args: { name: 'Rom' } } } }, names)).toBe('Putsch in Rom');
  });

  it('makes a missing text visible and remembers it', () => {
    expect(say({ id: 'nowhere' }, names)).toBe('⟦nowhere⟧');
    expect([...texts.missing]).toEqual(['nowhere']);
  });
});

describe('firstSeat', () => {
  it('finds whom a message speaks of', () => {
    expect(firstSeat({ id: 'news', args: { card: 'x', who: { seat: 2 } } })).toBe(2);
    expect(firstSeat({ id: 'news', args: { n: 3 } })).toBeNull();
  });
});

it('knows whom a message speaks of, also within a phrase or a list', () => {
  const words: Words = { id: 'news', args: { n: 2, all: [{ id: 'pay', args: { who: { seat: 1 } } }] } };
  expect([speaksOf(words, 1), speaksOf(words, 2), speaksOf({ id: 'news' }, 0)]).toEqual([true, false, false]);
});
