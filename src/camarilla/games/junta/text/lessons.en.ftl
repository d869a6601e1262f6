### Lessons of Junta: what Don Fermín says, in English.
### A step has a text and a -title; -task says what to try, -why why it matters, -wrong why another answer must wait.

junta-lesson-first-name = A first evening
junta-lesson-first-line = Get elected, share the aid, survive the night, reach the bank.

junta-lesson-first-welcome-title = Five families, one republic
junta-lesson-first-welcome = Every round a plane brings foreign aid. One of you is President and divides it; the others hold the army, the police, and grudges. I have seen it all. I write it down.
junta-lesson-first-welcome-why = Only what lies in Switzerland counts. Whoever has the most there when the aid runs out has won.

junta-lesson-first-nominate-title = First, somebody must rule
junta-lesson-first-nominate = Everybody may nominate one person, even himself. Modesty is a fine thing; I have never seen it elected.
junta-lesson-first-nominate-task = Nominate yourself
junta-lesson-first-nominate-wrong = Generous. But tonight you learn to rule: nominate yourself.

junta-lesson-first-votes-title = Who votes here
junta-lesson-first-votes = Each family has one vote, and every influence card has more: your Bankers 7, your Radicals 3. Once used, they lie open and vote again in every later ballot. Give all of them to yourself, then cast.
junta-lesson-first-votes-task = Give all three to yourself
junta-lesson-first-votes-wrong = You have more friends than that. Head of the family, Bankers, Radicals: all of them for you.

junta-lesson-first-accept-title = Twelve votes are enough
junta-lesson-first-accept = Doña Perpetua has five, Don Aurelio four. You may refuse the office; nobody ever does.
junta-lesson-first-accept-task = Accept
junta-lesson-first-accept-wrong = Refusing is allowed. It would make this a very short lesson.

junta-lesson-first-shed-title = Two cards a round
junta-lesson-first-shed = Everybody draws two. Six is the limit, open influence included, so one must go. The Helicopter and the bank’s guards fight in a coup, the Party donation is money, a Power failure upsets a vote.
junta-lesson-first-shed-task = Discard one card

junta-lesson-first-offices-title = Friends in uniform
junta-lesson-first-offices = You fill six offices, and everybody must get at least one. Generals and the commanders own soldiers; the Minister of Internal Security owns the secret police, who can kill one man a night. Choose him with care.
junta-lesson-first-offices-why = Each office is one more vote, and soldiers decide a coup.
junta-lesson-first-offices-task = Give out all six offices

junta-lesson-first-aid-title = The plane has landed
junta-lesson-first-aid = Eight notes of 1, 2 or 3 million pesos, MP for short. Nobody but you knows how much it is, and nobody will believe what you say.

junta-lesson-first-budget-title = Promise some, keep the rest
junta-lesson-first-budget = Promise a little and they vote for you. Promise nothing and they shoot. What you do not promise stays in your pocket, Excellency, and pockets have holes, about nine millimetres wide. General Ocaso is worth buying: he has the Church.
junta-lesson-first-budget-why = The Chamber votes on it. If it rejects it, you keep everything; but the bank stays closed, and everybody has a pretext for a coup.
junta-lesson-first-budget-task = Promise General Ocaso 3 million
junta-lesson-first-budget-wrong = General Ocaso commands the Church’s ten votes. Three million for him, whatever the others get.

junta-lesson-first-the-vote-title = The ballot
junta-lesson-first-the-vote = Everybody has shown his votes in turn; you speak last. General Ocaso says yes, loudly. With your own votes it will pass.
junta-lesson-first-the-vote-task = Vote yes with everything
junta-lesson-first-the-vote-wrong = Against your own budget? I have seen that once. Vote yes.

junta-lesson-first-paid-title = Paid
junta-lesson-first-paid = General Ocaso has his three million, you have the rest in your pocket. In your pocket, not in Switzerland. Now comes the night.

