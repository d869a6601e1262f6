### Lessons of Global Powers: what Don Fermín says, in English.
### A step has a text and a -title; -task says what to try, -why why it matters, -wrong why another answer must wait.

gp-lesson-first-name = A first evening
gp-lesson-first-line = Move in, propose, vote, wage one small war, and count.

gp-lesson-first-welcome-title = Twelve parliaments, three parties
gp-lesson-first-welcome = You are not a country. You are a party with twenty politicians, and you sit in twelve parliaments at once. Where you have the most people you govern; where you tie for most, you govern in coalition; elsewhere you are the opposition.
gp-lesson-first-welcome-why = Points come from governing. With three players 30 points at a scoring win, or governing ten of the twelve regions at any moment.

gp-lesson-first-bid-title = Buying a parliament
gp-lesson-first-bid = The regions are filled by secret bids, the United States first. Everybody writes down how many politicians he sends; all are shown at once, and the two highest bids move in. You have twenty for twelve regions; they wait in your base, and whoever is not sent anywhere stays there.
gp-lesson-first-bid-task = Bid 3 to 5 for the United States
gp-lesson-first-bid-wrong = Too little to govern, or too much to have anybody left. Three, four or five.

gp-lesson-first-moved-in-title = You govern the United States
gp-lesson-first-moved-in = The single highest bid. It costs you one more politician, who is sent to Mauritius, where the sea is warm and the influence small.
gp-lesson-first-moved-in-why = At a scoring every exile on Mauritius costs a point.

gp-lesson-first-auction-title = Eleven more
gp-lesson-first-auction = The rest of the auction I have settled for you, as any clerk would: a little of everything. The numbers on the map are the chips of a region: raw materials become economy, economy is points, military wages wars, and diplomacy carries motions.

gp-lesson-first-cards-title = Five of sixteen
gp-lesson-first-cards = Everybody has the same sixteen cards and takes five of them, in secret. A card is played instead of activating a region. What is played does not come back.
gp-lesson-first-cards-task = Choose five cards

gp-lesson-first-turn-title = Your turn
gp-lesson-first-turn = On your turn you activate one region or play a card. Each region is activated once before the scoring. It is the region’s government that acts then, not whoever activated it; so activate your own.
gp-lesson-first-turn-task = Activate the United States
gp-lesson-first-turn-wrong = A card, or a foreign region, is for later. Wake your own government: the United States.

gp-lesson-first-propose-title = A government proposes
gp-lesson-first-propose = It has as many actions as its government has people there, and each is a proposal on which everybody in that parliament votes. Begin with something kind: bring your man home from Mauritius.
gp-lesson-first-propose-task = Propose rehabilitation
gp-lesson-first-propose-wrong = All in good time. First bring your exile home: rehabilitation.

gp-lesson-first-home-again-title = Adopted, 3 to 2
gp-lesson-first-home-again = Your three votes against the others’ two. More for than against is needed; a tie is a no. Anybody there could still have sacrificed a politician to turn the result round. That is called a veto.

gp-lesson-first-war-title = Now something unkind
gp-lesson-first-war = Latin America is your neighbour, and the two ladies govern it together. War is a proposal like any other; it must only be adopted.
gp-lesson-first-war-task = Propose war on Latin America
gp-lesson-first-war-wrong = Also possible. But for this lesson: war, on Latin America.

gp-lesson-first-strength-title = Shields and a die
gp-lesson-first-strength = Each side adds its military chips and one die from 1 to 3. Seven to two: the difference is five. Each governing party loses that many politicians there, or all it has; the winner moves in with as many, as far as his base goes. Yours went to four. What would have happened the other way round, I leave to your imagination.

gp-lesson-first-others-title = And now they do it
gp-lesson-first-others = Contessa Bianca activates Russia, which she governs. You have people there, too; so you are asked.

gp-lesson-first-vote-title = Your votes in a foreign house
gp-lesson-first-vote = She wants war on Eastern Europe. For, against, or neither: your politicians vote as one block. All decide at once, then the votes are shown.
gp-lesson-first-vote-why = Being in opposition everywhere is how you stop a government from growing.
gp-lesson-first-vote-task = Vote as you like

