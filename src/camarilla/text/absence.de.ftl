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
