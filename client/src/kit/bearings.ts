/**
 * Who is who: colour, symbol and pattern together, never one alone.
 * In greyscale some colours coincide, so symbol and pattern are mandatory wherever a colour tells whose something is.
 */
export const CARD = '#FFF9EB';
export const INK = '#1C2230';

export type Pattern = 'dots' | 'rings' | 'waves' | 'weave' | 'chevron' | 'argyle' | 'stripe';
export type FamilyId = 'sunglasses' | 'watch' | 'beard' | 'hat' | 'cocktail' | 'diamond' | 'holder';
export type EstateId = 'blue' | 'black' | 'yellow' | 'red' | 'green';
export type PartyId = 'red' | 'yellow' | 'green' | 'blue' | 'black';
export type EmblemId = 'star' | 'sun' | 'triangle' | 'diamond' | 'square';
export type ResourceId = 'raw' | 'economy' | 'military' | 'diplomacy';

export interface Bearing {
  readonly colour: string;
  /** A darker tone of the colour, for second tones in drawings. */
  readonly dark: string;
  /** The ink or paper that stays legible on the colour (at least 4.5 : 1). */
  readonly on: string;
  readonly pattern: Pattern;
}

export const FAMILIES: Readonly<Record<FamilyId, Bearing>> = {
  sunglasses: { colour: '#B5301D', dark: '#7E1E10', on: CARD, pattern: 'dots' },
  watch: { colour: '#E9A826', dark: '#B97A0C', on: INK, pattern: 'rings' },
  beard: { colour: '#5C3B28', dark: '#3B2417', on: CARD, pattern: 'waves' },
  hat: { colour: '#0E666C', dark: '#0A4448', on: CARD, pattern: 'weave' },
  cocktail: { colour: '#DE7C93', dark: '#A9445E', on: INK, pattern: 'chevron' },
  diamond: { colour: '#2D3F8F', dark: '#1B2763', on: CARD, pattern: 'argyle' },
  holder: { colour: '#94AF4C', dark: '#5F7827', on: INK, pattern: 'stripe' },
};
export const FAMILY_IDS = Object.keys(FAMILIES) as FamilyId[];

export interface Estate extends Bearing {
  readonly number: number;
}
export const ESTATES: Readonly<Record<EstateId, Estate>> = {
  blue: { number: 1, colour: '#2D3F8F', dark: '#1B2763', on: CARD, pattern: 'argyle' },
  black: { number: 2, colour: '#1C2230', dark: '#0B0E15', on: CARD, pattern: 'dots' },
  yellow: { number: 3, colour: '#E9A826', dark: '#B97A0C', on: INK, pattern: 'rings' },
  red: { number: 4, colour: '#B5301D', dark: '#7E1E10', on: CARD, pattern: 'stripe' },
  green: { number: 5, colour: '#94AF4C', dark: '#5F7827', on: INK, pattern: 'chevron' },
};
export const ESTATE_IDS = Object.keys(ESTATES) as EstateId[];

export interface Party extends Bearing {
  readonly emblem: EmblemId;
}
export const PARTIES: Readonly<Record<PartyId, Party>> = {
  red: { emblem: 'star', colour: '#B5301D', dark: '#7E1E10', on: CARD, pattern: 'dots' },
  yellow: { emblem: 'sun', colour: '#E9A826', dark: '#B97A0C', on: INK, pattern: 'rings' },
  green: { emblem: 'triangle', colour: '#94AF4C', dark: '#5F7827', on: INK, pattern: 'chevron' },
  blue: { emblem: 'diamond', colour: '#2D3F8F', dark: '#1B2763', on: CARD, pattern: 'argyle' },
  black: { emblem: 'square', colour: '#1C2230', dark: '#0B0E15', on: CARD, pattern: 'weave' },
};
export const PARTY_IDS = Object.keys(PARTIES) as PartyId[];

/** Whose something is: a family, an estate of Viva, or a party of Global Powers. */
export type Badge =
  | { readonly kind: 'family'; readonly id: FamilyId }
  | { readonly kind: 'estate'; readonly id: EstateId }
  | { readonly kind: 'party'; readonly id: PartyId };

export function bearingOf(badge: Badge): Bearing {
  if (badge.kind === 'family') return FAMILIES[badge.id];
  return badge.kind === 'estate' ? ESTATES[badge.id] : PARTIES[badge.id];
}

/** The pattern's reference: light strokes on dark colours, dark strokes on light ones. */
export function patternUrl(bearing: Bearing): string {
  return `url(#${bearing.on === CARD ? 'w' : 'p'}-${bearing.pattern})`;
}

/** A fixed family for a seat number, for games whose seats have no bearing of their own. */
export function familyOfSeat(seat: number): FamilyId {
  return FAMILY_IDS[((seat % FAMILY_IDS.length) + FAMILY_IDS.length) % FAMILY_IDS.length] as FamilyId;
}
