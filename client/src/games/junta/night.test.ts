import { describe, expect, it } from 'vitest';
import type { NewsLine, Plain } from '../../lib/protocol';
import { journeys } from './lines';
import { nightOf } from './night';

let n = 0;
const line = (id: string, args: Record<string, Plain>): NewsLine =>
  ({ n: (n += 1), id: `junta-news-${id}`, rule: '', args }) as NewsLine;
const seat = (who: number): Plain => ({ seat: who });
const text = (id: string): Plain => ({ text: id });
const phase = (number: number) => line('phase', { round: 1, phase: text(`junta-phase-${number}`) });
const attempt = (who: number, card: number, whom: number, place: string) =>
  line('attempt', {
    who: seat(who),
    whom: seat(whom),
    killer: text(card ? `junta-card-${card}-name` : 'junta-secret-police'),
    place: text(`junta-location-${place}`),
  });
const at = (who: number, place: string) => line('location', { who: seat(who), place: text(`junta-location-${place}`) });

describe('the night in the newspaper', () => {
  it('keeps the doors closed until they are opened', () => {
    const night = nightOf([phase(5), phase(6), attempt(0, 0, 1, 'club')]);
    expect(night.shown).toBe(0);
    expect(night.deeds).toEqual([{ sender: 0, target: 1, card: 0, place: 'club', dice: [], outcome: '' }]);
  });

  it('is past when the bank, the coup or the next round begins, not before', () => {
    const told = [phase(5), phase(6), at(0, 'bank'), phase(7)];
    expect(nightOf(told).past).toBe(false);
    expect(nightOf([...told, line('banked', { who: seat(0) })]).past).toBe(true);
    expect(nightOf([...told, phase(8)]).past).toBe(true);
    expect(nightOf([phase(5), phase(6), phase(8)]).past, 'the doors never opened').toBe(false);
  });

  it('tells every deed with its dice and its end', () => {
    const news = [
      phase(5),
      phase(6),
      attempt(0, 0, 1, 'club'),
      attempt(1, 23, 2, 'home'),
      attempt(2, 25, 3, 'bank'),
      attempt(3, 24, 3, 'bank'),
      at(0, 'bank'),
      at(1, 'mistress'),
      at(2, 'home'),
      at(3, 'bank'),
      line('missed', { who: seat(0), whom: seat(1) }),
      line('die', { who: seat(1), die: 2 }),
      line('killed', { who: seat(2), whom: seat(3) }),
    ];
    const night = nightOf(news);
    expect(night.shown).toBe(news[6]?.n);
    expect(night.places.get(1)).toBe('mistress');
    expect(night.deeds.map((deed) => [deed.outcome, deed.dice])).toEqual([
      ['missed', []],
      ['failed', [2]],
      ['killed', []],
      ['', []],
    ]);
  });

  it('lets the psychotic come home, a bribe save and robbers find nothing', () => {
    const news = [
      phase(5),
      attempt(0, 26, 1, 'club'),
      attempt(2, 25, 1, 'home'),
      line('robbers', { who: seat(1), whom: seat(2) }),
      at(1, 'home'),
      line('die', { who: seat(0), die: 6 }),
      line('die', { who: seat(0), die: 5 }),
      line('psychotic', { who: seat(0) }),
      line('saved', { who: seat(1), card: text('junta-card-29-name') }),
      line('not-robbed', { whom: seat(2) }),
    ];
    expect(nightOf(news).deeds.map((deed) => [deed.card, deed.outcome, deed.dice])).toEqual([
      [26, 'psychotic', [6, 5]],
      [25, 'saved', []],
      [28, 'not-robbed', []],
    ]);
  });

  it('knows a robbery from both sides: the sum is for the two', () => {
    const open = [phase(5), line('robbers', { who: seat(1), whom: seat(2) }), at(2, 'bank')];
    const ends = [
      line('robbed', { who: seat(1), whom: seat(2) }),
      line('robbed-secret', { who: seat(1), whom: seat(2), sum: 2 }),
    ];
    expect(ends.map((end) => nightOf([...open, end]).deeds.map((deed) => deed.outcome))).toEqual([
      ['robbed'],
      ['robbed'],
    ]);
  });

  it('ends with the phase, whatever was left open', () => {
    const news = [
      phase(5),
      phase(6),
      attempt(0, 23, 1, 'club'),
      attempt(2, 0, 1, 'club'),
      at(1, 'club'),
      line('die', { who: seat(0), die: 3 }),
    ];
    expect(nightOf(news).deeds.map((deed) => deed.outcome)).toEqual(['', '']);
    expect(nightOf([...news, phase(7)]).deeds.map((deed) => deed.outcome)).toEqual(['failed', 'late']);
  });

  it('forgets the night before', () => {
    expect(nightOf([phase(5), attempt(0, 0, 1, 'club'), at(1, 'home'), phase(5)])).toMatchObject({
      shown: 0,
      deeds: [],
    });
  });
});

describe('journeys', () => {
  it('are marches, flights, police and retreats', () => {
    const found = journeys([
      line('moved', {
        who: seat(0),
        count: 2,
        unit: text('junta-unit-brigade1'),
        start: text('junta-area-B1'),
        to: text('junta-area-P1'),
      }),
      line('flew', {
        who: seat(0),
        start: text('junta-area-STA'),
        middle: text('junta-area-OLD'),
        to: text('junta-area-PAL'),
      }),
      line('police', { count: 1, start: text('junta-area-P2'), to: text('junta-area-SLU') }),
      line('retreated', { who: seat(0), area: text('junta-area-PAL'), to: text('junta-area-MKT') }),
      line('declared', { who: seat(0) }),
    ]);
    expect(found).toEqual([
      { from: 'B1', via: '', to: 'P1', kind: 'brigade1' },
      { from: 'STA', via: 'OLD', to: 'PAL', kind: 'helicopter' },
      { from: 'P2', via: '', to: 'SLU', kind: 'police' },
      { from: 'PAL', via: '', to: 'MKT', kind: '' },
    ]);
  });
});
