### Lektionen von Global Powers: was Don Fermín sagt, auf Deutsch.
### Ein Schritt hat einen Text und einen -title; -task sagt, was zu tun ist, -why, worauf es ankommt, -wrong, warum eine andere Antwort warten muss.

gp-lesson-first-name = Ein erster Abend
gp-lesson-first-line = Einziehen, vorschlagen, abstimmen, ein kleiner Krieg, und zählen.

gp-lesson-first-welcome-title = Zwölf Parlamente, drei Parteien
gp-lesson-first-welcome = Sie sind kein Land. Sie sind eine Partei mit zwanzig Politikern und sitzen in zwölf Parlamenten zugleich. Wo Sie die meisten Leute haben, regieren Sie; wo Sie sich die Spitze teilen, regieren Sie in einer Koalition; anderswo sind Sie Opposition.
gp-lesson-first-welcome-why = Punkte bringt das Regieren. Zu dritt gewinnt, wer bei einer Wertung 30 Punkte hat, oder wer irgendwann zehn der zwölf Regionen regiert.

gp-lesson-first-bid-title = Ein Parlament wird gekauft
gp-lesson-first-bid = Die Regionen füllen sich durch geheime Gebote, die Vereinigten Staaten zuerst. Jeder schreibt auf, wie viele Politiker er schickt; alle werden zugleich aufgedeckt, und die zwei höchsten Gebote ziehen ein. Sie haben zwanzig für zwölf Regionen; sie warten in Ihrer Basis, und wer nirgends hingeschickt wird, bleibt dort.
gp-lesson-first-bid-task = Bieten Sie 3 bis 5 für die Vereinigten Staaten
gp-lesson-first-bid-wrong = Zu wenig, um zu regieren, oder so viel, dass niemand übrig bleibt. Drei, vier oder fünf.

gp-lesson-first-moved-in-title = Sie regieren die Vereinigten Staaten
gp-lesson-first-moved-in = Das höchste Gebot, und zwar allein. Es kostet Sie einen weiteren Politiker: Er kommt nach Mauritius, wo das Meer warm ist und der Einfluss gering.
gp-lesson-first-moved-in-why = Bei einer Wertung kostet jeder Verbannte auf Mauritius einen Punkt.

gp-lesson-first-auction-title = Elf weitere
gp-lesson-first-auction = Den Rest der Versteigerung habe ich für Sie erledigt, wie es jeder Schreiber täte: von allem ein wenig. Die Zahlen auf der Karte sind die Chips einer Region: Rohstoffe werden zu Wirtschaft, Wirtschaft bringt Punkte, Militär führt Kriege, Diplomatie trägt Anträge.

gp-lesson-first-cards-title = Fünf von sechzehn
gp-lesson-first-cards = Jeder hat dieselben sechzehn Karten und nimmt heimlich fünf davon. Eine Karte spielt man, statt eine Region zu aktivieren. Was gespielt ist, kommt nicht wieder.
gp-lesson-first-cards-task = Wählen Sie fünf Karten

gp-lesson-first-turn-title = Sie sind am Zug
gp-lesson-first-turn = In Ihrem Zug aktivieren Sie eine Region oder spielen eine Karte. Jede Region wird vor der Wertung einmal aktiviert. Dann handelt ihre Regierung, nicht wer sie aktiviert hat; aktivieren Sie also Ihre eigene.
gp-lesson-first-turn-task = Aktivieren Sie die Vereinigten Staaten
gp-lesson-first-turn-wrong = Eine Karte oder eine fremde Region kommt später. Wecken Sie Ihre eigene Regierung: die Vereinigten Staaten.

gp-lesson-first-propose-title = Eine Regierung schlägt vor
gp-lesson-first-propose = Sie hat so viele Aktionen, wie dort Leute von ihr sitzen, und jede ist ein Vorschlag, über den alle in diesem Parlament abstimmen. Beginnen Sie freundlich: Holen Sie Ihren Mann von Mauritius heim.
gp-lesson-first-propose-task = Schlagen Sie die Rehabilitation vor
gp-lesson-first-propose-wrong = Alles zu seiner Zeit. Erst holen Sie Ihren Verbannten heim: Rehabilitation.

