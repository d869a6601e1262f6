### Seite eins des Regelhefts von Anti-Monopoly III, seine Kurzübersicht und seine Wörter.

am-book-about = Zwei bis sechs Atommächte gehen denselben langen Weg zum Weltfrieden. Unterwegs müssen sie drei Rüstungsmonopole zerschlagen, und in der Mitte des Bretts wandert auch eine Bombe.
am-book-win = Jemanden zum Weltfrieden bringen, bevor die Bombe Zero erreicht, und dann vor den anderen liegen.
am-book-round = Ein Zug ist ein Wurf und ein Feld. Der Weg führt über drei Schleifen und eine grüne Bahn; die Bombe hat ihren eigenen.
am-book-again = Dann ist der Nächste am Zug.

am-book-stop-roll = Würfeln und ziehen
am-book-stop-roll-text = Würfle und ziehe deinen Stein. Nach einer 1 darfst du stattdessen noch einmal würfeln.
am-book-stop-field = Das Feld
am-book-stop-field-text = Tu, was es sagt: Geld, eine Aktionskarte oder nichts. Felder, über die du nur ziehst, zählen nicht.
am-book-stop-crisis = Krise
am-book-stop-crisis-text = Decke eine Kooperationskarte auf und bitte jemanden um denselben Wert. Er hilft, und beide gewinnen; er weigert sich und gewinnt allein; oder er hat keine.
am-book-stop-crisis-if = auf einem Krisenfeld
am-book-stop-monopoly = Monopol
am-book-stop-monopoly-text = Nimm seine doppelte Summe, und die Bombe rückt vor, oder kauf einen Chip als Anklage. Drei Chips zerschlagen es für immer.
am-book-stop-monopoly-if = auf einem Monopol
am-book-stop-talks = Verhandlung
am-book-stop-talks-text = Der einzige Weg zur nächsten Bahn, mit einem genauen Wurf. Zu hoch: Eine andere Atommacht würfelt bis zu dreimal für dich.
am-book-stop-talks-if = am Ende einer Schleife
am-book-stop-bomb = Die Bombe
am-book-stop-bomb-text = Sie wandert von 24 nach Zero. Bei Zero haben alle verloren; in der Gefahr darf man alle Waffen gemeinsam vernichten.
am-book-stop-green = Die grüne Bahn
am-book-stop-green-text = Hier darf man Chips für jedes Monopol kaufen. Schraffierte Felder schicken dich zurück, solange einer der neun fehlt.
am-book-stop-peace = Weltfrieden
am-book-stop-peace-text = Mit allen neun Chips und einem genauen Wurf. Alle haben gewonnen; Geld und Entfernung sagen, wer Erster ist.

am-book-sheet-deal = Aufbau: { $players ->
    [2] 3 Sätze Kooperationskarten von 1 bis 5, 5 im Vorrat.
    [3] 4 Sätze Kooperationskarten von 1 bis 5, 5 im Vorrat.
    [4] 5 Sätze Kooperationskarten von 1 bis 5, 5 im Vorrat.
    [5] 6 Sätze Kooperationskarten von 1 bis 5, 5 im Vorrat.
    [6] 6 Sätze Kooperationskarten von 1 bis 5, kein Vorrat.
   *[other] ein Satz Kooperationskarten mehr, als Spieler da sind, höchstens sechs.
  } Jeder hat 5 Millionen und 5 Karten, die Bombe steht auf 24.
