/** The four houses, in the order of their posters. What a game offers comes from the server. */
export const GAME_IDS = ['junta', 'viva', 'global_powers', 'anti_monopoly'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Prefix of a game's text ids. */
export const TEXT_PREFIX: Readonly<Record<string, string>> = {
  junta: 'junta',
  viva: 'viva',
  global_powers: 'gp',
  anti_monopoly: 'am',
};
/** Colour of a game's stub, spine and card backs. */
export const GAME_COLOUR: Readonly<Record<string, string>> = {
  junta: '#B5301D',
  viva: '#1F4A36',
  global_powers: '#123A56',
  anti_monopoly: '#3B4A3A',
};
