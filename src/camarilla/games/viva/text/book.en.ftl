### Page one of the rule book of Viva el Presidente, its quick reference and its words.

viva-book-about = The Presidente gets most of the aid and must promise something to everybody else. The others give their dice secret orders: wait for the promise, help, rob a neighbour, or overthrow him.
viva-book-win = Be ahead when somebody has five victory points: a building is one, so is a yacht or a supercar in hand.
viva-book-round = Six stops. Whoever wears the sunglasses at the end of it is Presidente in the next.
viva-book-again = Nobody has five points? Another round.

viva-book-stop-draw = Draw
viva-book-stop-draw-text = The Presidente draws two cards more than there are players; everybody else draws one.
viva-book-stop-promises = Promises
viva-book-stop-promises-text = He lays at least one card face down on every other estate. You may look at yours, not take it.
viva-book-stop-orders = Orders
viva-book-stop-orders-text = Behind your screen every die gets an order: a number attacks that estate, your own defends you, a 6 defends the Presidente.
viva-book-stop-combat = Combat
viva-book-stop-combat-text = The palace first, then the estates: cards, dice, plunder. Promises go to those who left the Presidente alone, if he held out.
viva-book-stop-spend = Spend
viva-book-stop-spend-text = Foreign Aid buys buildings for 4 million, militia for 2, a card for 1.
viva-book-stop-hand_limit = Hand limit
viva-book-stop-hand_limit-text = Everybody keeps four cards at most.

viva-book-sheet-draw = Draw: the Presidente { $players ->
    [3] 5 cards
    [4] 6 cards
    [5] 7 cards
   *[other] the number of players plus 2
  }, every Golpista 1, in the first round 2.
viva-book-sheet-orders = Orders: nobody attacks and defends the Presidente in the same round. The Presidente gives no orders; all his dice defend him and count 1 each.
viva-book-sheet-attack = Attack value: all attackers’ dice, plus 3 for each Gunboat. Higher than the defence wins; a tie does not.
viva-book-sheet-defence = Defence value: buildings of the defender, main house included, plus his defending dice, plus 3 for each Gunboat; for the Presidente also his supporters’ dice.
viva-book-sheet-plunder = Won: each attacker takes a card at random, the strongest first. The strongest attacker of the Presidente gets the sunglasses after the last battle.
viva-book-sheet-promises = Promises: after a coup all are lost; after a failed one only those of the attackers.
viva-book-sheet-prices = Prices: building 4, militia 2 (at most 4 dice), card 1 (one a round). No change is given.
viva-book-sheet-end = The end: 5 points after spending, 6 in the expert game. Most points win, then most money in hand.

viva-term-sunglasses = Sunglasses
viva-term-sunglasses-says = Whoever wears them is Presidente: most cards, no orders, and everybody’s target.
viva-term-promise = Promise
viva-term-promise-says = Cards laid face down on your estate. You get them if you leave the Presidente alone and he holds out.
viva-term-estate = Estate
viva-term-estate-says = Your main house and up to five buildings. Each is a victory point and one more in your defence.
viva-term-militia = Militia
viva-term-militia-says = Your dice, one to four. Each gets one order a round; if none of your own is left, you are given one.
viva-term-screen = Screen
viva-term-screen-says = Behind it lie your orders until all screens are lifted together.
viva-term-golpista = Golpista
viva-term-golpista-says = Everybody who is not Presidente.
viva-term-aid = Foreign Aid
viva-term-aid-says = Money: 1, 2 or 3 million, spent in your own turn of phase 5.
viva-term-luxury = Yacht and Supercar
viva-term-luxury-says = A victory point each, as long as they are in your hand. They can be plundered.
viva-term-points = Victory points
viva-term-points-says = Buildings, yacht and supercar, in the expert game the sunglasses too. Five end the game, six in the expert game.
viva-term-battle = Battle card
viva-term-battle-says = A card for a battle you take part in: defenders play theirs first, attackers after them.
viva-term-deck = Deck and discards
viva-term-deck-says = 45 cards in all. When the deck is empty, the discards are shuffled.
viva-term-hand = Cards in hand
viva-term-hand-says = Hidden. At the end of a round nobody keeps more than four.
viva-term-loan = Die on loan
viva-term-loan-says = The Presidente’s militia, lent with a promise. It must be used as it lies and goes back after the battles.
viva-term-intrigue = Intrigue card
viva-term-intrigue-says = A card with a time of its own, printed at its foot.
viva-term-spending = Spending card
viva-term-spending-says = Played in your own turn of phase 5, when everybody spends.
viva-term-to-come = Battles to come
viva-term-to-come-says = The battles still to be fought this round, in their order. The palace is fought for first.
