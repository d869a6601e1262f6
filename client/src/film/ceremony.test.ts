import { describe, expect, it } from 'vitest';
import { told, type Ceremony } from './script';

const title = { id: 'gp-film-vote' };
const one = { seat: 0, value: '3', best: true };

describe('when a ceremony has shown how it ends', () => {
  const ends = (ceremony: Partial<Ceremony>) => told({ kind: 'reveal', title, ms: 3000, ...ceremony });

  it('is after the last thing that is turned over', () => {
    expect(ends({ turned: [one, one, one], stamp: title })).toBe(1020);
  });
  it('is with the stamp of a war', () => {
    const side = { title, seats: [], terms: [], total: 4 };
    expect(ends({ kind: 'duel', sides: [side, side], stamp: title })).toBe(1860);
  });
  it('is with the stamp, where nothing else comes before it', () => {
    expect(ends({ kind: 'fall', stamp: title })).toBe(1500);
  });
  it('is at once where a card is read', () => {
    expect(ends({ kind: 'card', card: { name: title } })).toBe(0);
  });
});
