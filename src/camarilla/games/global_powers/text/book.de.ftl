### Seite eins des Regelhefts von Global Powers, seine Kurzübersicht und seine Wörter.

gp-book-about = Zwei bis fünf Parteien schicken Politiker in die zwölf Regionen der Welt. Wer in einer Region die meisten Leute hat, regiert sie; wer regiert, schlägt vor; und alle, die da sind, stimmen ab.
gp-book-win = Bei einer Wertung genug Punkte haben, zu dritt 30, oder irgendwann mehr Regionen regieren, als der Dominanzmarker zeigt.
gp-book-round = Versteigert wird einmal. Dann geht es reihum, bis alle zwölf Regionen erledigt sind, und es wird gewertet.
gp-book-again = Niemand hat genug? Alle Regionen stehen wieder aus.

gp-book-stop-auction = Versteigerung
gp-book-stop-auction-text = Region für Region bieten alle heimlich Politiker. Die zwei höchsten Gebote ziehen ein; das alleinige höchste zahlt einen mehr, nach Mauritius.
gp-book-stop-auction-if = einmal
gp-book-stop-recall = Rückruf
gp-book-stop-recall-text = Dein Zug beginnt: Nimm so viele deiner Leute in die Basis zurück, wie du magst.
gp-book-stop-turn = Region oder Karte
gp-book-stop-turn-text = Aktiviere eine ausstehende Region, auch eine, in der du niemanden hast, oder spiele eine Karte. Eins von beiden, mehr nicht.
gp-book-stop-proposal = Vorschläge
gp-book-stop-proposal-text = Ihre Regierung handelt: so viele Vorschläge, wie sie stark ist. Haushalt, Handel, Propaganda, Krieg, ein Antrag und mehr.
gp-book-stop-vote = Stimmen und Veto
gp-book-stop-vote-text = Jeder Politiker in der Region ist eine Stimme. Danach kann einer heimgehen und das Ergebnis ins Gegenteil verkehren.
gp-book-stop-war = Krieg und Anträge
gp-book-stop-war-text = Krieg ist Militär plus Würfel gegen eine Nachbarregion. Über einen Antrag entscheiden Diplomatiechips aller Regionen und die UNO.
gp-book-stop-war-if = wenn angenommen
gp-book-stop-scoring = Wertung
gp-book-stop-scoring-text = Nach der zwölften Region: 4, wenn man allein ist, 3 fürs Regieren, 2 in Koalition, 1 in Opposition; UNO je plus 2, Mauritius je minus 1.
gp-book-stop-un = UNO und neue Karten
gp-book-stop-un-text = Wer die wenigsten Punkte hat, entsendet einen, der Nächste zwei und so fort. Die Hand wird auf fünf aufgefüllt.

gp-book-sheet-goal = Das Ziel: { $players ->
    [2] 40 Punkte bei einer Wertung oder mehr als 10 Regionen.
    [3] 30 Punkte bei einer Wertung oder mehr als 9 Regionen.
    [4] 25 Punkte bei einer Wertung oder mehr als 8 Regionen.
    [5] 22 Punkte bei einer Wertung oder mehr als 7 Regionen.
   *[other] 40, 30, 25 oder 22 Punkte zu zweit, zu dritt, zu viert oder zu fünft oder mehr Regionen, als der Dominanzmarker zeigt.
  } Der Marker sinkt bei jeder Wertung um 1.
gp-book-sheet-bid = Gebote: 0 bis einen weniger, als die Basis hat. Mehrere höchste Gebote ziehen alle ein, und niemand geht nach Mauritius.
gp-book-sheet-actions = Ohne Chips: Auswanderung, Propaganda (2 aus der Basis, einer davon nach Mauritius). 1 Diplomatie: Rehabilitation. 1 Militär: politische Säuberung.
gp-book-sheet-budget = Haushalt: 1 Rohstoff zu 3 Wirtschaft; 1 Wirtschaft zu 2 Wirtschaft (bei einer 1 schickt jede Regierungspartei einen nach Mauritius), 2 Diplomatie oder 1 Militär. Nie mehr als 5 Chips einer Art.
gp-book-sheet-war = Krieg: Würfel plus Militärchips. Der Verlierer nimmt die Differenz heim und verliert 1 Militär und 1 Wirtschaft; der Sieger zieht mit ebenso vielen ein und verliert 1 Militär.
gp-book-sheet-scoring = Wirtschaft: 3, 4 oder 5 Wirtschaftschips bringen jeder Regierungspartei 1, 2 oder 3 mehr. Sanktionen halbieren.
gp-book-sheet-un = UNO: Jeder nimmt { $players ->
    [2] 2
    [3] 3
    [4] 4
    [5] 5
   *[other] so viele, wie Spieler da sind,
  } auf die Hand; wer keinen Sitz findet, scheidet aus.

