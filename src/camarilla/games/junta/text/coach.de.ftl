### Der Ratgeber von Junta: was eine Frage bedeutet, in zwei Sätzen. Eine Nachricht für jede Art von Frage.

junta-ask-aside-coach = Außer der Reihe darfst du eine Karte spielen, die das erlaubt, ein Angebot machen oder beantworten, etwas verschenken oder zurücktreten. Nichts davon musst du tun.
junta-ask-accept-election-coach = Der Präsident zieht die Hilfe und legt den Haushalt vor. Er ist auch der, den alle tot sehen wollen.
junta-ask-accept-nomination-coach = Wenn du antrittst, darf man dich wählen. Ablehnen kannst du auch noch, wenn du gewählt bist.
junta-ask-after-vote-coach = Das Ergebnis steht fest, und eine Karte kann es noch umwerfen. Gefragt werden alle; dass du gefragt wirst, verrät also nichts.
junta-ask-announce-coach = Schicke einen Attentäter oder die Geheimpolizei gegen eine Person an einem Ort; es gelingt nur, wenn sie wirklich dort ist. Wer stirbt, verliert sein Bargeld an dich und seine Karten an den Stapel.
junta-ask-backing-coach = Die Opposition wählt ihren Führer nach Stimmen. Du schlägst deine einer der Fraktionen zu.
junta-ask-bank-coach = Nur hier wandert Geld zwischen deiner Tasche und deinem Konto. Am Ende zählt nur das Konto, und ausrauben kann es niemand.
junta-ask-bombard-whom-coach = Dort stehen Einheiten mehrerer Spieler, und die Granaten treffen nur einen von ihnen. Aufständische und Regierungstreue trifft es gleichermaßen.
junta-ask-brigade-of-opposition-coach = Zu zweit führt die Opposition eine Brigade. Wähle die, die auf der Karte am besten steht.
junta-ask-budget-coach = Versprich jeder Familie etwas oder nichts; was du nicht versprichst, behältst du, und niemand weiß, wie viel du gezogen hast. Die Kammer stimmt ab; lehnt sie ab, bleibt die Bank zu, und jeder hat einen Vorwand für einen Putsch.
junta-ask-call-off-coach = Sind alle Anwesenden einverstanden, endet der Putsch jetzt, und diese Seite hat gewonnen. Eine einzige Weigerung, und es wird weitergekämpft.
junta-ask-coup-turn-coach = Marschiere durch die Straßen, spiele Karten, beschieße etwas oder beende den Zug. Wer in der Eröffnung handelt oder je auf die Palastwache schießt, ist bis zum Ende des Putsches aufständisch.
junta-ask-declare-coach = Nach den Kämpfen erklärt sich jeder für den Präsidenten oder die Aufständischen, was immer er getan hat. Deine Einheiten zählen für die genannte Seite, und drei der fünf Schlüsselpositionen gewinnen.
junta-ask-defence-coach = Man will dich gerade töten, und eine Karte kann dich retten. Tot heißt: Bargeld und Karten sind weg, das Konto ist sicher, und nächste Runde bist du wieder da.
junta-ask-dummy-locations-coach = Auch deine Strohmänner brauchen einen Ort für die Nacht. Verteile sie, sonst findet man sie zusammen.
junta-ask-fight-coach = Du nennst die Gebiete, in denen du in dieser Phase kämpfen willst. Wo niemand kämpft, steht man nur beieinander.
junta-ask-fire-coach = Du verteilst deine Würfel auf die Feinde in diesem Gebiet; jede Sechs trifft. Wer dort mehr bewaffnete Einheiten hat, wirft mehr Würfel.
junta-ask-opening-fire-coach = Deine Einheiten dürfen zuerst auf die schießen, die einrücken. Wer schießt, zeigt, auf welcher Seite er steht.
junta-ask-first-president-coach = Die Regierung braucht jemanden an der Spitze. Er zieht die Hilfe und wird zu allem zuerst gefragt.
junta-ask-force-coach = Als Minister kannst du den abgelehnten Haushalt mit der Polizei erzwingen: Er wird gezahlt wie angekündigt. Aber die vier Polizeieinheiten stehen danach in der Kammer, und jeder hat einen Vorwand.
junta-ask-gunboat-coach = Das Kanonenboot beschießt einmal je Phase mit drei Würfeln ein beliebiges Gebiet. Wer auf den Palast feuert, ist aufständisch.
junta-ask-air_strike-coach = Die Luftwaffe schlägt dreimal in einem Putsch zu, höchstens einmal je Phase, mit sechs Würfeln und überall. Wer den Palast angreift, ist aufständisch.
junta-ask-in-law-coach = Ein Amt ist für diese Runde verwaist, und dein Schwager führt eines davon für dich. Nimm das mit den Soldaten, wo du sie brauchst.
junta-ask-junta-tie-coach = Die Junta einigt sich nicht, und du hast den Putsch geführt: Du entscheidest. Der neue Präsident darf jemanden an die Wand stellen.
junta-ask-junta-vote-coach = Die Aufständischen haben gewonnen und wählen einen Präsidenten, jeder mit einer Stimme. Er darf jeden vor das Erschießungskommando stellen, auch einen Aufständischen.
junta-ask-keep-note-coach = Der neue Haushalt nimmt dir die Hilfe; einen Schein darfst du behalten. Meist den größten.
junta-ask-location-coach = Wähle heimlich, wo du die Nacht verbringst. Nur in der Bank kannst du einzahlen, nur vom Hauptquartier aus ohne Vorwand putschen; wer dich töten will, muss den Ort erraten.
junta-ask-lose-influence-coach = Eine Koalition zerbricht, und eine deiner offenen Einflusskarten geht. Gib die schwächste her.
junta-ask-losses-coach = Du hast in dieser Salve Einheiten verloren und wählst, welche. Unbewaffnete gehen zuerst, wo es geht.
junta-ask-minister-coach = Einer der beiden wird Minister für Innere Sicherheit und befehligt die Geheimpolizei. Er kann jede Nacht jemanden töten.
junta-ask-new-budget-coach = Mit dieser Karte nimmst du dem Präsidenten die abgelehnte Hilfe bis auf einen Schein und legst einen eigenen Haushalt vor. Geht er durch, behältst du, was du nicht versprochen hast.
junta-ask-no-confidence-coach = Eine Karte bestreitet, dass der Präsident amtsfähig ist; dann stimmt die Kammer über ihn ab. Gefragt werden alle; dass du gefragt wirst, verrät also nichts.
junta-ask-nominate-coach = Du darfst eine Person als Präsidenten vorschlagen, auch dich selbst. Nur Vorgeschlagene kann man wählen.
junta-ask-offices-coach = Jede Familie bekommt mindestens ein Amt, niemand mehr als zwei, niemand zwei Brigaden. Brigaden entscheiden einen Putsch, und der Minister kann jede Nacht jemanden töten.
junta-ask-pay-coach = Bezahle mit Scheinen, die du hast; gewechselt wird nicht. Wer zu viel zahlt, macht ein Geschenk.
junta-ask-permit-retreat-coach = Ein Geschlagener will sich zu deinen Einheiten zurückziehen. Lehnst du ab, muss er einen anderen Weg finden oder ist verloren.
junta-ask-police-coach = Auf den Straßen sind Aufrührer, und du schickst Polizei gegen sie. Reviere, die du leerst, stehen anderen offen.
junta-ask-president-coach = Das Amt ist frei, und du bestimmst den Präsidenten. Denk daran, dass er die Palastwache und den Haushalt hat.
junta-ask-recess-coach = Zwischen den Wahlgängen kann eine Karte die Abstimmung ändern. Gefragt werden alle; dass du gefragt wirst, verrät also nichts.
junta-ask-retreat-coach = Deine Einheiten sind geschlagen und müssen weichen. Geh dorthin, wo Freunde sind oder niemand.
junta-ask-rigged-coach = Eine manipulierte Abstimmung kann noch bestimmen, wer Präsident wird. Gefragt werden alle; dass du gefragt wirst, verrät also nichts.
junta-ask-safe-conduct-coach = Ein Exilant will durch deine Einheiten nach Hause. Lehnst du ab, wird er bei der Ankunft vielleicht erschossen.
junta-ask-safe-return-coach = Der Präsident, der dich erschießen ließe, ist tot. Wer jetzt zurückkehrt, ist sicher.
junta-ask-shed-coach = Sechs Karten sind erlaubt, offener Einfluss eingerechnet. Gib her, was du am wenigsten brauchst; alle sehen es.
junta-ask-shoot-coach = Ein Exilant ist ohne freies Geleit zurück, und du darfst ihn erschießen lassen. Er verliert seine Karten, und du nimmst sein Bargeld.
junta-ask-squad-coach = Der Sieger darf jemanden an die Wand stellen: Der ist für diese Runde tot, seine Karten sind weg, sein Bargeld gehört dir. Bei armen Feinden ist nichts zu holen, aber offene Rechnungen zählen auch.
junta-ask-start-coach = Du kannst jetzt putschen, indem du eine Einheit ziehst, eine Einheitenkarte spielst oder den Palast beschießt. Damit führst du die Aufständischen; am Ende müssen drei der fünf Schlüsselpositionen euch gehören.
junta-ask-tie-coach = Es steht unentschieden, und du als Präsident entscheidest. Ja zahlt wie versprochen.
junta-ask-vote-election-coach = Familie, Ämter und Einflusskarten geben dir Stimmen; benutzter Einfluss liegt offen und stimmt später wieder mit. Was du zurückhältst, kannst du im zweiten Wahlgang nachlegen.
junta-ask-vote-budget-coach = Ämter und Einflusskarten sind Stimmen für oder gegen den Haushalt. Wird er abgelehnt, behält der Präsident alles, die Bank schließt, und jeder hat einen Vorwand für einen Putsch.
junta-ask-vote-motion-coach = Die Kammer entscheidet, ob der Präsident amtsunfähig ist. Wenn ja, verliert er das Amt, und ein neuer wird gewählt.
junta-coach-unit = was es wert ist, in MP

