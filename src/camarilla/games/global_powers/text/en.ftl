# Global Powers: names and words that cards, board, log and rules share.

gp-title = Global Powers
gp-short = Global Powers
gp-tagline = Twelve regions, one planet, no majority

## Regions: on a plate, and in a sentence (`$region-the`, at its beginning `$region-The`)

gp-region-1 = United States
    .the = the United States
    .The = The United States
gp-region-2 = Western Europe
    .the = Western Europe
    .The = Western Europe
gp-region-3 = China
    .the = China
    .The = China
gp-region-4 = Japan
    .the = Japan
    .The = Japan
gp-region-5 = Russia
    .the = Russia
    .The = Russia
gp-region-6 = Middle East
    .the = the Middle East
    .The = The Middle East
gp-region-7 = India
    .the = India
    .The = India
gp-region-8 = Latin America
    .the = Latin America
    .The = Latin America
gp-region-9 = South-East Asia
    .the = South-East Asia
    .The = South-East Asia
gp-region-10 = Eastern Europe
    .the = Eastern Europe
    .The = Eastern Europe
gp-region-11 = Oceania
    .the = Oceania
    .The = Oceania
gp-region-12 = Sub-Saharan Africa
    .the = Sub-Saharan Africa
    .The = Sub-Saharan Africa
gp-region-own = { $name }
    .the = { $name }
    .The = { $name }
gp-region-short-1 = USA
gp-region-short-2 = W. Europe
gp-region-short-3 = China
gp-region-short-4 = Japan
gp-region-short-5 = Russia
gp-region-short-6 = Middle East
gp-region-short-7 = India
gp-region-short-8 = Latin America
gp-region-short-9 = SE Asia
gp-region-short-10 = E. Europe
gp-region-short-11 = Oceania
gp-region-short-12 = Africa

## Places

gp-place-base = Base
gp-place-mauritius = Mauritius
gp-place-un = United Nations
gp-mauritius-line = { $count ->
    [0] Mauritius · nobody yet
    [one] Mauritius · one forgotten
   *[other] Mauritius · { $count } forgotten
}
gp-un-line = { $count ->
    [0] United Nations · empty
   *[other] United Nations · { $count }
}

## Parties

gp-party-red = Reds
gp-party-yellow = Yellows
gp-party-green = Greens
gp-party-blue = Blues
gp-party-black = Blacks

## Chips

gp-chip-raw = Raw material
gp-chip-economy = Economy
gp-chip-military = Military
gp-chip-diplomacy = Diplomacy
gp-supply = Supply

## Markers

gp-marker-pending = Pending
gp-marker-done = Done
gp-marker-sanction = Sanction
gp-marker-demilitarised = Demilitarised
gp-marker-protectorate = Protectorate
gp-marker-dominance = Dominance
gp-marker-sanction-help = No actions, no voice in motions, half the points, until the next scoring (G25.1).
gp-marker-demilitarised-help = No new military chips until the next scoring (G24.1).
gp-marker-protectorate-help = Neither attacks nor is attacked until the next scoring (G26.1).
gp-marker-dominance-help = Whoever governs or co-governs more regions than this wins at once (G35.1).

## Government

gp-government-none = No government
gp-government-sole = Government
gp-government-coalition = Coalition

## Cards

gp-card-assassination = Assassination
gp-card-assassination-text = Roll against an opponent where you sit too: 1 dead, 2 sent home, 3 your own man flees to Mauritius.
gp-card-assassination-foot = E01 · where you are
gp-card-initiative = Diplomatic initiative
gp-card-initiative-text = Table a motion at once, with one vote for free.
gp-card-initiative-foot = E02 · motion
gp-card-initiative-title = Diplomatic initiative
gp-card-aid = Development aid
gp-card-aid-text = Two economy chips go from a richer region to a poorer one.
gp-card-aid-foot = E03 · two regions
gp-card-aid-title = Development aid
gp-card-expansion = Expansion
gp-card-expansion-text = Two from your base move to where you already sit.
gp-card-expansion-foot = E04 · where you are
gp-card-peace = Peace initiative
gp-card-peace-text = No wars anywhere until the next scoring.
gp-card-peace-foot = E05 · stays open
gp-card-peace-title = Peace initiative
gp-card-warmonger = Warmonger
gp-card-warmonger-text = Ends a peace or a pact, or adds 1 in one war.
gp-card-warmonger-foot = E06 · now or open
gp-card-warmonger-title = Warmonger
gp-card-pact = Non-aggression pact
gp-card-pact-text = One neighbour may not attack one region.
gp-card-pact-foot = E07 · stays open
gp-card-pact-title = Non-aggression pact
gp-card-coup = Coup
gp-card-coup-text = Hidden hands and a die against a government. The winner takes its seats.
gp-card-coup-foot = E08 · any government
gp-card-recession = Recession
gp-card-recession-text = In a region and all around it, economy shrinks to the size of the government.
gp-card-recession-foot = E09 · here and around
gp-card-revolution = Revolution
gp-card-revolution-text = In a region and all around it, a die says how many may stay in government.
gp-card-revolution-foot = E10 · here and around
gp-card-retirement = Retirement
gp-card-retirement-text = One opponent goes home to his roses.
gp-card-retirement-foot = E11 · any region
gp-card-sabotage = Sabotage
gp-card-sabotage-text = A region loses as many chips as the die says. You choose which.
gp-card-sabotage-foot = E12 · any region
gp-card-drive = Drive
gp-card-drive-text = One more action in a region that you activate and govern.
gp-card-drive-foot = E13 · stays open
gp-card-defector = Defector
gp-card-defector-text = Your man takes an opponent’s seat. It costs you one more, to Mauritius.
gp-card-defector-foot = E14 · any region
gp-card-unrest = Unrest
gp-card-unrest-text = In a region and all around it, governments shrink to the size of the economy.
gp-card-unrest-foot = E15 · here and around
gp-card-transfer = Transfer
gp-card-transfer-text = Any politician moves to any other region.
gp-card-transfer-foot = E16 · anybody

