### Der Ratgeber von Global Powers: was eine Frage bedeutet, in zwei Sätzen. Eine Nachricht für jede Art von Frage.

gp-ask-bid-coach = Die zwei höchsten Gebote ziehen ein; wer die meisten Politiker hat, regiert. Deine zwanzig sind für alle zwölf Regionen: zwei oder drei, wo es darauf ankommt, sonst einer oder keiner; wer allein am höchsten bietet, schickt noch einen nach Mauritius, der später einen Punkt kostet.
gp-ask-place-coach = Nach der Versteigerung hast du noch Politiker und setzt sie einzeln ein. Einer mehr, wo du mit anderen gleichauf liegst, macht dich zur alleinigen Regierung.
gp-ask-cards-coach = Du nimmst fünf von denselben sechzehn Karten, die jeder hat; gespielte kommen nicht wieder. Nimm eine Mischung: etwas zum Wachsen, etwas zum Bremsen.
gp-turn-coach = Aktiviere eine Region oder spiele eine Karte. Es handelt die Regierung der Region; aktiviere also eine, die du regierst, oder eine, deren Regierung du gern hilfst.
gp-propose-coach = Deine Regierung schlägt eine Aktion vor, und alle, die dort sitzen, stimmen ab. Es braucht mehr dafür als dagegen; Gleichstand heißt nein, und die Aktion ist weg.
gp-consent-coach = Eine andere Region will mit einer, die du regierst, Chips tauschen. Ohne deine Zustimmung wird nichts getauscht.
gp-lay-coach = Über einen diplomatischen Antrag entscheiden Chips: Jede Region mit einer Regierung darf Diplomatie dafür oder dagegen legen. Was gelegt ist, ist ausgegeben.
gp-refill-coach = Zwischen den Wertungen darfst du Karten abwerfen und die Hand aus deinem Rest auf fünf auffüllen. Abgeworfen heißt für immer weg.
gp-ask-vote-coach = Deine Politiker in dieser Region stimmen als Block: dafür, dagegen oder gar nicht. Alle Stimmen werden zugleich aufgedeckt.
gp-ask-veto-adopted-coach = Der Vorschlag ist angenommen. Schickst du einen deiner Politiker dort nach Hause, kehrt sich das Ergebnis um.
gp-ask-veto-rejected-coach = Der Vorschlag ist abgelehnt. Schickst du einen deiner Politiker dort nach Hause, ist er doch angenommen.
gp-ask-sabotage-coach = Die Region verliert Chips, und du bestimmst, welche. Wirtschaft bringt Punkte, Militär Stärke, Diplomatie Einfluss auf Anträge.
gp-ask-coup-coach = Über einen Putsch entscheiden verdeckte Hände: Politiker aus deiner Basis und ein Würfel. Was du zeigst, kehrt in die Basis zurück; nimm, was du entbehren kannst.
gp-ask-coup-defence-coach = Jemand putscht, wo du regierst. Nimm Politiker aus deiner Basis auf die Hand, um dich zu wehren; die höhere Summe bekommt die Sitze.
gp-ask-replace-coach = Deine Basis reicht nicht für alle gewonnenen Sitze. Wähle, wen du ersetzt; Regierungen schmerzt es am meisten.
gp-ask-support-coach = Dein Antrag geht durch, wenn mehr Chips und Abgeordnete dafür sind als dagegen. Lege so viele Diplomatiechips deiner Region, wie er wohl braucht; sie sind danach weg.
gp-ask-un-coach = Jeder deiner Abgeordneten in der UNO ist eine Stimme bei diesem Antrag. Sie stimmen als Block.
gp-ask-take-coach = Bei der Wertung nimmt jeder Politiker für die UNO auf die Hand; wenige werden Abgeordnete, der Rest verlässt das Spiel. Nimm sie dort weg, wo sie nichts regieren.
gp-ask-recall-coach = Vor deinem Zug darfst du Politiker in die Basis heimrufen, wo sie Putschen, Kriegen und Propaganda dienen; meist bleibt jeder, wo er ist. Fehlt einer, kann das eine Regierung kosten.
gp-ask-place-one-coach = Du hast den Krieg gewonnen und darfst in die besiegte Region einziehen, einer nach dem anderen. Sind es genug, regierst du sie.
gp-ask-place-war-coach = Du hast den Krieg gewonnen und ziehst mit Politikern aus der Basis in die besiegte Region ein. Sind es genug, regierst du sie.
gp-ask-warmonger-attack-coach = Der Kriegstreiber gibt dem Angreifer einmal 1 dazu. Wer höher gewinnt, zieht mit mehr Politikern ein.
gp-ask-warmonger-defence-coach = Der Kriegstreiber gibt dem Verteidiger einmal 1 dazu. Das kann den Krieg umdrehen.
gp-coach-unit = was es wert ist, in Punkten

## Worum es geht, neben einer Zahl; und ein leises Wort vor einer teuren Antwort.

gp-stake-votes = Stimmen in dieser Region sind deine
gp-stake-needed = Stimmen, die zur sicheren Mehrheit fehlen
gp-stake-worth = Punkte aus dieser Region bei einer Wertung jetzt
gp-stake-points = Punkte bei Wertung jetzt / zum Sieg
gp-stake-governed = Regionen regiert / zum Sieg
gp-stake-base = von dir zu Hause in der Basis
gp-stake-lots = Regionen werden danach noch versteigert
gp-stake-motion = Stimmen für den Antrag zu Stimmen dagegen, bisher
gp-stake-mauritius = auf Mauritius; jeder kostet einen Punkt
gp-caution-own = Es ist dein eigener Vorschlag: Ein Veto von dir würde ihn kippen.
gp-caution-veto = Ein Veto schickt einen deiner Politiker heim. Du regierst hier; zähl nach, ob das so bliebe.
gp-doubt-veto = Es kostet deinen letzten Politiker hier: Danach hast du in dieser Region keine Stimme mehr.
gp-doubt-bid = Danach bleiben dir { $left ->
    [0] keine Politiker
    [one] ein Politiker
   *[other] { $left } Politiker
} für { $lots } weitere Regionen. Wo niemand von dir sitzt, regierst du nichts und bekommst keine Punkte.
gp-medal-veto = Orden der erhobenen Hand
gp-medal-veto-text = { $count } Karrieren für ein Nein beendet
gp-medal-beach = Strandmedaille Mauritius
gp-medal-beach-text = { $count } Politiker in die Sonne geschickt
gp-medal-hammer = Der verbeulte Hammer
gp-medal-hammer-text = { $count } Gebote gingen wieder heim
gp-medal-lectern = Das lange Pult
gp-medal-lectern-text = { $count } Haushalte und Geschäfte vorgeschlagen
gp-medal-sabre = Säbel mit Rassel
gp-medal-sabre-text = { $count } Kriege vorgeschlagen

## Warum es so kam, und in welchem Maß der Abend gemessen wird.

gp-tally-seats = bei der Versteigerung eingezogen
gp-tally-turns = Regionen aktiviert
gp-tally-moved = Politiker in besiegte Regionen gebracht
gp-tally-beach = Politiker nach Mauritius geschickt
gp-fortune = Die Zahl daneben sagt, wie viele Punkte mehr oder weniger eine Wertung dir danach gebracht hätte.
