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
lab-effects-note = Mean with the first value → difference in paired games ± half of its 95 % interval. Coloured: what stays clear when { $measures } measures are looked at together.
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
