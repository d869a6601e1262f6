/**
 * An answer being made. The server lists the legal next steps; a click on the board, a key or a line of the telegram takes one.
 * A question whose answers are listed is done after one step and sent at once; a longer answer is sent when the person says so.
 */
import { ApiError } from './api';
import type { Menu, Option, Plain, Question, Refusal } from './protocol';
import type { Words } from './words';

/** A thing picked up: a card or a note to be given to somebody, a person to be put into a chair or shot at; {} is nothing. */
export interface Held {
  readonly card?: string;
  readonly seat?: number;
  readonly target?: number;
  readonly note?: number;
  readonly cash?: number;
  readonly account?: number;
}

export interface Desk {
  /** An answer is under way; nothing can be asked or answered until the table has moved. */
  readonly busy?: boolean;
  answer(answer: Plain, interjection?: boolean): void;
  steps(soFar: readonly string[], interjection?: boolean): Promise<Menu>;
  why?(aim: string, soFar: readonly string[], interjection?: boolean): Promise<Refusal | null>;
  /** Why an answer would be refused; null if it would not. */
  probe?(answer: Plain, interjection?: boolean): Promise<Refusal | null>;
}

/** Whether an update still asks the same thing, so that a half-made answer can stay. */
export function sameQuestion(a: Question, b: Question): boolean {
  return (
    JSON.stringify([a.key, a.words, a.facts, a.options, a.complete]) ===
    JSON.stringify([b.key, b.words, b.facts, b.options, b.complete])
  );
}

export class Asking {
  readonly question: Question;
  readonly interjection: boolean;
  /** Steps taken, in order. */
  taken = $state.raw<readonly Option[]>([]);
  menu = $state.raw<Menu>({ options: [], complete: false, answer: null });
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The aim that the pointer or the focus is on, in the telegram or on the board. */
  pointed = $state<string | null>(null);
  /** A place on the board that several options share: the telegram shows only those until one is taken. */
  narrowed = $state<string | null>(null);

  /** What is picked up for the next step; boards say what it means. */
  held = $state.raw<Held>({});

  /** Somebody wants to know why not: everything can be pointed at, and nothing is taken. */
  curious = $state(false);
  /** The last thing he asked about, and what the rules say to it (null: nothing is against it). */
  reason = $state.raw<{ readonly aim: string; readonly refusal: Refusal | null } | null>(null);

  /** What speaks against an answer that costs much and cannot be taken back; asked once, just before it is told. */
  doubts: (answer: Plain) => Words | null = () => null;
  /** "Really?": the answer that waits for a second word. */
  doubt = $state.raw<{ readonly answer: Plain; readonly words: Words } | null>(null);

  /** What the board lights up: exactly what can be chosen now. */
  lit = $derived(new Set(this.menu.options.map((option) => option.aim).filter(Boolean)));
  options = $derived(
    this.narrowed === null ? this.menu.options : this.menu.options.filter((option) => option.aim === this.narrowed),
  );
  complete = $derived(this.menu.complete);
  readonly #desk: Desk;
  #history: Menu[] = [];

  constructor(question: Question, desk: Desk, interjection = false) {
    this.question = question;
    this.interjection = interjection;
    this.#desk = desk;
    this.menu = { options: question.options, complete: question.complete, answer: question.answer };
  }

  optionsAt(aim: string): readonly Option[] {
    return this.menu.options.filter((option) => option.aim === aim);
  }

  isLit(aim: string): boolean {
    return this.curious || this.lit.has(aim);
  }

  /** Somebody clicked a place on the board: take the one option there, or show the several. */
  async choose(aim: string, sending = true): Promise<void> {
    if (this.curious) return this.ask(aim);
    const here = this.optionsAt(aim);
    if (here.length === 1) await this.take(here[0] as Option, sending);
    else if (here.length > 1) this.narrowed = aim;
  }

  /** Why not this? */
  async ask(aim: string): Promise<void> {
    try {
      this.reason = {
        aim,
        refusal:
          (await this.#desk.why?.(
            aim,
            this.taken.map((step) => step.key),
            this.interjection,
          )) ?? null,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.reason = { aim, refusal: error.refusal };
    }
  }

  wonder(on = !this.curious): void {
    this.curious = on;
    this.reason = null;
  }

  /** Takes a step. A listed answer is whole after one step and is sent at once, unless it is only being put back. */
  async take(option: Option, sending = true): Promise<void> {
    if (this.curious) return this.ask(option.aim || option.key);
    if (this.busy || this.#desk.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      const soFar = [...this.taken, option];
      const next = await this.#after(soFar);
      this.#history = [...this.#history, this.menu];
      this.taken = soFar;
      this.menu = next;
      this.narrowed = null;
      if (sending && soFar.length === 1 && next.complete && next.options.length === 0) this.send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.busy = false;
    }
  }

  /** What may come next. A step that completes the answer carries it: there is nothing to ask the server. */
  async #after(soFar: readonly Option[]): Promise<Menu> {
    const answer = soFar.at(-1)?.answer ?? null;
    if (answer !== null) return { options: [], complete: true, answer };
    return this.#desk.steps(
      soFar.map((step) => step.key),
      this.interjection,
    );
  }

  /** One small step back; nothing has been told to anybody. */
  back(): void {
    const menu = this.#history.at(-1);
    if (this.narrowed !== null) this.narrowed = null;
    else if (menu) {
      this.#history = this.#history.slice(0, -1);
      this.taken = this.taken.slice(0, -1);
      this.menu = menu;
    }
    this.refusal = null;
  }

  /** Takes back one step from the middle; what no longer fits after it goes too. */
  async drop(index: number): Promise<void> {
    const kept = this.taken.filter((_, at) => at !== index);
    this.restart();
    for (const step of kept) {
      const still = this.menu.options.find((option) => option.key === step.key);
      if (still) await this.take(still, false);
    }
  }

  hold(thing: Held): void {
    this.held = thing;
  }

  restart(): void {
    this.narrowed = null;
    this.held = {};
    this.menu = this.#history[0] ?? this.menu;
    this.#history = [];
    this.taken = [];
    this.refusal = null;
  }

  send(): void {
    if (this.menu.complete && !this.curious) this.answer(this.menu.answer);
  }

  /** A whole answer that a board built in its own way. */
  answer(answer: Plain): void {
    const words = this.question.forced ? null : this.doubts(answer);
    if (words) this.doubt = { answer, words };
    else this.#desk.answer(answer, this.interjection);
  }

  /** He means it. */
  confirm(): void {
    const meant = this.doubt;
    this.doubt = null;
    if (meant) this.#desk.answer(meant.answer, this.interjection);
  }

  /** He does not: a listed answer lies there again, a longer one waits as it was. */
  reconsider(): void {
    this.doubt = null;
    if (this.taken.length === 1 && this.menu.options.length === 0) this.restart();
  }

  /** Whether a whole answer would be taken; if not, the refusal is shown at once and nothing has been told to anybody. */
  async tryOut(answer: Plain): Promise<boolean> {
    try {
      this.refusal = (await this.#desk.probe?.(answer, this.interjection)) ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.refusal;
    }
    return this.refusal === null;
  }

  point(aim: string | null): void {
    this.pointed = aim || null;
  }
}
