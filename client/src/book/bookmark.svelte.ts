/** Where the reader's own game is: what the rule books open at, and where "back to the table" leads. */
export interface Bookmark {
  /** The address of the table, or of the lesson. */
  readonly back: readonly string[];
  readonly game: string;
  readonly stop: string | null;
  /** The rule of the question that waits for an answer. */
  readonly rule: string | null;
}

class Desk {
  at = $state.raw<Bookmark | null>(null);

  of(game: string): Bookmark | null {
    return this.at?.game === game ? this.at : null;
  }
}

export const bookmark = new Desk();
