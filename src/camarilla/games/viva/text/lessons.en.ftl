### Lessons of Viva el Presidente: what Don Fermín says, in English.
### A step has a text and a -title; -task says what to try, -why why it matters, -wrong why another answer must wait.

viva-lesson-first-name = A first evening
viva-lesson-first-line = Secret orders, one coup, one turn behind the sunglasses.

viva-lesson-first-welcome-title = Four families, one pair of sunglasses
viva-lesson-first-welcome = Welcome to the republic, Excellency-to-be. Whoever wears the sunglasses is Presidente and receives the foreign aid. Everybody else has a militia and ideas.
viva-lesson-first-welcome-why = You win with five victory points: each building, yacht and supercar counts one.

viva-lesson-first-estate-title = Choose a roof
viva-lesson-first-estate = Every family has an estate with a number. Your number is your address: in this country the militia finds you by it. Number 1, the blue one, has just become free. Do not ask.
viva-lesson-first-estate-task = Move into the blue estate
viva-lesson-first-estate-wrong = A charming house, but for this lesson you live at number 1, the blue one.

viva-lesson-first-sunglasses-title = General Ocaso rolled a six
viva-lesson-first-sunglasses = So he is the first Presidente. He draws six cards, everybody else two. That is what foreign aid means here: it is foreign to everybody but him.

viva-lesson-first-hand-title = Your two cards
viva-lesson-first-hand = Nobody but you sees them. Foreign Aid is money for later. The Gunboat adds 3 in a battle of yours; we shall need it sooner than General Ocaso thinks.

viva-lesson-first-promises-title = Promises, face down
viva-lesson-first-promises = The Presidente must promise everybody at least one card. You may look at yours. You may take it only if he survives this round: a promise is a reason not to shoot.
viva-lesson-first-promises-why = If the Presidente falls, all promised cards are lost to everybody.

viva-lesson-first-orders-title = An order that nobody sees
viva-lesson-first-orders = Set your militia. A neighbour’s number attacks that neighbour, your own number stays at home, 6 defends the Presidente. All screens are lifted together, so nobody can wait and see.
viva-lesson-first-orders-task = Attack General Ocaso: order 5
viva-lesson-first-orders-wrong = Legal, and prudent. But tonight you learn what a coup feels like: send the militia against estate 5.

viva-lesson-first-screens-title = Three of a mind
viva-lesson-first-screens = The screens are up, and three militias march on the palace. The battle for the palace is always fought first.

viva-lesson-first-gunboat-title = Cards before the roll
viva-lesson-first-gunboat = First the defender may play cards, then the attackers, then the dice fall. The Gunboat is +3 for your attack, and it makes you the strongest of the attackers.
viva-lesson-first-gunboat-why = If the coup succeeds, the strongest attacker puts on the sunglasses.
viva-lesson-first-gunboat-task = Play the Gunboat
viva-lesson-first-gunboat-wrong = You could pass, and one of your friends would become Presidente. Play the Gunboat instead.

viva-lesson-first-count-title = How a battle is counted
viva-lesson-first-count = Attack: all your dice and the Gunboat. Defence: the defender’s buildings, plus the dice that defend. The Presidente’s own militias do not roll, they count 1 each. More than the defence wins; equal is not enough.

viva-lesson-first-plunder-title = One card each
viva-lesson-first-plunder = The winners help themselves, the strongest first: one card from the loser’s hand, unseen.
viva-lesson-first-plunder-task = Take a card
viva-lesson-first-plunder-wrong = Modesty is noted and filed. Take the card.

viva-lesson-first-overthrown-title = Long live you
viva-lesson-first-overthrown = General Ocaso is out, the promises are void, and you wear the sunglasses. Before the next round everybody may spend money, beginning with the new Presidente.

viva-lesson-first-spend-title = Money becomes concrete
viva-lesson-first-spend = A building costs 4 million, a militia 2, a card 1. There is no change: whoever pays too much has paid too much. A building counts 1 point and 1 in defence, for ever.
viva-lesson-first-spend-task = Build something
viva-lesson-first-spend-wrong = Militias and cards are fine, but points win the game. Put up a building.

viva-lesson-first-ruling-title = Now they look at you
viva-lesson-first-ruling = Round 2. Six cards for you, one for each of the others. And now you must promise: at least one card to everybody, as many as you like.

