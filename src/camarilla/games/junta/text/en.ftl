### Junta. Texts of the game, in English.

## Title

junta-title = Junta
junta-short = Junta
junta-tagline = Seven families, one palace, and aid money that was meant for somebody else.
junta-reconstructed-cards = Votes, prices and effects of many cards; the seventh assassin; the numbers of units on coup cards.
junta-reconstructed-map = Most borders of the city, two districts and three embassies.
junta-reconstructed-units = How many bank guards, militia and people's guards there are.

## Families (J1.1)

junta-family-0 = Sunglasses
junta-family-1 = Pocket watch
junta-family-2 = Beard
junta-family-3 = Hat
junta-family-4 = Cocktail glass
junta-family-5 = Diamond pin
junta-family-6 = Cigar holder

## Offices (J1.4)

junta-office-president = President
junta-office-minister = Minister of Internal Security
junta-office-general1 = General of the First Brigade
junta-office-general2 = General of the Second Brigade
junta-office-general3 = General of the Third Brigade
junta-office-admiral = Admiral
junta-office-air = Air Force Commander

## Phases (J2.1)

junta-phase-0 = First election
junta-phase-1 = Draw cards
junta-phase-2 = Assign offices
junta-phase-3 = Aid money
junta-phase-4 = Budget
junta-phase-5 = Locations
junta-phase-6 = Terror
junta-phase-7 = Bank
junta-phase-8 = Coup
junta-phase-9 = Consequences
junta-coup-phase-0 = Opening
junta-coup-phase-1 = Coup phase 1
junta-coup-phase-2 = Coup phase 2
junta-coup-phase-3 = Coup phase 3
junta-coup-phase-4 = Coup phase 4
junta-coup-phase-5 = Coup phase 5
junta-coup-phase-6 = Coup phase 6

## Locations (J9.0)

junta-location-bank = Bank
junta-location-headquarters = Headquarters
junta-location-home = Home
junta-location-mistress = Mistress
junta-location-club = Night club
junta-location-exile = Exile
junta-ui-into-exile = Or into exile, in the embassy of:

## State of the bank, of the coup marker, sides, factions

junta-bank-open = The bank is open
junta-bank-lunch = Closed for lunch
junta-bank-closed = The bank is closed
junta-marker-safe = Bank is safe
junta-marker-shooting = Shoot-out at the bank
junta-pretext-yes = Pretext for a coup
junta-pretext-no = No pretext
junta-side-president = for the President
junta-side-rebels = for the rebels
junta-faction-government = Government
junta-faction-opposition = Opposition
junta-faction-none = no faction yet

## Areas of the city (J13.0)

junta-area-PAL = Presidential Palace
junta-area-CHA = Chamber of Deputies
junta-area-RAD = Radio station
junta-area-BNK = Central Bank
junta-area-STA = Main station
junta-area-UNI = University district
junta-area-MIL = Millionaires' district
junta-area-MKT = Market square
junta-area-SLU = Slums
junta-area-DOC = Docks
junta-area-SRS = South River suburb
junta-area-NSU = Northern suburb
junta-area-OLD = Old town
junta-area-B1 = Barracks of the First Brigade
junta-area-B2 = Barracks of the Second Brigade
junta-area-B3 = Barracks of the Third Brigade
junta-area-P1 = First precinct
junta-area-P2 = Second precinct
junta-area-P3 = Third precinct
junta-area-P4 = Fourth precinct
junta-area-E1 = Embassy of the Great Power
junta-area-E2 = Embassy of Mexico
junta-area-E3 = Embassy of the Neutral Cantons
junta-area-E4 = Embassy of the Neighbour
junta-area-kind-power = Power centre
junta-area-kind-district = District
junta-area-kind-barracks = Barracks
junta-area-kind-precinct = Precinct
junta-area-kind-embassy = Embassy

## Units (J3.2, J5.C.49 to J5.C.57)

junta-unit-palace_guard = Palace guard
junta-unit-police = Police
junta-unit-brigade1 = First Brigade
junta-unit-brigade2 = Second Brigade
junta-unit-brigade3 = Third Brigade
junta-unit-paratroopers = Paratroopers
junta-unit-marines = Marines
junta-unit-striker = Strikers
junta-unit-student = Students
junta-unit-demonstrator = Demonstrators
junta-unit-rioter = Rioters
junta-unit-bank_guard = Bank guards
junta-unit-militia = Militia
junta-unit-peoples_guard = People's guard
junta-unit-helicopter = Helicopter
junta-unit-gunboat = Gunboat
junta-unit-air_strike = Air strike

## Cards (J5.C): name, text, and when they are played