## Actions and motions

gp-action-pass = Pass
gp-action-emigration = Emigration
gp-action-emigration-text = One of yours moves to a neighbouring region.
gp-action-propaganda = Propaganda
gp-action-propaganda-text = One from base comes in, one more goes to Mauritius.
gp-action-rehabilitation = Rehabilitation
gp-action-rehabilitation-text = One comes back from Mauritius for 1 diplomacy.
gp-action-purge = Political purge
gp-action-purge-text = One of the opposition goes home for 1 military.
gp-action-trade = Trade
gp-action-trade-text = Exchange chips with a neighbour whose government agrees.
gp-action-budget = Budget
gp-action-budget-text = Turn one chip into others.
gp-action-war = War
gp-action-war-text = Attack a neighbour that has a government.
gp-action-motion = Diplomatic motion
gp-action-motion-text = Chips of all regions and the delegates of the UN decide.
gp-motion-ban = Party ban
gp-motion-ban-text = The party loses as many politicians there as the motion wins by.
gp-motion-disarmament = Disarmament
gp-motion-disarmament-text = The region loses military by the margin and may not rearm.
gp-motion-sanction = Sanction
gp-motion-sanction-text = The region may not act or vote, and counts half.
gp-motion-lifting = Lifting of a sanction
gp-motion-lifting-text = The region may act again.
gp-motion-protectorate = Protectorate
gp-motion-protectorate-text = The region neither attacks nor is attacked.
gp-conversion-a = 1 raw material into 3 economy
gp-conversion-b = 1 economy into 2 economy
gp-conversion-c = 1 economy into 2 diplomacy
gp-conversion-d = 1 economy into 1 military

## Phases

gp-phase-auction = Auction
gp-phase-open-choice = Open choice
gp-phase-cards = Choice of cards
gp-phase-recall = Recall
gp-phase-turn = Turn
gp-phase-activation = Activation
gp-phase-proposal = Proposal
gp-phase-consent = Consent to a trade
gp-phase-vote = Vote
gp-phase-veto = Veto
gp-phase-war = War
gp-phase-motion = Motion
gp-phase-card = Card
gp-phase-coup = Coup
gp-phase-scoring = Scoring
gp-phase-un = Seats in the UN
gp-phase-refill = New cards
gp-phase-over = Game over

## Switches

gp-switch-setup = Set-up
gp-switch-setup-help = How the politicians enter the world before the first turn.
gp-switch-setup-auction = sealed auction of every region
gp-switch-setup-open = open choice, one politician at a time
gp-switch-edition = Edition of the cards
gp-switch-edition-help = The German and the English rules differ on Assassination and Expansion.
gp-switch-edition-german = German: only where you are present
gp-switch-edition-english = English: in any region
gp-switch-vpCumulative = Points add up
gp-switch-vpCumulative-help = Whether each scoring counts anew or adds to the last one.
gp-switch-vpCumulative-false = counted anew each time
gp-switch-vpCumulative-true = added up
gp-switch-economyBonusCoalition = Economy bonus for coalitions
gp-switch-economyBonusCoalition-help = Who gets the points for a rich region governed by several. Without the bonus a game of five lasts longer.
gp-switch-economyBonusCoalition-each = every partner
gp-switch-economyBonusCoalition-none = nobody
gp-switch-budgetRisk = Risky conversion
gp-switch-budgetRisk-help = Which conversion of the budget is followed by a roll that may send politicians to Mauritius.
gp-switch-budgetRisk-growth = economy into economy
gp-switch-budgetRisk-raw = raw material into economy
gp-switch-budgetRisk-diplomacy = economy into diplomacy
gp-switch-budgetRisk-armament = economy into military
gp-switch-budgetRisk-all = every conversion
gp-switch-budgetRisk-none = none
gp-switch-warMauritius = Mauritius after a war
gp-switch-warMauritius-help = Who sends one more politician to Mauritius when a war is over.
gp-switch-warMauritius-winner = the winner who placed politicians
gp-switch-warMauritius-stalemateAttacker = the attacker, after a stalemate only
gp-switch-warMauritius-attackerAlways = the attacker, after every war
gp-switch-warPlacement = Politicians placed after a war
gp-switch-warPlacement-help = Whether the winner may place fewer politicians than the difference.
gp-switch-warPlacement-upTo = up to the difference
gp-switch-warPlacement-exact = the whole difference
gp-switch-dominanceTest = Dominance
gp-switch-dominanceTest-help = Whether dominance also counts in the middle of a war, while its winner is still asked.
gp-switch-dominanceTest-always = at any moment
gp-switch-dominanceTest-afterStep = after completed steps
gp-switch-ownWar = War against oneself
gp-switch-ownWar-help = Whether a party may propose a war against a region that it governs too.
gp-switch-ownWar-forbid = forbidden
gp-switch-ownWar-allow = allowed
gp-switch-pactDuration = Duration of a pact
gp-switch-pactDuration-help = How long a Non-aggression pact lasts.
gp-switch-pactDuration-untilRemoved = until a Warmonger removes it
gp-switch-pactDuration-untilScoring = until the next scoring
gp-switch-drive = Drive
gp-switch-drive-help = Whether the card Drive is spent by its first use.
gp-switch-drive-once = used once
gp-switch-drive-everyActivation = once in every activation of one's own
gp-switch-discardReturns = Discarded cards
gp-switch-discardReturns-help = Whether cards discarded after a scoring can be chosen again.
gp-switch-discardReturns-false = are gone
gp-switch-discardReturns-true = return to the rest
gp-switch-protectorates = Protectorates
gp-switch-protectorates-help = Whether the fourth kind of motion exists. The markers are in the box; the rule is ours.
gp-switch-protectorates-true = in the game
gp-switch-protectorates-false = left out
gp-switch-maxScorings = Last scoring
gp-switch-maxScorings-help = After this scoring the game ends in any case.
gp-switch-map = Map
gp-switch-map-help = The set of regions, borders, starting chips and dice.
gp-switch-map-reconstructed = reconstructed

