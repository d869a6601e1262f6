## Anti-Monopoly III: texts that do not depend on a position

am-title = Anti-Monopoly III
am-short = Anti-Monopoly III
am-tagline = Two to six nuclear powers, one road to World Peace, and a bomb that is walking too. Everybody wins, or nobody does.

## The board


am-place-start = START



am-spiral-zero = ZERO
am-bomb-on = Bomb on { $field }
am-indictments = Indictments { $placed } of 9

am-monopoly-yellow = Yellow Monopoly
am-monopoly-blue = Blue Monopoly
am-monopoly-red = Red Monopoly
am-chips = { $chips } of 3 indictments

## Things

am-million = { $n ->
    [one] { $n } million
   *[other] { $n } million
}
am-cooperation-card = Cooperation { $value }
am-cooperation-back = a hidden cooperation card

## Action cards

am-card-AC01 = Summit agreement
am-card-AC01-text = Bomb 2 back.
am-card-AC02 = Test-ban treaty
am-card-AC02-text = Bomb 3 back.
am-card-AC03 = Peace march at home
am-card-AC03-text = Move 2 forward. Your own police cordon lets you through.
am-card-AC04 = World peace day
am-card-AC04-text = Every pawn 1 forward, yours first.
am-card-AC05 = Hot line installed
am-card-AC05-text = Bomb 1 back, receive 1. The line is engaged, but installed.
am-card-AC06 = Defence cuts
am-card-AC06-text = Receive 2.
am-card-AC07 = Peace prize
am-card-AC07-text = Receive 3. Nobody asks what for.
am-card-AC08 = Inspectors admitted
am-card-AC08-text = Bomb 1 back, roll again.
am-card-AC09 = Trust-busting grant
am-card-AC09-text = You may buy one chip for any unbroken monopoly at half price (2, 2 or 3).
am-card-AC10 = Exchange programme
am-card-AC10-text = Name a player; you both receive 1.
am-card-AC11 = Arms plant converted
am-card-AC11-text = Bomb 1 back, receive 1. Saucepans from now on.
am-card-AC12 = Back channel
am-card-AC12-text = Name a player; you swap one hidden cooperation card at random.
am-card-AC13 = False alarm
am-card-AC13-text = Bomb 1 forward. It was a flock of geese.
am-card-AC14 = New missile
am-card-AC14-text = Pay 1, bomb 2 forward.
am-card-AC15 = Spy scandal
am-card-AC15-text = Move 2 back.
am-card-AC16 = Arms lobby
am-card-AC16-text = Pay 2. Dinner was included.
am-card-AC17 = Submarine incident
am-card-AC17-text = Move 1 back, bomb 1 forward.
am-card-AC18 = Border incident
am-card-AC18-text = A crisis breaks out where you stand.
am-card-AC19 = Boycott
am-card-AC19-text = Everybody pays 1.
am-card-AC20 = Underground test
am-card-AC20-text = Bomb 2 forward.
am-card-AC21 = Arms exports
am-card-AC21-text = Receive 2, bomb 1 forward.
am-card-AC22 = Space weapons
am-card-AC22-text = Bomb 2 forward.
am-card-AC23 = Talks stall
am-card-AC23-text = Miss your next turn. The shape of the table is disputed.
am-card-AC24 = Hardliners elected
am-card-AC24-text = The leading player moves 3 back.

## Phases

am-phase-setup = Setting up
am-phase-start = Who begins?
am-phase-turn = Turn
am-phase-move = Move
am-phase-meeting = Meeting of nuclear powers
am-phase-card = Action card
am-phase-crisis = Crisis
am-phase-monopoly = Monopoly
am-phase-negotiation = Negotiation
am-phase-debt = Short of money
am-phase-red = The bomb is in the red
am-phase-sentback = Back to green 1
am-phase-peace = At the gate of World Peace
am-phase-danger = Danger: controlled destruction
am-phase-end = The end

## Switches

