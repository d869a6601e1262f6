### Lektionen von Viva el Presidente: was Don Fermín sagt, auf Deutsch.
### Ein Schritt hat einen Text und einen -title; -task sagt, was zu tun ist, -why, worauf es ankommt, -wrong, warum eine andere Antwort warten muss.

viva-lesson-first-name = Ein erster Abend
viva-lesson-first-line = Geheime Befehle, ein Putsch, eine Runde hinter der Sonnenbrille.

viva-lesson-first-welcome-title = Vier Familien, eine Sonnenbrille
viva-lesson-first-welcome = Willkommen in der Republik, künftige Exzellenz. Wer die Sonnenbrille trägt, ist Presidente und bekommt die Auslandshilfe. Alle anderen haben eine Miliz und Ideen.
viva-lesson-first-welcome-why = Sie gewinnen mit fünf Siegpunkten: Jedes Gebäude, jede Jacht und jeder Sportwagen zählt einen.

viva-lesson-first-estate-title = Suchen Sie sich ein Dach
viva-lesson-first-estate = Jede Familie hat ein Anwesen mit einer Nummer. Die Nummer ist Ihre Adresse: Hierzulande findet die Miliz Sie danach. Nummer 1, das blaue, ist soeben frei geworden. Fragen Sie nicht.
viva-lesson-first-estate-task = Ziehen Sie in das blaue Anwesen ein
viva-lesson-first-estate-wrong = Ein reizendes Haus, aber in dieser Lektion wohnen Sie in Nummer 1, dem blauen.

viva-lesson-first-sunglasses-title = El Tío hat eine Sechs gewürfelt
viva-lesson-first-sunglasses = Also ist er der erste Presidente. Er zieht sechs Karten, alle anderen zwei. Das bedeutet Auslandshilfe hier: Sie ist für alle Ausland, nur für ihn nicht.

viva-lesson-first-hand-title = Ihre beiden Karten
viva-lesson-first-hand = Niemand außer Ihnen sieht sie. Auslandshilfe ist Geld für später. Das Kanonenboot bringt in einem eigenen Kampf 3 Punkte; wir brauchen es früher, als El Tío glaubt.

viva-lesson-first-promises-title = Versprechen, verdeckt
viva-lesson-first-promises = Der Presidente muss jedem mindestens eine Karte versprechen. Ihre dürfen Sie ansehen. Nehmen dürfen Sie sie nur, wenn er diese Runde übersteht: Ein Versprechen ist ein Grund, nicht zu schießen.
viva-lesson-first-promises-why = Stürzt der Presidente, sind alle versprochenen Karten für alle verloren.

viva-lesson-first-orders-title = Ein Befehl, den niemand sieht
viva-lesson-first-orders = Stellen Sie Ihre Miliz ein. Die Nummer eines Nachbarn greift diesen Nachbarn an, die eigene Nummer bleibt zu Hause, die 6 verteidigt den Presidente. Alle Sichtschirme gehen zugleich hoch; abwarten kann also niemand.
viva-lesson-first-orders-task = Greifen Sie El Tío an: Befehl 5
viva-lesson-first-orders-wrong = Erlaubt und klug. Aber heute Abend lernen Sie, wie sich ein Putsch anfühlt: Schicken Sie die Miliz gegen Anwesen 5.

viva-lesson-first-screens-title = Drei, ein Gedanke
viva-lesson-first-screens = Die Sichtschirme sind oben, und drei Milizen ziehen zum Palast. Der Kampf um den Palast kommt immer zuerst.

viva-lesson-first-gunboat-title = Karten vor dem Wurf
viva-lesson-first-gunboat = Zuerst darf der Verteidiger Karten spielen, dann die Angreifer, dann fallen die Würfel. Das Kanonenboot bringt Ihrem Angriff 3 und macht Sie zum stärksten Angreifer.
viva-lesson-first-gunboat-why = Gelingt der Putsch, setzt der stärkste Angreifer die Sonnenbrille auf.
viva-lesson-first-gunboat-task = Spielen Sie das Kanonenboot
viva-lesson-first-gunboat-wrong = Sie könnten passen, und einer Ihrer Freunde würde Presidente. Spielen Sie lieber das Kanonenboot.

viva-lesson-first-count-title = So wird gezählt
viva-lesson-first-count = Angriff: alle Würfel der Angreifer und das Kanonenboot. Verteidigung: die Gebäude des Verteidigers und die Würfel, die ihn verteidigen. Die eigenen Milizen des Presidente werden nicht gewürfelt, sie zählen je 1. Mehr als die Verteidigung gewinnt; gleich viel genügt nicht.

viva-lesson-first-plunder-title = Jedem eine Karte
viva-lesson-first-plunder = Die Sieger bedienen sich, der stärkste zuerst: eine Karte aus der Hand des Verlierers, ungesehen.
viva-lesson-first-plunder-task = Nehmen Sie eine Karte
viva-lesson-first-plunder-wrong = Bescheidenheit wird notiert und abgeheftet. Nehmen Sie die Karte.

viva-lesson-first-overthrown-title = Es leben Sie
viva-lesson-first-overthrown = El Tío ist gestürzt, die Versprechen sind nichtig, und Sie tragen die Sonnenbrille. Vor der nächsten Runde darf jeder Geld ausgeben, der neue Presidente zuerst.

viva-lesson-first-spend-title = Aus Geld wird Beton
viva-lesson-first-spend = Ein Gebäude kostet 4 Millionen, eine Miliz 2, eine Karte 1. Wechselgeld gibt es nicht: Wer zu viel zahlt, hat zu viel gezahlt. Ein Gebäude zählt 1 Punkt und 1 in der Verteidigung, für immer.
viva-lesson-first-spend-task = Bauen Sie etwas
viva-lesson-first-spend-wrong = Milizen und Karten sind schön, aber Punkte gewinnen das Spiel. Stellen Sie ein Gebäude hin.

viva-lesson-first-ruling-title = Jetzt sehen alle Sie an
viva-lesson-first-ruling = Runde 2. Sechs Karten für Sie, eine für jeden anderen. Und nun müssen Sie versprechen: jedem mindestens eine Karte, so viele Sie wollen.

viva-lesson-first-promise-title = Wen bezahlen Sie?
viva-lesson-first-promise = Contessa Pía und Doña Lola stehen vielleicht zu Ihnen, wenn es Auslandshilfe gibt. El Tío hasst Sie ohnehin; für ihn ist ein Spion gut genug. Die Jacht behalten Sie: In Ihrer Hand ist sie einen Punkt wert.
viva-lesson-first-promise-task = Legen Sie jedem ein Versprechen hin

viva-lesson-first-loyalty-title = Gekaufte Freunde sind Freunde
viva-lesson-first-loyalty = Pía und Lola haben Sie mit einer 6 verteidigt, und El Tíos Putsch ist gescheitert. Ihre Verteidigerinnen nehmen die versprochenen Karten; seine ist verfallen, weil er angegriffen hat. Hätte Sie niemand angegriffen, wären alle drei noch vor den übrigen Kämpfen bezahlt worden.

viva-lesson-first-end-title = Das ist das ganze Gewerbe
viva-lesson-first-end = Ziehen, versprechen, befehlen, kämpfen, ausgeben; am Ende einer Runde behält niemand mehr als vier Karten. Fünf Punkte beenden das Spiel. Setzen Sie sich jetzt an einen richtigen Tisch: Der Ratgeber bleibt an Ihrer Seite, und ich bleibe bei den Akten.
