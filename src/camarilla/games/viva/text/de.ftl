### Junta: Viva el Presidente! Texte des Spiels auf Deutsch.
### Abschnitte in dieser Reihenfolge: Titel, Phasen, Rollen, Anwesen, Karten, Schalter, Spielenden.

## Titel

viva-title = Junta: Viva el Presidente!
viva-short = Viva!
viva-tagline = Fünf Familien, eine Sonnenbrille und Entwicklungshilfe, die nie ganz ankommt.

## Phasen einer Runde (V0.7)

viva-phase-draw = Ziehen
viva-phase-promises = Versprechen
viva-phase-orders = Befehle
viva-phase-combat = Kampf
viva-phase-spend = Ausgeben
viva-phase-hand_limit = Handlimit

## Rollen am Tisch und im Kampf (V0.1, V7.5)

viva-role-presidente = Presidente
viva-role-golpista = Golpista
viva-role-attacker = Angreifer
viva-role-defender = Verteidiger
viva-role-supporter = Unterstützer

## Anwesen: Farben (V1.2) und Gebäude (V15.4)

viva-colour-blue = Blau
viva-colour-black = Schwarz
viva-colour-yellow = Gelb
viva-colour-red = Rot
viva-colour-green = Grün

viva-building-main_house = Haupthaus
viva-building-helicopter_pad = Hubschrauber­landeplatz
viva-building-swimming_pool = Swimmingpool
viva-building-watchtower = Wachturm
viva-building-radar_station = Radarstation
viva-building-guard_house = Wachhaus

## Karten (V26): Name, Text und Zeitpunkt
## Die Texte der Entwicklungshilfe erhalten $money, den Wert in Millionen aus den Kartendaten.

viva-card-fa1-name = Entwicklungs­hilfe 1
viva-card-fa1-text = { $money ->
        [one] { $money } Million
       *[other] { $money } Millionen
    } wert. Die Geldgeber baten um eine Quittung und bekamen ein freundliches Winken.
viva-card-fa1-when = Zum Bezahlen beim Ausgeben

viva-card-fa2-name = Entwicklungs­hilfe 2
viva-card-fa2-text = { $money ->
        [one] { $money } Million
       *[other] { $money } Millionen
    } wert. Für eine Schule gedacht, in ihrer Nähe ausgegeben.
viva-card-fa2-when = Zum Bezahlen beim Ausgeben

viva-card-fa3-name = Entwicklungs­hilfe 3
viva-card-fa3-text = { $money ->
        [one] { $money } Million
       *[other] { $money } Millionen
    } wert. Ein ganzer Hafen, handlich im Koffer.
viva-card-fa3-when = Zum Bezahlen beim Ausgeben

viva-card-bur-name = Einbrecher
viva-card-bur-text = Stiehl einem anderen Spieler verdeckt eine zufällige versprochene Karte und nimm sie auf die Hand.
viva-card-bur-when = Gleich nach den Versprechen

viva-card-spy-name = Spion
viva-card-spy-text = Wirf einen Blick hinter den Sichtschirm eines anderen Golpista. Bist du selbst Golpista, darfst du danach deine Befehle ändern.
viva-card-spy-when = Befehle erteilt, Sichtschirme stehen noch

viva-card-ass-name = Attentat
viva-card-ass-text = Vernichte eine Miliz der Gegenseite in diesem Kampf. Sie kommt in den Vorrat.
viva-card-ass-when = Vor dem Wurf, im eigenen Kampf

viva-card-bri-name = Bestechung
viva-card-bri-text = Alle Präsidentenmilizen in diesem Kampf sehen weg: Sie zählen nicht und würfeln nicht.
viva-card-bri-when = Vor dem Wurf, gegen Präsidenten­milizen

viva-card-gun-name = Kanonen­boot
viva-card-gun-text = +3 für deinen Angriff oder +3 für die Verteidigung, zu der du gehörst.
viva-card-gun-when = Vor dem Wurf, im eigenen Kampf

viva-card-sur-name = Über­raschungs­angriff
viva-card-sur-text = Die Gebäude des Verteidigers zählen in diesem Kampf nicht, nicht einmal das Haupthaus.
viva-card-sur-when = Vor dem Wurf, als Angreifer