junta-card-1-name = Church
junta-card-1-text = 10 votes. The pulpit is the oldest radio station in the country.
junta-card-1-when = Any time
junta-card-2-name = Conservatives
junta-card-2-text = 8 votes. For keeping things as they are, especially the money.
junta-card-2-when = Any time
junta-card-3-name = Bankers
junta-card-3-text = 7 votes, and 1 MP a round towards the price of an assassin or a bribe.
junta-card-3-when = Any time
junta-card-4-name = Christian Democrats
junta-card-4-text = 5 votes, 10 while you have the Church.
junta-card-4-when = Any time
junta-card-5-name = Socialists
junta-card-5-text = 5 votes, 10 while you have the Unions.
junta-card-5-when = Any time
junta-card-6-name = Unions
junta-card-6-text = 5 votes. They will strike for you, or at you.
junta-card-6-when = Any time
junta-card-7-name = University faculty
junta-card-7-text = 3 votes, 6 while you have the Students.
junta-card-7-when = Any time
junta-card-8-name = Students
junta-card-8-text = 3 votes, most of them cast before noon.
junta-card-8-when = Any time
junta-card-9-name = Peasants
junta-card-9-text = 3 votes. Nobody has asked them yet.
junta-card-9-when = Any time
junta-card-10-name = Radicals
junta-card-10-text = 3 votes, and acquaintances nobody talks about.
junta-card-10-when = Any time
junta-card-11-name = Monarchists
junta-card-11-text = 3 votes, and 1 MP a round towards the price of an assassin or a bribe.
junta-card-11-when = Any time
junta-card-12-name = Rigged vote
junta-card-12-text = 10 votes, once the smoke has cleared.
junta-card-12-when = After a coup
junta-card-13-name = Political refugees
junta-card-13-text = 2 votes in one ballot round. They vote where they are.
junta-card-13-when = Your ballot turn
junta-card-14-name = Anarcho-syndicalists
junta-card-14-text = 2 votes in one ballot round. They abstain on principle, except today.
junta-card-14-when = Your ballot turn
junta-card-15-name = Peasant votes
junta-card-15-text = 2 votes in one ballot round. Delivered by the cartload.
junta-card-15-when = Your ballot turn
junta-card-16-name = Marxist-Leninists
junta-card-16-text = 2 votes in one ballot round. After a brief split into three parties.
junta-card-16-when = Your ballot turn
junta-card-17-name = Multiple voters
junta-card-17-text = 2 votes in one ballot round. Early and often.
junta-card-17-when = Your ballot turn
junta-card-18-name = Black marketeers
junta-card-18-text = 3 votes in one ballot round. Three for the price of two.
junta-card-18-when = Your ballot turn
junta-card-19-name = Graveyard voters
junta-card-19-text = 3 votes in one ballot round. The turnout is remarkable.
junta-card-19-when = Your ballot turn
junta-card-20-name = Middle class
junta-card-20-text = 3 votes in one ballot round. Both families.
junta-card-20-when = Your ballot turn
junta-card-21-name = Retired generals
junta-card-21-text = 3 votes in one ballot round. Retired, not harmless.
junta-card-21-when = Your ballot turn
junta-card-22-name = Radical assassin
junta-card-22-text = Needs the Radicals. Kills at the right location.
junta-card-22-when = Terror: your turn to announce
junta-card-23-name = Amateur assassin
junta-card-23-text = 1 MP. At the right location one die: 4 to 6 kills.
junta-card-23-when = Terror: your turn to announce
junta-card-24-name = Foreign assassin
junta-card-24-text = 1 MP. Kills at the right location. Not for the President nor the Minister.
junta-card-24-when = Terror: your turn to announce
junta-card-25-name = Professional assassin
junta-card-25-text = 2 MP. Kills at the right location.
junta-card-25-when = Terror: your turn to announce
junta-card-26-name = Psychotic assassin
junta-card-26-text = Free. One die: 1 to 3 he tries, 4 or 5 he forgets, on a 6 he may come for you.
junta-card-26-when = Terror: your turn to announce
junta-card-27-name = Monarchist assassin
junta-card-27-text = Needs the Monarchists. Kills at the right location, or stops an attempt on you.
junta-card-27-when = Terror: announce, or in your defence
junta-card-28-name = Robbers
junta-card-28-text = Name a player: unless he is at home he hands over 2 MP.
junta-card-28-when = Terror: your turn to announce
junta-card-29-name = Bribe the assassin
junta-card-29-text = 2 MP. An attempt that would kill you does not.
junta-card-29-when = When an attempt would kill you
junta-card-30-name = Bonus for the secret police
junta-card-30-text = 2 MP. The Ministry makes one more attempt this round.
junta-card-30-when = Terror: your turn to announce
junta-card-31-name = Bribe: police
junta-card-31-text = 1 MP and one die for each unit of this kind in one area: with luck it changes sides for the rest of the coup.
junta-card-31-when = Your coup turn
junta-card-32-name = Bribe: First Brigade
junta-card-32-text = 1 MP and one die for each unit of this kind in one area: with luck it changes sides for the rest of the coup.
junta-card-32-when = Your coup turn
junta-card-33-name = Bribe: Second Brigade
junta-card-33-text = 1 MP and one die for each unit of this kind in one area: with luck it changes sides for the rest of the coup.
junta-card-33-when = Your coup turn
junta-card-34-name = Bribe: Third Brigade
junta-card-34-text = 1 MP and one die for each unit of this kind in one area: with luck it changes sides for the rest of the coup.
junta-card-34-when = Your coup turn
junta-card-35-name = Bribe: agitators
junta-card-35-text = 1 MP and one die for each unit of this kind in one area: with luck it changes sides for the rest of the coup.
junta-card-35-when = Your coup turn
junta-card-36-name = Party donation
junta-card-36-text = Take the top note of the aid stack. The party thanks you.
junta-card-36-when = Any time
junta-card-37-name = Party donation
junta-card-37-text = Take the top note of the aid stack. The party thanks you.
junta-card-37-when = Any time
junta-card-38-name = Party donation
junta-card-38-text = Take the top note of the aid stack. The party thanks you.
junta-card-38-when = Any time
junta-card-39-name = Party donation
junta-card-39-text = Take the top note of the aid stack. The party thanks you.
junta-card-39-when = Any time
junta-card-40-name = Students' leaflets
junta-card-40-text = Nothing happens. That, too, is in the leaflet.
junta-card-40-when = Any time
junta-card-41-name = Coalition breaks
junta-card-41-text = Another player discards one of his open influence cards, of his choice.
junta-card-41-when = Any time
junta-card-42-name = Bank holiday
junta-card-42-text = Needs the Bankers. The bank stays closed this round.
junta-card-42-when = Any time
junta-card-43-name = Church vandalised
junta-card-43-text = Needs the Church. 5 more votes in every vote of this round.
junta-card-43-when = Any time
junta-card-44-name = Spy in Switzerland
junta-card-44-text = Needs the University faculty. Learn what lies on one account.
junta-card-44-when = Any time
junta-card-45-name = Call for reform
junta-card-45-text = Needs the Christian Democrats. This round you cast the small influence cards of all others.
junta-card-45-when = Any time
junta-card-46-name = Street festival
junta-card-46-text = A pretext for a coup, with fireworks.
junta-card-46-when = Any time
junta-card-47-name = UN condemnation
junta-card-47-text = A pretext for a coup, strongly worded.
junta-card-47-when = Any time
junta-card-48-name = Farmers' strike
junta-card-48-text = A pretext for a coup. There is no milk.
junta-card-48-when = Any time
junta-card-49-name = Defence of the Central Bank
junta-card-49-text = 2 bank guards in the Central Bank.
junta-card-49-when = To start a coup, or in your coup turn
junta-card-50-name = People's guard
junta-card-50-text = 2 people's guards in a district.
junta-card-50-when = To start a coup, or in your coup turn
junta-card-51-name = Militia
junta-card-51-text = 2 militia units in a district.
junta-card-51-when = To start a coup, or in your coup turn
junta-card-52-name = Helicopter
junta-card-52-text = The helicopter. It flies two areas.
junta-card-52-when = To start a coup, or in your coup turn
junta-card-53-name = General strike
junta-card-53-text = 6 strikers in the docks, on the market square or in the slums. A pretext by itself.
junta-card-53-when = To start a coup, or in your coup turn
junta-card-54-name = Harbour strike
junta-card-54-text = 4 strikers in the docks. A pretext by itself.
junta-card-54-when = To start a coup, or in your coup turn
junta-card-55-name = Student protest
junta-card-55-text = 6 students in the University district. A pretext by itself.
junta-card-55-when = To start a coup, or in your coup turn
junta-card-56-name = Demonstrators
junta-card-56-text = 6 demonstrators on the market square. A pretext by itself.
junta-card-56-when = To start a coup, or in your coup turn
junta-card-57-name = Slum riot
junta-card-57-text = 6 rioters in the slums. A pretext by itself.
junta-card-57-when = To start a coup, or in your coup turn
junta-card-58-name = Peasant uprising
junta-card-58-text = Name a brigade: it is busy in the provinces until the end of the round.
junta-card-58-when = Before the coup
junta-card-59-name = Pretender from the provinces
junta-card-59-text = A die sends a brigade to the provinces until the end of the round.
junta-card-59-when = Before the coup
junta-card-60-name = President's competence disputed
junta-card-60-text = The Chamber votes. With two thirds the President is out.
junta-card-60-when = While offices are assigned
junta-card-61-name = New budget
junta-card-61-text = Take this round's aid but for one note, and propose a budget of your own.
junta-card-61-when = After a rejected budget
junta-card-62-name = Power failure
junta-card-62-text = The lights go out: ballot round 1 is the result.
junta-card-62-when = During a vote
junta-card-63-name = Miscount
junta-card-63-text = The vote is void and is held again.
junta-card-63-when = During a vote
junta-card-64-name = Summer recess
junta-card-64-text = The deputies are at the beach: ballot round 1 is the result.
junta-card-64-when = Between the ballot rounds
junta-card-kind-influence = Influence
junta-card-kind-vote = Votes
junta-card-kind-assassin = Assassin
junta-card-kind-bribe = Bribe
junta-card-kind-donation = Donation
junta-card-kind-event = Event

## Switches: name, help, values

