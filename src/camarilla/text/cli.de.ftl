### Texte der Befehlszeile und des Spiels im Terminal.

## Der Befehl
cli-about = Camarilla: politische Brettspiele, deren Geheimnisse geheim bleiben. Ohne Befehl öffnet sich ein Tisch im Browser.
cli-about-more = camarilla BEFEHL --help verrät mehr über einen Befehl.
cli-usage = Aufruf:
cli-command = BEFEHL
cli-examples = Beispiele:
cli-help-positionals = Was
cli-help-options = Optionen
cli-version = Version zeigen und aufhören
cli-opt-help = diese Hilfe zeigen und aufhören

cli-serve = Das Haus öffnen: Tische im Browser, für Menschen und Bots.
cli-serve-examples = {"  "}camarilla serve --open
  {"  "}camarilla serve --host 0.0.0.0 --port 8000
cli-backup = Das ganze Haus in eine Datei schreiben, auch während es geöffnet ist.
cli-backup-examples = {"  "}camarilla backup haus.jsonl.gz
  {"  "}camarilla backup haus.jsonl.gz --database postgresql://spiele@db/spiele
cli-restore = Das Haus einer Sicherung in eine Datenbank bringen, gleich welcher Art.
cli-restore-examples = {"  "}camarilla restore haus.jsonl.gz
  {"  "}camarilla restore haus.jsonl.gz --database postgresql://spiele@db/spiele
cli-tables = Zeigt die Tische, deren Partie noch nicht zu Ende ist, und welche beiseitegestellt sind.
cli-tables-examples = {"  "}camarilla tables --aside
  {"  "}camarilla tables --wake 7m2kq4xw9p
cli-close = Schließt einen Tisch: Partie, Gespräche und Plätze werden gelöscht.
cli-close-examples = {"  "}camarilla close 7m2kq4xw9p
  {"  "}camarilla close 7m2kq4xw9p --database postgresql://games@db/games
cli-games = Die Spiele auflisten: Plätze, Varianten, Schalter und was rekonstruiert ist.
cli-games-examples = {"  "}camarilla games
  {"  "}camarilla games --json
cli-rules = Die Regeln eines Spiels zeigen: das ganze Heft, eine Regel oder alles unter einer Nummer.
cli-rules-examples = {"  "}camarilla rules viva
  {"  "}camarilla rules viva V8.2
  {"  "}camarilla rules viva V26 --lang de
cli-play = In diesem Terminal gegen Bots spielen.
cli-play-examples = {"  "}camarilla play viva
  {"  "}camarilla play viva --players 3 --switch mode=expert --bots steady
  {"  "}camarilla play --resume camarilla-viva-20261115-160000.save
cli-simulate = Bots viele Partien spielen lassen und zählen, wer gewinnt.
cli-simulate-examples = {"  "}camarilla simulate viva --players 4 --games 500 --bots steady,random,random,random
  {"  "}camarilla simulate viva --players 3 --games 1000 --jobs 2 --json
  {"  "}camarilla simulate viva --games 400 --bots steady,novice,novice,novice --rotate
cli-train = Ein Netz für den Minister eines Spiels trainieren.
cli-train-examples = {"  "}camarilla train viva --out viva.npz --seconds 600 --jobs 15
  {"  "}camarilla train anti_monopoly --out klein.npz --rounds 20 --small
cli-train-no-end = Wie lange soll trainiert werden? Gib --rounds oder --seconds an.
cli-train-not-npz = „{ $got }“: Das Netz wird als Datei mit der Endung .npz geschrieben.
cli-train-no-network = „{ $file }“ lässt sich nicht als Netz lesen ({ $why }). Gebraucht wird eine Datei, die „camarilla train“ geschrieben hat.
cli-train-other-shape = „{ $file }“ hat eine andere Größe ({ $has }), als für dieses Spiel gelernt wird ({ $wants }).
cli-train-no-setting = „{ $got }“: Gebraucht wird NAME=ZAHL mit einem von { $known }.
cli-league = Bots an gemischten Tischen gegeneinander spielen lassen und ihre Stärke schätzen.
cli-league-examples = {"  "}camarilla league viva --games 200 --jobs 2
  {"  "}camarilla league viva --bots novice,steady,minister --svg liga.svg
