### Warum ein Bot so antwortet: die Namen der Dinge, die er abwägt. Die Zahl steht daneben.

core-why-habit = Eine Faustregel; abgewogen wurde nichts
core-why-practice = Was die Übung sagt: so wahrscheinlich richtig, von hundert
core-why-imagined = Was in { $worlds } gedachten Welten daraus wurde, in Hundertsteln des Sieges
core-why-doubt = Es war nicht mein erster Gedanke und hatte dort vielleicht nur Glück
core-why-even = Bringt mir nichts Zählbares und kostet mich nichts
core-why-rest = Alles Übrige zusammen
core-why-mood = Eine Laune: Mich soll niemand durchschauen
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
core-why-votes = Was { $votes ->
    [one] meine eine Stimme hier ausrichtet
   *[other] meine { $votes } Stimmen hier ausrichten
}
core-why-spared = Meine Stimmkarten gelten nur einmal; sie warten auf eine Abstimmung, die sie entscheiden
core-why-own-budget = Es ist mein eigener Haushalt
core-why-share = Mein Anteil ({ $sum } MP)
core-why-asked = Ein Nein heute macht mein Ja morgen teurer
core-why-open-bank = Mein Bargeld wartet auf eine offene Bank
core-why-kept = Was mir bleibt ({ $sum } MP), wenn er durchgeht
core-why-forced = Falls der Minister ihn erzwingen muss
core-why-rejected = Falls er abgelehnt wird
core-why-thanks = Der Dank derer, die etwas bekommen
core-why-fed = Geld in den Händen von Rivalen und alten Feinden
core-why-constant = Ich habe eben erst Nein gesagt
core-why-my-word = Mein Wort, das { $who } hat
core-why-my-threat = Ich habe gesagt, was ich tun werde, und { $who } hat es gehört
core-why-their-word = { $who } hat mir { $sum } MP versprochen
core-why-brigade = { $who } könnte marschieren
core-why-slight = Was die denken, die zu kurz kommen
core-why-armed-rivals = Macht in den Händen von Rivalen
core-why-armed-friends = Macht in den Händen von Freunden
core-why-fall = Der Sturz des Präsidenten
core-why-rise = Der Aufstieg des Anführers der Aufständischen
core-why-winner = Die Seite, die ohnehin gewinnt
core-why-loser = Die Seite, die ohnehin verliert

## Viva el Presidente

core-why-home = Was Plünderer daheim davontrügen
core-why-loot = Was bei { $who } zu holen ist
core-why-promise = Das Versprechen, falls der Presidente sich hält
core-why-battle = Was es in diesem Kampf ändert ({ $percent } %)
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
core-why-dominance = Der Wettlauf um die Dominanz
core-why-base = Der Plan für meine Basis
core-why-lot = { $base ->
    [one] Ein Politiker
   *[other] { $base } Politiker
} für { $lots ->
    [one] eine letzte Region
   *[other] { $lots } Regionen
}; für diese hatte ich { $plan } eingeplant
core-why-stay = Wer in einer Region steht, hält sie
core-why-blocked = { $who } steht kurz vor der Dominanz
core-why-order = Eigene Regierungen zuerst, fremde zuletzt
core-why-lasting = Was eine offene Karte noch bringen kann
core-why-quiet = Sich herauszuhalten
core-why-sacrifice = Der Politiker, den es kostet

## Anti-Monopoly III

core-why-fields = Felder und Millionen für mich
core-why-bomb = Die Bombe, und wohin sie zieht
core-why-rivals-loss = Der Schaden des Fragenden
core-why-together = { $who } könnte mitmachen
core-why-mocked = Falls die Karte da ist und verweigert wird
core-why-in-vain = Falls die Karte nicht da ist
core-why-has-it = { $who } könnte so eine Karte haben
core-why-money = Das Geld
core-why-chip = Ein Chip näher am Weltfrieden
core-why-chip-later = Ein Chip näher am Weltfrieden, aber das hat Zeit
core-why-finished = Es war der letzte, der fehlte
core-why-saved = Was es uns allen erspart
core-why-behind = Ich liege zurück und hoffe noch ein wenig

## Faustregeln: was ohne Abwägen getan wird

