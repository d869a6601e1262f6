### Why a bot answers so: the names of the things it weighs. The figure stands beside them.

core-why-habit = A rule of thumb; nothing was weighed
core-why-practice = What practice says: the likeliest answer, in a hundred
core-why-imagined = What came of it in { $worlds } imagined worlds, in hundredths of the victory
core-why-doubt = It was not my first thought, and may only have been lucky there
core-why-even = Brings me nothing that I could count, and costs me nothing
core-why-rest = Everything else together
core-why-mood = A whim: nobody shall be able to read me
core-why-grudge = What { $who } still has to answer for
core-why-trust = Trust in { $who }
core-why-danger = Danger of dying there ({ $percent } %)
core-why-purse = What must be in the pockets of { $who }
core-why-rival = How far { $who } is ahead
core-why-price = The price
core-why-kept-card = The card, if I kept it
core-why-comrade = { $who } is on my side
core-why-fortune = Too much to lose in a shoot-out
core-why-enemy = { $who } stands on the other side
core-why-comrades = My own side
core-why-banked = Money safe in Switzerland
core-why-carried = Money in my pockets, still on its way
core-why-coup-chance = A coup could start from here
core-why-exile = What a stay abroad costs
core-why-palace = The palace for myself
core-why-nobody = Somebody unknown would get it
core-why-votes = What my { $votes ->
    [one] one vote
   *[other] { $votes } votes
} can do here
core-why-spared = My voting cards work only once; they wait for a vote that they decide
core-why-own-budget = It is my own budget
core-why-share = My share ({ $sum } MP)
core-why-asked = A no today makes my yes dearer tomorrow
core-why-open-bank = My cash waits for an open bank
core-why-kept = What stays with me ({ $sum } MP), if it passes
core-why-forced = If the Minister must force it
core-why-rejected = If it is rejected
core-why-thanks = The thanks of those who are paid
core-why-fed = Money in the hands of rivals and of old foes
core-why-constant = I have only just said No
core-why-my-word = The word I gave { $who }
core-why-my-threat = I said what I would do, and { $who } heard it
core-why-their-word = { $who } promised me { $sum } MP
core-why-brigade = { $who } may march
core-why-slight = What those think who get too little
core-why-armed-rivals = Power in the hands of rivals
core-why-armed-friends = Power in the hands of friends
core-why-fall = The President’s fall
core-why-rise = The rise of the rebel leader
core-why-winner = The side that wins anyway
core-why-loser = The side that loses anyway

## Viva el Presidente

core-why-home = What plunderers would carry off at home
core-why-loot = What can be got from { $who }
core-why-promise = The promise, if the Presidente holds out
core-why-battle = What it changes in this battle ({ $percent } %)
core-why-own-word = A promise taken back
core-why-spy = What { $who } is hiding
core-why-given = What is given away
core-why-peace = The peace it buys
core-why-free = It costs nothing
core-why-points = Victory points
core-why-militias = Militias for later rounds
core-why-drawn = A card from the deck
core-why-hand = What stays in hand
core-why-ending = The game may end here

## Global Powers

core-why-own-points = What it brings me in points
core-why-others-points = What it takes from the others
core-why-dominance = The race for dominance
core-why-base = The plan for my base
core-why-lot = { $base ->
    [one] One politician
   *[other] { $base } politicians
} for { $lots ->
    [one] one last region
   *[other] { $lots } regions
}; for this one I had planned { $plan }
core-why-stay = Whoever stands in a region holds it
core-why-blocked = { $who } is about to dominate
core-why-order = Own governments first, foreign ones last
core-why-lasting = What an open card may still bring
core-why-quiet = Taking no side
core-why-sacrifice = The politician it costs

## Anti-Monopoly III

core-why-fields = Fields and millions for myself
core-why-bomb = The bomb, and where it goes
core-why-rivals-loss = The asker’s loss
core-why-together = { $who } may join in
core-why-mocked = If the card is there and is refused
core-why-in-vain = If the card is not there
core-why-has-it = { $who } may have such a card
core-why-money = The money
core-why-chip = A chip nearer to World Peace
core-why-chip-later = A chip nearer to World Peace, but there is time for that
core-why-finished = It was the last one missing
core-why-saved = What it saves all of us
core-why-behind = I am behind and hope a little longer