am-book-sheet-crisis = Krise, er hat keine: du 1 zurück, Bombe 2 vor, du zahlst den Wert. Er hilft: beide 2 vor und 2 Millionen, Bombe 1 zurück. Er weigert sich: er 1 bis 3 vor und Wert plus 2 Millionen, du 2 zurück, Bombe 3 vor.
am-book-sheet-monopoly = Monopole: Gelb 3, Blau 4, Rot 5 je Chip; das Doppelte in bar bewegt die Bombe um 1, 2 und 2.
am-book-sheet-talks = Verhandlung: bei 1 oder 2 zum Schein, Bombe 2 vor; bei 3 bis 6 so viele Millionen, Bombe 1 zurück.
am-book-sheet-short = Zu wenig Geld: Die Bombe rückt 1 vor, außer die anderen zahlen das Doppelte dessen, was fehlt.
am-book-sheet-direct = { $players ->
    [2] Direktzugfelder führen geradewegs zum Monopol der Bahn.
    [3] Direktzugfelder führen geradewegs zum Monopol der Bahn.
    [4] Direktzugfelder tun nichts.
    [5] Direktzugfelder tun nichts.
    [6] Direktzugfelder tun nichts.
   *[other] Direktzugfelder führen zum Monopol der Bahn, aber nur mit bis zu drei Spielern.
  }
am-book-sheet-danger = Zerstörung aller Waffen: Alle stimmen zu und würfeln; zusammen mehr als { $players ->
    [2] 6
    [3] 9
    [4] 12
    [5] 15
    [6] 18
   *[other] das Dreifache der Spielerzahl
  }, und alle haben gewonnen.
am-book-sheet-peace = Rangfolge: Geld minus Entfernung zum Weltfrieden.

am-term-bomb = Die Bombe
am-term-bomb-says = Wandert von 24 hinunter nach Zero. Bei Zero ist das Spiel aus, und alle haben verloren.
am-term-danger = Gefahrenfeld
am-term-danger-says = Landet die Bombe hier oder zieht sie darüber, darf die kontrollierte Zerstörung aller Waffen vorgeschlagen werden.
am-term-red = Rotes Feld
am-term-red-says = Wenn die Bombe zum ersten Mal auf einem landet, darf der Führende um eine Karte bitten, die sie 5 zurückwirft.
am-term-monopoly = Monopol
am-term-monopoly-says = Drei gibt es; jedes zerschlagen drei Chips. Erst dann ist der Weltfrieden offen.
am-term-chip = Chip
am-term-chip-says = Eine Anklage gegen ein Monopol. Neun braucht es zusammen, und jeder darf sie kaufen.
am-term-cooperation = Kooperationskarte
am-term-cooperation-says = Werte 1 bis 5, verdeckt. In einer Krise bittet jemand um deine; ob du sie hast, musst du ehrlich sagen.
am-term-negotiation = Verhandlungsfeld
am-term-negotiation-says = Am Ende einer Schleife, nur mit genauem Wurf erreichbar. Verhandlungen bringen Geld oder bewegen die Bombe.
am-term-need = Bedarf
am-term-need-says = Wie viele Felder zum Verhandlungsfeld fehlen: der Wurf, den du brauchst.
am-term-hatched = Schraffiertes Feld
am-term-hatched-says = Schickt dich nach Grün 1 zurück, solange ein Chip fehlt, und die Bombe rückt vor.
am-term-peace = Weltfrieden
am-term-peace-says = Das Ziel aller. Wer ankommt, beendet das Spiel für alle.
am-term-action = Aktionskarte
am-term-action-says = Auf einem Aktionsfeld gezogen und sofort befolgt.
am-term-money = Geld
am-term-money-says = Liegt offen. Kauft Chips, zahlt Schulden, und jede Million ist in der Rangfolge am Ende ein Feld.
am-term-spiral = Rüstungsspirale
am-term-spiral-says = Vierundzwanzig Felder bis Zero. Verweigerte Handschläge, Scheinverhandlungen und abkassierte Monopole rücken die Bombe nach innen.
am-term-pawn = Stein
am-term-pawn-says = Wo eine Macht auf dem Weg zum Weltfrieden steht. Steine dürfen sich ein Feld teilen.
am-term-laid = Offengelegt
am-term-laid-says = Kooperationskarten, die gespielt sind; alle können zählen, welche Werte noch da sind.
am-term-manners = Wie sie dir begegneten
am-term-manners-says = Ob diese Macht dir zuletzt die Hand gereicht oder verweigert hat.
