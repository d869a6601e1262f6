/** The ceremony of a war: strength, card and die on both sides, the verdict, and the bill in the order of the rules. */
import { DUEL, numberIn, plainId, seatIn, type Bill, type Ceremony, type Side } from '../../film/script';
import type { NewsLine, Plain } from '../../lib/protocol';
import type { PowersView } from '../../lib/protocol.generated';
import type { Words } from '../../lib/words';
import { KINDS, regionArg, REGIONS } from './model';

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
type Row = Bill['rows'][number];
/** The number of a region that a line names; 0: none. */
export function regionOf(arg: Plain | undefined, view: PowersView): number {
  const named = arg === undefined ? '' : JSON.stringify(arg);
  return REGIONS.find((region) => JSON.stringify(regionArg(view, region)) === named) ?? 0;
}

/** A war as its line tells it and as the regions stood before; the table may have moved on since. */
interface Told {
  readonly regions: readonly [number, number];
  readonly names: readonly [Plain, Plain];
  readonly totals: readonly [number, number];
  readonly dice: readonly [number, number];
  readonly result: string;
}
function told(line: NewsLine, before: PowersView): Told {
  const { args } = line;
  const names = [args.attacker ?? '', args.target ?? ''] as const;
  return {
    names,
    regions: [regionOf(names[0], before), regionOf(names[1], before)],
    totals: [numberIn(args.attack), numberIn(args.defence)],
    dice: [numberIn(args.attack_die), numberIn(args.defence_die)],
    result: plainId(line).replace('gp-news-war-', ''),
  };
}

function side(war: Told, i: 0 | 1, before: PowersView): Side {
  const arms = before.chips[war.regions[i] * 4 + KINDS.indexOf('military')] ?? 0;
  const bonus = war.totals[i] - war.dice[i] - arms;
  return {
    title: words('gp-film-region', { region: war.names[i] }),
    seats: before.governments[war.regions[i]] ?? [],
    terms: [
      { words: words('gp-chip-military'), value: arms, as: 'shield' },
      { words: words(bonus ? 'gp-card-warmonger' : 'gp-film-no-card'), value: bonus, as: 'card', art: 'warmonger' },
      { words: words('gp-ui-die'), value: war.dice[i], as: 'die' },
    ],
    total: war.totals[i],
  };
}

/** Lines of one kind that follow from the war, as one row of its bill. */
function people(all: readonly NewsLine[], id: string, row: string, rule: string, none: string): Row {
  const lines = all.filter((line) => plainId(line) === id);
  return {
    title: words(`gp-film-bill-${row}`),
    rule,
    seats: [...new Set(lines.map((line) => seatIn(line.args.who) ?? 0))],
    lines: lines.length
      ? lines.map((line) =>
          words(`gp-film-bill-${row}-line`, { who: line.args.who ?? '', count: numberIn(line.args.count) }),
        )
      : [words(none)],
  };
}

function chipsLost(before: PowersView, after: PowersView, region: number, name: Plain | undefined): Words {
  const lost = KINDS.flatMap((kind, i) => {
    const count = (before.chips[region * 4 + i] ?? 0) - (after.chips[region * 4 + i] ?? 0);
    return count > 0 ? [{ text: `gp-chips-${kind}-${count}` }] : [];
  });
  return lost.length
    ? words('gp-film-bill-chips', { region: name ?? '', chips: lost })
    : words('gp-film-bill-no-chips', { region: name ?? '' });
}

function bill(war: Told, before: PowersView, after: PowersView, all: readonly NewsLine[]): Bill {
  const attacker = chipsLost(before, after, war.regions[0], war.names[0]);
  const target = chipsLost(before, after, war.regions[1], war.names[1]);
  const pays = (row: string, rule: string, ...lines: readonly Words[]): Row => ({
    title: words(`gp-film-bill-${row}`),
    rule,
    seats: [],
    lines,
  });
  const fee = people(all, 'gp-news-fee', 'mauritius', 'G21.6', 'gp-film-bill-mauritius-none');
  const title = words('gp-film-bill');
  if (war.result === 'stalemate') return { title, rows: [pays('both', 'G20.2', attacker, target), fee] };
  const won = war.result === 'attacker';
  return {
    title,
    rows: [
      people(all, 'gp-news-routed', 'home', 'G21.2', 'gp-film-bill-nobody'),
      pays('loser', 'G21.3', won ? target : attacker),
      pays('winner', 'G21.4', won ? attacker : target),
      people(all, 'gp-news-settles', 'fill', 'G21.5', 'gp-film-bill-fill-none'),
      fee,
    ],
  };
}

export function war(line: NewsLine, before: PowersView, after: PowersView, all: readonly NewsLine[]): Ceremony {
  const fought = told(line, before);
  const paid = bill(fought, before, after, all);
  return {
    kind: 'duel',
    title: words('gp-phase-war'),
    sides: [side(fought, 0, before), side(fought, 1, before)],
    stamp: words(`gp-film-war-${fought.result}`, { difference: numberIn(line.args.difference) }),
    bill: paid,
    ms: DUEL.bill + paid.rows.length * DUEL.row + DUEL.read,
  };
}
