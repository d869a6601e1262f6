import { describe, expect, it } from 'vitest';
import { findRule, gameOfRule, parseRules, pieces } from './rules';

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

  it('leaves markup from a text as text', () => {
    expect(pieces('<b>V</b>')).toEqual([{ kind: 'text', text: '<b>V</b>' }]);
  });
});

it('knows the game of a rule by its letter', () => {
  expect(gameOfRule('J8.4')).toBe('junta');
  expect(gameOfRule('G10.2')).toBe('global_powers');
  expect(gameOfRule('X1')).toBeNull();
});
