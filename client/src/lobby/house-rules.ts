import { t, tOr } from '../lib/i18n.svelte';
import type { GameInfo, TableInfo } from '../lib/protocol';
import { presetOf } from './opening';

/** How a table differs from the standard of the house, in a line. */
export function houseRules(games: readonly GameInfo[], table: TableInfo): string {
  const game = games.find((entry) => entry.id === table.game);
  if (!game) return '';
  const preset = presetOf(game, table.switches);
  if (preset) return tOr(`${game.prefix}-preset-${preset}`, preset);
  const changed = game.switches.filter((entry) => (table.switches[entry.name] ?? entry.default) !== entry.default);
  return changed.length
    ? changed
        .map((entry) =>
          tOr(
            `${game.prefix}-switch-${entry.name}-${table.switches[entry.name]}`,
            `${entry.name}: ${table.switches[entry.name]}`,
          ),
        )
        .join(' · ')
    : t('ui-standard-rules');
}
