### Junta: Viva el Presidente! Texts of the game, in English.
### Sections in this order: title, phases, roles, estates, cards, switches, endings.

## Title

viva-title = Junta: Viva el Presidente!
viva-short = Viva!
viva-tagline = Five families, one pair of sunglasses, and foreign aid that never quite arrives.

## Phases of a round (V0.7)

viva-phase-draw = Draw
viva-phase-promises = Promises
viva-phase-orders = Orders
viva-phase-combat = Combat
viva-phase-spend = Spend
viva-phase-hand_limit = Hand limit

## Roles at the table and in a battle (V0.1, V7.5)

viva-role-presidente = Presidente
viva-role-golpista = Golpista
viva-role-attacker = Attacker
viva-role-defender = Defender
viva-role-supporter = Supporter

## Estates: colours (V1.2) and buildings (V15.4)

viva-colour-blue = Blue
viva-colour-black = Black
viva-colour-yellow = Yellow
viva-colour-red = Red
viva-colour-green = Green

viva-building-main_house = Main house
viva-building-helicopter_pad = Helicopter pad
viva-building-swimming_pool = Swimming pool
viva-building-watchtower = Watchtower
viva-building-radar_station = Radar station
viva-building-guard_house = Guard house

## Cards (V26): name, text, and when it may be played
## The texts of Foreign Aid take $money, the value in millions from the card data.

viva-card-fa1-name = Foreign Aid 1
viva-card-fa1-text = Worth { $money } million. The donors asked for a receipt; you gave them a wave.
viva-card-fa1-when = To pay while spending

viva-card-fa2-name = Foreign Aid 2
viva-card-fa2-text = Worth { $money } million. Meant for a school, spent near one.
viva-card-fa2-when = To pay while spending

viva-card-fa3-name = Foreign Aid 3
viva-card-fa3-text = Worth { $money } million. A whole harbour, in one handy suitcase.
viva-card-fa3-when = To pay while spending

viva-card-bur-name = Burglars
viva-card-bur-text = Steal one promised card from another player, unseen and at random. It goes into your hand.
viva-card-bur-when = Right after the promises

viva-card-spy-name = Spy
viva-card-spy-text = Look behind another Golpista’s screen. If you are a Golpista yourself, you may then change your own orders.
viva-card-spy-when = Orders set, screens still in place

viva-card-ass-name = Assassination
viva-card-ass-text = Destroy one militia of the other side in this battle. It goes to the supply.
viva-card-ass-when = Before the roll, in your own battle

viva-card-bri-name = Bribery
viva-card-bri-text = All Presidential militias in this battle look the other way: they neither count nor roll.
viva-card-bri-when = Before the roll, against Presidential militias

viva-card-gun-name = Gunboat
viva-card-gun-text = +3 for your attack, or +3 for the defence you belong to.
viva-card-gun-when = Before the roll, in your own battle

viva-card-sur-name = Surprise Attack
viva-card-sur-text = The defender’s buildings do not count in this battle, not even the main house.
viva-card-sur-when = Before the roll, as an attacker

viva-card-pea-name = Peasant Uprising
viva-card-pea-text = Every militia on the defending side is worth exactly 2 and is not rolled.
viva-card-pea-when = Before the roll, in your own battle

viva-card-div-name = Diversionary Tactic
viva-card-div-text = One player in the battle, perhaps you, rolls again: exactly one die, or all of them.
viva-card-div-when = Right after the roll, in your own battle

viva-card-don-name = Party Donation
viva-card-don-text = Draw two cards and use them at once if you like. The party thanks you for looking after its money.
viva-card-don-when = On your turn to spend

viva-card-prc-name = PR Campaign
viva-card-prc-text = Take one militia of your colour from the supply, free of charge. Four is the limit.
viva-card-prc-when = On your turn to spend

viva-card-yac-name = Yacht
viva-card-yac-text = 1 victory point while it is in your hand. It defends nothing, but it does it beautifully.
viva-card-yac-when = Never played

viva-card-car-name = Supercar
viva-card-car-text = 1 victory point while it is in your hand. No defence; the roads are attack enough.
viva-card-car-when = Never played

viva-card-stu-name = Students Circulate Petition
viva-card-stu-text = No effect whatsoever. Your concerns are important to us.
viva-card-stu-when = Never played

## Switches: label, explanation, values

viva-switch-mode = Game
viva-switch-mode-help = The expert game is played to 6 points instead of 5; it gives the sunglasses a point, lets a rolled 1 destroy militias, and allows the Presidente to promise militias (V18.1, V19.1 to V25.2).
viva-switch-mode-basic = Basic game
viva-switch-mode-expert = Expert game

