import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/protocol';
import { seatLink } from './joining';
import { choiceOfSeat, companyOf, defaultSeats, presetOf, unmetNeeds } from './opening';

describe('seats of a new table', () => {
  it('are you and steady bots, whatever rung comes first', () => {
    expect(defaultSeats(3, ['novice', 'steady', 'random'])).toEqual(['you', 'bot:steady', 'bot:steady']);
    expect(defaultSeats(2, ['random'])).toEqual(['you', 'bot:random']);
  });

  it('follow the company, and the company follows them', () => {
    expect(defaultSeats(3, ['steady'], 'friends')).toEqual(['you', 'human', 'human']);
    expect(companyOf(['you', 'bot:steady'], 'open')).toBe('bots');
    expect(companyOf(['you', 'human'], 'open')).toBe('open');
    expect(companyOf(['you', 'human'], 'invitation')).toBe('friends');
  });

  it('hold you exactly once, wherever you move', () => {
    const seats = defaultSeats(3, ['steady']);
    expect(choiceOfSeat(seats, 2, 'you', ['steady'])).toEqual(['bot:steady', 'bot:steady', 'you']);
    expect(choiceOfSeat(seats, 0, 'human', ['steady'])).toEqual(['human', 'you', 'bot:steady']);
    expect(choiceOfSeat(seats, 1, 'bot:random', ['steady'])).toEqual(['you', 'bot:random', 'bot:steady']);
  });
});

describe('unmetNeeds', () => {
  const game = {
    switches: [
      { name: 'mode', values: ['basic', 'expert'], default: 'basic', rule: 'V18.1', confidence: 'certain' },
      {
        name: 'kills',
        values: ['die', 'player'],
        default: 'die',
        rule: 'V20.1',
        confidence: 'ruled',
        needs: { mode: ['expert'] },
      },
    ],
  } as unknown as GameInfo;

  it('names the switch that another one needs', () => {
    expect(unmetNeeds(game, { kills: 'player' })).toEqual([{ name: 'kills', other: 'mode', values: ['expert'] }]);
    expect(unmetNeeds(game, { kills: 'player', mode: 'expert' })).toEqual([]);
    expect(unmetNeeds(game, {})).toEqual([]);
  });
});

describe('presetOf', () => {
  const game = {
    switches: [
      { name: 'mode', default: 'basic' },
      { name: 'kills', default: 'die' },
    ],
    presets: { short: { mode: 'expert' } },
  } as unknown as GameInfo;

  it('recognises the standard, a preset, and a mixture', () => {
    expect(presetOf(game, { mode: 'basic' })).toBe('');
    expect(presetOf(game, { mode: 'expert', kills: 'die' })).toBe('short');
    expect(presetOf(game, { mode: 'expert', kills: 'player' })).toBeNull();
  });
});

describe('seatLink', () => {
  it('understands seat links, table links and names', () => {
    expect(seatLink('http://127.0.0.1:8000/#/sit/abc-1/Tok_en-9')).toEqual({ table: 'abc-1', token: 'Tok_en-9' });
    expect(seatLink(' http://host/#/t/abc ')).toEqual({ table: 'abc', token: null });
    expect(seatLink('abc123')).toEqual({ table: 'abc123', token: null });
  });
  it('refuses anything else', () => {
    expect(seatLink('hello there')).toBeNull();
    expect(seatLink('')).toBeNull();
  });
});
