### Lektionen von Junta: was Don Fermín sagt, auf Deutsch.
### Ein Schritt hat einen Text und einen -title; -task sagt, was zu tun ist, -why, worauf es ankommt, -wrong, warum eine andere Antwort warten muss.

junta-lesson-first-name = Ein erster Abend
junta-lesson-first-line = Gewählt werden, die Hilfe teilen, die Nacht überleben, zur Bank kommen.

junta-lesson-first-welcome-title = Fünf Familien, eine Republik
junta-lesson-first-welcome = Jede Runde bringt ein Flugzeug Auslandshilfe. Einer von Ihnen ist Präsident und verteilt sie; die anderen haben das Heer, die Polizei und ein gutes Gedächtnis. Ich habe alles gesehen. Ich schreibe es auf.
junta-lesson-first-welcome-why = Nur was in der Schweiz liegt, zählt. Wer dort am meisten hat, wenn die Hilfe zu Ende geht, hat gewonnen.

junta-lesson-first-nominate-title = Erst muss jemand regieren
junta-lesson-first-nominate = Jeder darf eine Person vorschlagen, auch sich selbst. Bescheidenheit ist eine schöne Sache; gewählt worden ist sie noch nie.
junta-lesson-first-nominate-task = Schlagen Sie sich selbst vor
junta-lesson-first-nominate-wrong = Großzügig. Aber heute Abend lernen Sie regieren: Schlagen Sie sich selbst vor.

junta-lesson-first-votes-title = Wer hier wählt
junta-lesson-first-votes = Jede Familie hat eine Stimme, und jede Einflusskarte hat mehr: Ihre Bankiers 7, Ihre Radikalen 3. Einmal benutzt, liegen sie offen und stimmen bei jeder späteren Wahl wieder ab. Geben Sie alle sich selbst, dann stimmen Sie ab.
junta-lesson-first-votes-task = Geben Sie alle drei sich selbst
junta-lesson-first-votes-wrong = Sie haben mehr Freunde. Familienoberhaupt, Bankiers, Radikale: alle für Sie.

junta-lesson-first-accept-title = Zwölf Stimmen genügen
junta-lesson-first-accept = Doña Perpetua hat fünf, Don Aurelio vier. Sie dürfen das Amt ablehnen; das tut nie jemand.
junta-lesson-first-accept-task = Nehmen Sie an
junta-lesson-first-accept-wrong = Ablehnen ist erlaubt. Dann wäre dies eine sehr kurze Lektion.

junta-lesson-first-shed-title = Zwei Karten je Runde
junta-lesson-first-shed = Jeder zieht zwei. Sechs sind erlaubt, offener Einfluss eingerechnet, also muss eine weg. Der Hubschrauber und die Wachen der Bank kämpfen im Putsch, die Parteispende ist Geld, ein Stromausfall stört eine Abstimmung.
junta-lesson-first-shed-task = Werfen Sie eine Karte ab

junta-lesson-first-offices-title = Freunde in Uniform
junta-lesson-first-offices = Sie vergeben sechs Ämter, und jeder muss mindestens eines bekommen. Generäle und Befehlshaber haben Soldaten; der Minister für Innere Sicherheit hat die Geheimpolizei, und die kann jede Nacht jemanden töten. Wählen Sie ihn mit Bedacht.
junta-lesson-first-offices-why = Jedes Amt ist eine Stimme mehr, und Soldaten entscheiden einen Putsch.
junta-lesson-first-offices-task = Vergeben Sie alle sechs Ämter

junta-lesson-first-aid-title = Das Flugzeug ist gelandet
junta-lesson-first-aid = Acht Scheine zu 1, 2 oder 3 Millionen Pesos, kurz MP. Niemand außer Ihnen weiß, wie viel es ist, und niemand wird Ihnen glauben.

junta-lesson-first-budget-title = Etwas versprechen, den Rest behalten
junta-lesson-first-budget = Versprechen Sie ein wenig, und man stimmt für Sie. Versprechen Sie nichts, und man schießt. Was Sie nicht versprechen, bleibt in Ihrer Tasche, Exzellenz, und Taschen haben Löcher, etwa neun Millimeter weit. General Ocaso zu kaufen lohnt sich: Er hat die Kirche.
junta-lesson-first-budget-why = Die Kammer stimmt darüber ab. Lehnt sie ab, behalten Sie alles; aber die Bank bleibt zu, und jeder hat einen Vorwand für einen Putsch.
junta-lesson-first-budget-task = Versprechen Sie General Ocaso 3 Millionen
junta-lesson-first-budget-wrong = General Ocaso hat die zehn Stimmen der Kirche. Drei Millionen für ihn, was immer die anderen bekommen.