junta-switch-starting_hand = Starting hand
junta-switch-starting_hand-help = How many cards everybody draws before the first election.
junta-switch-starting_hand-5 = Five
junta-switch-starting_hand-6 = Six
junta-switch-influence_use = Use of influence cards
junta-switch-influence_use-help = Whether an influence card votes once per vote or in both ballot rounds.
junta-switch-influence_use-once_per_vote = Once per vote
junta-switch-influence_use-every_ballot_round = In every ballot round
junta-switch-round_two_candidates = Candidates in round 2
junta-switch-round_two_candidates-help = Whether new candidates can be named in the second ballot round.
junta-switch-round_two_candidates-nominated = Only nominees of round 1
junta-switch-round_two_candidates-open = New nominations too
junta-switch-election_first_voter = First voter in an election
junta-switch-election_first_voter-help = Who begins in elections after the first.
junta-switch-election_first_voter-left_of_last_president = Left of the last President
junta-switch-election_first_voter-minister = The Minister
junta-switch-budget_first_voter = First voter on a budget
junta-switch-budget_first_voter-help = Who begins when the Chamber votes on a budget or a motion.
junta-switch-budget_first_voter-left_of_president = Left of the President
junta-switch-budget_first_voter-president = The President
junta-switch-target_cash_lock = Cash of a target
junta-switch-target_cash_lock-help = Whether somebody named as a target may still move his cash.
junta-switch-target_cash_lock-on = Locked
junta-switch-target_cash_lock-off = Free
junta-switch-lunch_reopens = After lunch
junta-switch-lunch_reopens-help = When a bank that is closed for lunch opens again.
junta-switch-lunch_reopens-after_coup = After a coup
junta-switch-lunch_reopens-always = At the end of every round
junta-switch-rebels_fire_at_rebels = Rebels against rebels
junta-switch-rebels_fire_at_rebels-help = Whether rebels may fire at rebels.
junta-switch-rebels_fire_at_rebels-allowed = Allowed
junta-switch-rebels_fire_at_rebels-forbidden = Forbidden
junta-switch-move_part = Moving part of a stack
junta-switch-move_part-help = Whether a player may leave units behind when he moves.
junta-switch-move_part-some_or_all = Some or all
junta-switch-move_part-whole_stack = The whole stack
junta-switch-bombard_target = Naming a bombardment
junta-switch-bombard_target-help = When the area of a bombardment is named.
junta-switch-bombard_target-movement_turn = In the movement turn
junta-switch-bombard_target-combat_segment = In the combat segment
junta-switch-combat_order = Order of battles
junta-switch-combat_order-help = Whether battles are fought one after the other or volley by volley.
junta-switch-combat_order-area_by_area = Area by area
junta-switch-combat_order-all_areas_per_volley = All areas, volley by volley
junta-switch-opening_fire = Opening fire
junta-switch-opening_fire-help = Whether who was there first shoots first.
junta-switch-opening_fire-on = On
junta-switch-opening_fire-off = Off
junta-switch-retreat = Retreat
junta-switch-retreat-help = Who must leave after a battle.
junta-switch-retreat-all_but_fewest = All but those with the fewest losses
junta-switch-retreat-most_losses = Only those with the most losses
junta-switch-short_game = Short game
junta-switch-short_game-help = Four notes leave the stack after every coup.
junta-switch-short_game-off = Off
junta-switch-short_game-on = On
junta-switch-stack_height = Height of the stack
junta-switch-stack_height-help = Whether everybody sees how many notes are left.
junta-switch-stack_height-hidden = Hidden
junta-switch-stack_height-shown = Shown
junta-switch-election_majority = Majority in elections
junta-switch-election_majority-help = How many votes elect a President.
junta-switch-election_majority-plurality = More than anybody else
junta-switch-election_majority-absolute = More than half
junta-switch-vote_deadlock = Deadlocked elections
junta-switch-vote_deadlock-help = Whether the lot ends an election that failed three times.
junta-switch-vote_deadlock-lot_after_3 = Lot after three votes
junta-switch-vote_deadlock-never = Vote until somebody wins
junta-switch-ex_president_vote = Votes of a former President
junta-switch-ex_president_vote-help = What a President who left office has in the election of his successor.
junta-switch-ex_president_vote-cards_only = His cards
junta-switch-ex_president_vote-none = Nothing
junta-switch-aid_on_resignation = Aid after a resignation
junta-switch-aid_on_resignation-help = Who has the aid notes when the President resigns before the budget.
junta-switch-aid_on_resignation-passes_on = The new President
junta-switch-aid_on_resignation-kept = The old one
junta-switch-open_influence = Open influence cards
junta-switch-open_influence-help = Whether an open influence card can be discarded.
junta-switch-open_influence-fixed = Stays until death
junta-switch-open_influence-may_be_discarded = May be discarded
junta-switch-trade_in_terror = Deals in terror
junta-switch-trade_in_terror-help = Whether there are deals in phases 6 and 9.
junta-switch-trade_in_terror-allowed = Allowed, but not by victims
junta-switch-trade_in_terror-none = None
junta-switch-vote_card_timing = Vote cards
junta-switch-vote_card_timing-help = When a vote card may be played.
junta-switch-vote_card_timing-own_turn = In one's own turn
junta-switch-vote_card_timing-any_turn = Out of turn too
junta-switch-target_may_announce = A target's own assassins
junta-switch-target_may_announce-help = Whether somebody named as a target may still announce attempts.
junta-switch-target_may_announce-yes = Yes
junta-switch-target_may_announce-monarchist_only = Only the Monarchist assassin
junta-switch-target_may_bribe = A target's bribe
junta-switch-target_may_bribe-help = Whether a target may bribe his assassin.
junta-switch-target_may_bribe-yes = Yes
junta-switch-target_may_bribe-no = No
junta-switch-lobbies_join = Lobbies
junta-switch-lobbies_join-help = Whether Bankers and Monarchists may pay for the same thing.
junta-switch-lobbies_join-yes = Together
junta-switch-lobbies_join-no = One per price
junta-switch-rigged_vote_by = Rigged vote
junta-switch-rigged_vote_by-help = Who may lay the card after a coup.
junta-switch-rigged_vote_by-anyone = Anybody present
junta-switch-rigged_vote_by-winners = Who declared for the winners
junta-switch-farmers_strike = Farmers' strike
junta-switch-farmers_strike-help = What the card does.
junta-switch-farmers_strike-pretext = A pretext
junta-switch-farmers_strike-brigade_away = A brigade is away
junta-switch-new_budget_window = New budget
junta-switch-new_budget_window-help = When the card is played.
junta-switch-new_budget_window-before_minister = Before the Minister decides
junta-switch-new_budget_window-after_minister = Only if he does not intervene
junta-switch-brother_in_law_minister = Brother-in-law in the Ministry
junta-switch-brother_in_law_minister-help = What the brother-in-law may do as Minister.
junta-switch-brother_in_law_minister-full = Everything
junta-switch-brother_in_law_minister-vote_and_units = Vote and units only
junta-switch-president_exile = Exile of the President
junta-switch-president_exile-help = Whether the President may flee while in office.
junta-switch-president_exile-resign_first = Only after resigning
junta-switch-president_exile-allowed = Yes, it counts as resigning
junta-switch-coup_opportunity = Who may start a coup first
junta-switch-coup_opportunity-help = The order in which players are offered a coup.
junta-switch-coup_opportunity-clockwise = Clockwise
junta-switch-coup_opportunity-first_come = All at once, first come
junta-switch-grey_cards_start = Grey units as a start
junta-switch-grey_cards_start-help = Whether a card with grey units starts a coup without a pretext.
junta-switch-grey_cards_start-with_pretext = Only with a pretext
junta-switch-grey_cards_start-always = Always
junta-switch-opening_losses = Losses by opening fire
junta-switch-opening_losses-help = Which units opening fire can hit.
junta-switch-opening_losses-later_groups = Those that came later
junta-switch-opening_losses-any_unit = Any of the player fired at
junta-switch-police_response = Police response
junta-switch-police_response-help = When the Minister moves police against red units.
junta-switch-police_response-before_all = Before anybody moves
junta-switch-police_response-ministers_turn = In his own turn
junta-switch-unit_bribe_success = Bribing units
junta-switch-unit_bribe_success-help = From which number on a bribed unit changes sides.
junta-switch-unit_bribe_success-2 = 2 or more
junta-switch-unit_bribe_success-3 = 3 or more
junta-switch-unit_bribe_success-4 = 4 or more
junta-switch-unit_bribe_success-5 = 5 or more
junta-switch-unit_bribe_success-6 = Only 6
junta-switch-junta_candidates = Candidates of the junta
junta-switch-junta_candidates-help = Whom a victorious junta may elect.
junta-switch-junta_candidates-anyone = Anybody present
junta-switch-junta_candidates-members = Its own members
junta-switch-mini_moves = Moves with two or three players
junta-switch-mini_moves-help = How many moves a leader has in a coup.
junta-switch-mini_moves-per_member = One for each of his faction
junta-switch-mini_moves-one = One
junta-preset-classic = Classic: the German rule book
junta-preset-simplified = Simplified: the English overview

## Endings (J2.3, J17.7)

junta-ending-stack_empty = The donors have run out of money. Switzerland counts.
junta-ending-everybody_dead = Everybody is dead. The republic gets a day off.

