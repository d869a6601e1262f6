/** Anti-Monopoly III at the table. */
import { familyOfSeat } from '../../kit/bearings';
import { t } from '../../lib/i18n.svelte';
import type { BarWords, GameModule } from '../module';
import ActionArt from './ActionArt.svelte';
import AskCall from './AskCall.svelte';
import AskPledge from './AskPledge.svelte';
import AskReply from './AskReply.svelte';
import Board from './Board.svelte';
import Final from './Final.svelte';
import Hand from './Hand.svelte';
import Throw from './Throw.svelte';
import { film } from './film';
import { placeArgs, placesOf, type AntiMonopolyView } from './tracks';

const antiMonopoly: GameModule<AntiMonopolyView> = {
  Board,
  film,
  CardArt: ActionArt,
  Hand,
  Throw,
  Final,
  ownSeats: true,
  toldInBar: true,
  heardAtPaper: true,
  ownInRail: true,
  layout: () => 'rail',
  asks: { 'am-ask-crisis': AskCall, 'am-ask-request': AskCall, 'am-ask-pledge': AskPledge, 'am-ask-reply': AskReply },
  badge: (seat) => ({ kind: 'family', id: familyOfSeat(seat) }),
  portrait: (seat) => familyOfSeat(seat),
  sketch: (seat, view) => {
    const player = view.players[seat];
    return player
      ? {
          line: `${t('am-place', placeArgs(placesOf(view.board)[player.place]))} · ${t('am-million', { n: player.money })}`,
        }
      : {};
  },
  tags: (view): readonly BarWords[] => [
    { id: 'am-indictments', args: { placed: view.chips[0] + view.chips[1] + view.chips[2] }, term: 'am-term-chip' },
    { id: 'am-bomb-on', args: { field: view.bomb }, term: 'am-term-bomb' },
  ],
  handCount: (view) => view.players.find((player) => player.cards !== null)?.hidden,
};
export default antiMonopoly;