junta-lesson-first-the-vote-title = Die Abstimmung
junta-lesson-first-the-vote = Alle haben der Reihe nach ihre Stimmen gezeigt; Sie sprechen zuletzt. General Ocaso sagt ja, und zwar laut. Mit Ihren eigenen Stimmen kommt der Haushalt durch.
junta-lesson-first-the-vote-task = Stimmen Sie mit allem für Ja
junta-lesson-first-the-vote-wrong = Gegen den eigenen Haushalt? Das habe ich erst einmal gesehen. Stimmen Sie mit Ja.

junta-lesson-first-paid-title = Bezahlt
junta-lesson-first-paid = General Ocaso hat seine drei Millionen, Sie haben den Rest in der Tasche. In der Tasche, nicht in der Schweiz. Jetzt kommt die Nacht.

junta-lesson-first-night-title = Wo verbringen Sie den Abend?
junta-lesson-first-night = Jeder wählt heimlich einen Ort. Nur in der Bank können Sie Geld auf Ihr Konto legen. Deshalb sucht man Sie dort zuerst: Wer einen Mörder schickt, muss den Ort erraten.
junta-lesson-first-night-why = Wer jemanden tötet, nimmt, was dieser bei sich trägt. Das Konto bleibt, wem es gehört.
junta-lesson-first-night-task = Gehen Sie zur Bank
junta-lesson-first-night-wrong = Sicherer vielleicht. Aber elf Millionen brennen Ihnen in der Tasche: zur Bank.

junta-lesson-first-terror-title = Niemand ist gekommen
junta-lesson-first-terror = Erst werden Attentäter und Polizei losgeschickt, jeder gegen eine Person an einem Ort; dann werden alle Orte aufgedeckt. Heute Nacht kam niemand zu Ihnen. Das verdanken Sie mir. An einem richtigen Tisch verdankt man es niemandem.

junta-lesson-first-bank-title = Der Schalter
junta-lesson-first-bank = Einzahlen, abheben, wie Sie wollen. Was hier liegt, erreicht keine Kugel, und Ihre Erben bekommen es: Sterben Sie, spielt ein Vetter auf Ihrem Platz weiter.
junta-lesson-first-bank-task = Zahlen Sie etwas ein

junta-lesson-first-coup-title = Und der Putsch?
junta-lesson-first-coup = Am Ende einer Runde darf jemand marschieren: mit einem Vorwand, etwa einem Mord oder einem abgelehnten Haushalt, oder vom Hauptquartier aus. Sechs Phasen wird gekämpft, dann erklärt sich jeder für eine Seite. Wer drei der fünf Schlüsselpositionen hält, gewinnt und darf jemanden an die Wand stellen. Heute blieben sie in den Kasernen. Dafür gibt es eine eigene Lektion.

junta-lesson-first-end-title = Gestempelt
junta-lesson-first-end = Wahl, Karten, Ämter, Hilfe, Haushalt, Nacht, Bank, Putsch, und wieder von vorn, bis weniger als acht Scheine übrig sind. Sie haben alles gesehen außer dem Blut. Setzen Sie sich an einen richtigen Tisch: Der Ratgeber bleibt an Ihrer Seite.

junta-lesson-coup-name = Der Putsch
junta-lesson-coup-line = Marschieren, zuerst schießen, Farbe bekennen: drei von fünf Schlüsselpositionen.

junta-lesson-coup-pretext-title = Ein Vorwand
junta-lesson-coup-pretext = Die Kammer hat Don Aurelios Haushalt abgelehnt, und Sie, sein Minister, haben ihn erzwungen: Ihre Polizei steht bis jetzt in der Kammer. Das ist ein Vorwand, und mit einem Vorwand darf jeder außer dem Präsidenten einen Putsch beginnen. Ohne Vorwand nur, wer die Nacht im Hauptquartier verbracht hat.
junta-lesson-coup-pretext-why = Wer mindestens drei der fünf Schlüsselpositionen hält, gewinnt: Zentralbank, Abgeordnetenkammer, Präsidentenpalast, Hauptbahnhof, Rundfunksender.