viva-switch-payment = Payment
viva-switch-payment-help = May one payment cover several purchases, or is each paid on its own? Change is never given (V15.7).
viva-switch-payment-combined = Several purchases in one payment
viva-switch-payment-separate = Each purchase on its own

viva-switch-killsPerOne = Rolled ones
viva-switch-killsPerOne-help = Expert game only: how many militias a player’s rolled 1s may destroy after a battle (V20.1).
viva-switch-killsPerOne-perDie = One for each 1 rolled
viva-switch-killsPerOne-perPlayer = At most one per player and battle

viva-switch-spyEffect = Spy
viva-switch-spyEffect-help = What a Golpista may do with the Spy: look and then change their own orders, or only look (V26.SPY).
viva-switch-spyEffect-lookAndReset = Look, then change own orders
viva-switch-spyEffect-look = Look only

viva-switch-deck = Card deck
viva-switch-deck-help = Which data set says how many of each card the deck holds and what Foreign Aid is worth (V2.1, V26.FA).
viva-switch-deck-reconstructed = Reconstructed deck

viva-switch-estates = Estates
viva-switch-estates-help = Which data set gives each colour its estate number (V1.2).
viva-switch-estates-reconstructed = Reconstructed numbers

## Endings (V18.3)

viva-ending-victory = Victory
viva-ending-shared = Shared victory

viva-phase-setup = Set-up
viva-phase-over = Game over

## What is reconstructed

viva-reconstructed-deck = How many copies of each card there are, and what the three Foreign Aid cards are worth.
viva-reconstructed-estates = Which number belongs to which colour; only red 4 is certain.
viva-reconstructed-effects = What Burglars, Spy, Party Donation and PR Campaign do exactly; only their moments are certain.

## Questions

viva-ask-colour = Which estate do you move into?
viva-ask-promise = What do you promise? Everyone gets at least one card.
viva-ask-orders = { $dice ->
    [one] Your militia awaits its orders.
   *[other] Your { $dice } militias await their orders.
  }
viva-ask-orders-again = You have seen enough. Do you want to set your own dice anew?
viva-ask-card = Do you play a card?
viva-ask-burglars = The promises are laid. Do you send Burglars?
viva-ask-spy = All orders are set, the screens still stand. Do you send a Spy?
viva-ask-battle = Do you play a card before the roll?
viva-ask-roll = The dice have fallen. Do you play a Diversionary Tactic?
viva-ask-plunder = { $cards ->
    [one] Do you take { $whom }’s only card?
   *[other] Do you take one of { $whom }’s { $cards } cards, unseen?
  }
viva-ask-plunder-take = Take a card
viva-ask-plunder-leave = Leave it
viva-ask-kill = You rolled a 1. Which militia of the other side is destroyed?
viva-ask-spend = You have { $money ->
    [0] no money
   *[other] { $money } million
  } in hand. What do you do?
viva-ask-discard = { $low ->
    [one] Put one card on the discard pile.
   *[other] Put { $low } cards on the discard pile.
  }

## Answers

viva-opt-colour = { $colour }
viva-opt-promise = { $card } to { $whom }
viva-opt-promise-die = A militia showing { $face } to { $whom }
viva-opt-promises = { $laid }
viva-opt-order-home = stay at home ({ $face })
viva-opt-order-presidente = defend the Presidente ({ $face })
viva-opt-order-attack = attack { $whom } ({ $face })
viva-opt-order-coup = attack Presidente { $whom } ({ $face })
viva-opt-orders = { $orders }
viva-opt-pass = Pass
viva-opt-play = Play { $card }
viva-opt-play-on = { $card } against { $whom }
viva-opt-play-on-own = { $card } on one of { $whom }’s own militias
viva-opt-play-on-loan = { $card } on a militia on loan to { $whom }
viva-opt-play-on-all = { $card } on all of { $whom }’s dice
viva-opt-play-on-die = { $card } on die { $die } of { $whom }
viva-opt-kill-none = Spare them
viva-opt-kill-own = One of { $whom }’s own militias
viva-opt-kill-loan = A militia on loan to { $whom }
viva-opt-card = { $card }
viva-opt-end-turn = Spend no more
viva-opt-building = Build: { $building }, 4 million
viva-opt-militia = Hire a militia, 2 million
viva-opt-buy-card = Buy a card, 1 million
viva-opt-pay = Pay with { $card }
viva-opt-buy = Buy { $wares } for { $price } million
viva-ware-militia = a militia
viva-ware-card = a card

## News

