### Warum ein Bot so antwortet: die Namen der Dinge, die er abwägt. Die Zahl steht daneben.

core-why-habit = Eine Faustregel; abgewogen wurde nichts
core-why-practice = Was die Übung sagt: so wahrscheinlich richtig, von hundert
core-why-imagined = Was in { $worlds } gedachten Welten daraus wurde, in Hundertsteln des Sieges
core-why-doubt = Es war nicht mein erster Gedanke und hatte dort vielleicht nur Glück
core-why-even = Nichts zu gewinnen und nichts zu verlieren
core-why-mood = Damit mich niemand durchschaut (Würfel)
core-why-grudge = Was bei { $who } noch offen ist
core-why-trust = Vertrauen zu { $who }
core-why-danger = Gefahr, dort zu sterben ({ $percent } %)
core-why-purse = Was { $who } bei sich tragen muss
core-why-rival = Wie weit { $who } vorn liegt
core-why-price = Der Preis
core-why-kept-card = Die Karte, wenn ich sie behielte
core-why-comrade = { $who } steht auf meiner Seite
core-why-fortune = Zu viel zu verlieren bei einer Schießerei
core-why-enemy = { $who } steht auf der anderen Seite
core-why-comrades = Die eigene Seite
core-why-banked = Geld, das sicher in der Schweiz liegt
core-why-carried = Geld in der Tasche, noch unterwegs
core-why-coup-chance = Von hier aus ließe sich putschen
core-why-exile = Was ein Aufenthalt im Ausland kostet
core-why-palace = Der Palast für mich selbst
core-why-nobody = Dann bekäme es irgendwer
core-why-votes = Die Stimmen, die ich mitbringe ({ $votes })
core-why-own-budget = Es ist mein eigener Haushalt
core-why-share = Mein Anteil ({ $sum } MP)
core-why-asked = Was mein Ja wert ist
core-why-open-bank = Mein Bargeld wartet auf eine offene Bank
core-why-kept = Was mir bleibt ({ $sum } MP), wenn er durchgeht
core-why-forced = Falls der Minister ihn erzwingen muss
core-why-rejected = Falls er abgelehnt wird
core-why-thanks = Der Dank derer, die etwas bekommen
core-why-fed = Geld in den Händen von Rivalen und alten Feinden
core-why-my-word = Mein Wort, das { $who } hat
core-why-my-threat = Ich habe gesagt, was ich tun werde, und { $who } hat es gehört
core-why-their-word = { $who } hat mir { $sum } MP versprochen
core-why-brigade = { $who } könnte marschieren
core-why-slight = Was die denken, die leer ausgehen
core-why-armed-rivals = Macht in den Händen von Rivalen
core-why-armed-friends = Macht in den Händen von Freunden
core-why-fall = Der Sturz des Präsidenten
core-why-rise = Der Aufstieg des Rebellenführers
core-why-winner = Die Seite, die ohnehin gewinnt

## Viva el Presidente

core-why-home = Was Plünderer daheim davontrügen
core-why-loot = Was bei { $who } zu holen ist
core-why-promise = Das Versprechen, falls der Presidente sich hält
core-why-battle = Was es in dieser Schlacht ändert ({ $percent } %)
core-why-own-word = Ein zurückgenommenes Versprechen
core-why-spy = Was { $who } verbirgt
core-why-given = Was weggegeben wird
core-why-peace = Der Frieden, den es kauft
core-why-free = Es kostet nichts
core-why-points = Siegpunkte
core-why-militias = Milizen für spätere Runden
core-why-drawn = Eine Karte vom Stapel
core-why-hand = Was auf der Hand bleibt
core-why-ending = Hier kann das Spiel enden

## Global Powers

core-why-own-points = Was es mir an Punkten bringt
core-why-others-points = Was es den anderen nimmt
core-why-dominance = Wie nahe jemand der Dominanz kommt
core-why-base = Der Plan für meine Basis
core-why-blocked = { $who } steht kurz vor der Dominanz
core-why-order = Eigene Regierungen zuerst, fremde zuletzt
core-why-lasting = Was eine offene Karte noch bringen kann
core-why-quiet = Sich herauszuhalten
core-why-sacrifice = Der Politiker, den es kostet

## Anti-Monopoly III

core-why-fields = Felder und Millionen für mich
core-why-bomb = Wohin die Bombe zieht
core-why-rivals-loss = Der Schaden des Fragenden
core-why-together = { $who } könnte mitmachen
core-why-mocked = Falls er die Karte hat und sich weigert
core-why-in-vain = Falls er die Karte nicht hat
core-why-has-it = { $who } könnte so eine Karte haben
core-why-money = Das Geld
core-why-chip = Ein Chip näher am Weltfrieden
core-why-finished = Es war der letzte, der fehlte
core-why-saved = Was es uns allen erspart
core-why-behind = Ich liege zurück und hoffe noch ein wenig