am-switch-bombRule = How far the bomb may go in one turn
am-switch-bombRule-help = The known rule text limits the bomb to one field a turn and orders two and three in the same breath (A14.2). Action cards are never limited.
am-switch-bombRule-once = first instruction, in full
am-switch-bombRule-one = at most one field
am-switch-bombRule-none = no limit
am-switch-coopValues = Values of the cooperation cards
am-switch-coopValues-help = With six values a twin card is harder to find (A23.1).
am-switch-coopValues-5 = 1 to 5
am-switch-coopValues-6 = 1 to 6
am-switch-coopReuse = When all five cards lie open
am-switch-coopReuse-help = Both ways stand in the known rule text (A9.4).
am-switch-coopReuse-redeal = five new ones from the stock, if there is one
am-switch-coopReuse-turnOver = turn over the same five
am-switch-textMoveFields = Fields reached by crisis or card
am-switch-textMoveFields-help = Whether a pawn that did not roll carries out the field it is moved to (A0.7).
am-switch-textMoveFields-special = negotiation and hatched fields only
am-switch-textMoveFields-all = every field
am-switch-helpPays = What helpers pay
am-switch-helpPays-help = The price of keeping the bomb where it is when somebody is short of money (A13.2).
am-switch-helpPays-doubleMissing = double what is missing
am-switch-helpPays-doubleDebt = double the whole debt
am-switch-helpPays-missing = just what is missing
am-switch-redRequest = The request when the bomb turns red
am-switch-redRequest-help = Whether the player asked may keep a card he has (A15.3).
am-switch-redRequest-optional = may say no
am-switch-redRequest-compulsory = must lay the card
am-switch-redMover = Who moves after the request
am-switch-redMover-help = The known rule text can be read either way (A15.4).
am-switch-redMover-asked = the player asked
am-switch-redMover-leader = the leading player
am-switch-dangerTrigger = When destruction may be proposed
am-switch-dangerTrigger-help = Landing on the danger field is certain, passing over it a ruling (A21.1).
am-switch-dangerTrigger-landOrPass = the bomb lands on danger or passes it
am-switch-dangerTrigger-land = only when it lands there
am-switch-destructionConsent = Consent to the destruction
am-switch-destructionConsent-help = Whether one voice is enough to roll for it (A21.2).
am-switch-destructionConsent-unanimous = everybody must agree
am-switch-destructionConsent-proposer = the proposer is enough
am-switch-green1Double = Indictments at double price on green 1
am-switch-green1Double-help = Who may buy any number of chips there (A17.3).
am-switch-green1Double-sentBack = pawns that were sent back
am-switch-green1Double-anyone = every pawn that stands there
am-switch-bankNotes = The bank
am-switch-bankNotes-help = The box holds 50 notes; with many players they do not suffice (A0.4).
am-switch-bankNotes-unlimited = never runs out
am-switch-bankNotes-50 = pays from 50 notes while they last
am-switch-board = Board
am-switch-board-help = Tracks, prices and spiral; owners of the box can supply the printed ones.
am-switch-board-reconstructed = reconstructed
am-switch-actionCards = Action cards
am-switch-actionCards-help = The 24 cards; owners of the box can supply the printed ones.
am-switch-actionCards-reconstructed = reconstructed

## Endings

am-ending-peace = World Peace
am-ending-peace-text = Everybody wins, and { $player } is honoured for getting there.
am-ending-disarmament = Joint disarmament
am-ending-disarmament-text = All weapons are destroyed under supervision. Everybody wins; { $player } did most for it.
am-ending-zero = Zero
am-ending-zero-text = The bomb has reached Zero. Nobody wins. Nobody is left to contest it.

## Places in sentences

am-place = { $track ->
    [start] START
    [yellow] yellow { $number }
    [blue] blue { $number }
    [red] red { $number }
    [green] green { $number }
    [negotiation] negotiation field { $number }
   *[peace] World Peace
}
am-board-negotiate = NEGOTIATE
am-board-peace = WORLD PEACE

## What is reconstructed

am-reconstructed-board = The kinds of most fields, the prices of the monopolies, the red fields and the danger field of the spiral.
am-reconstructed-cards = Titles and effects of all 24 action cards.

## Questions

am-ask-one = You rolled a 1. Take the step, or roll again?
am-ask-name = Name another player.
am-ask-name-meeting = Too far. A meeting of nuclear powers must find { $need ->
    [one] a 1
   *[other] a { $need }
    } in three rolls. Who rolls for you?
