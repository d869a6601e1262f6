### Das Labor: Umgebungen, Versuche, Datensätze.

lab-seat = Platz { $number }
lab-round = Runde { $number }
lab-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
lab-missing = Dafür fehlt das Paket „{ $package }“: pip install "camarilla[lab]"

## Was sich nicht versuchen lässt
lab-not-a-factor = „{ $got }“ ist kein Faktor: Nötig sind ein Name und mindestens zwei verschiedene Werte, etwa influence_use=once_per_vote,every_ballot_round.
lab-no-factor = Es gibt nichts zu vergleichen: --vary nennt, was sich unterscheidet, etwa --vary players=4,5.
lab-not-a-stop = „{ $got }“ ist keine Regel zum Aufhören: Nötig sind ein Maß und eine Breite über 0, etwa rounds=0.2. Maße: { $known }.
lab-not-toml = Das ist kein TOML: { $why }
lab-unknown-entry = Ein Plan kennt keinen Eintrag „{ $entry }“, wohl aber { $known }.
lab-not-a-table = „{ $entry }“ muss eine Tabelle aus Namen und Werten sein.
lab-not-a-text = „{ $entry }“ muss ein Text sein.
lab-not-a-whole-number = „{ $entry }“ muss eine ganze Zahl von mindestens 1 sein.
lab-no-such-switch = Das Spiel hat keinen Schalter „{ $switch }“, den man erproben könnte, wohl aber { $known }.
lab-no-such-value = „{ $value }“ ist kein anderer Wert dieses Schalters; es gibt { $known }.
lab-full = Am Labortisch läuft schon ein Versuch. Er dauert höchstens eine halbe Minute: Versuch es dann wieder oder lies einen Bericht aus dem Regal.
lab-not-on-the-shelf = Dieser Bericht steht nicht im Regal: Lass einen kleinen laufen.
lab-no-such-book = Zu diesem Spiel gibt es kein Fallbuch.
cases-not-toml = Das Fallbuch lässt sich nicht lesen: { $error }
cases-unknown-field = Ein Fall kennt kein Feld { $field }. Er kennt: { $known }.
cases-bad-field = Das Feld { $field } eines Falls muss von dieser Art sein: { $wanted }.
cases-missing-field = Das Feld { $field } eines Falls fehlt.
cases-no-such-rule = Das Regelbuch hat keine Regel { $rule }.
cases-title-and-text = Ein Fall hat einen Titel und einen Text: ["Titel", "was geschieht und was folgen muss"].
cases-not-less-sure = „sure“ steht in einem Fall nur, wo er weniger sicher ist als seine Regel. { $rule } ist { $own }; weniger sicher ist: { $known }.
cases-bad-line = Eine Zeile eines Skripts beginnt mit einem Spieler oder mit einem von { $known }.
cases-no-such-player = Niemand heißt hier „{ $got }“. Es gibt { $known }.
lab-no-end = Eine Partie „{ $game }“ war nach { $answers } Antworten nicht zu Ende: mit solchen Regeln werden diese Bots nie einig. Geschrieben wurde nichts; mit anderen Bots oder anderen Schaltern endet sie.
lab-plan-alone = Ein Plan sagt alles selbst: Neben FILE sind nur --out, --jobs und --lang möglich.