cli-league-too-few = { $got } Arten von Bots sind für einen Tisch zu wenig; es braucht mindestens { $least }.
cli-league-twice = „{ $bot }“ ist zweimal genannt; eine Liga schätzt jede Art einmal.
cli-cluster-missing = Dafür fehlt Ray: pip install "camarilla[cluster]"
cli-cluster-not-there = Ray lässt sich nicht starten oder nicht erreichen: { $why }. Die Variable RAY_ADDRESS nennt einen Cluster; ohne sie wird einer auf diesem Rechner gestartet.
cli-learn-missing = Dafür fehlt das Paket „{ $package }“: pip install "camarilla[learn]"
cli-switch-too = Es fehlt --switch { $switch }.
cli-lab = Was wäre, wenn eine Regel anders wäre? Beides spielen, Partie für Partie mit denselben Würfeln, und berichten, was sich ändert.
cli-lab-examples = {"  "}camarilla lab junta --vary influence_use=once_per_vote,every_ballot_round --players 5 --games 2000 --bots schemer
  {"  "}camarilla lab viva --vary players=3,4,5 --within rounds=0.2 --jobs 2
  {"  "}camarilla lab plan.toml --out bericht
cli-dataset = Partien als Datensatz schreiben: was ein Platz sah, gefragt wurde, antworten konnte und antwortete, und was daraus wurde.
cli-dataset-examples = {"  "}camarilla dataset viva --games 100 --bots steady --out viva.jsonl
  {"  "}camarilla dataset junta --players 5 --games 1000 --jobs 2 --out junta.parquet
cli-replay = Eine aufgezeichnete Partie nacherzählen: die ganze Wahrheit oder was ein Platz wissen konnte.
cli-replay-examples = {"  "}camarilla replay partie.jsonl
  {"  "}camarilla replay partie.jsonl --seat 2 --until 100
cli-verify = Eine aufgezeichnete Partie von Anfang bis Ende prüfen: Kette, Würfel, Regeln, Ausgang.
cli-verify-examples = {"  "}camarilla verify partie.jsonl
cli-world = Aus einem mitgenommenen Blick Welten ausdenken; eine Welt je Zeile, als JSON.
cli-world-examples = {"  "}camarilla world --from look.json --count 20 --seed 7
cli-cases = Das Fallbuch eines Spiels: Stellungen, was darin geschieht und was nach welcher Regel folgen muss.
cli-cases-examples = {"  "}camarilla cases junta --json
  {"  "}camarilla cases viva --check
cli-bench = Messen, wie schnell die Spiele sind, neben ihresgleichen, falls installiert.
cli-bench-examples = {"  "}camarilla bench
  {"  "}camarilla bench --json --rounds 5
  {"  "}camarilla bench --looks