viva-news-colour = { $who } moves into estate { $number }, { $colour }.
viva-news-roll-off = { $who } rolls a { $face }.
viva-news-first-presidente = { $who } is the first Presidente and puts on the sunglasses.
viva-news-round = Round { $round }. { $who } is Presidente.
viva-news-shuffle = The deck is empty; { $cards } discarded cards are shuffled into a new one.
viva-news-draw = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
viva-news-draw-secret = { $who } draws { $cards }.
viva-news-promise = { $who } promises { $whom } { $count ->
    [one] a card
   *[other] { $count } cards
  }.
viva-news-promise-secret = { $who } promises { $whom } { $cards }.
viva-news-promise-die = { $who } promises { $whom } a militia showing { $face }.
viva-news-burglars = { $who } sends Burglars to { $whom }.
viva-news-burgled = { $who } carries off one of { $whom }’s promised cards.
viva-news-burgled-secret = { $who } carries off { $card } from { $whom }’s promises.
viva-news-spy = { $who } looks behind { $whom }’s screen.
viva-news-spy-secret = { $who } looks behind { $whom }’s screen: { $orders }.
viva-news-order-home = { $who } keeps { $count ->
    [one] a militia
   *[other] { $count } militias
  } at home.
viva-news-order-presidente = { $who } sends { $count ->
    [one] a militia
   *[other] { $count } militias
  } to defend Presidente { $whom }.
viva-news-order-attack = { $who } sends { $count ->
    [one] a militia
   *[other] { $count } militias
  } against { $whom }.
viva-news-peace = Nobody attacks Presidente { $who }. All promises are kept.
viva-news-promise-kept = { $who } takes { $count ->
    [0] nothing
    [one] the promised card
   *[other] the { $count } promised cards
  }.
viva-news-promise-kept-secret = { $count ->
    [0] { $who } takes nothing.
   *[other] { $who } takes { $cards }.
  }
viva-news-promise-void = { $count ->
    [0] { $who } had nothing left to lose.
   *[other] { $who }’s promises are void: { $cards } to the discard pile.
  }
viva-news-loan = { $who } borrows militias from Presidente { $whom }, showing { $faces }.
viva-news-loan-back = { $count ->
    [one] A loaned militia returns
   *[other] { $count } loaned militias return
  } to { $who }.
viva-news-dice-back = The militias promised to { $who } stay with { $whom }.
viva-news-battle = Battle: { $who } against { $whom }.
viva-news-play = { $who } plays { $card }.
viva-news-assassination = { $whom } loses a militia to { $who }’s assassin.
viva-news-leaves = { $who } has no dice left in this battle and leaves it.
viva-news-called-off = No attacker is left. The attack on { $whom } has failed.
viva-news-roll = { $who } rolls { $faces }.
viva-news-diversion = { $who } diverts attention: { $whom } must roll again.
viva-news-attack-succeeds = { $attack } to { $defence }: the attack on { $whom } succeeds.
viva-news-attack-fails = { $attack } to { $defence }: the attack on { $whom } fails.
viva-news-plunder = { $who } plunders a card from { $whom }.
viva-news-plunder-secret = { $who } plunders { $card } from { $whom }.
viva-news-plunder-declined = { $who } takes nothing from { $whom }.
viva-news-kill = { $who } rolled a 1: { $whom } loses a militia.
viva-news-new-presidente = { $whom } is overthrown. { $who } puts on the sunglasses.
viva-news-free-die = { $who } has no militia left and gets a new one.
viva-news-buy = { $who } buys { $wares } for { $paid }.
viva-news-goes-on = Nobody has { $points } points. The game goes on.
viva-news-discard = { $who } discards { $cards }.
viva-news-reckoning = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $count ->
    [0] {" "}and an empty hand.
   *[other] {" "}and shows { $cards }.
  }
viva-news-victory = { $who } wins with { $points } points. Viva el Presidente!
viva-news-shared = { $who } share the victory with { $points } points each.

## Refusals

viva-no-colour = That estate is taken or does not exist. Free: { $colours }.
viva-no-promise-for-all = A promise has a place for each of the { $want } Golpistas.
viva-no-promise-missing = { $whom } is promised no card. Everyone gets at least one.
viva-no-promise-too-many = With so few cards everyone gets one, as far as they go.
viva-no-promise-dice = { $dice ->
    [0] Militias cannot be promised here.
    [one] You have only one militia to promise.
   *[other] You have only { $dice } militias to promise.
  }
