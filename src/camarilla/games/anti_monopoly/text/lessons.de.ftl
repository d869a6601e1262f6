### Lektionen von Anti-Monopoly III: was Don Fermín sagt, auf Deutsch.
### Ein Schritt hat einen Text und einen -title; -task sagt, was zu tun ist, -why, worauf es ankommt, -wrong, warum eine andere Antwort warten muss.

am-lesson-first-name = Ein erster Abend
am-lesson-first-line = Gehen, Hände schütteln, vor Gericht ziehen und die Bombe im Auge behalten.

am-lesson-first-welcome-title = Drei Mächte, ein Weg, eine Bombe
am-lesson-first-welcome = Man hat mich heute Abend den Vereinten Nationen geliehen. Sie gehen alle denselben Weg: Gelb, Blau, Rot, Grün, bis zum Weltfrieden. In der Mitte geht auch eine Bombe, von 24 hinunter bis Zero.
am-lesson-first-welcome-why = Wer als Erster den Weltfrieden erreicht, wird gefeiert. Ist die Bombe zuerst bei Zero, ist niemand mehr da, der feiert.

am-lesson-first-cards-title = Fünf Karten, verdeckt
am-lesson-first-cards = Kooperationskarten von 1 bis 5. In einer Krise legt jemand eine Karte, und wer dieselbe Zahl hat, darf seine daneben legen. Wer welche hat, muss man raten; das nennt man Diplomatie.

am-lesson-first-one-title = Sie haben eine Eins gewürfelt
am-lesson-first-one = Nach einer 1 dürfen Sie ein Feld ziehen oder noch einmal würfeln, so oft es eine 1 ist. Auf Gelb 1 wartet nichts auf Sie.
am-lesson-first-one-task = Würfeln Sie noch einmal
am-lesson-first-one-wrong = Ein Schritt ist ein Schritt. Aber Feld 1 ist leer, und der Würfel kostet nichts: noch einmal.

am-lesson-first-card-title = Aktionsfeld
am-lesson-first-card = Gelb 2 ist ein Aktionsfeld: Sie ziehen eine Karte und tun sofort, was darauf steht. Zwei Millionen für Abrüstung. Es gibt schlimmere; manche schieben die Bombe an.

am-lesson-first-reply-title = Contessa Bianca sieht Sie an
am-lesson-first-reply = Sie steht in einer Krise und legt eine 3. Sie haben eine 3. Legen Sie Ihre daneben, gehen beide zwei Felder weiter und bekommen zwei Millionen, und die Bombe geht ein Feld zurück, sobald sie unterwegs ist. Oder Sie weigern sich: Sie ziehen bis zu drei Felder und bekommen sogar mehr Geld, sie geht zwei zurück, und die Bombe kommt drei näher.
am-lesson-first-reply-why = Zusammenarbeit lohnt sich für beide. Verrat lohnt sich für einen, und die Bombe zahlen alle.
am-lesson-first-reply-task = Schlagen Sie ein
am-lesson-first-reply-wrong = Das brächte heute mehr ein. Schlagen Sie erst ein, damit Sie wissen, was es wert ist.

am-lesson-first-handshake-title = Fotografen, Erleichterung
am-lesson-first-handshake = Beide sind gegangen, beide wurden bezahlt. Die Bombe wäre zurückgegangen, steht aber noch auf ihrem ersten Feld. Ihre 3 liegt jetzt offen; liegen alle fünf offen, bekommen Sie neue.

am-lesson-first-crisis-title = Ihre eigene Krise
am-lesson-first-crisis = Nun stehen Sie in einer. Legen Sie eine Karte und wählen Sie, wem Sie damit trauen. Hat er die Zahl nicht, gehen Sie ein Feld zurück und zahlen ihren Wert, und die Bombe kommt zwei Felder näher.
am-lesson-first-crisis-task = Legen Sie die 4 und fragen Sie Contessa Bianca
am-lesson-first-crisis-wrong = Das dürfen Sie. Aber mir ist zugetragen worden, dass die Contessa eine 4 hat.

am-lesson-first-back-title = Sie hatte sie
am-lesson-first-back = Zwei Felder für beide, zwei Millionen für beide. Und merken Sie sich: Ein Feld, das man durch Handschlag erreicht, wird nicht ausgeführt.