viva-lesson-first-promise-title = Whom do you pay?
viva-lesson-first-promise = Contessa Bianca and Doña Perpetua might stand by you for a Foreign Aid. General Ocaso hates you already; a Spy is good enough for him. Keep the Yacht: it is worth a point in your hand.
viva-lesson-first-promise-task = Lay a promise for everybody

viva-lesson-first-loyalty-title = Bought friends are friends
viva-lesson-first-loyalty = Bianca and Perpetua defended you with a 6, and General Ocaso’s coup failed. Your defenders take their promised cards; his is void, because he attacked. Had nobody attacked you, all three would have been paid before the other battles.

viva-lesson-first-end-title = That is the whole trade
viva-lesson-first-end = Draw, promise, order, fight, spend; at the end of a round nobody keeps more than four cards. Five points end the game. Sit down at a real table now: the coach stays at your elbow, and I stay with the files.

viva-lesson-battle-name = A battle among neighbours
viva-lesson-battle-line = A card before the roll, a card after it, and the counting.

viva-lesson-battle-orders-title = Not every war is for the palace
viva-lesson-battle-orders = General Ocaso is Presidente, you live at number 1, and you hold a Surprise Attack and a Diversionary Tactic. Contessa Bianca at number 2 has two cards in her hand. Whoever beats her takes one of them.
viva-lesson-battle-orders-task = Attack Contessa Bianca: order 2
viva-lesson-battle-orders-wrong = Another evening, perhaps. Tonight we visit Contessa Bianca: order 2.

viva-lesson-battle-screens-title = She is at home
viva-lesson-battle-screens = Nobody has attacked the Presidente, so all promises are kept before any other battle: the promised cards are in your hands now, and in hers. Contessa Bianca has kept her militia at home. It defends her, and so does every building, the main house included.

viva-lesson-battle-surprise-title = Before the roll
viva-lesson-battle-surprise = The defender has been asked first; then come the attackers, and she cannot answer any more. The Surprise Attack takes her buildings out of this battle. One house is only one point. I have seen republics turn on less.
viva-lesson-battle-surprise-why = A Gunboat would add 3, for either side. The Surprise Attack is for attackers only.
viva-lesson-battle-surprise-task = Play the Surprise Attack
viva-lesson-battle-surprise-wrong = Later is too late: once the dice have fallen only Diversionary Tactics are left. Play the Surprise Attack.

viva-lesson-battle-roll-title = After the roll
viva-lesson-battle-roll = You rolled 2, she rolled 3. The Diversionary Tactic has one participant roll again: one of his dice, or all of them. A 2 improves more often than a 3 gets worse; you would need a 1 from her.
viva-lesson-battle-roll-why = Dice with a fixed value, like the Presidente’s own, cannot be rolled again.
viva-lesson-battle-roll-task = Roll your own die again
viva-lesson-battle-roll-wrong = With your own die a 4, 5 or 6 wins, half of all rolls; with hers only a 1 does. Roll your own again.

viva-lesson-battle-count-title = Four to three
viva-lesson-battle-count = Your die shows 4, her die 3, and her house does not count. With the house it would have been four to four, and equal is not enough: the attack must be higher. So the card before the roll has won it.

viva-lesson-battle-plunder-title = Her cards
viva-lesson-battle-plunder = Every attacker still in the battle may take one card from the loser’s hand, unseen. Her promised card lies among them, for she has already taken it up.
viva-lesson-battle-plunder-task = Take a card
viva-lesson-battle-plunder-wrong = Modesty after a burglary convinces nobody. Take a card.

viva-lesson-battle-end-title = A yacht
viva-lesson-battle-end = You have drawn her yacht: a victory point, as long as nobody visits you. Defenders’ cards, attackers’ cards, roll, diversion, count, plunder: every battle goes this way, the one for the palace too. Stamped.

viva-lesson-expert-name = The expert game
viva-lesson-expert-line = Promise a militia, destroy with ones, and let the sunglasses count.

viva-lesson-expert-estate-title = The same estates
viva-lesson-expert-estate = For those who have read everything. Estates, cards and prices stay as they are; take number 1, the blue one, so that I can follow you.
viva-lesson-expert-estate-task = Move into the blue estate
viva-lesson-expert-estate-wrong = A matter of taste. But in my minutes you live at number 1, in blue.

viva-lesson-expert-glasses-title = Three things are different
viva-lesson-expert-glasses = The game ends at six points instead of five, and the sunglasses are one of them. Whoever rolls a 1 in a battle may destroy an opposing die. And the Presidente, that is you, may lend his militia.
viva-lesson-expert-glasses-why = Being Presidente is now worth a building, as long as you remain it. Everybody else can count that, too.