## Optionen
cli-opt-lang = Sprache: en oder de (sonst die des Systems)
cli-opt-game = welches Spiel; `camarilla games` zählt sie auf
cli-opt-players = Zahl der Spieler (4, wo 4 spielen können)
cli-opt-bots = Arten von Bots, eine je Platz in der Reihenfolge der Plätze; ein Name gilt für alle
cli-opt-switch = eine Variante oder Auslegung wählen, z. B. mode=expert; auch mehrmals
cli-opt-components = eine JSON-Datei mit eigenen Karten oder Landgütern
cli-opt-seed = ein beliebiger Text; derselbe ergibt dieselbe Partie
cli-opt-look = ein Blick, wie ihn POST /api/tables/TISCH/look liefert
cli-opt-worlds = wie viele Welten
cli-opt-cases-check = jeden Fall auf diesem Programm durchspielen
cli-opt-host = Adresse, unter der das Haus erreichbar ist
cli-opt-port = Port; 0: irgendein freier
cli-opt-database = wo die Tische aufbewahrt werden (sonst eine Datei im eigenen Datenordner)
cli-opt-open = den Browser öffnen
cli-opt-pace = wie lange jede Zeitungszeile erzählt wird, ehe die Bots weiterspielen, in Sekunden; 0: niemand wartet
cli-opt-limit = eine andere Grenze je Adresse oder Verbindung, etwa sockets=2000 oder requests=1000/500 (auf einmal/je Sekunde)
cli-opt-parade = für alle, die an der Oberfläche bauen: eine Datei mit Stellungen (von `dev.py parade`), zu sehen unter /parade
cli-opt-workers = wie viele Prozesse bedienen; mehr als einer braucht ein PostgreSQL
cli-opt-secret-file = wo das Geheimnis dieses Hauses liegt; fehlt die Datei, wird sie angelegt
cli-opt-behind-proxy = Proxys vor diesem Server, z. B. 127.0.0.1: was sie über Adresse und https sagen, gilt
cli-opt-log-style = wie der Server auf der Fehlerausgabe spricht: text oder json
cli-opt-log-level = ab welcher Stufe er spricht: debug, info, warning oder error
cli-opt-backup-file = die Datei der Sicherung; mit .gz wird sie gepackt
cli-opt-force = auch dann, wenn dabei etwas überschrieben wird
cli-opt-aside = nur Tische, die beiseitegestellt sind oder ruhen
cli-opt-wake = einen Tisch, der beiseitegestellt wurde, wieder spielen lassen
cli-opt-table = der Name des Tisches, wie er in seiner Adresse steht
cli-opt-json = für Programme: JSON statt Sätzen
cli-opt-number = eine Regelnummer wie V8.2 oder ein Kapitel wie V8
cli-opt-own-seat = der eigene Platz, gezählt ab 0
cli-opt-whose-seat = nur erzählen, was dieser Platz wissen konnte; gezählt wird ab 0
cli-opt-name = dein Name am Tisch
cli-opt-log = wohin am Ende das Protokoll geschrieben wird
cli-opt-resume = eine gespeicherte Partie fortsetzen
cli-opt-games = wie viele Partien
cli-opt-jobs = wie viele Prozesse; am Ergebnis ändert das nichts
cli-opt-rotate = Die Bots rücken von Partie zu Partie um einen Platz weiter
cli-opt-speech = schreibt in diese Datei, was die Bots sagen, je eine Zeile JSON (spielt jede Partie noch einmal)
cli-opt-train-out = wohin das Netz geschrieben wird; daneben liegen Stand und Lernkurve
cli-opt-train-rounds = nach so vielen Runden ist Schluss
cli-opt-train-seconds = nach so vielen Sekunden ist Schluss
cli-opt-train-taught = so viele Runden lang wird erst nachgeahmt
cli-opt-train-rate = wie groß die Schritte des Lernens am Anfang sind
cli-opt-train-wander = wie viel es wert ist, unentschieden zu bleiben und anderes zu versuchen
cli-opt-train-from = mit diesem Netz beginnen statt mit einem, das noch nichts gelernt hat
cli-opt-train-set = eine Zahl des Rezepts ändern, etwa alone=0.9; mehrmals möglich
cli-opt-train-small = mit numpy statt torch lernen
cli-opt-league-bots = welche Arten mitspielen; sonst alle
cli-opt-league-json = die Liga auch als Daten: Werte, Bereiche, Zahl der Spiele, Tag und Befehl
cli-opt-league-svg = die Liga auch als Zeichnung
cli-opt-file = das Protokoll einer Partie
cli-opt-until = nach so vielen Einträgen des Protokolls aufhören
cli-opt-luck = was die Würfel taten, Platz für Platz, statt der Nachrichten
cli-opt-lab-what = ein Spiel oder ein Plan in einer TOML-Datei
cli-opt-vary = was sich unterscheidet: ein Schalter, players oder bots, und die Werte; mit dem ersten werden die anderen verglichen; mehrfach möglich
cli-opt-lab-bots = Art der Bots auf allen Plätzen (steady); mehrere nehmen reihum Platz: a,b
cli-opt-lab-games = Partien in jeder Zelle (200)
cli-opt-within = vorzeitig aufhören, sobald die Wirkung auf dieses Maß auf ± W bekannt ist, etwa rounds=0.2
cli-opt-lab-out = Ordner für Bericht und Partien (lab-report)
cli-opt-dataset-out = die Datei: .jsonl, mit dem Extra lab auch .parquet; daneben entsteht eine Karte
cli-opt-no-truth = die Spalte mit der ganzen Stellung weglassen
cli-opt-engine = wo gespielt wird: in Prozessen dieses Rechners (processes) oder mit ray (Extra cluster) auf dem Cluster, den RAY_ADDRESS nennt
cli-opt-bench-lab = stattdessen die Umgebungen des Labors messen (Extra lab)
cli-opt-bench-looks = stattdessen messen, was eine Sicht und ein kleiner Schritt eines Menüs kosten
cli-opt-rounds = verschränkte Durchgänge; gemeldet wird der Median
cli-opt-seconds = Sekunden je Messung

