### Page one of Junta’s rule book, its quick reference and its words.

junta-book-about = Seven families, one palace, and a plane full of foreign aid every round. One of you is President and divides it; the others have the votes, the army and long memories.
junta-book-win = Have the most in your Swiss account when the aid runs out. Cash counts for nothing.
junta-book-round = Seven stops, two more if the army has ideas. The order never changes; the Presidents do.
junta-book-again = Then the round begins again, perhaps under new management.

junta-book-stop-1 = Cards
junta-book-stop-1-text = Everybody draws two. Above six, open influence included, something must go.
junta-book-stop-2 = Offices
junta-book-stop-2-text = The President hands out the uniforms. Every family gets at least one; nobody is pleased.
junta-book-stop-3 = Aid
junta-book-stop-3-text = The President draws eight notes of foreign aid. Nobody else sees how much it is.
junta-book-stop-4 = Budget
junta-book-stop-4-text = The President says who gets what and keeps the rest. The Chamber votes on it, in two ballot rounds.
junta-book-stop-5 = Locations
junta-book-stop-5-text = Everybody hides for the night, in secret: bank, home, headquarters, mistress or night club.
junta-book-stop-6 = Terror
junta-book-stop-6-text = Assassins and secret police name a person and a place; then all places are shown. The wrong place saves a life.
junta-book-stop-7 = Bank
junta-book-stop-7-text = Whoever is at the bank and alive moves money between pocket and account.
junta-book-stop-8 = Coup
junta-book-stop-8-text = With a pretext, or from the headquarters, anybody but the President may march. Three of the five power centres decide.
junta-book-stop-8-if = if one begins
junta-book-stop-9 = Consequences
junta-book-stop-9-text = The winners have the palace, somebody may be shot, and all units go back to their barracks.
junta-book-stop-9-if = after a coup

junta-book-sheet-deal = Set-up: { $players ->
    [2] Mini-Junta (J17): a President and the leader of the opposition, and three dummies with offices. Four cards each.
    [3] Junta for three (J18): a President, the leader of the opposition and a Minister who belongs to neither, and two dummies. Four cards each.
   *[other] five cards each, no money; then the first President is elected.
  }
junta-book-sheet-offices = Offices: { $players ->
    [2] the President has the Admiral, the opposition one brigade, the dummies the rest.
    [3] the President has the Admiral, one is Minister, one is General, the dummies the rest.
    [4] everybody but the President holds one General and one other office.
    [5] two of the others hold two offices; nobody is General twice.
    [6] one of the others holds two offices; nobody is General twice.
    [7] one for each.
   *[other] each family at least one, nobody more than two, nobody two Generals.
  }
junta-book-sheet-votes = Votes: head of the family 1, each office 1, influence as printed. Used influence lies open and votes again in every later vote.
junta-book-sheet-budget = Budget rejected: the President keeps it all, the bank is closed, there is a pretext. The Minister may force it through: it is paid, the police stand in the Chamber, the bank is closed for lunch.
junta-book-sheet-night = Dead: cash to the killer, cards to the pile, the account stays, back next round. In exile nobody reaches you; the way home may be deadly.
junta-book-sheet-pretext = A pretext: a murder, a rejected or forced budget, certain cards. Without one only the headquarters will do.
junta-book-sheet-fire = A fight: three volleys, one die for each unit, every 6 destroys a unit. Whoever was there first fires first. Palace guards in the palace roll two dice each.
junta-book-sheet-end = The end: fewer than eight notes are left when the President draws aid.