junta-lesson-first-night-title = Where do you spend the evening?
junta-lesson-first-night = Everybody chooses a place in secret. Only at the bank can you put money into your account. That is why everybody looks for you there first: whoever sends a killer must guess the place.
junta-lesson-first-night-why = Kill a man and you take what he carries. His account stays his.
junta-lesson-first-night-task = Go to the bank
junta-lesson-first-night-wrong = Safer, perhaps. But eleven million are burning a hole in your pocket: to the bank.

junta-lesson-first-terror-title = Nobody came
junta-lesson-first-terror = First assassins and police are sent, each against one person at one place; then all places are shown. Tonight nobody was sent after you. You owe that to me. At a real table it is owed to nobody.

junta-lesson-first-bank-title = The counter
junta-lesson-first-bank = Put it in, take it out, as you like. What lies here no bullet reaches, and your heirs inherit it: if you die, a cousin plays on in your chair.
junta-lesson-first-bank-task = Deposit something

junta-lesson-first-coup-title = And the coup?
junta-lesson-first-coup = At the end of a round somebody may march: with a pretext, such as a murder or a rejected budget, or from headquarters. Six phases of fighting follow, then everybody declares for a side. Whoever holds three of the five power centres wins and may send somebody to the wall. Tonight they stayed in barracks. There is a lesson of its own about it.

junta-lesson-first-end-title = Stamped
junta-lesson-first-end = Election, cards, offices, aid, budget, night, bank, coup, and again, until fewer than eight notes are left. You have seen all of it but the blood. Sit down at a real table: the coach stays at your elbow.

junta-lesson-coup-name = The coup
junta-lesson-coup-line = March, shoot first, declare: three of the five power centres.

junta-lesson-coup-pretext-title = A pretext
junta-lesson-coup-pretext = The Chamber rejected Don Aurelio’s budget, and you, his Minister, forced it through: your police stand in the Chamber to this hour. That is a pretext, and with a pretext anybody but the President may start a coup. Without one, only somebody who spent the night at headquarters.
junta-lesson-coup-pretext-why = Whoever holds at least three of the five power centres wins: Central Bank, Chamber of Deputies, Presidential Palace, main station, radio station.

junta-lesson-coup-start-title = Six soldiers wake up
junta-lesson-coup-start = You hold the Chamber already; two centres are missing. The First Brigade is yours too, and from the first precinct it is one step to the bank and one to the station. The precinct is empty: its policeman is in the Chamber.
junta-lesson-coup-start-why = Whoever acts in the opening is a rebel and never becomes loyal again. The first is the leader.
junta-lesson-coup-start-task = March with the whole First Brigade into the first precinct
junta-lesson-coup-start-wrong = A coup, yes, but with a plan: all six from the barracks of the First Brigade to the first precinct.

junta-lesson-coup-bank-title = One move a phase
junta-lesson-coup-bank = Six phases follow. In each you move once: some or all of your units in one area, into one adjacent area. Don Aurelio has sent two palace guards to the market square, and next to it lies the bank.
junta-lesson-coup-bank-task = Move three soldiers to the Central Bank
junta-lesson-coup-bank-wrong = Three to the Central Bank; the other three are for the station, and the police stay where they are.

junta-lesson-coup-station-title = They come to you
junta-lesson-coup-station = The two guards have entered the bank. Your men there are in position; leave them. One centre is still missing, and nobody guards it.
junta-lesson-coup-station-task = Move the other three to the main station
junta-lesson-coup-station-wrong = The station is free and you need a third centre: from the first precinct to the main station.

junta-lesson-coup-fire-title = First there, first to fire
junta-lesson-coup-fire = After the moves come the battles, three volleys each. Units that stood there before the others arrived have opening fire: what they hit is gone before it can shoot back. A soldier rolls one die, and every 6 destroys a unit.
junta-lesson-coup-fire-why = A palace guard rolls two dice inside the Palace, elsewhere one. Better to meet them here.
junta-lesson-coup-fire-task = Fire with all three dice
junta-lesson-coup-fire-wrong = You save ammunition. I have buried people who did. All three dice at Don Aurelio.