viva-card-pea-name = Bauern­aufstand
viva-card-pea-text = Jede Miliz auf der Seite der Verteidigung zählt genau 2 und würfelt nicht.
viva-card-pea-when = Vor dem Wurf, im eigenen Kampf

viva-card-div-name = Ab­lenkungs­manöver
viva-card-div-text = Ein Beteiligter des Kampfes, gern auch du selbst, würfelt neu: genau einen Würfel oder alle.
viva-card-div-when = Gleich nach dem Wurf, im eigenen Kampf

viva-card-don-name = Parteispende
viva-card-don-text = Zieh zwei Karten; du darfst sie sofort verwenden. Die Partei dankt für die sichere Verwahrung.
viva-card-don-when = Beim Ausgeben, wenn du dran bist

viva-card-prc-name = PR-Kampagne
viva-card-prc-text = Nimm kostenlos eine Miliz deiner Farbe aus dem Vorrat. Mehr als vier werden es nie.
viva-card-prc-when = Beim Ausgeben, wenn du dran bist

viva-card-yac-name = Jacht
viva-card-yac-text = 1 Siegpunkt, solange du sie auf der Hand hast. Sie verteidigt nichts, das aber formvollendet.
viva-card-yac-when = Wird nie ausgespielt

viva-card-car-name = Supersport­wagen
viva-card-car-text = 1 Siegpunkt, solange du ihn auf der Hand hast. Zur Verteidigung taugt er nicht, zum Vorfahren umso mehr.
viva-card-car-when = Wird nie ausgespielt

viva-card-stu-name = Petition der Studenten
viva-card-stu-text = Keinerlei Wirkung. Ihr Anliegen ist uns wichtig.
viva-card-stu-when = Wird nie ausgespielt

## Schalter: Name, Erklärung, Werte

viva-switch-mode = Spiel
viva-switch-mode-help = Das Expertenspiel geht bis 6 statt 5 Punkte; die Sonnenbrille zählt einen Punkt, gewürfelte Einsen vernichten Milizen, und der Presidente darf auch Milizen versprechen (V18.1, V19.1 bis V25.2).
viva-switch-mode-basic = Grundspiel
viva-switch-mode-expert = Expertenspiel

viva-switch-payment = Bezahlung
viva-switch-payment-help = Darf eine Zahlung mehrere Käufe decken, oder wird jeder Kauf einzeln bezahlt? Wechselgeld gibt es nie (V15.7).
viva-switch-payment-combined = Mehrere Käufe in einer Zahlung
viva-switch-payment-separate = Jeder Kauf einzeln

viva-switch-killsPerOne = Gewürfelte Einsen
viva-switch-killsPerOne-help = Nur im Expertenspiel: wie viele Milizen ein Spieler nach einem Kampf durch seine Einsen vernichten darf (V20.1).
viva-switch-killsPerOne-perDie = Eine je gewürfelte Eins
viva-switch-killsPerOne-perPlayer = Höchstens eine je Spieler und Kampf

viva-switch-spyEffect = Spion
viva-switch-spyEffect-help = Was der Spion einem Golpista erlaubt: nachsehen und danach die eigenen Befehle ändern oder nur nachsehen (V26.SPY).
viva-switch-spyEffect-lookAndReset = Nachsehen und eigene Befehle ändern
viva-switch-spyEffect-look = Nur nachsehen

viva-switch-deck = Kartensatz
viva-switch-deck-help = Welcher Datensatz bestimmt, wie oft jede Karte im Stapel ist und was die Entwicklungshilfe wert ist (V2.1, V26.FA).
viva-switch-deck-reconstructed = Rekonstruierter Kartensatz

viva-switch-estates = Anwesen
viva-switch-estates-help = Welcher Datensatz bestimmt, welche Nummer das Anwesen jeder Farbe trägt (V1.2).
viva-switch-estates-reconstructed = Rekonstruierte Nummern

## Spielenden (V18.3)

viva-ending-victory = Sieg
viva-ending-shared = Geteilter Sieg

viva-phase-setup = Aufbau
viva-phase-over = Spielende

## Was rekonstruiert ist