junta-lesson-coup-start-title = Sechs Soldaten werden geweckt
junta-lesson-coup-start = Die Kammer haben Sie schon; zwei Schlüsselpositionen fehlen. Auch die 1. Brigade gehört Ihnen, und vom 1. Revier ist es ein Schritt zur Bank und einer zum Bahnhof. Das Revier ist leer: Sein Polizist steht in der Kammer.
junta-lesson-coup-start-why = Wer im Auftakt handelt, ist aufständisch und wird nie wieder regierungstreu. Der Erste ist der Anführer.
junta-lesson-coup-start-task = Marschieren Sie mit der ganzen 1. Brigade ins 1. Revier
junta-lesson-coup-start-wrong = Ein Putsch, gewiss, aber mit Plan: alle sechs aus der Kaserne der 1. Brigade ins 1. Revier.

junta-lesson-coup-bank-title = Ein Zug je Phase
junta-lesson-coup-bank = Sechs Phasen folgen. In jeder ziehen Sie einmal: einige oder alle Ihrer Einheiten aus einem Gebiet in ein benachbartes. Don Aurelio hat zwei Palastwachen auf den Marktplatz geschickt, und daneben liegt die Bank.
junta-lesson-coup-bank-task = Ziehen Sie drei Soldaten zur Zentralbank
junta-lesson-coup-bank-wrong = Drei zur Zentralbank; die anderen drei sind für den Bahnhof, und die Polizei bleibt, wo sie ist.

junta-lesson-coup-station-title = Man kommt zu Ihnen
junta-lesson-coup-station = Die beiden Wachen sind in die Bank eingedrungen. Ihre Leute dort stehen gut; lassen Sie sie stehen. Eine Schlüsselposition fehlt noch, und niemand bewacht sie.
junta-lesson-coup-station-task = Ziehen Sie die anderen drei zum Hauptbahnhof
junta-lesson-coup-station-wrong = Der Bahnhof ist frei, und Sie brauchen eine dritte Schlüsselposition: vom 1. Revier zum Hauptbahnhof.

junta-lesson-coup-fire-title = Wer zuerst da war, schießt zuerst
junta-lesson-coup-fire = Nach den Zügen kommen die Gefechte, jedes mit drei Salven. Einheiten, die schon da standen, haben Eröffnungsfeuer: Was sie treffen, ist fort, bevor es zurückschießt. Ein Soldat würfelt mit einem Würfel, und jede 6 vernichtet eine Einheit.
junta-lesson-coup-fire-why = Eine Palastwache würfelt im Palast mit zwei Würfeln, anderswo mit einem. Besser, man trifft sie hier.
junta-lesson-coup-fire-task = Feuern Sie mit allen drei Würfeln
junta-lesson-coup-fire-wrong = Sie sparen Munition. Ich habe Leute begraben, die das taten. Alle drei Würfel auf Don Aurelio.

junta-lesson-coup-declare-title = Farbe bekennen
junta-lesson-coup-declare = Zwei Sechsen; die Bank gehört Ihnen. Sechs Phasen sind vorbei, und nun erklärt sich jeder für den Präsidenten oder für die Aufständischen, der Anführer zuerst, was immer er vorher getan hat. Ihre Soldaten zählen für die Seite, die Sie jetzt nennen, und erst jetzt.
junta-lesson-coup-declare-task = Erklären Sie sich für die Aufständischen
junta-lesson-coup-declare-wrong = Für ihn? Drei Schlüsselpositionen fielen an ihn, und aufständisch bleiben Sie doch. Sie wissen, was er mit solchen Leuten macht.

junta-lesson-coup-junta-title = Drei von fünf
junta-lesson-coup-junta = Eine Schlüsselposition gehört den Aufständischen nur, wenn jede Einheit darin jemandem gehört, der sich für sie erklärt hat; eine leere gehört dem Präsidenten. Kammer, Bank und Bahnhof: Das genügt. General Ocaso hat sich für Sie erklärt und ist doch kein Aufständischer: Nur Aufständische wählen den neuen Präsidenten, und Sie sind der einzige.

junta-lesson-coup-squad-title = Die Wand
junta-lesson-coup-squad = Sie sind Präsident, Exzellenz. Sie dürfen einen beliebigen Spieler, der nicht im Exil ist, vor das Erschießungskommando stellen: Er ist für diese Runde tot, seine Karten sind fort, und sein Bargeld gehört Ihnen. Wählen Sie, wen Sie wollen; alle werden es sich merken.
junta-lesson-coup-squad-why = Hätte Don Aurelio gewonnen, hätte er einen Aufständischen dorthin stellen dürfen. Es gab nur einen.
junta-lesson-coup-squad-task = Entscheiden Sie über das Erschießungskommando