junta-lesson-coup-declare-title = Colours
junta-lesson-coup-declare = Two sixes; the bank is yours. Six phases are over, and now everybody declares for the President or for the rebels, the leader first, whatever he did before. Your soldiers count for the side you name now, and only now.
junta-lesson-coup-declare-task = Declare for the rebels
junta-lesson-coup-declare-wrong = For him? Three centres would be his, and a rebel you remain. You know what he does with those.

junta-lesson-coup-junta-title = Three of five
junta-lesson-coup-junta = A centre is the rebels’ only if every unit in it belongs to somebody who declared for them; an empty one is the President’s. Chamber, bank and station: that is enough. General Ocaso declared for you and yet is no rebel: only rebels elect the new President, and you are the only one.

junta-lesson-coup-squad-title = The wall
junta-lesson-coup-squad = You are President, Excellency. You may send any one player who is not in exile to the firing squad: he is dead for this round, his cards are gone and his cash is yours. Choose whom you like; they will all remember it.
junta-lesson-coup-squad-why = Had Don Aurelio won, he could have put one rebel there. There was only one.
junta-lesson-coup-squad-task = Decide about the firing squad

junta-lesson-coup-end-title = Order is restored
junta-lesson-coup-end = Units go back to their barracks, and you fill the offices anew. Mark this: a coup costs nothing but the life of whoever loses it, so count to three before you march. Stamped.

junta-lesson-night-name = The night
junta-lesson-night-line = Choose a place, send the secret police, see who was where.

junta-lesson-night-evening-title = The money is on its way
junta-lesson-night-evening = The budget is accepted: two million for you, two for Doña Perpetua. The aid was eight notes, and the rest is in Don Aurelio’s pocket. A pocket counts for nothing at the end, so it wants to go to the bank; everybody knows that.
junta-lesson-night-evening-why = You are Minister of Internal Security. The secret police are yours.

junta-lesson-night-place-title = Where not to be
junta-lesson-night-place = Everybody seals one of five places. Whoever wants to kill you must name it, and people like to begin with the bank. You carry two million; that can wait for a quieter night.
junta-lesson-night-place-why = Home keeps robbers out, from headquarters one may start a coup without a pretext, the bank is for banking. Mistress and night club have no use except that nobody thinks of them.
junta-lesson-night-place-task = Choose a place, but not the bank
junta-lesson-night-place-wrong = In an embassy nobody reaches you, but an exile commands no police either; and the bank is where they will look. One of the other four.

junta-lesson-night-police-title = You speak first
junta-lesson-night-police = The Minister announces first, then the others clockwise: who is sent, against whom, where. Your police cost nothing and need no card, once a night. If the place is right, the man is dead. Where does somebody go who carries a President’s share?
junta-lesson-night-police-why = At the bank the police may strike only every other round: after an attempt there it is safe from them in the next. Assassins from cards may always.
junta-lesson-night-police-task = Send the secret police against Don Aurelio, at the bank
junta-lesson-night-police-wrong = You have one attempt, and one man carries the aid. Don Aurelio, at the bank.

junta-lesson-night-robbers-title = As many as you have
junta-lesson-night-robbers = Everything you send, you announce now, in one turn. Your robbers are free and need no place: they take two million from anybody who is not at home and not dead. Doña Perpetua has just been paid.
junta-lesson-night-robbers-task = Send the robbers to Doña Perpetua
junta-lesson-night-robbers-wrong = Contessa Bianca and General Ocaso were promised nothing, and from a dead man robbers take nothing. Doña Perpetua has two million.

junta-lesson-night-shown-title = The lights go on
junta-lesson-night-shown = Doña Perpetua sends a psychotic to the bank, for you. Only when everything is announced are the places shown, all of them. Then the attempts are carried out in the order in which they were announced.

junta-lesson-night-dead-title = Flowers for Don Aurelio
junta-lesson-night-dead = Right man, right place. His cash is yours, unseen by the others; his cards are discarded; his account in Switzerland stays his. He is dead until the end of the round, then a relative takes his chair.
junta-lesson-night-dead-why = A murder is a pretext: from now on anybody but the President may start a coup this round.

