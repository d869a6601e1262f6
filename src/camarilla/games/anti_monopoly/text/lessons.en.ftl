### Lessons of Anti-Monopoly III: what Don Fermín says, in English.
### A step has a text and a -title; -task says what to try, -why why it matters, -wrong why another answer must wait.

am-lesson-first-name = A first evening
am-lesson-first-line = Walk, shake hands, go to court, and keep an eye on the bomb.

am-lesson-first-welcome-title = Three powers, one road, one bomb
am-lesson-first-welcome = I have been lent to the United Nations for the evening. You all walk the same road: yellow, blue, red, green, to World Peace. In the middle a bomb walks, too, from 24 down to Zero.
am-lesson-first-welcome-why = Whoever reaches World Peace first is celebrated. If the bomb reaches Zero first, there is nobody left to do it.

am-lesson-first-cards-title = Five cards, hidden
am-lesson-first-cards = Cooperation cards from 1 to 5. In a crisis one player lays a card, and somebody who has the same number may lay it beside his. Who has which is guesswork; that is diplomacy.

am-lesson-first-one-title = You rolled a one
am-lesson-first-one = After a 1 you may move one field or roll again, as often as it is a 1. On yellow 1 nothing waits for you.
am-lesson-first-one-task = Roll again
am-lesson-first-one-wrong = A step is a step. But field 1 is empty, and the die is free: roll again.

am-lesson-first-card-title = Action field
am-lesson-first-card = Yellow 2 is an action field: you draw a card and do what it says at once. Two million for defence cuts. There are worse ones; some of them push the bomb.

am-lesson-first-reply-title = Contessa Bianca looks at you
am-lesson-first-reply = She stands in a crisis and lays a 3. You have a 3. Lay yours beside it and you both go two fields on and earn two million, and the bomb goes one field back, once it has begun to move. Or refuse: you advance up to three fields and are paid even more, she goes two back, and the bomb comes three nearer.
am-lesson-first-reply-why = Cooperation pays both. Betrayal pays one, and everybody pays for the bomb.
am-lesson-first-reply-task = Shake hands
am-lesson-first-reply-wrong = That would pay better tonight. Shake hands first, so that you know what it is worth.

am-lesson-first-handshake-title = Photographers, relief
am-lesson-first-handshake = Both of you walked, both were paid. The bomb would have gone back, but it still stands on its first field. Your 3 lies open now; when all five lie open, you are dealt new ones.

am-lesson-first-crisis-title = Your own crisis
am-lesson-first-crisis = Now you stand in one. Lay a card and choose whom you trust with it. If that player does not have the number, you go a field back and pay its value, and the bomb comes two fields nearer.
am-lesson-first-crisis-task = Lay the 4 and ask Contessa Bianca
am-lesson-first-crisis-wrong = You may. But a little bird tells me that the Contessa has a 4.

am-lesson-first-back-title = She had it
am-lesson-first-back = Two fields for both, two million for both. And remember: a field that is reached by a handshake is not carried out.

am-lesson-first-one-again-title = This one is useful
am-lesson-first-one-again = You stand on yellow 9, and on 10 the Yellow Monopoly has its office. One step is exactly what you want.
am-lesson-first-one-again-task = Move one field
am-lesson-first-one-again-wrong = Tempting, but the Monopoly sits one field ahead. Take the step.

am-lesson-first-monopoly-title = The Yellow Monopoly
am-lesson-first-monopoly = It sells arms to everybody. You may take a share of the profits, which is money now and pushes the bomb, or pay to indict it. Three indictments break it.
am-lesson-first-monopoly-why = All three monopolies must be broken before the last stretch to World Peace opens.
am-lesson-first-monopoly-task = Indict it
am-lesson-first-monopoly-wrong = Six million is a fine sum. It is also how the world ends. Indict.

am-lesson-first-temptation-title = And now you decide
am-lesson-first-temptation = Doña Perpetua lays a 5, and you have one. Shake hands, or refuse and run? I shall not say a word. I only write it down.
am-lesson-first-temptation-task = Answer her as you like

am-lesson-first-bomb-title = The spiral
am-lesson-first-bomb = Every refusal, every share of the profits and many cards bring the bomb nearer. On its danger field all may agree to destroy the weapons together; at Zero it is too late for that. Nobody wins alone against it.

am-lesson-first-end-title = That is how peace works
am-lesson-first-end = Roll, do what the field says, shake hands when you can afford it. Exactly on the negotiation field you enter the next track. Now a real table: there the others decide, too.

am-lesson-negotiate-name = The negotiation field
am-lesson-negotiate-line = An exact roll, a meeting of nuclear powers, and what talks are worth.

