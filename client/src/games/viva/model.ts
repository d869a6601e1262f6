/** What the table of Viva el Presidente knows of its view and its questions. No rules: only names, order and looks. */
import type { Bearing } from '../../kit/bearings';
import type { CardTypeId, EstateId } from '../../kit';
import type { EstateView, VivaView } from '../../lib/protocol.generated';

export type { BattleView, EstateView, ForceView, Part, Report, VivaView } from '../../lib/protocol.generated';

export const PHASES = ['draw', 'promises', 'orders', 'combat', 'spend', 'hand_limit'] as const;
export const DEFEND_PRESIDENTE = 6;
/** An estate before anybody has moved in: whitewash, no colour. */
export const EMPTY: Bearing = { colour: '#6B675C', dark: '#4B4A52', on: '#FFF9EB', pattern: 'weave' };

/** How a card looks; what it says comes from the catalogue. */
export interface CardLook {
  readonly type: CardTypeId;
  readonly art: string;
  readonly value?: string | number;
  readonly rule: string;
}
const LOOKS: Readonly<Record<string, CardLook>> = {
  BUR: { type: 'event', art: 'mask', rule: 'V26.BUR' },
  SPY: { type: 'event', art: 'keyhole', rule: 'V26.SPY' },
  ASS: { type: 'battle', art: 'scope', rule: 'V26.ASS' },
  BRI: { type: 'bribe', art: 'sack', rule: 'V26.BRI' },
  GUN: { type: 'battle', art: 'boat', value: '+3', rule: 'V26.GUN' },
  SUR: { type: 'battle', art: 'truck', rule: 'V26.SUR' },
  PEA: { type: 'battle', art: 'fork', value: '2', rule: 'V26.PEA' },
  DIV: { type: 'battle', art: 'mega', rule: 'V26.DIV' },
  DON: { type: 'donation', art: 'handshake', value: '+2', rule: 'V26.DON' },
  PRC: { type: 'donation', art: 'poster', value: '+1', rule: 'V26.PRC' },
  YAC: { type: 'luxury', art: 'yacht', value: 1, rule: 'V26.YAC' },
  CAR: { type: 'luxury', art: 'car', value: 1, rule: 'V26.CAR' },
  STU: { type: 'event', art: 'scroll', rule: 'V26.STU' },
};
/** `worth` is what the view says of this card; every card without a poster of its own is money. */
export function lookOf(card: string, worth = 0): CardLook {
  return LOOKS[card] ?? { type: 'aid', art: `aid-${worth}`, value: worth, rule: 'V26.FA' };
}
/** What says what cards of a type are. */
export const TERM_OF: Readonly<Partial<Record<CardTypeId, string>>> = {
  aid: 'viva-term-aid',
  battle: 'viva-term-battle',
  bribe: 'viva-term-battle',
  luxury: 'viva-term-luxury',
  event: 'viva-term-intrigue',
  donation: 'viva-term-spending',
};
export const KIND_OF: Readonly<Record<CardTypeId, string>> = {
  aid: 'viva-ui-kind-aid',
  battle: 'viva-ui-kind-battle',
  luxury: 'viva-ui-kind-luxury',
  event: 'viva-ui-kind-event',
  bribe: 'viva-ui-kind-battle',
  donation: 'viva-ui-kind-spend',
  influence: '',
  vote: '',
  assassin: '',
  coup: '',
  world: '',
  cooperation: '',
  action: '',
};

/** The players after `you`, clockwise; a spectator sees all of them. */
export function others(view: VivaView): readonly EstateView[] {
  if (view.seat === null) return view.estates;
  const from = view.seat;
  return view.estates.map((_, step) => view.estates[(from + step) % view.players] as EstateView).slice(1);
}
export function estateOf(view: VivaView, seat: number): EstateView {
  return view.estates[seat] as EstateView;
}
export function seatOfNumber(view: VivaView, number: number): number {
  return view.estates.find((estate) => estate.number === number)?.seat ?? -1;
}
export function colourOf(view: VivaView, seat: number): EstateId {
  return (view.estates[seat]?.colour || 'blue') as EstateId;
}
/** Orders whose battle of this round is over: the numbers of the estates fought for, and the guard of the palace. */
export function foughtFaces(view: VivaView): ReadonlySet<number> {
  const faces = new Set<number>();
  if (view.phase !== 'combat') return faces;
  for (const report of view.reports) {
    faces.add(view.estates[report.defender]?.number ?? -1);
    if (report.against_presidente) faces.add(DEFEND_PRESIDENTE);
  }
  return faces;
}
/** The orders of an estate as far as this seat knows them: open, its own, or seen by a spy. */
export function facesOf(view: VivaView, estate: EstateView): readonly number[] {
  return estate.orders ?? view.sightings.findLast((one) => one.whom === estate.seat)?.orders ?? [];
}
/** What somebody is doing in the battle under way, as a word of the catalogue. */
export function roleOf(view: VivaView, seat: number): string {
  const force = view.battle?.forces.find((one) => one.seat === seat);
  if (force) return `viva-role-${force.side}`;
  return seat === view.presidente ? 'viva-role-presidente' : 'viva-role-golpista';
}