junta-lesson-night-end-title = You were elsewhere
junta-lesson-night-end = The robbers brought two million, and the psychotic found nobody at the bank. The dead man was President, so a new one is elected at once. You have fourteen million in your pocket, and tomorrow evening somebody will ask himself where you go with it. Stamped.

junta-lesson-budget-name = The budget from below
junta-lesson-budget-line = What your votes are worth, and what a rejection does.

junta-lesson-budget-promise-title = Nothing for anybody
junta-lesson-budget-promise = Don Aurelio has drawn the aid and promises nobody anything. That is allowed. He has sixteen votes: his own, the Socialists with ten and the Unions with five. Without you the others do not have as many.
junta-lesson-budget-promise-why = More yes than no accepts a budget, more no than yes rejects it. A tie is decided by the President, and he is not known for voting against himself.

junta-lesson-budget-vote-title = Nine votes
junta-lesson-budget-vote = You sit to the President’s left, so you begin; he is last. An office is one vote and your Conservatives are eight. Nine votes cost a wise President three million, and this one has offered none. Say no with both, so that he hears it.
junta-lesson-budget-vote-why = What you cast stands. Whatever you hold back in the first ballot round you may still cast in the second.
junta-lesson-budget-vote-task = Vote no, with the Admiral and the Conservatives
junta-lesson-budget-vote-wrong = Whoever gives his votes away for nothing is promised nothing next time, either. No, and with both.

junta-lesson-budget-rejected-title = Twenty-three against sixteen
junta-lesson-budget-rejected = Rejected, and your nine did it. Now somebody with the right card could present a new budget; then the Minister, Contessa Bianca, could send the police into the Chamber and force this one. She has been promised nothing either. She does not lift a finger.

junta-lesson-budget-place-title = What it costs
junta-lesson-budget-place = A rejection does not take the money from him: Don Aurelio keeps all of it, in cash. But the bank is closed for the rest of the round, and everybody but him has a pretext for a coup. A rich man with nowhere to put it: such evenings are long.
junta-lesson-budget-place-why = To be bought is no shame here. A promise of two million is better for both than this; so tell the President beforehand what your votes cost.
junta-lesson-budget-place-task = Choose a place for the night; the bank is closed
junta-lesson-budget-place-wrong = The bank is closed, and for exile there is no reason yet. One of the other four.

junta-lesson-budget-end-title = A minute’s silence for the budget
junta-lesson-budget-end = He will promise more tomorrow, if he lives. Count before every ballot: his votes, theirs, yours. If yours decide, they have a price; if they do not, vote for whoever pays. Stamped.

junta-lesson-bank-name = The bank
junta-lesson-bank-line = When it is open, how one gets there, and what the counter is for.

junta-lesson-bank-open-title = The bank is open
junta-lesson-bank-open = Your budget was accepted, Excellency, so the bank is open tonight. After a rejected one it is closed until the end of the round; after a forced one it is closed for lunch, and opens only if somebody stages a coup.
junta-lesson-bank-open-why = What lies in Switzerland decides the game. What lies in your pocket decides who visits you at night.

junta-lesson-bank-place-title = The way there
junta-lesson-bank-place = Only whoever spends the night at the bank, and survives it, reaches the counter. Everybody knows that, and everybody knows who has the aid. But the secret police may strike there only every other round, and nobody here has an assassin. I have looked.
junta-lesson-bank-place-task = Go to the bank
junta-lesson-bank-place-wrong = Prudent, on any other evening. Tonight the road is free: to the bank.

junta-lesson-bank-counter-title = The counter
junta-lesson-bank-counter = You move notes from pocket to account, or back, as you like; nobody sees how much. Keep a little: assassins, bribes and votes are paid in cash, and there is no change.
junta-lesson-bank-counter-why = The account is yours even when you are dead, and your heirs play on with it. Nobody can take it.
junta-lesson-bank-counter-task = Pay something in

