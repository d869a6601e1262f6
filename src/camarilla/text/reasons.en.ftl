### Why a bot answers so: the names of the things it weighs. The figure stands beside them.

core-why-habit = A rule of thumb; nothing was weighed
core-why-practice = What practice says: the likeliest answer, in a hundred
core-why-imagined = What came of it in { $worlds } imagined worlds, in hundredths of the victory
core-why-doubt = It was not my first thought, and may only have been lucky there
core-why-even = Nothing to win and nothing to lose
core-why-mood = So that nobody can read me (dice)
core-why-grudge = What { $who } still has to answer for
core-why-trust = Trust in { $who }
core-why-danger = Danger of dying there ({ $percent } %)
core-why-purse = What { $who } must have in his pockets
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
core-why-votes = The votes I can bring ({ $votes })
core-why-own-budget = It is my own budget
core-why-share = My share ({ $sum } MP)
core-why-asked = What my yes is worth
core-why-open-bank = My cash waits for an open bank
core-why-kept = What stays with me ({ $sum } MP), if it passes
core-why-forced = If the Minister must force it
core-why-rejected = If it is rejected
core-why-thanks = The thanks of those who are paid
core-why-fed = Money in the hands of rivals and of old foes
core-why-my-word = The word I gave { $who }
core-why-my-threat = I said what I would do, and { $who } heard it
core-why-their-word = { $who } promised me { $sum } MP
core-why-brigade = { $who } may march
core-why-slight = What those think who get nothing
core-why-armed-rivals = Power in the hands of rivals
core-why-armed-friends = Power in the hands of friends
core-why-fall = The President’s fall
core-why-rise = The rise of the rebel leader
core-why-winner = The side that wins anyway

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
core-why-dominance = How near anybody comes to dominance
core-why-base = The plan for my base
core-why-blocked = { $who } is about to dominate
core-why-order = Own governments first, foreign ones last
core-why-lasting = What an open card may still bring
core-why-quiet = Taking no side
core-why-sacrifice = The politician it costs

## Anti-Monopoly III

core-why-fields = Fields and millions for myself
core-why-bomb = Where the bomb goes
core-why-rivals-loss = The asker’s loss
core-why-together = { $who } may join in
core-why-mocked = If he has the card and refuses
core-why-in-vain = If he does not have the card
core-why-has-it = { $who } may have such a card
core-why-money = The money
core-why-chip = A chip nearer to World Peace
core-why-finished = It was the last one missing
core-why-saved = What it saves all of us
core-why-behind = I am behind and hope a little longer