viva-no-promise-face = { $face } is not the number of a Golpista’s estate in this game.
viva-no-promise-face-own = A promised militia never shows { $face }: not your own number, and not 6.
viva-no-promise-not-hand = { $card } is only promised to you. It cannot be played before you have received it.
viva-no-not-in-hand = { $card } is not in your hand, or not as often.
viva-no-orders-count = Each of your { $dice } dice gets exactly one order; you gave { $got }.
viva-no-orders-face = { $face } is no order in this game. Possible: { $faces }.
viva-no-orders-both = Nobody attacks and defends the Presidente in the same round.
viva-no-never-played = { $card } is never played.
viva-no-wrong-window = { $card } cannot be played at this moment.
viva-why-card = { $card } can be played { $when }.
viva-window-burglars = right after the promises
viva-window-spy = right after the orders
viva-window-battle = before a battle is rolled
viva-window-roll = right after a battle has been rolled
viva-window-spend = in one’s own spending turn
viva-window-money = as money, in one’s own spending turn
viva-no-attackers-only = Only attackers can play { $card }.
viva-no-target = { $card } cannot be played on that.
viva-no-effect = { $card } would change nothing now, so it cannot be played.
viva-no-kill-target = That militia is not on the other side of this battle, or is already named.
viva-no-such-card = There is no card “{ $got }” in this game.
viva-no-play-and-buy = One step at a time: play a card or buy something.
viva-no-pay-for-nothing = You pay for nothing. Choose what to buy.
viva-no-separate = At this table every purchase is paid on its own.
viva-no-building = Your estate has that building already, or it does not exist.
viva-no-building-left = Your estate is full: six buildings, main house included.
viva-no-militia-left = Four militias are all you can have.
viva-no-second-card = You have already bought a card this round.
viva-no-money-card = { $card } is no money.
viva-no-too-little = The price is { $price } million; { $paid ->
    [0] nothing
   *[other] only { $paid } million
  } is paid.
viva-no-too-much = { $paid } million for { $price } million: at least one card too many.

## Own data files

viva-data-deck-size = The deck must have { $want } cards, not { $got } ({ $field }).
viva-data-card-id = A card is named by capital letters and digits, such as FA1 or GUN, not “{ $got }” ({ $field }).
viva-data-no-money = A deck with { $got } million in it never ends a game; it takes at least { $want } to build anything ({ $field }).
viva-data-money = Only cards with the effect money are worth money, and they must be; this one has the effect { $effect } ({ $field }).
viva-data-colour = The colours are blue, black, yellow, red and green, each once; not “{ $got }” ({ $field }).
viva-data-numbers = The five estates carry the numbers 1 to 5, each once ({ $field }).
viva-data-kinds = There are { $want } kinds of building tiles, not { $got } ({ $field }).
viva-data-effect = The card { $card } has the effect { $effect }; another effect needs another id ({ $field }).

## The table in the browser

viva-ui-kind-aid = Foreign aid
viva-ui-kind-battle = Battle
viva-ui-kind-luxury = Luxury
viva-ui-kind-event = Intrigue
viva-ui-kind-spend = Spending
viva-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
viva-ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
viva-ui-militias = { $count ->
    [one] 1 militia
   *[other] { $count } militias
  }
viva-ui-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
  }
viva-ui-promised = { $count ->
    [0] nothing promised
    [one] 1 card promised
   *[other] { $count } cards promised
  }
viva-ui-promised-die = A promised militia showing { $face }
viva-ui-loan = On loan, showing { $face }
viva-ui-money = { $money ->
    [one] 1 million in hand
   *[other] { $money } million in hand
  }
