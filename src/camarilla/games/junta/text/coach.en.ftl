### The coach of Junta: what a question means, in two sentences. One message for every kind of question.

junta-ask-aside-coach = Out of turn you may play a card that says so, make or answer an offer, give something away or resign. You need not do any of it.
junta-ask-accept-election-coach = The President draws the aid and proposes the budget. He is also the one everybody wants dead.
junta-ask-accept-nomination-coach = If you stand, people may vote for you. You can still refuse when you are elected.
junta-ask-after-vote-coach = The count is known, and one card can still upset it. Everybody is asked, so being asked tells nothing.
junta-ask-announce-coach = Send an assassin or the secret police against one person at one place; it works only if he is really there. Whoever is killed loses his cash to you and his cards to the pile.
junta-ask-backing-coach = The opposition elects its leader by votes. You add yours to one of the factions.
junta-ask-bank-coach = Only here does money move between your pocket and your account. Only the account counts at the end, and nobody can rob it.
junta-ask-bombard-whom-coach = Several players have units there, and the shells hit only one of them. Rebels and loyal troops can be hit alike.
junta-ask-brigade-of-opposition-coach = With two players the opposition leads one brigade. Choose the one that stands best on the map.
junta-ask-budget-coach = Promise each family something or nothing; what you do not promise you keep, and nobody knows how much you drew. The Chamber votes on it; rejected, the bank stays closed and everybody has a pretext for a coup.
junta-ask-call-off-coach = If all present agree, the coup ends now and this side has won. One refusal, and the fighting goes on.
junta-ask-coup-turn-coach = March along the streets, play cards, bombard, or end your turn. Whoever acts in the opening, or ever fires at the palace guard, is a rebel until the coup is over.
junta-ask-declare-coach = After the fighting everybody declares for the President or the rebels, whatever he did. Your units count for the side you name, and three of the five power centres win.
junta-ask-defence-coach = You are about to be killed, and a card may save you. Dead means: your cash and your cards are gone, your account is safe, and you are back next round.
junta-ask-dummy-locations-coach = Your dummies need a place for the night, too. Spread them, or they are found together.
junta-ask-fight-coach = You name the areas in which you want a battle this phase. Where nobody fights, both sides simply stand there.
junta-ask-fire-coach = You share your dice among the enemies in this area; each six hits. Whoever has more armed units there throws more dice.
junta-ask-opening-fire-coach = Your units may fire first at those who move in. Firing makes clear on which side you are.
junta-ask-first-president-coach = The government needs a leader. He draws the aid and is asked first about everything.
junta-ask-force-coach = As Minister you may force the rejected budget with the police: it is paid as announced. But the four police units stand in the Chamber afterwards, and everybody has a pretext.
junta-ask-gunboat-coach = The gunboat shells any one area once a phase, with three dice. Whoever fires at the Palace is a rebel.
junta-ask-air_strike-coach = The air force strikes three times in a coup, at most once a phase, with six dice and anywhere. Whoever strikes at the Palace is a rebel.
junta-ask-in-law-coach = An office has lost its holder for this round, and your brother-in-law runs one of them for you. Take the one with soldiers where you need them.
junta-ask-junta-tie-coach = The junta cannot agree on a President, and you led the coup: you decide. The new President may send somebody to the wall.
junta-ask-junta-vote-coach = The rebels have won and elect a President, one vote each. He may send anybody to the firing squad, even a rebel.
junta-ask-keep-note-coach = The new budget takes the aid from you; one note you may keep. The largest, usually.
junta-ask-location-coach = Choose in secret where you spend the night. Only at the bank can you deposit, only from headquarters can you start a coup without a pretext; killers must guess your place.
junta-ask-lose-influence-coach = A coalition breaks and one of your open influence cards goes. Give up the weakest.
junta-ask-losses-coach = You lost units in this volley and choose which. Unarmed crowds go first where they can.
junta-ask-minister-coach = One of the two becomes Minister of Internal Security and commands the secret police. He can kill one person a night.
junta-ask-new-budget-coach = With this card you take the rejected aid from the President, all but one note, and propose a budget of your own. If it passes, you keep what you did not promise.
junta-ask-no-confidence-coach = A card disputes that the President is fit for office; then the Chamber votes on him. Everybody is asked, so being asked tells nothing.
junta-ask-nominate-coach = You may propose one person as President, even yourself. Only nominated people can be elected.
junta-ask-offices-coach = Every family gets at least one office, nobody more than two, nobody two brigades. Brigades decide a coup, and the Minister can kill one man a night.
junta-ask-pay-coach = Pay with notes you have; nobody gives change. Paying too much is a present.
junta-ask-permit-retreat-coach = Somebody beaten asks to retreat to where your units stand. If you refuse, he must find another way or is lost.
junta-ask-police-coach = Crowds are in the streets, and as the one in charge you send police against them. Precincts you empty are open to others.
junta-ask-president-coach = The office is free, and it is for you to name the President. Remember that he commands the palace guard and the budget.
junta-ask-recess-coach = Between the ballot rounds a card can change the vote. Everybody is asked, so being asked tells nothing.
junta-ask-retreat-coach = Your units lost and must leave. Go where friends are, or where nobody is.
junta-ask-rigged-coach = A rigged vote can still decide who becomes President. Everybody is asked, so being asked tells nothing.
junta-ask-safe-conduct-coach = An exile wants to come home through your units. If you refuse, he may be shot on arrival.
junta-ask-safe-return-coach = The President who would have you shot is dead. Whoever returns now is safe.
junta-ask-shed-coach = Six cards are the limit, open influence included. Give up what you can least use; everybody sees it.
junta-ask-shoot-coach = An exile is back without safe conduct, and you may have him shot. He loses his cards, and you take his cash.
junta-ask-squad-coach = The winner may send one person to the wall: he is dead for this round, his cards are gone, his cash is yours. Broke enemies are poor targets, but grudges count, too.
junta-ask-start-coach = You may start a coup now by moving a unit, playing a unit card or shelling the Palace. That makes you the leader of the rebels; three of five power centres must be yours in the end.
junta-ask-tie-coach = The vote is level, and you as President decide. Yes pays as promised.
junta-ask-vote-election-coach = Your family, your offices and your influence cards are votes; used influence lies open and votes again later. What you hold back you may still add in the second ballot round.
junta-ask-vote-budget-coach = Offices and influence cards are votes for or against the budget. Rejected, the President keeps it all, the bank closes, and everybody has a pretext for a coup.
junta-ask-vote-motion-coach = The Chamber decides whether the President is unfit. If so, he loses the office and a new one is elected.
junta-coach-unit = what it is worth, in MP

