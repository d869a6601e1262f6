### Lektionen von Viva el Presidente: was Don Fermín sagt, auf Deutsch.
### Ein Schritt hat einen Text und einen -title; -task sagt, was zu tun ist, -why, worauf es ankommt, -wrong, warum eine andere Antwort warten muss.

viva-lesson-first-name = Ein erster Abend
viva-lesson-first-line = Geheime Befehle, ein Putsch, eine Runde hinter der Sonnenbrille.

viva-lesson-first-welcome-title = Vier Familien, eine Sonnenbrille
viva-lesson-first-welcome = Willkommen in der Republik, künftige Exzellenz. Wer die Sonnenbrille trägt, ist Presidente und bekommt die Entwicklungshilfe. Alle anderen haben eine Miliz und Ideen.
viva-lesson-first-welcome-why = Sie gewinnen mit fünf Siegpunkten: Jedes Gebäude, jede Jacht und jeder Supersportwagen zählt einen.

viva-lesson-first-estate-title = Suchen Sie sich ein Dach
viva-lesson-first-estate = Jede Familie hat ein Anwesen mit einer Nummer. Die Nummer ist Ihre Adresse: Hierzulande findet die Miliz Sie danach. Nummer 1, das blaue, ist soeben frei geworden. Fragen Sie nicht.
viva-lesson-first-estate-task = Ziehen Sie in das blaue Anwesen ein
viva-lesson-first-estate-wrong = Ein reizendes Haus, aber in dieser Lektion wohnen Sie in Nummer 1, dem blauen.

viva-lesson-first-sunglasses-title = General Ocaso hat eine Sechs gewürfelt
viva-lesson-first-sunglasses = Also ist er der erste Presidente. Er zieht sechs Karten, alle anderen zwei. Das heißt hier Entwicklungshilfe: Entwickelt wird nur er.

viva-lesson-first-hand-title = Ihre beiden Karten
viva-lesson-first-hand = Niemand außer Ihnen sieht sie. Entwicklungshilfe ist Geld für später. Das Kanonenboot bringt in einem Ihrer Kämpfe 3; wir brauchen es früher, als General Ocaso glaubt.

viva-lesson-first-promises-title = Versprechen, verdeckt
viva-lesson-first-promises = Der Presidente muss jedem mindestens eine Karte versprechen. Ihre dürfen Sie ansehen. Nehmen dürfen Sie sie nur, wenn er diese Runde übersteht: Ein Versprechen ist ein Grund, nicht zu schießen.
viva-lesson-first-promises-why = Stürzt der Presidente, sind alle versprochenen Karten für alle verloren.

viva-lesson-first-orders-title = Ein Befehl, den niemand sieht
viva-lesson-first-orders = Stellen Sie Ihre Miliz ein. Die Nummer eines Nachbarn greift diesen Nachbarn an, die eigene Nummer bleibt zu Hause, die 6 verteidigt den Presidente. Alle Sichtschirme gehen zugleich hoch; abwarten kann also niemand.
viva-lesson-first-orders-task = Greifen Sie General Ocaso an: Befehl 5
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

viva-lesson-first-overthrown-title = Hoch sollen Sie leben
viva-lesson-first-overthrown = General Ocaso ist gestürzt, die Versprechen sind nichtig, und Sie tragen die Sonnenbrille. Vor der nächsten Runde darf jeder Geld ausgeben, der neue Presidente zuerst.

viva-lesson-first-spend-title = Aus Geld wird Beton
viva-lesson-first-spend = Ein Gebäude kostet 4 Millionen, eine Miliz 2, eine Karte 1. Wechselgeld gibt es nicht: Wer zu viel zahlt, hat zu viel gezahlt. Ein Gebäude zählt 1 Punkt und 1 in der Verteidigung, für immer.
viva-lesson-first-spend-task = Bauen Sie etwas
viva-lesson-first-spend-wrong = Milizen und Karten sind schön, aber Punkte gewinnen das Spiel. Stellen Sie ein Gebäude hin.

viva-lesson-first-ruling-title = Jetzt sehen alle Sie an
viva-lesson-first-ruling = Runde 2. Sechs Karten für Sie, eine für jeden anderen. Und nun müssen Sie versprechen: jedem mindestens eine Karte, so viele Sie wollen.

