## Anti-Monopoly III: texts that do not depend on a position

am-title = Anti-Monopoly III
am-subtitle = Washington – Moscow
am-tagline = Two to six nuclear powers, one road to World Peace, and a bomb that is walking too. Everybody wins, or nobody does.
am-reconstructed = Fields, prices, the spiral and the action cards are reconstructed; the rules around them are not.

## The board

am-track-yellow = Yellow loop
am-track-blue = Blue loop
am-track-red = Red loop
am-track-green = Green track

am-place-start = START
am-place-yellow = Yellow { $number }
am-place-blue = Blue { $number }
am-place-red = Red { $number }
am-place-green = Green { $number }
am-place-negotiation = Negotiation { $number }
am-place-peace = World Peace

am-field-start = Start
am-field-plain = Plain
am-field-action = Action
am-field-crisis = Crisis
am-field-monopoly = Monopoly
am-field-direct = Straight to the monopoly
am-field-receive = Receive { $millions }
am-field-pay = Pay { $millions }
am-field-negotiation = Negotiation
am-field-hatched = Hatched
am-field-peace = World Peace

am-field-start-help = Everybody sets out from here.
am-field-plain-help = Nothing happens.
am-field-action-help = Take the top action card and do what it says (A8.1).
am-field-crisis-help = Lay a cooperation card and ask another power for its twin (A9.1).
am-field-monopoly-help = Collect double and move the bomb, or pay for an indictment (A10.1). Broken: roll again (A10.4).
am-field-direct-help = Go to this track's monopoly; with four or more players nothing happens (A11.1).
am-field-receive-help = The bank pays (A11.2).
am-field-pay-help = Pay the bank (A11.2).
am-field-negotiation-help = Roll once: 1 or 2, the bomb moves 2 forward; 3 to 6, receive that much and the bomb moves 1 back (A12.1).
am-field-hatched-help = Back to green 1 and bomb 1 forward, until all nine chips are placed (A17.1).
am-field-peace-help = Reached by an exact roll once all monopolies are broken (A18.1).

am-spiral = Arms spiral
am-spiral-field = Field { $number }
am-spiral-red = red
am-spiral-danger = Launch preparation: danger
am-spiral-zero = ZERO
am-bomb-on = Bomb on { $field }
am-indictments = Indictments { $placed } of 9

am-monopoly-yellow = Yellow monopoly
am-monopoly-blue = Blue monopoly
am-monopoly-red = Red monopoly
am-chips = { $chips } of 3 indictments
am-broken = broken

## Things

am-million = { $n ->
    [one] { $n } million
   *[other] { $n } million
}
am-cooperation-card = Cooperation { $value }
am-cooperation-back = a hidden cooperation card
am-to-peace = { $n ->
    [one] { $n } field to World Peace
   *[other] { $n } fields to World Peace
}

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