viva-reconstructed-deck = Wie oft es jede Karte gibt und was die drei Karten Entwicklungshilfe wert sind.
viva-reconstructed-estates = Welche Nummer zu welcher Farbe gehört; sicher ist nur Rot 4.
viva-reconstructed-effects = Was Einbrecher, Spion, Parteispende und PR-Kampagne genau bewirken; sicher ist nur ihr Zeitpunkt.

## Fragen

viva-ask-colour = Welches Anwesen beziehst du?
viva-ask-promise = Was versprichst du? Jeder bekommt mindestens eine Karte.
viva-ask-orders = { $dice ->
    [one] Deine Miliz wartet auf ihren Befehl.
   *[other] Deine { $dice } Milizen warten auf ihre Befehle.
  }
viva-ask-orders-again = Du hast genug gesehen. Willst du deine eigenen Würfel neu stellen?
viva-ask-card = Spielst du eine Karte?
viva-ask-burglars = Die Versprechen liegen. Schickst du Einbrecher?
viva-ask-spy = Alle Befehle sind erteilt, die Sichtschirme stehen noch. Schickst du einen Spion?
viva-ask-battle = Spielst du vor dem Wurf eine Karte?
viva-ask-roll = Die Würfel sind gefallen. Spielst du ein Ablenkungsmanöver?
viva-ask-plunder = { $cards ->
    [one] Nimmst du { $whom } die einzige Karte ab?
   *[other] Nimmst du { $whom } blind eine von { $cards } Karten ab?
  }
viva-ask-plunder-take = Karte nehmen
viva-ask-plunder-leave = Liegen lassen
viva-ask-kill = Du hast eine 1 gewürfelt. Welche Miliz der Gegenseite wird vernichtet?
viva-ask-spend = Du hast { $money ->
    [0] kein Geld
    [one] 1 Million
   *[other] { $money } Millionen
  } auf der Hand. Was tust du?
viva-ask-discard = { $low ->
    [one] Lege eine Karte ab.
   *[other] Lege { $low } Karten ab.
  }

## Antworten

viva-opt-colour = { $colour }
viva-opt-promise = { $card } für { $whom }
viva-opt-promise-die = Eine Miliz mit der { $face } für { $whom }
viva-opt-promises = { $laid }
viva-opt-order-home = zu Hause bleiben ({ $face })
viva-opt-order-presidente = den Presidente verteidigen ({ $face })
viva-opt-order-attack = { $whom } angreifen ({ $face })
viva-opt-order-coup = Presidente { $whom } angreifen ({ $face })
viva-opt-orders = { $orders }
viva-opt-pass = Passen
viva-opt-play = { $card } spielen
viva-opt-play-on = { $card } gegen { $whom }
viva-opt-play-on-own = { $card } auf eine eigene Miliz von { $whom }
viva-opt-play-on-loan = { $card } auf eine geliehene Miliz bei { $whom }
viva-opt-play-on-all = { $card } auf alle Würfel von { $whom }
viva-opt-play-on-die = { $card } auf Würfel { $die } von { $whom }
viva-opt-kill-none = Alle verschonen
viva-opt-kill-own = Eine eigene Miliz von { $whom }
viva-opt-kill-loan = Eine geliehene Miliz bei { $whom }
viva-opt-card = { $card }
viva-opt-end-turn = Nichts mehr ausgeben
viva-opt-building = Bauen: { $building }, 4 Millionen
viva-opt-militia = Miliz anwerben, 2 Millionen
viva-opt-buy-card = Karte kaufen, 1 Million
viva-opt-pay = Mit { $card } bezahlen
viva-opt-buy = { $wares } kaufen für { $price ->
    [one] 1 Million
   *[other] { $price } Millionen
  }
viva-ware-militia = eine Miliz
viva-ware-card = eine Karte

## Meldungen