viva-lesson-first-promise-title = Wen bezahlen Sie?
viva-lesson-first-promise = Contessa Bianca und Doña Perpetua stehen vielleicht zu Ihnen, wenn es Entwicklungshilfe gibt. General Ocaso hasst Sie ohnehin; für ihn ist ein Spion gut genug. Die Jacht behalten Sie: Auf Ihrer Hand ist sie einen Punkt wert.
viva-lesson-first-promise-task = Legen Sie jedem ein Versprechen hin

viva-lesson-first-loyalty-title = Gekaufte Freunde sind Freunde
viva-lesson-first-loyalty = Bianca und Perpetua haben Sie mit einer 6 verteidigt, und General Ocasos Putsch ist gescheitert. Ihre Verteidigerinnen nehmen die versprochenen Karten; seine ist verfallen, weil er angegriffen hat. Hätte Sie niemand angegriffen, wären alle drei noch vor den übrigen Kämpfen bezahlt worden.

viva-lesson-first-end-title = Das ist das ganze Gewerbe
viva-lesson-first-end = Ziehen, versprechen, befehlen, kämpfen, ausgeben; am Ende einer Runde behält niemand mehr als vier Karten. Fünf Punkte beenden das Spiel. Setzen Sie sich jetzt an einen richtigen Tisch: Der Ratgeber bleibt an Ihrer Seite, und ich bleibe bei den Akten.

viva-lesson-battle-name = Ein Kampf unter Nachbarn
viva-lesson-battle-line = Eine Karte vor dem Wurf, eine danach, und wie gezählt wird.

viva-lesson-battle-orders-title = Nicht jeder Krieg gilt dem Palast
viva-lesson-battle-orders = General Ocaso ist Presidente, Sie wohnen in Nummer 1, und Sie haben einen Überraschungsangriff und ein Ablenkungsmanöver. Contessa Bianca in Nummer 2 hat zwei Karten auf der Hand. Wer sie schlägt, nimmt sich eine davon.
viva-lesson-battle-orders-task = Greifen Sie Contessa Bianca an: Befehl 2
viva-lesson-battle-orders-wrong = Ein andermal vielleicht. Heute Abend besuchen wir Contessa Bianca: Befehl 2.

viva-lesson-battle-screens-title = Sie ist zu Hause
viva-lesson-battle-screens = Niemand hat den Presidente angegriffen, also werden alle Versprechen vor jedem anderen Kampf gehalten: Die versprochenen Karten sind jetzt auf Ihrer Hand, und auch auf der von Contessa Bianca. Sie hat ihre Miliz zu Hause gelassen. Die verteidigt sie, und jedes Gebäude tut es auch, das Haupthaus eingeschlossen.

viva-lesson-battle-surprise-title = Vor dem Wurf
viva-lesson-battle-surprise = Die Verteidigerin ist zuerst gefragt worden; dann kommen die Angreifer, und antworten kann sie nicht mehr. Der Überraschungsangriff nimmt ihre Gebäude aus diesem Kampf. Ein Haus ist nur ein Punkt. An weniger sind schon Republiken gescheitert.
viva-lesson-battle-surprise-why = Ein Kanonenboot brächte 3, gleich auf welcher Seite. Der Überraschungsangriff ist nur für Angreifer.
viva-lesson-battle-surprise-task = Spielen Sie den Überraschungsangriff
viva-lesson-battle-surprise-wrong = Später ist zu spät: Sind die Würfel gefallen, bleiben nur Ablenkungsmanöver. Spielen Sie den Überraschungsangriff.

viva-lesson-battle-roll-title = Nach dem Wurf
viva-lesson-battle-roll = Sie haben eine 2 gewürfelt, Contessa Bianca eine 3. Das Ablenkungsmanöver lässt einen Beteiligten noch einmal würfeln: mit einem seiner Würfel oder mit allen. Eine 2 wird öfter besser, als eine 3 schlecht genug wird; von ihr bräuchten Sie eine 1.
viva-lesson-battle-roll-why = Würfel mit festem Wert, wie die eigenen des Presidente, werden nicht noch einmal gewürfelt.
viva-lesson-battle-roll-task = Würfeln Sie Ihren eigenen Würfel neu
viva-lesson-battle-roll-wrong = Mit Ihrem Würfel gewinnt eine 4, 5 oder 6, also jeder zweite Wurf; mit dem der Contessa nur eine 1. Würfeln Sie den eigenen neu.

