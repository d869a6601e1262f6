/** What the rules of each game say about deals; asked for once. */
import { api } from '../lib/api';
import type { GameInfo } from '../lib/protocol';

let known = $state.raw<readonly GameInfo[] | null>(null);
let asked = false;

export function dealingOf(game: string): GameInfo['dealing'] | null {
  if (!asked) {
    asked = true;
    api.games().then(
      (games) => (known = games),
      () => (asked = false),
    );
  }
  return known?.find((one) => one.id === game)?.dealing ?? null;
}
