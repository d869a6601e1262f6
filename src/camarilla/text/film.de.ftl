## Wie erzählt wird, was geschieht: der Film eines Tisches

ui-film-name = Was gerade geschieht
ui-film-speed = Tempo
ui-film-speed-step = Schritt
ui-film-speed-1 = 1×
ui-film-speed-2 = 2×
ui-film-speed-instant = Sofort
ui-film-play = Weitererzählen
ui-film-pause = Anhalten
ui-film-step = Weiter
ui-film-skip = Überspringen
ui-film-skip-asked = Zu meiner Frage
ui-film-left = { $count ->
    [one] noch 1 Ereignis
   *[other] noch { $count } Ereignisse
}
ui-film-you = Du
ui-film-and-more = { $count ->
    [one] Und noch eines.
   *[other] Und noch { $count }.
}
ui-film-your-die = { $count ->
    [one] Dein Würfel. Niemand sonst rührt ihn an.
   *[other] Deine { $count } Würfel. Niemand sonst rührt sie an.
}
ui-film-roll = Würfeln
ui-film-your-die-next = Gleich fällt dein Würfel. Wirfst du ihn jetzt, wird der Rest der Geschichte übersprungen.
ui-film-roll-now = Jetzt würfeln
ui-film-summary = Inzwischen
ui-film-summary-done = Verstanden
ui-film-summary-earlier = { $count ->
    [one] ein Ereignis davor
   *[other] { $count } Ereignisse davor
}
ui-film-round = Runde { $round }
ui-film-gone = Verloren
ui-film-left-yours = Dir bleibt
ui-film-now-yours = Jetzt gehört dir
ui-film-go-on = Weiter
ui-film-extra-killed = Extrablatt · Todesfälle, Unfälle und andere Ernennungen
ui-film-extra-robbed = Extrablatt · Verbrechen und Finanzen
ui-film-extra-toppled = Extrablatt · Abschiede
ui-film-extra-lost = Extrablatt · Verluste
ui-film-extra-given = Extrablatt · Ernennungen
ui-film-extra-killed-line = Von Blumen bitten wir abzusehen. Der Umschlag ist schon abgeholt.
ui-film-extra-robbed-line = Die Polizei ermittelt. Auch sie hat in deinen Taschen nichts gefunden.
ui-film-extra-toppled-line = Bei Redaktionsschluss wurden die Porträts gerade abgehängt.
ui-film-extra-lost-line = Unser Korrespondent spricht von einer taktischen Lage.
ui-film-extra-given-line = Die Redaktion hat immer an dich geglaubt.
ui-film-side-attack = greift an
ui-film-side-defence = verteidigt
ui-settings-film = Erzählen
ui-settings-film-help = Wie schnell dir erzählt wird, was geschieht. Allein mit Bots wartet der Tisch auf dich; mit anderen Leuten hat er sein eigenes Tempo.
ui-settings-dice = Meine Würfel
ui-settings-dice-own = Ich würfle selbst, mit einem Klick
ui-settings-dice-auto = Sie fallen von selbst
ui-film-text = { $text }