am-ask-name-exchange = Exchange programme: who receives 1 together with you?
am-ask-name-channel = Back channel: with whom do you swap a hidden card, unseen?
am-ask-crisis = Crisis! Lay a card. Whom do you trust with it?
am-ask-request = The bomb is in the red. You are ahead: name a number, and whom you ask for it.
am-ask-reply = { $who } has laid a { $value } and looks at you. Well?
am-ask-request-reply = { $who } asks you for a { $value }. It would set the bomb back by { $back }.
am-ask-request-move = The request was met. How far do you move?
am-ask-monopoly = { $monopoly }: share in the profits, or take it to court?
am-ask-half-price = Trust-busting grant: one indictment at half price?
am-ask-pledge = How much do you give?
am-ask-pledge-debt = { $who } cannot pay. { $needed ->
    [one] One million more
   *[other] { $needed } million more
    } and the bomb stays where it is. What do you pledge?
am-ask-pledge-purchase = { $who } wants to indict and lacks { $needed ->
    [one] one million
   *[other] { $needed } million
    }. What do you give?
am-ask-turn = Your turn. Roll, or go to court?
am-ask-buy = Sent back to green 1. Any indictments at double price, while you are here?
am-ask-destroy = Controlled destruction of all weapons?
am-ask-propose = The bomb has touched the danger field and is on { $bomb }. Propose the controlled destruction of all weapons? { $dice } dice, more than { $over } in all, and everybody has won.
am-ask-agree = { $who } proposes to destroy all weapons, under control. { $dice } dice, more than { $over } in all, and everybody has won. Do you agree?

## Answers

am-ask-one-move = Move one field
am-ask-one-again = Roll again
am-opt-player = { $who }
am-opt-lay = Lay the { $value }
am-opt-number = Say { $value }
am-opt-ask-for = Ask { $who } for a { $value }
am-opt-reply-none = I have no { $value }
am-opt-reply-join = Lay my { $value } beside it
am-opt-reply-refuse = Refuse, and { $fields ->
    [0] stay where you are
    [one] move { $fields } field
   *[other] move { $fields } fields
    }
am-opt-request-lay = Lay the { $value } open
am-opt-request-lay-move = Lay the { $value } and { $fields ->
    [0] stay where you are
    [one] move one field
   *[other] move { $fields } fields
    }
am-opt-request-no = No
am-opt-fields = { $fields ->
    [0] Stay where you are
    [one] { $fields } field
   *[other] { $fields } fields
}
am-opt-monopoly-indict = Indict for { $price }
am-opt-monopoly-collect = Collect { $millions }; { $bomb ->
    [0] the bomb stays
   *[other] bomb { $bomb } forward
    }
am-opt-monopoly-nothing = Leave it
am-opt-indict = Indict the { $monopoly } for { $price }
am-opt-nothing = Nothing
am-opt-pledge = { $millions ->
    [0] Nothing
   *[other] { $millions } million
}
am-opt-roll = Roll the die
am-opt-double = { $chips ->
    [one] One indictment at double price, { $price }
   *[other] { $chips } indictments at double price, { $price }
}
am-opt-add-chip = Indict the { $monopoly } at double price, { $price }
am-opt-propose-yes = Propose it
am-opt-propose-no = Not now
am-opt-agree-yes = Agree
am-opt-agree-no = Object

## Refusals

am-no-other-player = Another player at this table must be named.
am-no-such-value = There is no { $value } to name here.
am-why-card = A { $value } is laid in a crisis, one’s own or another’s, and when the leading player asks for one.
am-no-not-none = You hold a { $value }; only the truth is allowed.
am-no-without-card = You hold no { $value }.
am-no-refusal-fields = After a refusal you move 1, 2 or 3 fields.
am-no-request-fields = The move is 5, 6 or 7 fields.
am-no-must-lay = You hold a { $value } and must lay it open.
am-no-too-poor = That costs { $price } million; there are only { $money }.
am-no-must-act = You can afford the price of { $price }: collect or indict.
am-no-broken = { $monopoly }: already broken.
am-no-room = { $monopoly }: there is room for { $free } only.
am-no-double = Double price is for pawns that were sent back to green 1 and are still there.
am-no-indictment-here = Only from a green field without hatching can you indict instead of rolling.
am-no-one-chip = Instead of rolling you buy exactly one chip.
am-no-chip-named = Only a purchase of at least one chip takes the place of the roll.