## Small words

junta-secret-police = the secret police
junta-source-head = head of the family
junta-goods-money = { $sum } MP
junta-goods-notes = { $count ->
    [one] a note of { $value } MP
   *[other] { $count } notes of { $value } MP
}
junta-goods-units = { $count } × { $unit } ({ $area })
junta-goods-kind = { $count ->
    [one] a card of choice ({ $kind })
   *[other] { $count } cards of choice ({ $kind })
}
junta-goods-influence = Influence
junta-goods-vote = Votes
junta-goods-assassin = Assassin
junta-goods-bribe = Bribe
junta-goods-donation = Donation
junta-goods-event = Event
junta-goods-any = any kind
junta-goods-nothing = nothing
junta-dealing = Cards, notes and, in a coup, units change hands at one stroke when both agree. Everything else is a promise, and promises bind nobody.
junta-note-1 = A note of 1 MP
junta-note-2 = A note of 2 MP
junta-note-3 = A note of 3 MP
junta-area-none = Nowhere
junta-phase-10 = The end

## Questions

junta-ask-seat = Whom do you choose?
junta-ask-name = What do you choose?
junta-ask-window = Do you play a card?
junta-ask-cards = Which cards?
junta-ask-areas = Which areas?
junta-ask-votes = Your votes?
junta-ask-shed = { $count ->
    [one] One card too many ({ $who }). Which one goes?
   *[other] { $count } cards too many ({ $who }). Which ones go?
}
junta-ask-pay = It costs { $price } MP. Which notes do you pay with? Nobody gives change.
junta-ask-nominate = Whom do you nominate for President?
junta-ask-accept-nomination = You have been nominated. Do you stand?
junta-ask-accept-election = You are elected President. Do you accept?
junta-ask-vote-election = Election, ballot round { $round }: whom do you vote for, and with what?
junta-ask-vote-budget = The budget, ballot round { $round }: yes or no, and with what?
junta-ask-vote-motion = Is the President unfit? Ballot round { $round }: yes or no, and with what?
junta-ask-recess = Between the ballot rounds: do you play a card?
junta-ask-after-vote = The votes are counted. Do you contest the count?
junta-ask-no-confidence = Do you dispute the President's competence?
junta-ask-new-budget = The budget is rejected. Do you present a new one?
junta-ask-rigged = The coup is over. Do you play the rigged vote?
junta-ask-safe-return = The President is dead. Do you return? Nobody will shoot.
junta-ask-offices = Who gets which office?
junta-ask-minister = Who of the two is Minister?
junta-ask-brigade-of-opposition = Which brigade does the opposition lead?
junta-ask-in-law = Which orphaned office does your brother-in-law run?
junta-ask-first-president = Who leads the government?
junta-ask-president = Who is President now?
junta-ask-backing = To which faction do you add your votes?
junta-ask-budget = You can spend { $sum } MP. Who gets how much?
junta-ask-tie = Yes and no are level. Does the budget pass?
junta-ask-force = The budget is rejected. Do you send the police into the Chamber and force it?
junta-ask-keep-note = Which one note do you keep?
junta-ask-location = Where do you spend the evening?
junta-ask-dummy-locations = Where do your dummies spend the evening?
junta-ask-safe-conduct = { $who } wants to come home. Do your units grant safe conduct?
junta-ask-shoot = { $who } comes back from exile. Do you have him shot?
junta-ask-announce = Whom do you send, against whom, where?
junta-ask-defence = An attempt is about to kill you. Do you play a card?
junta-ask-lose-influence = Your coalition breaks. Which influence card do you lose?
junta-ask-bank = { $cash } MP in your pocket, { $account } MP in your account. What goes into the account?
junta-ask-start = Do you start a coup?
junta-ask-start-end = No coup
junta-ask-coup-turn = Your movement turn: what do you do?
junta-ask-coup-turn-end = End the turn
junta-ask-coup-turn-then-move = March: where to?
junta-ask-coup-turn-then-move-area = March: how many go?
junta-ask-coup-turn-then-fly = Helicopter: where to?
junta-ask-coup-turn-then-exile = Exile: in whose embassy?
junta-ask-police = Red units are in the city. Where do you send police?
junta-ask-fight = Where do you want to fight?
junta-ask-gunboat = Where does the gunboat fire?
junta-ask-air_strike = Where does the air force strike?
junta-ask-bombard-whom = { $area }: at whom do you fire?
junta-ask-opening-fire = { $dice ->
    [one] { $area }: opening fire with one die. At whom?
   *[other] { $area }: opening fire with up to { $dice } dice. At whom?
}
junta-ask-fire = { $dice ->
    [one] { $area }, volley { $volley }: one die. At whom?
   *[other] { $area }, volley { $volley }: up to { $dice } dice. At whom?
}
junta-ask-losses = { $count ->
    [one] { $area }: which of your units is lost?
   *[other] { $area }: which { $count } of your units are lost?
}
junta-ask-retreat = You must retreat. Where to?
junta-ask-permit-retreat = May { $who } retreat to your units at { $area }?
junta-ask-declare = The coup is over. For whom do you declare?
junta-ask-call-off = { $who } proposes: { $side } it is decided. Do you agree?
junta-ask-squad = Whom do you send to the firing squad?
junta-ask-junta-vote = The junta elects a President. Your vote?
junta-ask-junta-tie = The junta is divided. You lead: who is President?
junta-ask-aside = At any time you may play, discard, deal or resign.

## Options

junta-opt-no-fight = No fight
junta-opt-nobody = Nobody
junta-opt-seat = { $who }
junta-opt-rebel = { $what } (▲ this makes you a rebel, J13.2)
junta-opt-at-guard = { $what } (▲ firing at the palace guard makes you a rebel, J13.2)
junta-opt-frozen = frozen units
junta-opt-pass = Play no card
junta-opt-card = { $card }
junta-opt-cards = { $cards }
junta-opt-notes = { $sum } MP: { $ones ->
    [0] { $twos ->
        [0] { $threes ->
            [0] –
           *[other] { $threes } × 3
        }
       *[other] { $threes ->
            [0] { $twos } × 2
           *[other] { $twos } × 2, { $threes } × 3
        }
    }
   *[other] { $twos ->
        [0] { $threes ->
            [0] { $ones } × 1
           *[other] { $ones } × 1, { $threes } × 3
        }
       *[other] { $threes ->
            [0] { $ones } × 1, { $twos } × 2
           *[other] { $ones } × 1, { $twos } × 2, { $threes } × 3
        }
    }
}
junta-opt-vote = { $source } ({ $votes }): { $choice }
junta-opt-cast = { $votes } for { $choice }
junta-opt-votes = { $cast }
junta-opt-no-votes = Hold all votes back
junta-opt-office = { $office }: { $who }
junta-opt-offices = { $given }
junta-opt-same-offices = Everything stays as it is
junta-opt-note-for = { $value } MP for { $who }
junta-opt-budget = { $sum } MP promised: { $shares }
junta-opt-no-budget = Promise nobody anything
junta-opt-no-attempt = Nothing more
junta-opt-attempt = { $killer } against { $who }: { $place }
junta-opt-robbery = Robbers visit { $who }
junta-opt-bank-all = Deposit everything
junta-opt-bank-none = Withdraw everything
junta-opt-deposit = Deposit a note of { $value } MP
junta-opt-withdraw = Withdraw a note of { $value } MP
junta-opt-account = { $sum } MP on the account
junta-opt-exile-in = Exile: { $area }
junta-opt-dummy-location = { $who }: { $place }
junta-opt-dummy-locations = { $places }
junta-opt-faction-government = The government
junta-opt-faction-opposition = The opposition
junta-opt-faction-none = Neither
junta-opt-move-from = Move from { $area }: { $units }
junta-opt-fly-from = Fly from { $area }: { $units }
junta-opt-bribe = { $card }: { $area }
junta-opt-land = Land: { $unit }
junta-opt-bombard = Aim: { $weapon }
junta-opt-exile = Go into exile
junta-opt-all-units = All of them
junta-opt-units = { $count } × { $unit }
junta-opt-act-move = { $units }: { $start } → { $to }
junta-opt-act-fly = Helicopter: { $start } → { $to }
junta-opt-act-land = Land: { $unit } in { $area }
junta-opt-act-bombard = { $weapon } fires at { $area }
junta-opt-act-bribe = { $card }: { $count } in { $area }
junta-opt-act-card = { $card }: { $area }
junta-opt-losses = { $units }
junta-opt-fire = { $dice ->
    [one] 1 die at { $who }
   *[other] { $dice } dice at { $who }
}
junta-opt-shots = { $shots }
junta-opt-no-shots = Hold fire
junta-opt-areas = { $areas }
junta-opt-police = One unit: { $start } to { $to }
junta-opt-police-moves = Units sent: { $count }
junta-opt-police-sent = { $count } from { $start } to { $to }
junta-opt-police-all = Police: { $moves }
junta-opt-no-police = Send nobody
junta-opt-play = Play: { $card }
junta-opt-choice = { $choice }
junta-opt-discard = Discard: { $card }
junta-opt-resign = Resign as President
junta-opt-home = Return from exile
junta-opt-ends-president = Propose: the President has won
junta-opt-ends-rebels = Propose: the rebels have won
junta-opt-accept = Accept offer { $number } of { $who }
junta-opt-drop = Decline or withdraw offer { $number }
junta-opt-offer = Offer { $who } a deal
junta-opt-give-card = Give: { $card }
junta-opt-give-note = Give a note of { $value } MP
junta-opt-give-unit = Hand over one unit: { $unit }, { $area }
junta-opt-ask-money = Ask for { $sum } MP
junta-opt-ask-note = Ask for a note of { $value } MP
junta-opt-pay-notes = Pay with { $notes }
junta-opt-ask-kind = Ask for a card: { $kind }
junta-opt-ask-card = Ask for a certain card
junta-opt-until-phase = Only for this phase
junta-opt-until-round = Only for this round
junta-opt-swap = Swap a card with { $who }
junta-opt-open = { $who } lays open: { $card }
junta-opt-aside = { $what }