gp-term-government = Regierung
gp-term-government-says = Die Partei mit den meisten Politikern in einer Region. Sie macht die Vorschläge; ihre Stärke sagt, wie viele.
gp-term-coalition = Koalition
gp-term-coalition-says = Parteien mit gleich vielen regieren gemeinsam und machen abwechselnd Vorschläge. Zusammengezählt werden sie nie.
gp-term-opposition = Opposition
gp-term-opposition-says = Anwesende Parteien, die nicht regieren. Sie stimmen mit, und die Region ist ihnen 1 Punkt wert.
gp-term-base = Basis
gp-term-base-says = Deine Politiker zu Hause. Von hier werden sie geboten, ausgesandt und gezahlt.
gp-term-mauritius = Mauritius
gp-term-mauritius-says = Exil. Jeder Politiker dort kostet bei der Wertung einen Punkt; eine Rehabilitation holt einen zurück.
gp-term-un = UNO
gp-term-un-says = Abgeordnete aus früheren Wertungen: je 2 Punkte bei jeder Wertung und je eine Stimme bei Anträgen.
gp-term-dominance = Dominanzmarker
gp-term-dominance-says = Wer mehr Regionen regiert, als er zeigt, gewinnt sofort.
gp-term-pending = Ausstehend
gp-term-pending-says = Eine Region, die seit der letzten Wertung nicht aktiviert wurde. Sind alle zwölf erledigt, wird gewertet.
gp-term-raw = Rohstoffe
gp-term-raw-says = Ein Chip, aus dem der Haushalt 3 Wirtschaft macht.
gp-term-economy = Wirtschaft
gp-term-economy-says = Chips, die zu Diplomatie oder Militär werden. Ab dreien bringen sie der Regierung zusätzliche Punkte.
gp-term-military = Militär
gp-term-military-says = Kommt im Krieg zum Würfel hinzu, im Angriff wie in der Verteidigung; eine Säuberung kostet einen Chip.
gp-term-diplomacy = Diplomatie
gp-term-diplomacy-says = Stimmen für oder gegen Anträge, und der Preis einer Rehabilitation.
gp-term-sanction = Sanktion
gp-term-sanction-says = Eine sanktionierte Region darf nur ihre eigene Befreiung beantragen und bringt halbe Punkte.
gp-term-demilitarised = Entmilitarisiert
gp-term-demilitarised-says = Bis zur nächsten Wertung keine neuen Militärchips.
gp-term-veto = Veto
gp-term-veto-says = Einer deiner Politiker geht heim, und das Ergebnis ist umgedreht. Gegen ein Veto gibt es keines.
gp-term-region = Region
gp-term-region-says = Zwölf gibt es, jede wird zwischen zwei Wertungen einmal aktiviert. Was hier steht: Politiker, Chips, Marker.
gp-term-politician = Politiker
gp-term-politician-says = Eine Stimme in der Region, in der er steht. Die Partei mit den meisten regiert.
gp-term-protectorate = Protektorat
gp-term-protectorate-says = Greift bis zur nächsten Wertung weder an noch wird es angegriffen.
gp-term-scoring = Wertung
gp-term-scoring-says = Kommt, wenn alle zwölf Regionen aktiviert waren; dann ziehen Abgeordnete in die UNO ein, und es beginnt von vorn.
gp-term-points = Punkte
gp-term-points-says = Was jede Partei jetzt bekäme. Wer bei einer Wertung das Ziel erreicht, gewinnt.
gp-term-event = Ereigniskarte
gp-term-event-says = Fünf auf der Hand, von sechzehn eigenen. Statt einer Aktivierung gespielt; sie wirkt sofort, und niemand stimmt ab.
gp-term-done = Erledigt
gp-term-done-says = Diese Region ist seit der letzten Wertung aktiviert worden.
gp-term-motion = Diplomatischer Antrag
gp-term-motion-says = Regionen mit einer Regierung legen Diplomatiechips dafür oder dagegen. Was gelegt ist, ist ausgegeben, wie es auch ausgeht.
