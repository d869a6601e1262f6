### Seite eins des Regelhefts von Viva el Presidente, seine Kurzübersicht und seine Wörter.

viva-book-about = Der Presidente bekommt den größten Teil der Hilfe und muss allen anderen etwas versprechen. Die geben ihren Würfeln heimlich Befehle: auf das Versprechen warten, helfen, einen Nachbarn ausrauben oder ihn stürzen.
viva-book-win = Vorn liegen, wenn jemand fünf Siegpunkte hat: Ein Gebäude ist einer, eine Jacht oder ein Supersportwagen auf der Hand auch.
viva-book-round = Sechs Stationen. Wer am Ende die Sonnenbrille trägt, ist in der nächsten Runde Presidente.
viva-book-again = Niemand hat fünf Punkte? Noch eine Runde.

viva-book-stop-draw = Ziehen
viva-book-stop-draw-text = Der Presidente zieht zwei Karten mehr, als Spieler da sind; alle anderen ziehen eine.
viva-book-stop-promises = Versprechen
viva-book-stop-promises-text = Er legt auf jedes andere Anwesen mindestens eine Karte verdeckt. Deine darfst du ansehen, nicht nehmen.
viva-book-stop-orders = Befehle
viva-book-stop-orders-text = Hinter deinem Sichtschirm bekommt jeder Würfel einen Befehl: Eine Nummer greift dieses Anwesen an, die eigene verteidigt dich, eine 6 den Presidente.
viva-book-stop-combat = Kampf
viva-book-stop-combat-text = Erst der Palast, dann die Anwesen: Karten, Würfel, Beute. Versprechen bekommt, wer den Presidente in Ruhe ließ, wenn der sich gehalten hat.
viva-book-stop-spend = Ausgeben
viva-book-stop-spend-text = Entwicklungshilfe kauft Gebäude für 4 Millionen, Miliz für 2, eine Karte für 1.
viva-book-stop-hand_limit = Handlimit
viva-book-stop-hand_limit-text = Jeder behält höchstens vier Karten.

viva-book-sheet-draw = Ziehen: der Presidente { $players ->
    [3] 5 Karten
    [4] 6 Karten
    [5] 7 Karten
   *[other] zwei mehr, als Spieler da sind
  }, jeder Golpista 1, in der ersten Runde 2.
viva-book-sheet-orders = Befehle: Niemand greift den Presidente an und verteidigt ihn in derselben Runde. Der Presidente befiehlt nichts; seine Würfel verteidigen ihn alle und zählen je 1.
viva-book-sheet-attack = Angriffswert: die Würfel aller Angreifer, dazu 3 für jedes Kanonenboot. Wer höher ist als die Verteidigung, gewinnt; gleich genügt nicht.
viva-book-sheet-defence = Verteidigungswert: die Gebäude des Verteidigers mit dem Haupthaus, dazu seine verteidigenden Würfel und 3 für jedes Kanonenboot; beim Presidente auch die Würfel seiner Helfer.
viva-book-sheet-plunder = Gewonnen: Jeder Angreifer nimmt zufällig eine Karte, der stärkste zuerst. Der stärkste Angreifer des Presidente bekommt nach dem letzten Kampf die Sonnenbrille.
viva-book-sheet-promises = Versprechen: Nach einem Putsch sind alle verloren, nach einem misslungenen nur die der Angreifer.
viva-book-sheet-prices = Preise: Gebäude 4, Miliz 2 (höchstens 4 Würfel), Karte 1 (eine je Runde). Wechselgeld gibt es nicht.
viva-book-sheet-end = Das Ende: 5 Punkte nach dem Ausgeben, im Expertenspiel 6. Die meisten Punkte gewinnen, dann das meiste Geld auf der Hand.

viva-term-sunglasses = Sonnenbrille
viva-term-sunglasses-says = Wer sie trägt, ist Presidente: die meisten Karten, keine Befehle und das Ziel aller.
viva-term-promise = Versprechen
viva-term-promise-says = Karten, verdeckt auf deinem Anwesen. Du bekommst sie, wenn du den Presidente in Ruhe lässt und er sich hält.
viva-term-estate = Anwesen
viva-term-estate-says = Dein Haupthaus und bis zu fünf Gebäude. Jedes ist ein Siegpunkt und eins mehr in deiner Verteidigung.
viva-term-militia = Miliz
viva-term-militia-says = Deine Würfel, einer bis vier. Jeder bekommt einen Befehl je Runde; ist keiner mehr da, bekommst du einen.
viva-term-screen = Sichtschirm
viva-term-screen-says = Dahinter liegen deine Befehle, bis alle Sichtschirme zugleich gehoben werden.
viva-term-golpista = Golpista
viva-term-golpista-says = Jeder, der nicht Presidente ist.
viva-term-aid = Entwicklungshilfe
viva-term-aid-says = Geld: 1, 2 oder 3 Millionen, auszugeben in deinem eigenen Zug der Phase 5.
viva-term-luxury = Jacht und Supersportwagen
viva-term-luxury-says = Je ein Siegpunkt, solange sie auf deiner Hand sind. Man kann sie erbeuten.
viva-term-points = Siegpunkte
viva-term-points-says = Gebäude, Jacht und Supersportwagen, im Expertenspiel auch die Sonnenbrille. Fünf beenden das Spiel, im Expertenspiel sechs.
viva-term-battle = Kampfkarte
viva-term-battle-says = Eine Karte für einen Kampf, an dem du teilnimmst: Erst spielen die Verteidiger, danach die Angreifer.
viva-term-deck = Stapel und Ablage
viva-term-deck-says = 45 Karten insgesamt. Ist der Stapel leer, wird die Ablage gemischt.
viva-term-hand = Handkarten
viva-term-hand-says = Verdeckt. Am Ende einer Runde behält niemand mehr als vier.
viva-term-loan = Geliehener Würfel
viva-term-loan-says = Eine Miliz des Presidente, mit dem Versprechen verliehen. Sie wird benutzt, wie sie liegt, und kehrt nach den Kämpfen zurück.
viva-term-intrigue = Intrigenkarte
viva-term-intrigue-says = Eine Karte mit eigener Zeit; sie steht unten auf ihr.
viva-term-spending = Ausgabenkarte
viva-term-spending-says = In deinem eigenen Zug der Phase 5 gespielt, wenn alle ausgeben.
viva-term-to-come = Kommende Kämpfe
viva-term-to-come-says = Die Kämpfe, die in dieser Runde noch kommen, in ihrer Reihenfolge. Um den Palast geht es zuerst.
