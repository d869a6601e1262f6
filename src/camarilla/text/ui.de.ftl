### Texte des Web-Clients, die zu keinem einzelnen Spiel gehören.

## Das Haus
ui-name = Camarilla
ui-motto = Reisebüro für Machtmenschen. Nur einfache Fahrt.
ui-skip = Direkt zum Hauptteil
ui-loading = Einen Moment, die Akten werden gesucht …
ui-close = Schließen
ui-cancel = Doch nicht
ui-done = erledigt
ui-new = neu
ui-more = Mehr
ui-less = Weniger
ui-on = an
ui-off = aus
ui-copy = Kopieren
ui-copied = Kopiert. Bitte unauffällig weiterreichen.
ui-further = Weiter unten mehr
ui-more-below = { $count ->
        [one] noch eine Möglichkeit weiter unten
       *[other] noch { $count } Möglichkeiten weiter unten
    }
ui-fold = Telegramm zusammenfalten
ui-unfold = Telegramm aufklappen
ui-menu = Menü
ui-tabs = Teile des Tisches
ui-phases = Phasen der Runde
ui-you = Du
ui-you-mark = (du)

## Navigation
ui-nav-label = Hauptmenü
ui-nav-tables = Tische
ui-nav-archive = Archiv
ui-nav-rules = Regelhefte
ui-nav-lab = Labor
ui-nav-settings = Einstellungen
ui-language-switch = Sprache
ui-theme-night = Nacht
ui-theme-day = Tag
ui-theme-to-night = Zur Nachtausgabe wechseln
ui-theme-to-day = Zur Tagesausgabe wechseln

## Familien und Ressourcen
ui-family-sunglasses = Sonnenbrille
ui-family-watch = Taschenuhr
ui-family-beard = Bart
ui-family-hat = Hut
ui-family-cocktail = Cocktailglas
ui-family-diamond = Brillantnadel
ui-family-holder = Zigarettenspitze
ui-resource-raw = Rohstoffe
ui-resource-economy = Wirtschaft
ui-resource-military = Militär
ui-resource-diplomacy = Diplomatie
ui-resource-count = { $resource } { $count }

## Spielmaterial
ui-note-of = Schein über { $value } { $value ->
    [one] Million
   *[other] Millionen
} Pesos
ui-note-hidden = Ein verdeckter Schein
ui-note-caption = MILLIONEN PESOS
ui-card-hidden = Eine verdeckte Karte
ui-vote-yes = Ja
ui-vote-no = Nein
ui-vote-abstain = Enthaltung
ui-vote-sealed = Versiegelt
ui-vote-open = Noch offen
ui-seat-turn = Am Zug
ui-seat-your-turn = Du bist dran
ui-seat-sealed = Versiegelt
ui-seat-rebel = Rebell
ui-seat-exile = Im Exil
ui-seat-dead = Tot
ui-seat-offline = Nicht da
ui-seat-bot = Bot
ui-seat-free = Freier Platz

## Regeln
ui-rule = Regel
ui-rule-open = Regel { $number }: Absatz aufschlagen
ui-rules-panel = Regelheft
ui-rules-missing = Dieses Regelheft liegt noch in der Druckerei.
ui-rules-number-missing = Einen Absatz { $number } gibt es in diesem Heft nicht.
ui-rules-title = Regelhefte
ui-rules-intro = Die vier Spiele in unseren eigenen Worten. Jeder Absatz hat seine Nummer, und jede Entscheidung am Tisch nennt den Absatz, auf dem sie beruht.
ui-quoted = „{ $text }“
ui-rules-read = Lesen
ui-rules-jump = Kapitel
ui-confidence-certain = Gesichert
ui-confidence-likely = Wahrscheinlich
ui-confidence-ruled = Vom Haus entschieden
ui-confidence-reconstructed = Rekonstruiert
ui-confidence-likely-why = Die Quellen sind sich einig genug; ein gedrucktes Exemplar könnte uns noch eines Besseren belehren.
ui-confidence-reconstructed-why = Ein gedrucktes Exemplar lag nicht vor. Anzahl und Wirkung haben wir nach bestem Wissen rekonstruiert.