## What is refused, and why

junta-no-such-player = Only these can be named: { $seats }.
junta-no-card-now = This card cannot be played now.
junta-why-card = { $card } can be played { $when }.
junta-why-card-needs = { $card } can be played { $when }, by whoever has { $needs } lying open.
junta-window-any = at any time, as long as it has an effect
junta-window-pre_coup = at any time before phase 8
junta-window-cabinet = in phase 2, before and after the offices are assigned
junta-window-rejected = after a budget has been rejected, before the Minister decides
junta-window-ballot_turn = in one’s own turn of a ballot round
junta-window-ballot = while a vote goes on, until its result takes effect
junta-window-recess = between the two ballot rounds
junta-window-announce = in one’s own turn of phase 6
junta-window-defence = when an attempt is about to kill
junta-window-coup = at one’s opportunity in phase 8, and in one’s own movement turn of a coup
junta-window-coup_turn = in one’s own movement turn of a coup
junta-window-aftermath = in phase 9, before anybody is sent to the squad
junta-no-card-count = { $count ->
    [one] It must be exactly one card.
   *[other] It must be { $count } different cards.
}
junta-no-such-card = This card is not there to choose.
junta-no-source = { $source } is no unused source of your votes.
junta-no-choice = Nobody can vote for that.
junta-no-office-holder = All six offices go to families other than the President's.
junta-no-two-generals = Nobody may be two Generals.
junta-no-office-count = { $who } must hold one or two offices.
junta-no-budget-shape = A budget names a sum for each of the { $count } others.
junta-no-budget-sum = { $sum } MP are promised, { $have } MP are there.
junta-no-budget-change = These sums cannot all be paid exactly with your notes.
junta-no-police-at-bank = The bank is safe from the secret police this round.
junta-no-target = Nobody there who could be a target.
junta-no-attempt = This attempt is not possible.
junta-no-such-notes = These notes are not there.
junta-no-location = Each dummy needs one of the five locations.
junta-no-units-there = The card cannot bring its units there.
junta-no-bribe = There are not so many units to bribe, or not so much money.
junta-no-landing = They cannot land there.
junta-no-bombardment = This cannot be fired at from here.
junta-no-exile = You cannot go into exile now.
junta-no-border = There is no street from { $start } to { $to }.
junta-no-units = A move needs units.
junta-no-units-twice = Name each kind of unit once, with its number: { $unit } stands there twice.
junta-no-such-units = So many units are not there, or they have moved: { $unit }.
junta-no-pretext = There is no pretext for a coup, and you are not at headquarters: only a card with red units of its own starts one now.
junta-no-part = The whole stack moves, or nothing does.
junta-no-helicopter = There is no helicopter of yours that can fly.
junta-no-two-flights = Companions fly one leg, not both.
junta-no-loss-count = { $count ->
    [one] It must be exactly one unit.
   *[other] It must be exactly { $count } units.
}
junta-no-fire-target = That is no opponent here.
junta-no-fire-dice = { $dice ->
    [one] You have one die.
   *[other] You have { $dice } dice.
}
junta-no-such-area = This area is not among those offered.
junta-no-discard = This card cannot be discarded now.
junta-no-resignation = You cannot resign now.
junta-no-return = You cannot return now.
junta-no-early-end = An early end can be proposed while a coup is undecided, once by everybody in each coup phase.
junta-no-such-offer = There is no such offer for you.
junta-no-partner = You cannot deal with this player now.
junta-no-empty-offer = An offer needs something in it.
junta-no-offer-shape = Notes, named cards and units are given; sums, notes, kinds of cards, named cards and units are asked for, each once.
junta-no-such-wish = Ask for cards that somebody else could have.
junta-no-so-many-cards = Nobody holds more than { $most } cards.
junta-no-such-pick = Choose the cards that were asked for: { $count } of the right kind.
junta-no-such-payment = Pay { $sum } MP exactly, in notes you have and may part with.
junta-no-such-time = An offer stays, or ends with this phase or this round.
junta-no-unit-deals = Units change hands in a movement segment only.
junta-no-units-like-that = There is no such area, no such unit, or not so many of them.
junta-no-so-much-money = There are only { $most } MP in the whole republic.
junta-no-swap = This swap is not possible.
junta-no-aside = This cannot be done out of turn.
junta-not-an-act = This is no act of a coup turn. These are: { $known }.
junta-not-an-aside = This is no aside. These are: { $known }.
junta-not-notes = Notes are three numbers: ones, twos, threes.
junta-components-section = Unknown section ({ $field }). There are: { $known }.
junta-components-field = { $field } should be: { $expected }.
junta-components-area = { $field } names { $area }, which is not on the map.
junta-components-island = { $area } has no border ({ $field }).
junta-components-power = The map needs five power centres, PAL and CHA among them ({ $field }).
junta-components-unit = { $field }: there is no unit { $unit }.
junta-components-cards = { $field } must hold the cards 1 to { $count }, each once.
junta-components-counters = { $field }: a box holds at most { $most } units, not { $got }.
junta-components-start = { $field }: there are { $most } of { $unit }; no more than that can be set up.

## News

