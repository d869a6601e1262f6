### Zeit und Abwesenheit: Uhren, Bots als Vertretung, Zurückkommen.

## Uhren
ui-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
ui-clock-hours = { $hours } Std.
ui-clock-hours-minutes = { $hours } Std. { $minutes } Min.
ui-clock-now = jetzt
ui-clock-yours = Deine Zeit: { $time }
ui-clock-next = Nächste Frist: { $time }
ui-clock-window = Diese Runde geheimer Antworten endet in { $time }
ui-clock-paused = Pause
ui-clock-warning = Du hast noch { $time } für deine Antwort.

## Ein Bot vertritt jemanden
ui-seat-away = Ein Bot vertritt
ui-away-title = Ein Bot spielt für dich
ui-away-line = Deine Zeit war um. Der Bot spielt, bis du dich zurückmeldest; er hört sofort auf, und du hast für die nächste Frage die volle Zeit.
ui-away-back = Ich bin wieder da
ui-away-banner = Ein Bot spielt für dich.
ui-away-again = Willkommen zurück. Der Bot hat den Stuhl geräumt.
ui-away-others = Ein Bot vertritt { $names }.
ui-away-missing = { $count ->
    [one] { $names } ist gefragt, aber nicht da.
   *[other] { $names } sind gefragt, aber nicht da.
}

## Abstimmungen am Tisch
ui-vote-title = Der Tisch entscheidet
ui-vote-call = Abstimmen lassen
ui-vote-count = { $yes } von { $needed } nötigen
ui-vote-left = noch { $time }
ui-vote-by = { $name } fragt:
ui-vote-waiting = Du hast { $said ->
    [yes] Ja
   *[no] Nein
} gesagt.
ui-vote-ask-pause = Machen wir eine Pause? Alle Uhren bleiben stehen.
ui-vote-ask-resume = Geht es weiter?
ui-vote-ask-extend = Sollen alle, die gerade gefragt sind, noch einmal die volle Zeit bekommen?
ui-vote-ask-replace = Soll ein Bot den Platz von { $name } übernehmen, bis sich dort wieder jemand meldet?
ui-vote-ask-free = Soll der Platz von { $name } für jemand Neuen frei werden?
ui-vote-do-pause = Pause machen
ui-vote-do-resume = Weiterspielen
ui-vote-do-extend = Mehr Zeit geben
ui-vote-do-replace = Bot für { $name } einsetzen
ui-vote-do-free = Platz von { $name } freigeben
ui-vote-help = Mehr als die Hälfte der Anwesenden muss zustimmen; um wen es geht, stimmt nicht mit.

## Eine Pause
ui-pause-title = Der Tisch macht Pause
ui-pause-line = Die Uhren stehen. Niemand spielt, bis es weitergeht.
ui-pause-look = Auf den Tisch schauen
ui-pause-back = Zurück zur Pause

## Was inzwischen geschah
ui-digest = Was seit meinem letzten Zug geschah
ui-digest-title = Während du weg warst
ui-digest-none = Seit deiner letzten Antwort ist nichts geschehen.
ui-digest-earlier = { $count ->
    [one] Eine Zeile davor
   *[other] { $count } Zeilen davor
}
ui-digest-begin = Seit deiner letzten Antwort
ui-digest-close = Ich bin im Bilde

## Ohne Leitung, und neue Versionen
ui-line-dead = Die Leitung ist tot
ui-line-dead-help = Was du siehst, kann veraltet sein. Das Haus ruft von selbst wieder an.
ui-line-dead-page = Am anderen Ende nimmt niemand ab: Deine Verbindung ist weg, oder das Haus ist zu. Verloren ist nichts; jede angenommene Antwort bleibt erhalten.
ui-update-ready = Eine neue Version des Hauses liegt bereit.
ui-update-now = Jetzt laden
ui-update-later = Später

## Benachrichtigungen
ui-notices = Sag mir, wenn ich am Zug bin
ui-notices-help = Nur an diesem Tisch, nur wenn du nicht da bist, und nie öfter als einmal pro Frage.
ui-notices-push = Dieser Browser
ui-notices-mail = E-Mail
ui-notices-webhook = Webadresse (für Programme)
ui-notices-add-push = Diesen Browser benachrichtigen
ui-notices-add = Hinzufügen
ui-notices-stop = Abstellen
ui-notices-unproved = wartet auf den Code
ui-notices-code = Der Code aus der Mail
ui-notices-prove = Bestätigen
ui-notices-secret = Damit sind Nachrichten an diese Adresse signiert. Nur jetzt zu sehen:
ui-notices-none = Dieses Haus kann dir nicht schreiben. In der Lobby steht, wo du am Zug bist.
ui-notices-denied = Der Browser hat es nicht erlaubt.
