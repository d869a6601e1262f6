/** The view of Global Powers, and what can be read off it. */
import { t } from '../../lib/i18n.svelte';
import type { Plain } from '../../lib/protocol';
import type { PowersView } from '../../lib/protocol.generated';
import type { PartyId, ResourceId } from '../../kit/bearings';

export type { PowersView } from '../../lib/protocol.generated';

export const REGIONS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);
export const KINDS: readonly ResourceId[] = ['raw', 'economy', 'military', 'diplomacy'];
export const BASE = 0;
export const MAURITIUS = 13;
export const UN = 14;
export const OUT = 15;

export interface Group {
  readonly seat: number;
  readonly party: PartyId;
  readonly count: number;
}

export function partyOf(view: PowersView, seat: number): PartyId {
  return (view.parties[seat]?.colour ?? 'red') as PartyId;
}

export function at(view: PowersView, seat: number, place: number): number {
  return view.people[place * view.players + seat] ?? 0;
}

/** Who is in a place, governments first. */
export function groups(view: PowersView, place: number): readonly Group[] {
  const found = view.parties.map((party) => ({
    seat: party.seat,
    party: party.colour as PartyId,
    count: at(view, party.seat, place),
  }));
  return found.filter((group) => group.count > 0).sort((a, b) => b.count - a.count || a.seat - b.seat);
}

export function chips(view: PowersView, region: number): readonly number[] {
  return view.chips.slice(region * 4, region * 4 + 4);
}

export function regionName(view: PowersView, region: number, short = false): string {
  if (region <= 0) return ''; // between two regions there is none to name
  return view.names[region] || t(`gp-region-${short ? 'short-' : ''}${region}`);
}

/** A region as an argument of a sentence, with the forms that it takes there. */
export const regionArg = (view: PowersView, region: number): Plain =>
  view.names[region] ? { id: 'gp-region-own', args: { name: view.names[region] } } : { text: `gp-region-${region}` };

/** The region that a step of a proposal or a card names; 0: none. */
export const regionOf = (step: string | undefined): number => REGIONS.find((region) => String(region) === step) ?? 0;
/** The party that a step names; -1: none. */
export const seatOf = (view: Pick<PowersView, 'parties'>, step: string | undefined): number =>
  view.parties.find((party) => `seat-${party.seat}` === step)?.seat ?? -1;

/** The government of a region in words. */
export function governmentWords(view: PowersView, region: number, name: (seat: number) => string): string {
  const rulers = view.governments[region] ?? [];
  if (rulers.length === 0) return t('gp-government-none');
  const who = rulers.map(name).join(', ');
  return `${t(rulers.length > 1 ? 'gp-government-coalition' : 'gp-government-sole')}: ${who}`;
}

export function markersOf(view: PowersView, region: number): readonly string[] {
  const found = [];
  if (view.sanctions.includes(region)) found.push('sanction');
  if (view.demilitarised.includes(region)) found.push('demilitarised');
  if (view.protectorates.includes(region)) found.push('protectorate');
  return found;
}

/** A region in one sentence, for those who do not see it. */
export function regionWords(view: PowersView, region: number, name: (seat: number) => string): string {
  const parts = [`${region} ${regionName(view, region)}`, governmentWords(view, region, name)];
  parts.push(...groups(view, region).map((group) => `${name(group.seat)} ${group.count}`));
  const held = chips(view, region);
  parts.push(...KINDS.map((kind, i) => `${t(`gp-chip-${kind}`)} ${held[i] ?? 0}`));
  parts.push(t(view.done.includes(region) ? 'gp-marker-done' : 'gp-marker-pending'));
  parts.push(...markersOf(view, region).map((marker) => t(`gp-marker-${marker}`)));
  return parts.join(', ');
}

/** Whether the house still stands before the motion: until the next proposal is voted on, there or elsewhere. */
export function motionStands(view: Pick<PowersView, 'phase' | 'active' | 'motion'>): boolean {
  if (view.phase === 'motion' || !view.active) return true;
  return view.phase === 'proposal' && view.motion?.active === view.active;
}
