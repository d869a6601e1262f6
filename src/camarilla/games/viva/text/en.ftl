### Junta: Viva el Presidente! Texts of the game, in English.
### Sections in this order: title, phases, roles, estates, cards, switches, endings.

## Title

viva-title = Junta: Viva el Presidente!
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