viva-lesson-battle-count-title = Vier zu drei
viva-lesson-battle-count = Ihr Würfel zeigt 4, der der Contessa 3, und ihr Haus zählt nicht. Mit dem Haus stünde es vier zu vier, und Gleichstand genügt nicht: Der Angriff muss höher sein. Also hat die Karte vor dem Wurf den Kampf entschieden.

viva-lesson-battle-plunder-title = Die Karten der Contessa
viva-lesson-battle-plunder = Jeder Angreifer, der noch im Kampf ist, darf eine Karte aus der Hand des Verlierers nehmen, ungesehen. Auch die versprochene ist darunter, denn die hat Contessa Bianca schon aufgenommen.
viva-lesson-battle-plunder-task = Nehmen Sie eine Karte
viva-lesson-battle-plunder-wrong = Bescheidenheit nach einem Einbruch überzeugt niemanden. Nehmen Sie eine Karte.

viva-lesson-battle-end-title = Eine Jacht
viva-lesson-battle-end = Sie haben ihre Jacht gezogen: ein Siegpunkt, solange niemand Sie besucht. Karten der Verteidiger, Karten der Angreifer, Wurf, Ablenkung, Zählen, Plündern: So verläuft jeder Kampf, auch der um den Palast. Gestempelt.

viva-lesson-expert-name = Das Expertenspiel
viva-lesson-expert-line = Eine Miliz versprechen, mit Einsen vernichten, und die Sonnenbrille zählt.

viva-lesson-expert-estate-title = Dieselben Anwesen
viva-lesson-expert-estate = Für Leute, die alles gelesen haben. Anwesen, Karten und Preise bleiben, wie sie sind; nehmen Sie Nummer 1, das blaue, damit ich Ihnen folgen kann.
viva-lesson-expert-estate-task = Ziehen Sie in das blaue Anwesen ein
viva-lesson-expert-estate-wrong = Geschmackssache. Aber in meinem Protokoll wohnen Sie in Nummer 1, in Blau.

viva-lesson-expert-glasses-title = Dreierlei ist anders
viva-lesson-expert-glasses = Das Spiel endet mit sechs Punkten statt mit fünf, und die Sonnenbrille ist einer davon. Wer im Kampf eine 1 würfelt, darf einen gegnerischen Würfel vernichten. Und der Presidente, das sind Sie, darf seine Miliz verleihen.
viva-lesson-expert-glasses-why = Presidente zu sein ist jetzt ein Gebäude wert, solange Sie es bleiben. Das können sich auch die anderen ausrechnen.

viva-lesson-expert-promise-title = Eine Miliz mit Richtung
viva-lesson-expert-promise = Außer einer Karte für jeden dürfen Sie Ihren Würfel versprechen, und Sie wählen die Seite: Es muss die Nummer eines Golpista sein. Zeigen Sie die 4 und geben Sie ihn Contessa Bianca: Sie muss damit Doña Perpetua angreifen, ob sie will oder nicht.
viva-lesson-expert-promise-why = Ein versprochener Würfel verteidigt Sie nicht. Verleihen Sie ihn, wenn Sie heute Abend niemanden zu fürchten haben.
viva-lesson-expert-promise-task = Versprechen Sie jedem eine Karte und Contessa Bianca Ihren Würfel mit der 4
viva-lesson-expert-promise-wrong = Den Würfel, Exzellenz: an Contessa Bianca, mit der 4, und jedem eine Karte.

viva-lesson-expert-loan-title = Geliehen
viva-lesson-expert-loan = Niemand hat Sie angegriffen, also werden alle Versprechen gehalten. Die Contessa bekommt ihre Karte und für heute Abend Ihren Würfel. Er liegt, wie Sie ihn gelegt haben: Ein Kampf beginnt, den niemand befohlen hat.

viva-lesson-expert-kill-title = Eine Eins
viva-lesson-expert-kill = Der Angriff ist misslungen, aber der Würfel zeigte eine 1: Wer sie gewürfelt hat, darf einen Würfel der anderen Seite vernichten. Perpetuas Miliz kommt zurück in den Vorrat; für 2 Millionen kann man sie wieder kaufen.
viva-lesson-expert-kill-why = Die 1 ändert weder das Ergebnis noch die Beute. Sie kommt ganz am Ende eines Kampfes.

viva-lesson-expert-end-title = Ihr Würfel ist zu Hause
viva-lesson-expert-end = Was überlebt, kehrt nach den Kämpfen zu Ihnen zurück; wer keinen Würfel mehr hat, bekommt einen umsonst. Zwei Nachbarn haben sich zerstritten, und Ihre Hände sind sauber. Gestempelt.

