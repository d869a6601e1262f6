### Texts of the command line and of the game in the terminal.

## The command
cli-about = Camarilla: political board games with secrets that stay secret. Without a command it opens a table in the browser.
cli-about-more = camarilla COMMAND --help tells more about one command.
cli-usage = usage:
cli-command = COMMAND
cli-examples = Examples:
cli-help-positionals = what
cli-help-options = options
cli-version = show the version and stop
cli-opt-help = show this help and stop

cli-serve = Open the house: tables in the browser, for people and bots.
cli-serve-examples = {"  "}camarilla serve --open
  {"  "}camarilla serve --host 0.0.0.0 --port 8000
cli-backup = Write the whole house into one file, also while it is open.
cli-backup-examples = {"  "}camarilla backup house.jsonl.gz
  {"  "}camarilla backup house.jsonl.gz --database postgresql://games@db/games
cli-restore = Put the house of a backup into a database, of either kind.
cli-restore-examples = {"  "}camarilla restore house.jsonl.gz
  {"  "}camarilla restore house.jsonl.gz --database postgresql://games@db/games
cli-tables = List the tables whose match is not over, and which are set aside.
cli-tables-examples = {"  "}camarilla tables --aside
  {"  "}camarilla tables --wake 7m2kq4xw9p
cli-close = Close a table: its match, its talk and its seats are deleted.
cli-close-examples = {"  "}camarilla close 7m2kq4xw9p
  {"  "}camarilla close 7m2kq4xw9p --database postgresql://games@db/games
cli-games = List the games: seats, variants, switches, and what is reconstructed.
cli-games-examples = {"  "}camarilla games
  {"  "}camarilla games --json
cli-rules = Show the rules of a game: the whole book, one rule, or everything under a number.
cli-rules-examples = {"  "}camarilla rules viva
  {"  "}camarilla rules viva V8.2
  {"  "}camarilla rules viva V26 --lang de
cli-play = Play against bots in this terminal.
cli-play-examples = {"  "}camarilla play viva
  {"  "}camarilla play viva --players 3 --switch mode=expert --bots steady
  {"  "}camarilla play --resume camarilla-viva-20261115-160000.save
cli-simulate = Let bots play many games and count who wins.
cli-simulate-examples = {"  "}camarilla simulate viva --players 4 --games 500 --bots steady,random,random,random
  {"  "}camarilla simulate viva --players 3 --games 1000 --jobs 2 --json
  {"  "}camarilla simulate viva --games 400 --bots steady,novice,novice,novice --rotate
cli-train = Train a network for a game's Minister.
cli-train-examples = {"  "}camarilla train viva --out viva.npz --seconds 600 --jobs 15
  {"  "}camarilla train anti_monopoly --out small.npz --rounds 20 --small
cli-train-no-end = How long shall it train? Give --rounds or --seconds.
cli-train-not-npz = “{ $got }”: the network is written as a file that ends in .npz.
cli-train-no-network = “{ $file }” cannot be read as a network ({ $why }). Give a file that “camarilla train” has written.
cli-train-other-shape = “{ $file }” has another size ({ $has }) than what is learnt for this game ({ $wants }).
cli-train-no-setting = “{ $got }”: give NAME=NUMBER with one of { $known }.
cli-league = Let bots meet at mixed tables and estimate how strong they are.
cli-league-examples = {"  "}camarilla league viva --games 200 --jobs 2
  {"  "}camarilla league viva --bots novice,steady,minister --svg league.svg
cli-league-too-few = { $got } kinds of bots are too few for a table; it takes at least { $least }.
cli-league-twice = “{ $bot }” is named twice; a league rates each kind once.
cli-cluster-missing = Ray is missing for that: pip install "camarilla[cluster]"
cli-cluster-not-there = Ray cannot be started or reached: { $why }. The variable RAY_ADDRESS names a cluster; without it one is started on this machine.
cli-learn-missing = The package “{ $package }” is missing for that: pip install "camarilla[learn]"
cli-switch-too = Add --switch { $switch }.
cli-lab = What if a rule were different? Play it both ways, game by game with the same dice, and report what changes.
cli-lab-examples = {"  "}camarilla lab junta --vary influence_use=once_per_vote,every_ballot_round --players 5 --games 2000 --bots schemer
  {"  "}camarilla lab viva --vary players=3,4,5 --within rounds=0.2 --jobs 2
  {"  "}camarilla lab plan.toml --out report
