import { describe, expect, it } from 'vitest';
import { ABOUT } from '../games/about';
import { bundleOf, loadTexts } from '../lib/i18n.svelte';
import { findRule, ruleBook, type RuleBook } from '../lib/rules';
import { LANGUAGES } from '../lib/settings.svelte';
import { pageOf, prefixOf, rowsOf, stopOf } from './page';
import { numbersWith } from './search';

const GAMES = [...ABOUT.keys()];

describe.each(GAMES)('page one of %s', (game) => {
  const page = pageOf(game);
  it('has words for its stops, its sheet and its terms in both languages', async () => {
    expect(page).not.toBeNull();
    for (const language of LANGUAGES) {
      const bundle = bundleOf(language, await loadTexts(language));
      const prefix = prefixOf(game);
      const wanted = [
        ...['about', 'win', 'round', 'again'].map((part) => `${prefix}-book-${part}`),
        ...(page?.stops ?? []).flatMap(({ id }) => [`${prefix}-book-stop-${id}`, `${prefix}-book-stop-${id}-text`]),
        ...(page?.sheet ?? []).map((line) => `${prefix}-book-sheet-${line}`),
        ...(page?.terms ?? []).flatMap((term) => [`${prefix}-term-${term}`, `${prefix}-term-${term}-says`]),
      ];
      expect(wanted.filter((id) => !bundle.hasMessage(id))).toEqual([]);
    }
  });
  it('cites rules that stand in the book', async () => {
    for (const language of LANGUAGES) {
      const book = (await ruleBook(game, language)) as RuleBook;
      const cited = [page?.win ?? '', ...(page?.stops ?? []).map((stop) => stop.rule)];
      expect(cited.filter((rule) => findRule(book, rule)?.number !== rule)).toEqual([]);
    }
  });
});

it('knows at which stop a running game is', () => {
  expect(stopOf('junta', { phase: 4, coup: false })).toBe('4');
  expect(stopOf('junta', { phase: 8, coup: true })).toBe('8');
  expect(stopOf('junta', { phase: 0, coup: false })).toBeNull();
  expect(stopOf('global_powers', { phase: 'veto' })).toBe('vote');
  expect(stopOf('anti_monopoly', { scene: { kind: 'meeting' } })).toBe('talks');
  expect(stopOf('nothing', { phase: 1 })).toBeNull();
});

it('lays the stops in rows', () => {
  expect(rowsOf(pageOf('global_powers')?.stops ?? []).map((row) => row.length)).toEqual([3, 3, 2]);
});

it('finds a paragraph by words of either language, by accents or without, and by its number', async () => {
  const books = await Promise.all(LANGUAGES.map((language) => ruleBook('junta', language)));
  expect(numbersWith(' ', books)).toBeNull();
  expect([...(numbersWith('erschiessungskommando', books) ?? [])]).toEqual([]);
  expect(numbersWith('Geheimpolizei Bank', books)?.has('J10.1')).toBe(true);
  expect(numbersWith('secret police bank', books)?.has('J10.1')).toBe(true);
  expect(numbersWith('prasident auslandshilfe xyzzy', books)?.size).toBe(0);
  expect(numbersWith('J8.4n', books)?.has('J8.4n')).toBe(true);
});
