/** What a proposal or a card would do, where no die and nobody else decides: chips, and what everybody would score. */
import { at, BASE, chips, KINDS, MAURITIUS, REGIONS, regionOf, seatOf, UN, type PowersView } from './model';

/** How many chips of a kind a region can hold (G0.5). */
const MOST = 5;
const BONUS: readonly number[] = [0, 0, 0, 1, 2, 3];
const [ALONE, SOLE, PARTNER, OPPOSITION] = [4, 3, 2, 1];

/** A world as it would be. */
interface World {
  readonly people: number[];
  readonly chips: number[];
}
export interface ChipMove {
  readonly region: number;
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}
export interface Forecast {
  readonly chips: readonly ChipMove[];
  /** What everybody would score more or less, seat by seat. */
  readonly points: readonly number[];
}

/** G29.2 to G29.4 What politicians and economy of a region bring to each party. */
function regionPoints(counts: readonly number[], economy: number, sanctioned: boolean, shared: boolean): number[] {
  const most = Math.max(...counts);
  const rulers = counts.filter((count) => count === most).length;
  const guests = counts.filter((count) => count > 0).length;
  const role = rulers > 1 ? PARTNER : guests > 1 ? SOLE : ALONE;
  const worth = role + (rulers === 1 || shared ? (BONUS[Math.min(MOST, economy)] ?? 0) : 0);
  return counts.map((count) => {
    const won = count === 0 ? 0 : count === most ? worth : OPPOSITION;
    return sanctioned ? Math.floor(won / 2) : won;
  });
}

/** G29.2 to G29.5 What everybody would score in a world; `shared`: partners of a coalition get the bonus, too. */
function pointsIn(view: PowersView, world: World, shared: boolean): number[] {
  const there = (seat: number, place: number) => world.people[place * view.players + seat] ?? 0;
  const points = view.parties.map(({ seat }) => 2 * there(seat, UN) - there(seat, MAURITIUS));
  for (const region of REGIONS) {
    const counts = view.parties.map(({ seat }) => there(seat, region));
    const economy = world.chips[region * 4 + 1] ?? 0;
    regionPoints(counts, economy, view.sanctions.includes(region), shared).forEach(
      (won, seat) => (points[seat] = (points[seat] ?? 0) + won),
    );
  }
  return points;
}

/** The steps of a proposal of `by` for `region`, done in a world; false where a die or others decide what it does. */
function propose(view: PowersView, world: World, [head, ...rest]: readonly string[], by: number, region: number) {
  const move = (seat: number, from: number, to: number, most = 1) => moved(view, world, seat, from, to, most);
  const chip = (where: number, kind: number, change: number) => laid(world, where, kind, change);
  switch (head) {
    case 'emigration':
      return move(by, region, regionOf(rest[0]));
    case 'propaganda':
      return move(by, BASE, regionOf(rest[0])) && move(by, BASE, MAURITIUS);
    case 'rehabilitation':
      return chip(region, 3, -1) && move(by, MAURITIUS, BASE);
    case 'purge':
      return chip(region, 2, -1) && move(seatOf(view, rest[0]), region, BASE);
    case 'budget': {
      const [from, to, gain] = ({ a: [0, 1, 3], b: [1, 1, 2], c: [1, 3, 2], d: [1, 2, 1] } as const)[
        (rest[0] ?? 'a') as 'a' | 'b' | 'c' | 'd'
      ] ?? [0, 0, 0];
      return chip(region, from, -1) && chip(region, to, gain);
    }
    case 'trade': {
      const partner = regionOf(rest[0]);
      const count = (wanted: string) => rest.filter((step) => step === wanted).length;
      KINDS.forEach((kind, at) => {
        const gain = count(`take-${kind}`) - count(`give-${kind}`);
        chip(region, at, gain);
        chip(partner, at, -gain);
      });
      return rest.length > 1;
    }
    default:
      return false;
  }
}

