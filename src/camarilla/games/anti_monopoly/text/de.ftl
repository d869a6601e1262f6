## Anti-Monopoly III: Texte, die von keiner Stellung abhängen

am-title = Anti-Monopoly III
am-subtitle = Washington – Moskau
am-tagline = Zwei bis sechs Atommächte, ein Weg zum Weltfrieden und eine Bombe, die auch unterwegs ist. Gewonnen wird gemeinsam oder gar nicht.
am-reconstructed = Felder, Preise, Spirale und Aktionskarten sind rekonstruiert; die Regeln drumherum nicht.

## Der Spielplan

am-track-yellow = Gelbe Schleife
am-track-blue = Blaue Schleife
am-track-red = Rote Schleife
am-track-green = Grüne Bahn

am-place-start = START
am-place-yellow = Gelb { $number }
am-place-blue = Blau { $number }
am-place-red = Rot { $number }
am-place-green = Grün { $number }
am-place-negotiation = Verhandlung { $number }
am-place-peace = Weltfrieden

am-field-start = Start
am-field-plain = Leeres Feld
am-field-action = Aktion
am-field-crisis = Krise
am-field-monopoly = Monopol
am-field-direct = Direkt zum Monopol
am-field-receive = { $millions } erhalten
am-field-pay = { $millions } zahlen
am-field-negotiation = Verhandlung
am-field-hatched = Schraffiert
am-field-peace = Weltfrieden

am-field-start-help = Hier brechen alle auf.
am-field-plain-help = Nichts geschieht.
am-field-action-help = Die oberste Aktionskarte nehmen und befolgen (A8.1).
am-field-crisis-help = Eine Kooperationskarte auslegen und eine andere Macht um die gleiche bitten (A9.1).
am-field-monopoly-help = Das Doppelte kassieren, und die Bombe rückt vor; oder eine Anklage bezahlen (A10.1). Zerschlagen: noch einmal würfeln (A10.4).
am-field-direct-help = Auf das Monopol dieser Bahn ziehen; ab vier Spielern geschieht nichts (A11.1).
am-field-receive-help = Die Kasse zahlt (A11.2).
am-field-pay-help = An die Kasse zahlen (A11.2).
am-field-negotiation-help = Einmal würfeln: bei 1 oder 2 rückt die Bombe 2 vor; bei 3 bis 6 gibt es so viele Millionen, und die Bombe geht 1 zurück (A12.1).
am-field-hatched-help = Zurück auf Grün 1 und Bombe 1 vor, solange nicht alle neun Chips liegen (A17.1).
am-field-peace-help = Mit genauem Wurf zu erreichen, sobald alle Monopole zerschlagen sind (A18.1).

am-spiral = Rüstungsspirale
am-spiral-field = Feld { $number }
am-spiral-red = rot
am-spiral-danger = Startvorbereitung: Gefahr
am-spiral-zero = ZERO
am-bomb-on = Bombe auf { $field }
am-indictments = Anklagen { $placed } von 9

am-monopoly-yellow = Gelbes Monopol
am-monopoly-blue = Blaues Monopol
am-monopoly-red = Rotes Monopol
am-chips = { $chips } von 3 Anklagen
am-broken = zerschlagen

## Material

am-million = { $n ->
    [one] { $n } Million
   *[other] { $n } Millionen
}
am-cooperation-card = Kooperation { $value }
am-cooperation-back = eine verdeckte Kooperationskarte
am-to-peace = { $n ->
    [one] { $n } Feld bis zum Weltfrieden
   *[other] { $n } Felder bis zum Weltfrieden
}

## Aktionskarten