cli-dataset = Write games as a data set: what a seat saw, was asked, could answer and did, and what became of it.
cli-dataset-examples = {"  "}camarilla dataset viva --games 100 --bots steady --out viva.jsonl
  {"  "}camarilla dataset junta --players 5 --games 1000 --jobs 2 --out junta.parquet
cli-replay = Tell a recorded match again: the whole truth, or what one seat could know.
cli-replay-examples = {"  "}camarilla replay match.jsonl
  {"  "}camarilla replay match.jsonl --seat 2 --until 100
cli-verify = Check a recorded match from end to end: chain, dice, rules, outcome.
cli-verify-examples = {"  "}camarilla verify match.jsonl
cli-world = Imagine worlds from a look that a seat took along; one world per line, as JSON.
cli-world-examples = {"  "}camarilla world --from look.json --count 20 --seed 7
cli-cases = The case book of a game: positions, what is done in them, and what must follow by which rule.
cli-cases-examples = {"  "}camarilla cases junta --json
  {"  "}camarilla cases viva --check
cli-bench = Measure how fast the games are, beside their peers if these are installed.
cli-bench-examples = {"  "}camarilla bench
  {"  "}camarilla bench --json --rounds 5
  {"  "}camarilla bench --looks

## Options
cli-opt-lang = language: en or de (otherwise that of your system)
cli-opt-game = which game; `camarilla games` lists them
cli-opt-players = number of players (4 where 4 can play)
cli-opt-bots = kinds of bots, one per seat in seat order; one name: all seats
cli-opt-switch = choose a variant or a ruling, e.g. mode=expert; may be given several times
cli-opt-components = a JSON file with your own cards or estates
cli-opt-seed = any text; the same seed gives the same game
cli-opt-look = a look, as POST /api/tables/TABLE/look answers it
cli-opt-worlds = how many worlds
cli-opt-cases-check = play every case on this engine
cli-opt-host = address to listen on
cli-opt-port = port to listen on; 0: any free one
cli-opt-database = where tables are kept (otherwise a file in your data folder)
cli-opt-open = open the browser
cli-opt-pace = how long each line of the news is told before bots go on, in seconds; 0: nobody waits
cli-opt-limit = another limit for one address or socket, as sockets=2000 or requests=1000/500 (burst/per second)
cli-opt-parade = for those who build the client: a file of positions (`dev.py parade` makes it), shown at /parade
cli-opt-workers = how many processes serve; more than one need a PostgreSQL
cli-opt-secret-file = where the secret of this house is kept; made if it is missing
cli-opt-behind-proxy = proxies in front of this server, e.g. 127.0.0.1: their word about address and https is trusted
cli-opt-log-style = how the server speaks on standard error: text or json
cli-opt-log-level = from which level on it speaks: debug, info, warning or error
cli-opt-backup-file = the file of the backup; .gz packs it
cli-opt-force = also where something is overwritten
cli-opt-aside = only tables that are set aside or rest
cli-opt-wake = let a table be played again that was set aside
cli-opt-table = the name of the table as in its address
cli-opt-json = for programs: JSON instead of sentences
cli-opt-number = a rule number such as V8.2, or a chapter such as V8
cli-opt-own-seat = your seat, counted from 0
cli-opt-whose-seat = tell only what this seat could know; seats are counted from 0
cli-opt-name = your name at the table
cli-opt-log = where the log is written at the end
cli-opt-resume = go on with a match that was saved
cli-opt-games = how many games
cli-opt-jobs = how many processes; the result is the same
cli-opt-rotate = Move the bots on by one seat from game to game
cli-opt-speech = write what the bots say into this file, a line of JSON each (plays every game once more)
cli-opt-train-out = where the network is written; its state and learning curve lie beside it
cli-opt-train-rounds = stop after so many rounds
cli-opt-train-seconds = stop after so many seconds
cli-opt-train-taught = imitate for so many rounds first
cli-opt-train-rate = how large the steps of learning are at first
cli-opt-train-wander = what it is worth to stay undecided and to try other things
cli-opt-train-from = begin with this network instead of one that has learnt nothing
cli-opt-train-set = alter a number of the recipe, for example alone=0.9; may be repeated
cli-opt-train-small = learn with numpy instead of torch
cli-opt-league-bots = which kinds take part; otherwise all
cli-opt-league-json = the league as data, too: ratings, intervals, games, the day and the command
cli-opt-league-svg = draw the league, too
cli-opt-file = the log of a match
cli-opt-until = stop after so many entries of the log
cli-opt-luck = what the dice did, seat by seat, instead of the news
cli-opt-lab-what = a game, or a plan in a TOML file
cli-opt-vary = what differs: a switch, players or bots, and its values; the first is what the others are compared with; may be given several times
cli-opt-lab-bots = kind of bots at all seats (steady); several take the seats in turn: a,b
cli-opt-lab-games = games in each cell (200)
cli-opt-within = stop early once the effect on this measure is known to ± W, e.g. rounds=0.2
cli-opt-lab-out = folder for report and games (lab-report)
cli-opt-dataset-out = the file: .jsonl, or .parquet with the extra lab; a card is written beside it
cli-opt-no-truth = leave out the column with the whole position
cli-opt-engine = where games are played: processes of this machine, or ray (extra cluster): the cluster that RAY_ADDRESS names
cli-opt-bench-lab = measure the environments of the laboratory instead (extra lab)
cli-opt-bench-looks = measure what a view and a small step of a menu cost instead
cli-opt-rounds = interleaved rounds; the medians are reported
cli-opt-seconds = seconds per measurement

