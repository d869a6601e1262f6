### Der Ratgeber von Viva el Presidente: was eine Frage bedeutet, in zwei Sätzen. Eine Nachricht für jede Art von Frage.

viva-ask-colour-coach = Die Farbe ist dein Anwesen; seine Nummer stellen die anderen am Würfel ein, wenn sie dich angreifen. Sonst sind alle Anwesen gleich.
viva-ask-promise-coach = Du legst jedem mindestens eine Karte verdeckt hin; er bekommt sie nur, wenn du diese Runde überstehst. Ein gutes Versprechen ist ein Grund, dich zu verteidigen, ein schlechtes keiner.
viva-ask-orders-coach = Jede Miliz bekommt einen geheimen Befehl: Die Nummer eines Nachbarn greift ihn an, die eigene bleibt zu Hause, die 6 verteidigt den Presidente. Gelingt ein Putsch, setzt der stärkste Angreifer die Sonnenbrille auf.
viva-ask-burglars-coach = Jetzt und nur jetzt stehlen Einbrecher eine versprochene Karte, ungesehen. Gefragt werden alle; dass du gefragt wirst, verrät also nichts.
viva-ask-spy-coach = Ein Spion sieht hinter einen Sichtschirm, bevor er hochgeht, und ein Golpista darf danach seine eigenen Befehle ändern. Gefragt werden alle; dass du gefragt wirst, verrät also nichts.
viva-ask-battle-coach = Vor dem Wurf spielen zuerst die Verteidiger Karten, dann die Angreifer; danach kann niemand mehr antworten. Der Angriff muss höher sein als die Verteidigung, gleich viel genügt nicht.
viva-ask-roll-coach = Die Würfel liegen, und ein Ablenkungsmanöver kann noch jemanden neu würfeln lassen. Danach wird der Kampf gezählt.
viva-ask-plunder-coach = Du hast gewonnen und darfst eine Karte aus der Hand des Verlierers ziehen, ungesehen. Es gibt kaum je einen Grund, sie liegen zu lassen.
viva-ask-kill-coach = Im Expertenspiel tötet eine 1: Du wählst eine Miliz der anderen Seite. Sie kommt in den Vorrat und muss neu gekauft werden.
viva-ask-spend-coach = Ein Gebäude kostet 4 und ist für immer ein Punkt und eine Verteidigung; eine Miliz kostet 2, eine Karte 1. Wechselgeld gibt es nicht, zahle also möglichst genau.
viva-ask-discard-coach = Am Ende einer Runde behältst du höchstens vier Karten. Jachten und Supersportwagen sind nur Punkte, solange du sie auf der Hand hast.
viva-coach-unit = was es wert ist, in Millionen

## Worum es geht, neben einer Zahl; und ein leises Wort vor einer teuren Antwort.

viva-stake-attack = Angriff: was feststeht, und Würfel
viva-stake-defence = Verteidigung: was feststeht, und Würfel
viva-stake-odds = der Angriff gelingt
viva-stake-promised = { $count ->
    [one] Karte, die dir versprochen ist
   *[other] Karten, die dir versprochen sind
}
viva-stake-home = deine Verteidigung ohne Würfel
viva-stake-palace = Verteidigung des Presidente ohne Helfer
viva-stake-money = Millionen auf der Hand
viva-stake-points = Siegpunkte jetzt / zum Sieg nötig
viva-stake-cards = { $count ->
    [one] Karte auf der Hand
   *[other] Karten auf der Hand
}
viva-stake-wall = deine Verteidigung ohne Helfer
viva-caution-promise = { $count ->
    [one] Wer den Presidente angreift, gibt die versprochene Karte auf: Sie ist verloren, ob er stürzt oder sich hält.
   *[other] Wer den Presidente angreift, gibt { $count } versprochene Karten auf: Sie sind verloren, ob er stürzt oder sich hält.
}
viva-doubt-promise = Du ziehst gegen den Presidente. { $count } versprochene Karten sind damit verloren.
viva-medal-sunglasses = Die zerbrochene Sonnenbrille
viva-medal-sunglasses-text = { $count }-mal gestürzt
viva-medal-sack = Der offene Sack
viva-medal-sack-text = { $count } Karten geplündert
viva-medal-wall = Orden der dicken Mauer
viva-medal-wall-text = { $count } Angriffe abgewehrt
viva-medal-burglar = Nachtschichtkreuz
viva-medal-burglar-text = { $count } Versprechen davongetragen
viva-medal-shopping = Die goldene Quittung
viva-medal-shopping-text = { $count }-mal einkaufen gegangen

## Warum es so kam, und in welchem Maß der Abend gemessen wird.

viva-tally-presidente = Runden als Presidente
viva-tally-kept = Versprechen, die gehalten wurden
viva-tally-buy = Einkäufe
viva-tally-robbed = Karten an Plünderer verloren
viva-fortune = Die Zahl daneben sagt, um wie viele Millionen es dich reicher oder ärmer machte; ein Siegpunkt zählt vier, eine Miliz zwei.
