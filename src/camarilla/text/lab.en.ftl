### The laboratory: environments, experiments, data sets.

lab-seat = Seat { $number }
lab-round = Round { $number }
lab-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
lab-missing = The package “{ $package }” is missing for that: pip install "camarilla[lab]"

## What cannot be tried
lab-not-a-factor = “{ $got }” is no factor: it takes a name and at least two different values, as in influence_use=once_per_vote,every_ballot_round.
lab-no-factor = There is nothing to compare: --vary names what differs, as in --vary players=4,5.
lab-not-a-stop = “{ $got }” is no rule to stop by: it takes a measure and a width above 0, as in rounds=0.2. Measures: { $known }.
lab-not-toml = That is not TOML: { $why }
lab-unknown-entry = A plan has no entry “{ $entry }”; it knows { $known }.
lab-not-a-table = “{ $entry }” must be a table of names and values.
lab-not-a-text = “{ $entry }” must be a text.
lab-not-a-whole-number = “{ $entry }” must be a whole number of at least 1.
lab-no-such-switch = The game has no switch “{ $switch }” that could be tried; it has { $known }.
lab-no-such-value = “{ $value }” is no other value of this switch; there are { $known }.
lab-full = The bench is taken by another experiment. It takes half a minute at most: try again then, or read a report from the shelf.
lab-not-on-the-shelf = This report is not on the shelf: run a small one.
lab-no-such-book = There is no case book of that game.
cases-not-toml = The case book cannot be read: { $error }
cases-unknown-field = A case knows no field { $field }. It knows: { $known }.
cases-bad-field = The field { $field } of a case must be of this kind: { $wanted }.
cases-missing-field = The field { $field } of a case is missing.
cases-no-such-rule = The rule book has no rule { $rule }.
cases-title-and-text = A case has a title and a text: ["title", "what is done, and what must follow"].
cases-not-less-sure = “sure” stands in a case only where it is less sure than its rule. { $rule } is { $own }; less sure is: { $known }.
cases-bad-line = A line of a script begins with a player or with one of { $known }.
cases-no-such-player = Nobody here is called “{ $got }”. There are { $known }.
lab-no-end = A game of “{ $game }” had no end after { $answers } answers: with such rules these bots never agree. Nothing was written; other bots or other switches end it.
lab-plan-alone = A plan says everything itself: beside FILE only --out, --jobs and --lang can be given.

## A report
lab-title = The Laboratory
lab-question = The question
lab-against = against
lab-as-it-is = the rule as it is
lab-experiment = the experiment
lab-verdict-title = Verdict
lab-verdict = { $value }: { $what }.
lab-verdict-none = In { $games } pairs of games nothing differs clearly.
lab-verdict-first_seat-more = the first seat wins more often ({ $by } percentage points)
lab-verdict-first_seat-less = the first seat wins less often ({ $by } percentage points)
lab-verdict-rounds-more = longer games ({ $by } rounds)
lab-verdict-rounds-less = shorter games ({ $by } rounds)
lab-verdict-decisions-more = more decisions ({ $by } a game)
lab-verdict-decisions-less = fewer decisions ({ $by } a game)
lab-verdict-score-more = heavier purses ({ $by } a player)
lab-verdict-score-less = lighter purses ({ $by } a player)
lab-verdict-coups-more = more coups ({ $by } a game)
lab-verdict-coups-less = fewer coups ({ $by } a game)
lab-verdict-deaths-more = more deaths ({ $by } a game)
lab-verdict-deaths-less = fewer deaths ({ $by } a game)
lab-verdict-battles-more = more battles ({ $by } a game)
lab-verdict-battles-less = fewer battles ({ $by } a game)
lab-verdict-wars-more = more wars ({ $by } a game)
lab-verdict-wars-less = fewer wars ({ $by } a game)
lab-verdict-crises-more = more crises ({ $by } a game)
lab-verdict-crises-less = fewer crises ({ $by } a game)
lab-verdict-meetings-more = more meetings of nuclear powers ({ $by } a game)
lab-verdict-meetings-less = fewer meetings of nuclear powers ({ $by } a game)
lab-stamp-matters = It matters
lab-stamp-hardly = Hardly a difference
lab-tag-games = { $cells } × { $games } games, paired by seed
lab-tag-players = { $players } players
lab-tag-bots = Bots: { $bots }
lab-factor-players = Number of players
lab-factor-bots = Opponents
lab-factor-components = Components
lab-measure-first_seat = First seat wins, %
lab-measure-rounds = Rounds
lab-measure-decisions = Decisions
lab-measure-score = Score
lab-measure-coups = Coups
lab-measure-deaths = Deaths
lab-measure-battles = Battles
lab-measure-wars = Wars
lab-measure-crises = Crises
lab-measure-meetings = Meetings of nuclear powers
lab-panel-first_seat = Who wins
lab-panel-decisions = How long
lab-plot-wins = Games won by seat
lab-plot-long = Decisions in a game
lab-unit-decisions = decisions in a game
lab-unit-round = round
lab-unit-events = in a game
lab-unit-junta = million in the Swiss account, per seat
lab-unit-viva = points per seat
lab-unit-global_powers = points per seat
lab-unit-anti_monopoly = points per seat
lab-note-first_seat = Games won by seat, per cent. Block: 95 % interval; gold: measured; dashed: a fair share. The figure above is the effect on the first seat.
lab-note-decisions = Answers with a choice in a game, per cent of the games. Filled: as it is; line: the experiment.
lab-note-events = Per cent of the games in which it happened in that round. Band: 95 % interval. Squares: as it is; rings: the experiment. The figure above counts a whole game.
lab-note-counts = How often it happened in a game, per cent of the games. Filled: as it is; line: the experiment.
lab-note-score = Box: the middle half of the games; whisker: nine games in ten; gold: the median.
lab-effects = What changes, and how sure that is
lab-effect = { $value } instead of { $base }
lab-star = * stays clear when all measures are looked at together.
lab-effects-note = Means, and the difference in paired games ± half of its 95 % interval. Coloured: what stays clear when { $measures } measures are looked at together.
lab-endings = How it ended
lab-again = Run it again
lab-versions = Camarilla { $camarilla }, rules { $rules }, Python { $python }. Seeds “{ $seed }/0” to “{ $seed }/{ $last }”.
lab-paired = Paired means that all cells met the same dice and the same tempers, game by game. The same command makes the same report, byte for byte.
lab-stop-none = All planned games were played.
lab-stop-early = Stopped early by the rule: “{ $measure }” is known to ± { $within } (looked at every 100 games; the rule sees widths, never effects).
lab-stop-late = All planned games were played before “{ $measure }” was known to ± { $within }.
lab-failures = Answers that a bot could not give, so that the default stood in: { $count }.
lab-written = Report: { $report }. Games: { $rows }.
lab-no-parquet = Parquet needs pyarrow: pip install "camarilla[lab]"
lab-not-a-dataset = “{ $got }” must end in .jsonl or .parquet.
lab-dataset-written = { $rows } decisions: { $file }. What they are: { $card }.

