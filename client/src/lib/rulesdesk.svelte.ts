/** The rules panel: which book lies open beside the table, and at which number. */
import { gameOfRule } from './rules';

class RulesDesk {
  game = $state<string | null>(null);
  number = $state<string | null>(null);
  /** Raised with every opening, so that the same number can be opened again. */
  turn = $state(0);

  open(number: string, game: string | null = gameOfRule(number)): void {
    this.game = game;
    this.number = number;
    this.turn += 1;
  }

  openBook(game: string): void {
    this.game = game;
    this.number = null;
    this.turn += 1;
  }

  close(): void {
    this.game = null;
    this.number = null;
  }
}

export const rulesDesk = new RulesDesk();