## Plakate
ui-game-junta = Junta
ui-game-junta-short = Junta
ui-game-junta-line = Hauptstadt besichtigen. Mit der Staatskasse abreisen.
ui-game-junta-tonight = Fünf Freunde, eine lange Nacht
ui-game-junta-takes = 3 Std. · laut und hinterhältig
ui-game-viva = Viva el Presidente!
ui-game-viva-short = Viva!
ui-game-viva-line = Schöne Anwesen, treue Würfel, leere Versprechen.
ui-game-viva-tonight = Zu dritt, um neun gibt es Essen
ui-game-viva-takes = 1 Std. · flott und gehässig
ui-game-global_powers = Global Powers
ui-game-global_powers-short = Global Powers
ui-game-global_powers-line = Zwölf Regionen. Irgendwo ist jeder in der Opposition.
ui-game-global_powers-tonight = Zwei, die gern rechnen
ui-game-global_powers-takes = 2 Std. · kühl und genau
ui-game-anti_monopoly = Anti-Monopoly III
ui-game-anti_monopoly-short = Anti-Monopoly
ui-game-anti_monopoly-line = Eine lange Treppe zum Frieden, eine kurze zum Nullpunkt.
ui-game-anti_monopoly-tonight = Eltern und ein Teenager
ui-game-anti_monopoly-takes = 90 Min. · sanft, dann nicht
ui-poster-players = { $from }–{ $to } Spieler
ui-poster-open = Tisch eröffnen
ui-poster-rules = Regeln
ui-poster-soon = Noch in der Druckerei

