import type { Outcome } from '../lib/protocol';

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly score: number | undefined;
  readonly won: boolean;
}

/** Winners first, then by score; equal ones share a place. */
export function ranking(outcome: Outcome): Rank[] {
  const seats = outcome.scores.map((_, seat) => seat);
  const all = seats.length ? seats : [...outcome.winners];
  const rows = all.map((seat) => ({ seat, score: outcome.scores[seat], won: outcome.winners.includes(seat) }));
  rows.sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0) || a.seat - b.seat);
  let place = 0;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (!before || before.won !== row.won || before.score !== row.score) place = index + 1;
    return { ...row, place };
  });
}
