import { beforeAll, describe, expect, it } from 'vitest';
import { TableClock, timeLeft, warningBetween } from './clock.svelte';
import { texts } from './i18n.svelte';

beforeAll(() => texts.load('en'));

describe('a clock', () => {
  it('runs on from what the server said', () => {
    const clock = new TableClock();
    clock.hear(
      {
        paused: false,
        window: null,
        seats: [
          { seat: 2, left: 60_000 },
          { seat: 0, left: 90_000 },
        ],
      },
      1000,
    );
    clock.tick(11_000);
    expect([clock.left(2), clock.left(0), clock.left(1), clock.left(null), clock.next]).toEqual([
      50_000,
      80_000,
      null,
      null,
      50_000,
    ]);
    clock.tick(100_000);
    expect(clock.left(2)).toBe(0);
  });

  it('stands still during a pause', () => {
    const clock = new TableClock();
    clock.hear({ paused: true, window: 40_000, seats: [] }, 1000);
    clock.tick(99_000);
    expect([clock.window, clock.next, clock.left(0)]).toEqual([40_000, 40_000, null]);
  });

  it('shows long times without seconds', () => {
    expect(timeLeft(59_001)).toBe('1:00');
    expect(timeLeft(12 * 60_000 + 7000)).toBe('12:07');
    expect(timeLeft(2 * 3_600_000 + 5 * 60_000)).toBe('2 h 5 min');
    expect(timeLeft(3_600_000)).toBe('1 h');
    expect(timeLeft(18.9 * 3_600_000)).toBe('18 h');
    expect(timeLeft(72 * 3_600_000)).toBe('3 days');
    expect(timeLeft(0)).toBe('now');
  });

  it('warns at a quarter, then in the last minute, each once', () => {
    expect(warningBetween(901_000, 900_000, 3_600_000)).toBe(900_000);
    expect(warningBetween(900_000, 899_000, 3_600_000)).toBeNull();
    expect(warningBetween(60_500, 59_500, 3_600_000)).toBe(60_000);
    expect(warningBetween(31_000, 9000, 3_600_000)).toBe(10_000);
    expect(warningBetween(16_000, 15_000, 60_000)).toBe(15_000);
    expect(warningBetween(60_500, 59_500, 60_000)).toBeNull();
  });
});