junta-lesson-coup-end-title = Die Ordnung ist wiederhergestellt
junta-lesson-coup-end = Die Einheiten kehren in ihre Kasernen zurück, und Sie vergeben die Ämter neu. Merken Sie sich eines: Ein Putsch kostet nichts als das Leben dessen, der ihn verliert. Zählen Sie also bis drei, bevor Sie marschieren. Gestempelt.

junta-lesson-night-name = Die Nacht
junta-lesson-night-line = Einen Ort wählen, die Geheimpolizei schicken, sehen, wer wo war.

junta-lesson-night-evening-title = Das Geld ist unterwegs
junta-lesson-night-evening = Der Haushalt ist angenommen: zwei Millionen für Sie, zwei für Doña Perpetua. Die Hilfe bestand aus acht Scheinen, und der Rest steckt in Don Aurelios Tasche. Was in der Tasche steckt, zählt am Ende nicht, also muss es zur Bank; das weiß jeder.
junta-lesson-night-evening-why = Sie sind Minister für Innere Sicherheit. Die Geheimpolizei hört auf Sie.

junta-lesson-night-place-title = Wo man besser nicht ist
junta-lesson-night-place = Jeder wählt verdeckt einen von fünf Orten. Wer Sie töten will, muss ihn nennen, und man fängt gern mit der Bank an. Sie tragen zwei Millionen bei sich; die können auf eine ruhigere Nacht warten.
junta-lesson-night-place-why = Das Zuhause hält Einbrecher fern, vom Hauptquartier aus darf man ohne Vorwand putschen, die Bank ist für Bankgeschäfte. Freundin und Nachtclub nützen nur dadurch, dass niemand an sie denkt.
junta-lesson-night-place-task = Wählen Sie einen Ort, nur nicht die Bank
junta-lesson-night-place-wrong = In einer Botschaft erreicht Sie niemand, aber wer im Exil ist, befiehlt auch keiner Polizei; und in der Bank wird man Sie suchen. Wählen Sie einen der vier anderen Orte.

junta-lesson-night-police-title = Sie sprechen zuerst
junta-lesson-night-police = Der Minister kündigt zuerst an, dann die anderen im Uhrzeigersinn: wer geschickt wird, gegen wen, an welchen Ort. Ihre Polizei kostet nichts und braucht keine Karte, einmal in der Nacht. Stimmt der Ort, ist der Mann tot. Wohin geht wohl jemand mit dem Anteil eines Präsidenten?
junta-lesson-night-police-why = In der Bank darf die Polizei nur jede zweite Runde zuschlagen: Nach einem Versuch dort ist sie in der nächsten vor ihr sicher. Attentäter von Karten dürfen es immer.
junta-lesson-night-police-task = Schicken Sie die Geheimpolizei gegen Don Aurelio, in die Bank
junta-lesson-night-police-wrong = Sie haben einen Versuch, und einer trägt die Hilfe bei sich. Don Aurelio, in der Bank.

junta-lesson-night-robbers-title = So viele Sie haben
junta-lesson-night-robbers = Alles, was Sie schicken, kündigen Sie jetzt an, in einem Zug. Ihre Einbrecher kosten nichts und brauchen keinen Ort: Sie nehmen jedem zwei Millionen ab, der nicht zu Hause und nicht tot ist. Doña Perpetua ist eben bezahlt worden.
junta-lesson-night-robbers-task = Schicken Sie die Einbrecher zu Doña Perpetua
junta-lesson-night-robbers-wrong = Contessa Bianca und General Ocaso wurde nichts versprochen, und einem Toten nehmen Einbrecher nichts ab. Doña Perpetua hat zwei Millionen.

junta-lesson-night-shown-title = Das Licht geht an
junta-lesson-night-shown = Doña Perpetua schickt Ihnen einen Psychopathen in die Bank. Erst wenn alles angekündigt ist, werden die Orte aufgedeckt, und zwar alle. Dann werden die Anschläge in der Reihenfolge ausgeführt, in der sie angekündigt wurden.

