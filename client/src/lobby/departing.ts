import { isFree, type TableInfo } from '../lib/protocol';

const LINES = 8;

/** What the board announces to people who do not sit there: gathering tables first, then games between people, newest first. */
export function boardOf(tables: readonly TableInfo[]): TableInfo[] {
  const shown = tables.filter((table) => table.you === null && (gathers(table) || isPublicGame(table)));
  return shown.sort((a, b) => Number(gathers(b)) - Number(gathers(a)) || b.created - a.created).slice(0, LINES);
}

function gathers(table: TableInfo): boolean {
  return table.status === 'gathering' && table.seats.some(isFree);
}

/** One person against bots is nobody's business. */
function isPublicGame(table: TableInfo): boolean {
  return table.status !== 'over' && table.seats.filter((seat) => seat.kind === 'human').length > 1;
}