junta-news-phase = Round { $round }: { $phase }.
junta-news-round-over = Round { $round } is over.
junta-news-drew = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
junta-news-drew-secret = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
junta-news-shuffled = The discards are shuffled into a new pile.
junta-news-discarded = { $who } discards { $card }.
junta-news-played = { $who } plays { $card }.
junta-news-paid = { $who } pays { $sum } MP.
junta-news-cash-taken = { $who } goes through the pockets of { $whom }.
junta-news-cash-taken-secret = { $who } finds { $sum } MP in the pockets of { $whom }.
junta-news-cash-lost = { $sum ->
    [one] One million of { $whom } goes under the stack.
   *[other] { $sum } million of { $whom } go under the stack.
}
junta-news-nominated = { $who } nominates { $whom }.
junta-news-refused-nomination = { $who } declines to stand.
junta-news-vote = { $votes ->
    [one] { $who } casts 1 vote for { $choice } ({ $source }).
   *[other] { $who } casts { $votes } votes for { $choice } ({ $source }).
}
junta-news-abstains = { $who } casts nothing more.
junta-news-tally = { $choice }: { $votes }.
junta-news-refused-election = { $who } declines the election.
junta-news-vote-failed = The vote has failed ({ $count }).
junta-news-lot = The lot falls on { $who }.
junta-news-no-voters = There is nobody left in the country to vote.
junta-news-president = { $who } is President. Long live { $who }.
junta-news-resigned = { $who } resigns, for health reasons.
junta-news-removed = { $who } is removed for incompetence.
junta-news-confirmed = { $who } is competent after all.
junta-news-office = { $office }: { $who }.
junta-news-in-law = The brother-in-law takes over: { $office }.
junta-news-backing = { $who } backs: { $side }.
junta-news-inspected = The hand of { $who } is inspected.
junta-news-inspected-secret = The hand of { $who }: { $cards }.
junta-news-faction = { $who } rolls { $die } against { $number }: { $side }.
junta-news-faction-sure = { $who } needs no die: { $side }.
junta-news-dummy-banked = { $who } deposits for { $whom }.
junta-news-dummy-pays = { $who } hands his money to { $whom }.
junta-news-dummy-loses = { $sum } MP of { $who } leave the game.
junta-news-aid = { $who } draws the aid money.
junta-news-aid-secret = { $who } draws { $sum } MP of aid.
junta-news-promise = { $who } promises { $whom } { $sum } MP.
junta-news-budget-accepted = The budget is accepted.
junta-news-budget-rejected = The budget is rejected.
junta-news-paid-out = { $whom } gets { $sum } MP.
junta-news-paid-out-secret = { $whom } gets { $sum } MP in notes of { $notes }.
junta-news-forced = { $who } sends the police into the Chamber. The budget passes.
junta-news-stays-rejected = The budget stays rejected. { $who } keeps the money, the bank stays closed.
junta-news-located = Everybody has gone somewhere.
junta-news-exile = { $who } goes into exile: { $where }.
junta-news-coming-home = { $who } is on the way home.
junta-news-returned = { $who } is back in the country.
junta-news-shot-at = { $who } has { $whom } welcomed at the airport.
junta-news-robbers = { $who } sends robbers to { $whom }.
junta-news-attempt = { $who } sends { $killer } against { $whom }: { $place }.
junta-news-location = { $who } was here: { $place }.
junta-news-missed = The assassin of { $who } finds { $whom } not at home, so to speak.
junta-news-die = The assassin of { $who } rolls a { $die }.
junta-news-psychotic = The psychotic comes back and kills { $who }.
junta-news-saved = { $card } saves { $who }.
junta-news-killed = { $whom } is dead. { $who } sends flowers.
junta-news-not-robbed = The robbers find nothing at { $whom }.
junta-news-robbed = Robbers call on { $whom }, for { $who }. They do not leave with empty hands.
junta-news-robbed-secret = Robbers take { $sum } MP from { $whom }, for { $who }.
junta-news-banked = { $who } has been at the counter.
junta-news-banked-secret = { $who } now has { $sum } MP in Switzerland.
junta-news-coup = { $who } starts a coup.
junta-news-no-coup = No coup this time.
junta-news-coup-phase = Coup phase { $phase }.
junta-news-rebel = { $who } is a rebel.
junta-news-units = { $who } plays { $card }: { $count } × { $unit }, { $area }.
junta-news-bribes = { $who } plays { $card }: { $count ->
    [one] one unit
   *[other] { $count } units
}, { $area }.
junta-news-bribe-idle = Nobody is left to be bribed: they obey { $who } already. The money is gone.
junta-news-bribed = { $who } rolls { $dice }: { $count ->
    [0] nobody changes sides
    [one] one unit changes sides
   *[other] { $count } units change sides
}.
junta-news-landed = { $who } lands: { $unit }, { $area }.
junta-news-aimed = { $who } aims: { $weapon } at { $area }.
junta-news-moved = { $who } marches, { $count } × { $unit }: { $start } → { $to }.
junta-news-flew = { $who } flies from { $start } over { $middle } to { $to }.
junta-news-police = Police: { $count ->
    [one] one unit
   *[other] { $count } units
} from { $start } to { $to }.
junta-news-handed-over = { $who } hands { $whom } { $count } × { $unit } at { $area }.
junta-news-fight = { $who } wants to fight: { $area }.
junta-news-in-vain = { $weapon } at { $area }: nobody there.
junta-news-bombarded = { $hits ->
    [0] { $weapon } at { $whom }, { $area }: { $dice }, no hit.
    [one] { $weapon } at { $whom }, { $area }: { $dice }, one hit.
   *[other] { $weapon } at { $whom }, { $area }: { $dice }, { $hits } hits.
}
junta-news-volley = { $hits ->
    [0] { $area }, volley { $volley }: { $who } fires at { $whom }: { $dice }, no hit.
    [one] { $area }, volley { $volley }: { $who } fires at { $whom }: { $dice }, one hit.
   *[other] { $area }, volley { $volley }: { $who } fires at { $whom }: { $dice }, { $hits } hits.
}
junta-news-lost = { $whom } loses { $count } × { $unit } ({ $area }).
junta-news-retreated = { $who } retreats from { $area } to { $to }.
junta-news-cut-off = { $whom } cannot retreat from { $area }: the units are lost.
junta-news-declared = { $who } is { $side }.
junta-news-held = { $count ->
    [0] The rebels hold no power centre.
    [one] The rebels hold one power centre: { $areas }.
   *[other] The rebels hold { $count } power centres: { $areas }.
}
junta-news-coup-won = The coup is decided { $side }.
junta-news-proposes-end = { $who } proposes to call it a day, { $side }.
junta-news-called-off = All agree. The coup is over.
junta-news-junta-vote = { $who } votes for { $whom }.
junta-news-squad = { $who } sends { $whom } to the firing squad.
junta-news-short-game = Four notes go under the stack: { $notes }.
junta-news-donation = { $who } takes a note from the stack.
junta-news-donation-secret = { $who } takes a note of { $sum } MP from the stack.
junta-news-holiday = The bank is closed for the rest of the round.
junta-news-pretext = There is a pretext for a coup.
junta-news-coalition = The coalition of { $whom } breaks: { $card } is gone.
junta-news-spy = { $who } has a look at the account of { $whom }.
junta-news-spy-secret = { $who } finds { $sum } MP on the account of { $whom }.
junta-news-away = Away in the provinces: { $office }.
junta-news-talk = { $who } whispers.
junta-news-talk-secret = { $who } offers { $whom }: { $give }. In return: { $get }.
junta-news-dropped = A shake of the head from { $who }.
junta-news-dropped-secret = { $why ->
    [void] The offer is void, nothing changes hands: { $give } for { $get }.
   *[dropped] { $who } drops the offer: { $give } for { $get }.
}
junta-news-deal = { $who } shakes a hand.
junta-news-deal-secret = { $who } and { $whom } have a deal: { $give } for { $get }.
junta-news-swapped = { $who } swaps a card with { $whom }.
junta-news-stack-empty = Fewer than eight notes are left. The game is over.
junta-news-everybody-dead = Everybody is dead. Everybody loses.
junta-news-takes-aid = { $who } takes over the aid money.
junta-news-takes-aid-secret = { $who } takes over { $sum } MP of aid.

## The table in the browser