## What is at stake, beside a figure; and a quiet word before an answer that costs much.

junta-stake-cash = MP in your pocket; lost if you die
junta-stake-account = MP in Switzerland; nobody can take them
junta-stake-open = votes lie open and are not cast yet
junta-stake-ahead = votes for whoever is ahead
junta-stake-mine = votes you can cast now
junta-stake-count = Yes to No so far
junta-stake-missing = votes still missing for a Yes
junta-stake-share = MP for you if it passes
junta-stake-aid = MP of aid, and only you know
junta-stake-centres = power centres would be the rebels’ now
junta-stake-units = units under your command
junta-stake-hit = for at least one hit, with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
junta-stake-facing = your units against those of the others here
junta-stake-area = you against the others: { $area }
junta-caution-rebel = Act now and you are a rebel until the coup is over. If the President wins, he may have you shot.
junta-caution-purse = You carry { $sum } MP. Whoever finds you tonight has them.
junta-doubt-rebel = From then on you are a rebel, and loyal never again. If it fails, somebody picks you a wall.
junta-doubt-resign = The presidency goes, and with it the aid, the offices and the guard. Nobody gives it back.
junta-medal-promise = Order of the Empty Promise
junta-medal-promise-text = { $count } million promised in the Chamber
junta-medal-door = Wrong Door Cross
junta-medal-door-text = outlived { $count } assassins
junta-medal-flowers = Medal of Condolence
junta-medal-flowers-text = sent flowers { $count } times
junta-medal-barricade = Barricade, with Ribbon
junta-medal-barricade-text = a rebel { $count } times
junta-medal-suitcase = Order of the Packed Suitcase
junta-medal-suitcase-text = into exile { $count } times
junta-medal-whisper = Grand Whisperer
junta-medal-whisper-text = { $count } whispers and handshakes

## Why it came so, and in what the evening is measured.

junta-tally-aid = had the aid in hand
junta-tally-paid = MP received from budgets
junta-tally-bank = been at the counter
junta-tally-dead = died
junta-tally-exile = gone into exile
junta-fortune = The figure says by how many MP it made you richer or poorer; what lay in the pocket counts half.
