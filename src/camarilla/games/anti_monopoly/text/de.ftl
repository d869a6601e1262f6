## Anti-Monopoly III: Texte, die von keiner Stellung abhängen

am-title = Anti-Monopoly III
am-short = Anti-Monopoly III
am-tagline = Zwei bis sechs Atommächte, ein Weg zum Weltfrieden und eine Bombe, die auch unterwegs ist. Gewonnen wird gemeinsam oder gar nicht.

## Der Spielplan


am-place-start = START



am-spiral-zero = ZERO
am-bomb-on = Bombe auf { $field }
am-indictments = Anklagen { $placed } von 9

am-monopoly-yellow = Gelbes Monopol
am-monopoly-blue = Blaues Monopol
am-monopoly-red = Rotes Monopol
am-chips = { $chips } von 3 Anklagen

## Material

am-million = { $n ->
    [one] { $n } Million
   *[other] { $n } Millionen
}
am-cooperation-card = Kooperation { $value }
am-cooperation-back = eine verdeckte Kooperationskarte

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
am-card-AC09-text = Du darfst einen Chip zum halben Preis kaufen (2, 2 oder 3), für ein unzerschlagenes Monopol.
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

## Orte in Sätzen

am-place = { $track ->
    [start] START
    [yellow] Gelb { $number }
    [blue] Blau { $number }
    [red] Rot { $number }
    [green] Grün { $number }
    [negotiation] Verhandlungsfeld { $number }
   *[peace] Weltfrieden
}
am-board-negotiate = VERHANDELN
am-board-peace = WELTFRIEDEN

## Was rekonstruiert ist

am-reconstructed-board = Die Art der meisten Felder, die Preise der Monopole, die roten Felder und das Gefahrenfeld der Spirale.
am-reconstructed-cards = Titel und Wirkung aller 24 Aktionskarten.

## Fragen

am-ask-one = Eine 1. Den Schritt gehen oder noch einmal würfeln?
am-ask-name = Nenne jemand anderen.
am-ask-name-meeting = Zu weit. Ein Treffen der Atommächte muss in drei Würfen eine { $need } finden. Wer würfelt für dich?
am-ask-name-exchange = Austauschprogramm: Wer erhält mit dir zusammen 1?
am-ask-name-channel = Geheimer Kanal: Mit wem tauschst du blind eine verdeckte Karte?
am-ask-crisis = Krise! Leg eine Karte aus. Wem vertraust du?
am-ask-request = Die Bombe steht auf Rot. Du liegst vorn: Nenne eine Zahl und wen du darum bittest.
am-ask-reply = { $who } hat eine { $value } ausgelegt und sieht dich an. Nun?
am-ask-request-reply = { $who } bittet dich um eine { $value }. Sie würde die Bombe um { $back } zurückwerfen.
am-ask-request-move = Der Bitte wurde entsprochen. Wie weit ziehst du?
am-ask-monopoly = { $monopoly }: am Gewinn teilhaben oder vor Gericht bringen?
am-ask-half-price = Zuschuss vom Kartellamt: eine Anklage zum halben Preis?
am-ask-pledge = Wie viel gibst du?
am-ask-pledge-debt = { $who } kann nicht zahlen. Noch { $needed ->
    [one] eine Million
   *[other] { $needed } Millionen
    }, und die Bombe bleibt stehen. Was sagst du zu?
am-ask-pledge-purchase = { $who } will anklagen, es { $needed ->
    [one] fehlt noch eine Million
   *[other] fehlen noch { $needed } Millionen
    }. Was gibst du?
am-ask-turn = Du bist am Zug. Würfeln oder vor Gericht ziehen?
am-ask-buy = Zurück auf Grün 1. Bei der Gelegenheit Anklagen zum doppelten Preis?
am-ask-destroy = Kontrollierte Zerstörung aller Waffen?
am-ask-propose = Die Bombe hat das Gefahrenfeld berührt und steht auf { $bomb }. Die kontrollierte Zerstörung aller Waffen vorschlagen? { $dice } Würfel, zusammen mehr als { $over }, und alle haben gewonnen.
am-ask-agree = { $who } schlägt vor, alle Waffen kontrolliert zu zerstören. { $dice } Würfel, zusammen mehr als { $over }, und alle haben gewonnen. Stimmst du zu?