viva-lesson-orders-name = Befehle und Versprechen
viva-lesson-orders-line = Zweimal dieselbe Frage: Was ist sein Versprechen wert, und wer bekommt es?

viva-lesson-orders-numbers-title = Vier Adressen und eine Sechs
viva-lesson-orders-numbers = Sie wohnen in Nummer 1, Contessa Bianca in 2, Doña Perpetua in 4, und in der 5 wohnt General Ocaso, der Presidente. Eine Miliz bekommt eine einzige Zahl: eine fremde Nummer greift an, die eigene bleibt zu Hause, die 6 verteidigt den Presidente, wo immer er wohnt.
viva-lesson-orders-numbers-why = Wer mehrere Würfel hat, gibt jedem seinen eigenen Befehl. Nur eines geht nicht: den Presidente in derselben Runde angreifen und verteidigen.

viva-lesson-orders-promise-title = Sehen Sie unter die Karte
viva-lesson-orders-promise = General Ocaso hat jedem eine Karte hingelegt. Ihre ist die Jacht: ein Siegpunkt. Ihre Nachbarinnen sehen nur den Rücken. Wer so viel verspricht, hat gezählt, wie viele Freunde ihm fehlen.
viva-lesson-orders-promise-why = Noch gehört sie niemandem. Fällt er, landet sie auf dem Ablagestapel; hält er, nimmt sie jeder an sich, der ihn nicht angegriffen hat.

viva-lesson-orders-defend-title = Diesmal rechnet sich Treue
viva-lesson-orders-defend = Zu Hause bleiben würde genügen, wenn ihn niemand stürzt. Aber Contessa Bianca hat heute die Stiefel an, und sein Haus und sein eigener Würfel zählen zusammen nur 2. Ihre Jacht steht unter seinem Dach.
viva-lesson-orders-defend-task = Verteidigen Sie den Presidente: Befehl 6
viva-lesson-orders-defend-wrong = Überlegen Sie, wessen Jacht dort brennt. Befehl 6.

viva-lesson-orders-held-title = Vier zu vier, das hält
viva-lesson-orders-held = Contessa Bianca würfelte eine 4; dagegen standen das Haus, sein Würfel und Ihre 2. Gleichstand genügt nicht. Die Jacht ist auf Ihrer Hand. Auch Doña Perpetua nimmt ihre Karte, obwohl sie nur zu Hause saß. Die der Contessa ist verfallen: Wer angreift, wird nicht bezahlt.

viva-lesson-orders-paper-title = Runde 2: eine Petition
viva-lesson-orders-paper = Nun fühlt er sich sicher. Für Sie liegt die Unterschriftensammlung der Studenten da, die zu nichts gut ist. Doña Perpetua lächelt; ihre Karte kennen Sie nicht. Ein billiges Versprechen ist auch eine Nachricht.

viva-lesson-orders-attack-title = Diesmal rechnet sie sich nicht
viva-lesson-orders-attack = Contessa Bianca kommt gewiss wieder. Zwei Angreifer gegen ein Haus und einen müden Würfel: Das reicht wohl selbst dann, wenn Doña Perpetua hilft. Zu verlieren haben Sie eine Unterschriftenliste.
viva-lesson-orders-attack-why = Gelingt es, sind alle Versprechen nichtig, auch die guten der anderen. Und der stärkste Angreifer trägt danach die Sonnenbrille.
viva-lesson-orders-attack-task = Greifen Sie General Ocaso an: Befehl 5
viva-lesson-orders-attack-wrong = Für eine Petition stirbt man nicht, und man verteidigt sie auch nicht. Befehl 5.

viva-lesson-orders-fallen-title = Neun zu vier
viva-lesson-orders-fallen = Ihre 5 und die 4 der Contessa gegen Haus, Würfel und Doña Perpetuas 2. Sie waren der Stärkste. Doña Perpetua hat für ihre gute Karte gekämpft und sieht sie nun auf dem Ablagestapel.

viva-lesson-orders-end-title = Die Formel
viva-lesson-orders-end = Ein Versprechen ist so viel wert wie die Karte mal die Aussicht, dass er hält, und diese Aussicht machen Sie mit. Ab jetzt versprechen Sie selbst: genug, dass es sich lohnt, Sie zu ertragen. Gestempelt.