## Data files

am-data-one-monopoly = { $field }: field { $field_number }, and no other, must be “monopoly”.
am-data-green-only = { $field }: hatched fields and World Peace belong to the green track.
am-data-card-count = { $field }: there must be { $want } cards, not { $got }.
am-data-no-effect = { $field }: a card needs at least one effect.
am-data-effect-last = { $field }: “{ $effect }” must be the last effect of its card.
am-data-bad-effect = { $field }: an effect is a pair of name and number; the names are { $known }.
am-data-field-count = { $field }: a track has 7 to 40 fields, not { $got }.
am-data-peace-last = { $field }: the last field, and no other, must be “peace”.
am-data-hatched = { $field }: at least six “hatched” fields must stand together before “peace”, and field 1 must not be one.
am-data-no-monopoly-on-green = { $field }: there is no monopoly on the green track.

## News

am-news-dealt = { $who } is dealt five cooperation cards.
am-news-dealt-secret = You are dealt { $cards }.
am-news-roll-off = { $who } rolls a { $die }.
am-news-begins = { $who } begins.
am-news-turn = Turn { $turn }: { $who }.
am-news-misses-turn = { $who } misses this turn. The shape of the table is still disputed.
am-news-rolls = { $who } rolls a { $die }.
am-news-moves = { $who } moves to { am-place }.
am-news-goes-back = { $who } goes back to { am-place }.
am-news-sent-back = Monopolies are left: { $who } is sent back to { am-place }.
am-news-swaps = { $who } is now on { am-place }.
am-news-meeting = Meeting of nuclear powers: { $whom } has three rolls to find { $who } a { $need }.
am-news-meeting-roll = { $who } rolls a { $die }.
am-news-meeting-fails = The meeting fails. { $who } has to go round again.
am-news-card = { $who } draws “{ $card }”.
am-news-lost = { $who } can go no further: { $fields ->
    [one] one field is lost
   *[other] { $fields } fields are lost
    }.
am-news-bank-empty = The bank has no more: { $who } goes without { am-sum }.
am-news-receives = { $who } receives { am-sum }.
am-news-pays = { $who } pays { am-sum }.
am-sum = { $millions ->
    [0] nothing
   *[other] { $millions } million
}
am-news-cannot-pay = { $who } is { $missing } million short.
am-news-pledges = { $who } pledges { am-sum } for { $whom }.
am-news-helped = The money for { $whom } is raised: { am-sum }.
am-news-not-helped = The money for { $whom } is not raised ({ am-sum }). Nobody pays.
am-news-crisis = Crisis: { $who } lays a { $value } and asks { $whom }.
am-news-crisis-none = { $whom } has no { $value }. { $who } has misjudged the situation.
am-news-crisis-joined = { $whom } lays the other { $value }. Handshake, photographers, relief.
am-news-crisis-refused = { $whom } has the { $value } and refuses, loudly.
am-news-turned-over = { $who } turns all five cards over again; everybody has seen them.
am-news-dealt-anew = { $who } gets five new hidden cards from the stock.
am-news-dealt-anew-secret = You get { $cards } from the stock.
am-news-channel = { $who } and { $whom } swap a card through the back channel.
am-news-channel-secret = Back channel between { $who } and { $whom }: you gave a { $given } and got a { $got }.
am-news-indicts = { $who } indicts the { $monopoly }: { $chips } of 3.
am-news-broken = { $monopoly }: broken for good.
am-news-collects = { $who } collects from the { $monopoly }.
am-news-leaves-it = { $who } leaves the { $monopoly } alone.
am-news-again = The monopoly is broken: { $who } rolls again.
am-news-names-chips = { $who } wants { $chips ->
    [one] one indictment
   *[other] { $chips } indictments
    } at double price: { $price } million.
am-news-negotiation = { $who } negotiates and rolls a { $die }.
am-news-bomb-forward = The bomb moves { $fields } forward, to { $field }.
am-news-bomb-back = { $fields ->
    [0] The bomb stays on { $field }.
   *[other] The bomb moves { $fields } back, to { $field }.
}
am-news-bomb-cut = No more than one field at a time: { $fields ->
    [one] one more lapses
   *[other] { $fields } more lapse
    }.
