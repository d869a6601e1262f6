export interface SeatLinkParts {
  readonly table: string;
  readonly token: string | null;
}

/** A pasted seat link, spectator link or bare table name; null if it is none of these. */
export function seatLink(text: string): SeatLinkParts | null {
  const trimmed = text.trim();
  const found = /\/(?:#\/)?(?:t|sit)\/([\w-]+)(?:\/([\w.~-]+))?/.exec(trimmed);
  if (found) return { table: found[1] as string, token: found[2] ?? null };
  return /^[\w-]{3,64}$/.test(trimmed) ? { table: trimmed, token: null } : null;
}