## What was wrong, and what would be right
cli-bad-missing = Something is missing: { $what }.
cli-bad-unknown = I cannot make sense of this: { $what }
cli-bad-choice = “{ $got }” is not possible for { $what }. These are: { $known }.
cli-bad-int = { $what } wants a whole number, not “{ $got }”.
cli-bad-float = { $what } wants a number, not “{ $got }”.
cli-bad-value-missing = { $what } wants a value.
cli-bad-no-value = { $what } takes no value (“{ $got }”).
cli-bad-ambiguous = { $what } could mean { $known }.
cli-bad-hint = { $command } --help shows what is possible.
cli-no-game = Which game? These are here: { $known }.
cli-no-such-rule = There is no rule “{ $number }”. Near it: { $near }.
cli-no-such-seat = There is no seat { $got }: seats are counted from 0 to { $last }.
cli-wrong-number-of-bots = { $got } kinds of bots for { $players } players: name one per seat, or one for all.
cli-not-a-switch = “{ $got }” is no switch: write name=value, for example mode=expert.
cli-not-a-limit = “{ $got }” is no limit. There are: { $known }.
cli-not-json = { $field } is not valid JSON: { $why }
cli-not-a-text = { $field } is not a text file (byte { $place } is no UTF-8).
cli-not-a-save = { $field } is not a match that was saved here, or somebody has changed it.
cli-at-least-one = { $field } wants at least 1, not { $got }.
cli-not-an-address = { $field } wants addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not “{ $got }”.
cli-database-failed = The database { $field } cannot be used: { $why }
cli-backup-exists = { $field } is already there. Choose another name, or --force.
cli-backup-other-shape = The database has shape { $found }, this program has { $known }. Back it up with the version that serves it, or let this version serve it once.
cli-not-a-backup = { $field } is not a backup of a house.
cli-backup-broken = { $field } is damaged or incomplete; nothing was changed.
cli-backup-too-new = { $field } was made by version { $version }, which keeps its house in a way that this one ({ $own }) does not know yet.
cli-no-such-table = There is no table “{ $table }” here ({ $field }).
cli-tables-line = { $table }  { $game }  { $state }  last touched { $when } UTC, { $events } events, { $people } people  { $name }
cli-tables-count = { $count ->
    [0] No table.
    [one] One table.
   *[other] { $count } tables.
}
cli-tables-woken = Table { $table } is played again.
cli-close-done = Table { $table } is closed and deleted.
cli-restore-filled = There is a house in this database already. With --force it is replaced, and lost.
cli-restore-open = A server has this database open. Stop it first.
cli-restore-nowhere = A house in memory would be gone at once: name a file or a PostgreSQL.
cli-backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rows } entries in all.
cli-restore-done = The house is back: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rows } entries in all.
cli-file-missing = There is no file { $file }.
cli-file-forbidden = { $file } may not be read or written here.
cli-file-folder = { $file } is a folder; a file is wanted.
cli-file-other = { $file }: { $why }.
cli-out-not-a-folder = --out wants a folder; { $got } is a file.
cli-out-folder = { $got } is a folder; a file is wanted.
cli-out-nowhere = There is no folder { $folder } to write into.
cli-our-mistake = Something went wrong that should not have; the mistake is ours. ({ $what }) With CAMARILLA_DEBUG=1 you see where.