gp-lesson-first-counted-title = So it goes round
gp-lesson-first-counted = A government with three actions can change a continent. You need not be first everywhere; you must only be everywhere.

gp-lesson-first-scoring-title = How it is counted
gp-lesson-first-scoring = When the twelfth region has been activated, points are counted, every time anew: 4 for a region you have to yourself, 3 for governing, 2 in coalition, 1 in opposition, more where the economy is strong, 2 for each delegate in the UN, to which everybody sends people after the count. Then the regions wake again.

gp-lesson-first-end-title = The minutes are closed
gp-lesson-first-end = Bid, propose, vote, and count before you speak. Trade and diplomatic motions have a lesson of their own; coups you learn from your enemies. Now to a real table.

gp-lesson-war-name = War
gp-lesson-war-line = Military chips, two dice, one victory, and one war that should not have been begun.

gp-lesson-war-welcome-title = Western Europe has an army
gp-lesson-war-welcome = The parliaments are filled, and it is your turn. You govern Western Europe with three of its five politicians, and it has 2 military chips. War is waged against a neighbouring region that has a government, as long as you are not part of that government yourself.
gp-lesson-war-welcome-why = A war needs a majority at home. With three votes of five you need to ask nobody, unless somebody sacrifices a politician for a veto.

gp-lesson-war-turn-title = First, wake your government
gp-lesson-war-turn = There are as many actions as the government has politicians there at this moment: three. The number stays the same, whatever the afternoon brings.
gp-lesson-war-turn-task = Activate Western Europe
gp-lesson-war-turn-wrong = Cards and other regions will keep. Your army is in Western Europe.

gp-lesson-war-first-title = Choose somebody weaker
gp-lesson-war-first = Latin America is governed by Doña Perpetua alone and has 1 military chip. You have 2. Either side rolls a die from 1 to 3 and adds its military chips; the higher total wins.
gp-lesson-war-first-why = Equal totals are a stalemate, and both lose 1 military chip. So it ends, too, if the attacker rolls 1 and the defender 3 although the attacker has at least two chips more.
gp-lesson-war-first-task = Propose war on Latin America
gp-lesson-war-first-wrong = One war at a time, and the easy one first: Latin America.

gp-lesson-war-won-title = Five to three
gp-lesson-war-won = The difference is two. Doña Perpetua takes two politicians home, you move in with two from your base, and one more of yours goes to Mauritius. Latin America loses 1 military and 1 economy chip; the winner, too, pays 1 military chip.

gp-lesson-war-second-title = Victory emboldens
gp-lesson-war-second = Western Europe has 1 military chip left. The United States, governed by both ladies, has 4. It is allowed to attack. I have advised against it in three languages; propose it all the same, so that you have seen it once.
gp-lesson-war-second-task = Propose war on the United States
gp-lesson-war-second-wrong = Very sensible, and quite right at a real table. Here you are to learn what happens otherwise: war on the United States.

gp-lesson-war-lost-title = Three to five
gp-lesson-war-lost = Now you are the loser: two of your politicians leave Western Europe, the ladies put in one each, and Western Europe loses 1 military and 1 economy chip. They have two each there now, and you have one. The action that is left belongs to the new government.
gp-lesson-war-lost-why = Whoever wins moves in, attacker or defender. Four chips against one cannot be beaten by any die.

gp-lesson-war-end-title = What else there is
gp-lesson-war-end = The card Warmonger, laid open beforehand, adds 1 to your side once, before the dice; or it removes an open Peace initiative or Non-aggression pact. A Peace initiative forbids every war until the next scoring. Count shields before you count on glory.

gp-lesson-proposals-name = Proposals
gp-lesson-proposals-line = A budget, a trade that meets a veto, and a diplomatic motion.

gp-lesson-proposals-turn-title = Three actions without a shot
gp-lesson-proposals-turn = You govern Western Europe with three politicians of five: three actions, each a proposal on which everybody there votes. There are quieter ones than war, and most of them pay better.
gp-lesson-proposals-turn-task = Activate Western Europe
gp-lesson-proposals-turn-wrong = Something else another time. Today’s agenda lies in Western Europe.