viva-lesson-expert-promise-title = A militia with a direction
viva-lesson-expert-promise = Besides one card for everybody you may promise your die, and you choose the face: it must be the number of a Golpista. Show the 4 and give it to Contessa Bianca: she has to attack Doña Perpetua with it, whether she likes it or not.
viva-lesson-expert-promise-why = A promised die does not defend you. Lend it to somebody you have reason not to fear tonight.
viva-lesson-expert-promise-task = Promise everybody a card, and Contessa Bianca your die with the 4
viva-lesson-expert-promise-wrong = The die, Excellency: to Contessa Bianca, showing 4, and one card for everybody.

viva-lesson-expert-loan-title = On loan
viva-lesson-expert-loan = Nobody attacked you, so all promises are kept. The Contessa gets her card and, for tonight, your die. It lies as you laid it: a battle nobody ordered begins.
viva-lesson-expert-kill-title = A one
viva-lesson-expert-kill = The attack failed, but the die showed a 1: the one who rolled it may destroy a die of the other side. Perpetua’s militia goes back to the supply; it can be bought again for 2 million.
viva-lesson-expert-kill-why = The 1 changes neither the result nor the plunder. It comes at the very end of a battle.

viva-lesson-expert-end-title = Your die is home
viva-lesson-expert-end = What survives returns to you after the battles; whoever has no die left gets one for nothing. Two neighbours have quarrelled, and your hands are clean. Stamped.

viva-lesson-orders-name = Orders and promises
viva-lesson-orders-line = The same question twice: what is his promise worth, and who gets it?

viva-lesson-orders-numbers-title = Four addresses and a six
viva-lesson-orders-numbers = You live in number 1, Contessa Bianca in 2, Doña Perpetua in 4, and in number 5 lives General Ocaso, the Presidente. A militia gets a single number: somebody else’s attacks, your own stays at home, the 6 defends the Presidente, wherever he lives.
viva-lesson-orders-numbers-why = Whoever has several dice gives each its own order. Only one thing is forbidden: to attack and to defend the Presidente in the same round.

viva-lesson-orders-promise-title = Look under the card
viva-lesson-orders-promise = General Ocaso has laid a card before everybody. Yours is the Yacht: a victory point. Your neighbours see only its back. Whoever promises so much has counted how many friends he lacks.
viva-lesson-orders-promise-why = It is nobody’s yet. If he falls, it goes to the discard pile; if he holds, everybody who did not attack him takes his own.

viva-lesson-orders-defend-title = This time loyalty pays
viva-lesson-orders-defend = Staying at home would do if nobody overthrew him. But Contessa Bianca has her boots on today, and his house and his own die count only 2 together. Your yacht stands under his roof.
viva-lesson-orders-defend-task = Defend the Presidente: order 6
viva-lesson-orders-defend-wrong = Consider whose yacht is burning there. Order 6.

viva-lesson-orders-held-title = Four to four, that holds
viva-lesson-orders-held = Contessa Bianca rolled a 4; against it stood the house, his die and your 2. A tie is not enough. The Yacht is in your hand. Doña Perpetua takes her card, too, although she only sat at home. The Contessa’s is void: whoever attacks is not paid.

viva-lesson-orders-paper-title = Round 2: a petition
viva-lesson-orders-paper = Now he feels safe. For you there is the students’ petition, which is good for nothing. Doña Perpetua smiles; her card you do not know. A cheap promise is a message, too.

viva-lesson-orders-attack-title = This time it does not
viva-lesson-orders-attack = Contessa Bianca will certainly come again. Two attackers against one house and one tired die: that should do even if Doña Perpetua helps him. What you can lose is a list of signatures.
viva-lesson-orders-attack-why = If it succeeds, all promises are void, the good ones of the others included. And the strongest attacker wears the sunglasses afterwards.
viva-lesson-orders-attack-task = Attack General Ocaso: order 5
viva-lesson-orders-attack-wrong = One does not die for a petition, nor does one defend it. Order 5.

viva-lesson-orders-fallen-title = Nine to four
viva-lesson-orders-fallen = Your 5 and the Contessa’s 4 against house, die and Doña Perpetua’s 2. You were the strongest. Doña Perpetua fought for her good card and now sees it on the discard pile.

viva-lesson-orders-end-title = The formula
viva-lesson-orders-end = A promise is worth the card times the chance that he holds, and part of that chance is you. From now on you make the promises: enough to make you worth putting up with. Stamped.
