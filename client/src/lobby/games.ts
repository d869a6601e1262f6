/** The games, in the order of their posters. What a game offers comes from the server. */
import { ABOUT } from '../games/about';

export const GAME_IDS: readonly string[] = [...ABOUT.keys()];

/** Prefix of a game's text ids. */
export const TEXT_PREFIX: Readonly<Record<string, string>> = Object.fromEntries(
  [...ABOUT].map(([id, about]) => [id, about.prefix]),
);