## Endings

gp-ending-points = Victory by points
gp-ending-points-text = Enough points at a scoring, and the most of all (G30.1).
gp-ending-dominance = Dominance
gp-ending-dominance-text = More regions governed than the marker allows (G35.1).
gp-ending-safety = Last scoring
gp-ending-safety-text = The world is tired of politics; most points win (G36.1).

## Answers in full

gp-do-pass = Pass
gp-do-emigration = Emigration to { $region-the }
gp-do-propaganda = Propaganda in { $region-the }
gp-do-rehabilitation = Rehabilitation of one exile
gp-do-purge = A purge of one politician of { $party }
gp-do-trade = Trade with { $region-the }: gives { $gives }, takes { $takes }
gp-do-budget = Budget, { $conversion }
gp-do-war = War on { $region-the }
gp-do-motion-ban = A motion to ban { $party } in { $region-the }
gp-do-motion-disarmament = A motion to disarm { $region-the }
gp-do-motion-sanction = A motion for a sanction on { $region-the }
gp-do-motion-lifting = A motion to lift the sanction on { $region-the }
gp-do-motion-protectorate = A motion to make { $region-the } a protectorate
gp-do-activate = Activate { $region-the }
gp-do-assassination = Assassination of a politician of { $party } in { $region-the }
gp-do-aid = Development aid from { $region-the } to { $other-the }
gp-do-expansion = Expansion in { $region-the }
gp-do-peace = A Peace initiative
gp-do-warmonger-open = Warmonger, open for a war to come
gp-do-warmonger-peace = Warmonger against the Peace initiative of { $party }
gp-do-warmonger-pact = Warmonger against the pact of { $party }
gp-do-pact = A Non-aggression pact: { $other-the } may not attack { $region-the }
gp-do-coup = A coup in { $region-the }
gp-do-recession = A recession around { $region-the }
gp-do-revolution = A revolution around { $region-the }
gp-do-retirement = Retirement of a politician of { $party } in { $region-the }
gp-do-sabotage = Sabotage in { $region-the }
gp-do-drive = Drive, open for an action to come
gp-do-defector = Defector: a seat of { $party } in { $region-the } changes hands
gp-do-unrest = Unrest around { $region-the }
gp-do-transfer = Transfer of a politician of { $party } from { $region-the } to { $other-the }

## Questions

gp-turn = Your turn
gp-propose = Your proposal
gp-vote = Your vote
gp-lay = Chips for a motion
gp-spread = How many, and from where
gp-pick-cards = Your cards
gp-refill = New cards
gp-consent = A trade is offered
gp-ask-bid = How many politicians do you bid for { $region-the }?
gp-ask-place = Into which region does your next politician go? { $left } still to place.
gp-ask-cards = Choose { $low } of your sixteen cards.
gp-ask-recall = Do you call anybody home?
gp-ask-turn = Activate a region or play a card.
gp-ask-propose = What does your government propose in { $region-the }?
gp-ask-drive = Drive: one more action in { $region-the }? Pass to keep the card.
gp-ask-consent-trade = { $who } offers a trade: { $active-the } gives { $gives } and takes { $takes } from { $region-the }. Do you agree?
gp-ask-veto-adopted = { $who } has won the vote, { $votes_for } to { $votes_against }. Do you sacrifice a politician to stop it?
gp-ask-veto-rejected = { $who } has lost the vote, { $votes_for } to { $votes_against }. Do you sacrifice a politician to carry it after all?
gp-ask-warmonger-attack = { $attacker-The } attacks { $target-the }. Spend Warmonger for the attack?
gp-ask-warmonger-defence = { $attacker-The } attacks { $target-the }. Spend Warmonger for the defence?
gp-ask-place-war = The war is won. How many politicians move into { $region-the }? Up to { $high }.
gp-ask-place-one = The war is won. Place one politician in { $region-the }? { $left } may still come.
gp-motion-against = { $kind }: { $party }
gp-ask-support = { $what }, { $about-the }. How many diplomacy chips of { $region-the } do you lay for your motion?
gp-ask-lay = { $what }, { $about-the }. { $chips } diplomacy in { $region-the }: for, against, how many?
gp-ask-un = { $what }, { $about-the }. { gp-your-delegates }
gp-ask-coup = Your coup in { $region-the }: how many politicians from your base join in? { $low } to { $high }.
gp-ask-coup-defence = { $who } stages a coup in { $region-the }. How many politicians from your base resist? { $low } to { $high }.
gp-ask-replace = Your base is too small for all the seats in { $region-the }. Which { $low } do you take?
gp-ask-sabotage = { $low ->
    [one] Which chip does { $region-the } lose?
   *[other] Which { $low } chips does { $region-the } lose?
}
gp-ask-take = Which { $low } politicians do you take in hand for the UN?
gp-ask-refill = Discard what you like, then fill your hand up to { $size } cards.
gp-your-votes = { $votes ->
    [one] Your one vote?
   *[other] Your { $votes } votes?
}
gp-your-delegates = { $votes ->
    [one] How does your delegate vote?
   *[other] How do your { $votes } delegates vote?
}
gp-ask-vote-emigration = { $who } proposes emigration to { $region-the }. { gp-your-votes }
gp-ask-vote-propaganda = { $who } proposes propaganda in { $region-the }. { gp-your-votes }
gp-ask-vote-rehabilitation = { $who } proposes rehabilitation of one exile. { gp-your-votes }
gp-ask-vote-purge = { $who } proposes a purge of one politician of { $party }. { gp-your-votes }
gp-ask-vote-trade = { $who } proposes a trade with { $region-the }: gives { $gives }, takes { $takes }. { gp-your-votes }
gp-ask-vote-budget = { $who } proposes a budget: { $conversion }. { gp-your-votes }
gp-ask-vote-war = { $who } proposes war on { $region-the }. { gp-your-votes }
gp-ask-vote-motion-ban = { $who } proposes a motion to ban { $party } in { $region-the }. { gp-your-votes }
gp-ask-vote-motion-disarmament = { $who } proposes a motion to disarm { $region-the }. { gp-your-votes }
gp-ask-vote-motion-sanction = { $who } proposes a motion for a sanction on { $region-the }. { gp-your-votes }
gp-ask-vote-motion-lifting = { $who } proposes a motion to lift the sanction on { $region-the }. { gp-your-votes }
gp-ask-vote-motion-protectorate = { $who } proposes a motion to make { $region-the } a protectorate. { gp-your-votes }

