/** A finished game, told again, as one seat saw it or with the full truth. Looks like a live table to the frame, but nobody is asked. */
import { Film } from '../film/player.svelte';
import { plainId, type AnyFilm, type Frame, type Shot } from '../film/script';
import { api, ApiError } from './api';
import type { NewsLine, Refusal, ReplayStep, Seen, TableInfo } from './protocol';

/** The moment after everything was set up; there is none before it. */
const FIRST = 1;
/** How many times faster than life. */
export const HASTES = [1, 2, 4, 8, 16, 32] as const;

export interface ReplayChapter {
  readonly line: NewsLine;
  readonly kind: 'round' | 'coup' | 'death' | 'vote' | 'war';
}

export class ReplayTable {
  table = $state.raw<TableInfo | null>(null);
  seen = $state.raw<Seen | null>(null);
  frame = $state.raw<Frame | null>(null);
  at = $state(FIRST);
  last = $state(0);
  haste = $state<number>(1);
  /** Whose eyes; null: everything that anybody knew. */
  seat = $state<number | null>(null);
  /** What every seat saw, where everything is shown. */
  truth = $state.raw<readonly Seen[]>([]);
  playing = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  /** The whole newspaper of these eyes, from the first line to the last. */
  all = $state.raw<readonly NewsLine[]>([]);
  /** Up to here everything is told; of the next moment, these lines. */
  #before = $state(FIRST);
  #lines = $state.raw<readonly NewsLine[]>([]);
  news = $derived([...this.all.filter((line) => line.n <= this.#before), ...this.#lines]);
  /** Where rounds begin, coups break out, people die and votes are counted. */
  chapters = $derived<readonly ReplayChapter[]>(this.all.flatMap((line) => this.#chapter(line)));
  you = $derived<number | null>(this.seat);
  readonly film: Film;
  script = $state.raw<AnyFilm | null>(null);
  readonly id: string;
  /** Told whenever the moment or the eyes have changed: the address follows. */
  readonly #moved: (at: number, seat: number | null) => void;
  #wanted = 0;
  #ahead: { readonly at: number; readonly step: Promise<ReplayStep> } | null = null;

  constructor(id: string, moved: (at: number, seat: number | null) => void = () => undefined) {
    this.id = id;
    this.#moved = moved;
    this.film = new Film({
      show: (shot) => this.#show(shot),
      told: (seq) => this.#told(seq),
      speed: () => '1',
      haste: () => this.haste,
      film: () => this.script,
      you: () => null, // it happened long ago: nothing stops the film
      ownDice: () => false,
    });
  }

  #chapter(line: NewsLine): readonly ReplayChapter[] {
    const named = this.script?.chapters?.[plainId(line)];
    if (named) return [{ line, kind: named }];
    return !this.script && /-news-(round|phase|turn)$/.test(line.id) ? [{ line, kind: 'round' }] : [];
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

  #seenAt(step: ReplayStep): Seen {
    this.truth = 'seats' in step.seen ? step.seen.seats : [];
    return 'seats' in step.seen ? step.seen.whole : step.seen;
  }

  /** To this moment at once. */
  async go(wanted: number): Promise<void> {
    const at = Math.min(Math.max(FIRST, wanted), this.last || wanted);
    this.#wanted = at;
    this.#ahead = null;
    const step = await api.replay(this.id, at, this.seat);
    if (this.#wanted !== at) return;
    this.at = this.#before = step.at;
    this.#lines = [];
    this.last = step.last;
    this.seen = this.#seenAt(step);
    this.frame = { seq: step.at, seen: this.seen, news: step.news };
    if (this.at >= this.last) this.pause();
    this.#moved(this.at, this.seat);
    this.film.cut(this.seen.view, step.at);
  }

  /** Back to a moment, or on to the next one, which is told. */
  async step(by: number): Promise<void> {
    if (by !== 1) return this.go(this.at + by);
    this.film.play();
    this.film.skip();
    await this.#tellNext();
  }

  async #tellNext(): Promise<void> {
    const at = this.at + 1;
    if (at > this.last) return this.pause();
    this.#wanted = at;
    const asked = this.#ahead?.at === at ? this.#ahead.step : api.replay(this.id, at, this.seat);
    this.#ahead = null;
    const step = await asked;
    if (this.#wanted !== at) return;
    if (this.playing && at < this.last) this.#ahead = { at: at + 1, step: api.replay(this.id, at + 1, this.seat) };
    this.#before = this.at;
    this.#lines = [];
    this.at = at;
    this.#moved(this.at, this.seat);
    const seen = this.#seenAt(step);
    this.film.push({ seq: at, seen, news: step.news, beats: step.beats });
  }

  #show(shot: Shot): void {
    this.#lines = [...this.#lines, ...shot.lines];
    const now = shot.end ?? this.seen;
    this.seen = now ? { ...now, view: shot.view } : null;
    this.frame = { seq: shot.seq, seen: this.seen, news: shot.lines };
  }

  #told(seq: number): void {
    if (seq !== this.at) return;
    this.#before = seq;
    this.#lines = [];
    if (this.playing) queueMicrotask(() => this.playing && seq === this.at && void this.#tellNext());
  }

  /** The beginning of the next chapter, or of this one or the one before. */
  async chapter(by: 1 | -1): Promise<void> {
    const starts = this.chapters.map((chapter) => chapter.line.n);
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
    this.playing = true;
    this.film.play();
    if (this.film.running) return;
    if (this.at >= this.last) void this.go(0);
    else void this.#tellNext();
  }

  pause(): void {
    this.playing = false;
    this.#ahead = null;
    this.film.pause();
    if (!this.film.running) this.film.play();
  }

  close(): void {
    this.playing = false;
    this.film.close();
  }
}