## Ein Bericht
lab-title = Das Labor
lab-question = Die Frage
lab-against = gegen
lab-as-it-is = die Regel, wie sie ist
lab-experiment = der Versuch
lab-verdict-title = Urteil
lab-verdict = { $value }: { $what }.
lab-verdict-none = In { $games } Partiepaaren unterscheidet sich nichts deutlich.
lab-verdict-first_seat-more = der erste Platz gewinnt häufiger ({ $by } Prozentpunkte)
lab-verdict-first_seat-less = der erste Platz gewinnt seltener ({ $by } Prozentpunkte)
lab-verdict-rounds-more = längere Partien ({ $by } Runden)
lab-verdict-rounds-less = kürzere Partien ({ $by } Runden)
lab-verdict-decisions-more = mehr Entscheidungen ({ $by } je Partie)
lab-verdict-decisions-less = weniger Entscheidungen ({ $by } je Partie)
lab-verdict-score-more = vollere Taschen ({ $by } je Spieler)
lab-verdict-score-less = leerere Taschen ({ $by } je Spieler)
lab-verdict-coups-more = mehr Putsche ({ $by } je Partie)
lab-verdict-coups-less = weniger Putsche ({ $by } je Partie)
lab-verdict-deaths-more = mehr Tote ({ $by } je Partie)
lab-verdict-deaths-less = weniger Tote ({ $by } je Partie)
lab-verdict-battles-more = mehr Kämpfe ({ $by } je Partie)
lab-verdict-battles-less = weniger Kämpfe ({ $by } je Partie)
lab-verdict-wars-more = mehr Kriege ({ $by } je Partie)
lab-verdict-wars-less = weniger Kriege ({ $by } je Partie)
lab-verdict-crises-more = mehr Krisen ({ $by } je Partie)
lab-verdict-crises-less = weniger Krisen ({ $by } je Partie)
lab-verdict-meetings-more = mehr Treffen der Atommächte ({ $by } je Partie)
lab-verdict-meetings-less = weniger Treffen der Atommächte ({ $by } je Partie)
lab-stamp-matters = Das zählt
lab-stamp-hardly = Kaum ein Unterschied
lab-tag-games = { $cells } × { $games } Partien, gepaart nach Startwert
lab-tag-players = { $players } Spieler
lab-tag-bots = Bots: { $bots }
lab-factor-players = Zahl der Spieler
lab-factor-bots = Gegner
lab-factor-components = Spielmaterial
lab-measure-first_seat = Siege des ersten Platzes, %
lab-measure-rounds = Runden
lab-measure-decisions = Entscheidungen
lab-measure-score = Wertung
lab-measure-coups = Putsche
lab-measure-deaths = Tote
lab-measure-battles = Kämpfe
lab-measure-wars = Kriege
lab-measure-crises = Krisen
lab-measure-meetings = Treffen der Atommächte
lab-panel-first_seat = Wer gewinnt
lab-panel-decisions = Wie lange
lab-plot-wins = Siege je Platz
lab-plot-long = Entscheidungen in einer Partie
lab-unit-decisions = Entscheidungen in einer Partie
lab-unit-round = Runde
lab-unit-events = in einer Partie
lab-unit-junta = Mio. auf dem Schweizer Konto je Platz
lab-unit-viva = Punkte je Platz
lab-unit-global_powers = Punkte je Platz
lab-unit-anti_monopoly = Punkte je Platz
lab-note-first_seat = Siege je Platz in Prozent. Block: 95-%-Bereich; Gold: gemessen; gestrichelt: ein gerechter Anteil. Die Zahl oben ist die Wirkung auf den ersten Platz.
lab-note-decisions = Antworten mit einer Wahl je Partie, in Prozent der Partien. Gefüllt: wie es ist; Linie: der Versuch.
lab-note-events = Anteil der Partien, in denen es in dieser Runde dazu kam. Band: 95-%-Bereich. Quadrate: wie es ist; Ringe: der Versuch. Die Zahl oben zählt eine ganze Partie.
lab-note-counts = Wie oft es in einer Partie dazu kam, in Prozent der Partien. Gefüllt: wie es ist; Linie: der Versuch.
lab-note-score = Kasten: die mittlere Hälfte der Partien; Striche: neun von zehn; Gold: der Median.
lab-effects = Was sich ändert, und wie sicher das ist
lab-effect = { $value } statt { $base }
lab-star = * bleibt deutlich, auch wenn alle Maße zugleich betrachtet werden.
lab-effects-note = Mittelwerte, dazu der Unterschied in gepaarten Partien ± die Hälfte des 95-%-Bereichs. Gefärbt ist, was deutlich bleibt, wenn { $measures } Maße zugleich betrachtet werden.
lab-endings = Wie es endete
lab-again = Noch einmal
lab-versions = Camarilla { $camarilla }, Regeln { $rules }, Python { $python }. Startwerte „{ $seed }/0“ bis „{ $seed }/{ $last }“.
lab-paired = Gepaart heißt: Alle Zellen hatten Partie für Partie dieselben Würfel und dieselben Gemüter. Derselbe Befehl ergibt denselben Bericht, Byte für Byte.
lab-stop-none = Alle geplanten Partien wurden gespielt.
lab-stop-early = Vorzeitig beendet nach der Regel: „{ $measure }“ ist auf ± { $within } bekannt (nachgesehen alle 100 Partien; die Regel sieht Breiten, nie Wirkungen).
lab-stop-late = Alle geplanten Partien waren gespielt, bevor „{ $measure }“ auf ± { $within } bekannt war.
lab-failures = Antworten, die ein Bot schuldig blieb, sodass die Vorgabe einsprang: { $count }.
lab-written = Bericht: { $report }. Partien: { $rows }.
lab-no-parquet = Für Parquet braucht es pyarrow: pip install "camarilla[lab]"
lab-not-a-dataset = „{ $got }“ muss auf .jsonl oder .parquet enden.
lab-dataset-written = { $rows } Entscheidungen: { $file }. Was sie sind: { $card }.