## Antworten

am-ask-one-move = Ein Feld ziehen
am-ask-one-again = Noch einmal würfeln
am-opt-player = { $who }
am-opt-lay = Die { $value } auslegen
am-opt-number = { $value } sagen
am-opt-ask-for = { $who } um eine { $value } bitten
am-opt-reply-none = Ich habe keine { $value }
am-opt-reply-join = Meine { $value } dazulegen
am-opt-reply-refuse = Verweigern und { $fields ->
    [0] stehen bleiben
    [one] { $fields } Feld ziehen
   *[other] { $fields } Felder ziehen
    }
am-opt-request-lay = Die { $value } offenlegen
am-opt-request-lay-move = Die { $value } offenlegen und { $fields ->
    [0] stehen bleiben
    [one] ein Feld ziehen
   *[other] { $fields } Felder ziehen
    }
am-opt-request-no = Nein
am-opt-fields = { $fields ->
    [0] Stehen bleiben
    [one] { $fields } Feld
   *[other] { $fields } Felder
}
am-opt-monopoly-indict = Für { $price } anklagen
am-opt-monopoly-collect = { $millions } kassieren; { $bomb ->
    [0] die Bombe bleibt
   *[other] Bombe { $bomb } vor
    }
am-opt-monopoly-nothing = Bleiben lassen
am-opt-indict = { $monopoly } für { $price } anklagen
am-opt-nothing = Nichts
am-opt-pledge = { $millions ->
    [0] Nichts
    [one] 1 Million
   *[other] { $millions } Millionen
}
am-opt-roll = Würfeln
am-opt-double = { $chips ->
    [one] Eine Anklage zum doppelten Preis, { $price }
   *[other] { $chips } Anklagen zum doppelten Preis, { $price }
}
am-opt-add-chip = { $monopoly } zum doppelten Preis anklagen, { $price }
am-opt-propose-yes = Vorschlagen
am-opt-propose-no = Jetzt nicht
am-opt-agree-yes = Zustimmen
am-opt-agree-no = Ablehnen

## Ablehnungen

am-no-other-player = Es muss jemand anderes an diesem Tisch genannt werden.
am-no-such-value = Eine { $value } kann hier nicht genannt werden.
am-why-card = Eine { $value } wird in einer Krise gelegt, der eigenen oder der eines anderen, und wenn der Führende um eine bittet.
am-no-not-none = Du hast eine { $value }; erlaubt ist nur die Wahrheit.
am-no-without-card = Du hast keine { $value }.
am-no-refusal-fields = Nach einer Verweigerung ziehst du 1, 2 oder 3 Felder.
am-no-request-fields = Gezogen werden 5, 6 oder 7 Felder.
am-no-must-lay = Du hast eine { $value } und musst sie offenlegen.
am-no-too-poor = Das kostet { $price } Millionen; da sind nur { $money }.
am-no-must-act = Den Preis von { $price } kannst du zahlen: kassieren oder anklagen.
am-no-broken = { $monopoly }: schon zerschlagen.
am-no-room = { $monopoly }: Platz ist nur noch für { $free }.
am-no-double = Den doppelten Preis zahlt, wer auf Grün 1 zurückgeschickt wurde und noch dort steht.
am-no-indictment-here = Statt zu würfeln anklagen kannst du nur auf einem grünen Feld ohne Schraffur.
am-no-one-chip = Statt zu würfeln kaufst du genau einen Chip.
am-no-chip-named = Den Wurf ersetzt nur ein Kauf von mindestens einem Chip.

## Dateien