## Was falsch war und was richtig wäre
cli-bad-missing = Hier fehlt etwas: { $what }.
cli-bad-unknown = Damit kann ich nichts anfangen: { $what }
cli-bad-choice = „{ $got }“ geht bei { $what } nicht. Möglich sind: { $known }.
cli-bad-int = { $what } braucht eine ganze Zahl, nicht „{ $got }“.
cli-bad-float = { $what } braucht eine Zahl, nicht „{ $got }“.
cli-bad-value-missing = { $what } braucht einen Wert.
cli-bad-no-value = { $what } nimmt keinen Wert („{ $got }“).
cli-bad-ambiguous = { $what } kann { $known } bedeuten.
cli-bad-hint = { $command } --help zeigt, was möglich ist.
cli-no-game = Welches Spiel? Vorhanden sind: { $known }.
cli-no-such-rule = Eine Regel „{ $number }“ gibt es nicht. In der Nähe: { $near }.
cli-no-such-seat = Einen Platz { $got } gibt es nicht: Die Plätze zählen von 0 bis { $last }.
cli-wrong-number-of-bots = { $got } Arten von Bots für { $players } Spieler: entweder eine je Platz oder eine für alle.
cli-not-a-switch = „{ $got }“ ist kein Schalter: Schreib Name=Wert, zum Beispiel mode=expert.
cli-not-a-limit = „{ $got }“ ist keine Grenze. Es gibt: { $known }.
cli-not-json = { $field } ist kein gültiges JSON: { $why }
cli-not-a-text = { $field } ist keine Textdatei (Byte { $place } ist kein UTF-8).
cli-not-a-save = { $field } ist keine hier gespeicherte Partie, oder jemand hat sie verändert.
cli-at-least-one = { $field } braucht mindestens 1, nicht { $got }.
cli-not-an-address = { $field } will Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8, nicht „{ $got }“.
cli-database-failed = Die Datenbank { $field } ist nicht zu gebrauchen: { $why }
cli-backup-exists = { $field } gibt es schon. Wähle einen anderen Namen oder --force.
cli-backup-other-shape = Die Datenbank hat die Form { $found }, dieses Programm { $known }. Sichere sie mit der Version, die sie bedient, oder lass diese Version sie einmal bedienen.
cli-not-a-backup = { $field } ist keine Sicherung eines Hauses.
cli-backup-broken = { $field } ist beschädigt oder unvollständig; nichts wurde geändert.
cli-backup-too-new = { $field } stammt von Version { $version }, die ihr Haus auf eine Weise aufbewahrt, die diese ({ $own }) noch nicht kennt.
cli-no-such-table = Einen Tisch „{ $table }“ gibt es hier nicht ({ $field }).
cli-tables-line = { $table }  { $game }  { $state }  zuletzt { $when } UTC, { $events } Ereignisse, { $people } Menschen  { $name }
cli-tables-count = { $count ->
    [0] Kein Tisch.
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
cli-tables-woken = Der Tisch { $table } wird wieder gespielt.
cli-close-done = Der Tisch { $table } ist geschlossen und gelöscht.
cli-restore-filled = In dieser Datenbank ist schon ein Haus. Mit --force wird es ersetzt und ist verloren.
cli-restore-open = Ein Server hat diese Datenbank geöffnet. Halte ihn zuerst an.
cli-restore-nowhere = Ein Haus im Arbeitsspeicher wäre gleich wieder weg: nenne eine Datei oder ein PostgreSQL.
cli-backup-done = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, insgesamt { $rows } Einträge.
cli-restore-done = Das Haus ist wieder da: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, insgesamt { $rows } Einträge.
cli-file-missing = Eine Datei { $file } gibt es nicht.
cli-file-forbidden = { $file } darf hier nicht gelesen oder geschrieben werden.
cli-file-folder = { $file } ist ein Ordner; gefragt ist eine Datei.
cli-file-other = { $file }: { $why }.
cli-out-not-a-folder = --out will einen Ordner; { $got } ist eine Datei.
cli-out-folder = { $got } ist ein Ordner; gefragt ist eine Datei.
cli-out-nowhere = Einen Ordner { $folder }, in den geschrieben werden könnte, gibt es nicht.
cli-our-mistake = Da ist etwas schiefgegangen, das nicht schiefgehen darf; der Fehler liegt bei uns. ({ $what }) Mit CAMARILLA_DEBUG=1 ist zu sehen, wo.

## Listen
cli-games-seats = { $low } bis { $high } Spieler. Bots: { $bots }.
cli-games-variant = Variante:
cli-games-reconstructed = Rekonstruiert:
cli-games-more = Schalter zeigen ihre Werte, die Vorgabe in Klammern. `camarilla rules SPIEL` zeigt die Regeln dazu.
cli-sure-certain = sicher
cli-sure-likely = wahrscheinlich
cli-sure-ruled = entschieden
cli-sure-reconstructed = rekonstruiert

## Simulationen
cli-progress = { $done } von { $total } Partien
cli-progress-rounds = { $done } von { $total } Durchgängen
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} „{ $title }“ mit { $players } Spielern in { $seconds } s.
cli-simulated-seat = Platz { $seat } ({ $kind }): { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $share } (95 %: { $low } bis { $high })
cli-simulated-kind = { $kind }: { $share } des Sieges je Platz, im Mittel Rang { $rank }, Punkte { $score }
cli-simulated-ending = { $ending }: { $count }
cli-simulated-rounds = { $rounds } Runden je Partie im Mittel
cli-simulated-speed = { $games } Partien und { $decisions } Entscheidungen in der Sekunde
cli-simulated-failures = { $count }-mal wusste ein Bot keine Antwort; die Vorgabe sprang ein. Der Fehler liegt bei uns.