## The page of the laboratory
lab-intro = What if this rule were different? The same dice, the same tempers, game by game under both rules. Take a report from the shelf, or have a small one played.
lab-ask = Ask another what if
lab-ask-game = Game
lab-ask-switch = Which rule?
lab-ask-value = What instead?
lab-ask-players = Players
lab-ask-usual = as usual
lab-ask-pairs = Pairs of games
lab-ask-seed = Seed
lab-shelf-matters = it matters
lab-shelf-hardly = hardly a difference
lab-run = Have a small one played
lab-run-note = It runs on the server of this house, for { $seconds } seconds at most; what has been played by then is the report. Few pairs find large differences only. The same seed plays the same games.
lab-begin = Play
lab-cancel = Stop
lab-running = { $done } of { $of } pairs
lab-ended = The run was ended: it took more than the house allows. Try fewer pairs.
lab-from-shelf = From the shelf
lab-just-run = Just played
lab-difference = Difference
lab-ladder = The ladder
lab-ladder-note = Rating from { $games } games at mixed tables, with its 95 % interval. Played on { $day }.
lab-ladder-explain = By place at mixed tables (Plackett and Luce, OpenSkill); 25 is where everybody begins. Where intervals overlap, these games do not say who is the stronger. Intervals come from 200 leagues drawn out of the games.
lab-ladder-kind = Bot
lab-ladder-rating = Rating
lab-ladder-interval = 95 % interval
lab-ladder-span = { $low } to { $high }
lab-ladder-tables = Games
lab-ended-so = Ending: { $how }

## The case books
lab-cases-link = The case books
lab-cases-title = The case book
lab-cases-intro = Positions, what is done in them, and what must follow by the rules: the known traps first. For everybody who wants to know it exactly, and for any program that plays these games.
lab-cases-search = Look for
lab-cases-sure = How sure?
lab-cases-all = All
lab-cases-count = { $shown } of { $all } cases
lab-cases-whole = The whole book
lab-cases-play = Step by step
lab-cases-given = The position
lab-cases-script = What is done, and what must follow
lab-cases-own = This case alone
lab-case-chance = Chance says
lab-case-quiet = Nobody says anything until something else is asked.
lab-case-answer = { $who } answers
lab-case-aside = { $who } says out of turn
lab-case-no = Refused to { $who } by { $rule }:
lab-case-no-aside = Refused to { $who } out of turn by { $rule }:
lab-case-is = Must be so: { $fact } is
lab-case-asked = Must be asked: { $who }