am-data-one-monopoly = { $field }: Feld { $field_number } und kein anderes muss „monopoly“ sein.
am-data-green-only = { $field }: Schraffur und Weltfrieden gehören auf die grüne Bahn.
am-data-card-count = { $field }: Es müssen { $want } Karten sein, nicht { $got }.
am-data-no-effect = { $field }: Eine Karte braucht mindestens eine Wirkung.
am-data-effect-last = { $field }: „{ $effect }“ muss die letzte Wirkung der Karte sein.
am-data-bad-effect = { $field }: Eine Wirkung ist ein Paar aus Name und Zahl; die Namen sind { $known }.
am-data-field-count = { $field }: Eine Bahn hat 7 bis 40 Felder, nicht { $got }.
am-data-peace-last = { $field }: Das letzte Feld und kein anderes muss „peace“ sein.
am-data-hatched = { $field }: Vor „peace“ müssen mindestens sechs Felder „hatched“ beisammenstehen, und Feld 1 darf keines sein.
am-data-no-monopoly-on-green = { $field }: Auf der grünen Bahn gibt es kein Monopol.

## Nachrichten

am-news-dealt = { $who } erhält fünf Kooperationskarten.
am-news-dealt-secret = Du erhältst { $cards }.
am-news-roll-off = { $who } würfelt eine { $die }.
am-news-begins = { $who } beginnt.
am-news-turn = Zug { $turn }: { $who }.
am-news-misses-turn = { $who } setzt aus. Die Form des Tisches ist weiter strittig.
am-news-rolls = { $who } würfelt eine { $die }.
am-news-moves = { $who } zieht auf { am-place }.
am-news-goes-back = { $who } geht zurück auf { am-place }.
am-news-sent-back = Es gibt noch Monopole: { $who } muss zurück auf { am-place }.
am-news-swaps = { $who } steht jetzt auf { am-place }.
am-news-meeting = Treffen der Atommächte: { $whom } hat drei Würfe, um für { $who } eine { $need } zu finden.
am-news-meeting-roll = { $who } würfelt eine { $die }.
am-news-meeting-fails = Das Treffen scheitert. { $who } muss noch eine Runde drehen.
am-news-card = { $who } zieht „{ $card }“.
am-news-lost = Weiter kommt { $who } nicht: { $fields ->
    [one] ein Feld verfällt
   *[other] { $fields } Felder verfallen
    }.
am-news-bank-empty = Mehr hat die Bank nicht: { $who } fehlen { am-sum }.
am-news-receives = { $who } erhält { am-sum }.
am-news-pays = { $who } zahlt { am-sum }.
am-sum = { $millions ->
    [0] nichts
    [one] 1 Million
   *[other] { $millions } Millionen
}
am-news-cannot-pay = { $missing ->
    [one] { $who } fehlt eine Million.
   *[other] { $who } fehlen { $missing } Millionen.
}
am-news-pledges = { $who } sagt für { $whom } { am-sum } zu.
am-news-helped = Das Geld für { $whom } ist beisammen: { am-sum }.
am-news-not-helped = Das Geld für { $whom } kommt nicht zusammen ({ am-sum }). Niemand zahlt.
am-news-crisis = Krise: { $who } legt eine { $value } aus und fragt { $whom }.
am-news-crisis-none = { $whom } hat keine { $value }. { $who } hat sich verschätzt.
am-news-crisis-joined = { $whom } legt die zweite { $value } dazu. Händedruck, Fotografen, Aufatmen.
am-news-crisis-refused = { $whom } hat die { $value } und verweigert sie, laut und deutlich.
am-news-turned-over = { $who } dreht alle fünf Karten wieder um; gesehen haben sie alle.
am-news-dealt-anew = { $who } bekommt fünf neue verdeckte Karten aus dem Vorrat.
am-news-dealt-anew-secret = Du bekommst { $cards } aus dem Vorrat.
am-news-channel = { $who } und { $whom } tauschen im geheimen Kanal eine Karte.
am-news-channel-secret = Geheimer Kanal zwischen { $who } und { $whom }: Du hast eine { $given } gegeben und eine { $got } bekommen.
am-news-indicts = { $who } klagt an. { $monopoly }: { $chips } von 3.
am-news-broken = { $monopoly }: endgültig zerschlagen.
am-news-collects = { $who } kassiert. Es dankt: { $monopoly }.
am-news-leaves-it = { $who } lässt es bleiben. { $monopoly }: unberührt.
am-news-again = Das Monopol ist zerschlagen: { $who } würfelt noch einmal.
am-news-names-chips = { $who } möchte { $chips ->
    [one] eine Anklage
   *[other] { $chips } Anklagen
    } zum doppelten Preis: { $price } Millionen.
