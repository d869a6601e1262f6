/** Which kinds of questions have been explained on this device: a question at three tables, a thing once. */
const KEY = 'camarilla.coach';

/** What is kept: the kinds, or for somebody who wants no explanations at all, "all". */
export function readSeen(text: string | null): Set<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((kind) => typeof kind === 'string') : []);
  } catch {
    return new Set();
  }
}

/** How many games of a kind the coach speaks up in, unasked. */
const GAMES = 3;

export class Explained {
  readonly #stored: string | null;
  readonly #kinds: Set<string>;
  readonly #all: boolean;

  constructor(stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)) {
    this.#stored = stored;
    this.#kinds = readSeen(stored);
    this.#all = this.#stored === '"all"';
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
    this.#kinds.add(kind);
    if (table) this.#kinds.add(`${kind}@${table}`);
    this.#save();
  }

  /** It could not be read to its end: it is explained again. */
  forget(kind: string): void {
    this.#kinds.delete(kind);
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#kinds]));
    } catch {
      // a full or forbidden store: it is explained again next time
    }
  }
}

export const explained = new Explained();