am-card-AC01 = Gipfelabkommen
am-card-AC01-text = Bombe 2 zurück.
am-card-AC02 = Teststopp-Vertrag
am-card-AC02-text = Bombe 3 zurück.
am-card-AC03 = Friedensmarsch daheim
am-card-AC03-text = 2 Felder vor. Die eigene Polizei drückt ein Auge zu.
am-card-AC04 = Weltfriedenstag
am-card-AC04-text = Jeder Stein 1 Feld vor, deiner zuerst.
am-card-AC05 = Heißer Draht
am-card-AC05-text = Bombe 1 zurück, 1 erhalten. Besetzt, aber verlegt.
am-card-AC06 = Wehretat gekürzt
am-card-AC06-text = 2 erhalten.
am-card-AC07 = Friedenspreis
am-card-AC07-text = 3 erhalten. Wofür, fragt keiner.
am-card-AC08 = Inspekteure im Land
am-card-AC08-text = Bombe 1 zurück, noch einmal würfeln.
am-card-AC09 = Zuschuss vom Kartellamt
am-card-AC09-text = Du darfst einen Chip für ein unzerschlagenes Monopol zum halben Preis kaufen (2, 2 oder 3).
am-card-AC10 = Austauschprogramm
am-card-AC10-text = Nenne jemanden; ihr erhaltet beide 1.
am-card-AC11 = Pflugscharen
am-card-AC11-text = Bombe 1 zurück, 1 erhalten. Das Werk baut jetzt Kochtöpfe.
am-card-AC12 = Geheimer Kanal
am-card-AC12-text = Nenne jemanden; ihr tauscht blind je eine verdeckte Kooperationskarte.
am-card-AC13 = Fehlalarm
am-card-AC13-text = Bombe 1 vor. Es waren Wildgänse.
am-card-AC14 = Neue Rakete
am-card-AC14-text = 1 zahlen, Bombe 2 vor.
am-card-AC15 = Spionageaffäre
am-card-AC15-text = 2 Felder zurück.
am-card-AC16 = Rüstungslobby
am-card-AC16-text = 2 zahlen. Das Essen war inbegriffen.
am-card-AC17 = U-Boot-Zwischenfall
am-card-AC17-text = 1 Feld zurück, Bombe 1 vor.
am-card-AC18 = Grenzzwischenfall
am-card-AC18-text = Wo du stehst, bricht eine Krise aus.
am-card-AC19 = Boykott
am-card-AC19-text = Alle zahlen 1.
am-card-AC20 = Unterirdischer Test
am-card-AC20-text = Bombe 2 vor.
am-card-AC21 = Waffenexporte
am-card-AC21-text = 2 erhalten, Bombe 1 vor.
am-card-AC22 = Waffen im All
am-card-AC22-text = Bombe 2 vor.
am-card-AC23 = Gespräche stocken
am-card-AC23-text = Einmal aussetzen. Die Form des Tisches ist strittig.
am-card-AC24 = Falken gewählt
am-card-AC24-text = Wer führt, geht 3 Felder zurück.

## Phasen

am-phase-setup = Vorbereitung
am-phase-start = Wer beginnt?
am-phase-turn = Zug
am-phase-move = Ziehen
am-phase-meeting = Treffen der Atommächte
am-phase-card = Aktionskarte
am-phase-crisis = Krise
am-phase-monopoly = Monopol
am-phase-negotiation = Verhandlung
am-phase-debt = Kein Geld
am-phase-red = Die Bombe steht auf Rot
am-phase-sentback = Zurück auf Grün 1
am-phase-peace = Vor dem Weltfrieden
am-phase-danger = Gefahr: kontrollierte Zerstörung
am-phase-end = Ende

## Schalter