am-news-negotiation = { $who } verhandelt und würfelt eine { $die }.
am-news-bomb-forward = Die Bombe rückt { $fields } vor, auf { $field }.
am-news-bomb-back = { $fields ->
    [0] Die Bombe bleibt auf { $field }.
   *[other] Die Bombe geht { $fields } zurück, auf { $field }.
}
am-news-bomb-cut = Nie mehr als ein Feld auf einmal: { $fields ->
    [one] ein weiteres entfällt
   *[other] { $fields } weitere entfallen
    }.
am-news-bomb-first = { $field } ist das erste Feld: { $fields ->
    [one] ein Feld zurück entfällt
   *[other] { $fields } Felder zurück entfallen
    }.
am-news-bomb-skipped = Die Bombe ist in diesem Zug schon vorgerückt; { $fields ->
    [one] ein weiteres Feld entfällt
   *[other] { $fields } weitere Felder entfallen
    }.
am-news-red = Die Bombe steht auf Rot { $field }. Einmal im Spiel ist das eine Chance.
am-news-request = { $who } bittet { $whom } um eine { $value }.
am-news-request-met = { $whom } legt eine { $value } offen.
am-news-request-no = { $whom } sagt Nein. Ob es wehtat, weiß keiner.
am-news-extra-roll = Der Weltfrieden ist nah: { $who } würfelt eine { $die }.
am-news-peace-missed = { $who } verfehlt den Weltfrieden.
am-news-swap = Alles steht kopf: Die Positionen werden getauscht.
am-news-danger = Gefahr! Startvorbereitungen; die Bombe steht auf { $field }.
am-news-proposal = { $who } schlägt vor, alle Waffen zu zerstören.
am-news-agrees = { $who } stimmt zu.
am-news-objects = { $who } lehnt ab.
am-news-nobody-proposes = Niemand schlägt etwas vor.
am-news-destruction-roll = Die Würfel zeigen zusammen { $total }; nötig war mehr als { $over }.
am-news-destruction-fails = Die Inspekteure haben nicht alles gefunden. Es geht weiter.
am-news-zero = ZERO. Alle haben verloren.
am-news-peace = Weltfrieden! Alle gewinnen, und { $who } hat ihn gebracht.
am-news-disarmament = Alle Waffen sind zerstört. Alle gewinnen; { $who } hat am meisten dafür getan.
am-news-rank = { $rank }. { $who } ({ $score })

## Am Tisch

