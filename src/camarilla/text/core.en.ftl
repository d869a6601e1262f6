### What every game says: answers, refusals, logs, switches.

## Answers that mean the same everywhere
core-yes = Yes
core-no = No
core-number = { $number }
core-item = { $item }
core-list = { $items }
core-and = { $rest } and { $last }
core-nothing = nothing
core-seat = Seat { $number }
core-chance = Chance

## Questions that every game can ask
core-choose = Choose.
core-yes-no = Yes or no?
core-amount = A number from { $low } to { $high }.
core-pick = Pick { $low } to { $high }.
core-roll = Dice are rolled.
core-draw = Cards are drawn.
core-take-back = The last answer is taken back.

## Refusals
core-not-an-option = That is not among the answers to this question.
core-not-asked = { $who } is not asked now.
core-nothing-asked = Nobody is asked anything now.
core-no-interjection = { $who } cannot interject now.
core-why-not-offered = That cannot be chosen now. This rule says what can.
core-why-not-complete = The answer is whole; nothing can be added to it.
core-no-take-back = { $who } has no answer that can be taken back: there is none, or somebody else has already learnt from it.
core-amount-out-of-range = A whole number from { $low } to { $high } is wanted.
core-pick-count = Between { $low } and { $high } are wanted, not { $got }.
core-pick-not-there = “{ $item }” is not there to be taken, or not as often.
core-roll-count = { $dice } dice are rolled, not { $got }.
core-roll-face = A die shows 1 to { $faces }, not { $got }.
core-draw-count = { $count } are drawn, not { $got }.
core-bad-step = “{ $step }” is not a step that can be taken here.
core-not-a-number = A whole number is wanted, not “{ $got }”.
core-not-a-name = A word is wanted, not “{ $got }”.
core-not-a-list = A list is wanted here ({ $field }).

## Beginning a match
core-unknown-game = There is no game “{ $game }”. These are here: { $known }.
core-unknown-bot = There is no kind of bot “{ $bot }”. These exist: { $known }.
core-bad-players = { $got } players are too few or too many: { $low } to { $high } can play.
core-unknown-switch = There is no switch “{ $switch }”. These exist: { $known }.
core-unknown-value = “{ $value }” is not a value of { $field }. These exist: { $known }.
core-switch-needs = The switch “{ $switch }” only makes sense when “{ $other }” is { $values }.

## Data files
core-data-unknown-field = { $field } is not known here. These are: { $known }.
core-data-missing-field = { $field } is missing. These belong here: { $known }.
core-data-unknown-set = There is no data set “{ $value }” ({ $field }). These exist: { $known }; your own comes as a file.
core-data-not-an-object = An object with named fields is wanted at { $field }.
core-data-not-a-name = { $field } wants a short name of its own in plain letters, not “{ $got }”.
core-data-not-in-range = { $field } wants a whole number from { $low } to { $high }, not “{ $got }”.
core-data-twice = “{ $value }” stands twice ({ $field }).
core-data-not-a-text = { $field } wants a text.
core-data-text-too-long = { $field } is too long: a text may have at most { $most } characters here.
core-data-list-too-long = { $field } has { $got } entries; at most { $most } are possible.
core-data-too-many = The file holds too much: at most { $most } values ({ $field }).
core-data-too-deep = The file is nested too deeply: at most { $most } levels ({ $field }).

## Saves and logs
core-unknown-schema = This was written in format { $got }; format { $known } is understood.
core-other-rules = This was played by the rules { $got }; here are the rules { $known }.
core-not-a-look = This is no look: it needs { $known } ({ $field }).
core-log-not-a-log = This is not a Camarilla log of format { $known } ({ $field }).
core-log-cut-off = The log is cut off: its last line is not complete.
core-log-malformed = The log cannot be read at { $field }: { $what }.
core-log-not-canonical = { $field } is not written as a log writes it: somebody has changed it.
core-log-broken-chain = The chain is broken at { $field }: this line or one before it was changed.
core-log-unfinished = The match is not over: its dice are still sealed, so they cannot be checked yet.
core-log-wrong-seed = The seed is not the one that was committed to before the first draw.
core-log-wrong-draw = { $field }: these are not the dice or cards that seed and nonces decide.
core-log-chance-missing = { $field }: a draw is missing here.
core-log-other-question = { $field }: “{ $ask }” was not what was asked at this moment.
core-log-illegal = { $field } is against the rules: { $why }.
core-log-wrong-outcome = The outcome is not the one that these answers lead to.

## Deals
core-dealing = This game knows promises in words only. They bind nobody.