gp-lesson-first-home-again-title = Angenommen, 3 zu 2
gp-lesson-first-home-again = Ihre drei Stimmen gegen die zwei der anderen. Es braucht mehr dafür als dagegen; Gleichstand heißt nein. Jeder dort hätte noch einen Politiker opfern können, um das Ergebnis umzudrehen. Das nennt man Veto.

gp-lesson-first-war-title = Nun etwas Unfreundliches
gp-lesson-first-war = Lateinamerika ist Ihr Nachbar, und die beiden Damen regieren es gemeinsam. Krieg ist ein Vorschlag wie jeder andere; er muss nur angenommen werden.
gp-lesson-first-war-task = Schlagen Sie Krieg gegen Lateinamerika vor
gp-lesson-first-war-wrong = Auch möglich. Aber in dieser Lektion: Krieg, und zwar gegen Lateinamerika.

gp-lesson-first-strength-title = Schilde und ein Würfel
gp-lesson-first-strength = Jede Seite zählt ihre Militärchips und einen Würfel von 1 bis 3. Sieben zu zwei: Der Unterschied ist fünf. So viele Politiker verliert dort jede Regierungspartei, oder alle, die sie hat; mit ebenso vielen zieht der Sieger ein, so weit seine Basis reicht. Ihre reichte für vier. Wie es andersherum gekommen wäre, überlasse ich Ihrer Phantasie.

gp-lesson-first-others-title = Und nun die anderen
gp-lesson-first-others = Contessa Bianca aktiviert Russland, das sie regiert. Auch Sie haben dort Leute; also werden Sie gefragt.

gp-lesson-first-vote-title = Ihre Stimmen in einem fremden Haus
gp-lesson-first-vote = Sie will Krieg gegen Osteuropa. Dafür, dagegen oder keines von beidem: Ihre Politiker stimmen als Block. Alle entscheiden zugleich, dann wird aufgedeckt.
gp-lesson-first-vote-why = Wer überall in der Opposition sitzt, hindert Regierungen am Wachsen.
gp-lesson-first-vote-task = Stimmen Sie, wie Sie wollen

gp-lesson-first-counted-title = So geht es reihum
gp-lesson-first-counted = Eine Regierung mit drei Aktionen kann einen Erdteil verändern. Sie müssen nicht überall Erster sein; Sie müssen nur überall sein.

gp-lesson-first-scoring-title = So wird gewertet
gp-lesson-first-scoring = Ist die zwölfte Region aktiviert, werden Punkte gezählt, jedes Mal von neuem: 4 für eine Region, die Sie allein haben, 3 fürs Regieren, 2 in einer Koalition, 1 in der Opposition, mehr, wo die Wirtschaft stark ist, und 2 für jeden Abgeordneten in der UNO, in die danach jeder Leute schickt. Dann wachen die Regionen wieder auf.

gp-lesson-first-end-title = Das Protokoll ist geschlossen
gp-lesson-first-end = Bieten, vorschlagen, abstimmen, und zählen, bevor man redet. Handel und diplomatische Anträge haben eine eigene Lektion; das Putschen lernen Sie von Ihren Feinden. Nun an einen richtigen Tisch.

gp-lesson-war-name = Krieg
gp-lesson-war-line = Militärchips, zwei Würfel, ein Sieg und ein Krieg, den man besser nicht begonnen hätte.

gp-lesson-war-welcome-title = Westeuropa hat eine Armee
gp-lesson-war-welcome = Die Parlamente sind besetzt, und Sie sind am Zug. Sie regieren Westeuropa mit drei von fünf Politikern, und es hat 2 Militärchips. Krieg führt man gegen eine Nachbarregion, die eine Regierung hat, solange man dieser nicht selbst angehört.
gp-lesson-war-welcome-why = Ein Krieg braucht zu Hause eine Mehrheit. Mit drei von fünf Stimmen müssen Sie niemanden bitten, es sei denn, jemand opfert für ein Veto einen Politiker.

