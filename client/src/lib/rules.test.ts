import { describe, expect, it } from 'vitest';
import { ABOUT } from '../games/about';
import { findRule, gameOfRule, parseRules, pieces, ruleBook } from './rules';

const BOOK = `# Viva

Some words before.
On two lines.

## The promises

A word about promises.

**V5.1** [certain] The Presidente promises *something* (V5.2).

**V5.2** [ruled; order decided] Nobody has to
keep it.

## Cards

**V26.GUN** [likely] Gunboat: plus three.
`;

describe('parseRules', () => {
  const book = parseRules(BOOK);

  it('reads title, introduction and chapters', () => {
    expect(book.title).toBe('Viva');
    expect(book.intro).toEqual(['Some words before. On two lines.']);
    expect(book.chapters.map((chapter) => chapter.title)).toEqual(['The promises', 'Cards']);
    expect(book.chapters[0]?.intro).toEqual(['A word about promises.']);
  });

  it('reads number, confidence, note and text of a rule', () => {
    expect(book.chapters[0]?.rules[1]).toEqual({
      number: 'V5.2',
      confidence: 'ruled',
      note: 'order decided',
      text: 'Nobody has to keep it.',
    });
  });

  it('finds a rule by number, whatever the case, and its nearest parent', () => {
    expect(findRule(book, 'V26.gun')?.text).toBe('Gunboat: plus three.');
    expect(findRule(book, 'V5.1b')?.number).toBe('V5.1');
    expect(findRule(book, 'V5.2.7')?.number).toBe('V5.2');
    expect(findRule(book, 'V9')).toBeNull();
  });
});

describe('pieces', () => {
  it('cuts a paragraph into words, emphasis and rule numbers', () => {
    expect(pieces('See *this* (V5.2, J5.C.7).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'emphasis', text: 'this' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'V5.2' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', text: 'J5.C.7' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('knows a house rule by its id, in either spelling and with a value', () => {
    const known = { kind: 'switch', word: 'Schalter' };
    expect(pieces('(Schalter mini_moves)')[1]).toEqual({
      ...known,
      text: 'Schalter mini_moves',
      id: 'mini_moves',
      value: '',
    });
    expect(pieces('(Schalter *edition* = *english*: jede)')[1]).toEqual({
      ...known,
      text: 'Schalter *edition* = *english*',
      id: 'edition',
      value: 'english',
    });
  });

  it.each([...ABOUT.keys()].flatMap((game) => [[game, 'de'] as const, [game, 'en'] as const]))(
    'leaves no asterisk and no id in the words of %s in %s',
    async (game, language) => {
      const book = await ruleBook(game, language);
      const chapters = book?.chapters ?? [];
      const texts = [
        ...(book?.intro ?? []),
        ...chapters.flatMap((one) => [...one.intro, ...one.rules.flatMap((rule) => [rule.text, rule.note])]),
      ];
      const words = texts.flatMap(pieces).filter((piece) => piece.kind === 'text' || piece.kind === 'emphasis');
      expect(texts.length).toBeGreaterThan(50);
      expect(words.filter((piece) => /[*`_]|\b[a-z]+[A-Z]/.test(piece.text)).map((piece) => piece.text)).toEqual([]);
    },
  );

  it('leaves markup from a text as text', () => {
    expect(pieces('<b>V</b>')).toEqual([{ kind: 'text', text: '<b>V</b>' }]);
  });
});

it('knows the game of a rule by its letter', () => {
  expect(gameOfRule('J8.4')).toBe('junta');
  expect(gameOfRule('G10.2')).toBe('global_powers');
  expect(gameOfRule('X1')).toBeNull();
});