## What a telegram asks after a step

gp-propose-then-emigration = Emigration: where to?
gp-propose-then-propaganda = Propaganda: where?
gp-propose-then-purge = Political purge: who has to go?
gp-propose-then-trade = Trade: with whom?
gp-propose-then-budget = Budget: what into what?
gp-propose-then-war = War: against whom?
gp-propose-then-motion = Diplomatic motion: for what?
gp-propose-then-motion-ban = Party ban: in which region?
gp-propose-then-motion-ban-n = Party ban: which party?
gp-propose-then-motion-disarmament = Disarmament: of whom?
gp-propose-then-motion-sanction = Sanction: against whom?
gp-propose-then-motion-lifting = Lifting of a sanction: where?
gp-propose-then-motion-protectorate = Protectorate: which region?
gp-turn-then-assassination = Assassination: in which region?
gp-turn-then-assassination-n = Assassination: of whose politician?
gp-turn-then-initiative = Diplomatic initiative: for what?
gp-turn-then-aid = Development aid: from which region?
gp-turn-then-aid-n = Development aid: to which region?
gp-turn-then-expansion = Expansion: where?
gp-turn-then-expansion-n = Expansion: how many?
gp-turn-then-warmonger = Warmonger: to what end?
gp-turn-then-pact = Non-aggression pact: for which region?
gp-turn-then-pact-n = Non-aggression pact: who may not attack it?
gp-turn-then-coup = Coup: where?
gp-turn-then-recession = Recession: around which region?
gp-turn-then-revolution = Revolution: around which region?
gp-turn-then-retirement = Retirement: in which region?
gp-turn-then-retirement-n = Retirement: of whose politician?
gp-turn-then-sabotage = Sabotage: where?
gp-turn-then-defector = Defector: in which region?
gp-turn-then-defector-n = Defector: from which party?
gp-turn-then-unrest = Unrest: around which region?
gp-turn-then-transfer = Transfer: from which region?
gp-turn-then-transfer-n = Transfer: whose politician?
gp-turn-then-transfer-n-seat = Transfer: to which region?

## Answers and small steps

gp-vote-for = For
gp-vote-against = Against
gp-vote-abstain = Abstain
gp-lay-for = { $count } for
gp-lay-against = { $count } against
gp-lay-none = None ({ $count })
gp-consent-yes = Agree
gp-consent-no = Refuse
gp-step-region = { $region }
gp-step-party = { $party }
gp-step-count = { $count }
gp-step-open = Lay it open for a war
gp-step-peace = End the Peace initiative
gp-step-pact = End a pact
gp-take-from = One from { $item }
gp-spread-label = { $items }
gp-discard-card = Discard { $card }
gp-take-card = Take { $card }
gp-refill-label = Out: { $discards }. In: { $takes }
gp-nobody = nobody
gp-nothing = nothing
gp-step-give-raw = Give 1 raw material
gp-step-take-raw = Take 1 raw material
gp-chips-raw-1 = 1 raw material
gp-chips-raw-2 = 2 raw material
gp-chips-raw-3 = 3 raw material
gp-chips-raw-4 = 4 raw material
gp-chips-raw-5 = 5 raw material
gp-step-give-economy = Give 1 economy
gp-step-take-economy = Take 1 economy
gp-chips-economy-1 = 1 economy
gp-chips-economy-2 = 2 economy
gp-chips-economy-3 = 3 economy
gp-chips-economy-4 = 4 economy
gp-chips-economy-5 = 5 economy
gp-step-give-military = Give 1 military
gp-step-take-military = Take 1 military
gp-chips-military-1 = 1 military
gp-chips-military-2 = 2 military
gp-chips-military-3 = 3 military
gp-chips-military-4 = 4 military
gp-chips-military-5 = 5 military
gp-step-give-diplomacy = Give 1 diplomacy
gp-step-take-diplomacy = Take 1 diplomacy
gp-chips-diplomacy-1 = 1 diplomacy
gp-chips-diplomacy-2 = 2 diplomacy
gp-chips-diplomacy-3 = 3 diplomacy
gp-chips-diplomacy-4 = 4 diplomacy
gp-chips-diplomacy-5 = 5 diplomacy

## News