gp-lesson-war-turn-title = Erst wecken Sie die Regierung
gp-lesson-war-turn = Es gibt so viele Aktionen, wie die Regierung in diesem Augenblick dort Politiker hat: drei. Bei dieser Zahl bleibt es, was immer der Nachmittag bringt.
gp-lesson-war-turn-task = Aktivieren Sie Westeuropa
gp-lesson-war-turn-wrong = Karten und andere Regionen laufen nicht davon. Ihre Armee steht in Westeuropa.

gp-lesson-war-first-title = Suchen Sie sich einen Schwächeren
gp-lesson-war-first = Lateinamerika regiert Doña Perpetua allein, und es hat 1 Militärchip. Sie haben 2. Jede Seite wirft einen Würfel von 1 bis 3 und zählt ihre Militärchips dazu; die höhere Summe gewinnt.
gp-lesson-war-first-why = Gleiche Summen sind ein Patt, und beide verlieren 1 Militärchip. Ebenso endet es, wenn der Angreifer eine 1 und der Verteidiger eine 3 würfelt, obwohl der Angreifer mindestens zwei Chips mehr hat.
gp-lesson-war-first-task = Schlagen Sie Krieg gegen Lateinamerika vor
gp-lesson-war-first-wrong = Ein Krieg nach dem anderen, und der leichte zuerst: Lateinamerika.

gp-lesson-war-won-title = Fünf zu drei
gp-lesson-war-won = Der Unterschied ist zwei. Doña Perpetua nimmt zwei Politiker zurück, Sie ziehen mit zweien aus Ihrer Basis ein, und ein weiterer von Ihnen geht nach Mauritius. Lateinamerika verliert 1 Militär- und 1 Wirtschaftschip; auch der Sieger zahlt 1 Militärchip.

gp-lesson-war-second-title = Siege machen kühn
gp-lesson-war-second = Westeuropa hat noch 1 Militärchip. Die Vereinigten Staaten, von beiden Damen regiert, haben 4. Angreifen dürfen Sie. Ich habe in drei Sprachen davon abgeraten; schlagen Sie es trotzdem vor, damit Sie es einmal gesehen haben.
gp-lesson-war-second-task = Schlagen Sie Krieg gegen die Vereinigten Staaten vor
gp-lesson-war-second-wrong = Sehr vernünftig, und an einem richtigen Tisch ganz recht. Hier sollen Sie lernen, was sonst geschieht: Krieg gegen die Vereinigten Staaten.

gp-lesson-war-lost-title = Drei zu fünf
gp-lesson-war-lost = Nun sind Sie der Verlierer: Zwei Ihrer Politiker verlassen Westeuropa, die Damen setzen je einen ein, und Westeuropa verliert 1 Militär- und 1 Wirtschaftschip. Die beiden haben dort jetzt je zwei, Sie haben einen. Die Aktion, die noch übrig ist, gehört der neuen Regierung.
gp-lesson-war-lost-why = Wer gewinnt, zieht ein, ob Angreifer oder Verteidiger. Vier Chips gegen einen schlägt kein Würfel.

gp-lesson-war-end-title = Was es noch gibt
gp-lesson-war-end = Die Karte Kriegstreiber, vorher offen ausgelegt, gibt Ihrer Seite einmal 1 dazu, und zwar vor dem Würfeln; oder sie beseitigt eine offene Friedensinitiative oder einen Nichtangriffspakt. Eine Friedensinitiative verbietet jeden Krieg bis zur nächsten Wertung. Zählen Sie Schilde, bevor Sie auf Ruhm zählen.

gp-lesson-proposals-name = Vorschläge
gp-lesson-proposals-line = Ein Haushalt, ein Handel, den ein Veto trifft, und ein diplomatischer Antrag.