/** The same of a card that `by` plays. */
function play(view: PowersView, world: World, [card, ...rest]: readonly string[], by: number) {
  const [region, party, other] = [regionOf(rest[0]), seatOf(view, rest[1]), regionOf(rest[2])];
  switch (card) {
    // No card: politicians that are called home, one region a step.
    case 'home':
      return rest.every((step) => moved(view, world, by, regionOf(step), BASE));
    case 'expansion':
      return moved(view, world, by, BASE, region, 2);
    case 'retirement':
      return moved(view, world, party, region, BASE);
    case 'transfer':
      return other > 0 && moved(view, world, party, region, other);
    case 'defector':
      return (
        moved(view, world, party, region, BASE) &&
        moved(view, world, by, BASE, region) &&
        moved(view, world, by, BASE, MAURITIUS)
      );
    case 'aid': {
      const poorer = regionOf(rest[1]);
      return poorer > 0 && laid(world, region, 1, -2) && laid(world, poorer, 1, 2);
    }
    case 'unrest':
    case 'recession': {
      for (const where of [region, ...(view.neighbours[region] ?? [])]) shrink(view, world, where, card);
      return region > 0;
    }
    default:
      return false;
  }
}

/** E09 and E15: an economy shrinks to its government, or each governing party to the economy. */
function shrink(view: PowersView, world: World, region: number, card: 'unrest' | 'recession'): void {
  const counts = view.parties.map(({ seat }) => at(view, seat, region));
  const most = Math.max(...counts);
  const economy = chips(view, region)[1] ?? 0;
  if (card === 'recession') laid(world, region, 1, Math.min(0, most - economy));
  else
    counts.forEach((count, seat) => {
      if (count > 0 && count === most) moved(view, world, seat, region, BASE, Math.max(0, count - economy));
    });
}

function moved(view: PowersView, world: World, seat: number, from: number, to: number, most = 1): boolean {
  const [here, there] = [from * view.players + seat, to * view.players + seat];
  const count = Math.min(most, world.people[here] ?? 0);
  world.people[here] = (world.people[here] ?? 0) - count;
  world.people[there] = (world.people[there] ?? 0) + count;
  return true;
}
function laid(world: World, region: number, kind: number, change: number): boolean {
  const where = region * 4 + kind;
  world.chips[where] = Math.max(0, Math.min(MOST, (world.chips[where] ?? 0) + change));
  return true;
}

/** What would be different; null where a die or other people decide. */
export function forecast(
  view: PowersView,
  steps: readonly string[],
  by: number,
  region: number,
  switches: Readonly<Record<string, string>>,
): Forecast | null {
  const shared = switches.economyBonusCoalition !== 'none';
  const world: World = { people: [...view.people], chips: [...view.chips] };
  const done = region > 0 ? propose(view, world, steps, by, region) : play(view, world, steps, by);
  if (!done) return null;
  const before = pointsIn(view, { people: [...view.people], chips: [...view.chips] }, shared);
  const after = pointsIn(view, world, shared);
  return {
    chips: REGIONS.flatMap((one) =>
      KINDS.map((_, kind) => ({
        region: one,
        kind,
        from: view.chips[one * 4 + kind] ?? 0,
        to: world.chips[one * 4 + kind] ?? 0,
      })).filter((move) => move.from !== move.to),
    ),
    points: after.map((points, seat) => points - (before[seat] ?? 0)),
  };
}

/** G18.4 Whether a roll follows that may send politicians to Mauritius. */
export function risky(steps: readonly string[], switches: Readonly<Record<string, string>>): boolean {
  const RISK: Readonly<Record<string, string>> = { a: 'raw', b: 'growth', c: 'diplomacy', d: 'armament' };
  const rule = switches.budgetRisk ?? 'growth';
  return steps[0] === 'budget' && (rule === 'all' || rule === RISK[steps[1] ?? '']);
}