gp-news-bid-won = { $who } bids { $count } for { $region-the }, moves in and sends one more to Mauritius.
gp-news-bid-tied = { $who } bids { $count } for { $region-the }, level with the highest, and moves in.
gp-news-bid-second = { $who } bids { $count } for { $region-the }, the second highest, and moves in.
gp-news-bid-lost = { $who } bids { $count } for { $region-the } and goes home again.
gp-news-bid-none = Nobody bids for { $region-the }.
gp-news-places = { $who } puts a politician into { $region-the }.
gp-news-cards = Everybody has chosen { $count } cards.
gp-news-begins = { $who } is weakest and begins.
gp-news-turn = It is { $who }’s turn.
gp-news-recall = { $who } recalls { $count } from { $region-the }.
gp-news-activates = { $actions ->
    [0] { $who } activates { $region-the }: nobody is there to act.
    [one] { $who } activates { $region-the }: { $actions } action.
   *[other] { $who } activates { $region-the }: { $actions } actions.
}
gp-news-passes = { $who } passes.
gp-news-agrees = { $who } agrees to the trade.
gp-news-refuses = { $who } refuses the trade.
gp-news-adopted = Adopted, { $votes_for } to { $votes_against }.
gp-news-rejected = Rejected, { $votes_for } to { $votes_against }.
gp-news-veto-adopts = Veto: { $who } sacrifices a politician, and the proposal stands.
gp-news-veto-rejects = Veto: { $who } sacrifices a politician, and the proposal falls.
gp-news-lapses = The proposal lapses: what it names is gone.
gp-news-drive = { $who } shows drive: one more action.
gp-news-emigrates = A politician of { $who } moves to { $region-the }.
gp-news-propaganda = { $who } wins a seat in { $region-the }; one more goes to Mauritius.
gp-news-rehabilitated = A politician of { $who } is back from Mauritius, tanned.
gp-news-purged = A politician of { $who } has to leave { $region-the }.
gp-news-traded = { $region-The } and { $other-the } have traded.
gp-news-budget = Budget of { $region-the }: { $conversion }; { $come } came.
gp-news-risk = The risk is rolled: { $die }.
gp-news-exile = A politician of { $who } goes to Mauritius.
gp-news-fee = { $who } sends one more politician to Mauritius.
gp-news-warmonger = { $who } spends Warmonger.
gp-news-war-stalemate = War: { $attacker-the } { $attack } (die { $attack_die }) against { $target-the } { $defence } (die { $defence_die }). Stalemate, difference { $difference }.
gp-news-war-attacker = War: { $attacker-the } { $attack } (die { $attack_die }) beats { $target-the } { $defence } (die { $defence_die }) by { $difference }.
gp-news-war-defender = War: { $attacker-the } { $attack } (die { $attack_die }) fails against { $target-the } { $defence } (die { $defence_die }) by { $difference }.
gp-news-routed = { $count ->
    [one] { $who } loses { $count } politician in { $region-the }.
   *[other] { $who } loses { $count } politicians in { $region-the }.
}
gp-news-settles = { $who } moves { $count } into { $region-the }.
gp-news-lays-for = { $region-The } lays { $count } for.
gp-news-lays-against = { $region-The } lays { $count } against.
gp-news-lays-none = { $region-The } lays nothing ({ $count }).
gp-news-un-for = UN: { $who } votes for, { $count }.
gp-news-un-against = UN: { $who } votes against, { $count }.
gp-news-un-abstain = UN: { $who } abstains ({ $count }).
gp-news-granted = { $what }, { $about-the }: granted, { $votes_for } to { $votes_against }.
gp-news-denied = { $what }, { $about-the }: denied, { $votes_for } to { $votes_against }.
gp-news-banned = { $who } withdraws { $count } from { $region-the }.
gp-news-shot-1 = { $who } rolls 1: a politician of { $victim } leaves the game for good.
gp-news-shot-2 = { $who } rolls 2: a politician of { $victim } goes home.
gp-news-shot-3 = { $who } rolls 3 and misses { $victim }; the assassin flees to Mauritius.
gp-news-shot-3-free = { $who } rolls 3 and misses { $victim }; with an empty base nobody has to flee.
gp-news-recession = { $region-The } loses { $count } economy.
gp-news-revolution = Revolution in { $region-the }: { $die } may stay.
gp-news-swept = { $who } loses { $count } in { $region-the }.
gp-news-sabotage = { $die ->
    [one] Sabotage in { $region-the }: { $die } chip.
   *[other] Sabotage in { $region-the }: { $die } chips.
}
gp-news-coup-hand = { $who } shows { $count } in hand.
gp-news-coup-won = The coup of { $who } in { $region-the } succeeds, { $rebels } to { $loyal }.
gp-news-coup-lost = The coup of { $who } in { $region-the } fails, { $rebels } to { $loyal }.
gp-news-replaced = { $count ->
    [one] { $who } loses { $count } seat to the coup.
   *[other] { $who } loses { $count } seats to the coup.
}
gp-news-scores = Scoring: { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} (regions { $regions }, UN { $delegates }, Mauritius −{ $exiles }); counted: { $total }.
gp-news-seats = { $out ->
    [0] { $who } seats { $count } in the UN.
    [one] { $who } seats { $count } in the UN; { $out } leaves the game.
   *[other] { $who } seats { $count } in the UN; { $out } leave the game.
}
gp-news-clear = Markers are cleared; the dominance marker shows { $marker }.
gp-news-refill = { $come ->
    [one] { $who } discards { $out } and takes { $come } card.
   *[other] { $who } discards { $out } and takes { $come } cards.
}
gp-news-wins-points = { $who } wins with { $points } points.
gp-news-wins-safety = The game ends. { $who } wins with { $points } points.
gp-news-dominance = { $who } governs { $regions } regions, more than { $marker }, and wins at once.
gp-news-proposes-emigration = { $who } proposes emigration to { $region-the }.
gp-news-proposes-propaganda = { $who } proposes propaganda in { $region-the }.
gp-news-proposes-rehabilitation = { $who } proposes rehabilitation of one exile.
gp-news-proposes-purge = { $who } proposes a purge of one politician of { $party }.
gp-news-proposes-trade = { $who } proposes a trade with { $region-the }: gives { $gives }, takes { $takes }.
gp-news-proposes-budget = { $who } proposes a budget: { $conversion }.
gp-news-proposes-war = { $who } proposes war on { $region-the }.
gp-news-proposes-motion-ban = { $who } proposes a motion to ban { $party } in { $region-the }.
gp-news-proposes-motion-disarmament = { $who } proposes a motion to disarm { $region-the }.
gp-news-proposes-motion-sanction = { $who } proposes a motion for a sanction on { $region-the }.
gp-news-proposes-motion-lifting = { $who } proposes a motion to lift the sanction on { $region-the }.
gp-news-proposes-motion-protectorate = { $who } proposes a motion to make { $region-the } a protectorate.
gp-news-plays-assassination = { $who } plays a card: assassination of a politician of { $party } in { $region-the }.
gp-news-plays-aid = { $who } plays a card: development aid from { $region-the } to { $other-the }.
gp-news-plays-expansion = { $who } plays a card: expansion in { $region-the }.
gp-news-plays-peace = { $who } plays a card: a Peace initiative.
gp-news-plays-warmonger-open = { $who } plays a card: Warmonger, open for a war to come.
gp-news-plays-warmonger-peace = { $who } plays a card: Warmonger against the Peace initiative of { $party }.
gp-news-plays-warmonger-pact = { $who } plays a card: Warmonger against the pact of { $party }.
gp-news-plays-pact = { $who } plays a card: a Non-aggression pact: { $other-the } may not attack { $region-the }.
gp-news-plays-coup = { $who } plays a card: a coup in { $region-the }.
gp-news-plays-recession = { $who } plays a card: a recession around { $region-the }.
gp-news-plays-revolution = { $who } plays a card: a revolution around { $region-the }.
gp-news-plays-retirement = { $who } plays a card: retirement of a politician of { $party } in { $region-the }.
gp-news-plays-sabotage = { $who } plays a card: sabotage in { $region-the }.
gp-news-plays-drive = { $who } plays a card: Drive, open for an action to come.
gp-news-plays-defector = { $who } plays a card: Defector: a seat of { $party } in { $region-the } changes hands.
gp-news-plays-unrest = { $who } plays a card: unrest around { $region-the }.
gp-news-plays-transfer = { $who } plays a card: transfer of a politician of { $party } from { $region-the } to { $other-the }.
gp-news-plays-motion-ban = { $who } plays a card: a motion to ban { $party } in { $region-the }.
gp-news-plays-motion-disarmament = { $who } plays a card: a motion to disarm { $region-the }.
gp-news-plays-motion-sanction = { $who } plays a card: a motion for a sanction on { $region-the }.
gp-news-plays-motion-lifting = { $who } plays a card: a motion to lift the sanction on { $region-the }.
gp-news-plays-motion-protectorate = { $who } plays a card: a motion to make { $region-the } a protectorate.

