/**
 * Several people at one device. Every one of them has a line of his own to the table, one view is on the screen at a time,
 * and between two of them a curtain comes down. What is under the curtain is not in the page at all.
 */
import type { LiveTable } from './live.svelte';

/** What the curtain has to know of one of the people here. */
export interface Chair {
  readonly seat: number;
  /** He is asked something that he has not answered. */
  readonly asked: boolean;
  /** Who is asked now is a secret. */
  readonly discreet: boolean;
  readonly seq: number;
}

/**
 * Who is to get the device: whoever holds it and is asked keeps it; then the next one in the circle who is asked. In a discreet
 * window everybody here gets it once, asked or not, or the call itself would tell who is asked.
 */
export function whoIsNext(chairs: readonly Chair[], holder: number | null, visited: readonly number[]): number | null {
  if (holder !== null && chairs.find((chair) => chair.seat === holder)?.asked) return holder;
  const from = chairs.findIndex((chair) => chair.seat === holder) + 1;
  const circle = [...chairs.slice(from), ...chairs.slice(0, from)];
  if (chairs.some((chair) => chair.discreet)) {
    const unvisited = [...chairs].find((chair) => !visited.includes(chair.seat));
    if (unvisited) return unvisited.seat;
  }
  return circle.find((chair) => chair.asked)?.seat ?? null;
}

export class HotSeat {
  readonly tables: readonly LiveTable[];
  readonly seats: readonly number[];
  /** Whose view is on the screen; null: the curtain is down. */
  shown = $state<number | null>(null);
  #holder = $state<number | null>(null);
  #visited = $state.raw<{ seq: number; seats: readonly number[] }>({ seq: -1, seats: [] });
  #asked = false;

  chairs = $derived.by((): readonly Chair[] =>
    this.seats.map((seat, index) => {
      const live = this.tables[index] as LiveTable;
      return {
        seat,
        asked: live.question !== null || live.busy || live.film.ownDie,
        discreet: live.latest?.awaited.discreet ?? false,
        seq: live.seq,
      };
    }),
  );
  next = $derived(whoIsNext(this.chairs, this.#holder, this.#visited.seq === this.#seq ? this.#visited.seats : []));
  current = $derived.by(() => (this.shown === null ? null : (this.tables[this.seats.indexOf(this.shown)] ?? null)));
  over = $derived.by(() => this.tables.some((live) => live.table?.status === 'over'));

  constructor(seats: readonly number[], open: (seat: number) => LiveTable) {
    this.seats = [...seats].sort((a, b) => a - b);
    this.tables = this.seats.map(open);
  }

  get #seq(): number {
    return Math.max(0, ...this.tables.map((live) => live.seq));
  }

  /** Somebody says who he is, and lifts the curtain. */
  lift(seat: number): void {
    const seq = this.#seq;
    this.#visited = { seq, seats: [...(this.#visited.seq === seq ? this.#visited.seats : []), seat] };
    this.#holder = this.shown = seat;
    this.#asked = this.chairs.find((chair) => chair.seat === seat)?.asked ?? false;
  }

  lower(): void {
    this.shown = null;
    this.#asked = false;
  }

  /** To be called whenever anything has changed: lowers the curtain when somebody else must have the device. */
  look(): void {
    if (this.shown === null || this.over) return;
    const asked = this.chairs.find((chair) => chair.seat === this.shown)?.asked ?? false;
    if (asked) this.#asked = true;
    else if (
      this.next !== null &&
      this.next !== this.shown &&
      (this.#asked || !this.chairs.some((chair) => chair.discreet))
    )
      this.lower();
  }

  close(): void {
    for (const live of this.tables) live.close();
  }
}