am-news-bomb-first = { $field } is the first field: { $fields ->
    [one] one field back lapses
   *[other] { $fields } fields back lapse
    }.
am-news-bomb-skipped = The bomb has already moved this turn; { $fields ->
    [one] one more field is skipped
   *[other] { $fields } more fields are skipped
    }.
am-news-red = The bomb stands on red { $field }. Once in this game, that is a chance.
am-news-request = { $who } asks { $whom } for a { $value }.
am-news-request-met = { $whom } lays a { $value } open.
am-news-request-no = { $whom } says no. Nobody knows whether it hurt.
am-news-extra-roll = World Peace within reach: { $who } rolls a { $die }.
am-news-peace-missed = { $who } misses World Peace.
am-news-swap = Everything is upside down: positions are swapped.
am-news-danger = Danger! Launch preparations; the bomb is on { $field }.
am-news-proposal = { $who } proposes to destroy all weapons.
am-news-agrees = { $who } agrees.
am-news-objects = { $who } objects.
am-news-nobody-proposes = Nobody proposes anything.
am-news-destruction-roll = The dice show { $total } in all; more than { $over } was needed.
am-news-destruction-fails = The inspectors did not find everything. Play goes on.
am-news-zero = ZERO. Everybody has lost.
am-news-peace = World Peace! Everybody wins, and { $who } brought it.
am-news-disarmament = All weapons are destroyed. Everybody wins; { $who } did most for it.
am-news-rank = { $rank }. { $who } ({ $score })

## At the table

am-ui-board = The board: three loops, the stair to World Peace, the arms spiral
am-ui-ended-by = The card that ended it, drawn by { $who }
am-ui-legend = What the fields do
am-legend-action = Action
am-legend-action-text = take a card and obey it
am-legend-crisis = Crisis
am-legend-crisis-text = lay a card, ask for its twin
am-legend-direct = Direct
am-legend-direct-text = to the monopoly of this loop; idle with four or more
am-legend-income = Income
am-legend-income-text = receive what it says
am-legend-costs = Costs
am-legend-costs-text = pay what it says
am-legend-monopoly = Monopoly
am-legend-monopoly-text = cash in, or indict it
am-legend-negotiation = Negotiate
am-legend-negotiation-text = roll: a sham, or progress
am-legend-closed = Hatched
am-legend-closed-text = closed until nine indictments
am-legend-plain = Plain
am-legend-plain-text = nothing. Enjoy it
am-throw-far = Too far: meeting
am-throw-closed = Still closed
am-throw-peace = World Peace!
am-throw-idle = Direct: idle
am-throw-again = or throw again
am-ask-crisis-then-card = Crisis: whom do you ask?
am-ask-request-then-card = Request: whom do you ask?
am-ui-middle = What is going on
am-ui-to-zero = { $fields ->
    [one] field to Zero
   *[other] fields to Zero
}
am-ui-spiral-sign = Arms spiral · bomb on { $field }
am-ui-spiral-near = { $fields ->
    [one] One more field and it is over
   *[other] { $fields } more fields and it is over
}
am-ui-bomb-sr = The bomb is on { $field }.
am-ui-standing = { $who }: { am-place }, { $distance } to World Peace, { $money } million.
am-ui-monopoly = { $monopoly }, { $chips } of 3 indictments, price { $price }
am-to-peace-short = { $n } to peace
am-ui-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
am-ui-laid = open: { $cards }
am-ui-laid-card = { $value }, open
am-ui-open = open
am-ui-cooperation = Cooperation
am-ui-joined-you = joined you
am-ui-refused-you = refused you
am-ui-misses = misses a turn
am-ui-choose-player = Choose { $who }
am-ui-your-cards = Your cooperation cards
am-ui-whom = Whom?
am-ui-choose-card = Choose a card first
am-ui-choose-number = Choose a number first
am-ui-choose-whom = Now choose a player
am-ui-open-until = { $count ->
    [one] One card lies open until all five do.
   *[other] { $count } cards lie open until all five do.
}
am-ui-million-word = { $n ->
   *[other] million
}
am-ui-crisis-join = They join in
am-ui-crisis-join-text = both 2 fields on, { $millions ->
    [0] no money: the bank is empty
    [4] 2 million each
   *[other] the last { $millions } million of the bank
    }, { $bomb ->
    [0] the bomb stays
   *[other] bomb { $bomb } back
    }