viva-news-colour = { $who } bezieht Anwesen { $number }, { $colour }.
viva-news-roll-off = { $who } würfelt eine { $face }.
viva-news-first-presidente = { $who } ist der erste Presidente und setzt die Sonnenbrille auf.
viva-news-round = Runde { $round }. Presidente: { $who }.
viva-news-shuffle = Der Nachziehstapel ist leer; { $cards } abgelegte Karten werden neu gemischt.
viva-news-draw = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
viva-news-draw-secret = { $who } zieht { $cards }.
viva-news-promise = { $who } verspricht { $whom } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
viva-news-promise-secret = { $who } verspricht { $whom } { $cards }.
viva-news-promise-die = { $who } verspricht { $whom } eine Miliz mit der { $face }.
viva-news-burglars = { $who } schickt Einbrecher zu { $whom }.
viva-news-burgled = { $who } erbeutet eine der Karten, die { $whom } versprochen waren.
viva-news-burgled-secret = { $who } erbeutet { $card } aus den Versprechen von { $whom }.
viva-news-spy = { $who } schaut hinter den Sichtschirm von { $whom }.
viva-news-spy-secret = { $who } schaut hinter den Sichtschirm von { $whom }: { $orders }.
viva-news-order-home = { $who } behält { $count ->
    [one] eine Miliz
   *[other] { $count } Milizen
  } zu Hause.
viva-news-order-presidente = { $who } schickt { $count ->
    [one] eine Miliz
   *[other] { $count } Milizen
  } zur Verteidigung von Presidente { $whom }.
viva-news-order-attack = { $who } schickt { $count ->
    [one] eine Miliz
   *[other] { $count } Milizen
  } gegen { $whom }.
viva-news-peace = Niemand greift Presidente { $who } an. Alle Versprechen werden gehalten.
viva-news-promise-kept = { $who } nimmt { $count ->
    [0] nichts
    [one] die versprochene Karte
   *[other] die { $count } versprochenen Karten
  }.
viva-news-promise-kept-secret = { $count ->
    [0] { $who } nimmt nichts.
   *[other] { $who } nimmt { $cards }.
  }
viva-news-promise-void = { $count ->
    [0] { $who } hatte nichts mehr zu verlieren.
   *[other] Die Versprechen an { $who } verfallen: { $cards } auf den Ablagestapel.
  }
viva-news-loan = { $who } leiht sich Milizen von Presidente { $whom }, gestellt auf { $faces }.
viva-news-loan-back = { $count ->
    [one] Eine geliehene Miliz kehrt
   *[other] { $count } geliehene Milizen kehren
  } zu { $who } zurück.
viva-news-dice-back = Die { $who } versprochenen Milizen bleiben bei { $whom }.
viva-news-battle = Kampf: { $who } gegen { $whom }.
viva-news-play = { $who } spielt { $card }.
viva-news-assassination = { $whom } verliert eine Miliz durch das Attentat von { $who }.
viva-news-leaves = { $who } hat in diesem Kampf keine Würfel mehr und scheidet aus.
viva-news-called-off = Kein Angreifer ist übrig. Der Angriff auf { $whom } ist gescheitert.
viva-news-roll = { $who } würfelt { $faces }.
viva-news-diversion = { $who } lenkt ab: { $whom } muss neu würfeln.
viva-news-attack-succeeds = { $attack } zu { $defence }: Der Angriff auf { $whom } gelingt.
viva-news-attack-fails = { $attack } zu { $defence }: Der Angriff auf { $whom } scheitert.
viva-news-plunder = { $who } plündert eine Karte von { $whom }.
viva-news-plunder-secret = { $who } plündert { $card } von { $whom }.
viva-news-plunder-declined = { $who } nimmt { $whom } nichts weg.
viva-news-kill = { $who } hat eine 1 gewürfelt: { $whom } verliert eine Miliz.
viva-news-new-presidente = { $whom } ist gestürzt. { $who } setzt die Sonnenbrille auf.
viva-news-free-die = { $who } hat keine Miliz mehr und bekommt eine neue.
viva-news-buy = { $who } kauft { $wares } für { $paid }.
viva-news-goes-on = Niemand hat { $points } Punkte. Das Spiel geht weiter.
viva-news-discard = { $who } legt { $cards } ab.
viva-news-reckoning = { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $count ->
    [0] {" "}und eine leere Hand.
   *[other] {" "}und zeigt { $cards }.
  }
viva-news-victory = { $who } gewinnt mit { $points } Punkten. Viva el Presidente!
viva-news-shared = { $who } teilen sich den Sieg mit je { $points } Punkten.

## Ablehnungen