am-lesson-first-one-again-title = Diese Eins ist nützlich
am-lesson-first-one-again = Sie stehen auf Gelb 9, und auf der 10 hat das Gelbe Monopol sein Büro. Ein Schritt ist genau, was Sie brauchen.
am-lesson-first-one-again-task = Ziehen Sie ein Feld
am-lesson-first-one-again-wrong = Verlockend, aber das Monopol sitzt ein Feld weiter. Gehen Sie den Schritt.

am-lesson-first-monopoly-title = Das Gelbe Monopol
am-lesson-first-monopoly = Es verkauft jedem Waffen. Sie dürfen am Gewinn teilhaben, das ist Geld sofort und schiebt die Bombe an, oder zahlen und Anklage erheben. Drei Anklagen zerschlagen es.
am-lesson-first-monopoly-why = Alle drei Monopole müssen zerschlagen sein, bevor sich das letzte Stück zum Weltfrieden öffnet.
am-lesson-first-monopoly-task = Erheben Sie Anklage
am-lesson-first-monopoly-wrong = Sechs Millionen sind eine schöne Summe. So geht übrigens die Welt unter. Erheben Sie Anklage.

am-lesson-first-temptation-title = Und nun entscheiden Sie
am-lesson-first-temptation = Doña Perpetua legt eine 5, und Sie haben eine. Einschlagen, oder sich weigern und rennen? Ich sage kein Wort. Ich schreibe es nur auf.
am-lesson-first-temptation-task = Antworten Sie ihr, wie Sie wollen

am-lesson-first-bomb-title = Die Spirale
am-lesson-first-bomb = Jede Weigerung, jeder Anteil am Gewinn und manche Karte bringt die Bombe näher. Auf ihrem Gefahrenfeld können alle gemeinsam beschließen, die Waffen zu vernichten; bei Zero ist es dafür zu spät. Gegen sie gewinnt niemand allein.

am-lesson-first-end-title = So geht Frieden
am-lesson-first-end = Würfeln, tun, was das Feld sagt, einschlagen, wenn man es sich leisten kann. Genau auf dem Verhandlungsfeld betreten Sie die nächste Bahn. Nun an einen richtigen Tisch: Dort entscheiden die anderen mit.

am-lesson-negotiate-name = Das Verhandlungsfeld
am-lesson-negotiate-line = Ein genauer Wurf, ein Treffen der Atommächte, und was Verhandlungen wert sind.

am-lesson-negotiate-welcome-title = Die schmale Tür
am-lesson-negotiate-welcome = Von einer Bahn zur nächsten führt eine einzige Tür: das Verhandlungsfeld, einen Schritt hinter dem letzten Feld des Hinwegs, hier Gelb 12. Sie müssen es genau treffen. Wer zu viel würfelt, muss ein Treffen der Atommächte einberufen.
am-lesson-negotiate-welcome-why = Was bis dahin fehlt, heißt Ihr Bedarf. Von Gelb 8 aus ist es eine Fünf.

am-lesson-negotiate-meeting-title = Das Treffen waren Sie
am-lesson-negotiate-meeting = Contessa Bianca brauchte eine 5 und würfelte eine 6; also berief sie ein Treffen ein und nannte Sie. Sie hatten bis zu drei Würfe, und der zweite war die 5: Die Contessa ist durch. Beim Verhandeln aber würfelte sie eine 2. Bei 1 oder 2 waren es Scheinverhandlungen, und die Bombe rückt zwei Felder vor.

am-lesson-negotiate-failed-title = Dieses ist gescheitert
am-lesson-negotiate-failed = Auch Doña Perpetua brauchte eine 5, und die Contessa fand in drei Würfen keine. Die Bombe rückt ein Feld vor, und der Stein zieht um die ursprüngliche 6 weiter, hinaus auf den Rückweg, der zu Feld 1 herumführt.
am-lesson-negotiate-failed-why = Ein gescheitertes Treffen kostet die ganze Schleife. Die Bombe berechnet einen Aufschlag.

