/** The clocks of a table. The server says how much time is left, not when it ends: so clocks need not agree. */
import { t } from './i18n.svelte';
import type { Clocks } from './protocol';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A person is told when this much is left: a quarter of the time, then these. */
const WARNINGS = [60_000, 30_000, 10_000] as const;

export class TableClock {
  paused = $state(false);
  now = $state(0);
  #heard = $state(0);
  #window = $state<number | null>(null);
  #seats = $state.raw<ReadonlyMap<number, number>>(new Map());

  hear(clocks: Clocks, now = Date.now()): void {
    this.#heard = this.now = now;
    this.paused = clocks.paused;
    this.#window = clocks.window;
    this.#seats = new Map(clocks.seats.map((one) => [one.seat, one.left]));
  }

  tick(now = Date.now()): void {
    this.now = now;
  }

  #run(left: number): number {
    return Math.max(0, this.paused ? left : left - (this.now - this.#heard));
  }

  /** What is left of a discreet window: the same for everybody. */
  get window(): number | null {
    return this.#window === null ? null : this.#run(this.#window);
  }

  /** What this seat has left, if it is openly asked. */
  left(seat: number | null): number | null {
    const left = seat === null ? undefined : this.#seats.get(seat);
    return left === undefined ? null : this.#run(left);
  }

  /** Until the next deadline of anybody. */
  get next(): number | null {
    const all = [...this.#seats.values()].map((left) => this.#run(left));
    return this.window ?? (all.length ? Math.min(...all) : null);
  }
}

/** "18 h", "2 h 5 min", "12:07"; long times are not counted in seconds. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) return t('ui-clock-days', { days: Math.floor(ms / DAY) });
  if (ms >= 10 * HOUR || (ms >= HOUR && ms % HOUR < MINUTE))
    return t('ui-clock-hours', { hours: Math.floor(ms / HOUR) });
  if (ms >= HOUR)
    return t('ui-clock-hours-minutes', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  if (ms <= 0) return t('ui-clock-now');
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The warning that is due between two moments, if any: the last one that was passed. */
export function warningBetween(before: number, after: number, full: number): number | null {
  const marks = [full / 4, ...WARNINGS.filter((mark) => mark < full / 4)];
  const passed = marks.filter((mark) => after <= mark && mark < before);
  return passed.length ? Math.min(...passed) : null;
}
