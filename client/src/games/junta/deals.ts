/** What Junta adds to the deal desk: cards, notes and, in a coup, units. */
import type { Asking } from '../../lib/asking.svelte';
import { t } from '../../lib/i18n.svelte';
import { factsOf, type NewsLine } from '../../lib/protocol';
import type { DealsModule, DeskOffer } from '../module';
import { counters, wordOnly } from './counters';
import OfferForm from './OfferForm.svelte';
import PickCards from './PickCards.svelte';
import type { JuntaView } from './model';
import { goodsWords } from './wording';

/** What the aside says about deals, and about all else. */
export const dealFacts = (aside: Asking) => factsOf(aside.question, 'junta-ask-aside');

function untilWords(view: JuntaView, until: readonly number[]): string | null {
  if (!until.length) return null;
  return until[0] === view.round && until[1] === view.phase ? t('ui-desk-until-phase') : t('ui-desk-until-round');
}

function offers(view: JuntaView, you: number | null, aside: Asking | null): DeskOffer[] {
  const facts = aside ? dealFacts(aside) : null;
  return view.offers.map((offer) => ({
    number: offer.number,
    maker: offer.maker,
    to: offer.to,
    give: wordOnly(offer.give) ? t('ui-desk-word') : goodsWords(offer.give),
    get: wordOnly(offer.get) ? t('ui-desk-word') : goodsWords(offer.get),
    until: untilWords(view, offer.until),
    frozen: offer.frozen,
    acceptable: facts?.offers.some(([number]) => number === offer.number) ?? false,
    counterable: offer.to === you && (facts?.partners.includes(offer.maker) ?? false),
    droppable: facts?.mine.includes(offer.number) ?? false,
    picks: offer.get.kinds.length > 0,
    counters:
      offer.to === you && facts?.partners.includes(offer.maker)
        ? counters(offer, facts.notes).map(({ price, answer }) => ({ price: t('junta-ui-mp', { sum: price }), answer }))
        : [],
  }));
}

/** Offers of this round that somebody dropped, as far as the reader was one of the two. */
function refused(news: readonly NewsLine[]): readonly NewsLine[] {
  const begun = news.findLastIndex((line) => line.id === 'junta-news-round-over');
  return news.slice(begun + 1).filter((line) => line.id === 'junta-news-dropped-secret');
}

export const deals: DealsModule<JuntaView> = {
  offers,
  refused,
  able: (aside) => dealFacts(aside).partners.length > 0,
  accept: (number, picked) => ({ do: 'accept', number, cards: [...picked] }),
  drop: (number) => ({ do: 'drop', number }),
  Form: OfferForm,
  Pick: PickCards,
};
