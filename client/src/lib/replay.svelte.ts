/** A finished game, step by step, as one seat saw it. Looks like a live table to the frame, but nobody is asked. */
import { api, ApiError } from './api';
import type { Frame } from './live.svelte';
import type { NewsLine, Refusal, ReplayStep, Seen, TableInfo } from './protocol';

const BEAT = 1100;
/** The moment after everything was set up; there is none before it. */
const FIRST = 1;

export class ReplayTable {
  table = $state.raw<TableInfo | null>(null);
  seen = $state.raw<Seen | null>(null);
  frame = $state.raw<Frame | null>(null);
  at = $state(FIRST);
  last = $state(0);
  seat = $state<number>(0);
  playing = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  #news = $state.raw<ReadonlyMap<number, readonly NewsLine[]>>(new Map());
  news = $derived([...this.#news].filter(([at]) => at <= this.at).sort(([a], [b]) => a - b).flatMap(([, lines]) => lines));
  you = $derived<number | null>(this.seat);
  readonly id: string;
  #timer: ReturnType<typeof setInterval> | null = null;
  #wanted = 0;

  constructor(id: string) {
    this.id = id;
  }

  async open(at: number): Promise<void> {
    try {
      this.table = await api.table(this.id);
      this.seat = this.table.you ?? 0;
      await this.go(at);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.refusal;
    }
  }

  async go(wanted: number): Promise<void> {
    const at = Math.max(FIRST, wanted);
    this.#wanted = at;
    const step: ReplayStep = await api.replay(this.id, at, this.seat);
    if (this.#wanted !== at) return;
    this.at = step.at;
    this.last = step.last;
    this.seen = 'seats' in step.seen ? (step.seen.seats[this.seat] ?? null) : step.seen;
    this.#news = new Map([...this.#news, [step.at, step.news]]);
    this.frame = { seq: step.at, seen: this.seen, news: step.news };
    if (this.at >= this.last) this.pause();
  }

  async step(by: number): Promise<void> {
    await this.go(Math.min(this.last, this.at + by));
  }

  async lookAs(seat: number): Promise<void> {
    this.seat = seat;
    this.#news = new Map();
    await this.go(this.at);
  }

  play(): void {
    if (this.at >= this.last) void this.go(0);
    this.playing = true;
    this.#timer ??= setInterval(() => void this.step(1), BEAT);
  }

  pause(): void {
    this.playing = false;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  close(): void {
    this.pause();
  }
}