## Worum es geht, neben einer Zahl; und ein leises Wort vor einer teuren Antwort.

junta-stake-cash = MP in der Tasche; weg, wenn du stirbst
junta-stake-account = MP in der Schweiz; die nimmt dir niemand
junta-stake-open = Stimmen liegen offen und sind noch nicht abgegeben
junta-stake-ahead = Stimmen für den, der vorn liegt
junta-stake-mine = Stimmen, die du jetzt geben kannst
junta-stake-count = Ja zu Nein bisher
junta-stake-missing = Stimmen, die für ein Ja noch fehlen
junta-stake-share = MP für dich, wenn er durchgeht
junta-stake-aid = MP Hilfe, und nur du weißt es
junta-stake-centres = Schlüsselpositionen hätten jetzt die Aufständischen
junta-stake-units = Einheiten unter deinem Befehl
junta-stake-hit = Aussicht auf mindestens einen Treffer, { $dice ->
    [one] mit einem Würfel
   *[other] mit { $dice } Würfeln
}
junta-stake-facing = deine Einheiten gegen die der anderen hier
junta-stake-area = du gegen die anderen: { $area }
junta-caution-rebel = Wer jetzt handelt, ist bis zum Ende des Putsches aufständisch. Gewinnt der Präsident, darf er dich erschießen lassen.
junta-caution-purse = Du trägst { $sum } MP bei dir. Wer dich heute Nacht findet, hat sie.
junta-doubt-rebel = Von da an bist du aufständisch und nie wieder regierungstreu. Misslingt es, sucht dir jemand eine Wand aus.
junta-doubt-resign = Die Präsidentschaft ist weg, und mit ihr die Hilfe, die Ämter und die Wache. Niemand gibt sie zurück.
junta-medal-promise = Orden des leeren Versprechens
junta-medal-promise-text = { $count } Millionen in der Kammer versprochen
junta-medal-door = Kreuz der falschen Tür
junta-medal-door-text = hat { $count } Attentäter überlebt
junta-medal-flowers = Kondolenzmedaille
junta-medal-flowers-text = hat { $count }-mal Blumen geschickt
junta-medal-barricade = Barrikade am Band
junta-medal-barricade-text = { $count }-mal aufständisch
junta-medal-suitcase = Orden vom gepackten Koffer
junta-medal-suitcase-text = { $count }-mal ins Exil
junta-medal-whisper = Großmeister des Flüsterns
junta-medal-whisper-text = { $count }-mal geflüstert und Hände geschüttelt

## Warum es so kam, und in welchem Maß der Abend gemessen wird.

junta-tally-aid = Hilfe in der Hand gehabt
junta-tally-paid = MP aus Haushalten bekommen
junta-tally-bank = am Schalter gewesen
junta-tally-dead = gestorben
junta-tally-exile = ins Exil gegangen
junta-fortune = Die Zahl daneben sagt, um wie viele MP es dich reicher oder ärmer machte; was in der Tasche lag, zählt halb.
