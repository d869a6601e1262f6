/** What the table of Viva el Presidente knows of its view and its questions. No rules: only names, order and looks. */
import type { CardTypeId, EstateId } from '../../kit';
import type { Question } from '../../lib/protocol';

export interface EstateView {
  readonly seat: number;
  readonly colour: EstateId | '';
  readonly number: number;
  readonly presidente: boolean;
  readonly buildings: readonly string[];
  readonly dice: number;
  readonly supply: number;
  readonly cards: number;
  readonly promised_cards: number;
  readonly promised_dice: readonly number[];
  readonly loans: readonly number[];
  readonly points: number;
  readonly hand: readonly string[] | null;
  readonly promise: readonly string[] | null;
  readonly orders: readonly number[] | null;
}
export interface Part {
  readonly seat: number;
  readonly what: 'dice' | 'fixed' | 'buildings' | 'gunboats';
  readonly count: number;
  readonly faces: readonly number[];
  readonly value: number;
  readonly rule: string;
}
export interface ForceView {
  readonly seat: number;
  readonly side: 'attacker' | 'defender' | 'supporter';
  readonly own: number;
  readonly loaned: number;
  readonly ignored: number;
  readonly rolls: readonly number[];
  readonly value: number;
}
export interface BattleView {
  readonly defender: number;
  readonly against_presidente: boolean;
  readonly step: 'A' | 'B' | 'C' | 'D' | 'K';
  readonly forces: readonly ForceView[];
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly attack_value: number;
  readonly defence_value: number;
  readonly surprised: boolean;
  readonly peasants: boolean;
  readonly bribed: boolean;
  readonly success: boolean | null;
  readonly ranking: readonly number[];
}
export interface Report {
  readonly defender: number;
  readonly against_presidente: boolean;
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly success: boolean;
  readonly ranking: readonly number[];
}
export interface VivaView {
  readonly seat: number | null;
  readonly players: number;
  readonly expert: boolean;
  readonly round: number;
  readonly phase: string;
  readonly presidente: number;
  readonly successor: number;
  readonly spender: number;
  readonly points_to_end: number;
  readonly deck: number;
  readonly discards: readonly string[];
  readonly estates: readonly EstateView[];
  readonly screens_up: boolean;
  readonly promises_settled: boolean;
  readonly to_come: readonly number[];
  readonly battle: BattleView | null;
  readonly reports: readonly Report[];
  readonly spied: readonly (readonly [number, number])[];
  readonly sightings: readonly { readonly whom: number; readonly orders: readonly number[] }[];
  readonly points: number | null;
  readonly money: number | null;
}

export const PHASES = ['draw', 'promises', 'orders', 'combat', 'spend', 'hand_limit'] as const;
export const DEFEND_PRESIDENTE = 6;

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
export function lookOf(card: string): CardLook {
  const found = LOOKS[card];
  if (found) return found;
  return { type: 'aid', art: 'cash', value: worthOf(card), rule: 'V26.FA' };
}
/** The number on a Foreign Aid card. */
export function worthOf(card: string): number {
  return /^FA\d$/.test(card) ? Number(card.slice(2)) : 0;
}
export const KIND_OF: Readonly<Record<CardTypeId, string>> = {
  aid: 'viva-ui-kind-aid', battle: 'viva-ui-kind-battle', luxury: 'viva-ui-kind-luxury', event: 'viva-ui-kind-event', bribe: 'viva-ui-kind-battle', donation: 'viva-ui-kind-spend',
  influence: '', vote: '', assassin: '', coup: '', world: '', cooperation: '', action: '',
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
/** What somebody is doing in the battle under way, as a word of the catalogue. */
export function roleOf(view: VivaView, seat: number): string {
  const force = view.battle?.forces.find((one) => one.seat === seat);
  if (force) return `viva-role-${force.side}`;
  return seat === view.presidente ? 'viva-role-presidente' : 'viva-role-golpista';
}

/** Cards whose play is among the options, for lighting them up. */
export function litCards(question: Question | null): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const option of question?.options ?? []) {
    const [kind, what] = option.aim.split(':');
    if (kind === 'card' && what) lit.add(what);
  }
  return lit;
}