gp-lesson-proposals-turn-title = Drei Aktionen ohne einen Schuss
gp-lesson-proposals-turn = Sie regieren Westeuropa mit drei von fünf Politikern: drei Aktionen, und jede ist ein Vorschlag, über den alle dort abstimmen. Es gibt leisere als den Krieg, und die meisten lohnen sich mehr.
gp-lesson-proposals-turn-task = Aktivieren Sie Westeuropa
gp-lesson-proposals-turn-wrong = Anderes ein andermal. Die heutige Tagesordnung liegt in Westeuropa.

gp-lesson-proposals-budget-title = Der Haushalt
gp-lesson-proposals-budget = Ein Haushalt wandelt Chips der Region um, einmal je Aktion: 1 Rohstoff in 3 Wirtschaft, 1 Wirtschaft in 2 Wirtschaft, in 2 Diplomatie oder in 1 Militär. Westeuropa hat keine Rohstoffe und 3 Wirtschaft. Lassen Sie sie wachsen.
gp-lesson-proposals-budget-why = Wachstum ist riskant: Es wird gewürfelt, und bei einer 1 schickt jede Regierungspartei einen Politiker von dort nach Mauritius. Bei einer Wertung bringen 3, 4 oder 5 Wirtschaftschips der Regierung 1, 2 oder 3 Punkte mehr.
gp-lesson-proposals-budget-task = Schlagen Sie einen Haushalt vor: 1 Wirtschaft in 2
gp-lesson-proposals-budget-wrong = Ein möglicher Punkt, aber nicht der nächste. Haushalt: 1 Wirtschaft in 2.

gp-lesson-proposals-trade-title = Handel mit einem Nachbarn
gp-lesson-proposals-trade = Der Würfel zeigte eine 2, verreisen musste also niemand. Nun Rohstoffe: Lateinamerika hat 2, und Doña Perpetua regiert es allein. Dem Handel muss die Regierung des Nachbarn zustimmen, und zwar vor der Abstimmung; lehnt sie ab, ist die Aktion verbraucht.
gp-lesson-proposals-trade-task = Schlagen Sie Handel mit Lateinamerika vor: 1 Diplomatie gegen 1 Rohstoff
gp-lesson-proposals-trade-wrong = Doña Perpetua ist nur mit einem einverstanden: Lateinamerika, 1 Diplomatie gegen 1 Rohstoff.

gp-lesson-proposals-veto-title = Vier zu eins, und doch
gp-lesson-proposals-veto = Doña Perpetua hat zugestimmt und dafür gestimmt. Die Contessa hat ihren einzigen Politiker hier geopfert, und das Ergebnis wurde zu seinem Gegenteil. Er geht heim in die Basis, Ihre Aktion ist verloren, und ein Veto gegen ein Veto gibt es nicht.
gp-lesson-proposals-veto-why = Eine Abstimmung verträgt ein Veto. Es kann auch retten, was abgelehnt wurde.

gp-lesson-proposals-motion-title = Vor aller Welt
gp-lesson-proposals-motion = Über einen diplomatischen Antrag stimmt erst das eigene Parlament ab, dann alle Regionen. Er verbietet eine Partei in einer Region, rüstet eine Region ab, verhängt eine Sanktion oder hebt sie auf, oder er macht eine Region zum Protektorat. China hat 3 Militärchips, und Doña Perpetua regiert es.
gp-lesson-proposals-motion-task = Stellen Sie einen Antrag: Abrüstung von China
gp-lesson-proposals-motion-wrong = Der Antrag für heute ist schon getippt: Abrüstung, China.

gp-lesson-proposals-support-title = Worte kosten Chips
gp-lesson-proposals-support = Sie legen Diplomatiechips von Westeuropa auf „dafür“. Dann darf jede andere Region, die eine Regierung hat, ihre eigenen legen, dafür oder dagegen, und die Abgeordneten in der UNO stimmen ab. Alle gelegten Chips sind ausgegeben. China hat 2 und wird nicht erfreut sein.
gp-lesson-proposals-support-task = Legen Sie 3 oder 4 Chips
gp-lesson-proposals-support-wrong = China kann 2 dagegenlegen, und Gleichstand heißt nein. Mindestens drei.