am-lesson-negotiate-one-title = Eine Eins zur rechten Zeit
am-lesson-negotiate-one = Sie stehen auf Gelb 12 und brauchen genau eine 1. Die haben Sie gewürfelt. Noch einmal zu würfeln ist nach einer 1 erlaubt, aber dass es erlaubt war, weiß hinterher niemand mehr.
am-lesson-negotiate-one-task = Gehen Sie den Schritt
am-lesson-negotiate-one-wrong = Jede andere Zahl wäre zu viel und hieße: ein Treffen. Die Tür steht offen, gehen Sie den Schritt.

am-lesson-negotiate-talks-title = Verhandlungen, die so heißen dürfen
am-lesson-negotiate-talks = Sie haben eine 4 gewürfelt: vier Millionen, und die Bombe geht ein Feld zurück. Von 3 bis 6 gelingen die Verhandlungen und bringen so viel, wie der Würfel zeigt. Ihr nächster Zug beginnt auf der blauen Bahn.

am-lesson-negotiate-call-title = Nun berufen Sie eines ein
am-lesson-negotiate-call = Sie stehen auf Blau 10, dem letzten Feld vor der Tür, und haben eine 3 gewürfelt: zwei zu viel. Nennen Sie jemanden, der bis zu dreimal um die 1 würfelt, die Sie brauchen. Sie wählen die Hand, nicht den Würfel.
am-lesson-negotiate-call-task = Nennen Sie, wen Sie wollen

am-lesson-negotiate-end-title = Durch die Tür
am-lesson-negotiate-end = Der dritte Wurf war die 1, und Ihre Verhandlungen brachten sechs Millionen. Merken Sie sich: Genau ist am besten, zu wenig heißt nur warten, zu viel braucht Freunde. Es müssen nicht einmal gute sein.

am-lesson-bomb-name = Die Bombe
am-lesson-bomb-line = Die Bitte im Roten, eine Weigerung, das Gefahrenfeld, und ein Ausweg für alle.

am-lesson-bomb-welcome-title = Acht Felder bis Zero
am-lesson-bomb-welcome = Sie kommen spät in eine Partie. Die Bombe kam von 24 und steht nun auf der 8, dem ersten roten Feld. Misslungene Krisen, Weigerungen, Gewinnanteile, Scheinverhandlungen und manche Karten schieben sie vor; Handschläge, gute Verhandlungen und bessere Karten schieben sie zurück.
am-lesson-bomb-welcome-why = In einem Zug zählt nur der erste Schub, der nicht von einer Aktionskarte kommt. Karten zählen immer, und bei Zero haben alle verloren.

am-lesson-bomb-request-title = Einmal im Spiel
am-lesson-bomb-request = Kommt die Bombe zum ersten Mal auf Rot, bittet der Führende jemanden um eine Karte mit einer bestimmten Zahl. Wird sie aufgedeckt, geht die Bombe fünf zurück, und wer sie gab, zieht fünf bis sieben Felder. Sie haben eine 5, und von den drei anderen liegt keine offen; Doña Perpetua hat noch zwei verdeckte Karten, die Contessa nur eine.
am-lesson-bomb-request-task = Nennen Sie die 5 und bitten Sie Doña Perpetua
am-lesson-bomb-request-wrong = Geraten ist geraten, aber zählen Sie: Drei Fünfen sind außer Sicht, und Doña Perpetua hält zwei Karten. Bitten Sie sie um eine 5.

am-lesson-bomb-no-title = Ein Nein verrät nichts
am-lesson-bomb-no = Vielleicht hat sie keine 5, vielleicht wollte sie nicht. Hier darf sie Ihnen ins Gesicht Nein sagen; die Wahrheit sagen muss sie nur in einer Krise. Danach sind auch noch ihre Verhandlungen misslungen, und die Bombe steht auf der 6.

am-lesson-bomb-crisis-title = Fragen Sie noch einmal
am-lesson-bomb-crisis = Sie stehen in einer Krise, und nun muss sie sagen, was sie hat. Hat sie die Karte nicht, rückt die Bombe zwei vor; schlägt sie ein, geht die Bombe eines zurück; weigert sie sich, rückt die Bombe drei vor.
am-lesson-bomb-crisis-task = Legen Sie die 5 und fragen Sie Doña Perpetua
am-lesson-bomb-crisis-wrong = Ich wüsste gern, was es mit dieser 5 auf sich hat, und Sie auch. Legen Sie sie, und fragen Sie Doña Perpetua.

