### Sich treffen: Listen, Tische eröffnen und Platz nehmen, Stühle, Konten.

## Zeiten und Abmachungen eines Tisches
ui-time-seconds = { $count } s
ui-time-minutes = { $count } min
ui-time-hours = { $count } h
ui-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
ui-time-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
}
ui-pace-live = Live
ui-pace-live-timed = Live · { $time }
ui-pace-slow-timed = { $time } pro Zug
ui-terms-language = Gesprochene Sprache
ui-terms-language-any = Egal
ui-terms-language-help = Alle lesen den Tisch in der Sprache ihres Geräts; hier geht es darum, was am Tisch gesprochen wird.
ui-terms-pace = Tempo
ui-terms-pace-live = Live
ui-terms-pace-slow = Gemächlich
ui-terms-pace-live-help = Alle sind zur gleichen Zeit da.
ui-terms-pace-slow-help = Alle schauen ab und zu herein; jede Entscheidung hat ihre Frist.
ui-terms-deadline = Zeit für eine Entscheidung
ui-terms-deadline-none = Ohne Frist
ui-terms-absence = Wenn jemand fehlt
ui-terms-absence-default = Enthaltung
ui-terms-absence-bot = Ein Bot antwortet
ui-terms-absence-takeover = Ein Bot übernimmt
ui-terms-absence-default-help = Nach Ablauf der Frist gilt die Antwort, die nichts verrät.
ui-terms-absence-bot-help = Nach Ablauf der Frist beantwortet ein Bot diese eine Frage.
ui-terms-absence-takeover-help = Nach Ablauf der Frist spielt ein Bot den Platz, bis der Mensch wieder da ist.
ui-terms-talk = Gespräche
ui-terms-talk-all = Öffentlich und vertraulich
ui-terms-talk-public = Nur öffentlich
ui-terms-talk-none = Keine
ui-terms-coach = Ratgeber
ui-terms-coach-yes = Erlaubt
ui-terms-coach-no = Keiner an diesem Tisch
ui-terms-coach-seen = Erlaubt, vor aller Augen
ui-terms-coach-told = Alle sehen, wer den Ratgeber fragt
ui-terms-coach-none = Keine Hilfe an diesem Tisch
ui-coached = Hat den Ratgeber gefragt: { $names }
ui-seat-coached = hat den Ratgeber gefragt
ui-terms-voices = Bots
ui-terms-voices-yes = Reden mit
ui-terms-voices-no = Schweigen
ui-terms-spectators = Publikum
ui-terms-spectators-yes = Willkommen
ui-terms-spectators-no = Keines
ui-terms-delay = Das Publikum sieht es
ui-terms-delay-none = Sofort
ui-terms-delay-later = { $time } später
ui-terms-title = So wird gespielt
ui-terms-data = Eigener Datensatz: { $name }
ui-terms-data-unnamed = Eigener Datensatz
ui-terms-door-open = Offener Tisch
ui-terms-door-invitation = Auf Einladung

## Einen Tisch eröffnen
ui-open-company = Mit wem?
ui-open-company-bots = Bots
ui-open-company-bots-line = Es geht sofort los
ui-open-company-friends = Bekannte
ui-open-company-friends-line = Du verschickst die Links
ui-open-company-open = Wer eben kommt
ui-open-company-open-line = Der Tisch steht auf der Tafel
ui-open-data = Eigenes Spielmaterial
ui-open-data-help = Du hast die Schachtel? Dann leg deine eigene Datei an die Stelle unserer Daten; ihr Name steht am Tisch. Wie die Datei aussieht, sagt die Dokumentation des Spiels.
ui-open-data-choose = Datei wählen
ui-open-data-remove = Wieder weg damit
ui-open-data-broken = { $file } ist kein JSON: { $why }
ui-open-field = Feld: { $field }
ui-open-nobody-else = Nur du und die Bots: Da gibt es nichts abzumachen.