gp-lesson-proposals-budget-title = The budget
gp-lesson-proposals-budget = A budget converts chips of the region, once for each action: raw material into 3 economy, economy into 2 economy, into 2 diplomacy, or into 1 military. Western Europe has no raw materials and 3 economy. Let it grow.
gp-lesson-proposals-budget-why = Growth has a risk: a die is rolled, and on a 1 every governing party sends one politician from there to Mauritius. At a scoring 3, 4 or 5 economy chips give the government 1, 2 or 3 points more.
gp-lesson-proposals-budget-task = Propose a budget: 1 economy into 2
gp-lesson-proposals-budget-wrong = A possible item, but not the next one. Budget: 1 economy into 2.

gp-lesson-proposals-trade-title = Trade with a neighbour
gp-lesson-proposals-trade = The die showed a 2, so nobody had to travel. Now raw materials: Latin America has 2, and Doña Perpetua governs it alone. A trade needs the consent of the neighbour’s government, before the vote; a refusal uses up the action.
gp-lesson-proposals-trade-task = Propose trade with Latin America: give 1 diplomacy, take 1 raw material
gp-lesson-proposals-trade-wrong = The Doña has agreed to one thing only: Latin America, 1 diplomacy for 1 raw material.

gp-lesson-proposals-veto-title = Four to one, and yet
gp-lesson-proposals-veto = Doña Perpetua agreed and voted for it. The Contessa sacrificed her only politician here, and the result became its opposite. He goes home to base, your action is gone, and there is no veto against a veto.
gp-lesson-proposals-veto-why = One vote bears one veto. It can also carry what was rejected.

gp-lesson-proposals-motion-title = Before the whole world
gp-lesson-proposals-motion = A diplomatic motion is first voted on at home, then in all regions. It bans a party from a region, disarms one, lays a sanction on it or lifts it, or makes it a protectorate. China has 3 military chips, and Doña Perpetua governs it.
gp-lesson-proposals-motion-task = Propose a motion: disarmament of China
gp-lesson-proposals-motion-wrong = The motion for today is typed already: disarmament, China.

gp-lesson-proposals-support-title = Words cost chips
gp-lesson-proposals-support = You lay diplomacy chips of Western Europe “for”. Then every other region that has a government may lay its own, for or against, and delegates in the UN vote. All chips laid are spent. China has 2 and will not be pleased.
gp-lesson-proposals-support-task = Lay 3 or 4 chips
gp-lesson-proposals-support-wrong = China can lay 2 against you, and a tie is a no. Three at least.

gp-lesson-proposals-end-title = Granted
gp-lesson-proposals-end = China laid its 2 against, the others kept theirs. The difference is what a disarmament takes away in military chips; besides, China gets none until the next scoring. You have changed the world by paperwork, and I am moved.

gp-lesson-auction-name = The auction
gp-lesson-auction-line = Twelve lots, sealed bids: the highest, the second, and nothing.

gp-lesson-auction-welcome-title = Twelve lots
gp-lesson-auction-welcome = The regions come up one by one, from 1 to 12. Everybody writes down in secret how many politicians he sends; you have twenty for all of them.
gp-lesson-auction-welcome-why = Whoever has the most in a region governs it, and a government has as many proposals as it has people. Where nobody of yours sits, you do not even vote.

gp-lesson-auction-highest-title = The highest bid
gp-lesson-auction-highest = The United States has four military and three economy chips: worth having. The two highest bids move in; whatever is lower goes home and has lost nothing.
gp-lesson-auction-highest-task = Bid 4 for the United States
gp-lesson-auction-highest-wrong = Four, if you please. The ladies rarely go beyond three for the first lot.

gp-lesson-auction-price-title = Four, and one for the beach
gp-lesson-auction-price = Yours was the highest, and yours alone: four move in, and a fifth goes to Mauritius. Contessa Bianca was second, so her three move in as well, as the opposition. Doña Perpetua’s one goes home.
gp-lesson-auction-price-why = Every politician on Mauritius costs a point at each scoring. A lonely victory is the dearest one.