viva-no-colour = Dieses Anwesen ist vergeben oder gibt es nicht. Frei: { $colours }.
viva-no-promise-for-all = Ein Versprechen hat einen Platz für jeden der { $want } Golpistas.
viva-no-promise-missing = { $whom } ist keine Karte versprochen. Jeder bekommt mindestens eine.
viva-no-promise-too-many = Bei so wenigen Karten bekommt jeder eine, solange sie reichen.
viva-no-promise-dice = { $dice ->
    [0] Milizen kann man hier nicht versprechen.
    [one] Du hast nur eine Miliz zu versprechen.
   *[other] Du hast nur { $dice } Milizen zu versprechen.
  }
viva-no-promise-face = Die { $face } ist in diesem Spiel keine Nummer eines Golpista.
viva-no-promise-face-own = Eine versprochene Miliz zeigt nie die { $face }: weder die eigene Nummer noch die 6.
viva-no-promise-not-hand = { $card } ist dir nur versprochen. Spielen kannst du sie erst, wenn du sie bekommen hast.
viva-no-not-in-hand = { $card } hast du nicht auf der Hand, oder nicht so oft.
viva-no-orders-count = Jeder deiner { $dice } Würfel bekommt genau einen Befehl; du hast { $got } gegeben.
viva-no-orders-face = Die { $face } ist in diesem Spiel kein Befehl. Möglich: { $faces }.
viva-no-orders-both = Niemand greift in derselben Runde den Presidente an und verteidigt ihn zugleich.
viva-no-never-played = { $card } wird nie ausgespielt.
viva-no-wrong-window = { $card } kann in diesem Augenblick nicht gespielt werden.
viva-why-card = { $card } ist spielbar { $when }.
viva-window-burglars = gleich nach den Versprechen
viva-window-spy = gleich nach den Befehlen
viva-window-battle = bevor für ein Gefecht gewürfelt wird
viva-window-roll = gleich nachdem für ein Gefecht gewürfelt wurde
viva-window-spend = im eigenen Zug beim Ausgeben
viva-window-money = als Geld, im eigenen Zug beim Ausgeben
viva-no-attackers-only = { $card } spielen nur Angreifer.
viva-no-target = { $card } kann darauf nicht gespielt werden.
viva-no-effect = { $card } würde jetzt nichts ändern und kann deshalb nicht gespielt werden.
viva-no-kill-target = Diese Miliz steht nicht auf der Gegenseite dieses Kampfes oder ist schon benannt.
viva-no-such-card = Eine Karte „{ $got }“ gibt es in diesem Spiel nicht.
viva-no-play-and-buy = Eins nach dem anderen: eine Karte spielen oder etwas kaufen.
viva-no-pay-for-nothing = Du zahlst für nichts. Wähle, was du kaufst.
viva-no-separate = An diesem Tisch wird jeder Kauf einzeln bezahlt.
viva-no-building = Dieses Gebäude steht schon auf deinem Anwesen, oder es gibt es nicht.
viva-no-building-left = Dein Anwesen ist voll: sechs Gebäude mit dem Haupthaus.
viva-no-militia-left = Mehr als vier Milizen kannst du nicht haben.
viva-no-second-card = Du hast in dieser Runde schon eine Karte gekauft.
viva-no-money-card = { $card } ist kein Geld.
viva-no-too-little = Der Preis ist { $price ->
    [one] 1 Million
   *[other] { $price } Millionen
  }; bezahlt { $paid ->
    [0] ist noch nichts
    [one] ist 1 Million
   *[other] sind { $paid } Millionen
  }.
viva-no-too-much = { $paid ->
    [one] 1 Million
   *[other] { $paid } Millionen
  } für { $price ->
    [one] 1 Million
   *[other] { $price } Millionen
  }: mindestens eine Karte zu viel.

## Eigene Datendateien