am-ui-board = Der Spielplan: drei Schleifen, die Treppe zum Weltfrieden, die Rüstungsspirale
am-ui-ended-by = Die Karte, die es beendet hat, gezogen von { $who }
am-ui-legend = Was die Felder tun
am-legend-action = Aktion
am-legend-action-text = eine Karte ziehen und befolgen
am-legend-crisis = Krise
am-legend-crisis-text = eine Karte legen, die Zwillingskarte erbitten
am-legend-direct = Direkt
am-legend-direct-text = zum Monopol dieser Schleife; ab vier Spielern nichts
am-legend-income = Einnahme
am-legend-income-text = bekommen, was draufsteht
am-legend-costs = Kosten
am-legend-costs-text = zahlen, was draufsteht
am-legend-monopoly = Monopol
am-legend-monopoly-text = kassieren oder anklagen
am-legend-negotiation = Verhandeln
am-legend-negotiation-text = würfeln: Schein oder Fortschritt
am-legend-closed = Schraffiert
am-legend-closed-text = gesperrt bis zur neunten Anklage
am-legend-plain = Leer
am-legend-plain-text = nichts. Genieß es
am-throw-far = Zu weit: Treffen
am-throw-closed = Noch gesperrt
am-throw-peace = Weltfrieden!
am-throw-idle = Direkt: wirkungslos
am-throw-again = oder noch ein Wurf
am-ask-crisis-then-card = Krise: Wen fragst du?
am-ask-request-then-card = Anfrage: Wen fragst du?
am-ui-middle = Was gerade geschieht
am-ui-to-zero = { $fields ->
    [one] Feld bis Zero
   *[other] Felder bis Zero
}
am-ui-spiral-sign = Spirale · Bombe auf { $field }
am-ui-spiral-near = { $fields ->
    [one] Noch ein Feld, dann ist Schluss
   *[other] Noch { $fields } Felder, dann ist Schluss
}
am-ui-bomb-sr = Die Bombe steht auf { $field }.
am-ui-standing = { $who }: { am-place }, { $distance } bis zum Weltfrieden, { $money ->
    [one] 1 Million
   *[other] { $money } Millionen
    }.
am-ui-monopoly = { $monopoly }, { $chips } von 3 Anklagen, Preis { $price }
am-to-peace-short = { $n } bis Frieden
am-ui-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
am-ui-laid = offen: { $cards }
am-ui-laid-card = { $value }, offen
am-ui-open = offen
am-ui-cooperation = Kooperation
am-ui-joined-you = kam dir entgegen
am-ui-refused-you = wies dich ab
am-ui-misses = setzt aus
am-ui-choose-player = { $who } wählen
am-ui-your-cards = Deine Kooperationskarten
am-ui-whom = Wen?
am-ui-choose-card = Wähle erst eine Karte
am-ui-choose-number = Wähle erst eine Zahl
am-ui-choose-whom = Und wen fragst du?
am-ui-open-until = { $count ->
    [one] Eine Karte liegt offen, bis alle fünf offen liegen.
   *[other] { $count } Karten liegen offen, bis alle fünf offen liegen.
}
am-ui-million-word = { $n ->
    [one] Million
   *[other] Millionen
}
am-ui-crisis-join = Macht mit
am-ui-crisis-join-text = beide 2 Felder vor, { $millions ->
    [0] kein Geld: Die Bank ist leer
    [4] je 2 Millionen
   *[other] die letzten { $millions } Millionen der Bank
    }, { $bomb ->
    [0] die Bombe bleibt
   *[other] Bombe { $bomb } zurück
    }
am-ui-crisis-refuse = Weigert sich
am-ui-crisis-refuse-text = 1–3 Felder, Wert + 2; wer fragt 2 zurück; { $bomb ->
    [0] die Bombe bleibt
   *[other] Bombe { $bomb } näher
    }
am-ui-crisis-lack = Hat sie nicht
am-ui-crisis-lack-text = wer fragt 1 zurück, zahlt den Wert; { $bomb ->
    [0] die Bombe bleibt
   *[other] Bombe { $bomb } näher
    }
am-ui-request-text = Kommt die Karte, geht die Bombe { $bomb } zurück, und { $mover ->
    [leader] wer nach ihr gefragt hat
   *[asked] wer sie legt
    }, zieht 5 bis 7 Felder.
am-ui-meeting-called = { $who } beruft ein Treffen ein: Gesucht wird eine { $need }.
am-ui-meeting-with = { $whom } würfelt für { $who }: Gesucht wird eine { $need }.
am-ui-monopoly-text = { $millions } kassieren, und die Bombe { $bomb ->
    [0] bleibt stehen
   *[other] rückt { $bomb } näher
    }; oder für { $price } anklagen.
am-ui-negotiation-text = { $who } verhandelt. Bei 1 oder 2 { $ahead ->
    [0] bleibt die Bombe stehen
   *[other] rückt die Bombe { $ahead } näher
    }; bei 3 bis 6 gibt es so viele Millionen{ $back ->
    [0] .
   *[other] , und die Bombe geht { $back } zurück.
    }
