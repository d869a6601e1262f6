import { isFree, type LobbyInfo, type TableInfo } from '../lib/protocol';

const LINES = 12;

/** A line of the board: somebody may sit down there, or only watch. */
export interface Departure {
  readonly table: TableInfo;
  readonly free: number;
}

/** What the board announces to people who do not sit there: tables with a free seat, then games to watch. */
export function boardOf(lists: Pick<LobbyInfo, 'open' | 'running'>): Departure[] {
  const open = lists.open
    .filter((table) => table.you === null && freeSeats(table) > 0)
    .sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  const known = new Set(lists.open.map((table) => table.id));
  const watched = lists.running.filter((table) => table.you === null && !known.has(table.id));
  return [
    ...open.map((table) => ({ table, free: freeSeats(table) })),
    ...watched.map((table) => ({ table, free: 0 })),
  ].slice(0, LINES);
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(isFree).length;
}

/** Where somebody waits right now, then where somebody waited, then games under way. */
function rank(table: TableInfo): number {
  if (table.status === 'running') return 2;
  return table.seats.some((seat) => seat.online) ? 0 : 1;
}

/** My tables: where I am asked first, then what is under way, then what still gathers. */
export function ticketsOf(mine: readonly TableInfo[]): TableInfo[] {
  return mine
    .filter((table) => table.status !== 'over')
    .sort((a, b) => urgency(a) - urgency(b) || b.created - a.created);
}

export function isAsked(table: TableInfo): boolean {
  return table.status === 'running' && table.your_turn;
}

function urgency(table: TableInfo): number {
  if (isAsked(table)) return 0;
  return table.status === 'running' ? 1 : 2;
}