## Refusals

gp-no-aid = Aid goes from a richer region with at least 2 economy to a poorer one with at most 3; not from { $region-the } to number { $number }.
gp-no-arms = { $region-The } is demilitarised: no new military chips before the next scoring.
gp-no-base = Not enough politicians in your base; { $need } are needed.
gp-no-card-in-hand = { $card } is not in your hand.
gp-why-card = { $card } can be played in one’s own turn, instead of activating a region.
gp-why-card-war = { $card } can be played in one’s own turn, instead of activating a region; lying open it is used before a war is rolled.
gp-no-card-in-rest = { $card } is not among the cards you can take.
gp-no-card-twice = A card was named twice.
gp-no-chips = { $region-The } has no chips.
gp-no-choice = { $card } needs other choices than these.
gp-no-coup = Nobody but you governs in { $region-the }.
gp-no-exile = You have nobody on Mauritius.
gp-no-government = { $region-The } has no government.
gp-no-lay = From 0 to { $chips } chips, for or against.
gp-no-marker = All markers of this kind are in use.
gp-no-motion = A motion names its kind, a region and, for a ban only, a party.
gp-no-neighbour = Region number { $number } is not a neighbour of { $region-the }.
gp-no-opponent = There is no such opponent in { $region-the }.
gp-no-opposition = That party is not in opposition in { $region-the }.
gp-no-own-presence = You have nobody in { $region-the }.
gp-no-package = A trade gives or takes at least one chip, and never the same kind both ways.
gp-no-partner = { $region-The } cannot trade: no government, or under sanction.
gp-no-pending = Region number { $number } is not pending.
gp-no-presence = That party has nobody in { $region-the }.
gp-no-protectorates = There are no protectorates in this game.
gp-no-refill-count = { $due } cards must be taken, not { $got }.
gp-no-gain = { $region-The } holds { $most } already, the most there can be: { $chip }. The conversion would bring nothing.
gp-no-room = { $region-The } cannot hold more than { $most } of a kind.
gp-no-sanction = There is no sanction on { $region-the }.
gp-no-sanctioned = { $region-The } is under sanction and can only move to have it lifted.
gp-no-second-peace = A Peace initiative is already open.
gp-no-second-protectorate = { $region-The } is a protectorate already.
gp-no-second-sanction = { $region-The } is under sanction already.
gp-no-spread-length = { $want } numbers are wanted.
gp-no-spread-sum = From { $low } to { $high } in all, not { $got }.
gp-no-spread-there = { $item }: at most { $most }.
gp-no-such-card-open = No such card is open there.
gp-no-transfer = A politician in { $region-the } and another region are wanted.
gp-no-war-own = You govern { $region-the } yourself.
gp-no-war-pact = A pact forbids { $attacker-the } to attack { $region-the }.
gp-no-war-peace = A Peace initiative is open: no wars.
gp-no-war-protectorate = { $region-The } is a protectorate.
gp-no-chip-raw = { $region-The } has too few chips: raw material.
gp-no-chip-economy = { $region-The } has too few chips: economy.
gp-no-chip-military = { $region-The } has too few chips: military.
gp-no-chip-diplomacy = { $region-The } has too few chips: diplomacy.

## Data files

