/** What this device remembers of the school: where each lesson was left, and which ones are done. */
import type { Plain } from '../lib/protocol';

export interface Progress {
  /** The answers given so far: with them the lesson can be made again anywhere. */
  readonly answers: readonly Plain[];
  /** The step that was shown last. */
  readonly at: number;
  /** When it was finished, in milliseconds; null: not yet. */
  readonly done: number | null;
}

const KEY = 'camarilla.school';
const NOTHING: Progress = { answers: [], at: 0, done: null };

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
    };
  }
  return book;
}

class SchoolBook {
  all = $state.raw<Readonly<Record<string, Progress>>>(
    readBook(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)),
  );

  of(id: string): Progress {
    return this.all[id] ?? NOTHING;
  }

  note(id: string, progress: Progress): void {
    this.all = { ...this.all, [id]: progress };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // a full or forbidden store: the lesson goes on, it is only not remembered
    }
  }
}

export const schoolBook = new SchoolBook();