gp-lesson-proposals-end-title = Stattgegeben
gp-lesson-proposals-end = China hat seine 2 dagegengelegt, die anderen haben ihre behalten. So viele Militärchips, wie der Unterschied beträgt, nimmt die Abrüstung weg; außerdem bekommt China bis zur nächsten Wertung keine neuen. Sie haben die Welt mit Papier verändert, und ich bin gerührt.

gp-lesson-auction-name = Die Versteigerung
gp-lesson-auction-line = Zwölf Lose, geheime Gebote: das höchste, das zweite und gar keins.

gp-lesson-auction-welcome-title = Zwölf Lose
gp-lesson-auction-welcome = Die Regionen kommen nacheinander unter den Hammer, von 1 bis 12. Jeder schreibt heimlich auf, wie viele Politiker er schickt; Sie haben zwanzig für alle zusammen.
gp-lesson-auction-welcome-why = Wer in einer Region die meisten hat, regiert sie, und eine Regierung hat so viele Vorschläge wie Leute. Wo niemand von Ihnen sitzt, stimmen Sie nicht einmal mit ab.

gp-lesson-auction-highest-title = Das höchste Gebot
gp-lesson-auction-highest = Die Vereinigten Staaten haben vier Militärchips und drei Wirtschaftschips: Das lohnt sich. Die zwei höchsten Gebote ziehen ein; was darunter liegt, geht heim und hat nichts verloren.
gp-lesson-auction-highest-task = Bieten Sie 4 für die Vereinigten Staaten
gp-lesson-auction-highest-wrong = Vier, bitte. Die Damen gehen beim ersten Los selten über drei.

gp-lesson-auction-price-title = Vier, und einer an den Strand
gp-lesson-auction-price = Ihr Gebot war das höchste, und zwar allein: Vier ziehen ein, und ein fünfter geht nach Mauritius. Contessa Bianca war Zweite, also ziehen auch ihre drei ein, als Opposition. Doña Perpetuas einer geht heim.
gp-lesson-auction-price-why = Jeder Politiker auf Mauritius kostet bei jeder Wertung einen Punkt. Ein einsamer Sieg ist der teuerste.

gp-lesson-auction-tie-title = In Gesellschaft ist es billiger
gp-lesson-auction-tie = Westeuropa. Zwei, die dasselbe bieten, teilen sich die Region als Koalition, und dann geht niemand nach Mauritius.
gp-lesson-auction-tie-task = Bieten Sie 2 für Westeuropa
gp-lesson-auction-tie-wrong = Die Contessa liebt Paris, mit Maßen. Ich würde sagen: zwei.

gp-lesson-auction-coalition-title = Eine Koalition
gp-lesson-auction-coalition = Zwei und zwei: Sie regieren gemeinsam und machen abwechselnd Vorschläge, und niemand hat dafür bezahlt. Das nächstniedrigere Gebot gilt als zweites, also sitzt Doña Perpetuas einer in der Opposition.

gp-lesson-auction-nothing-title = Die Kunst wegzubleiben
gp-lesson-auction-nothing = China. Wer 0 bietet, bietet nicht: Es kostet nichts und gewinnt nichts. Wer früh alles ausgibt, sieht den letzten Losen von der Galerie aus zu, und aus der Basis ist später auch die Propaganda zu bezahlen.
gp-lesson-auction-nothing-task = Bieten Sie 0 für China
gp-lesson-auction-nothing-wrong = Sieben sind schon verbraucht. Lassen Sie die anderen um dieses Los streiten: 0.

gp-lesson-auction-end-title = Noch neun Lose
gp-lesson-auction-end = Irgendwo Erster, irgendwo Zweiter, nirgends lange abwesend: So bekommt man eine Welt. Nach dem zwölften Los wählt jeder fünf Karten, und wer die wenigsten Leute in den Regionen hat, beginnt. Gestempelt.

gp-lesson-scoring-name = Die Wertung
gp-lesson-scoring-line = Der letzte Vorschlag, das Zählen, die UNO, und was danach von vorn beginnt.