am-ui-debt-text = { $who } kann nicht zahlen. { $millions ->
    [one] 1 Million von den anderen hält die Bombe auf.
   *[other] { $millions } Millionen von den anderen halten die Bombe auf.
}
am-ui-purchase-text = { $millions ->
    [one] { $who } fehlt 1 Million für Anklagen zum doppelten Preis.
   *[other] { $who } fehlen { $millions } Millionen für Anklagen zum doppelten Preis.
}
am-ui-sentback-text = { $who } steht wieder auf Grün 1 und darf zum doppelten Preis anklagen.
am-ui-pledged = { $needed ->
    [one] { $pledged } von 1 Million zugesagt
   *[other] { $pledged } von { $needed } Millionen zugesagt
}
am-ui-pledge-line = { $needed ->
    [one] Es fehlt noch 1 Million.
   *[other] Es fehlen noch { $needed } Millionen.
    } Du hast { $purse }. Die Bombe steht auf { $bomb }.
am-ui-pledge-all = Alles davon: { $millions }
am-ui-pledge-send = { $millions ->
    [0] Nichts geben
    [one] 1 Million zusagen
   *[other] { $millions } Millionen zusagen
}
am-ui-danger-text = Die Zerstörung aller Waffen kann vorgeschlagen werden. Alle würfeln: zusammen mehr als { $over }, und alle haben gewonnen.
am-ui-danger-proposed = { $who } schlägt vor, alle Waffen zu zerstören. Zusammen mehr als { $over }, und alle haben gewonnen.
am-ui-danger-answered = { $count ->
    [one] Eine Antwort liegt vor.
   *[other] { $count } Antworten liegen vor.
}
am-ui-peace-text = { $who } steht vor dem Weltfrieden: Einer von drei Würfen muss eine { $need } sein.
am-ui-your-turn = Du bist am Zug
am-ui-turn-of = { $who } ist am Zug
am-ui-all-won = Alle haben gewonnen
am-ui-all-lost = Alle haben verloren
am-ui-after-rounds = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
    }.
am-ui-honoured = zuerst geehrt
am-ui-score = { $money ->
    [one] 1 Million
   *[other] { $money } Millionen
    } − { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
    }
am-ui-refuse-word = Verweigern
am-ui-refuse-by = +{ $fields } { $fields ->
    [one] Feld
   *[other] Felder
}
am-ui-refuse-gain = { $millions } Millionen für dich, und du ziehst so weit; wer fragt, geht 2 zurück, { $bomb ->
    [0] die Bombe bleibt
   *[other] die Bombe rückt { $bomb } näher
    }

## Absprachen

am-dealing = Hier wechselt nichts durch Absprache den Besitzer. Reden darf jeder, wahr sein muss es nicht.

## Der Film

am-film-cards = { $count ->
    [one] 1 verdeckte Kooperationskarte
   *[other] { $count } verdeckte Kooperationskarten
}
am-film-fields = { $fields ->
    [one] ein Feld auf deinem Weg zum Weltfrieden
   *[other] { $fields } Felder auf deinem Weg zum Weltfrieden
}
am-film-nearer = { $fields ->
    [one] ein Feld zwischen der Bombe und Zero
   *[other] { $fields } Felder zwischen der Bombe und Zero
}
am-film-sent-back = Du wirst zurückgeschickt
am-film-misses = Du setzt eine Runde aus
am-film-meeting = Dein Treffen ist gescheitert
am-film-refused = Man hat dir abgesagt
am-film-objected = Dein Vorschlag ist abgelehnt
am-film-card = { $who } zieht eine Aktionskarte
am-film-broken = Ein Monopol ist zerschlagen
am-film-zero = Zero
am-film-end = Das Ende der Geschichte
am-film-first = Wer beginnt?
am-film-agree = { $who }: einverstanden.