am-switch-bombRule = Wie weit die Bombe in einem Zug darf
am-switch-bombRule-help = Der bekannte Regeltext erlaubt der Bombe ein Feld pro Zug und verlangt im selben Atemzug zwei und drei (A14.2). Für Aktionskarten gilt keine Grenze.
am-switch-bombRule-once = die erste Anweisung, ganz
am-switch-bombRule-one = höchstens ein Feld
am-switch-bombRule-none = ohne Grenze
am-switch-coopValues = Werte der Kooperationskarten
am-switch-coopValues-help = Bei sechs Werten findet sich die gleiche Karte seltener (A23.1).
am-switch-coopValues-5 = 1 bis 5
am-switch-coopValues-6 = 1 bis 6
am-switch-coopReuse = Wenn alle fünf Karten offen liegen
am-switch-coopReuse-help = Beides steht im bekannten Regeltext (A9.4).
am-switch-coopReuse-redeal = fünf neue aus dem Vorrat, wenn es einen gibt
am-switch-coopReuse-turnOver = dieselben fünf umdrehen
am-switch-textMoveFields = Felder, auf die Krise oder Karte führen
am-switch-textMoveFields-help = Ob ein Stein, der nicht gewürfelt hat, das erreichte Feld ausführt (A0.7).
am-switch-textMoveFields-special = nur Verhandlung und Schraffur
am-switch-textMoveFields-all = jedes Feld
am-switch-helpPays = Was Helfer zahlen
am-switch-helpPays-help = Was es kostet, die Bombe aufzuhalten, wenn jemandem das Geld fehlt (A13.2).
am-switch-helpPays-doubleMissing = das Doppelte des Fehlenden
am-switch-helpPays-doubleDebt = das Doppelte der ganzen Schuld
am-switch-helpPays-missing = nur das Fehlende
am-switch-redRequest = Die Bitte, wenn die Bombe auf Rot kommt
am-switch-redRequest-help = Ob der Gebetene eine vorhandene Karte behalten darf (A15.3).
am-switch-redRequest-optional = darf Nein sagen
am-switch-redRequest-compulsory = muss sie auslegen
am-switch-redMover = Wer nach der Bitte zieht
am-switch-redMover-help = Der bekannte Regeltext lässt sich so und so lesen (A15.4).
am-switch-redMover-asked = der Gebetene
am-switch-redMover-leader = der Führende
am-switch-dangerTrigger = Wann die Zerstörung vorgeschlagen werden darf
am-switch-dangerTrigger-help = Das Landen auf dem Gefahrenfeld ist sicher, das Überqueren entschieden (A21.1).
am-switch-dangerTrigger-landOrPass = Bombe landet auf Gefahr oder überquert sie
am-switch-dangerTrigger-land = nur, wenn sie dort landet
am-switch-destructionConsent = Zustimmung zur Zerstörung
am-switch-destructionConsent-help = Ob eine Stimme genügt, um darum zu würfeln (A21.2).
am-switch-destructionConsent-unanimous = alle müssen zustimmen
am-switch-destructionConsent-proposer = der Vorschlag genügt
am-switch-green1Double = Anklagen zum doppelten Preis auf Grün 1
am-switch-green1Double-help = Wer dort beliebig viele Chips kaufen darf (A17.3).
am-switch-green1Double-sentBack = zurückgeschickte Steine
am-switch-green1Double-anyone = jeder Stein, der dort steht
am-switch-bankNotes = Die Kasse
am-switch-bankNotes-help = In der Schachtel liegen 50 Scheine; bei vielen Spielern reichen sie nicht (A0.4).
am-switch-bankNotes-unlimited = geht nie aus
am-switch-bankNotes-50 = zahlt aus 50 Scheinen, solange sie reichen
am-switch-board = Spielplan
am-switch-board-help = Bahnen, Preise und Spirale; wer die Schachtel besitzt, kann die gedruckten einsetzen.
am-switch-board-reconstructed = rekonstruiert
am-switch-actionCards = Aktionskarten
am-switch-actionCards-help = Die 24 Karten; wer die Schachtel besitzt, kann die gedruckten einsetzen.
am-switch-actionCards-reconstructed = rekonstruiert

## Enden

am-ending-peace = Weltfrieden
am-ending-peace-text = Alle gewinnen, und { $player } wird dafür geehrt, angekommen zu sein.
am-ending-disarmament = Gemeinsame Abrüstung
am-ending-disarmament-text = Alle Waffen werden unter Aufsicht vernichtet. Alle gewinnen; { $player } hat am meisten dafür getan.
am-ending-zero = Zero
am-ending-zero-text = Die Bombe hat Zero erreicht. Niemand gewinnt. Es ist auch niemand mehr da, der Einspruch erheben könnte.
