### The coach of Global Powers: what a question means, in two sentences. One message for every kind of question.

gp-ask-bid-coach = The two highest bids move in; whoever has the most politicians governs. Your twenty are for all twelve regions: two or three where it matters, one or none elsewhere; a single highest bid sends one more to Mauritius, who costs a point later.
gp-ask-place-coach = You have politicians left after the auction and place them one by one. One more where you tie for most makes you sole government.
gp-ask-cards-coach = You take five of the same sixteen cards that everybody has; played ones do not come back. Keep a mix: something to grow, something to stop others.
gp-turn-coach = Activate a region or play a card. It is the region’s government that acts, so activate one that you govern, or one whose government you do not mind helping.
gp-propose-coach = Your government proposes one action, and everybody present there votes on it. More for than against is needed; a tie is a no and the action is gone.
gp-consent-coach = Another region wants to trade chips with one that you govern. Without your consent nothing is exchanged.
gp-lay-coach = A diplomatic motion is decided by chips: every region with a government may lay diplomacy for or against. What is laid is spent.
gp-refill-coach = Between the scorings you may throw cards away and fill your hand up to five from what you have not used. Thrown away is gone for good.
gp-ask-vote-coach = Your politicians in this region vote as one block: for, against or not at all. All votes are shown together.
gp-ask-veto-adopted-coach = It has been adopted. If you send one of your politicians there home, the result turns into its opposite.
gp-ask-veto-rejected-coach = It has been rejected. If you send one of your politicians there home, it passes after all.
gp-ask-sabotage-coach = The region loses chips, and you choose which. Economy is points, military is strength, diplomacy is influence on motions.
gp-ask-coup-coach = A coup is decided by hidden hands: politicians from your base, plus a die. What you show returns to base, so take what you can spare.
gp-ask-coup-defence-coach = Somebody stages a coup where you govern. Take politicians of your base in hand to defend; the higher total wins the seats.
gp-ask-replace-coach = Your base is too small to fill every seat you won. Choose whom you replace; governments hurt most.
gp-ask-support-coach = Your motion is carried if more chips and delegates are for it than against. Lay as many of your region’s diplomacy chips as you think it needs; they are spent.
gp-ask-un-coach = Each of your delegates in the UN is one vote on this motion. They vote as a block.
gp-ask-take-coach = At the scoring everybody takes politicians in hand for the UN; few of them become delegates, the rest leave the game. Take them where they govern nothing.
gp-ask-recall-coach = Before your turn you may call politicians home to base, where they serve in coups, wars and propaganda; mostly everybody stays where he is. Somebody missing may cost you a government.
gp-ask-place-one-coach = You won the war and may move into the defeated region, one at a time. Enough of them make you its government.
gp-ask-place-war-coach = You won the war and move politicians from base into the defeated region. Enough of them make you its government.
gp-ask-warmonger-attack-coach = Warmonger adds 1 to the attacker’s total, once. A war won by more moves more politicians.
gp-ask-warmonger-defence-coach = Warmonger adds 1 to the defender’s total, once. It may turn the war round.
gp-coach-unit = what it is worth, in points

## What is at stake, beside a figure; and a quiet word before an answer that costs much.

gp-stake-votes = votes in this region are yours
gp-stake-needed = more votes for a sure majority
gp-stake-worth = points from this region if scored now
gp-stake-points = points if scored now / to win
gp-stake-governed = regions governed / to win
gp-stake-base = of yours at home in the base
gp-stake-lots = regions still to be sold after this one
gp-stake-motion = votes for the motion to votes against, so far
gp-stake-mauritius = on Mauritius; each costs a point
gp-caution-own = It is your own proposal: a veto of yours would bring it down.
gp-caution-veto = A veto sends one of your politicians home. You govern here; count whether you still would.
gp-doubt-veto = It takes your last politician here: you have no voice in this region afterwards.
gp-doubt-bid = That leaves you { $left ->
    [0] no politicians
    [one] one politician
   *[other] { $left } politicians
} for { $lots } more regions. Where nobody of yours sits, you govern nothing and score nothing.
gp-medal-veto = Order of the Raised Hand
gp-medal-veto-text = { $count } careers ended to say no
gp-medal-beach = Mauritius Beach Medal
gp-medal-beach-text = { $count } politicians sent into the sun
gp-medal-hammer = The Dented Hammer
gp-medal-hammer-text = { $count } bids went home again
gp-medal-lectern = The Long Lectern
gp-medal-lectern-text = { $count } budgets and trades proposed
gp-medal-sabre = Sabre with Rattle
gp-medal-sabre-text = { $count } wars proposed

## Why it came so, and in what the evening is measured.

gp-tally-seats = moved in at the auction
gp-tally-turns = regions activated
gp-tally-moved = politicians brought into beaten regions
gp-tally-beach = politicians sent to Mauritius
gp-fortune = The figure says how many points more or fewer a scoring would have brought you after it.