junta-lesson-night-dead-title = Blumen für Don Aurelio
junta-lesson-night-dead = Der richtige Mann, der richtige Ort. Sein Bargeld gehört Ihnen, ungesehen von den anderen; seine Karten werden abgelegt; sein Konto in der Schweiz bleibt seines. Er ist tot bis zum Ende der Runde, dann nimmt ein Verwandter seinen Platz ein.
junta-lesson-night-dead-why = Ein Mord ist ein Vorwand: Von nun an darf in dieser Runde jeder außer dem Präsidenten putschen.

junta-lesson-night-end-title = Sie waren anderswo
junta-lesson-night-end = Die Einbrecher haben zwei Millionen gebracht, und der Psychopath hat in der Bank niemanden gefunden. Der Tote war Präsident, also wird sofort ein neuer gewählt. Sie haben vierzehn Millionen in der Tasche, und morgen Abend fragt sich jemand, wohin Sie damit gehen. Gestempelt.

junta-lesson-budget-name = Der Haushalt von unten
junta-lesson-budget-line = Was Ihre Stimmen wert sind und was eine Ablehnung bewirkt.

junta-lesson-budget-promise-title = Nichts für niemanden
junta-lesson-budget-promise = Don Aurelio hat die Hilfe gezogen und verspricht niemandem etwas. Das ist erlaubt. Er hat sechzehn Stimmen: die eigene, die Sozialisten mit zehn und die Gewerkschaften mit fünf. Ohne Sie haben die anderen nicht so viele.
junta-lesson-budget-promise-why = Mehr Ja als Nein nimmt einen Haushalt an, mehr Nein als Ja lehnt ihn ab. Bei Gleichstand entscheidet der Präsident, und der stimmt selten gegen sich selbst.

junta-lesson-budget-vote-title = Neun Stimmen
junta-lesson-budget-vote = Sie sitzen links vom Präsidenten, also beginnen Sie; er kommt zuletzt. Ein Amt ist eine Stimme, und Ihre Konservativen sind acht. Neun Stimmen kosten einen klugen Präsidenten drei Millionen, und dieser hat nichts geboten. Sagen Sie mit beiden Nein, damit er es hört.
junta-lesson-budget-vote-why = Was abgegeben ist, gilt. Was Sie im ersten Wahlgang zurückhalten, dürfen Sie im zweiten noch abgeben.
junta-lesson-budget-vote-task = Stimmen Sie mit Nein, mit dem Admiral und den Konservativen
junta-lesson-budget-vote-wrong = Wer seine Stimmen verschenkt, dem verspricht man auch das nächste Mal nichts. Nein, und zwar mit beiden.

junta-lesson-budget-rejected-title = Dreiundzwanzig gegen sechzehn
junta-lesson-budget-rejected = Abgelehnt, und Ihre neun gaben den Ausschlag. Nun könnte jemand mit der passenden Karte einen neuen Haushalt vorlegen; danach könnte Contessa Bianca als Ministerin die Polizei in die Kammer schicken und diesen hier erzwingen. Auch ihr wurde nichts versprochen. Sie rührt keinen Finger.

junta-lesson-budget-place-title = Was es kostet
junta-lesson-budget-place = Das Geld nimmt ihm eine Ablehnung nicht: Don Aurelio behält alles, in bar. Aber die Bank ist für den Rest der Runde geschlossen, und jeder außer ihm hat einen Vorwand für einen Putsch. Ein reicher Mann, der nicht weiß, wohin damit: Solche Abende sind lang.
junta-lesson-budget-place-why = Sich kaufen zu lassen ist hier keine Schande. Zwei versprochene Millionen sind für beide besser als das; sagen Sie dem Präsidenten also vorher, was Ihre Stimmen kosten.
junta-lesson-budget-place-task = Wählen Sie einen Ort für die Nacht; die Bank ist geschlossen
junta-lesson-budget-place-wrong = Die Bank ist geschlossen, und fürs Exil gibt es noch keinen Grund. Wählen Sie einen der vier anderen Orte.

junta-lesson-budget-end-title = Eine Schweigeminute für den Haushalt
junta-lesson-budget-end = Morgen verspricht er mehr, falls er dann noch lebt. Zählen Sie vor jeder Abstimmung: seine Stimmen, die der anderen, Ihre. Entscheiden Ihre, dann haben sie einen Preis; entscheiden sie nicht, stimmen Sie für den, der zahlt. Gestempelt.

junta-lesson-bank-name = Die Bank
junta-lesson-bank-line = Wann sie offen ist, wie man hinkommt und wozu der Schalter da ist.

