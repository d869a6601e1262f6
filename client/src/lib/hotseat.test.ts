import { describe, expect, it } from 'vitest';
import { whoIsNext, type Chair } from './hotseat.svelte';

const chair = (seat: number, asked: boolean, discreet = false): Chair => ({ seat, asked, discreet, seq: 7 });

describe('who gets the device', () => {
  it('whoever holds it and is asked keeps it', () => {
    expect(whoIsNext([chair(0, true), chair(2, true)], 2, [])).toBe(2);
  });
  it('then the next in the circle who is asked', () => {
    expect(whoIsNext([chair(0, true), chair(1, false), chair(2, true)], 1, [])).toBe(2);
    expect(whoIsNext([chair(0, true), chair(1, false), chair(2, false)], 1, [])).toBe(0);
    expect(whoIsNext([chair(0, true), chair(2, true)], null, [])).toBe(0);
  });
  it('nobody, if nobody here is asked', () => {
    expect(whoIsNext([chair(0, false), chair(2, false)], 0, [])).toBe(null);
  });
  it('in a discreet window everybody once, in the same order, asked or not', () => {
    const asked = [chair(0, false, true), chair(1, true, true), chair(2, false, true)];
    const unasked = [chair(0, false, true), chair(1, false, true), chair(2, false, true)];
    for (const chairs of [asked, unasked]) {
      expect(whoIsNext(chairs, null, [])).toBe(0);
      expect(whoIsNext(chairs, 0, [0])).toBe(1);
    }
    expect(whoIsNext(unasked, 1, [0, 1])).toBe(2);
    expect(whoIsNext(unasked, 2, [0, 1, 2])).toBe(null);
  });
});
