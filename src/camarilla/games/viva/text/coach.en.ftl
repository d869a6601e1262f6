### The coach of Viva el Presidente: what a question means, in two sentences. One message for every kind of question.

viva-ask-colour-coach = The colour is your estate; its number is what others set on a die to attack you. Otherwise all estates are alike.
viva-ask-promise-coach = You lay at least one card face down for everybody; they get it only if you survive this round. A good promise is a reason to defend you, a bad one a reason not to.
viva-ask-orders-coach = Each militia gets one secret order: a neighbour’s number attacks that neighbour, your own number stays at home, 6 defends the Presidente. If a coup succeeds, the strongest attacker puts on the sunglasses.
viva-ask-burglars-coach = Now, and only now, Burglars steal one promised card, unseen. Everybody is asked, so being asked tells nothing.
viva-ask-spy-coach = A Spy looks behind one screen before it is lifted, and a Golpista may then change their own orders. Everybody is asked, so being asked tells nothing.
viva-ask-battle-coach = Before the roll the defenders play cards first, then the attackers; afterwards nothing can be answered any more. Attack must be higher than defence, equal is not enough.
viva-ask-roll-coach = The dice lie there, and one Diversionary Tactic may still make somebody roll again. After this the battle is counted.
viva-ask-plunder-coach = You won, so you may draw one card from the loser’s hand, unseen. There is hardly ever a reason to leave it.
viva-ask-kill-coach = In the expert game a 1 kills: you choose a militia of the other side. It goes to the supply and has to be bought again.
viva-ask-spend-coach = A building costs 4 and is one point and one defence for ever; a militia costs 2, a card 1. There is no change, so pay exactly if you can.
viva-ask-discard-coach = At the end of a round you keep four cards at most. Yachts and supercars are points only while you hold them.
viva-coach-unit = what it is worth, in millions

## What is at stake, beside a figure; and a quiet word before an answer that costs much.

viva-stake-attack = attack: what stands, and dice
viva-stake-defence = defence: what stands, and dice
viva-stake-odds = the attack succeeds
viva-stake-promised = { $count ->
    [one] card promised to you
   *[other] cards promised to you
}
viva-stake-home = your defence without dice
viva-stake-palace = the Presidente’s defence without helpers
viva-stake-money = million in your hand
viva-stake-points = victory points now / needed to win
viva-stake-cards = { $count ->
    [one] card in your hand
   *[other] cards in your hand
}
viva-stake-wall = your defence without helpers
viva-caution-promise = { $count ->
    [one] Whoever attacks the Presidente gives up the promised card: it is lost whether he falls or holds out.
   *[other] Whoever attacks the Presidente gives up { $count } promised cards: they are lost whether he falls or holds out.
}
viva-doubt-promise = You march against the Presidente. { $count } promised cards are gone with it.
viva-medal-sunglasses = Broken Sunglasses
viva-medal-sunglasses-text = overthrown { $count } times
viva-medal-sack = The Open Sack
viva-medal-sack-text = { $count } cards plundered
viva-medal-wall = Order of the Thick Wall
viva-medal-wall-text = { $count } attacks thrown back
viva-medal-burglar = Night Shift Cross
viva-medal-burglar-text = { $count } promises carried off
viva-medal-shopping = The Golden Receipt
viva-medal-shopping-text = went shopping { $count } times

## Why it came so, and in what the evening is measured.

viva-tally-presidente = rounds as Presidente
viva-tally-kept = promises that were kept
viva-tally-buy = purchases
viva-tally-robbed = cards lost to plunderers
viva-fortune = The figure says by how many million it made you richer or poorer; a victory point counts four, a militia two.