junta-lesson-bank-open-title = Die Bank ist offen
junta-lesson-bank-open = Ihr Haushalt ist angenommen, Exzellenz, also ist die Bank heute Abend offen. Nach einem abgelehnten ist sie bis zum Ende der Runde geschlossen; nach einem erzwungenen ist sie über Mittag geschlossen und öffnet nur, wenn jemand putscht.
junta-lesson-bank-open-why = Was in der Schweiz liegt, entscheidet das Spiel. Was in Ihrer Tasche liegt, entscheidet, wer Sie nachts besucht.

junta-lesson-bank-place-title = Der Weg dorthin
junta-lesson-bank-place = Nur wer die Nacht in der Bank verbringt und überlebt, kommt an den Schalter. Das weiß jeder, und jeder weiß, wer die Hilfe hat. Aber die Geheimpolizei darf dort nur jede zweite Runde zuschlagen, und hier hat niemand einen Attentäter. Ich habe nachgesehen.
junta-lesson-bank-place-task = Gehen Sie zur Bank
junta-lesson-bank-place-wrong = An jedem anderen Abend wäre das klug. Heute ist der Weg frei: zur Bank.

junta-lesson-bank-counter-title = Der Schalter
junta-lesson-bank-counter = Sie legen Scheine aus der Tasche aufs Konto oder zurück, wie Sie wollen; niemand sieht, wie viel. Behalten Sie ein wenig: Attentäter, Schmiergeld und Stimmen bezahlt man bar, und herausgegeben wird nicht.
junta-lesson-bank-counter-why = Das Konto gehört Ihnen auch, wenn Sie tot sind, und Ihre Erben spielen damit weiter. Nehmen kann es Ihnen niemand.
junta-lesson-bank-counter-task = Zahlen Sie etwas ein

junta-lesson-bank-end-title = Gestempelt in Zürich
junta-lesson-bank-end = Nun sollen die anderen raten, was Sie noch bei sich tragen. Wer jede Runde einzahlt, gewinnt langsam; wer auf den großen Abend wartet, gewinnt auf einmal oder wird gefunden. Sie werden sehen, zu welchen Sie gehören.

junta-lesson-deals-name = Geschäfte
junta-lesson-deals-line = Scheine gegen Karten, Karten gegen Karten, und Geld für ein Wort.

junta-lesson-deals-market-title = Alles hat seinen Preis
junta-lesson-deals-market = Der Haushalt ist durch, die Nacht steht bevor, und die Taschen sind noch voll. Jetzt wird gehandelt: Karten, Geldscheine und im Putsch sogar Soldaten dürfen jederzeit den Besitzer wechseln, außer bei jemandem, der gerade auf einer Liste steht.
junta-lesson-deals-market-why = Ein Tausch geschieht auf einen Schlag: beide Seiten oder keine. Was beide in der Hand halten, kann niemand brechen.

junta-lesson-deals-sell-title = Contessa Bianca fragt höflich
junta-lesson-deals-sell = Sie bietet zwei Millionen für Ihr Schmiergeld für die Polizei. Woher sie weiß, dass Sie es haben? Sie weiß es nicht; sie fragt jeden. Sie aber sind Minister: Die Polizei gehorcht Ihnen umsonst, und für Bestechung wird man in Ihrem Amt nicht auch noch bezahlt. Außer jetzt.
junta-lesson-deals-sell-task = Nehmen Sie das Angebot an
junta-lesson-deals-sell-wrong = Zwei Millionen für eine Karte, die Ihnen nichts nützt. Nehmen Sie ihr Angebot an; es liegt auf dem Zettel und am Handelstisch.

junta-lesson-deals-swap-title = Nun bieten Sie
junta-lesson-deals-swap = Der Ausländische Attentäter arbeitet weder für Präsidenten noch für Minister. Für Doña Perpetua schon. Der Handelstisch liegt im Telegramm hinter „Jederzeit kannst du“ und bei den Gesprächen. Machen Sie dort ein Angebot: diese Karte gegen eine beliebige von ihr. Ob sie eine hergeben kann, erfahren Sie erst, wenn sie antwortet.
junta-lesson-deals-swap-why = Die anderen sehen, dass Sie flüstern, und später, dass man sich die Hand gab. Worum es ging, sehen sie nicht.
junta-lesson-deals-swap-task = Bieten Sie Doña Perpetua den Ausländischen Attentäter für eine Karte beliebiger Art
junta-lesson-deals-swap-wrong = Dieses eine Mal nach meinem Diktat: an Doña Perpetua, den Ausländischen Attentäter, für eine Karte beliebiger Art und sonst nichts.

