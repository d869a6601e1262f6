/** Small decisions behind the dialog that opens a table. */
import type { GameInfo } from '../lib/protocol';

/** How many invented destinations there are texts for. */
export const DESTINATIONS = 12;

export type SeatChoice = 'you' | 'human' | `bot:${string}`;

/** You and the best bots of the house: the game starts with one click. */
export function defaultSeats(players: number, bots: readonly string[]): SeatChoice[] {
  const bot: SeatChoice = `bot:${bots[0] ?? 'random'}`;
  return Array.from({ length: players }, (_, seat): SeatChoice => (seat === 0 ? 'you' : bot));
}

/** Exactly one seat is yours: whoever takes it from you gives you the other seat. */
export function choiceOfSeat(seats: readonly SeatChoice[], index: number, choice: SeatChoice, bots: readonly string[]): SeatChoice[] {
  const next = [...seats];
  const before = next[index];
  if (choice === 'you') {
    const mine = next.indexOf('you');
    if (mine >= 0) next[mine] = before ?? `bot:${bots[0] ?? 'random'}`;
    next[index] = 'you';
  } else if (before === 'you') {
    const heir = next.findIndex((_, i) => i !== index);
    next[index] = choice;
    if (heir >= 0) next[heir] = 'you';
  } else {
    next[index] = choice;
  }
  return next;
}

export interface Unmet {
  readonly name: string;
  readonly other: string;
  readonly values: readonly string[];
}

/** Changed switches that need another switch to stand differently. */
export function unmetNeeds(game: GameInfo, chosen: Readonly<Record<string, string>>): Unmet[] {
  const value = (name: string) => chosen[name] ?? game.switches.find((entry) => entry.name === name)?.default ?? '';
  return game.switches
    .filter((entry) => value(entry.name) !== entry.default)
    .flatMap((entry) => Object.entries(entry.needs ?? {}).map(([other, values]) => ({ name: entry.name, other, values })))
    .filter((need) => !need.values.includes(value(need.other)));
}
