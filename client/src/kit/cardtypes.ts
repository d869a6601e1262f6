/** Colours of the type bands and of the skies behind the vignettes. The word of the type is a text id. */
export interface CardType {
  readonly band: string;
  readonly sky: string;
}
export const CARD_TYPES = {
  influence: { band: '#0E666C', sky: '#A9D3CC' },
  vote: { band: '#2D3F8F', sky: '#B9C4E8' },
  assassin: { band: '#1C2230', sky: '#E7B08F' },
  bribe: { band: '#6A4A12', sky: '#F2D48A' },
  donation: { band: '#2C6A3F', sky: '#CBDC9A' },
  event: { band: '#B5301D', sky: '#F4C3A0' },
  coup: { band: '#8E2214', sky: '#E9A08A' },
  aid: { band: '#2C6A3F', sky: '#CBDC9A' },
  battle: { band: '#8E2214', sky: '#E9A08A' },
  luxury: { band: '#6B3F7A', sky: '#D8BFE3' },
  world: { band: '#1E3A5F', sky: '#A9CBE0' },
  cooperation: { band: '#0E666C', sky: '#BFE0DA' },
  action: { band: '#1E3A5F', sky: '#A9CBE0' },
} as const satisfies Record<string, CardType>;
export type CardTypeId = keyof typeof CARD_TYPES;