gp-lesson-auction-tie-title = Company is cheaper
gp-lesson-auction-tie = Western Europe. Two who bid the same share the region as a coalition, and then nobody goes to Mauritius.
gp-lesson-auction-tie-task = Bid 2 for Western Europe
gp-lesson-auction-tie-wrong = The Contessa likes Paris, moderately. I should say two.

gp-lesson-auction-coalition-title = A coalition
gp-lesson-auction-coalition = Two and two: you govern together and take turns proposing, and nobody paid for it. The next lower bid counts as second, so Doña Perpetua’s one sits in opposition.

gp-lesson-auction-nothing-title = The art of staying away
gp-lesson-auction-nothing = China. To bid 0 is not to bid: it costs nothing and wins nothing. Whoever spends early watches the last lots from the gallery, and the base must also pay for propaganda later.
gp-lesson-auction-nothing-task = Bid 0 for China
gp-lesson-auction-nothing-wrong = You have used up seven already. Let the others fight for this one: 0.

gp-lesson-auction-end-title = Nine lots to go
gp-lesson-auction-end = Somewhere first, somewhere second, nowhere absent for long: so one gets a world. After the twelfth lot everybody chooses five cards, and whoever has the fewest people in the regions begins. Stamped.

gp-lesson-scoring-name = The scoring
gp-lesson-scoring-line = The last proposal, the count, the UN, and what begins anew.

gp-lesson-scoring-before-title = Eleven of twelve
gp-lesson-scoring-before = Points are counted when the twelfth region has been activated, and the twelfth is you. Here you can always read what every party would get now: you 16, Contessa Bianca 20, Doña Perpetua 9.
gp-lesson-scoring-before-why = Per region: 4 for whoever sits there alone; 3 for governing; 2 in a coalition; 1 in opposition. Everybody on Mauritius costs 1, every delegate in the UN brings 2.

gp-lesson-scoring-turn-title = The last stage
gp-lesson-scoring-turn = You have no cards left, and only South-East Asia is waiting. You govern it with two of four politicians: two actions before the count.
gp-lesson-scoring-turn-task = Activate South-East Asia
gp-lesson-scoring-turn-wrong = There is no other choice left: South-East Asia.

gp-lesson-scoring-budget-title = Two points out of the ground
gp-lesson-scoring-budget = South-East Asia has 1 raw material and 1 economy. One raw material becomes 3 economy, which makes 4. At a scoring 3, 4 or 5 economy chips bring the government 1, 2 or 3 points. Propaganda would bring a point in opposition and cost one on Mauritius. That is called foreign policy.
gp-lesson-scoring-budget-why = Before a scoring one does not ask what makes you mighty, but what counts now.
gp-lesson-scoring-budget-task = Propose the budget: 1 raw material into 3 economy
gp-lesson-scoring-budget-wrong = Reckon it in points. The budget brings most: 1 raw material into 3 economy.

gp-lesson-scoring-count-title = Counted
gp-lesson-scoring-count = Adopted, 2 to 1, the Contessa abstained. You have 23 from the regions, and 5 exiles take 5 away: 18. With three parties the game ends when somebody reaches 30. The Contessa has 20; so it goes on, and next time one counts from zero again.

gp-lesson-scoring-nations-title = Three for the world
gp-lesson-scoring-nations = Now everybody takes as many politicians in hand as there are parties: three. Whoever has fewest points seats one of them in the UN, the second two, the first three. The rest leave the game. In the UN one stays for good and brings 2 points at every scoring.
gp-lesson-scoring-nations-why = From the base it costs nothing that counts now. From a parliament it may cost a government.
gp-lesson-scoring-nations-task = Take all three from your base
gp-lesson-scoring-nations-wrong = Those in parliament you still need. All three from the base.

gp-lesson-scoring-seated-title = Two seats, one farewell
gp-lesson-scoring-seated = You were second: two delegates, one goes into retirement. Then the table is cleared. All twelve regions can be activated again, sanctions and other markers vanish, and the dominance marker goes down to 8: whoever governs more regions than it shows wins at once.

gp-lesson-scoring-end-title = From the top, but shorter
gp-lesson-scoring-end = Hands are filled up to five cards as long as there are any; what has been played does not come back. With every scoring the UN gets fuller and dominance easier. So the game is in a hurry; be so, too. Stamped.