## Rules of thumb: what is done without weighing

core-habit-alike = To me one is as good as another
core-habit-agree = An opportunity is not declined
core-habit-miscount = A card for my own budget, when it has lost
core-habit-cut-short = A card for my own budget, as long as it is ahead
core-habit-purse = The fattest purse, where the rich spend their evenings
core-habit-less-feared = Whoever is least to be feared
core-habit-switzerland = Everything goes to Switzerland
core-habit-enemy-purse = Whoever carries most; a comrade only if there is nobody else
core-habit-majority = Enough for the cheapest majority and for whoever can force it
core-habit-call-off = Agreed, if it is our victory or nothing can turn it any more
core-habit-march = One rises with many troops and empty pockets only
core-habit-stacks = The largest troop goes to the nearest centre that its side does not hold; whoever holds one stays
core-habit-declare = A rebel stays one while the rebels can win; whoever decides it may turn
core-habit-defend = Whoever has such a card plays it as soon as he can
core-habit-distrust = Only when the President should go and can be made to
core-habit-dummies = With money to an open bank, otherwise out of sight
core-habit-fight = Where there are enemies and we are not hopelessly few
core-habit-fire = All dice at the strongest enemy, none at friends
core-habit-weakest = Myself, or the weakest of the others
core-habit-share = Yes, if my share comes near a fair one
core-habit-thickest = Where most enemies stand on a centre
core-habit-in-law = The Ministry first, then a brigade
core-habit-location = With money to an open bank, but not every round; otherwise anywhere
core-habit-cheapest = What is worth least goes
core-habit-losses = Crowds first, then what is cheapest
core-habit-nominate = Myself with a chance; otherwise the least dangerous whom my votes can carry
core-habit-offices = The Ministry to allies and to those least to be feared
core-habit-pay = The least loss, small notes first
core-habit-friends-in = Friends may come in, enemies had better not
core-habit-police = Two stations to where it began, unless they would fight us
core-habit-retreat = Near the centres, where nobody must be asked
core-habit-vote = For myself, otherwise for whoever is least to be feared
core-habit-poorest-cards = One of my poorest cards for everybody; the dangerous get the better ones
core-habit-orders = The orders that are worth most together
core-habit-burgle = Where most is promised, and never my own promise
core-habit-spy = The strongest of the others, while my own dice can still be changed
core-habit-battle-card = The card that changes most for what it is worth
core-habit-new-roll = A new roll where it turns the battle
core-habit-plunder = What lies there is taken
core-habit-kill = A die of the strongest on the other side
core-habit-basket = What is free first, then the best basket
core-habit-base = My base, spread over the regions still to come
core-habit-politician = Where one politician brings most
core-habit-liked = The cards that have served me best
core-habit-own-first = A card if it brings enough, otherwise my own governments first
core-habit-carried = What brings most among what can be carried
core-habit-interest = What it brings me, and nothing else
core-habit-veto = Only if the reversal is worth more than the politician
core-habit-recall = Surplus politicians come home when the base is nearly empty
core-habit-prospects = The card and the player with the best prospects
core-habit-bomb-for-all = What I gain by refusing against what the bomb costs us all
core-habit-likely-giver = Whoever has it most likely and would give it
core-habit-forward = It moves me forward and the bomb back
core-habit-double-money = Double money and a step of the bomb, against a chip
core-habit-world-share = My share, if the world is worth it
core-habit-chips = A chip while one is missing; at double price only to finish
core-habit-end-it = Everybody may win now; who lies far behind hopes a little longer
core-habit-own-motion = Every chip that the region has: it is my own motion
core-habit-lay = Everything for it if it helps me, everything against it if it harms me, otherwise nothing
core-habit-hands = As many as I may: they return to base whatever happens
core-habit-delegates = From where somebody missing costs least
core-habit-dearest = The dearest monopoly: there half the price saves most
core-habit-largest = One note, so the largest
core-habit-best-field = To the field that is worth most to me
core-habit-friend = Whoever joined me the last time, otherwise whoever is last