junta-term-votes = Votes
junta-term-votes-says = What you can throw into a vote of the Chamber: your head, your offices, your influence and vote cards.
junta-term-influence = Influence
junta-term-influence-says = A card with votes. Once used it lies open before you and votes again every time; it counts among your six cards.
junta-term-cash = Cash
junta-term-cash-says = MP are million pesos. What is in your pocket the others do not see: it buys and bribes, it can be stolen, and it counts for nothing at the end.
junta-term-account = Swiss account
junta-term-account-says = Money in Switzerland. Nobody can take it, it is only reached at the bank, and it alone decides who wins.
junta-term-stack = The stack
junta-term-stack-says = The aid that is still to come, face down. When the President finds fewer than eight notes, the game is over.
junta-term-bank = The bank
junta-term-bank-says = Open after an accepted budget, closed for the rest of the round after a rejected one. After a forced one it is out to lunch: it opens only if there is a coup.
junta-term-pretext = Pretext
junta-term-pretext-says = A reason to start a coup: a murder, a rejected budget, certain cards. It lasts until the end of the round.
junta-term-president = President
junta-term-president-says = Draws the aid, proposes the budget, hands out the offices, commands the palace guard. Everybody wants him gone.
junta-term-minister = Minister of Internal Security
junta-term-minister-says = Has four police units and the secret police, may force a budget through and have returning exiles shot.
junta-term-brigade = Brigade
junta-term-brigade-says = Six army units under one General. In a coup they march along the streets.
junta-term-centre = Power centre
junta-term-centre-says = Central Bank, Chamber of Deputies, Presidential Palace, main station, radio station. Whoever holds three of five wins the coup.
junta-term-rebel = Rebel
junta-term-rebel-says = Whoever acts against the President in a coup. Nobody becomes loyal again; the loser may be shot.
junta-term-exile = Exile
junta-term-exile-says = Fled to an embassy, where nobody reaches you. No votes, no bank; returning is safe only with safe conduct.
junta-term-assassin = Assassin
junta-term-assassin-says = A card that kills one person at one place, if the person is there and the die agrees.
junta-term-ballot = Ballot round
junta-term-ballot-says = Every vote has two: what you hold back in the first can still be thrown in during the second.
junta-term-office = Office
junta-term-office-says = One vote more, and often soldiers. Every family has at least one, nobody more than two.
junta-term-orphaned = Orphaned office
junta-term-orphaned-says = Its holder is dead or in exile. One of them the brother-in-law runs for the President, with its vote and its soldiers; all others are frozen.
junta-term-hand = Political cards
junta-term-hand-says = Six at most, open influence included. What is in your hand only you see.
junta-term-vote-card = Vote card
junta-term-vote-card-says = Votes for one round of one vote: thrown in, counted, gone.
junta-term-bribe = Bribe
junta-term-bribe-says = Buys off an assassin, or in a coup somebody else’s soldiers. The price is paid before the effect.
junta-term-donation = Donation
junta-term-donation-says = A note from the top of the stack, for you alone, at any time.
junta-term-event = Event
junta-term-event-says = Each says when it can be played: some at any time, some only in a coup, some are the pretext for one.
junta-term-place = Location
junta-term-place-says = Where somebody spends the night, chosen in secret. Assassins knock at one door; only at the bank is the account in reach.
junta-term-target = Target
junta-term-target-says = Somebody has been named to an assassin and plays no cards until the doors have been opened.
junta-term-guard = Palace guard
junta-term-guard-says = The President’s own. Whoever fires at it is a rebel, whenever that happens.
junta-term-police = Police
junta-term-police-says = Four units under the Minister of Internal Security.
junta-term-landing = Paratroopers and marines
junta-term-landing-says = Land once in a coup, in their commander’s turn: paratroopers anywhere, marines by the river.
junta-term-crowd = Units from a card
junta-term-crowd-says = They leave the map after the coup. Unarmed ones, drawn in red, roll one die for every two.
junta-term-bombardment = Air strike and gunboat
junta-term-bombardment-says = Fire before the first volley. The air force has three strikes a coup with six dice, the gunboat fires once a phase with three.
junta-location-bank-says = The only place from which the Swiss account is reached, if you live to see the morning and the bank is open.
junta-location-headquarters-says = Whoever spends the night here may start a coup without a pretext.
junta-location-home-says = Robbers take nothing from whoever sleeps here. Assassins must guess it like any other place.
junta-location-mistress-says = A visit like any other. It has no rule of its own, and assassins must guess it like any other.
junta-location-club-says = A night like any other. It has no rule of its own, and assassins must guess it like any other.
junta-term-notes = Notes
junta-term-notes-says = 1, 2 or 3 million each. There is no change: what you promise must be payable with the notes you drew.
junta-term-promised = Promised
junta-term-promised-says = What the budget gives to the others. It is paid if the budget is adopted.
junta-term-kept = Kept
junta-term-kept-says = What is left of the aid goes into the President’s own pocket.
junta-term-volley = Volley
junta-term-volley-says = Every battle has three. Each 6 destroys a unit of whom it was aimed at; all fire at the same moment.