viva-ui-sunglasses = sunglasses
viva-ui-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
viva-ui-first-to = First to { $points } points
viva-ui-deck = Deck { $count }
viva-ui-discards = Discards { $count }
viva-ui-battle-of = Battle { $number } of { $of }
viva-ui-battle-palace = Against the Presidente
viva-ui-battle-against = Against { $who }
viva-ui-step-A = A Defenders’ cards
viva-ui-step-B = B Attackers’ cards
viva-ui-step-C = C Roll
viva-ui-step-D = D Plunder
viva-ui-attack-value = Attack value
viva-ui-defence-value = Defence value
viva-ui-no-attackers = The attackers have thought better of it.
viva-ui-fixed = own dice count { $each } each
viva-ui-supports = { $who } supports
viva-ui-coup = Coup succeeds
viva-ui-success = Attack succeeds
viva-ui-failure = Attack fails
viva-ui-stands-falls = As it stands { $who } falls and every promise is void.
viva-ui-stands-holds = As it stands { $who } holds the palace.
viva-ui-orders-sealed = Orders set
viva-ui-orders-thinking = gives orders …
viva-ui-spied-by = { $who } looked
viva-ui-aim-home = stays home
viva-ui-aim-presidente = guards the Presidente
viva-ui-aim-attack = against { $who }
viva-ui-presidente-waits = { $who } gives no orders.
viva-ui-scene-setup = The families move in.
viva-ui-scene-promises = { $who } is choosing words, and cards.
viva-ui-scene-spend = { $who } goes shopping.
viva-ui-scene-limit = Everybody tidies up: four cards at most.
viva-ui-scene-quiet = The palace is quiet. Too quiet.
viva-ui-reckoning = The reckoning
viva-ui-to-come = Battles to come
viva-ui-hand = Your hand
viva-ui-hand-empty = Your hand is empty. Poverty builds character.
viva-ui-promise-own = Promised to you
viva-ui-die-number = Militia { $number }
viva-ui-orders-home = Stay home
viva-ui-orders-guard = Guard the Presidente
viva-ui-orders-attack = Attack { $who }
viva-ui-kill-here = One of these
viva-ui-orders-attack-here = Attack
viva-ui-orders-seal = Seal the orders
viva-ui-orders-keep = Leave them as they are
viva-ui-promise-pick = Choose a card, then who gets it.
viva-ui-promise-to = To { $who }
viva-ui-promise-none-yet = nothing yet
viva-ui-promise-back = Take back { $what }
viva-ui-promise-lay = Lay the promises
viva-ui-promise-dice = Militias too
viva-ui-promise-die = Showing { $face } to { $who }
viva-ui-shop = The shop
viva-ui-shop-militia = Militia
viva-ui-shop-card = Card
viva-ui-shop-pay = Price { $price }, paid { $paid }. Choose the notes to pay with.
viva-ui-shop-buy = Buy for { $price } million
viva-ui-shop-end = Spend no more
viva-ui-shop-clear = Empty the basket
viva-ui-play-nothing = You hold nothing for this moment. The others cannot know that.
viva-ui-discard-pick = Chosen { $chosen } of { $count }
viva-ui-discard-go = Discard

# The board in the browser: what is counted on the estates and what became of the dice.
viva-ui-promised-militias = { $count ->
    [one] 1 militia promised ({ $faces })
   *[other] { $count } militias promised ({ $faces })
  }
viva-ui-on-loan = { $count ->
    [one] 1 militia on loan ({ $faces })
   *[other] { $count } militias on loan ({ $faces })
  }
viva-ui-open-orders = orders { $faces }
viva-ui-die-fought = { $face }, has fought
viva-ui-called-off = Called off
viva-ui-look-away = { $count ->
    [one] 1 bribed militia looks away
   *[other] { $count } bribed militias look away
  }
viva-ui-shop-price = { $price ->
    [one] 1 million
   *[other] { $price } million
  }

## Deals

viva-dealing = Cards pass between players only by promise, burglary and plunder: there are no gifts, loans or trades. Promise in words what you like; it binds nobody.

## The film

viva-film-militias = { $count ->
    [one] 1 militia
   *[other] { $count } militias
}
viva-film-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
viva-film-points = { $points ->
    [one] 1 point on the table
   *[other] { $points } points on the table
}
viva-film-glasses = The sunglasses
viva-film-killed = You have lost a militia
viva-film-plundered = You have been
viva-film-plundered-red = plundered.
viva-film-robbers = { $count ->
    [one] one more plunderer is waiting
   *[other] { $count } more plunderers are waiting
  }
viva-film-burgled = You have been
viva-film-burgled-red = burgled.
viva-film-void = Your promise is
viva-film-void-red = void.
viva-film-toppled = You have been
viva-film-toppled-red = overthrown.
viva-film-presidente = You are Presidente
viva-film-part-dice = thrown
viva-film-part-fixed = { $count ->
    [one] militia
   *[other] militias
}
viva-film-part-buildings = { $count ->
    [one] building
   *[other] buildings
}
viva-film-part-gunboats = with gunboats
viva-film-battle = Battle
viva-film-battle-of = at the estate of { $whom }
viva-film-attackers = The attackers
viva-film-defender = { $whom }
viva-film-won = Stormed
viva-film-held = Held
viva-film-against = { $count ->
    [one] against { $whom }
   *[other] { $count } against { $whom }
}
viva-film-home = { $count ->
    [one] at home
   *[other] { $count } at home
}
viva-film-for-presidente = { $count ->
    [one] for the Presidente
   *[other] { $count } for the Presidente
}
viva-film-orders = The screens go up
viva-film-roll-off = Who becomes Presidente?
viva-film-tie = Equal: a throw decides
viva-film-reckoning = The reckoning
viva-film-assassination = An assassin
viva-film-fall = The fall of the Presidente
viva-film-draw = { $count } players draw cards.