am-lesson-negotiate-welcome-title = The narrow door
am-lesson-negotiate-welcome = From one track to the next there is one door: the negotiation field, one step behind the last field of the approach, here yellow 12. You must land on it exactly. Whoever rolls too much has to call a meeting of nuclear powers.
am-lesson-negotiate-welcome-why = What is still missing is called your need. From yellow 8 it is five.

am-lesson-negotiate-meeting-title = You were the meeting
am-lesson-negotiate-meeting = Contessa Bianca needed a 5 and rolled a 6, so she called a meeting and named you. You had up to three rolls, and your second was the 5: she is through. Her talks, however, were a 2. On a 1 or 2 they are a sham, and the bomb moves two forward.

am-lesson-negotiate-failed-title = This one failed
am-lesson-negotiate-failed = Doña Perpetua needed a 5, too, and the Contessa found none in three rolls. The bomb moves one forward, and the pawn goes on by its original 6, out onto the return leg, which leads round to field 1.
am-lesson-negotiate-failed-why = A failed meeting costs the whole loop. The bomb charges extra.

am-lesson-negotiate-one-title = A one, at the right moment
am-lesson-negotiate-one = You stand on yellow 12 and need exactly 1. That is what you rolled. Rolling again is allowed after a 1, but nobody remembers afterwards that it was allowed.
am-lesson-negotiate-one-task = Take the step
am-lesson-negotiate-one-wrong = Any other number would be too much and call a meeting. The door is open: take the step.

am-lesson-negotiate-talks-title = Talks that deserve the name
am-lesson-negotiate-talks = You rolled a 4: four million, and the bomb goes one field back. From 3 to 6 the talks succeed and pay what the die shows. Your next move begins on the blue track.

am-lesson-negotiate-call-title = Now you call one
am-lesson-negotiate-call = You are on blue 10, the last field before the door, and rolled a 3: two too many. Name a player, who rolls up to three times for the 1 you need. You choose the hand, not the die.
am-lesson-negotiate-call-task = Name whomever you like

am-lesson-negotiate-end-title = Through the door
am-lesson-negotiate-end = The third roll was the 1, and your talks brought six million. Remember the order: exact is best, too little merely waits, too much needs friends. They need not even be good ones.

am-lesson-bomb-name = The bomb
am-lesson-bomb-line = The request in the red, a refusal, the danger field, and a way out for everybody.

am-lesson-bomb-welcome-title = Eight fields to Zero
am-lesson-bomb-welcome = You enter late in a game. The bomb came from 24 and now stands on 8, the first red field. Failed crises, refusals, shares of the profits, sham talks and some cards push it; handshakes, good talks and better cards push it back.
am-lesson-bomb-welcome-why = In one turn only the first push counts that does not come from an action card. The cards always count, and at Zero everybody has lost.

am-lesson-bomb-request-title = Once in a game
am-lesson-bomb-request = The first time the bomb lands on red, whoever is ahead asks one other player for a card of one number. If it is laid open, the bomb goes five back, and the giver moves five to seven fields. You hold one 5, and none of the other three has been laid; Doña Perpetua still has two hidden cards, the Contessa only one.
am-lesson-bomb-request-task = Say 5 and ask Doña Perpetua
am-lesson-bomb-request-wrong = A guess is a guess, but count: three 5s are out of sight, and Doña Perpetua holds two cards. Ask her for a 5.

am-lesson-bomb-no-title = A no tells nothing
am-lesson-bomb-no = Perhaps she has no 5, perhaps she would not give it. Here she may say no to your face; only in a crisis must she speak the truth. Then her talks failed, and the bomb is on 6.

am-lesson-bomb-crisis-title = Ask her again
am-lesson-bomb-crisis = You stand in a crisis, and now she must say what she has. If she has no such card, the bomb moves two forward; if she joins you, it goes one back; if she refuses, it moves three.
am-lesson-bomb-crisis-task = Lay the 5 and ask Doña Perpetua
am-lesson-bomb-crisis-wrong = I should like to know about that 5, and so would you. Lay it, and ask Doña Perpetua.

am-lesson-bomb-refused-title = So she had it
am-lesson-bomb-refused = She refused, walked three fields, took seven million and sent you two back. The bomb went from 6 to 3, and 3 is the danger field. It counts, too, if the bomb passes it going forward.

am-lesson-bomb-danger-title = Controlled destruction
am-lesson-bomb-danger = When such a turn is over, the destruction of all weapons may be proposed, and you are asked first. All others must agree. Then each rolls a die: with three players more than 9 in all, and everybody has won.
am-lesson-bomb-danger-why = Three dice do it in five cases of eight. If they fail, play goes on with the bomb where it is.
am-lesson-bomb-danger-task = Propose it
am-lesson-bomb-danger-wrong = Two more turns like this one, and there are no minutes to keep. Propose it.

am-lesson-bomb-end-title = Nobody left to fear
am-lesson-bomb-end = Eleven. The weapons are gone and all have won; who did so best is decided by money minus the distance to World Peace. Without Doña Perpetua’s vote it would have been nothing, which is why one remains polite to her.

