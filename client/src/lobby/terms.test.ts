import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, texts } from '../lib/i18n.svelte';
import { leftText, paceText, timeOf, USUAL, wishOf, withPace } from './terms';

beforeAll(async () => texts.use('en', await loadTexts('en')));

describe('terms of a table', () => {
  it('takes the largest unit without a rest', () => {
    expect([30, 60, 90, 3_600, 86_400, 604_800].map(timeOf)).toEqual([
      { unit: 'seconds', count: 30 },
      { unit: 'minutes', count: 1 },
      { unit: 'seconds', count: 90 },
      { unit: 'hours', count: 1 },
      { unit: 'days', count: 1 },
      { unit: 'weeks', count: 1 },
    ]);
  });

  it('says the pace', () => {
    expect(paceText(USUAL)).toBe('Live');
    expect(paceText({ ...USUAL, deadline: 90 })).toBe('Live · 90 s');
    expect(paceText({ ...USUAL, pace: 'slow', deadline: 259_200 })).toBe('3 days a move');
  });

  it('says what is left as people say it', () => {
    expect([200_000_000, 100_000_000, 5_400_000, 700_000, 61_000, 0].map(leftText)).toEqual([
      '2 days',
      '28 h',
      '2 h',
      '12 min',
      '61 s',
      '0 s',
    ]);
  });

  it('gives a slow table a deadline and sends only what is unusual', () => {
    expect(wishOf(USUAL)).toEqual({ deadline: 0 });
    expect(wishOf({ ...withPace(USUAL, 'slow'), talk: 'none' })).toEqual({
      pace: 'slow',
      deadline: 86_400,
      talk: 'none',
    });
    expect(withPace(withPace(USUAL, 'slow'), 'live')).toEqual(USUAL);
  });
});
