### Page one of the rule book of Global Powers, its quick reference and its words.

gp-book-about = Two to five parties send politicians into the twelve regions of the world. Whoever has the most people in a region governs it, whoever governs proposes, and everybody present votes.
gp-book-win = Have enough points at a scoring, 30 with three players, or at any moment govern more regions than the dominance marker shows.
gp-book-round = The auction comes once. Then turns go round until all twelve regions are done, and points are counted.
gp-book-again = Nobody has enough? All regions are pending again.

gp-book-stop-auction = Auction
gp-book-stop-auction-text = Region by region all bid politicians in secret. The two highest bids move in; the single highest pays one more, to Mauritius.
gp-book-stop-auction-if = once
gp-book-stop-recall = Recall
gp-book-stop-recall-text = Your turn begins: take back to base as many of your people as you like.
gp-book-stop-turn = Region or card
gp-book-stop-turn-text = Activate a pending region, even one where you have nobody, or play a card. One of the two, no more.
gp-book-stop-proposal = Proposals
gp-book-stop-proposal-text = Its government acts: as many proposals as it is strong. Budget, trade, propaganda, war, a motion and more.
gp-book-stop-vote = Vote and veto
gp-book-stop-vote-text = Each politician in the region is a vote. Then one may go home to turn the result into its opposite.
gp-book-stop-war = War and motions
gp-book-stop-war-text = War is military plus a die against a neighbour. A motion is decided by diplomacy chips of all regions and the UN.
gp-book-stop-war-if = if adopted
gp-book-stop-scoring = Scoring
gp-book-stop-scoring-text = After the twelfth region: 4 for having it alone, 3 for governing, 2 in a coalition, 1 in opposition; UN plus 2, Mauritius minus 1 each.
gp-book-stop-un = UN and new cards
gp-book-stop-un-text = The one with the fewest points sends one delegate, the next two, and so on. Hands are filled up to five.

gp-book-sheet-goal = The goal: { $players ->
    [2] 40 points at a scoring, or more than 10 regions.
    [3] 30 points at a scoring, or more than 9 regions.
    [4] 25 points at a scoring, or more than 8 regions.
    [5] 22 points at a scoring, or more than 7 regions.
   *[other] 40, 30, 25 or 22 points with 2, 3, 4 or 5 players, or more regions than the dominance marker shows.
  } The marker drops by 1 at every scoring.
gp-book-sheet-bid = Bids: 0 up to one less than the base holds. Several highest bids all move in, and nobody goes to Mauritius.
gp-book-sheet-actions = Without chips: emigration, propaganda (2 from base, one of them to Mauritius). 1 diplomacy: rehabilitation. 1 military: political purge.
gp-book-sheet-budget = Budget: 1 raw material into 3 economy; 1 economy into 2 economy (on a 1 each governing party sends one to Mauritius), 2 diplomacy or 1 military. Never more than 5 chips of a kind.
gp-book-sheet-war = War: die plus military chips. The loser takes the difference home and loses 1 military and 1 economy; the winner moves in as many and loses 1 military.
gp-book-sheet-scoring = Economy bonus: 3, 4 or 5 economy chips give every governing party 1, 2 or 3 more. Sanctions halve.
gp-book-sheet-un = UN: everybody takes { $players ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
   *[other] as many as there are players
  } in hand; those who find no seat leave the game.

gp-term-government = Government
gp-term-government-says = The party with the most politicians in a region. It proposes; its strength is how many proposals there are.
gp-term-coalition = Coalition
gp-term-coalition-says = Parties that tie for most govern together and take turns proposing. They are never added up.
gp-term-opposition = Opposition
gp-term-opposition-says = Parties present that do not govern. They vote, and a region is worth 1 point to them.
gp-term-base = Base
gp-term-base-says = Your politicians at home. From here they are bid, sent out and paid.
gp-term-mauritius = Mauritius
gp-term-mauritius-says = Exile. Every politician there costs a point at the scoring; rehabilitation brings one back.
gp-term-un = UN
gp-term-un-says = Delegates from earlier scorings: 2 points each at every scoring, and a vote each on motions.
gp-term-dominance = Dominance marker
gp-term-dominance-says = Whoever governs more regions than it shows wins at once.
gp-term-pending = Pending
gp-term-pending-says = A region that has not been activated since the last scoring. When all twelve are done, points are counted.
gp-term-raw = Raw materials
gp-term-raw-says = A chip that the budget turns into 3 economy.
gp-term-economy = Economy
gp-term-economy-says = Chips that become diplomacy or military. Three or more give the government extra points.
gp-term-military = Military
gp-term-military-says = Added to the die in war, for attack and defence alike; a purge costs one.
gp-term-diplomacy = Diplomacy
gp-term-diplomacy-says = Votes for or against motions, and the price of rehabilitation.
gp-term-sanction = Sanction
gp-term-sanction-says = A sanctioned region acts on nothing but its own release, and yields half its points.
gp-term-demilitarised = Demilitarised
gp-term-demilitarised-says = No new military chips until the next scoring.
gp-term-veto = Veto
gp-term-veto-says = One of your politicians goes home and the result is turned round. Against a veto there is none.
gp-term-region = Region
gp-term-region-says = Twelve of them, each activated once between two scorings. What stands here: politicians, chips, markers.
gp-term-politician = Politician
gp-term-politician-says = One vote in the region where he stands. The party with the most governs.
gp-term-protectorate = Protectorate
gp-term-protectorate-says = Neither attacks nor is attacked until the next scoring.
gp-term-scoring = Scoring
gp-term-scoring-says = Comes when all twelve regions have been activated; then delegates go to the UN and it begins anew.
gp-term-points = Points
gp-term-points-says = What each party would score now. Whoever reaches the goal at a scoring wins.
gp-term-event = Event card
gp-term-event-says = Five in hand, of sixteen of your own. Played in place of activating a region; it works at once, and nobody votes.
gp-term-done = Done
gp-term-done-says = This region has been activated since the last scoring.
gp-term-motion = Diplomatic motion
gp-term-motion-says = Regions with a government lay diplomacy chips for or against it. What is laid is spent, whatever comes of it.
