/** The sixteen cards: their pictures, and which one a line of the newspaper tells of. Words are texts, rules are rules. */
import type { VignetteId } from '../../kit/art/VignetteG.svelte';
import type { CardTypeId } from '../../kit/cardtypes';

/** Cards whose object the house has already; every other card has one of its own (`EventG`). */
export const ART: Readonly<Record<string, VignetteId>> = {
  assassination: 'scope',
  peace: 'dove',
  warmonger: 'rocket',
  coup: 'fist',
  revolution: 'people',
  sabotage: 'mask',
};
/** As the rules number them: E01 to E16. */
export const CARDS: readonly string[] = [
  'assassination',
  'initiative',
  'aid',
  'expansion',
  'peace',
  'warmonger',
  'pact',
  'coup',
  'recession',
  'revolution',
  'retirement',
  'sabotage',
  'drive',
  'defector',
  'unrest',
  'transfer',
];
export const CARD_TYPE: CardTypeId = 'world';

export function ruleOf(card: string): string {
  return card === 'coup' ? 'G28.1' : `G27.E${String(CARDS.indexOf(card) + 1).padStart(2, '0')}`;
}

/** The card that a line says was played; a motion comes from the card that files it. */
export function cardOf(line: { readonly id: string }): string | null {
  return /^gp-news-plays-([a-z]+)/.exec(line.id)?.[1]?.replace('motion', 'initiative') ?? null;
}
