/** The sixteen cards: their pictures. Words are texts, rules are rules. */
import type { VignetteId } from '../../kit/art/VignetteG.svelte';
import type { CardTypeId } from '../../kit/cardtypes';

export const ART: Readonly<Record<string, VignetteId>> = {
  assassination: 'scope',
  initiative: 'mega',
  aid: 'sack',
  expansion: 'urn',
  peace: 'dove',
  warmonger: 'rocket',
  pact: 'handshake',
  coup: 'fist',
  recession: 'bank',
  revolution: 'people',
  retirement: 'yacht',
  sabotage: 'mask',
  drive: 'carnival',
  defector: 'phone',
  unrest: 'church',
  transfer: 'boat',
};
const ORDER = Object.keys(ART);
export const CARD_TYPE: CardTypeId = 'world';

export function ruleOf(card: string): string {
  return card === 'coup' ? 'G28.1' : `G27.E${String(ORDER.indexOf(card) + 1).padStart(2, '0')}`;
}