viva-data-deck-size = Der Stapel muss { $want } Karten haben, nicht { $got } ({ $field }).
viva-data-card-id = Eine Karte heißt nach Großbuchstaben und Ziffern, etwa FA1 oder GUN, nicht „{ $got }“ ({ $field }).
viva-data-no-money = Mit { $got } Millionen im ganzen Stapel endet kein Spiel; schon ein Gebäude kostet { $want } ({ $field }).
viva-data-money = Geld sind nur Karten mit der Wirkung money, und die müssen es sein; diese hat die Wirkung { $effect } ({ $field }).
viva-data-colour = Die Farben sind blue, black, yellow, red und green, jede einmal; nicht „{ $got }“ ({ $field }).
viva-data-numbers = Die fünf Anwesen tragen die Nummern 1 bis 5, jede einmal ({ $field }).
viva-data-kinds = Es gibt { $want } Arten von Gebäuden, nicht { $got } ({ $field }).
viva-data-effect = Die Karte { $card } hat die Wirkung { $effect }; eine andere Wirkung braucht einen anderen Namen ({ $field }).

## Der Tisch im Browser

viva-ui-kind-aid = Hilfsgeld
viva-ui-kind-battle = Kampf
viva-ui-kind-luxury = Luxus
viva-ui-kind-event = Intrige
viva-ui-kind-spend = Ausgeben
viva-ui-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
viva-ui-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
viva-ui-militias = { $count ->
    [one] 1 Miliz
   *[other] { $count } Milizen
  }
viva-ui-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
  }
viva-ui-promised = { $count ->
    [0] nichts versprochen
    [one] 1 Karte versprochen
   *[other] { $count } Karten versprochen
  }
viva-ui-promised-die = Eine versprochene Miliz mit der { $face }
viva-ui-loan = Geliehen, zeigt die { $face }
viva-ui-money = { $money ->
    [one] 1 Million auf der Hand
   *[other] { $money } Millionen auf der Hand
  }
viva-ui-sunglasses = Sonnenbrille
viva-ui-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
viva-ui-first-to = Bis { $points } Punkte
viva-ui-deck = Stapel { $count }
viva-ui-discards = Ablage { $count }
viva-ui-battle-of = Kampf { $number } von { $of }
viva-ui-battle-palace = Gegen den Presidente
viva-ui-battle-against = Gegen { $who }
viva-ui-step-A = A Karten der Verteidiger
viva-ui-step-B = B Karten der Angreifer
viva-ui-step-C = C Wurf
viva-ui-step-D = D Plünderung
viva-ui-attack-value = Angriffswert
viva-ui-defence-value = Verteidigungswert
viva-ui-no-attackers = Die Angreifer haben es sich anders überlegt.
viva-ui-fixed = eigene Würfel zählen je { $each }
viva-ui-supports = { $who } unterstützt
viva-ui-coup = Putsch gelingt
viva-ui-success = Angriff gelingt
viva-ui-failure = Angriff scheitert
viva-ui-stands-falls = So wie es steht, stürzt { $who }, und alle Versprechen verfallen.
viva-ui-stands-holds = So wie es steht, hält { $who } den Palast.
viva-ui-orders-sealed = Befehle erteilt
viva-ui-orders-thinking = erteilt Befehle …
viva-ui-spied-by = { $who } hat nachgesehen
viva-ui-aim-home = bleibt zu Hause
viva-ui-aim-presidente = bewacht den Presidente
viva-ui-aim-attack = gegen { $who }
viva-ui-presidente-waits = { $who } erteilt keine Befehle.
viva-ui-scene-setup = Die Familien ziehen ein.
viva-ui-scene-promises = { $who } sucht nach Worten, und nach Karten.
viva-ui-scene-spend = { $who } geht einkaufen.
viva-ui-scene-limit = Alle räumen auf: höchstens vier Karten.
viva-ui-scene-quiet = Im Palast ist es ruhig. Zu ruhig.
viva-ui-reckoning = Die Abrechnung
viva-ui-to-come = Kommende Kämpfe
viva-ui-hand = Deine Hand
viva-ui-hand-empty = Deine Hand ist leer. Armut formt den Charakter.
viva-ui-promise-own = Dir versprochen
viva-ui-die-number = Miliz { $number }
viva-ui-orders-home = Zu Hause bleiben
viva-ui-orders-guard = Presidente bewachen
viva-ui-orders-attack = { $who } angreifen
viva-ui-kill-here = Eine von diesen
viva-ui-orders-attack-here = Angreifen
viva-ui-orders-seal = Befehle versiegeln
viva-ui-orders-keep = Alles so lassen
viva-ui-promise-pick = Wähle eine Karte, dann wer sie bekommt.
viva-ui-promise-to = Für { $who }
viva-ui-promise-none-yet = noch nichts
viva-ui-promise-back = { $what } zurücknehmen
viva-ui-promise-lay = Versprechen auslegen
viva-ui-promise-dice = Auch Milizen
viva-ui-promise-die = Mit der { $face } für { $who }
viva-ui-shop = Der Laden
viva-ui-shop-militia = Miliz
viva-ui-shop-card = Karte
viva-ui-shop-pay = Preis { $price }, bezahlt { $paid }. Womit zahlst du?
viva-ui-shop-buy = Kaufen für { $price ->
    [one] 1 Million
   *[other] { $price } Millionen
  }
