# Global Powers: names and words that cards, board, log and rules share.

gp-title = Global Powers
gp-subtitle = Twelve regions, one planet, no majority
gp-blurb = Two to five parties govern the world, region by region. Buy your way in at auction, propose, vote, veto, and remember the colleagues on Mauritius.
gp-seats = 2 to 5 players
gp-reconstructed = Most names of the regions, their borders and their starting chips are a reconstruction.

## Regions

gp-region-1 = United States
gp-region-2 = Western Europe
gp-region-3 = China
gp-region-4 = Japan
gp-region-5 = Russia
gp-region-6 = Middle East
gp-region-7 = India
gp-region-8 = Latin America
gp-region-9 = South-East Asia
gp-region-10 = Eastern Europe
gp-region-11 = Oceania
gp-region-12 = Sub-Saharan Africa
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
gp-place-out = Out of the game
gp-place-hand = In hand
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
gp-emblem-red = star
gp-emblem-yellow = disc
gp-emblem-green = triangle
gp-emblem-blue = diamond
gp-emblem-black = square

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
gp-government-alone = Government without opposition
gp-government-coalition = Coalition
gp-opposition = Opposition
gp-strength = { $count ->
    [one] Strength 1
   *[other] Strength { $count }
}

## Cards

gp-card-assassination = Assassination
gp-card-assassination-text = Roll for an opponent beside you: 1 dead, 2 sent home, 3 your own man flees to Mauritius.
gp-card-assassination-foot = E01 · where you are
gp-card-initiative = Diplomatic initiative
gp-card-initiative-text = File a motion at once, with one vote for free.
gp-card-initiative-foot = E02 · motion
gp-card-aid = Development aid
gp-card-aid-text = Two economy chips travel from a richer region to a poorer one.
gp-card-aid-foot = E03 · two regions
gp-card-expansion = Expansion
gp-card-expansion-text = Two from base join a politician of yours.
gp-card-expansion-foot = E04 · where you are
gp-card-peace = Peace initiative
gp-card-peace-text = No wars anywhere until the next scoring.
gp-card-peace-foot = E05 · stays open
gp-card-warmonger = Warmonger
gp-card-warmonger-text = Ends a peace or a pact, or adds 1 in one war.
gp-card-warmonger-foot = E06 · now or open
gp-card-pact = Non-aggression pact
gp-card-pact-text = One neighbour may not attack one region.
gp-card-pact-foot = E07 · stays open
gp-card-coup = Coup
gp-card-coup-text = Secret hands, one roll each. The winner's people take the seats.
gp-card-coup-foot = E08 · any government
gp-card-recession = Recession
gp-card-recession-text = Here and next door, economies shrink to their governments.
gp-card-recession-foot = E09 · here and around
gp-card-revolution = Revolution
gp-card-revolution-text = Here and next door a die says how many of the government may stay.
gp-card-revolution-foot = E10 · here and around
gp-card-retirement = Retirement
gp-card-retirement-text = One opponent goes home to his roses.
gp-card-retirement-foot = E11 · any region
gp-card-sabotage = Sabotage
gp-card-sabotage-text = A region loses chips by the die; you pick them.
gp-card-sabotage-foot = E12 · any region
gp-card-drive = Drive
gp-card-drive-text = One more action in a region you activate and govern.
gp-card-drive-foot = E13 · stays open
gp-card-defector = Defector
gp-card-defector-text = An opponent's seat becomes yours. One of yours pays on Mauritius.
gp-card-defector-foot = E14 · any region
gp-card-unrest = Unrest
gp-card-unrest-text = Here and next door, governments shrink to their economies.
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