junta-ui-office-president = President
junta-ui-office-minister = Minister
junta-ui-office-general1 = General, 1st Brigade
junta-ui-office-general2 = General, 2nd Brigade
junta-ui-office-general3 = General, 3rd Brigade
junta-ui-office-admiral = Admiral
junta-ui-office-air = Air Force
junta-ui-phase-1 = Cards
junta-ui-phase-2 = Offices
junta-ui-phase-3 = Aid
junta-ui-phase-4 = Budget
junta-ui-phase-5 = Locations
junta-ui-phase-6 = Terror
junta-ui-phase-7 = Bank
junta-ui-phase-8 = Coup
junta-ui-phase-9 = Aftermath
junta-ui-bank-open = Bank open
junta-ui-bank-lunch = Bank at lunch
junta-ui-bank-closed = Bank closed
junta-ui-mp = { $sum } MP
junta-ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
junta-ui-families = The families
junta-ui-choose = Choose { $who }
junta-ui-no-office = no office
junta-ui-vacant = vacant
junta-ui-in-law = the brother-in-law
junta-ui-frozen = frozen
junta-ui-dead = dead
junta-ui-exile = in exile
junta-ui-rebel = rebel
junta-ui-target = target
junta-ui-turn = asked
junta-ui-sealed = sealed
junta-ui-cast = already cast
junta-ui-you = you
junta-ui-cabinet = The cabinet
junta-ui-chamber = The Chamber
junta-ui-to-come = { $count ->
    [0] no open votes left
    [one] 1 vote to come
   *[other] { $count } votes to come
}
junta-ui-no-candidates = No candidates yet
junta-ui-vote-election = Election of the President
junta-ui-vote-budget = Vote on the budget
junta-ui-vote-motion = Vote of no confidence
junta-ui-ballot = Ballot round { $round } of 2
junta-ui-count = The count
junta-ui-budget = The budget
junta-ui-budget-by = promised by { $who }
junta-ui-budget-promises = { $who } promises
junta-ui-handshake = a handshake
junta-ui-promised = Promised in all
junta-ui-forced = Forced through
junta-ui-ballots = Ballots cast
junta-ui-treasury = Foreign aid
junta-ui-stack-unknown = How much is left? Nobody has ever counted.
junta-ui-stack = { $count ->
    [one] One note is left.
   *[other] { $count } notes are left.
}
junta-ui-aid-yours = You have drawn { $sum } MP of aid.
junta-ui-aid-of = { $who } has drawn the aid. How much, only one person knows.
junta-ui-piles = Pile { $deck }, discards { $discards }.
junta-ui-top = On top: { $card }.
junta-ui-away = { $brigade }: in the provinces
junta-ui-spied = { $who } had { $sum } MP in Switzerland
junta-ui-night = The evening
junta-ui-nobody-there = nobody
junta-ui-attempts = Announced attempts
junta-ui-robbery = Robbery
junta-ui-hush-locations = Everybody is going somewhere. Nobody says where.
junta-ui-hush-terror = It is quiet. Somebody is loading.
junta-ui-hush-quiet = A quiet night. The papers are disappointed.
junta-ui-hand = Your hand
junta-ui-hand-empty = No cards in your hand.
junta-ui-cash = Cash { $sum } MP
junta-ui-account = Swiss account { $sum } MP
junta-ui-no-cash = not a peso
junta-ui-sources = Your votes
junta-ui-with = { $choice } with { $votes }
junta-ui-hold = Hold all back
junta-ui-hold-last = Cast no more
junta-ui-vote-split = Split the votes
junta-ui-vote-short = Back to the short ballot
junta-ui-pick-note = Pick up a note
junta-ui-keep = You keep
junta-ui-give-note = Give { $who } a note of { $value } MP
junta-ui-take-note = Take a note back from { $who }
junta-ui-announce-budget = Announce: { $sum } MP
junta-ui-send = Send
junta-ui-against = Against
junta-ui-where = Where
junta-ui-sign = Sign: { $sum } MP in Switzerland
junta-ui-sign-nothing = Leave it as it is
junta-ui-to = Offer to
junta-ui-you-give = You give
junta-ui-you-get = You get
junta-ui-sum-wanted = Sum you ask for, in MP
junta-ui-notes-wanted = Notes of { $value } MP wanted
junta-ui-add-note = Give one more note of { $value } MP
junta-ui-less-note = Keep a note of { $value } MP
junta-ui-nothing-to-give = You have nothing to give. Nothing has never stopped anybody from asking.
junta-ui-wish-card = A certain card
junta-ui-wish-kind = Some card of a kind, at their choice
junta-ui-wish-choose = choose…
junta-ui-wish-drop = Do not ask for { $card }
junta-ui-wish-units = Ask for { $unit }, { $area }
junta-ui-wish-line = Ask for whatever you think they have (★: you know they have it). Only they see whether they could accept.
junta-ui-pick = Which cards do you give? { $count }
junta-ui-offer-send = Offer { $who }: { $give } for { $get }
junta-ui-units-at = { $count } × { $unit } ({ $area })
junta-ui-reckoning = Switzerland counts
junta-ui-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
junta-ui-pockets = { $sum } MP in the pockets do not count.
junta-ui-map = Map of the capital
junta-ui-map-sub = Tourist map, slightly occupied
junta-ui-map-reconstructed = plan of the streets reconstructed
junta-ui-areas = Areas
junta-ui-area-PAL = Palace
junta-ui-area-CHA = Chamber
junta-ui-area-RAD = Radio station
junta-ui-area-BNK = Central Bank
junta-ui-area-STA = Main station
junta-ui-area-UNI = University
junta-ui-area-MIL = Millionaires
junta-ui-area-MKT = Market square
junta-ui-area-SLU = Slums
junta-ui-area-DOC = Docks
junta-ui-area-SRS = South River
junta-ui-area-NSU = North suburb
junta-ui-area-OLD = Old town
junta-ui-area-B1 = 1st Brigade
junta-ui-area-B2 = 2nd Brigade
junta-ui-area-B3 = 3rd Brigade
junta-ui-area-P1 = Precinct 1
junta-ui-area-P2 = Precinct 2
junta-ui-area-P3 = Precinct 3
junta-ui-area-P4 = Precinct 4
junta-ui-area-E1 = Great Power
junta-ui-area-E2 = Mexico
junta-ui-area-E3 = Cantons
junta-ui-area-E4 = Neighbour
junta-ui-area-empty = nobody there
junta-ui-borders = Streets to: { $areas }
junta-ui-stack-words = { $count } × { $unit }, { $who }
junta-ui-arrival = arrival { $number }
junta-ui-battle = Battle
junta-ui-volley = volley { $number }
junta-ui-order = Order of movement
junta-ui-power = Power centres
junta-ui-leader = leader
junta-ui-strikes = { $count ->
    [one] 1 air strike left
   *[other] { $count } air strikes left
}
junta-ui-won-president = The President stays
junta-ui-won-rebels = The rebels win
junta-ui-march = On the march: { $count }
junta-ui-coup-side = State of the coup
junta-ui-papers = Papers on the table
junta-ui-if-now = If it ended now
junta-ui-it-ended = How it ended
junta-ui-of-five = { $count } of 5
junta-ui-contested = contested
junta-ui-side-president = President
junta-ui-side-rebels = rebels
junta-ui-would-win-president = The President would stay.
junta-ui-would-win-rebels = The rebels would win.
junta-ui-deciders = { $count ->
    [one] { $names } could turn it with one word.
   *[other] Each of these could turn it with one word: { $names }.
}
junta-ui-battle-of = Battle: { $area }
junta-ui-fighting = under fire
junta-ui-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
junta-ui-start = Does anybody start a coup?
junta-ui-moving = Movement
junta-ui-combat = Combat
junta-ui-declare = Declarations
junta-ui-coup-steps = Phases of the coup
junta-ui-so-far = so far { $who }
junta-ui-discard = Discard
junta-ui-play = Play
junta-ui-alarm = Coup!
junta-ui-step-0 = Opening
junta-ui-step-1 = 1
junta-ui-step-1-march = 1 March
junta-ui-step-1-combat = 1 Combat
junta-ui-step-2 = 2
junta-ui-step-2-march = 2 March
junta-ui-step-2-combat = 2 Combat
junta-ui-step-3 = 3
junta-ui-step-3-march = 3 March
junta-ui-step-3-combat = 3 Combat
junta-ui-step-4 = 4
junta-ui-step-4-march = 4 March
junta-ui-step-4-combat = 4 Combat
junta-ui-step-5 = 5
junta-ui-step-5-march = 5 March
junta-ui-step-5-combat = 5 Combat
junta-ui-step-6 = 6
junta-ui-step-6-march = 6 March
junta-ui-step-6-combat = 6 Combat
junta-ui-step-7 = Declare
junta-ui-legend-power = Power
junta-ui-legend-barracks = Barracks
junta-ui-legend-embassy = No fire
junta-ui-off-map = Off the map
junta-ui-move = March
junta-ui-fly = Fly
junta-ui-card = Card
junta-ui-where-to = Where to?
junta-ui-dice-left = { $count ->
    [one] 1 die left
   *[other] { $count } dice left
}
junta-ui-dice-at = Dice at { $who }
junta-ui-makes-rebel = This makes you a rebel.
junta-ui-guard-rebel = Firing at the palace guard makes you a rebel.
junta-ui-hold-fire = Hold fire
junta-ui-losses-left = { $count ->
    [0] That is all.
    [one] One more unit.
   *[other] { $count } more units.
}
junta-ui-bury = { $count ->
    [one] This one is lost
   *[other] These { $count } are lost
}
junta-ui-fight = Fight: { $areas }
junta-ui-fight-all = Fight everywhere
junta-ui-no-fight = No fight
junta-ui-police-stay = The police stay
junta-ui-declare-hint = Whatever you did in the streets: only what you say now counts.
junta-ui-chair = { $office }: { $who }
junta-ui-announce-cabinet = Announce the cabinet
junta-ui-complete = complete
junta-ui-gets = { $who } gets, in MP
junta-ui-act-1 = Sealed
junta-ui-act-2 = Announced
junta-ui-act-3 = All doors open
junta-ui-night-over = On with it
junta-ui-deed-missed = not there
junta-ui-deed-failed = failed
junta-ui-deed-late = too late
junta-ui-deed-saved = saved
junta-ui-deed-killed = dead
junta-ui-deed-psychotic = killed his sender
junta-ui-deed-robbed = robbed
junta-ui-deed-not-robbed = nothing found
junta-ui-desk-of-state = The aid has arrived
junta-ui-take-up = Pick up a note of { $value } MP
junta-ui-promised-sum = Promised: { $sum } MP
junta-ui-keep-sum = You keep: { $sum } MP
junta-ui-budget-hint = Drag notes to the families, or pick one up and click. Nobody knows what you drew.
junta-ui-ashore = landed
junta-ui-bank = The bank
junta-ui-queue = At the counter
junta-ui-queue-empty = Nobody is at the counter.
junta-ui-sign-open = Switzerland
junta-ui-sign-lunch = Back after lunch
junta-ui-sign-closed = Closed
junta-ui-bank-says-open = The bank is open. Nobody asks where it comes from.
junta-ui-bank-says-lunch = The teller is at lunch. He eats long when there is shooting.
junta-ui-bank-says-closed = The bank is closed. Your money is safe from you.
junta-ui-show-map = The map
junta-ui-show-hall = The hall
junta-ui-junta-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
junta-ui-junta-voting = The junta elects a President. One rebel, one vote.
junta-ui-wall = The wall
junta-ui-wall-who = Who stands there?
junta-ui-wall-done = At dawn
junta-ui-map-whole = The whole map
junta-ui-map-pans = Swipe the map to see the rest
junta-ui-map-near = Nearer
junta-ui-shoot = { $count ->
    [one] Fire with 1 die
   *[other] Fire with { $count } dice
}