junta-lesson-bank-end-title = Stamped in Zurich
junta-lesson-bank-end = Now let them wonder what you still carry. Whoever pays in every round wins slowly; whoever waits for the big evening wins at once or is found. You will see which of the two you are.

junta-lesson-deals-name = Deals
junta-lesson-deals-line = Notes for cards, cards for cards, and money for a word.

junta-lesson-deals-market-title = Everything has its price
junta-lesson-deals-market = The budget has passed, the night is coming, and pockets are still full. Now people trade: cards, notes and, in a coup, even soldiers may change hands at any time, except with somebody who is on a list at that moment.
junta-lesson-deals-market-why = A swap happens at one stroke: both sides or neither. What both hold in their hands nobody can break.

junta-lesson-deals-sell-title = Contessa Bianca asks politely
junta-lesson-deals-sell = She offers two million for your bribe for the police. How does she know that you have it? She does not; she asks everybody. But you are the Minister: the police obey you for nothing, and in your office nobody pays you for bribery as well. Except now.
junta-lesson-deals-sell-task = Accept her offer
junta-lesson-deals-sell-wrong = Two million for a card that is no use to you. Accept her offer; it lies on the slip and at the deal desk.

junta-lesson-deals-swap-title = Now you make one
junta-lesson-deals-swap = The Foreign assassin works neither for Presidents nor for Ministers. For Doña Perpetua he does. The deal desk lies behind “At any time you may” in the telegram, and beside the talk. Make an offer there: this card for any one of hers. Whether she can spare one you learn only when she answers.
junta-lesson-deals-swap-why = The others see that you whisper, and later that hands were shaken. What it was about they do not see.
junta-lesson-deals-swap-task = Offer Doña Perpetua the Foreign assassin for one card of any kind
junta-lesson-deals-swap-wrong = Just this once as I dictate it: to Doña Perpetua, the Foreign assassin, for one card of any kind and nothing else.

junta-lesson-deals-word-title = Three million for nothing
junta-lesson-deals-word = You got Political refugees, worth two votes. And now Don Aurelio, the President, pushes three million across to you. He asks nothing for it. He only says he trusts that your secret police will sleep tonight.
junta-lesson-deals-word-why = Promises about later bind nobody. The deal desk keeps a ledger of them; nobody will enforce it.
junta-lesson-deals-word-task = Pocket the three million
junta-lesson-deals-word-wrong = To refuse a gift would be an insult, and an expensive one. Accept it.

junta-lesson-deals-place-title = First an alibi
junta-lesson-deals-place = You carry seven million now. The others have chosen their places, and Don Aurelio has gone to the bank, or he would not have paid. You had better keep away from it tonight: if there is shooting, it will be there.
junta-lesson-deals-place-task = Choose a place, but not the bank
junta-lesson-deals-place-wrong = Not the bank, and it is too early for exile. Home, club, mistress, headquarters: anywhere with witnesses.

junta-lesson-deals-night-title = What is your word worth?
junta-lesson-deals-night = You have his money, and you know his address. If the police sleep, he reaches the counter. If you send them to the bank, the rest is yours as well. The rules say nothing about it. Neither do I.
junta-lesson-deals-night-task = Keep your word, or break it

junta-lesson-deals-end-title = Receipt
junta-lesson-deals-end = Whoever keeps his word is offered something again tomorrow; whoever breaks it is richer today and will be paid hand to hand from now on. Both are respectable lines of business. Only remember: goods for goods is safe, goods for words is politics. Stamped.

junta-lesson-mini-name = Mini-Junta
junta-lesson-mini-line = Two players, three dummies, and each of them has a tariff.

junta-lesson-mini-welcome-title = A small republic
junta-lesson-mini-welcome = Two are poor company. So three dummies sit at the table: the Beard, the Hat and the Cocktail glass. They have offices, cards and soldiers, but no opinion. That is what one buys them.
junta-lesson-mini-welcome-why = One of you leads the government, the other the opposition. Here, too, whoever has more in Switzerland at the end has won.