## Protokolle
cli-verify-ok = { $file } stimmt von Anfang bis Ende.
cli-verify-failed = { $file } stimmt nicht: { $why }
cli-verify-counts = { $answers } Antworten der Spieler halten die Regeln ein, { $draws } Würfe und Karten ergeben sich aus Startwert und Beiträgen.
cli-verify-commitment = Festgelegt vor dem ersten Wurf: { $commitment }
cli-verify-head = Letztes Glied der Kette: { $head }
cli-outcome = { $ending }: { $winners }, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.
cli-replay-seats = Am Tisch: { $names }.
cli-replay-open = Bis hierher { $count } Einträge; die Partie geht weiter.
cli-luck-table = Der Tisch
cli-luck-seat = { $who }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} in { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
}, { $drawn } gezogen. Höher als in { $above } von 100 solchen Spielen.

## Ein Spiel im Terminal
cli-family-0 = Don Eusebio
cli-family-1 = Doña Perpetua
cli-family-2 = Coronel Bustamante
cli-family-3 = Tía Consuelo
cli-family-4 = Licenciado Ochoa
cli-family-5 = Doctora Quintana
cli-family-6 = Padre Anselmo
cli-play-you = { $name } (du)
cli-play-welcome = Am Tisch: { $names }.
cli-play-commitment = Die Würfel sind vor dem ersten Wurf versiegelt ({ $commitment } …); das Protokoll lässt sich hinterher prüfen.
cli-play-help-hint = Tipp die Nummer einer Möglichkeit ein. h für Hilfe, v für einen Blick auf den Tisch, q zum Speichern und Gehen.
cli-play-prompt = >
cli-play-so-far = Bisher: { $steps }
cli-play-done = Das ist alles: so antworten
cli-play-amount = Tipp eine Zahl von { $low } bis { $high } ein.
cli-play-no = Nein: { $why }
cli-play-why-it-can = Nichts verbietet es: Es steht zur Wahl.
cli-play-no-such-number = Eine Möglichkeit { $got } gibt es nicht; sie gehen bis { $last }.
cli-play-not-json = Das sieht nach einer Liste aus, ist aber nicht lesbar: { $why }
cli-play-aside = Du kannst auch etwas einwerfen (i): { $what }
cli-play-help-number = Eine Nummer wählt diese Möglichkeit; 0 beendet eine Antwort aus mehreren Schritten.
cli-play-help-again = Die Eingabetaste allein wiederholt die Frage.
cli-play-help-back = b nimmt den letzten Schritt zurück.
cli-play-help-rules = ? liest die Regeln zu dieser Frage vor.
cli-play-help-why = why und ein Name (why GUN) sagt, welche Regel es verbietet.
cli-play-help-view = v beschreibt den Tisch.
cli-play-help-log = l liest vor, was bisher geschehen ist.
cli-play-help-deputy = d lässt einen Bot diese eine Frage für dich beantworten.
cli-play-help-aside = i wirft etwas ein, wo die Regeln es erlauben.
cli-play-help-typed = Alles andere wird als Antwort versucht, zum Beispiel GUN; was nicht erlaubt ist, wird begründet.
cli-play-help-quit = q speichert die Partie und geht.
cli-play-said = { $who }: „{ $said }“
cli-play-saved = Gespeichert. Weiter geht es mit: camarilla play --resume { $file }
cli-play-over = Die Partie ist zu Ende.
cli-play-log = Das Protokoll steht in { $file }. Prüfen lässt es sich mit: camarilla verify { $file }