am-lesson-bomb-refused-title = Sie hatte sie also
am-lesson-bomb-refused = Sie hat sich geweigert, ist drei Felder gezogen, hat sieben Millionen genommen und Sie zwei Felder zurückgeschickt. Die Bombe ging von 6 auf 3, und die 3 ist das Gefahrenfeld. Es gilt auch, wenn die Bombe auf dem Weg nach vorn darüber hinweggeht.

am-lesson-bomb-danger-title = Kontrollierte Zerstörung
am-lesson-bomb-danger = Ist ein solcher Zug zu Ende, darf die kontrollierte Zerstörung aller Waffen vorgeschlagen werden, und Sie werden zuerst gefragt. Alle anderen müssen zustimmen. Dann würfelt jeder einmal: zu dritt mehr als 9 zusammen, und alle haben gewonnen.
am-lesson-bomb-danger-why = Drei Würfel schaffen das in fünf von acht Fällen. Misslingt es, geht das Spiel weiter, und die Bombe bleibt, wo sie ist.
am-lesson-bomb-danger-task = Schlagen Sie es vor
am-lesson-bomb-danger-wrong = Noch zwei solche Züge, und es gibt kein Protokoll mehr zu führen. Schlagen Sie es vor.

am-lesson-bomb-end-title = Niemand mehr zu fürchten
am-lesson-bomb-end = Elf. Die Waffen sind zerstört, und alle haben gewonnen; wer dabei am besten abschneidet, sagt das Geld, abzüglich der Entfernung zum Weltfrieden. Ohne Doña Perpetuas Stimme wäre nichts daraus geworden, und darum bleibt man höflich zu ihr.

am-lesson-crisis-name = Die Krise
am-lesson-crisis-line = Ein Handschlag, eine Weigerung und niemand, der die Karte hat.

am-lesson-crisis-welcome-title = Sie stehen in einer Krise
am-lesson-crisis-welcome = Sie haben eine Vier gewürfelt, und Gelb 4 ist ein Krisenfeld. Sie legen eine Ihrer fünf Karten und bitten einen Spieler um denselben Wert. Ob er sie hat, muss er ehrlich sagen; ob er sie hergibt, ist eine andere Frage.
am-lesson-crisis-welcome-why = Was offen liegt, weiß jeder. Worum jemand bat und was einer nicht hatte, merkt sich jeder.

am-lesson-crisis-lay-title = Wem trauen Sie?
am-lesson-crisis-lay = Jeden Wert gibt es viermal, einer davon ist auf Ihrer Hand. Der Rest sind Nerven. Contessa Bianca hat beim Austeilen gelächelt; versuchen Sie es bei ihr mit der 5.
am-lesson-crisis-lay-task = Legen Sie die 5 und fragen Sie Contessa Bianca
am-lesson-crisis-lay-wrong = Möglich. Aber fangen wir mit etwas an, das gelingt: die 5, an die Contessa.

am-lesson-crisis-handshake-title = Das erste Ende: ein Handschlag
am-lesson-crisis-handshake = Sie hatte sie und hat sie dazugelegt. Erst zogen Sie zwei Felder vor, dann sie, und jeder bekam zwei Millionen. Die Bombe ginge eines zurück, stünde sie nicht am Anfang. Beide Fünfen liegen nun offen.

am-lesson-crisis-refuse-title = Und nun die Versuchung
am-lesson-crisis-refuse = Die Contessa steht selbst in einer Krise und bittet Sie um eine 3. Sie haben sie; etwas anderes dürfen Sie nicht sagen. Aber Sie dürfen sich weigern: Dann ziehen Sie bis zu drei Felder vor und bekommen ihren Wert und zwei Millionen dazu. Tun Sie es einmal, damit Sie wissen, was es kostet.
am-lesson-crisis-refuse-task = Weigern Sie sich und ziehen Sie drei Felder vor
am-lesson-crisis-refuse-wrong = Anständig von Ihnen. In dieser Lektion lernen Sie aber den Preis kennen: Weigern Sie sich, drei Felder.

am-lesson-crisis-bill-title = Das zweite Ende: die Rechnung
am-lesson-crisis-bill = Drei Felder und fünf Millionen für Sie. Sie musste zwei zurück, und die Bombe kam drei näher. Ihre 3 bleibt verdeckt; der Blick der Contessa nicht.
am-lesson-crisis-bill-why = Eine Weigerung lohnt sich immer für den, der sich weigert. Denken alle so, kommt die Bombe vor allen anderen an.