am-ui-crisis-refuse = They refuse
am-ui-crisis-refuse-text = 1–3 fields, value + 2; asker 2 back; { $bomb ->
    [0] the bomb stays
   *[other] bomb { $bomb } nearer
    }
am-ui-crisis-lack = They lack it
am-ui-crisis-lack-text = asker 1 back, pays the value; { $bomb ->
    [0] the bomb stays
   *[other] bomb { $bomb } nearer
    }
am-ui-request-text = If the card comes: bomb { $bomb } back, and { $mover ->
    [leader] whoever asked for it
   *[asked] whoever laid it
    } moves 5 to 7 fields.
am-ui-meeting-called = { $who } calls a meeting: a { $need } is wanted.
am-ui-meeting-with = { $whom } rolls for { $who }: a { $need } is wanted.
am-ui-monopoly-text = Collect { $millions } and { $bomb ->
    [0] the bomb stays
   *[other] the bomb comes { $bomb } nearer
    }, or pay { $price } for an indictment.
am-ui-negotiation-text = { $who } negotiates. On 1 or 2 { $ahead ->
    [0] the bomb stays
   *[other] the bomb comes { $ahead } nearer
    }; on 3 to 6 that many millions are paid out{ $back ->
    [0] .
   *[other] , and the bomb goes { $back } back.
    }
am-ui-debt-text = { $who } cannot pay. { $millions } million from the others will keep the bomb where it is.
am-ui-purchase-text = { $who } lacks { $millions } million for indictments at double price.
am-ui-sentback-text = { $who } is back on green 1 and may indict at double price.
am-ui-pledged = { $pledged } of { $needed } million pledged
am-ui-pledge-line = Still missing: { $needed } million. You have { $purse }. The bomb is on { $bomb }.
am-ui-pledge-all = All of it: { $millions }
am-ui-pledge-send = { $millions ->
    [0] Give nothing
   *[other] Pledge { $millions } million
}
am-ui-danger-text = The destruction of all weapons may be proposed. Everybody rolls: more than { $over } in all, and all have won.
am-ui-danger-proposed = { $who } proposes to destroy all weapons. More than { $over } in all, and everybody has won.
am-ui-danger-answered = { $count ->
    [one] One answer is in.
   *[other] { $count } answers are in.
}
am-ui-peace-text = { $who } stands before World Peace: one of three rolls must be a { $need }.
am-ui-your-turn = Your turn
am-ui-turn-of = { $who }’s turn
am-ui-all-won = All have won
am-ui-all-lost = All have lost
am-ui-after-rounds = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    }.
am-ui-honoured = honoured first
am-ui-score = { $money } million − { $distance ->
    [one] 1 field
   *[other] { $distance } fields
    }
am-ui-refuse-word = Refuse
am-ui-refuse-by = +{ $fields } { $fields ->
    [one] field
   *[other] fields
}
am-ui-refuse-gain = you receive { $millions } million and move that far; whoever asked goes 2 back, { $bomb ->
    [0] the bomb stays
   *[other] the bomb comes { $bomb } nearer
    }

## Deals

am-dealing = Nothing changes hands by agreement here. Talk is free and need not be true.

## The film

am-film-cards = { $count ->
    [one] 1 hidden cooperation card
   *[other] { $count } hidden cooperation cards
}
am-film-fields = { $fields ->
    [one] one field of your way to World Peace
   *[other] { $fields } fields of your way to World Peace
}
am-film-nearer = { $fields ->
    [one] one field between the bomb and Zero
   *[other] { $fields } fields between the bomb and Zero
}
am-film-sent-back = You are sent back
am-film-misses = You miss a turn
am-film-meeting = Your meeting has failed
am-film-refused = You have been refused
am-film-objected = Your proposal is rejected
am-film-card = { $who } draws an action card
am-film-broken = A monopoly is broken
am-film-zero = Zero
am-film-end = The end of the story
am-film-first = Who begins?
am-film-agree = { $who }: agreed.