## Der Tisch von Viva el Presidente
cli-viva-round = Runde { $round }, Phase: { $phase }. { $points } Punkte beenden das Spiel. { $deck } Karten im Stapel.
cli-viva-estate = { $presidente ->
    [yes] { $who }, Anwesen { $number }, { $colour }, Presidente
   *[no] { $who }, Anwesen { $number }, { $colour }
}
cli-viva-buildings = { $points ->
    [one] 1 sichtbarer Punkt
   *[other] { $points } sichtbare Punkte
}: { $buildings }
cli-viva-counts = Milizen: { $dice }. Handkarten: { $cards }. Versprochene Karten: { $promised }.
cli-viva-promised-dice = Versprochene Milizen mit { $faces }
cli-viva-loans = Geliehene Milizen mit { $faces }
cli-viva-orders = Befehle: { $orders }
cli-viva-battle = Kampf: { $who } gegen { $whom }.
cli-viva-force = { $who }, { $side }: Würfel { $dice }, geworfen { $rolls }
cli-viva-values = Angriff { $attack }, Verteidigung { $defence }
cli-viva-to-come = Noch angegriffen werden: { $who }.
cli-viva-seen = Du hast die Befehle von { $who } gesehen: { $orders }
cli-viva-hand = Deine Hand: { $cards }. Geld { $money }, Siegpunkte { $points }.
cli-viva-promise = Dir versprochen: { $cards }
cli-viva-own-orders = Deine Befehle: { $orders }

