### Was jedes Spiel sagt: Antworten, Ablehnungen, Protokolle, Schalter.

## Antworten, die überall dasselbe bedeuten
core-yes = Ja
core-no = Nein
core-number = { $number }
core-item = { $item }
core-list = { $items }
core-and = { $rest } und { $last }
core-nothing = nichts
core-seat = Platz { $number }
core-chance = Der Zufall

## Fragen, die jedes Spiel stellen kann
core-choose = Bitte wählen.
core-yes-no = Ja oder nein?
core-amount = Eine Zahl von { $low } bis { $high }.
core-pick = Nimm { $low } bis { $high }.
core-roll = Es wird gewürfelt.
core-draw = Es werden Karten gezogen.
core-take-back = Die letzte Antwort wird zurückgenommen.

## Ablehnungen
core-not-an-option = Das gehört nicht zu den möglichen Antworten.
core-not-asked = { $who } ist jetzt nicht gefragt.
core-nothing-asked = Gerade ist niemand gefragt.
core-no-interjection = { $who } kann jetzt nichts einwerfen.
core-why-not-offered = Das lässt sich jetzt nicht wählen. Diese Regel sagt, was geht.
core-why-not-complete = Die Antwort ist vollständig; es lässt sich nichts hinzufügen.
core-no-take-back = { $who } hat keine Antwort, die sich zurücknehmen lässt: Es gibt keine, oder jemand anderes hat schon etwas aus ihr erfahren.
core-amount-out-of-range = Gefragt ist eine ganze Zahl von { $low } bis { $high }.
core-pick-count = Gefragt sind { $low } bis { $high }, nicht { $got }.
core-pick-not-there = „{ $item }“ liegt hier nicht, oder nicht so oft.
core-roll-count = Es werden { $dice } Würfel geworfen, nicht { $got }.
core-roll-face = Ein Würfel zeigt 1 bis { $faces }, nicht { $got }.
core-draw-count = Es werden { $count } gezogen, nicht { $got }.
core-bad-step = „{ $step }“ ist hier kein möglicher Schritt.
core-not-a-number = Gefragt ist eine ganze Zahl, nicht „{ $got }“.
core-not-a-name = Gefragt ist ein Wort, nicht „{ $got }“.
core-not-a-list = Hier ist eine Liste gefragt ({ $field }).

## Eine Partie beginnen
core-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Vorhanden sind: { $known }.
core-unknown-bot = Bots der Art „{ $bot }“ gibt es nicht. Vorhanden sind: { $known }.
core-bad-players = { $got } sind zu wenige oder zu viele: { $low } bis { $high } können mitspielen.
core-unknown-switch = Einen Schalter „{ $switch }“ gibt es nicht. Vorhanden sind: { $known }.
core-unknown-value = „{ $value }“ ist kein Wert von { $field }. Möglich sind: { $known }.
core-switch-needs = Der Schalter „{ $switch }“ ist nur sinnvoll, wenn „{ $other }“ auf { $values } steht.

## Datendateien
core-data-unknown-field = { $field } ist hier nicht bekannt. Bekannt sind: { $known }.
core-data-missing-field = { $field } fehlt. Hierher gehören: { $known }.
core-data-unknown-set = Einen Datensatz „{ $value }“ gibt es nicht ({ $field }). Vorhanden sind: { $known }; der eigene kommt als Datei.
core-data-not-an-object = An der Stelle { $field } ist ein Objekt mit benannten Feldern gefragt.
core-data-not-a-name = { $field } braucht einen eigenen kurzen Namen aus einfachen Buchstaben, nicht „{ $got }“.
core-data-not-in-range = { $field } braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $got }“.
core-data-twice = „{ $value }“ steht zweimal da ({ $field }).
core-data-not-a-text = { $field } braucht einen Text.
core-data-text-too-long = { $field } ist zu lang: Ein Text darf hier höchstens { $most } Zeichen haben.
core-data-list-too-long = { $field } hat { $got } Einträge; höchstens { $most } sind möglich.
core-data-too-many = Die Datei hält zu viel: höchstens { $most } Werte ({ $field }).
core-data-too-deep = Die Datei ist zu tief verschachtelt: höchstens { $most } Ebenen ({ $field }).

## Spielstände und Protokolle
core-unknown-schema = Das ist im Format { $got } geschrieben; verstanden wird Format { $known }.
core-other-rules = Das wurde nach den Regeln { $got } gespielt; hier gelten die Regeln { $known }.
core-not-a-look = Das ist kein Blick: Er braucht { $known } ({ $field }).
core-log-not-a-log = Das ist kein Camarilla-Protokoll im Format { $known } ({ $field }).
core-log-cut-off = Das Protokoll bricht ab: Seine letzte Zeile ist nicht vollständig.
core-log-malformed = Das Protokoll ist an der Stelle { $field } nicht lesbar: { $what }.
core-log-not-canonical = { $field } ist nicht so geschrieben, wie ein Protokoll schreibt: Hier hat jemand etwas geändert.
core-log-broken-chain = Die Kette ist an der Stelle { $field } gerissen: Diese Zeile oder eine davor wurde geändert.
core-log-unfinished = Die Partie ist nicht zu Ende: Ihre Würfel sind noch versiegelt und lassen sich noch nicht prüfen.
core-log-wrong-seed = Das ist nicht der Startwert, auf den sich der Spielleiter vor dem ersten Wurf festgelegt hat.
core-log-wrong-draw = { $field }: Das sind nicht die Würfel oder Karten, die sich aus Startwert und Beiträgen ergeben.
core-log-chance-missing = { $field }: Hier fehlt ein Wurf oder eine gezogene Karte.
core-log-other-question = { $field }: „{ $ask }“ war in diesem Augenblick nicht die Frage.
core-log-illegal = { $field } verstößt gegen die Regeln: { $why }.
core-log-wrong-outcome = Das ist nicht der Ausgang, zu dem diese Antworten führen.

## Absprachen
core-dealing = In diesem Spiel gibt es nur Versprechen mit Worten. Sie binden niemanden.