am-lesson-crisis-none-title = Das dritte Ende: verschätzt
am-lesson-crisis-none = Doña Perpetua bat um eine 1, und die Contessa hat keine. Perpetua geht ein Feld zurück, zahlt den Wert ihrer Karte, und die Bombe kommt zwei näher. Fragen Sie also nach dem, was da sein muss: Zählen Sie, was offen liegt.

am-lesson-crisis-end-title = Abgelegt unter Katastrophen
am-lesson-crisis-end = Liegen alle fünf Ihrer Karten offen, bekommen Sie neue. Schlagen Sie ein, solange die Bombe fern ist und die anderen sich noch erinnern; es ist billiger, als es aussieht. Gestempelt.

am-lesson-peace-name = Der Weltfrieden
am-lesson-peace-line = Der neunte Chip, ein verfehlter Anlauf, und ein genauer Wurf.

am-lesson-peace-welcome-title = Die letzte Bahn
am-lesson-peace-welcome = Alle drei stehen auf Grün, Sie auf Feld 7. Die letzten sechs Felder sind schraffiert: Wer dort landet, bevor alle neun Chips liegen, muss zurück auf Grün 1, und die Bombe rückt vor. Contessa Bianca weiß das jetzt auch.
am-lesson-peace-welcome-why = Acht Chips liegen. Der neunte fehlt beim Roten Monopol, und solange er fehlt, ist die Straße zum Frieden gesperrt.

am-lesson-peace-chip-title = Kaufen statt würfeln
am-lesson-peace-chip = Auf einem grünen Feld ohne Schraffur dürfen Sie zu Beginn Ihres Zuges Anklage erheben, statt zu würfeln: zum einfachen Preis. Fünf Millionen sind alles, was Sie haben. Wer zurückgeschickt wurde, zahlt auf Grün 1 das Doppelte.
am-lesson-peace-chip-task = Klagen Sie das Rote Monopol an
am-lesson-peace-chip-wrong = Mit einer Sechs stünden Sie schraffiert und gleich wieder auf Grün 1. Erst der neunte Chip.

am-lesson-peace-open-title = Die Straße ist frei
am-lesson-peace-open = Alle Monopole sind zerschlagen, und die schraffierten Felder sind gewöhnliche. Doña Perpetua zog sofort auf die 16, Sie auf die 13. Das letzte Feld aber, den Weltfrieden selbst, erreicht man nur mit einem genauen Wurf.

am-lesson-peace-swap-title = Die Letzten werden die Ersten sein
am-lesson-peace-swap = Doña Perpetua fehlten drei Felder, und sie würfelte eine 5. Zu viel: Das gibt drei Versuche, genau die 3 zu treffen. Sie traf keine. Beim ersten Mal im Spiel tauschen dann alle die Plätze: der Vorderste mit dem Letzten. Sie standen in der Mitte und bleiben dort.
am-lesson-peace-swap-why = Wer dabei zurückfiel, bekam fünf Millionen, und die Bombe ging zwei zurück. Wer später scheitert, tauscht nicht mehr, sondern geht um seinen letzten Wurf zurück.

am-lesson-peace-one-title = Sechs Felder, und eine Eins
am-lesson-peace-one = Ihnen fehlen genau sechs. Eine 1 ist ein Schritt, oder ein zweiter Wurf. Von der 14 bräuchten Sie eine 5, und Contessa Bianca steht nun drei Felder vor dem Ziel und ist als Nächste dran.
am-lesson-peace-one-task = Würfeln Sie noch einmal
am-lesson-peace-one-wrong = Für den einen Schritt ist morgen auch noch Zeit, für den Frieden vielleicht nicht. Noch einmal.

am-lesson-peace-end-title = Weltfrieden
am-lesson-peace-end = Eine Sechs, genau. Wer den Weltfrieden erreicht, beendet das Spiel: Alle haben gewonnen, und Sie werden zuerst genannt. Für die anderen zählt ihr Geld, abzüglich der Entfernung, die ihnen fehlte. Legen Sie die Waffen bitte geordnet ab. Gestempelt, zum letzten Mal.
