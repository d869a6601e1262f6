/** Small decisions behind the dialog that opens a table. */
import type { GameInfo } from '../lib/protocol';

/** How many invented destinations there are texts for. */
export const DESTINATIONS = 12;

/** `here`: somebody else at this device. */
export type SeatChoice = 'you' | 'human' | 'here' | `bot:${string}`;

/** With whom: bots at once, friends by link, or whoever finds the table on the board. */
export type Company = 'bots' | 'friends' | 'open';
export const COMPANIES: readonly Company[] = ['bots', 'friends', 'open'];

/** Who sits down where nobody chose: the steady one, on the ladder's second rung. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('steady') ? 'steady' : (bots[0] ?? 'random');
}

/** You and the company of your choice: the rest is good as it is. */
export function defaultSeats(players: number, bots: readonly string[], company: Company = 'bots'): SeatChoice[] {
  const other: SeatChoice = company === 'bots' ? `bot:${usualBot(bots)}` : 'human';
  return Array.from({ length: players }, (_, seat): SeatChoice => (seat === 0 ? 'you' : other));
}

/** How many sit down where nobody said a number. */
export const usualPlayers = (info: GameInfo): number =>
  Math.min(Math.max(...info.seats), Math.max(Math.min(...info.seats), 4));

export function companyOf(seats: readonly SeatChoice[], door: 'open' | 'invitation'): Company {
  if (!seats.includes('human')) return 'bots';
  return door === 'open' ? 'open' : 'friends';
}

/** Exactly one seat is yours: whoever takes it from you gives you the other seat. */
export function choiceOfSeat(
  seats: readonly SeatChoice[],
  index: number,
  choice: SeatChoice,
  bots: readonly string[],
): SeatChoice[] {
  const next = [...seats];
  const before = next[index];
  if (choice === 'you') {
    const mine = next.indexOf('you');
    if (mine >= 0) next[mine] = before ?? `bot:${usualBot(bots)}`;
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
    .flatMap((entry) =>
      Object.entries(entry.needs ?? {}).map(([other, values]) => ({ name: entry.name, other, values })),
    )
    .filter((need) => !need.values.includes(value(need.other)));
}

/** The preset that stands as chosen, or '' for the standard, or null for a mixture of one's own. */
export function presetOf(game: GameInfo, chosen: Readonly<Record<string, string>>): string | null {
  const differing = (values: Readonly<Record<string, string>>) =>
    game.switches
      .filter((entry) => (values[entry.name] ?? entry.default) !== entry.default)
      .map((entry) => `${entry.name}=${values[entry.name]}`)
      .join();
  const now = differing(chosen);
  if (!now) return '';
  return Object.keys(game.presets).find((name) => differing(game.presets[name] ?? {}) === now) ?? null;
}
