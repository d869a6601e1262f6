/** Who cites a rule: switches of a table, and questions that are asked in play. */
import { api, ApiError } from '../lib/api';
import type { GameInfo } from '../lib/protocol';

const asked = import.meta.glob<Record<string, readonly string[]>>('../../../src/camarilla/games/*/text/asked.json', {
  import: 'default',
});

export interface Citing {
  readonly info: GameInfo | null;
  /** Rule number -> names of switches. */
  readonly switches: ReadonlyMap<string, readonly string[]>;
  /** Rule number -> kinds of questions. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
}

function gathered(pairs: Iterable<readonly [string, string]>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [rule, name] of pairs) found.set(rule, [...(found.get(rule) ?? []), name]);
  return found;
}

let games: Promise<readonly GameInfo[]> | null = null;

/** Without a line to the house there are no switches; the book itself can be read all the same. */
async function infoOf(game: string): Promise<GameInfo | null> {
  games ??= api.games();
  try {
    return (await games).find((info) => info.id === game) ?? null;
  } catch (error) {
    games = null;
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function citing(game: string): Promise<Citing> {
  const load = asked[`../../../src/camarilla/games/${game}/text/asked.json`];
  const none: Record<string, readonly string[]> = {};
  const [info, questions] = await Promise.all([infoOf(game), load ? load() : none]);
  return {
    info,
    switches: gathered((info?.switches ?? []).map((entry) => [entry.rule, entry.name])),
    kinds: gathered(Object.entries(questions).flatMap(([kind, rules]) => rules.map((rule) => [rule, kind] as const))),
  };
}
