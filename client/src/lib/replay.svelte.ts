/** A finished game, step by step, as one seat saw it or with the full truth. Looks like a live table to the frame, but nobody is asked. */
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
  /** Whose eyes; null: everything that anybody knew. */
  seat = $state<number | null>(null);
  /** What every seat saw, where everything is shown. */
  truth = $state.raw<readonly Seen[]>([]);
  playing = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  /** The whole newspaper of these eyes, from the first line to the last. */
  all = $state.raw<readonly NewsLine[]>([]);
  news = $derived(this.all.filter((line) => line.n <= this.at));
  /** Where the rounds begin. */
  chapters = $derived(this.all.filter((line) => /-news-(round|phase|turn)$/.test(line.id)));
  you = $derived<number | null>(this.seat);
  readonly id: string;
  /** Told whenever the moment or the eyes have changed: the address follows. */
  readonly #moved: (at: number, seat: number | null) => void;
  #timer: ReturnType<typeof setInterval> | null = null;
  #wanted = 0;

  constructor(id: string, moved: (at: number, seat: number | null) => void = () => undefined) {
    this.id = id;
    this.#moved = moved;
  }

  /** Opens at a moment; without eyes of one's choice through the own ones, or with the full truth. */
  async open(at: number, seat?: number | null): Promise<void> {
    try {
      this.table = await api.table(this.id);
      this.seat = seat === undefined || (seat !== null && !this.table.seats[seat]) ? this.table.you : seat;
      await this.#read();
      await this.go(at);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.refusal;
    }
  }

  async #read(): Promise<void> {
    const end = await api.replay(this.id, this.table?.seq ?? FIRST, this.seat, 0);
    this.all = end.news;
    this.last = end.last;
  }

  async go(wanted: number): Promise<void> {
    const at = Math.min(Math.max(FIRST, wanted), this.last || wanted);
    this.#wanted = at;
    const step: ReplayStep = await api.replay(this.id, at, this.seat);
    if (this.#wanted !== at) return;
    this.at = step.at;
    this.last = step.last;
    this.seen = 'seats' in step.seen ? step.seen.whole : step.seen;
    this.truth = 'seats' in step.seen ? step.seen.seats : [];
    this.frame = { seq: step.at, seen: this.seen, news: step.news };
    if (this.at >= this.last) this.pause();
    this.#moved(this.at, this.seat);
  }

  async step(by: number): Promise<void> {
    await this.go(Math.min(this.last, this.at + by));
  }

  /** The beginning of the next round, or of this one or the one before. */
  async chapter(by: 1 | -1): Promise<void> {
    const starts = this.chapters.map((line) => line.n);
    const next =
      by > 0 ? (starts.find((n) => n > this.at) ?? this.last) : (starts.findLast((n) => n < this.at) ?? FIRST);
    await this.go(next);
  }

  async lookAs(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.#read();
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