gp-lesson-scoring-before-title = Elf von zwölf
gp-lesson-scoring-before = Gewertet wird, sobald die zwölfte Region aktiviert ist, und die zwölfte sind Sie. Hier steht jederzeit, was jede Partei jetzt bekäme: Sie 16, Contessa Bianca 20, Doña Perpetua 9.
gp-lesson-scoring-before-why = Je Region: 4, wer allein dort sitzt; 3, wer regiert; 2 in einer Koalition; 1 in der Opposition. Jeder auf Mauritius kostet 1, jeder Abgeordnete in der UNO bringt 2.

gp-lesson-scoring-turn-title = Die letzte Bühne
gp-lesson-scoring-turn = Karten haben Sie keine mehr, und es wartet nur noch Südostasien. Sie regieren es mit zwei von vier Politikern: zwei Aktionen, bevor gezählt wird.
gp-lesson-scoring-turn-task = Aktivieren Sie Südostasien
gp-lesson-scoring-turn-wrong = Eine andere Wahl gibt es nicht mehr: Südostasien.

gp-lesson-scoring-budget-title = Zwei Punkte aus dem Boden
gp-lesson-scoring-budget = Südostasien hat 1 Rohstoff und 1 Wirtschaft. Ein Rohstoff wird zu 3 Wirtschaft, macht 4. Bei der Wertung bringen 3, 4 oder 5 Wirtschaftschips der Regierung 1, 2 oder 3 Punkte. Propaganda dagegen brächte einen Punkt in der Opposition und kostete einen auf Mauritius. Das nennt man Außenpolitik.
gp-lesson-scoring-budget-why = Vor der Wertung fragt man nicht, was mächtig macht, sondern was jetzt zählt.
gp-lesson-scoring-budget-task = Schlagen Sie den Haushalt vor: 1 Rohstoff in 3 Wirtschaft
gp-lesson-scoring-budget-wrong = Rechnen Sie es in Punkten. Am meisten bringt der Haushalt: 1 Rohstoff in 3 Wirtschaft.

gp-lesson-scoring-count-title = Gezählt
gp-lesson-scoring-count = Angenommen, 2 zu 1, die Contessa hat sich enthalten. Sie haben 23 aus den Regionen, 5 Verbannte ziehen 5 ab: 18. Zu dritt endet das Spiel, wenn jemand 30 erreicht. Die Contessa hat 20; also wird weitergespielt, und beim nächsten Mal zählt man wieder von null.

gp-lesson-scoring-nations-title = Drei für die Welt
gp-lesson-scoring-nations = Nun nimmt jeder so viele Politiker in die Hand, wie Parteien mitspielen: drei. Wer die wenigsten Punkte hat, setzt einen davon in die UNO, der Zweite zwei, der Erste drei. Der Rest verlässt das Spiel. In der UNO bleibt man für immer und bringt bei jeder Wertung 2 Punkte.
gp-lesson-scoring-nations-why = Aus der Basis kostet es nichts, was gerade zählt. Aus einem Parlament kann es eine Regierung kosten.
gp-lesson-scoring-nations-task = Nehmen Sie alle drei aus Ihrer Basis
gp-lesson-scoring-nations-wrong = Die im Parlament brauchen Sie noch. Alle drei aus der Basis.

gp-lesson-scoring-seated-title = Zwei Sitze, ein Abschied
gp-lesson-scoring-seated = Sie waren Zweiter: zwei Abgeordnete, einer geht in Pension. Dann wird aufgeräumt. Alle zwölf Regionen sind wieder zu aktivieren, Sanktionen und andere Marker verschwinden, und der Dominanzmarker sinkt auf 8: Wer mehr Regionen regiert, als er zeigt, gewinnt auf der Stelle.

gp-lesson-scoring-end-title = Von vorn, aber kürzer
gp-lesson-scoring-end = Die Hände werden auf fünf Karten aufgefüllt, solange der Vorrat reicht; was gespielt ist, kommt nicht wieder. Mit jeder Wertung wird die UNO voller und die Dominanz leichter. Das Spiel beeilt sich also selbst; tun Sie es auch. Gestempelt.
