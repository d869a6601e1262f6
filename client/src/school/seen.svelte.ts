/**
 * What has been explained: a question at three tables, a thing once. It is kept on the device and, for those who have
 * an account, by the house: what was told at home is not told again on the train.
 */
import { api, ApiError } from '../lib/api';
import type { Asking } from '../lib/asking.svelte';

const KEY = 'camarilla.coach';
const keyOf = (account: string | null) => (account === null ? KEY : `${KEY}.${account}`);

/** What is kept: the kinds, or for somebody who wants no explanations at all, "all". */
export function readSeen(text: string | null): Set<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((kind) => typeof kind === 'string') : []);
  } catch {
    return new Set();
  }
}

const stored = (key: string) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key));

/** What tells one question from the next: one with a single answer is passed over, and the next of its kind explained. */
export const aboutOf = (table: string, asking: Pick<Asking, 'interjection' | 'question'>): string => {
  const { key, kind, forced } = asking.question;
  return [table, asking.interjection, key, kind, forced].join(' ');
};

/** How many games of a kind the coach speaks up in, unasked. */
const GAMES = 3;
/** The house is told of things in bundles, and not before it is certain that they could be read to their end. */
const LATER = 15_000;
const BUNDLE = 100;

export class Explained {
  readonly #all: boolean;
  readonly #house: Pick<typeof api, 'explained' | 'noteExplained'>;
  #kinds: Set<string>;
  #account: string | null = null;
  #untold = new Set<string>();
  #later: ReturnType<typeof setTimeout> | undefined;
  /** It is not known yet who sits here: nothing is explained that he may have read elsewhere. */
  waiting = $state(false);

  constructor(text = stored(KEY), house: Pick<typeof api, 'explained' | 'noteExplained'> = api) {
    this.#kinds = readSeen(text);
    this.#all = text === '"all"';
    this.#house = house;
  }

  /** Whoever signs in takes along what was explained on this device, and is not told what was explained elsewhere. */
  async open(whose: Promise<string | null>): Promise<void> {
    this.waiting = true;
    try {
      const account = await whose;
      if (account === this.#account || this.#all) return;
      const before = this.#account;
      this.#account = account;
      this.#untold.clear();
      this.#kinds = readSeen(stored(KEY));
      if (before !== null) this.#drop(keyOf(before));
      if (account === null) return;
      for (const kind of readSeen(stored(keyOf(account)))) this.#kinds.add(kind);
      const theirs = new Set((await this.#house.explained()).things);
      for (const kind of this.#kinds) if (!theirs.has(kind)) this.#untold.add(kind);
      for (const kind of theirs) this.#kinds.add(kind);
      this.#drop(KEY);
      this.#save();
      await this.#tell();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // nobody answers: the device remembers, and tells it next time
    } finally {
      this.waiting = false;
    }
  }

  /** Nothing at all is explained to somebody who said so. */
  get silent(): boolean {
    return this.#all;
  }

  /** Whether it has ever been explained. */
  has(kind: string): boolean {
    return this.#all || this.#kinds.has(kind);
  }

  /** Whether it is to be explained at this table: once at each of the first three. */
  due(kind: string, table: string): boolean {
    if (this.#all || this.#kinds.has(`${kind}@${table}`)) return false;
    return [...this.#kinds].filter((one) => one.startsWith(`${kind}@`)).length < GAMES;
  }

  note(kind: string, table = ''): void {
    if (this.#all) return;
    for (const one of table ? [kind, `${kind}@${table}`] : [kind]) {
      if (this.#kinds.has(one)) continue;
      this.#kinds.add(one);
      if (this.#account !== null) this.#untold.add(one);
    }
    this.#save();
    if (this.#untold.size) this.#later ??= setTimeout(() => void this.#tell(), LATER);
  }

  /** It could not be read to its end: it is explained again. */
  forget(kind: string): void {
    this.#kinds.delete(kind);
    this.#untold.delete(kind);
    this.#save();
  }

  async #tell(): Promise<void> {
    clearTimeout(this.#later);
    this.#later = undefined;
    const account = this.#account;
    try {
      while (this.#untold.size && this.#account === account) {
        const bundle = [...this.#untold].slice(0, BUNDLE);
        await this.#house.noteExplained(bundle);
        for (const one of bundle) this.#untold.delete(one);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // it is told when somebody sits down again
    }
  }

  #save(): void {
    try {
      localStorage.setItem(keyOf(this.#account), JSON.stringify([...this.#kinds]));
    } catch {
      // a full or forbidden store: it is explained again next time
    }
  }

  #drop(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // what cannot be stored is not there either
    }
  }
}

export const explained = new Explained();
