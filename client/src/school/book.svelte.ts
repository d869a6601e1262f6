/**
 * What is remembered of the school: where each lesson was left, and which ones are done. It is kept on the device and,
 * for those who have an account, by the house: so a lesson goes on wherever they sign in.
 */
import { api, ApiError } from '../lib/api';
import type { Plain } from '../lib/protocol';
import type { ProgressInfo } from '../lib/protocol.generated';

export interface Progress {
  /** The answers given so far: with them the lesson can be made again anywhere. */
  readonly answers: readonly Plain[];
  /** The step that was shown last. */
  readonly at: number;
  /** When it was finished last, in milliseconds; null: not yet. Whoever takes it once more keeps the stamp. */
  readonly done: number | null;
  /** When it was written down, in milliseconds: of two devices the later one is right. */
  readonly noted: number;
}
export type Book = Readonly<Record<string, Progress>>;

const KEY = 'camarilla.school';
const NOTHING: Progress = { answers: [], at: 0, done: null, noted: 0 };

/** Progress from stored text; whatever is strange is forgotten. */
export function readBook(text: string | null): Record<string, Progress> {
  let stored: unknown = null;
  try {
    stored = text === null ? null : JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const book: Record<string, Progress> = {};
  for (const [id, entry] of Object.entries(stored as Record<string, Partial<Progress> | null>)) {
    if (!entry || !Array.isArray(entry.answers) || typeof entry.at !== 'number') continue;
    book[id] = {
      answers: entry.answers as Plain[],
      at: entry.at,
      done: typeof entry.done === 'number' ? entry.done : null,
      noted: typeof entry.noted === 'number' ? entry.noted : 0,
    };
  }
  return book;
}

/** Of each lesson what was written down last; a stamp is never taken away. */
export function merged(mine: Book, theirs: Book): Book {
  const book: Record<string, Progress> = { ...mine };
  for (const [id, entry] of Object.entries(theirs)) {
    const own = book[id];
    const later = own && own.noted >= entry.noted ? own : entry;
    book[id] = { ...later, done: latest(own?.done ?? null, entry.done) };
  }
  return book;
}

const latest = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.max(one, other);

const bookOf = (kept: readonly ProgressInfo[]): Book =>
  Object.fromEntries(kept.map(({ lesson, answers, at, done, noted }) => [lesson, { answers, at, done, noted }]));

const keyOf = (account: string | null) => (account === null ? KEY : `${KEY}.${account}`);

function stored(key: string): Book {
  return readBook(typeof localStorage === 'undefined' ? null : localStorage.getItem(key));
}

class SchoolBook {
  all = $state.raw<Book>(stored(KEY));
  /** Whose book lies open: an account's, or that of whoever sits here. */
  #account: string | null = null;

  of(id: string): Progress {
    return this.all[id] ?? NOTHING;
  }

  /** Whoever signs in takes along what was learnt on this device, and finds what was learnt elsewhere. */
  async open(account: string | null): Promise<void> {
    if (account === this.#account) return;
    const before = this.#account;
    this.#account = account;
    if (account === null) {
      this.#forget(keyOf(before));
      this.all = stored(KEY);
      return;
    }
    this.all = merged(stored(keyOf(account)), stored(KEY));
    this.#forget(KEY);
    this.#save();
    try {
      const theirs = bookOf(await api.progress());
      if (this.#account !== account) return;
      this.all = merged(this.all, theirs);
      this.#save();
      for (const [id, entry] of Object.entries(this.all))
        if (entry.noted > (theirs[id]?.noted ?? -1)) await this.#tell(id, entry);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // nobody answers: the device knows enough to go on
    }
  }

  note(id: string, told: Pick<Progress, 'answers' | 'at'> & Partial<Pick<Progress, 'done'>>): void {
    const progress = { done: this.of(id).done, ...told, noted: Date.now() };
    this.all = { ...this.all, [id]: progress };
    this.#save();
    if (this.#account !== null) void this.#tell(id, progress);
  }

  async #tell(id: string, progress: Progress): Promise<void> {
    try {
      await api.noteProgress(id, progress);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // it is told when the book is opened again
    }
  }

  #save(): void {
    try {
      localStorage.setItem(keyOf(this.#account), JSON.stringify(this.all));
    } catch {
      // a full or forbidden store: the lesson goes on, it is only not remembered
    }
  }

  #forget(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // what cannot be stored is not there either
    }
  }
}

export const schoolBook = new SchoolBook();
