### The coach of Anti-Monopoly III: what a question means, in two sentences. One message for every kind of question.

am-ask-one-coach = After a 1 you may take the single step or roll again. Take it when the next field is one you want.
am-ask-name-meeting-coach = You rolled past the negotiation field; now another power rolls up to three times for the exact number, and all roll equally well. A hit, and you negotiate; no hit, and the bomb moves on, and you move out on the way back.
am-ask-name-exchange-coach = Whoever you name receives the same million as you. Name somebody who is behind, or somebody you will need in a crisis.
am-ask-name-channel-coach = You and the other swap one hidden cooperation card at random. Afterwards you know one of theirs, and they one of yours.
am-ask-crisis-coach = You lay a card and ask one player for the same number. If they join, both of you move two fields and earn two million, and the bomb goes back. If they refuse or have no such card, you fall back and the bomb comes three or two nearer.
am-ask-request-coach = Once in a game, when the bomb first lands in the red, whoever leads names a number and asks one player for that card. Name one that somebody probably still holds.
am-ask-reply-coach = Joining pays you two fields and two million and pushes the bomb back. Refusing pays you more and pushes it three fields towards Zero, for everybody.
am-ask-request-reply-coach = Lay the card open and the bomb goes five back and you move five to seven fields. A no does not tell whether you have it.
am-ask-request-move-coach = You helped, so you move five, six or seven fields, as you like. The field you reach is carried out as after a roll.
am-ask-destroy-coach = Only if all agree does everybody roll one die; a sum above three times the number of players destroys all weapons, and everybody wins. If it falls short, play goes on.
am-ask-monopoly-coach = Collecting is money now and moves the bomb; an indictment costs and counts towards the three that break this monopoly. Until all three are broken, the last fields to World Peace stay closed.
am-ask-half-price-coach = One indictment of any monopoly at half the price. It is the cheapest one you will ever get.
am-ask-pledge-debt-coach = Somebody cannot pay, and that moves the bomb, unless the others together pay the bank twice what is missing. Nobody pays if it does not come together.
am-ask-pledge-purchase-coach = Somebody wants to indict and lacks money; you may contribute. If it does not come together, nobody pays.
am-ask-turn-coach = On a plain green field you may buy one indictment at its printed price instead of rolling. All nine must be there before anybody gets through.
am-ask-buy-coach = Without all nine chips you are sent back to green 1, and here indictments cost double. Every chip bought now saves another round.
am-coach-unit = what it is worth, in fields

## What is at stake, beside a figure; and a quiet word before an answer that costs much.

am-stake-bomb = fields from the bomb to Zero
am-stake-money = million you have
am-stake-chips = chips still missing for peace
am-stake-distance = fields from you to World Peace
am-stake-sell = million if you take the money
am-stake-buy = million for an indictment
am-stake-destroy = the rolls are enough
am-caution-bomb = The bomb stands on { $bomb }. An answer here can move it { $step } forward.
am-caution-zero = The bomb stands on { $bomb }. An answer here can move it { $step } forward: at Zero everybody has lost.
am-doubt-bomb = One step from Zero, or at it. At Zero everybody has lost, you too.
am-medal-shoulder = Cold Shoulder, First Class
am-medal-shoulder-text = { $count } handshakes refused
am-medal-handshake = The Warm Palm
am-medal-handshake-text = { $count } handshakes, with photographers
am-medal-cash = Friend of the Trust
am-medal-cash-text = collected from monopolies { $count } times
am-medal-plaintiff = Plaintiff of the Year
am-medal-plaintiff-text = { $count } indictments
am-medal-detour = Order of the Scenic Route
am-medal-detour-text = went round again { $count } times

## Why it came so, and in what the evening is measured.

am-tally-joined = handshakes given
am-tally-refused = handshakes refused; the bomb moves on
am-tally-misjudged = asked the wrong one in a crisis; the bomb moves on
am-tally-collects = collected from monopolies; the bomb moves on
am-tally-indicts = indictments
am-tally-round = once more round
am-fortune = The figure: millions and fields that it brought or cost you. A field of the bomb counts double.