junta-lesson-mini-leader-title = There is no election
junta-lesson-mini-leader = You are the host tonight, so you say who begins. The President is Admiral as well. The other one is a General and commands the air force. When the office changes hands later, whoever has most votes behind him decides.
junta-lesson-mini-leader-task = Make yourself President
junta-lesson-mini-leader-wrong = Chivalrous. But the Contessa knows how to rule already, and you are here to learn: yourself.

junta-lesson-mini-brigade-title = A brigade for the lady
junta-lesson-mini-brigade = The opposition gets one of the three brigades; which one you decide anew every round. The other two and the Ministry go to the dummies.
junta-lesson-mini-brigade-task = Give Contessa Bianca the First Brigade
junta-lesson-mini-brigade-wrong = That would do as well. For my figures to be right she gets the First Brigade tonight.

junta-lesson-mini-budget-title = Three tariffs
junta-lesson-mini-budget = What you promise a dummy decides, together with a die, whom he serves. For 3 million the Hat joins you on a 1 to 3. The Cocktail glass has the Church and costs more: only on a 1 or 2. The Beard is Minister, and Ministers cost like the next rank up: 1 or 2 as well. Without money all three go to the Contessa.
junta-lesson-mini-budget-why = More money helps: for 5 million the Hat up to 5, the other two up to 4. You must pay even the one who goes over to her.
junta-lesson-mini-budget-task = Promise every dummy at least 3 million
junta-lesson-mini-budget-wrong = Below three million none of the three feels respected. At least three for each; the Contessa may get nothing.

junta-lesson-mini-factions-title = Two out of three
junta-lesson-mini-factions = The Beard and the Hat are bought. The Cocktail glass rolled a six; no money helps against that. Until the next budget it belongs to the Contessa, together with the Church and the Third Brigade. It gets its millions all the same.

junta-lesson-mini-vote-title = You vote for three
junta-lesson-mini-vote = Contessa Bianca has raised 16 votes against you, eleven of them through the Cocktail glass. You vote with everything that is yours and your dummies’: offices and open influence cards. Count: it is 18.
junta-lesson-mini-vote-task = Vote Yes with everything
junta-lesson-mini-vote-wrong = All seven, and all for Yes: without a big one the budget is gone.

junta-lesson-mini-paid-title = The Monarchists decided
junta-lesson-mini-paid = Without the Beard and his Monarchists it would be 14 to 20. The budget is accepted, and everybody has his money, even the Cocktail glass.

junta-lesson-mini-place-title = The evening, as usual
junta-lesson-mini-place = You choose your place as in the large republic. The bank is open.
junta-lesson-mini-place-task = Go to the bank
junta-lesson-mini-place-wrong = With the rest of the aid in your pocket? To the bank.

junta-lesson-mini-dummies-title = And the gentlemen?
junta-lesson-mini-dummies = Your dummies need a place as well. A dummy has no account: at the bank he pays into yours; otherwise you get his money later, in cash. At the end of a round none of them has anything left.
junta-lesson-mini-dummies-why = What you pay a loyal dummy you pay yourself. Only the others are expensive.
junta-lesson-mini-dummies-task = Send both to the bank
junta-lesson-mini-dummies-wrong = Then their money would only reach your pocket. Both to the bank.

junta-lesson-mini-police-title = Whose police is it?
junta-lesson-mini-police = Whoever has the Minister in his faction commands the secret police. That is you. Dummies of one’s own may not be murdered; the Cocktail glass and the Contessa may.
junta-lesson-mini-police-task = Send the secret police somewhere
junta-lesson-mini-police-wrong = They cost nothing, and guessing is healthy. Name somebody and a place.

junta-lesson-mini-bank-title = The counter
junta-lesson-mini-bank = You first, then the Beard and the Hat pay in for you. The Cocktail glass’s money goes to the Contessa, in cash, for it was not at the bank.
junta-lesson-mini-bank-task = Pay something in

junta-lesson-mini-end-title = Two are enough
junta-lesson-mini-end = In a coup you move the soldiers of your dummies, too; they are on your side, for they know no other. With three players it is the same, only the Minister is a person then and belongs to nobody. Stamped.