## Die Tafel
ui-departures-free = { $count ->
    [0] Voll
    [one] 1 frei
   *[other] { $count } frei
}
ui-departures-pace = Tempo
ui-departures-any = Jedes
ui-departures-board = Einsteigen
ui-departures-none-such = So eine Abfahrt gibt es nicht. Stell die Filter um, oder eröffne selbst einen Tisch.
ui-col-pace = Tempo
ui-col-act = Handeln
ui-lobby-stale = Die Leitung ist tot. Die Tafel zeigt den Stand von { $time }.
ui-lobby-all = { $count ->
    [one] Auch die letzte zeigen
   *[other] Alle { $count } zeigen
}
ui-lobby-fewer = Weniger zeigen
ui-ticket-left = noch { $time }
ui-ticket-paused = Pause

## Einsteigen
ui-join-title = Platz nehmen
ui-join-seat = Welcher Platz?
ui-join-any = Egal
ui-join-go = Platz nehmen
ui-join-running = Diese Partie läuft schon: Du übernimmst von einem Bot, mit allem, was zum Platz gehört.
ui-join-gone = Inzwischen sind alle Plätze besetzt.

## Stühle
ui-chair-person = Für einen Menschen öffnen
ui-chair-free = Platz freigeben
ui-chair-bot = Einem Bot geben
ui-chair-sit = Hier sitzen
ui-chair-menu = { $name }, Stuhl { $seat }
ui-chair-freed = Der Platz ist frei, sein alter Link gilt nicht mehr.
ui-chair-free-sure = { $name } verliert diesen Platz sofort. Freigeben?
ui-chair-bot-sure = { $name } verliert diesen Platz sofort, und ein Bot setzt sich.
ui-chair-gone = Du hast an diesem Tisch keinen Platz mehr.
ui-stand = Aufstehen
ui-stand-line = Solange die Partie nicht begonnen hat, ist dein Platz danach einfach wieder frei.
ui-stand-line-running = Dein Platz geht endgültig an einen Bot oder an die nächste Person, die ihn nimmt. Von allein kommst du nicht zurück.
ui-stand-sure = Den Platz aufgeben?
ui-stay = Sitzen bleiben
ui-table-gathering-open = { $free ->
    [0] Alle sind da. Es kann losgehen.
    [one] Ein Platz ist noch frei; der Tisch steht auf der Tafel. Beginnt die Partie vorher, hält ein Bot ihn warm.
   *[other] { $free } Plätze sind noch frei; der Tisch steht auf der Tafel. Beginnt die Partie vorher, halten Bots sie warm.
}
ui-table-gathering-full = Alle sind da. Es kann losgehen.
ui-table-free-seat = Einen freien Platz nehmen

## Archiv
ui-archive-all = Alle Partien
ui-archive-mine = Meine Partien
ui-archive-none-mine = Du hast noch keine Partie beendet. Das geht vielen Präsidenten so.
ui-archive-more = Ältere Partien
ui-archive-opened = Eröffnet am { $date }

## Konto
ui-account = Konto
ui-account-sign-in = Anmelden
ui-account-sign-up = Neues Konto
ui-account-signed-in = Angemeldet als { $name }
ui-account-why = Zum Spielen braucht man kein Konto. Es bringt nur deine Tische auf deine anderen Geräte.
ui-account-name = Name
ui-account-password = Passwort
ui-account-password-help = Mindestens 8 Zeichen. Es gibt keine E-Mail-Adresse, also können wir dir ein vergessenes Passwort nicht zuschicken.
ui-account-keeps = Die Plätze dieses Browsers kommen mit.
ui-account-go-up = Konto anlegen
ui-account-sign-out = Abmelden
ui-account-signed-out = Abgemeldet. Deine Tische warten in deinem Konto.
ui-account-change = Passwort ändern
ui-account-old = Bisheriges Passwort
ui-account-new = Neues Passwort
ui-account-changed = Das Passwort ist geändert. Deine anderen Geräte müssen sich neu anmelden.
ui-account-delete = Konto löschen
ui-account-delete-line = Name, Passwort und die Liste deiner Tische werden gelöscht. Plätze bleiben bei den Browsern, in denen sie geöffnet wurden; was gespielt wurde, bleibt bei den Partien.
ui-account-deleted = Das Konto ist gelöscht.
ui-account-welcome = Willkommen, { $name }.