junta-lesson-deals-word-title = Drei Millionen für nichts
junta-lesson-deals-word = Politische Flüchtlinge haben Sie bekommen, zwei Stimmen wert. Und nun schiebt Ihnen Don Aurelio, der Präsident, drei Millionen herüber. Er verlangt nichts dafür. Er sagt nur, er vertraue darauf, dass Ihre Geheimpolizei heute Nacht schläft.
junta-lesson-deals-word-why = Versprechen über später binden niemanden. Der Handelstisch führt Buch darüber; vollstrecken wird es keiner.
junta-lesson-deals-word-task = Stecken Sie die drei Millionen ein
junta-lesson-deals-word-wrong = Ein Geschenk auszuschlagen wäre eine Beleidigung, und eine teure dazu. Nehmen Sie an.

junta-lesson-deals-place-title = Erst ein Alibi
junta-lesson-deals-place = Sieben Millionen haben Sie jetzt bei sich. Die anderen haben ihren Ort schon gewählt, und Don Aurelio ist zur Bank gegangen, sonst hätte er nichts bezahlt. Sie selbst bleiben ihr heute besser fern: Falls geschossen wird, dann dort.
junta-lesson-deals-place-task = Wählen Sie einen Ort, aber nicht die Bank
junta-lesson-deals-place-wrong = Nicht zur Bank, und fürs Exil ist es zu früh. Zuhause, Nachtclub, Freundin, Hauptquartier: irgendetwas mit Zeugen.

junta-lesson-deals-night-title = Was ist Ihr Wort wert?
junta-lesson-deals-night = Sie haben sein Geld, und Sie kennen seine Adresse. Schläft die Polizei, kommt er zum Schalter. Schicken Sie sie zur Bank, gehört Ihnen auch der Rest. Die Regeln sagen dazu nichts. Ich auch nicht.
junta-lesson-deals-night-task = Halten Sie Wort, oder brechen Sie es

junta-lesson-deals-end-title = Quittung
junta-lesson-deals-end = Wer Wort hält, dem bietet man morgen wieder etwas; wer es bricht, ist heute reicher und verhandelt künftig nur noch Zug um Zug. Beides sind ehrbare Geschäftsmodelle. Merken Sie sich nur: Ware gegen Ware ist sicher, Ware gegen Worte ist Politik. Gestempelt.

junta-lesson-mini-name = Mini-Junta
junta-lesson-mini-line = Zwei Spieler, drei Strohmänner, und jeder von ihnen hat einen Tarif.

junta-lesson-mini-welcome-title = Eine kleine Republik
junta-lesson-mini-welcome = Zu zweit fehlt es an Gesellschaft. Deshalb sitzen drei Strohmänner mit am Tisch: der Bart, der Hut und das Cocktailglas. Sie haben Ämter, Karten und Soldaten, aber keine Meinung. Die kauft man ihnen.
junta-lesson-mini-welcome-why = Einer führt die Regierung, der andere die Opposition. Gewonnen hat auch hier, wer am Ende mehr in der Schweiz hat.

junta-lesson-mini-leader-title = Gewählt wird nicht
junta-lesson-mini-leader = Sie richten den Abend aus, also bestimmen Sie, wer anfängt. Der Präsident ist auch Admiral. Der andere wird General und befehligt die Luftwaffe. Wechselt das Amt später, entscheidet, wer die meisten Stimmen hinter sich hat.
junta-lesson-mini-leader-task = Machen Sie sich selbst zum Präsidenten
junta-lesson-mini-leader-wrong = Ritterlich. Aber die Contessa kann schon regieren, und Sie sollen es lernen: Sie selbst.

junta-lesson-mini-brigade-title = Eine Brigade für die Dame
junta-lesson-mini-brigade = Die Opposition bekommt eine der drei Brigaden; welche, bestimmen Sie jede Runde neu. Die beiden anderen und das Ministerium gehen an die Strohmänner.
junta-lesson-mini-brigade-task = Geben Sie Contessa Bianca die 1. Brigade
junta-lesson-mini-brigade-wrong = Das ginge auch. Damit meine Zahlen stimmen, bekommt sie heute die 1. Brigade.

