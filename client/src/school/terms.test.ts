import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, texts } from '../lib/i18n.svelte';
import { termOf } from './terms';

const GAMES = join(import.meta.dirname, '../games');
const PREFIX = { anti_monopoly: 'am', global_powers: 'gp', junta: 'junta', viva: 'viva' } as const;

function sources(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
/** The terms that a board names in full, and those it makes from a kind: the chips and markers of the world. */
function named(game: keyof typeof PREFIX): string[] {
  const found = sources(join(GAMES, game)).matchAll(new RegExp(`['"](${PREFIX[game]}-term-[a-z-]+)['"]`, 'g'));
  const made = {
    anti_monopoly: ['action', 'crisis', 'direct', 'plain', 'income', 'costs'].map((sign) => `am-legend-${sign}`),
    global_powers: ['raw', 'economy', 'military', 'diplomacy', 'sanction', 'demilitarised', 'protectorate'].map(
      (kind) => `gp-term-${kind}`,
    ),
    junta: [
      'junta-term-cash',
      'junta-term-account',
      ...['bank', 'headquarters', 'home', 'mistress', 'club'].map((place) => `junta-location-${place}`),
    ],
    viva: [],
  };
  return [...new Set([...[...found].map((match) => match[1] as string), ...made[game]])];
}

/** How many things of a room say what they are, at least. */
const ROOMS = {
  'junta/Night.svelte': 3,
  'junta/Deeds.svelte': 1,
  'junta/Treasury.svelte': 3,
  'junta/Battle.svelte': 1,
  'global_powers/MotionRoom.svelte': 4,
  'global_powers/WorldMap.svelte': 4,
  'anti_monopoly/Middle.svelte': 5,
};
it.each(Object.entries(ROOMS))('%s marks what stands in it', (room, least) => {
  const source = readFileSync(join(GAMES, room), 'utf8');
  expect(source.match(/data-term=|\bterm="/g)?.length ?? 0).toBeGreaterThanOrEqual(least);
});

describe.each(['en', 'de'] as const)('the terms of the boards in %s', (language) => {
  beforeAll(async () => texts.use(language, await loadTexts(language)));
  afterAll(() => texts.use('en', []));

  it.each(Object.keys(PREFIX) as (keyof typeof PREFIX)[])('have a name and a sentence: %s', (game) => {
    const ids = named(game);
    expect(ids.length).toBeGreaterThan(9);
    expect(ids.filter((id) => termOf(id) === null)).toEqual([]);
  });

  it('of a stop of the round too; of nothing else', () => {
    expect(termOf('junta-book-stop-4')?.says).toBeTruthy();
    expect(termOf('ui-term-offer')?.says).toBeTruthy();
    expect(termOf('junta-nonsense')).toBeNull();
  });
});
