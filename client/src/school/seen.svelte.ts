/** Which kinds of questions have been explained on this device: nothing is explained twice unasked. */
const KEY = 'camarilla.coach';

export function readSeen(text: string | null): Set<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((kind) => typeof kind === 'string') : []);
  } catch {
    return new Set();
  }
}

class Explained {
  #kinds = readSeen(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY));

  has(kind: string): boolean {
    return this.#kinds.has(kind);
  }

  note(kind: string): void {
    if (this.#kinds.has(kind)) return;
    this.#kinds.add(kind);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#kinds]));
    } catch {
      // a full or forbidden store: it is explained again next time
    }
  }
}

export const explained = new Explained();