viva-ui-shop-end = Nichts mehr ausgeben
viva-ui-shop-clear = Korb leeren
viva-ui-play-nothing = Für diesen Augenblick hast du nichts auf der Hand. Die anderen können das nicht wissen.
viva-ui-discard-pick = { $chosen } von { $count } gewählt
viva-ui-discard-go = Ablegen

# Das Brett im Browser: was auf den Anwesen zählt und was aus den Würfeln wurde.
viva-ui-promised-militias = { $count ->
    [one] 1 Miliz versprochen ({ $faces })
   *[other] { $count } Milizen versprochen ({ $faces })
  }
viva-ui-on-loan = { $count ->
    [one] 1 Miliz geliehen ({ $faces })
   *[other] { $count } Milizen geliehen ({ $faces })
  }
viva-ui-open-orders = Befehle { $faces }
viva-ui-die-fought = { $face }, hat gekämpft
viva-ui-called-off = Abgeblasen
viva-ui-look-away = { $count ->
    [one] 1 bestochene Miliz sieht weg
   *[other] { $count } bestochene Milizen sehen weg
  }
viva-ui-shop-price = { $price ->
    [one] 1 Million
   *[other] { $price } Millionen
  }

## Absprachen

viva-dealing = Karten wechseln nur durch Versprechen des Presidente, Einbruch und Plünderung den Besitzer: keine Geschenke, kein Leihen, kein Tausch. Mit Worten darf jeder alles versprechen; es bindet niemanden.

## Der Film

viva-film-militias = { $count ->
    [one] 1 Miliz
   *[other] { $count } Milizen
}
viva-film-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
viva-film-points = { $points ->
    [one] 1 Punkt auf dem Tisch
   *[other] { $points } Punkte auf dem Tisch
}
viva-film-glasses = Die Sonnenbrille
viva-film-killed = Du hast eine Miliz verloren
viva-film-plundered = Du bist
viva-film-plundered-red = geplündert.
viva-film-robbers = { $count ->
    [one] dahinter wartet noch einer
   *[other] dahinter warten noch { $count }
  }
viva-film-burgled = Bei dir wurde
viva-film-burgled-red = eingebrochen.
viva-film-void = Was dir versprochen war, ist
viva-film-void-red = verfallen.
viva-film-toppled = Du bist
viva-film-toppled-red = gestürzt.
viva-film-presidente = Du bist Presidente
viva-film-part-dice = gewürfelt
viva-film-part-fixed = { $count ->
    [one] Miliz
   *[other] Milizen
}
viva-film-part-buildings = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
viva-film-part-gunboats = durch Kanonenboote
viva-film-battle = Kampf
viva-film-battle-of = am Anwesen von { $whom }
viva-film-attackers = Die Angreifer
viva-film-defender = { $whom }
viva-film-won = Erstürmt
viva-film-held = Gehalten
viva-film-against = { $count ->
    [one] gegen { $whom }
   *[other] { $count } gegen { $whom }
}
viva-film-home = { $count ->
    [one] zu Hause
   *[other] { $count } zu Hause
}
viva-film-for-presidente = { $count ->
    [one] für den Presidente
   *[other] { $count } für den Presidente
}
viva-film-orders = Die Schirme gehen hoch
viva-film-roll-off = Wer wird Presidente?
viva-film-tie = Gleichstand: der Würfel entscheidet
viva-film-reckoning = Die Abrechnung
viva-film-assassination = Ein Attentäter
viva-film-fall = Der Sturz des Presidente
viva-film-draw = { $count } Spieler ziehen Karten.