## Die Seite des Labors
lab-intro = Was wäre, wenn diese Regel anders wäre? Dieselben Würfel, dieselben Gemüter, Partie für Partie nach beiden Regeln. Nimm einen Bericht aus dem Regal oder lass einen kleinen spielen.
lab-ask = Anderes fragen
lab-ask-game = Spiel
lab-ask-switch = Welche Regel?
lab-ask-value = Was stattdessen?
lab-ask-players = Spieler
lab-ask-usual = wie üblich
lab-ask-pairs = Partiepaare
lab-ask-seed = Startwert
lab-shelf-matters = das zählt
lab-shelf-hardly = kaum ein Unterschied
lab-run = Einen kleinen spielen lassen
lab-run-note = Er läuft auf dem Server dieses Hauses, höchstens { $seconds } Sekunden; was bis dahin gespielt ist, wird der Bericht. Wenige Paare zeigen nur große Unterschiede. Derselbe Startwert spielt dieselben Partien.
lab-begin = Spielen
lab-cancel = Aufhören
lab-running = { $done } von { $of } Paaren
lab-ended = Der Versuch wurde beendet: Er brauchte mehr, als das Haus erlaubt. Versuch es mit weniger Paaren.
lab-from-shelf = Aus dem Regal
lab-just-run = Eben gespielt
lab-difference = Unterschied
lab-ladder = Die Leiter
lab-ladder-note = Wertung aus { $games } Partien an gemischten Tischen, mit ihrem 95-%-Bereich. Gespielt am { $day }.
lab-ladder-explain = Nach Plätzen an gemischten Tischen (Plackett und Luce, OpenSkill); mit 25 fangen alle an. Wo sich Bereiche überschneiden, sagen diese Partien nicht, wer stärker ist. Die Bereiche stammen aus 200 Ligen, die aus diesen Partien gezogen wurden.
lab-ladder-kind = Bot
lab-ladder-rating = Wertung
lab-ladder-interval = 95-%-Bereich
lab-ladder-span = { $low } bis { $high }
lab-ladder-tables = Partien
lab-ended-so = Ende: { $how }

## Die Fallbücher
lab-cases-link = Die Fallbücher
lab-cases-title = Das Fallbuch
lab-cases-intro = Stellungen, was in ihnen geschieht und was nach den Regeln folgen muss; die bekannten Fallen zuerst. Für alle, die es genau wissen wollen, und für jedes Programm, das diese Spiele spielt.
lab-cases-search = Suchen nach
lab-cases-sure = Wie sicher?
lab-cases-all = Alle
lab-cases-count = { $shown } von { $all } Fällen
lab-cases-whole = Das ganze Buch
lab-cases-play = Schritt für Schritt
lab-cases-given = Die Stellung
lab-cases-script = Was geschieht und was folgen muss
lab-cases-own = Nur dieser Fall
lab-case-chance = Der Zufall sagt
lab-case-quiet = Niemand sagt etwas, bis anderes gefragt ist.
lab-case-answer = { $who } antwortet
lab-case-aside = { $who } ruft dazwischen
lab-case-no = { $who } darf das nicht nach { $rule }:
lab-case-no-aside = { $who } darf das nicht dazwischenrufen nach { $rule }:
lab-case-is = Muss gelten: { $fact } ist
lab-case-asked = Muss gefragt sein: { $who }
