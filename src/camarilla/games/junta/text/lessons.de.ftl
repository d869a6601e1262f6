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
junta-lesson-first-accept = Doña Lola hat fünf, Don Aurelio vier. Sie dürfen das Amt ablehnen; das tut nie jemand.
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
junta-lesson-first-aid = Acht Scheine zu 1, 2 oder 3 Millionen. Niemand außer Ihnen weiß, wie viel es ist, und niemand wird Ihnen glauben.

junta-lesson-first-budget-title = Etwas versprechen, den Rest behalten
junta-lesson-first-budget = Versprechen Sie ein wenig, und man stimmt für Sie. Versprechen Sie nichts, und man schießt. Was Sie nicht versprechen, bleibt in Ihrer Tasche, Exzellenz, und Taschen haben Löcher, etwa neun Millimeter weit. El Tío zu kaufen lohnt sich: Er hat die Kirche.
junta-lesson-first-budget-why = Das Parlament stimmt darüber ab. Lehnt es ab, behalten Sie alles; aber die Bank bleibt zu, und jeder hat einen Vorwand für einen Putsch.
junta-lesson-first-budget-task = Versprechen Sie El Tío 3 Millionen
junta-lesson-first-budget-wrong = El Tío hat die zehn Stimmen der Kirche. Drei Millionen für ihn, was immer die anderen bekommen.

junta-lesson-first-the-vote-title = Die Abstimmung
junta-lesson-first-the-vote = Alle haben der Reihe nach ihre Stimmen gezeigt; Sie sprechen zuletzt. El Tío sagt ja, und zwar laut. Mit Ihren eigenen Stimmen kommt der Haushalt durch.
junta-lesson-first-the-vote-task = Stimmen Sie mit allem für ja
junta-lesson-first-the-vote-wrong = Gegen den eigenen Haushalt? Das habe ich erst einmal gesehen. Stimmen Sie mit ja.

junta-lesson-first-paid-title = Bezahlt
junta-lesson-first-paid = El Tío hat seine drei Millionen, Sie haben den Rest in der Tasche. In der Tasche, nicht in der Schweiz. Jetzt kommt die Nacht.

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
junta-lesson-first-coup = Am Ende einer Runde darf jemand marschieren: mit einem Vorwand, etwa einem Mord oder einem abgelehnten Haushalt, oder vom Hauptquartier aus. Sechs Phasen wird gekämpft, dann erklärt sich jeder für eine Seite. Wer drei der fünf Machtzentren hält, gewinnt und darf jemanden an die Wand stellen. Heute blieben sie in den Kasernen. Dafür gibt es eine eigene Lektion.

junta-lesson-first-end-title = Gestempelt
junta-lesson-first-end = Wahl, Karten, Ämter, Hilfe, Haushalt, Nacht, Bank, Putsch, und wieder von vorn, bis weniger als acht Scheine übrig sind. Sie haben alles gesehen außer dem Blut. Setzen Sie sich an einen richtigen Tisch: Der Ratgeber bleibt an Ihrer Seite.