## Lists
cli-games-seats = { $low } to { $high } players. Bots: { $bots }.
cli-games-variant = Variant:
cli-games-reconstructed = Reconstructed:
cli-games-more = Switches show their values, the default in brackets. `camarilla rules GAME` has the rules they belong to.
cli-sure-certain = certain
cli-sure-likely = likely
cli-sure-ruled = ruled
cli-sure-reconstructed = reconstructed

## Simulations
cli-progress = { $done } of { $total } games
cli-progress-rounds = { $done } of { $total } rounds
cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of “{ $title }” with { $players } players in { $seconds } s.
cli-simulated-seat = Seat { $seat } ({ $kind }): { $wins ->
    [one] 1 victory
   *[other] { $wins } victories
}, { $share } (95 %: { $low } to { $high })
cli-simulated-kind = { $kind }: { $share } of the victory per seat, mean rank { $rank }, score { $score }
cli-simulated-ending = { $ending }: { $count }
cli-simulated-rounds = { $rounds } rounds a game on average
cli-simulated-speed = { $games } games and { $decisions } decisions a second
cli-simulated-failures = Bots had no answer { $count } times; the default stood in. The mistake is ours.

## Logs
cli-verify-ok = { $file } is true from end to end.
cli-verify-failed = { $file } does not hold: { $why }
cli-verify-counts = { $answers } answers of players follow the rules, { $draws } draws follow from seed and nonces.
cli-verify-commitment = Promised before the first draw: { $commitment }
cli-verify-head = Last link of the chain: { $head }
cli-outcome = { $ending }: { $winners }, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
cli-replay-seats = At the table: { $names }.
cli-replay-open = So far { $count } entries; the match goes on from here.
cli-luck-table = The table
cli-luck-seat = { $who }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, { $drawn } drawn. Higher than in { $above } of 100 such games.

## A game in the terminal
cli-family-0 = Don Eusebio
cli-family-1 = Doña Perpetua
cli-family-2 = Coronel Bustamante
cli-family-3 = Tía Consuelo
cli-family-4 = Licenciado Ochoa
cli-family-5 = Doctora Quintana
cli-family-6 = Padre Anselmo
cli-play-you = { $name } (you)
cli-play-welcome = At the table: { $names }.
cli-play-commitment = The dice are sealed before the first roll ({ $commitment } …); afterwards the log can be verified.
cli-play-help-hint = Type the number of an option. h for help, v to look at the table, q to save and leave.
cli-play-prompt = >
cli-play-so-far = So far: { $steps }
cli-play-done = That is all: answer like this
cli-play-amount = Type a number from { $low } to { $high }.
cli-play-no = No: { $why }
cli-play-why-it-can = Nothing forbids it: it is among the options.
cli-play-no-such-number = There is no option { $got }; they go up to { $last }.
cli-play-not-json = This looks like a list but cannot be read: { $why }
cli-play-aside = You may also interject (i): { $what }
cli-play-help-number = A number takes that option; 0 finishes an answer of several steps.
cli-play-help-again = Enter alone repeats the question.
cli-play-help-back = b takes back the last step.
cli-play-help-rules = ? reads the rules of this question.
cli-play-help-why = why and a name (why GUN) says which rule forbids it.
cli-play-help-view = v describes the table.
cli-play-help-log = l reads everything that has happened.
cli-play-help-deputy = d lets a bot answer this one question for you.
cli-play-help-aside = i interjects, where the rules allow it.
cli-play-help-typed = Anything else is tried as an answer, for example GUN; if it is not allowed you hear why.
cli-play-help-quit = q saves the match and leaves.
cli-play-said = { $who }: “{ $said }”
cli-play-saved = Saved. Go on with: camarilla play --resume { $file }
cli-play-over = The match is over.
cli-play-log = The log is in { $file }. Check it with: camarilla verify { $file }

