/** Invented cards for the sample sheet of the print shop. */
import type { CardTypeId } from '../kit';
import type { VignetteId } from '../kit/art/VignetteG.svelte';

export const cards: {
  type: CardTypeId;
  kind: string;
  title: string;
  art: VignetteId;
  value?: number;
  text: string;
  foot: string;
}[] = [
  {
    type: 'influence',
    kind: 'Influence',
    title: 'The Church',
    art: 'church',
    value: 10,
    text: 'Stays face up. Ten votes in every ballot.',
    foot: 'Any time',
  },
  {
    type: 'vote',
    kind: 'Vote',
    title: 'Graveyard voters',
    art: 'ghost',
    value: 3,
    text: 'Three votes, once. Then rest in peace.',
    foot: 'Ballot · once',
  },
  {
    type: 'assassin',
    kind: 'Assassin',
    title: 'The amateur',
    art: 'scope',
    value: 1,
    text: 'If the place is right: 4–6 hits, 1–3 apologises.',
    foot: 'Not now · J10.0',
  },
  {
    type: 'bribe',
    kind: 'Bribe',
    title: 'First Brigade',
    art: 'cash',
    value: 1,
    text: '1 MP a unit, one die each: 4–6 changes sides.',
    foot: 'Coup turn',
  },
  {
    type: 'donation',
    kind: 'Donation',
    title: 'Party donation',
    art: 'sack',
    text: 'Take the top note. Nobody saw it.',
    foot: 'Any time',
  },
  {
    type: 'event',
    kind: 'Event',
    title: 'Street carnival',
    art: 'carnival',
    text: 'A pretext for a coup. Dancing is optional.',
    foot: 'Pretext',
  },
  {
    type: 'coup',
    kind: 'Coup',
    title: 'Harbour strike',
    art: 'fist',
    value: 4,
    text: 'Four strikers appear in the docks.',
    foot: 'Starts a coup',
  },
  {
    type: 'luxury',
    kind: 'Luxury',
    title: 'The yacht',
    art: 'yacht',
    value: 1,
    text: 'One victory point while it stays in your hand.',
    foot: 'Viva · never played',
  },
  {
    type: 'cooperation',
    kind: 'Cooperation',
    title: 'Lay a three',
    art: 'handshake',
    value: 3,
    text: 'Ask one rival for the same number.',
    foot: 'Crisis',
  },
];