## Der Tisch von Anti-Monopoly III
cli-am-turn = Zug { $turn }: { $who }.
cli-am-bomb = Die Bombe steht auf { $bomb }.
cli-am-bank = Die Bank hat { $bank } Millionen.
cli-am-monopoly = { $monopoly }: { $chips } von 3 Anklagen
cli-am-cards = Karten: { $cards }
cli-am-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
cli-am-laid = Offen ausgelegt: { $cards }
cli-am-absent = Setzt { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} aus

## Der Tisch von Global Powers
cli-gp-phase = { $phase }. { $scorings } von { $most } Wertungen sind vorbei; mit { $goal } Punkten ist sofort gewonnen.
cli-gp-party = { $who }, { $party }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, bei einer Wertung jetzt { $now } mehr
cli-gp-people = In der Zentrale { $base }, auf Mauritius { $mauritius }, in der UNO { $un }. Handkarten: { $cards }.
cli-gp-region = { $region }. Politiker: { $people }. Regierung: { $rulers }. Chips: { $chips }.
cli-gp-hand = Deine Hand: { $cards }
cli-gp-open = Offen vor dir: { $cards }

## Der Tisch von Junta
cli-junta-round = Runde { $round }: { $phase }. { $deck } Karten im Stapel.
cli-junta-family = { $state ->
    [dead] { $who }, tot
    [exile] { $who }, im Exil
    [rebel] { $who }, Rebell
   *[loyal] { $who }
}
cli-junta-offices = Ämter: { $offices }
cli-junta-cards = Handkarten: { $cards }. Offene Stimmen: { $votes }.
cli-junta-open = Offene Karten: { $cards }
cli-junta-budget = Das Budget auf dem Tisch, in Millionen: { $sums }
cli-junta-coup = Putsch! Rebellen: { $rebels }.
cli-junta-area = { $area }: { $troops }
cli-junta-hand = Deine Hand: { $cards }
cli-junta-money = Dein Geld: { $cash } Millionen zu Hause, { $account } Millionen in der Schweiz
cli-junta-location = Du bist hier: { $place }

## Der Bench
cli-cases-checked = { $cases } Fälle, { $failed ->
    [0] alle stimmen
   *[other] { $failed } stimmen nicht
}.
cli-bench-title = Zufälliges Spiel auf einem Kern, Sekunden Rechenzeit; Mediane aus { $rounds ->
    [one] einem Durchgang
   *[other] { $rounds } verschränkten Durchgängen
}. Eine Entscheidung ist die Antwort eines Spielers, der mindestens zwei zur Wahl hatte.
cli-bench-line = { $name }: { $decisions } Entscheidungen/s, { $games } Partien/s, { $copy } µs je Kopie, { $bytes } Bytes je Spielstand
cli-bench-small = { $name }: { $view } µs je Sicht, { $redeal } µs je neu gegebene Welt, mitten im Spiel
cli-bench-ratio = { $name } trifft { $ratio }-mal so viele Entscheidungen wie { $peer } ({ $steps }-mal alle seine Schritte, auch die erzwungenen).
cli-bench-compiled = übersetzt
cli-bench-no-peers = Ihresgleichen ist nicht installiert: pip install "camarilla[bench]"
cli-bench-no-compiled = Ohne übersetzte Regeln gemessen; python3 dev.py bench misst beides.
cli-bench-looks = Sichten und kleine Schritte von Menüs auf einem Kern, Rechenzeit; Mediane aus { $rounds ->
    [one] einem Durchgang
   *[other] { $rounds } Durchgängen
}. Stellungen und Fragen stammen aus zufälligen Partien mit festem Startwert; „all“ ist das Mittel der Zeilen darunter.
cli-bench-views = { $game }: { $cost } µs je Sicht, { $name }
cli-bench-steps = { $game }: { $cost } µs je Schritt, { $name }
