/** Which kinds of questions have been explained on this device: nothing is explained twice unasked. */
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

class Explained {
  readonly #stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  readonly #kinds = readSeen(this.#stored);
  readonly #all = this.#stored === '"all"';

  has(kind: string): boolean {
    return this.#all || this.#kinds.has(kind);
  }

  note(kind: string): void {
    if (this.has(kind)) return;
    this.#kinds.add(kind);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#kinds]));
    } catch {
      // a full or forbidden store: it is explained again next time
    }
  }
}

export const explained = new Explained();