## The table of Viva el Presidente
cli-viva-round = Round { $round }, phase: { $phase }. { $points } points end the game. { $deck } cards in the deck.
cli-viva-estate = { $presidente ->
    [yes] { $who }, estate { $number }, { $colour }, Presidente
   *[no] { $who }, estate { $number }, { $colour }
}
cli-viva-buildings = { $points ->
    [one] 1 point to be seen
   *[other] { $points } points to be seen
}: { $buildings }
cli-viva-counts = Militias: { $dice }. Cards in hand: { $cards }. Promised cards: { $promised }.
cli-viva-promised-dice = Promised militias, showing { $faces }
cli-viva-loans = Militias on loan, showing { $faces }
cli-viva-orders = Orders: { $orders }
cli-viva-battle = Battle: { $who } against { $whom }.
cli-viva-force = { $who }, { $side }: dice { $dice }, rolled { $rolls }
cli-viva-values = Attack { $attack }, defence { $defence }
cli-viva-to-come = Battles still to come against { $who }.
cli-viva-seen = You saw the orders of { $who }: { $orders }
cli-viva-hand = Your hand: { $cards }. Money { $money }, victory points { $points }.
cli-viva-promise = Promised to you: { $cards }
cli-viva-own-orders = Your orders: { $orders }

## The table of Anti-Monopoly III
cli-am-turn = Turn { $turn }: { $who }.
cli-am-bomb = The bomb stands on { $bomb }.
cli-am-bank = The bank has { $bank } million.
cli-am-monopoly = { $monopoly }: { $chips } of 3 indictments
cli-am-cards = Cards: { $cards }
cli-am-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
cli-am-laid = Laid open: { $cards }
cli-am-absent = Misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}

## The table of Global Powers
cli-gp-phase = { $phase }. { $scorings } of { $most } scorings are over; { $goal } points win at once.
cli-gp-party = { $who }, { $party }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $now } more if it were scored now
cli-gp-people = At base { $base }, on Mauritius { $mauritius }, in the UN { $un }. Cards in hand: { $cards }.
cli-gp-region = { $region }. Politicians: { $people }. Government: { $rulers }. Chips: { $chips }.
cli-gp-hand = Your hand: { $cards }
cli-gp-open = Lying open before you: { $cards }

## The table of Junta
cli-junta-round = Round { $round }: { $phase }. { $deck } cards in the deck.
cli-junta-family = { $state ->
    [dead] { $who }, dead
    [exile] { $who }, in exile
    [rebel] { $who }, rebel
   *[loyal] { $who }
}
cli-junta-offices = Holds: { $offices }
cli-junta-cards = Cards in hand: { $cards }. Open votes: { $votes }.
cli-junta-open = Open cards: { $cards }
cli-junta-budget = The budget on the table, in millions: { $sums }
cli-junta-coup = Coup! Rebels: { $rebels }.
cli-junta-area = { $area }: { $troops }
cli-junta-hand = Your hand: { $cards }
cli-junta-money = Your money: { $cash } million at home, { $account } million in Switzerland
cli-junta-location = You are here: { $place }

## The bench
cli-cases-checked = { $cases } cases, { $failed ->
    [0] all of them hold
   *[other] { $failed } do not hold
}.
cli-bench-title = Random play on one core, seconds of CPU time; medians of { $rounds ->
    [one] one round
   *[other] { $rounds } interleaved rounds
}. A decision is an answer of a player who had at least two to choose from.
cli-bench-line = { $name }: { $decisions } decisions/s, { $games } games/s, { $copy } µs per copy, { $bytes } bytes per save
cli-bench-small = { $name }: { $view } µs per view, { $redeal } µs per redealt world, in the middle of a game
cli-bench-ratio = { $name } makes { $ratio } times the decisions of { $peer } ({ $steps } times all of its steps, the forced ones included).
cli-bench-compiled = compiled
cli-bench-no-peers = The peers are not installed: pip install "camarilla[bench]"
cli-bench-no-compiled = Measured without compiled rules; python3 dev.py bench measures both.
cli-bench-looks = Views and small steps of menus on one core, CPU time; medians of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. Positions and questions are those of seeded random games; “all” is the mean of the lines below.
cli-bench-views = { $game }: { $cost } µs a view, { $name }
cli-bench-steps = { $game }: { $cost } µs a step, { $name }