## Reisebüro
ui-lobby-title = Tische
ui-tickets = Deine Fahrkarten
ui-tickets-waiting = { $count ->
    [0] Niemand wartet auf dich
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
ui-tickets-none = Noch keine Fahrkarte
ui-tickets-none-line = Eröffne einen Tisch oder nimm einen freien Platz auf der Tafel. Das Gepäck wird erst bei der Ausreise durchsucht.
ui-tonight = Welches heute Abend?
ui-ticket-table = Tisch { $table }
ui-ticket-round = Runde { $round }
ui-ticket-asked = Du bist gefragt
ui-ticket-waiting = Es fehlt: { $names }
ui-ticket-running = Unterwegs
ui-ticket-open = Es fehlen noch Reisende
ui-ticket-ready = Bereit zur Abfahrt
ui-ticket-left-seat = Du bist aufgestanden
ui-ticket-over = Beendet
ui-ticket-take = Platz nehmen
ui-ticket-go = Zum Tisch
ui-departures = Abfahrt
ui-departures-sub = offene Tische
ui-departures-none = Zurzeit keine Abfahrten. Der Bahnhofsvorsteher gibt der Vorgängerregierung die Schuld.
ui-departures-filter = Spiel
ui-departures-all = Alle
ui-col-game = Spiel
ui-col-destination = Tisch
ui-col-seats = Plätze
ui-col-rules = Hausregeln
ui-watch = Zusehen
ui-join-code = Per Link mitspielen
ui-join-code-label = Platz-Link oder Tischname
ui-join-code-help = Jemand hat dir einen Link geschickt? Hier hinein damit.
ui-join-code-wrong = Das ist weder ein Platz-Link noch ein Tischname.
ui-join-code-go = Los
ui-standard-rules = Hausstandard
ui-state-running = Unterwegs
ui-archive-title = Archiv
ui-archive-line = Beendete Partien. Jeder hat sie anders in Erinnerung; die Akten nicht.
ui-archive-none = Das Archiv ist leer. Es braucht Zeit oder einen Skandal.
ui-archive-open = Noch einmal ansehen
ui-archive-winner = Gewonnen: { $names }

## Einen Tisch eröffnen
ui-open-title = Tisch eröffnen
ui-open-game = Spiel
ui-open-name = Dein Name am Tisch
ui-open-name-help = Die anderen sehen ihn. Ein Ausweis ist nicht nötig.
ui-open-name-default = Gast
ui-open-table-name = Name des Tisches
ui-destination-1 = Der Geburtstag des Admirals
ui-destination-2 = Villa Paraíso, Tor 4
ui-destination-3 = Mauritius bei Mondschein
ui-destination-4 = Genf, letzter Aufruf
ui-destination-5 = Casino Imperial, Hinterzimmer
ui-destination-6 = Die Veranda des Botschafters
ui-destination-7 = Hotel Bolívar, Zimmer 12
ui-destination-8 = Nachtzug zur Grenze
ui-destination-9 = Die Yacht des Ministers
ui-destination-10 = Hafenamt, nach Dienstschluss
ui-destination-11 = Café der Opposition
ui-destination-12 = Archiv, Kellergeschoss
ui-open-players = Spieler
ui-open-kinds = Was die Bots können
ui-open-seats = Wer sitzt wo
ui-open-seat = Platz { $seat }
ui-open-you = Du
ui-open-human = Jemand per Link
ui-open-bot = Bot: { $kind }
ui-bot-random = Leichtfuß
ui-bot-random-line = Spielt irgendetwas Erlaubtes. Charmant, unberechenbar, selten wiedergewählt.
ui-bot-novice = Neuling
ui-bot-novice-line = Weiß, wie es geht, und denkt nicht immer daran. Verliert mit Anstand.
ui-bot-steady = Routinier
ui-bot-steady-line = Kennt die Regeln, führt Buch und vergisst nichts.
ui-bot-schemer = Ränkeschmied
ui-bot-schemer-line = Feilscht, droht und merkt sich, wer sein Wort gebrochen hat.
ui-bot-minister = Minister
ui-bot-minister-line = Hat Tausende Partien gegen sich selbst gespielt und daraus gelernt.
ui-bot-presidente = Presidente
ui-bot-presidente-line = Denkt wie der Minister und rechnet dazu durch, was kommen kann. Lässt sich dafür Zeit.
ui-bot-presidente-junta-line = Spielt hier genau wie der Minister: Bei Junta hat ihn das Vorausrechnen nicht besser gemacht.
ui-bot-dove = Taube
ui-bot-dove-line = Hilft in jeder Krise und rüstet ab, wo es geht.
ui-bot-hawk = Falke
ui-bot-hawk-line = Nimmt, was zu holen ist, und lässt die Bombe ticken.
ui-bot-tit-for-tat = Wie du mir
ui-bot-tit-for-tat-line = Hilft dem, der geholfen hat, und vergilt jede Absage.
ui-bot-other = { $kind }
ui-open-switches = Hausregeln
ui-open-switches-help = Für einen guten ersten Abend einfach alles lassen, wie es ist.
ui-open-switches-changed = { $count ->
    [0] Nichts geändert
    [one] 1 geändert
   *[other] { $count } geändert
}
ui-open-components = Rekonstruierte Teile
ui-open-go = Tisch eröffnen
ui-open-start-now = Gleich losspielen
ui-open-needs = „{ $switch }“ verträgt sich nicht mit der Wahl bei „{ $other }“.

## Einstellungen
ui-settings = Einstellungen
ui-settings-language = Sprache
ui-settings-auto = Wie der Browser
ui-settings-theme = Ausgabe
ui-settings-theme-day = Tag
ui-settings-theme-night = Nacht
ui-settings-motion = Bewegung
ui-settings-motion-full = Voll
ui-settings-motion-reduced = Reduziert
ui-settings-motion-help = Reduziert: Alles liegt sofort an seinem Ort und trägt kurz einen Rand.
ui-settings-contrast = Kontrast
ui-settings-contrast-more = Stärker
ui-settings-sound = Ton
ui-settings-sound-help = Ein Ticken für Telegramme, ein Rums für Stempel. Kein Ton sagt etwas, das nicht auch gedruckt dasteht.
ui-settings-cards = Karten
ui-settings-cards-normal = Normal
ui-settings-cards-large = Groß
ui-settings-board = Spieltisch
ui-settings-board-drawn = Gezeichnet
ui-settings-board-plain = Als schlichte Tabelle
ui-settings-board-help = Schlicht: alles, was du weißt, in Worten und Zahlen, jede Antwort über das Telegramm.
ui-settings-forced = Nichts zu entscheiden
ui-settings-forced-bots = Weiter, wenn die anderen Bots sind
ui-settings-forced-always = Immer weiter
ui-settings-forced-never = Immer fragen
ui-settings-forced-help = Manchmal gibt es nur eine mögliche Antwort. Wer dann schneller ist als die anderen, verrät womöglich, was er nicht hat.
ui-settings-name = Dein Name
ui-lang-en = English
ui-lang-de = Deutsch

## Telegramme
ui-telegram-for = Telegramm für { $name }
ui-asked = Du bist gefragt
ui-refused = Abgelehnt
ui-refused-stamp = Abgelehnt · { $rule }
ui-refused-title = Nicht erlaubt
ui-refused-nothing = Es ist nichts geschehen.
ui-refused-read = Regel nachlesen
ui-waiting-title = { $count ->
    [one] Eine Antwort steht aus
   *[other] { $count } Antworten stehen aus
}
ui-waiting-line = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
ui-waiting-free = Du darfst lesen und unschuldig dreinschauen.
ui-telling-title = Was eben geschah
ui-telling-line = Du siehst Zug um Zug, was die anderen getan haben.
ui-waiting-secret-title = Es wird gefragt
ui-waiting-secret = Der Tisch wartet. Wer gefragt ist, bleibt in der Schublade.
ui-sealed-title = Antwort versiegelt
ui-sealed-line = Versiegelt. { $in } von { $of } sind da; geöffnet wird gemeinsam.
ui-sealed-line-plain = Deine Antwort liegt im Umschlag. Geöffnet wird sie mit allen anderen.
ui-takeback = Zurücknehmen
ui-takeback-step = Letzte Antwort zurücknehmen
ui-takeback-line = Noch weiß niemand, was darin steht.
ui-offline-title = Leitung unterbrochen
ui-offline-again = { $seconds ->
    [0] Neuer Versuch läuft
    [one] Neuer Versuch in 1 s
   *[other] Neuer Versuch in { $seconds } s
}
ui-offline-since = Du siehst den Stand von { $time } Uhr.
ui-offline-kept = Deine Antwort ist notiert und wird genau einmal gesendet.
ui-offline-now = Jetzt versuchen
ui-online-again = Die Leitung steht wieder.
ui-watching-title = Auf der Galerie
ui-watching-line = Du siehst, was alle sehen dürfen. Applaus ist gestattet.
ui-watching-behind = { $seconds ->
    [one] Du siehst alles eine Sekunde später als der Tisch.
   *[other] Du siehst alles { $seconds } Sekunden später als der Tisch.
  }
ui-watching-mark = Zuschauer
ui-watching-soon = Die Übertragung beginnt { $seconds } Sekunden nach dem Start.
ui-over-title = Das Spiel ist aus
ui-over-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
ui-over-nobody = Niemand gewinnt. So ist die Geschichte.
ui-over-reckoning = Schlussabrechnung
ui-edition = Letzte Ausgabe
ui-edition-by = { $name } gewinnt, { $points } zu { $other }.
ui-edition-won = { $others ->
    [0] Du hast gewonnen.
   *[other] Du hast mitgewonnen.
  }
ui-edition-place = Für dich bleibt Platz { $place } von { $of }.
ui-over-place = Rang
ui-over-player = Spieler
ui-over-points = Ergebnis
ui-over-again = Zurück ins Reisebüro
ui-again = Noch einmal, dieselben Leute
ui-again-sit = Am neuen Tisch Platz nehmen
ui-again-line = Dieselben Regeln, alle rücken einen Platz weiter.
ui-again-laid = Der Tisch ist neu gedeckt: Alle rücken einen Platz weiter.
ui-over-replay = Noch einmal ansehen
ui-answer-sending = Wird zugestellt …
ui-answer-send = Absenden
ui-answer-confirm = So absenden
ui-answer-nothing = Nichts davon
ui-answer-take-back = Letzten Schritt zurück
ui-answer-start-over = Von vorn
ui-then-area = { $steps }: welches Gebiet?
ui-then-where = { $steps }: wo?
ui-then-whom = { $steps }: wen?
ui-then-card = { $steps }: welche Karte?
ui-then-many = { $steps }: wie viele?
ui-then-more = { $steps }: noch etwas?
ui-then-what = { $steps }: was genau?
ui-then-send = { $steps }: absenden?
ui-answer-so-far = Bisher
ui-answer-amount = Betrag
ui-answer-many = { $count } Antworten sind möglich
ui-answer-filter = Antworten durchsuchen
ui-question-keys = Die Tasten 1 bis 9 antworten; Tab und Pfeiltasten führen weiter.
ui-question-on-board = Du kannst auch direkt auf dem Tisch antworten: Was leuchtet, lässt sich anklicken.

## Tisch
ui-table-round = Runde { $round }
ui-table-seats = Plätze
ui-table-stage = Der Tisch
ui-table-yours = Deins
ui-table-yours-known = Was du weißt
ui-table-no-board = Der Tisch in schlichten Worten. Gespielt wird alles über das Telegramm; hier steht, was du weißt.
ui-table-share = Platz-Links
ui-table-share-title = Platz-Links
ui-table-share-line = Jeder Link ist eine Einladung für eine Person: Wer ihn zuerst öffnet, sitzt auf diesem Platz, danach ist er verbraucht.
ui-table-share-new = Neuer Link
ui-table-share-none = Alle Plätze sind besetzt.
ui-table-share-watch = Zum Zusehen
ui-table-link-wanted = Jemand kam mit einer verbrauchten Einladung und bittet um eine neue: { $seats }.
ui-table-return = Dein Platz auf einem anderen Gerät
ui-table-return-copy = Rückkehr-Link kopieren
ui-table-return-line = Der Link öffnet deinen eigenen Platz: Gib ihn niemandem. Ging er verloren, erneuere den Schlüssel; dann gilt der alte nirgends mehr.
ui-table-key-renew = Schlüssel erneuern
ui-table-key-renewed = Dein Platz hat einen neuen Schlüssel. Andere Geräte müssen mit einem neuen Rückkehr-Link kommen.
ui-sit-going = Du wirst an deinen Platz geführt …
ui-sit-not = Dieser Platz wird nicht deiner
ui-sit-ask = Den Gastgeber um einen neuen Link bitten
ui-sit-asked = Der Gastgeber sieht, dass du wartest. Bitte ihn, dir den neuen Link zu schicken.
ui-sit-share = Noch jemand spielt an diesem Gerät mit
ui-sit-again = Noch einmal versuchen
ui-sit-table = Zum Tisch
ui-table-rules = Regeln
ui-table-settings = Einstellungen
ui-table-download = Protokoll herunterladen
ui-table-reconstructed = Rekonstruierte Daten
ui-table-lobby = Ins Reisebüro
ui-table-missing = Diesen Tisch gibt es nicht
ui-table-missing-line = Er wurde aufgelöst oder hat nie existiert. Offiziell beides.
ui-table-forbidden = Das ist nicht dein Platz
ui-table-forbidden-line = Bitte um deinen Platz-Link oder sieh von der Galerie aus zu.
ui-table-start = Jetzt beginnen
ui-table-start-host = Den Beginn bestimmt, wer eingeladen hat; sobald alle da sind, auch du.
ui-table-gathering = Es fehlen noch Reisende
ui-table-gathering-all = Alle Reisenden sind da
ui-table-gathering-line = { $free ->
    [one] Ein Platz ist noch frei. Gib seinen Link weiter. Bis jemand kommt, hält ein Bot ihn warm.
   *[other] { $free } Plätze sind noch frei. Gib ihre Links weiter. Bis jemand kommt, halten Bots sie warm.
}
ui-tab-table = Tisch
ui-tab-hand = Hand
ui-tab-news = Zeitung
ui-tab-seats = Plätze
ui-asked-forced = Nur eine Antwort ist möglich; es geht von selbst weiter.
ui-asked-standing = Das hast du ein für alle Mal gesagt; es geht von selbst weiter.
ui-interject = Jederzeit
ui-interject-close = Zurück zur Frage
ui-table-name = Dein Name an diesem Tisch
ui-table-name-save = Speichern
ui-table-watch-link = Link zum Zusehen
ui-table-news = Zeitung
ui-over-winner = Sieger
ui-over-rounds = { $rounds ->
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
}
ui-table-commitment = Siegel der Würfel
ui-table-commitment-help = Der Server hat sich vor dem ersten Zug auf alle Würfel und Karten festgelegt. Am Ende wird das Siegel gebrochen, und jeder kann nachprüfen.

## Zeitungen
ui-paper-junta = La Gaceta
ui-paper-junta-motto = Alle Nachrichten, die erlaubt sind
ui-paper-viva = El Heraldo
ui-paper-viva-motto = Im Besitz aller fünf Familien
ui-paper-global_powers = Der Weltbote
ui-paper-global_powers-motto = Zwei Seiten, fünf Meinungen
ui-paper-anti_monopoly = Die Morgentreppe
ui-paper-anti_monopoly-motto = Endlich Frieden, Spätausgabe
ui-paper-empty = Noch ist nichts geschehen. Die Redaktion ist nervös.

## Wiederholung
ui-replay = Wiederholung
ui-replay-of = Ereignis { $at } von { $of }
ui-replay-first = Zum Anfang
ui-replay-back = Einen Schritt zurück
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-on = Einen Schritt weiter
ui-replay-last = Zum Ende
ui-replay-position = Stelle im Spiel
ui-replay-seen-by = Gesehen von

## Fehler
ui-error-title = Das hat nicht geklappt
ui-error-unreachable = Das Reisebüro meldet sich nicht. Läuft der Server?
ui-error-again = Noch einmal versuchen
ui-error-page = Diesen Schalter gibt es nicht
ui-error-page-line = Jemand hat diese Seite aus dem Fahrplan gerissen.
ui-error-unknown = Das Reisebüro meldet: { $what }
ui-error-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin.
ui-error-rate = Bitte langsam. Gleich noch einmal versuchen.

## Musterbogen
ui-kit-title = Musterbogen
ui-kit-line = Alles, was die Druckerei liefert, auf einem Bogen.

## Leute, die sich ein Gerät teilen
ui-open-here = Person an diesem Gerät
ui-here-mark = an diesem Gerät
ui-here-add = Spielt an diesem Gerät
ui-open-here-name = Name auf Platz { $seat }
ui-curtain-hand = Gib das Gerät an { $name }
ui-curtain-line = Alle anderen schauen bitte weg.
ui-curtain-lift = Ich bin { $name }: Vorhang auf
ui-curtain-nobody = Hier ist niemand gefragt
ui-curtain-nobody-line = Der Vorhang bleibt unten, bis jemand von euch gebraucht wird.
ui-curtain-look = Nachsehen als
ui-curtain-lower = Vorhang zu

## Reden und Handel
ui-tab-talk = Reden
ui-talk = Reden
ui-talk-public = Alle
ui-talk-to-all = Etwas zu allen sagen
ui-talk-to = Etwas zu { $who } sagen
ui-talk-placeholder = Sag etwas …
ui-talk-send = Sagen
ui-talk-says = sagt
ui-talk-whispers = flüstert
ui-talk-whispers-to = flüstert { $who } zu
ui-talk-murmurs = raunt { $who } zu
ui-talk-murmurs-plain = raunt im kleinen Kreis
ui-talk-silence = Noch hat niemand etwas gesagt. Verdächtig.
ui-talk-silence-room = Hier wurde noch nichts gesagt. Wände haben Ohren, diese nicht.
ui-talk-none = An diesem Tisch wird nicht geredet: so wurde er eröffnet.
ui-talk-unread = ungelesen:
ui-talk-former = Jemand, der gegangen ist
ui-talk-room = An: { $room }
ui-talk-rooms = Räume
ui-talk-new = Neuer Kreis
ui-talk-new-line = Wer soll es hören?
ui-talk-new-open = Tür zu
ui-talk-bot = (ein Bot: versteht Angebote)
ui-talk-older = Ältere Zeilen
ui-talk-line-menu = { $who } stummschalten oder melden
ui-talk-mute = { $who } nicht mehr hören
ui-talk-unmute = { $who } wieder hören
ui-talk-muted = Hörst du nicht:
ui-talk-report = Dem Gastgeber melden
ui-talk-report-note = Warum (freiwillig)
ui-talk-report-private = Der Gastgeber sieht diese eine Zeile, wer sie gesagt hat und deinen Namen. Sonst nichts von hier.
ui-talk-report-public = Der Gastgeber sieht diese Zeile, wer sie gesagt hat und deinen Namen.
ui-talk-reported = Der Gastgeber weiß Bescheid.
ui-talk-reports = Dir gemeldet: { $count }
ui-talk-report-new = Jemand hat dir etwas gemeldet. Es steht bei den Gesprächen.
ui-talk-report-of = { $who } zeigt dir etwas Vertrauliches:
ui-talk-report-of-public = { $who } weist auf etwas öffentlich Gesagtes hin:
ui-deal = Handel
ui-word = Wort
ui-desk = Handelstisch
ui-desk-offers = Angebote ({ $count })
ui-desk-make = Angebot machen
ui-desk-promises = Versprechen
ui-desk-to-you = Angebote an dich
ui-desk-yours = Deine Angebote
ui-desk-nothing-for-you = Niemand bietet dir etwas an. Das bleibt nicht so.
ui-desk-nothing-of-yours = Du bietest niemandem etwas an.
ui-desk-offer-from = { $who } bietet dir an
ui-desk-offer-yours = Du bietest { $who } an
ui-desk-offer-line = Du bekommst { $give } für { $get }.
ui-desk-offer-own-line = Du gibst { $give } für { $get }.
ui-desk-slip = Angebot von { $who }
ui-term-offer = Ein Angebot
ui-term-offer-says = Niemand wartet darauf: einschlagen, einen anderen Preis nennen oder liegen lassen. Was getauscht wird, wechselt sofort den Besitzer; Worte über später binden niemanden.
ui-desk-countering = Statt des Angebots von { $who }: { $give } für { $get }.
ui-desk-accept = Handschlag
ui-desk-counter = Gegenangebot
ui-desk-counter-at = Gegenangebot: { $price }
ui-desk-word = ein Ehrenwort
ui-desk-decline = Ablehnen
ui-desk-withdraw = Zurückziehen
ui-desk-look = Zum Handelstisch
ui-desk-later = Später
ui-desk-frozen = Ruht: einer von euch darf jetzt nicht handeln
ui-desk-cannot = Kannst du jetzt nicht annehmen
ui-desk-not-now = Du kannst jetzt kein Angebot machen.
ui-desk-until = Das Angebot gilt
ui-desk-stands = Es gilt { $until }.
ui-desk-until-open = bis es jemand verwirft
ui-desk-until-phase = bis zum Ende dieser Phase
ui-desk-until-round = bis zum Ende dieser Runde
ui-desk-refused = Nicht zustande gekommen
ui-promises = Versprechen
ui-promises-line = Ein Versprechen besteht aus Worten. Es bindet niemanden; nach der Partie sagen die, die es gehört haben, ob es gehalten wurde.
ui-promises-none = Noch hat niemand sein Wort gegeben.
ui-promise-text = Ich verspreche
ui-promise-placeholder = dir beim nächsten Mal zu helfen.
ui-promise-to = Wem
ui-promise-private = Nur die Angekreuzten erfahren davon.
ui-promise-public = Niemand ist angekreuzt: alle hören es.
ui-promise-until = Bis
ui-promise-open = ohne Frist
ui-promise-until-round = bis Runde { $round }
ui-promise-give = Wort geben
ui-promise-promises = verspricht { $whom }
ui-promise-you = dir
ui-promise-all = allen
ui-promise-secret = vertraulich
ui-promise-note = Notiert
ui-promise-kept = gehalten
ui-promise-broken = gebrochen
ui-promise-disputed = umstritten
ui-promise-mark-noted = notiert
ui-promise-mark-kept = gehalten
ui-promise-mark-broken = gebrochen
ui-promise-reckoning = Wer Wort gehalten hat
ui-promise-record = { $kept } gehalten · { $broken } gebrochen · { $open } offen
ui-promise-judge = Zum Verzeichnis
ui-promise-arrived = Ein Versprechen von { $who } an dich: „{ $text }“
ui-promise-arrived-all = Ein Versprechen von { $who } an alle: „{ $text }“

## Wiedergabe
ui-replay-truth = Alles
ui-replay-hands = Alle Hände
ui-replay-chapter = Gehe zu
ui-replay-copy = Link zu diesem Moment kopieren
ui-replay-copied = Der Link ist kopiert.
ui-replay-share = Anderen zeigen
ui-replay-share-line = Bisher können nur die dieses Spiel ansehen, die hier saßen. Wenn du es zeigst, sieht alles, wer den Link hat: alle Hände und alles, was verdeckt beantwortet wurde. Was geflüstert wurde, bleibt bei denen, denen es galt, und das Spiel steht in keiner Liste. Zurücknehmen lässt sich das nicht.
ui-replay-share-do = Zeigen und Link kopieren
ui-luck = Glück
ui-luck-title = Was die Würfel taten
ui-luck-line = Jede Säule ist eine Augenzahl, die gestrichelte Linie der Erwartungswert. Hoch ist nicht immer gut.
ui-luck-table = Der Tisch
ui-luck-counts = { $dice ->
    [one] Ein Würfel
   *[other] { $dice } Würfel
  } in { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
  }, { $drawn } gezogen.
ui-luck-faces = Augen: { $counts }; erwartet je { $expected }.
ui-luck-above = Höher als in { $above } von 100 solchen Spielen.

## Warum nicht?
ui-why = Warum nicht?
ui-why-stop = Zurück zur Antwort
ui-why-line = Zeig auf irgendetwas auf dem Tisch oder in deiner Hand: Die Regeln sagen, warum es nicht geht.
ui-why-it-can = Nichts spricht dagegen: Du darfst es wählen.

## Was Bots sagen, und wer sie sind

ui-settings-voices = Bots reden
ui-settings-voices-help = Was die Bots sagen, an ihren Schildern und im Gespräch. Einen allein macht man in seiner Akte stumm.
ui-voice-only-you = Nur für dich
ui-dossier-of = Akte { $who }
ui-dossier-open-file = Akte · offen
ui-dossier-who = Wer ist wer
ui-dossier-loyal = Treu
ui-dossier-greedy = Gierig
ui-dossier-vengeful = Nachtragend
ui-dossier-scale = { $scale }: { $mark } von 5
ui-dossier-rung = Auf der Leiter: { $kind }
ui-dossier-remembers = Was von dir in Erinnerung ist
ui-dossier-nothing = Noch nichts. Dabei könnte es bleiben.
ui-dossier-round = Runde { $round }
ui-dossier-times = { $times }-mal
ui-dossier-trust = Vertrauen { $trust }
ui-dossier-mute = Ruhe, bitte
ui-dossier-unmute = Wieder zuhören
ui-person-perpetua = Hat vier Präsidenten begraben und bei einem geweint.
ui-person-vesuvia = Warnt niemanden. Bricht in Runde drei aus.
ui-person-dinamita = Löst jedes Patt. Zündet sich vorher eine an.
ui-person-bianca = Weiße Handschuhe und nie ein Fleck.
ui-person-ledger = Erlässt Schulden. Bisher noch keine.
ui-person-polvora = Strickt dir einen Schal. Er tickt ein wenig.
ui-person-crane = Sieht über jeden Schirm und sagt es auch.
ui-person-aurelio = Lächelt einmal im Jahr, bei der Buchprüfung.
ui-person-siesta = Befiehlt im Traum. Nicht wecken.
ui-person-ocaso = Sein letzter Feldzug. Wie jedes Mal.
ui-person-kaltwasser = Stimmt unter null. Zahlt in Gutscheinen.
ui-person-niebla = Zuletzt beim Gehen gesehen. Wie meistens.
ui-person-cobro = Kommt wegen des Geldes. Schon wieder.
ui-person-valise = Trägt ihn für einen Freund. Für welchen?
ui-deed-attacked = Du bist gegen dieses Haus marschiert.
ui-deed-attempt = Du hast einen Attentäter geschickt.
ui-deed-burgled = Du hast Einbrecher geschickt.
ui-deed-chosen = Du hast zum Treffen gebeten.
ui-deed-deal = Ihr habt euch die Hand gegeben.
ui-deed-fired = Du hast das Feuer eröffnet.
ui-deed-guarded = Deine Miliz hat mitverteidigt.
ui-deed-joined = Du hast die andere Karte gelegt.
ui-deed-killed = Ein Todesfall, und deine Blumen.
ui-deed-moved-against = Ein Antrag von dir.
ui-deed-obeyed = Du hast gegeben, was gefordert war.
ui-deed-kept-word = Du hast Wort gehalten.
ui-deed-broke-word = Du hast dein Wort gebrochen.
ui-deed-heard-broken = Du hast jemand anderem das Wort gebrochen.
ui-deed-last-time = Der letzte Abend ist nicht vergessen.
ui-deed-office = Du hast ein Amt vergeben.
ui-deed-overlooked = Du hast nichts versprochen.
ui-deed-paid = Du hast gezahlt.
ui-deed-plundered = Du hast geplündert.
ui-deed-promised = Du hast etwas versprochen.
ui-deed-rebelled = Du hast geputscht.
ui-deed-refused = Du hast abgelehnt.
ui-deed-robbed = Du hast Einbrecher geschickt.
ui-deed-squad = Die Wand, auf deinen Befehl.
ui-deed-stood-by = Du hast zum Präsidenten gehalten.
ui-deed-toppled = Der Sturz war dein Werk.
ui-deed-turned = Du hast die Seite gewechselt.
ui-deed-vetoed = Dein Veto.
ui-deed-vetoed-for = Dein Veto hat geholfen.
ui-deed-voted-against = Deine Stimme dagegen.
ui-deed-voted-for = Deine Stimme dafür.
ui-deed-helped = Du hast mit Geld geholfen.
ui-deed-looked-away = Du hast weggesehen.
