/** How far the film of a table was told in this tab: after a reload it goes on with a summary. */
const KEY = 'camarilla.told.';

const keyOf = (table: string, seat: number | null): string => `${KEY}${table}.${seat ?? 'gallery'}`;

export function lastTold(table: string, seat: number | null): number | null {
  try {
    const kept = sessionStorage.getItem(keyOf(table, seat));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function noteTold(table: string, seat: number | null, seq: number): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), String(seq));
  } catch {
    // Without storage a reload is told nothing.
  }
}