am-lesson-crisis-name = The crisis
am-lesson-crisis-line = A handshake, a refusal, and nobody who has the card.

am-lesson-crisis-welcome-title = You stand in a crisis
am-lesson-crisis-welcome = You rolled a four, and yellow 4 is a crisis field. You lay one of your five cards and ask one player for the same value. He must say truthfully whether he has it; giving it is another matter.
am-lesson-crisis-welcome-why = What lies open, everybody knows. What somebody asked for, and could not give, everybody remembers.

am-lesson-crisis-lay-title = Whom do you trust?
am-lesson-crisis-lay = Every value is there four times, one of each in your own hand. The rest is nerves. Contessa Bianca smiled when she was dealt her cards; try her with the 5.
am-lesson-crisis-lay-task = Lay the 5 and ask Contessa Bianca
am-lesson-crisis-lay-wrong = Possible. But let us begin with something that works: the 5, to the Contessa.

am-lesson-crisis-handshake-title = The first end: a handshake
am-lesson-crisis-handshake = She had it and laid it down. You went two fields forward, then she did, and each of you got two million. The bomb would go one back, if it did not stand at the beginning. Both fives lie open now.

am-lesson-crisis-refuse-title = And now the temptation
am-lesson-crisis-refuse = The Contessa stands in a crisis herself and asks you for a 3. You have it; you cannot say otherwise. But you may refuse: then you go up to three fields forward and are paid its value and two million more. Do it once, so that you know what it costs.
am-lesson-crisis-refuse-task = Refuse, and go three fields forward
am-lesson-crisis-refuse-wrong = Decent of you. In this lesson, though, you learn the price: refuse, three fields.

am-lesson-crisis-bill-title = The second end: the bill
am-lesson-crisis-bill = Three fields and five million for you. She went two back, and the bomb came three nearer. Your 3 stays hidden; her look does not.
am-lesson-crisis-bill-why = A refusal always pays the one who refuses. If everybody thinks so, the bomb arrives before anybody else.

am-lesson-crisis-none-title = The third end: misjudged
am-lesson-crisis-none = Doña Perpetua asked for a 1, and the Contessa has none. Perpetua goes a field back, pays the value of her card, and the bomb comes two nearer. So ask for what must be there: count what lies open.

am-lesson-crisis-end-title = Filed under disasters
am-lesson-crisis-end = When all five of your cards lie open, you get new ones. Shake hands while the bomb is far away and others still remember; it is cheaper than it looks. Stamped.

am-lesson-peace-name = World Peace
am-lesson-peace-line = The ninth chip, an attempt that fails, and an exact roll.

am-lesson-peace-welcome-title = The last track
am-lesson-peace-welcome = All three of you stand on green, you on field 7. The last six fields are hatched: whoever lands there before all nine chips are placed goes back to green 1, and the bomb moves. Contessa Bianca knows that now, too.
am-lesson-peace-welcome-why = Eight chips are placed. The ninth is missing at the Red Monopoly, and while it is missing the road to peace is closed.

am-lesson-peace-chip-title = Buying instead of rolling
am-lesson-peace-chip = On a green field that is not hatched you may go to court at the start of your turn instead of rolling, at the single price. Five million is all you have. Whoever was sent back pays double on green 1.
am-lesson-peace-chip-task = Indict the Red Monopoly
am-lesson-peace-chip-wrong = With a six you would stand on a hatched field, and at once on green 1. First the ninth chip.

am-lesson-peace-open-title = The road is open
am-lesson-peace-open = All monopolies are broken, and hatched fields are ordinary ones. Doña Perpetua went straight to 16, you to 13. But the last field, World Peace itself, is reached only by an exact roll.

am-lesson-peace-swap-title = The last shall be first
am-lesson-peace-swap = Doña Perpetua was three fields away and rolled a 5. Too much: that gives three attempts to hit exactly the 3. She hit none. The first time in a game everybody then changes places: the foremost with the last. You stood in the middle and stay there.
am-lesson-peace-swap-why = Whoever fell back got five million, and the bomb went back two. Whoever fails later does not swap but goes back by his last roll.

am-lesson-peace-one-title = Six fields, and a one
am-lesson-peace-one = You need exactly six. A 1 is a step, or a second roll. From 14 you would need a 5, and Contessa Bianca now stands three fields away and is next.
am-lesson-peace-one-task = Roll again
am-lesson-peace-one-wrong = For that one step there is time tomorrow, for peace perhaps not. Again.

am-lesson-peace-end-title = World Peace
am-lesson-peace-end = A six, exactly. Whoever reaches World Peace ends the game: everybody has won, and you are named first. For the others their money counts, less the distance they lacked. Please lay down your arms in an orderly manner. Stamped, for the last time.
