/** What a narrator asks of the table while he teaches. Where nobody teaches, the table does as it likes. */
class Directions {
  /** There are more lessons to learn than who has won: the final reckoning opens on demand only. */
  taught = $state(false);
  /** Phones: the pane that lies open. */
  pane = $state<string | null>(null);
  /** Phones: whether the telegram is folded; a new step may say so again. */
  folded = $state<boolean | null>(null);

  /** The lesson is over. */
  clear(): void {
    this.taught = false;
    this.pane = this.folded = null;
  }
}

export const directions = new Directions();
