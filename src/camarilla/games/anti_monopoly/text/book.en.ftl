### Page one of the rule book of Anti-Monopoly III, its quick reference and its words.

am-book-about = Two to six nuclear powers walk the same long road to World Peace. On the way they must break three arms monopolies, and in the middle of the board a bomb is walking too.
am-book-win = Get somebody to World Peace before the bomb reaches Zero, and be ahead of the others when it happens.
am-book-round = A turn is a throw and a field. The road leads over three loops and a green track; the bomb takes its own.
am-book-again = Then it is the next player’s turn.

am-book-stop-roll = Roll and move
am-book-stop-roll-text = Roll the die and move your pawn. After a 1 you may roll again instead.
am-book-stop-field = The field
am-book-stop-field-text = Do what it says: money, an action card, or nothing. Fields you only pass do not count.
am-book-stop-crisis = Crisis
am-book-stop-crisis-text = Turn up a cooperation card and ask somebody for the same value. He helps and you both gain, refuses and gains alone, or has none.
am-book-stop-crisis-if = on a crisis field
am-book-stop-monopoly = Monopoly
am-book-stop-monopoly-text = Take twice its sum and the bomb moves, or buy a chip as an indictment. Three chips break it for good.
am-book-stop-monopoly-if = on a monopoly
am-book-stop-talks = Negotiation
am-book-stop-talks-text = The only way to the next track, by an exact throw. Too high: another nuclear power may throw three times for you.
am-book-stop-talks-if = at the end of a loop
am-book-stop-bomb = The bomb
am-book-stop-bomb-text = It walks from 24 to Zero. At Zero everybody has lost; in danger the weapons may be destroyed together.
am-book-stop-green = The green track
am-book-stop-green-text = Here chips may be bought for any monopoly. Hatched fields send you back while one of the nine is missing.
am-book-stop-peace = World Peace
am-book-stop-peace-text = With all nine chips and an exact throw. Everybody has won; money and distance say who is first.

am-book-sheet-deal = Set-up: { $players ->
    [2] 3 sets of cooperation cards from 1 to 5, a stock of 5.
    [3] 4 sets of cooperation cards from 1 to 5, a stock of 5.
    [4] 5 sets of cooperation cards from 1 to 5, a stock of 5.
    [5] 6 sets of cooperation cards from 1 to 5, a stock of 5.
    [6] 6 sets of cooperation cards from 1 to 5, no stock.
   *[other] one set of cooperation cards more than players, at most six.
  } 5 million and 5 cards each, the bomb on 24.
am-book-sheet-crisis = Crisis, he has none: you 1 back, bomb 2 forward, you pay the value. He helps: both 2 forward and 2 million, bomb 1 back. He refuses: he 1 to 3 forward and value plus 2 million, you 2 back, bomb 3 forward.
am-book-sheet-monopoly = Monopolies: yellow 3, blue 4, red 5 a chip; twice that in cash moves the bomb 1, 2 and 2.
am-book-sheet-talks = Negotiation: on a 1 or 2 a sham, bomb 2 forward; on 3 to 6 as many millions, bomb 1 back.
am-book-sheet-short = Short of money: the bomb moves 1, unless the others pay twice what is missing.
am-book-sheet-direct = { $players ->
    [2] Direct-move fields take you straight to the monopoly of the track.
    [3] Direct-move fields take you straight to the monopoly of the track.
    [4] Direct-move fields do nothing.
    [5] Direct-move fields do nothing.
    [6] Direct-move fields do nothing.
   *[other] Direct-move fields take you to the monopoly of the track with up to three players.
  }
am-book-sheet-danger = Destruction of all weapons: everybody agrees and rolls; more than { $players ->
    [2] 6
    [3] 9
    [4] 12
    [5] 15
    [6] 18
   *[other] three times the number of players
  } together, and all have won.
am-book-sheet-peace = Ranking: money minus distance to World Peace.

am-term-bomb = The bomb
am-term-bomb-says = Walks from 24 down to Zero. At Zero the game is over and everybody has lost.
am-term-danger = Danger field
am-term-danger-says = When the bomb lands here or passes it, the controlled destruction of all weapons may be proposed.
am-term-red = Red field
am-term-red-says = The first time the bomb lands on one, the leading player may ask for a card that throws it 5 back.
am-term-monopoly = Monopoly
am-term-monopoly-says = Three of them; each is broken by three chips. Only then is World Peace open.
am-term-chip = Chip
am-term-chip-says = An indictment against a monopoly. Nine are needed in all, and anybody may buy them.
am-term-cooperation = Cooperation card
am-term-cooperation-says = Values 1 to 5, hidden. In a crisis somebody asks for yours; you must not lie about having it.
am-term-negotiation = Negotiation field
am-term-negotiation-says = At the end of a loop, reached by an exact throw only. Talks bring money or move the bomb.
am-term-need = Need
am-term-need-says = How many fields you are short of the negotiation field: the throw you want.
am-term-hatched = Hatched field
am-term-hatched-says = Sends you back to green 1 while a chip is missing, and the bomb moves.
am-term-peace = World Peace
am-term-peace-says = The goal of everybody. Whoever gets there ends the game for all.
am-term-action = Action card
am-term-action-says = Drawn on an action field and obeyed at once.
am-term-money = Money
am-term-money-says = Lies open. Buys chips, pays debts, and every million is a field in the final ranking.
am-term-spiral = Arms spiral
am-term-spiral-says = Twenty-four fields down to Zero. Refused handshakes, sham talks and monopolies cashed in move the bomb inwards.
am-term-pawn = Pawn
am-term-pawn-says = Where a power stands on the road to World Peace. Pawns may share a field.
am-term-laid = Laid open
am-term-laid-says = Cooperation cards that were played; everybody can count which values are left.
am-term-manners = How they met you
am-term-manners-says = Whether this power joined you or refused the last time you asked.