## Mini-Junta

junta-mini-short = Mini-Junta
junta-mini-title = { $players ->
    [2] Mini-Junta: a republic of two
   *[other] Mini-Junta: a republic of three
}
junta-mini-lead = So few make no republic. Dummies sit at the table, too: families with offices, cards and units, but without a will of their own.
junta-mini-dummies = Dummies
junta-mini-dummies-line = Nobody plays them. Until the next budget each belongs to a faction, and its leader votes, moves and discards for him.
junta-mini-factions = Factions
junta-mini-factions-line = The President leads the government, his opponent the opposition. Where a dummy goes is settled by the money that the President promises him in the budget, and by a die: the more, the sooner to the government.
junta-mini-money = His money is yours
junta-mini-money-line = What a dummy gets goes to his leader: into the account if the dummy is at the bank, otherwise in cash.
junta-mini-coup = In a coup
junta-mini-coup-line = The leader moves the units of his dummies, too. They are on his side and declare with him.
junta-mini-minister = The Minister
junta-mini-minister-line = The third person at the table is the Minister. He belongs to no faction and sides with whom he likes.
junta-mini-go = To the table

## The film

junta-film-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
junta-film-influence = Your influence, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
junta-film-cash = { $sum } MP in cash
junta-film-account = Swiss account, { $sum } MP
junta-film-account-small = nobody asks a bank about grief
junta-film-squad = The firing squad:
junta-film-dead = You are
junta-film-dead-red = dead.
junta-film-cousin = Next round you return
junta-film-cousin-small = as your cousin. The likeness is deductible.
junta-film-robbed = You have been
junta-film-robbed-red = robbed.
junta-film-appointed = { $count ->
    [one] You have a new office
   *[other] You have new offices
}
junta-film-dismissed = { $count ->
    [one] You have lost an office
   *[other] You have lost offices
}
junta-film-reshuffled = Your offices have changed
junta-film-aim-volley = { $area }, volley { $volley }: you fire at { $whom }. Every six hits.
junta-film-aim-amateur = Your amateur takes aim. Four or more hits.
junta-film-aim-psychotic = Your psychotic is loose. Three or less and he strikes; a six may turn him on you.
junta-film-aim-bribed = The money is counted. Who changes sides?
junta-film-card = { $who } plays a card
junta-film-cabinet = The palace has handed out the offices.
junta-film-president = You are President
junta-film-president-small = The budget, the offices and the palace guard are yours.
junta-film-toppled = You have been
junta-film-toppled-red = toppled.
junta-film-not-elected = The Chamber has chosen somebody else
junta-film-units = You have lost units
junta-film-units-left = { $count ->
    [0] no units on the map
    [one] 1 unit on the map
   *[other] { $count } units on the map
}
junta-film-promise = A promise was
junta-film-promise-red = broken.
junta-film-promise-how = { $promised } MP were promised, { $paid } MP were paid.
junta-film-budget-taken = Your budget has been taken over
junta-film-budget-lost = Your budget is rejected
junta-film-budget = The budget
junta-film-coup = Coup!
junta-film-office-president = The aid, the offices, four palace guards and one vote.
junta-film-office-minister = Four police units, the secret police and one vote. May force the budget through.
junta-film-office-general1 = Six units in a coup and one vote in the Chamber.
junta-film-office-general2 = Six units in a coup and one vote in the Chamber.
junta-film-office-general3 = Six units in a coup and one vote in the Chamber.
junta-film-office-admiral = Marines, the gunboat and one vote in the Chamber.
junta-film-office-air = Paratroopers, three air strikes and one vote in the Chamber.
junta-film-count = The count
junta-film-volley = { $hits ->
    [0] { $who } fires at { $whom }, volley { $volley }: no hit.
    [one] { $who } fires at { $whom }, volley { $volley }: one hit.
   *[other] { $who } fires at { $whom }, volley { $volley }: { $hits } hits.
}
junta-film-bombarded = { $hits ->
    [0] { $weapon } at { $whom }: no hit.
    [one] { $weapon } at { $whom }: one hit.
   *[other] { $weapon } at { $whom }: { $hits } hits.
}
junta-film-choice = { $choice }
junta-film-obituary = Obituary
junta-film-fall = The fall of a President
junta-film-coup-over = The coup is over
junta-film-drew = { $count } families draw cards.
junta-film-abstains = { $who }: nothing more.
junta-film-battle = { $area }: { $volleys ->
    [one] one volley
   *[other] { $volleys } volleys
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
junta-film-battle-lost = { $area }: { $volleys ->
    [one] one volley
   *[other] { $volleys } volleys
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}. Losses: { $losses }.
junta-film-battle-loss = { $whom } { $count }
junta-film-whispers = { $said ->
    [0] Nobody whispers
    [one] A whisper
   *[other] { $said } whispers
}, { $refused ->
    [0] no answer yet.
    [one] one shake of the head.
   *[other] { $refused } shakes of the head.
}