core-habit-alike = Mir ist eines so recht wie das andere
core-habit-agree = Eine Gelegenheit schlägt man nicht aus
core-habit-miscount = Eine Karte für meinen eigenen Haushalt, wenn er verloren hat
core-habit-cut-short = Eine Karte für meinen eigenen Haushalt, solange er vorn liegt
core-habit-purse = Die dickste Brieftasche, dort, wo Reiche ihren Abend verbringen
core-habit-less-feared = Wer am wenigsten zu fürchten ist
core-habit-switzerland = Alles geht in die Schweiz
core-habit-enemy-purse = Wer am meisten bei sich trägt; ein Mitstreiter nur, wenn sonst keiner da ist
core-habit-majority = Genug für die billigste Mehrheit und für den, der ihn erzwingen kann
core-habit-call-off = Einverstanden, wenn es unser Sieg ist oder nichts mehr zu wenden
core-habit-march = Geputscht wird nur mit vielen Truppen und leeren Taschen
core-habit-stacks = Der größte Trupp zieht zur nächsten Schlüsselposition, die seine Seite nicht hält; wer eine hält, bleibt
core-habit-declare = Aufständisch bleibt, wer es ist, solange die Aufständischen siegen können; wer den Ausschlag gibt, darf sich drehen
core-habit-defend = Wer so eine Karte hat, spielt sie, sobald es geht
core-habit-distrust = Nur wenn der Präsident gehen soll und dazu gebracht werden kann
core-habit-dummies = Mit Geld in die offene Bank, sonst in Deckung
core-habit-fight = Wo Feinde stehen und wir nicht hoffnungslos wenige sind
core-habit-fire = Alle Würfel auf den stärksten Feind, keiner auf Freunde
core-habit-weakest = Ich selbst oder der Schwächste der anderen
core-habit-share = Ja, wenn mein Anteil einem gerechten nahekommt
core-habit-thickest = Wo auf einer Schlüsselposition die meisten Feinde stehen
core-habit-in-law = Zuerst das Ministerium, dann eine Brigade
core-habit-location = Mit Geld in die offene Bank, aber nicht jede Runde; sonst irgendwohin
core-habit-cheapest = Was am wenigsten wert ist, geht
core-habit-losses = Zuerst die Menge, dann das Billigste
core-habit-nominate = Ich selbst, wenn es Aussicht hat; sonst der Harmloseste, den meine Stimmen tragen
core-habit-offices = Das Ministerium für Verbündete und für die Harmlosesten
core-habit-pay = Der kleinste Verlust, kleine Scheine zuerst
core-habit-friends-in = Freunde dürfen herein, Feinde lieber nicht
core-habit-police = Zwei Wachen dorthin, wo es anfing, außer sie kämpften gegen uns
core-habit-retreat = In die Nähe der Schlüsselpositionen, wo man niemanden fragen muss
core-habit-vote = Für mich selbst, sonst für den, der am wenigsten zu fürchten ist
core-habit-poorest-cards = Jedem eine meiner schwächsten Karten; die Gefährlichen bekommen die besseren
core-habit-orders = Die Befehle, die zusammen am meisten wert sind
core-habit-burgle = Wo am meisten versprochen ist, und nie mein eigenes Versprechen
core-habit-spy = Der Stärkste der anderen, solange sich meine Würfel noch ändern lassen
core-habit-battle-card = Die Karte, die für ihren Wert am meisten ändert
core-habit-new-roll = Ein neuer Wurf, wo er den Kampf wendet
core-habit-plunder = Was da liegt, wird genommen
core-habit-kill = Ein Würfel des Stärksten auf der anderen Seite
core-habit-basket = Zuerst, was nichts kostet, dann der beste Korb
core-habit-base = Meine Basis, verteilt auf die Regionen, die noch kommen
core-habit-politician = Wo ein Politiker am meisten bringt
core-habit-liked = Die Karten, die mir am meisten genützt haben
core-habit-own-first = Eine Karte, wenn sie genug bringt, sonst die eigenen Regierungen zuerst
core-habit-carried = Was am meisten bringt von dem, was durchgeht
core-habit-interest = Was es mir bringt, und sonst nichts
core-habit-veto = Nur wenn die Umkehr mehr wert ist als der Politiker
core-habit-recall = Überzählige Politiker kommen heim, wenn die Basis fast leer ist
core-habit-prospects = Die Karte und der Mitspieler mit den besten Aussichten
core-habit-bomb-for-all = Was mir die Weigerung bringt, gegen das, was die Bombe uns alle kostet
core-habit-likely-giver = Wer sie am ehesten hat und auch gäbe
core-habit-forward = Es bringt mich voran und die Bombe zurück
core-habit-double-money = Doppeltes Geld und ein Schritt der Bombe gegen einen Chip
core-habit-world-share = Mein Anteil, wenn die Welt es wert ist
core-habit-chips = Ein Chip, solange einer fehlt; zum doppelten Preis nur, um fertig zu werden
core-habit-end-it = Jetzt können alle gewinnen; wer weit zurückliegt, hofft noch ein wenig
core-habit-own-motion = Alle Chips, die die Region hat: Es ist mein eigener Antrag
core-habit-lay = Alles dafür, wenn es mir nützt, alles dagegen, wenn es mir schadet, sonst nichts
core-habit-hands = So viele, wie ich darf: Sie kehren auf jeden Fall in die Basis zurück
core-habit-delegates = Von dort, wo einer am wenigsten fehlt
core-habit-dearest = Das teuerste Monopol: Dort spart der halbe Preis am meisten
core-habit-largest = Ein Schein, also der größte
core-habit-best-field = Auf das Feld, das mir am meisten bringt
core-habit-friend = Wer zuletzt bei mir mitgemacht hat, sonst wer hinten liegt