gp-data-neighbours = { $field }: region { $region } needs at least one neighbour, each named once, and not itself.
gp-data-one-way = { $field }: { $region } names { $other } as a neighbour, but not the other way round.
gp-data-order = { $field }: the regions stand in the order of their numbers; { $want } is wanted here, not { $got }.
gp-data-players = { $field }: one line each for 2, 3, 4 and 5 players is wanted.
gp-data-regions = { $field }: { $want } regions are wanted, not { $got }.
gp-data-too-many-chips = { $field }: more chips { $kind } than the { $most } of the box.
gp-reconstructed-map = The names of regions 2 to 11, all borders and all starting chips
gp-reconstructed-protectorate = The rule of the protectorates
gp-reconstructed-open = The details of the set-up by open choice

gp-switch-maxScorings-1 = 1
gp-switch-maxScorings-2 = 2
gp-switch-maxScorings-3 = 3
gp-switch-maxScorings-4 = 4
gp-switch-maxScorings-5 = 5
gp-switch-maxScorings-6 = 6
gp-switch-maxScorings-7 = 7
gp-switch-maxScorings-8 = 8
gp-switch-maxScorings-9 = 9
gp-switch-maxScorings-10 = 10
gp-switch-maxScorings-11 = 11
gp-switch-maxScorings-12 = 12
gp-switch-maxScorings-13 = 13
gp-switch-maxScorings-14 = 14
gp-switch-maxScorings-15 = 15
gp-switch-maxScorings-16 = 16
gp-switch-maxScorings-17 = 17
gp-switch-maxScorings-18 = 18
gp-switch-maxScorings-19 = 19
gp-switch-maxScorings-20 = 20

## Ready-made choices of switches

gp-preset-open = Open set-up: everybody places politicians in turn
gp-preset-english = English cards: Assassination and Expansion work anywhere
gp-preset-long = Long game: no economy bonus for coalitions

## The board in the browser

gp-ui-map = Map of the world
gp-ui-regions = The twelve regions
gp-ui-region = Region
gp-ui-reconstructed = Reconstructed map
gp-ui-if-scored = If scored now
gp-ui-sheet = Score sheet
gp-ui-facts = { $cards ->
    [one] Base { $base } · governs { $governed } of { $dominance } · { $cards } card
   *[other] Base { $base } · governs { $governed } of { $dominance } · { $cards } cards
}
gp-ui-asked = is asked
gp-ui-sealed = Sealed
gp-ui-on-turn = to move
gp-ui-thinks = Thinking
gp-ui-no-bid = Cannot bid
gp-ui-base = { $count } in base
gp-ui-lot = Lot { $lot } of 12, sealed bids.
gp-ui-last-lot = Last lot: { $region }
gp-ui-bid-won = wins, one to Mauritius
gp-ui-bid-tied = level, moves in
gp-ui-bid-second = second, moves in
gp-ui-bid-lost = goes home
gp-ui-bid-none = no bid
gp-ui-votes = Votes
gp-ui-actions = { $government }. Action { $now } of { $actions }.
gp-ui-proposes = { $who } proposes
gp-ui-bar-for = For { $count }
gp-ui-bar-against = Against { $count }
gp-ui-bar-open = { $count } still to vote
gp-ui-tie = A tie is a no.
gp-ui-vote-line = For { $votesFor }, against { $votesAgainst }, sealed or silent { $sealed }
gp-ui-veto-adopts = Veto of { $who }: it stands after all.
gp-ui-veto-rejects = Veto of { $who }: it falls.
gp-ui-adopted = Adopted, unless somebody sacrifices a politician.
gp-ui-rejected = Rejected, unless somebody sacrifices a politician.
gp-ui-attack = Attack
gp-ui-defence = Defence
gp-ui-die = Die
gp-ui-war-stalemate = Stalemate: both lose a military chip (difference { $difference }).
gp-ui-war-attacker = The attack wins by { $difference }.
gp-ui-war-defender = The defence wins by { $difference }.
gp-ui-moves-in = { $who } moves in with { $count }.
gp-ui-granted = Granted by { $difference }.
gp-ui-denied = Denied (margin { $difference }).
gp-ui-event = Event
gp-ui-hand = Your cards
gp-ui-none-taken = No card taken yet.
gp-ui-no-cards = No cards in hand.
gp-ui-rest = { $count } in reserve
gp-ui-open-card = Open: { $card }
gp-ui-played = { $who } plays a card.
gp-ui-role-alone = alone
gp-ui-role-government = government
gp-ui-role-coalition = coalition
gp-ui-role-opposition = opposition
gp-ui-halved = halved by sanction
gp-ui-total = Total (goal { $goal })
gp-ui-was = was { $points }
gp-ui-since-turn = since this turn began
gp-ui-last-scoring = Scoring { $number }
gp-ui-sheet-key = Alone 4, government 3, coalition 2, opposition 1; 3, 4 or 5 economy chips bring governments 1, 2 or 3 more; sanctions halve.
gp-ui-governs = { $count ->
    [one] governs { $count } region
   *[other] governs { $count } regions
}
gp-ui-discard = Discard what you do not want
gp-ui-take-rest = Take from the rest
gp-ui-take = { $count } of { $due } chosen
gp-ui-deal-give = { $region } gives
gp-ui-deal-take = { $region } gives in return
gp-ui-deal = You give { $gives } and get { $takes }.
gp-ui-offer = Offer the deal
gp-ui-points-line = { $points ->
    [one] { $points } point · governs { $governed }
   *[other] { $points } points · governs { $governed }
}
gp-ui-scoring = Before scoring { $number }
gp-ui-pending = { $count ->
    [one] { $count } region to go
   *[other] { $count } regions to go
}
gp-ui-dominance = { $count } regions win
gp-ui-goal = { $points } points win
gp-ui-turn-hint = Whoever governs a region acts there, once for each politician it has. Green: that is you.
gp-ui-acts = { $count ->
    [0] no action
    [one] 1 action
   *[other] { $count } actions
}
gp-ui-acts-sanctioned = sanction
gp-ui-acts-you = You govern:
gp-ui-will-chips = Chips
gp-ui-will-points = Points, if scored then
gp-ui-will-nothing = nobody gains or loses
gp-ui-will-delta = { $amount ->
    [0] costs nothing
    [one] { $signed } point
   *[other] { $signed } points
}
gp-ui-stay = Everyone stays
gp-ui-will-vote = The vote
gp-ui-will-sure = { $mine } of { $all } votes are yours: adopted, unless somebody vetoes
gp-ui-will-short = { $mine } of { $all } votes are yours: { $short } more needed
gp-ui-will-risk = Risk
gp-ui-will-risk-line = a die follows; on a 1 every governing party sends one to Mauritius
gp-veto-orders = From now on:
gp-veto-order-turn = No veto until my turn comes
gp-veto-order-mine = No veto when it goes the way I voted
gp-veto-stands-turn = You have said: no veto until your turn comes again.
gp-veto-stands-mine = You have said: no veto when it goes the way you voted.
gp-veto-ask-again = Ask me again
gp-ask-veto-adopted-no = Let it stand
gp-ask-veto-adopted-no-line = { $what }. It is carried out, unless somebody else vetoes.
gp-ask-veto-adopted-yes = Veto
gp-ask-veto-adopted-yes-line = { $here ->
    [one] Your only politician here goes home, and it does not happen.
   *[other] One of your { $here } politicians here goes home, and it does not happen.
}
gp-ask-veto-rejected-no = Leave it rejected
gp-ask-veto-rejected-no-line = { $what }. It does not happen, unless somebody else vetoes.
gp-ask-veto-rejected-yes = Carry it after all
gp-ask-veto-rejected-yes-line = { $here ->
    [one] Your only politician here goes home, and it is carried out.
   *[other] One of your { $here } politicians here goes home, and it is carried out.
}
gp-ui-activate = Activate a region
gp-ui-play = Play a card
gp-ui-play-card = Play { $card }
gp-ui-track = The regions in their order
gp-ui-track-now = now
gp-ui-track-done = done
gp-ui-track-ahead = ahead
gp-ui-track-sold = sold
gp-ui-vs = vs
gp-ui-odds = { $win } of { $all } win, { $draw } draw, { $lose } lose
gp-ui-odds-short = { $attack } against { $defence } · { $win } of { $all }
gp-ui-propose-war = Propose war on { $region-the }
gp-ui-vote-for = For with { $votes }
gp-ui-vote-against = Against with { $votes }
gp-ui-vote-abstain = Abstain
gp-ui-ended-by = The card that ended it
gp-ui-ended-by-line = { $who } played it.
gp-ui-to-region = to { $region-the }
gp-ui-table = On the table
gp-ui-in-force = In force