junta-lesson-mini-budget-title = Drei Tarife
junta-lesson-mini-budget = Was Sie einem Strohmann versprechen, entscheidet mit einem Würfel, wem er dient. Mit 3 Millionen kommt der Hut bei einer 1 bis 3 zu Ihnen. Das Cocktailglas hat die Kirche und ist teurer: nur bei 1 oder 2. Der Bart ist Minister, und Minister kosten wie der nächste Stand: ebenfalls 1 oder 2. Ohne Geld gehen alle drei zur Contessa.
junta-lesson-mini-budget-why = Mehr Geld hilft: mit 5 Millionen der Hut bis 5, die beiden anderen bis 4. Bezahlen müssen Sie auch den, der überläuft.
junta-lesson-mini-budget-task = Versprechen Sie jedem Strohmann mindestens 3 Millionen
junta-lesson-mini-budget-wrong = Unter drei Millionen nimmt sich keiner der drei ernst. Jedem mindestens drei; die Contessa darf leer ausgehen.

junta-lesson-mini-factions-title = Zwei von dreien
junta-lesson-mini-factions = Der Bart und der Hut sind gekauft. Das Cocktailglas hat eine Sechs gewürfelt; dagegen hilft kein Geld. Es gehört bis zum nächsten Haushalt der Contessa, mitsamt der Kirche und der 3. Brigade. Seine Millionen bekommt es trotzdem.

junta-lesson-mini-vote-title = Sie stimmen für drei
junta-lesson-mini-vote = Contessa Bianca hat 16 Stimmen gegen Sie aufgebracht, elf davon durch das Cocktailglas. Sie stimmen mit allem, was Ihnen und Ihren Strohmännern gehört: Ämter und offene Einflusskarten. Zählen Sie: Es sind 18.
junta-lesson-mini-vote-task = Stimmen Sie mit allem für Ja
junta-lesson-mini-vote-wrong = Alle sieben, und alle für Ja: Fehlt eine große, ist der Haushalt dahin.

junta-lesson-mini-paid-title = Die Monarchisten haben entschieden
junta-lesson-mini-paid = Ohne den Bart und seine Monarchisten stünde es 14 zu 20. Der Haushalt ist angenommen, und jeder hat sein Geld, auch das Cocktailglas.

junta-lesson-mini-place-title = Der Abend, wie üblich
junta-lesson-mini-place = Sie wählen Ihren Ort wie in der großen Republik. Die Bank ist offen.
junta-lesson-mini-place-task = Gehen Sie zur Bank
junta-lesson-mini-place-wrong = Mit dem Rest der Hilfe in der Tasche? Zur Bank.

junta-lesson-mini-dummies-title = Und die Herren?
junta-lesson-mini-dummies = Auch Ihre Strohmänner brauchen einen Ort. Ein Strohmann hat kein Konto: Sitzt er in der Bank, zahlt er auf Ihres ein; sonst bekommen Sie sein Geld später in bar. Am Ende einer Runde hat keiner von ihnen noch etwas.
junta-lesson-mini-dummies-why = Was Sie einem treuen Strohmann zahlen, zahlen Sie sich selbst. Teuer sind nur die anderen.
junta-lesson-mini-dummies-task = Schicken Sie beide zur Bank
junta-lesson-mini-dummies-wrong = Dann käme ihr Geld nur in Ihre Tasche. Beide zur Bank.

junta-lesson-mini-police-title = Wem gehört die Polizei?
junta-lesson-mini-police = Wer den Minister in seiner Fraktion hat, befehligt die Geheimpolizei. Das sind Sie. Eigene Strohmänner darf man nicht ermorden lassen; das Cocktailglas und die Contessa schon.
junta-lesson-mini-police-task = Schicken Sie die Geheimpolizei irgendwohin
junta-lesson-mini-police-wrong = Sie kostet nichts, und Raten ist gesund. Nennen Sie jemanden und einen Ort.

junta-lesson-mini-bank-title = Der Schalter
junta-lesson-mini-bank = Zuerst Sie, dann zahlen der Bart und der Hut für Sie ein. Das Geld des Cocktailglases geht an die Contessa, und zwar in bar, denn in der Bank war es nicht.
junta-lesson-mini-bank-task = Zahlen Sie etwas ein

junta-lesson-mini-end-title = Zwei sind genug
junta-lesson-mini-end = Im Putsch ziehen Sie auch die Soldaten Ihrer Strohmänner; sie stehen auf Ihrer Seite, denn eine andere kennen sie nicht. Zu dritt geht es ebenso, nur ist der Minister dann ein Mensch und gehört zu niemandem. Gestempelt.
