/**
 * The further steps of an answer: along the way that was kept with the position, or, where a slip has its own way of
 * making the answer, by clicking through what lies on it.
 */
import type { Asking } from '../lib/asking.svelte';
import type { Position } from './position';

/** Clicks on a slip that fills in a form of its own. */
const CLICKS = 6;
const SLIP = '.desk [data-state] .body';
/** What changes the answer without sending it, asking for a rule or opening something else. */
const FIELDS =
  'button:not(:disabled):not([aria-disabled=true]):not(.primary):not(.rule):not(.any):not([aria-keyshortcuts="?"])';

export class Steps {
  #clicked = 0;
  #byHand = false;
  readonly #position: Position;
  readonly #asking: Asking;
  readonly #settled: () => Promise<void>;
  readonly #answered: () => boolean;

  constructor(position: Position, asking: Asking, settled: () => Promise<void>, answered: () => boolean) {
    this.#position = position;
    this.#asking = asking;
    this.#settled = settled;
    this.#answered = answered;
  }

  /** Takes the next step. Whether there was one, and it changed what lies there. */
  async next(): Promise<boolean> {
    if (!this.#byHand) {
      if (this.#position.way.length > 1 && (await this.#changes(() => this.#along()))) return true;
      if (this.#asking.taken.length > 1) return false;
      this.#asking.restart();
      this.#byHand = true;
    }
    while (this.#clicked < CLICKS && !this.#answered())
      if (await this.#changes(() => this.#click())) return !this.#answered();
    return false;
  }

  async #along(): Promise<void> {
    const key = this.#position.way[this.#asking.taken.length];
    const option = this.#asking.menu.options.find((one) => one.key === key);
    if (option) await this.#asking.take(option, false);
  }

  async #click(): Promise<void> {
    const fields = document.querySelectorAll<HTMLElement>(`${SLIP} :is(${FIELDS})`);
    fields[this.#clicked % Math.max(1, fields.length)]?.click();
    this.#clicked += 1;
    await Promise.resolve();
  }

  async #changes(act: () => Promise<void>): Promise<boolean> {
    const before = document.querySelector(SLIP)?.innerHTML;
    await act();
    await this.#settled();
    return document.querySelector(SLIP)?.innerHTML !== before;
  }
}