## Deals

gp-dealing = Chips change hands only as the trade of an active region with a neighbour (G17.1). Talk, threats and promises are free and do not bind.

## The film

gp-film-seats = { $count ->
    [one] 1 politician
   *[other] { $count } politicians
}
gp-film-governs = { $count ->
    [0] you govern no region
    [one] you govern 1 region
   *[other] you govern { $count } regions
}
gp-film-points = { $points ->
    [one] 1 point if it were scored now
   *[other] { $points } points if it were scored now
}
gp-film-region = { $region }
gp-film-routed = You have lost a war
gp-film-swept = You have been swept away
gp-film-purged = Your politicians have to go
gp-film-shot = Your politician has been shot
gp-film-voted-down = You have been voted down
gp-film-vetoed = Your proposal was vetoed
gp-film-coup-lost = Your coup has failed
gp-film-scoring = Scoring
gp-film-score = +{ $points } (regions { $regions }, UN { $delegates }, Mauritius −{ $exiles })
gp-film-bids = The bids for { $region-the }
gp-film-bid-won = wins, one more to Mauritius
gp-film-bid-tied = level, moves in
gp-film-bid-second = second, moves in
gp-film-bid-lost = goes home
gp-film-refill = All parties refill their hands.
gp-film-pass = { $who }: pass.
gp-film-coup = A coup
gp-film-motion = The motion
gp-film-motion-on = { $what } · { $region }
gp-film-rebels = the plotters
gp-film-loyal = the government
gp-film-for = for
gp-film-against = against
gp-film-vote = The vote
gp-film-vote-on = { $what }, proposed by { $who }
gp-film-abstains = abstains
gp-film-adopted = Adopted, { $votes_for } to { $votes_against }
gp-film-rejected = Rejected, { $votes_for } to { $votes_against }
gp-film-won = Succeeds
gp-film-lost = Fails
gp-film-granted = Granted
gp-film-denied = Denied
gp-film-bill = The bill, in this order
gp-film-bill-home = Home to base
gp-film-bill-home-line = { $who } takes { $count } home.
gp-film-bill-nobody = Nobody has to leave.
gp-film-bill-loser = The loser pays
gp-film-bill-winner = The winner pays
gp-film-bill-both = Both pay
gp-film-bill-chips = { $region-The } loses { $chips }.
gp-film-bill-no-chips = { $region-The } has nothing left to lose.
gp-film-bill-fill = Seats to fill
gp-film-bill-fill-line = { $who } moves in with { $count }.
gp-film-bill-fill-none = Nobody has moved in yet.
gp-film-bill-mauritius = Mauritius
gp-film-bill-mauritius-line = { $who } sends one more.
gp-film-bill-mauritius-none = Nobody has to go.
gp-film-war-attacker = Won by { $difference }
gp-film-war-defender = Beaten off by { $difference }
gp-film-war-stalemate = Stalemate
gp-film-no-card = no card
gp-film-election = Seats in the UN
gp-film-election-seats = { $out ->
    [one] { $out } leaves the game
   *[other] { $out } leave the game
}
gp-film-shot-title = Assassination
gp-film-shot-1 = Dead
gp-film-shot-2 = Sent home
gp-film-shot-3 = Missed
gp-film-card = { $who } plays a card
