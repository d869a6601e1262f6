/**
 * The film of a table. Updates go in, one shot after another comes out; the same for live play and for a replay.
 * It waits for the reader where something happened to himself, and where his own die is to fall.
 */
import type { NewsLine } from '../lib/protocol';
import type { Speed } from '../lib/settings.svelte';
import { heaped, shots, type AnyFilm, type Frame, type Happening, type Shot } from './script';

/** Whoever is further behind is told the rest in one summary. */
export const BEHIND = 10_000;
/** After so many further moments nobody reads a summary any more. */
export const STALE = 3;

/** Where the film is shown, and for whom. */
export interface Screen {
  readonly show: (shot: Shot) => void;
  /** Everything up to this number has been told. */
  readonly told: (seq: number) => void;
  readonly speed: () => Speed;
  /** How many times faster than usual; for replays. */
  readonly haste?: () => number;
  readonly film: () => AnyFilm | null;
  readonly you: () => number | null;
  /** Whether the own dice wait for a click. */
  readonly ownDice: () => boolean;
}

export class Film {
  /** What is being told. */
  shot = $state.raw<Shot | null>(null);
  /** How many shots come after it. */
  left = $state(0);
  /** How many have been told since the film last stood still. */
  done = $state(0);
  paused = $state(false);
  /** Nobody looks: the page is hidden, or the device is in other hands. */
  away = $state(false);
  /** What the film waits for: the reader's own die, or that he goes on. */
  hold = $state<'roll' | 'step' | null>(null);
  /** The reader's own die has not come to rest: whatever is asked because of it would give it away. */
  ownDie = $state(false);
  #extras = $state.raw<readonly Happening[]>([]);
  /** What was passed over. */
  summary = $state.raw<readonly NewsLine[] | null>(null);
  extra = $derived<Happening | null>(this.#extras[0] ?? null);
  /** Whether anything is still to be told. */
  running = $derived(this.shot !== null || this.left > 0 || this.hold !== null);

  readonly #screen: Screen;
  #queue: Shot[] = [];
  #view: unknown = null;
  #newest = 0;
  #said = -1;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #since = 0;
  #rest = 0;
  #after = 0;
  /** What it has stopped for last, of those that it stops for once. */
  #stopped: string | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** The picture to begin with; nothing of it is told. */
  cut(view: unknown, seq: number): void {
    this.#stop();
    this.#queue = [];
    this.#view = view;
    this.#newest = seq;
    this.shot = this.hold = null;
    this.#extras = [];
    this.left = this.done = 0;
    this.ownDie = false;
    this.#said = -1;
    this.#tell(seq);
  }

  #tell(seq: number): void {
    if (seq === this.#said) return;
    this.#said = seq;
    this.#screen.told(seq);
  }

  push(frame: Frame): void {
    const row = shots(frame, this.#view, this.#screen.film(), this.#screen.you());
    this.#view = frame.seen?.view ?? this.#view;
    this.#newest = frame.seq;
    for (const shot of row) {
      const last = this.#queue.at(-1);
      if (last?.spam && last.heap === shot.heap) this.#queue.splice(-1, 1, heaped(last, shot));
      else this.#queue.push(shot);
    }
    this.#count();
    if (this.#screen.speed() === 'instant') this.#all();
    else if (!this.#timer && !this.shot && !this.hold && !this.extra) this.#next();
  }

  #count(): void {
    this.left = this.#queue.filter((shot) => shot.ms > 0).length;
    this.ownDie = (this.shot !== null && this.#own(this.shot)) || this.#queue.some((shot) => this.#own(shot));
  }

  #own(shot: Shot): boolean {
    return shot.ms > 0 && shot.roller !== null && shot.roller === this.#screen.you() && this.#screen.ownDice();
  }

  get #still(): boolean {
    return this.paused || this.away || this.extra !== null;
  }

  /** How many times faster than usual; what plays inside a shot keeps step with it. */
  get rate(): number {
    return (this.#screen.speed() === '2' ? 2 : 1) * (this.#screen.haste?.() ?? 1);
  }

  #next(): void {
    this.#timer = null;
    if (this.#still || this.hold) return;
    this.#catchUp();
    for (let shot = this.#queue[0]; shot; shot = this.#queue[0]) {
      if (shot.ms > 0 && this.#holds(shot)) return;
      this.#queue.shift();
      this.#screen.show(shot);
      if (shot.ms > 0) {
        this.shot = shot;
        this.#count();
        this.done += 1;
        this.#after += 1;
        if (this.#after > STALE) this.summary = null;
        this.#run(shot.ms);
        return;
      }
      this.#finished(shot);
      if (this.extra) return;
    }
    this.shot = null;
    this.done = 0;
    this.#count();
  }

  #holds(shot: Shot): boolean {
    if (!this.#own(shot)) return false;
    this.shot = shot;
    this.hold = 'roll';
    return true;
  }

  #run(ms: number): void {
    this.#rest = ms;
    this.#since = Date.now();
    if (this.#screen.speed() === 'step') this.hold = 'step';
    else this.#timer = setTimeout(() => this.#over(), ms / this.rate);
  }

  #over(): void {
    const shot = this.shot;
    this.#stop();
    this.hold = null;
    this.shot = null;
    if (shot) this.#finished(shot);
    this.#next();
  }

  #finished(shot: Shot): void {
    for (const happening of shot.happenings) {
      if (happening.once !== undefined && this.#stopped === happening.once) continue;
      this.#stopped = happening.once;
      this.#extras = [...this.#extras, happening];
    }
    if (shot.last && !this.extra) this.#tell(shot.seq);
  }

  #stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Passes over whatever is older than the newest update, if that is too much to be told. */
  #catchUp(): void {
    const old = this.#queue.filter((shot) => shot.seq < this.#newest);
    if (old.reduce((sum, shot) => sum + shot.ms, 0) / this.rate <= BEHIND) return;
    this.#queue = this.#queue.slice(old.length);
    this.#sum(old);
  }

  #sum(passed: readonly Shot[]): void {
    for (const shot of passed) {
      this.#screen.show(shot);
      this.#finished(shot);
    }
    this.tellLater(passed.filter((shot) => shot.ms > 0).flatMap((shot) => shot.lines));
    this.#count();
  }

  /** These lines were missed: they are told in one summary. */
  tellLater(lines: readonly NewsLine[]): void {
    if (!lines.length) return;
    this.summary = [...(this.summary ?? []), ...lines];
    this.#after = 0;
  }

  #all(): void {
    this.#stop();
    const current = this.hold === 'roll' ? null : this.shot; // a die that has not fallen is still to come
    this.shot = this.hold = null;
    if (current) this.#finished(current);
    for (let shot = this.#queue.shift(); shot; shot = this.#queue.shift()) {
      this.#screen.show(shot);
      this.#finished(shot);
    }
    if (this.#screen.speed() === 'instant') this.#extras = [];
    this.#count();
    this.done = 0;
    if (!this.extra) this.#tell(this.#newest);
  }

  // --- what the reader does -------------------------------------------------------------------------------------------

  /** To the end of the story: to my question. What happened to me is still told. */
  skip(): void {
    this.paused = false;
    this.#all();
  }

  /** On with the next shot: the end of a ceremony, or one step. */
  next(): void {
    if (this.hold === 'roll') return this.roll();
    if (this.extra) return this.goOn();
    const stood = this.paused; // then it stands still again after one more shot
    this.paused = false;
    if (this.shot) this.#over();
    else this.#next();
    if (stood) this.pause();
  }

  roll(): void {
    const shot = this.#queue[0];
    if (this.hold !== 'roll' || !shot) return;
    this.hold = null;
    this.#queue.shift();
    this.#screen.show(shot);
    this.shot = { ...shot }; // now it falls
    this.#count();
    this.done += 1;
    this.#run(shot.ms);
  }

  /** To the own die, which falls at once; but first what happened to the reader on the way there. */
  throwNow(): void {
    if (this.hold !== 'roll') {
      const way = this.#queue.findIndex((shot) => this.#own(shot));
      if (way < 0) return;
      this.#stop();
      const current = this.shot;
      this.shot = this.hold = null;
      this.paused = false;
      if (current) this.#finished(current);
      for (const shot of this.#queue.splice(0, way)) {
        this.#screen.show(shot);
        this.#finished(shot);
      }
      this.#count();
      if (this.extra) return;
      this.#next();
    }
    this.roll();
  }

  /** The reader has read what happened to him. */
  goOn(): void {
    this.#extras = this.#extras.slice(1);
    if (this.extra) return;
    if (!this.#queue.length && !this.shot) this.#tell(this.#newest);
    if (!this.shot) this.#next();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#freeze();
  }

  play(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#thaw();
  }

  look(here: boolean): void {
    if (this.away === !here) return;
    this.away = !here;
    if (here) this.#thaw();
    else this.#freeze();
  }

  #freeze(): void {
    if (!this.#timer) return;
    this.#stop();
    this.#rest = Math.max(0, this.#rest - (Date.now() - this.#since) * this.rate);
  }

  #thaw(): void {
    if (this.#still || this.hold || this.#timer) return;
    if (this.shot) this.#run(this.#rest);
    else this.#next();
  }

  /** The speed was changed. */
  adjust(): void {
    const speed = this.#screen.speed();
    if (speed === 'instant') this.#all();
    else if (this.hold === 'step' && speed !== 'step') this.#over();
    else if (this.shot && this.#timer) {
      this.#freeze();
      this.#run(this.#rest);
    }
  }

  dismissSummary(): void {
    this.summary = null;
  }

  close(): void {
    this.#stop();
  }
}
