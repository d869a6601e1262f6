### Seite eins des Regelhefts von Junta, seine Kurzübersicht und seine Wörter.

junta-book-about = Sieben Familien, ein Palast und jede Runde ein Flugzeug voll Auslandshilfe. Einer ist Präsident und teilt sie auf; die anderen haben die Stimmen, das Heer und ein gutes Gedächtnis.
junta-book-win = Am meisten auf dem Schweizer Konto haben, wenn die Hilfe ausgeht. Bargeld zählt nichts.
junta-book-round = Sieben Stationen, zwei mehr, wenn das Heer eigene Ideen hat. Die Reihenfolge ändert sich nie, die Präsidenten schon.
junta-book-again = Dann beginnt die Runde von vorn, vielleicht unter neuer Leitung.

junta-book-stop-1 = Karten
junta-book-stop-1-text = Jeder zieht zwei. Über sechs, offener Einfluss eingerechnet, muss etwas weg.
junta-book-stop-2 = Ämter
junta-book-stop-2-text = Der Präsident verteilt die Uniformen. Jede Familie bekommt mindestens eine; zufrieden ist niemand.
junta-book-stop-3 = Hilfe
junta-book-stop-3-text = Der Präsident zieht acht Scheine Auslandshilfe. Wie viel das ist, sieht sonst niemand.
junta-book-stop-4 = Haushalt
junta-book-stop-4-text = Der Präsident sagt, wer was bekommt, und behält den Rest. Die Kammer stimmt darüber ab, in zwei Wahlgängen.
junta-book-stop-5 = Orte
junta-book-stop-5-text = Jeder versteckt sich heimlich für die Nacht: Bank, Zuhause, Hauptquartier, Freundin oder Nachtclub.
junta-book-stop-6 = Terror
junta-book-stop-6-text = Attentäter und Geheimpolizei nennen Person und Ort; dann werden alle Orte gezeigt. Der falsche Ort rettet ein Leben.
junta-book-stop-7 = Bank
junta-book-stop-7-text = Wer in der Bank ist und lebt, bewegt Geld zwischen Tasche und Konto.
junta-book-stop-8 = Putsch
junta-book-stop-8-text = Mit einem Vorwand oder vom Hauptquartier aus darf jeder außer dem Präsidenten marschieren. Drei der fünf Schlüsselpositionen entscheiden.
junta-book-stop-8-if = wenn einer beginnt
junta-book-stop-9 = Folgen
junta-book-stop-9-text = Die Sieger haben den Palast, jemand steht vielleicht an der Wand, und alle Einheiten kehren in die Kasernen zurück.
junta-book-stop-9-if = nach einem Putsch

junta-book-sheet-deal = Aufbau: { $players ->
    [2] Mini-Junta (J17): ein Präsident, ein Oppositionsführer und drei Strohmänner mit Ämtern. Vier Karten für jeden.
    [3] Junta zu dritt (J18): ein Präsident, ein Oppositionsführer, ein Minister, der zu keinem gehört, und zwei Strohmänner. Vier Karten für jeden.
   *[other] fünf Karten für jeden, kein Geld; dann wird der erste Präsident gewählt.
  }
junta-book-sheet-offices = Ämter: { $players ->
    [2] Der Präsident hat den Admiral, die Opposition eine Brigade, die Strohmänner den Rest.
    [3] Der Präsident hat den Admiral, einer ist Minister, einer General, die Strohmänner haben den Rest.
    [4] Jeder außer dem Präsidenten ist General und hat ein weiteres Amt.
    [5] Zwei der anderen haben zwei Ämter; niemand ist zweimal General.
    [6] Einer der anderen hat zwei Ämter; niemand ist zweimal General.
    [7] Für jeden eines.
   *[other] jede Familie mindestens eines, niemand mehr als zwei, niemand zwei Generäle.
  }
junta-book-sheet-votes = Stimmen: Familienoberhaupt 1, jedes Amt 1, Einfluss wie aufgedruckt. Benutzter Einfluss liegt offen und stimmt bei jeder späteren Abstimmung wieder mit.
junta-book-sheet-budget = Haushalt abgelehnt: Der Präsident behält alles, die Bank ist zu, es gibt einen Vorwand. Der Minister kann ihn erzwingen: Er wird gezahlt, die Polizei steht in der Kammer, die Bank ist über Mittag geschlossen.
junta-book-sheet-night = Tot: Bargeld an den Täter, Karten auf den Stapel, das Konto bleibt, nächste Runde zurück. Im Exil erreicht dich niemand; der Heimweg kann tödlich sein.
junta-book-sheet-pretext = Ein Vorwand: ein Mord, ein abgelehnter oder erzwungener Haushalt, gewisse Karten. Ohne ihn geht es nur vom Hauptquartier aus.
junta-book-sheet-fire = Ein Gefecht: drei Salven, ein Würfel je Einheit, jede 6 vernichtet eine Einheit. Wer zuerst da war, schießt zuerst. Palastwachen würfeln im Palast mit zwei Würfeln.
junta-book-sheet-end = Das Ende: Der Präsident findet beim Ziehen der Hilfe weniger als acht Scheine.

junta-term-votes = Stimmen
junta-term-votes-says = Was du in eine Abstimmung der Kammer werfen kannst: dein Oberhaupt, deine Ämter, deine Einfluss- und Stimmkarten.
junta-term-influence = Einfluss
junta-term-influence-says = Eine Karte mit Stimmen. Einmal benutzt, liegt sie offen vor dir und stimmt jedes Mal wieder mit; sie zählt zu deinen sechs Karten.
junta-term-cash = Bargeld
junta-term-cash-says = MP sind Millionen Pesos. Was in deiner Tasche steckt, sehen die anderen nicht: Es kauft und besticht, man kann es stehlen, und am Ende zählt es nichts.
junta-term-account = Schweizer Konto
junta-term-account-says = Geld in der Schweiz. Niemand kann es nehmen, nur in der Bank kommt man daran, und es allein entscheidet, wer gewinnt.
junta-term-stack = Der Stapel
junta-term-stack-says = Die Hilfe, die noch kommt, verdeckt. Findet der Präsident weniger als acht Scheine, ist das Spiel zu Ende.
junta-term-bank = Die Bank
junta-term-bank-says = Offen nach einem angenommenen Haushalt, den Rest der Runde geschlossen nach einem abgelehnten. Nach einem erzwungenen ist Mittagspause: Sie öffnet nur, wenn geputscht wird.
junta-term-pretext = Vorwand
junta-term-pretext-says = Ein Grund für einen Putsch: ein Mord, ein abgelehnter Haushalt, gewisse Karten. Er gilt bis zum Ende der Runde.
junta-term-president = Präsident
junta-term-president-says = Zieht die Hilfe, legt den Haushalt vor, vergibt die Ämter, befehligt die Palastwache. Alle wollen ihn loswerden.
junta-term-minister = Minister für Innere Sicherheit
junta-term-minister-says = Hat vier Polizeieinheiten und die Geheimpolizei, kann einen Haushalt erzwingen und heimkehrende Exilanten erschießen lassen.
junta-term-brigade = Brigade
junta-term-brigade-says = Sechs Heereseinheiten unter einem General. Im Putsch marschieren sie auf den Straßen.
junta-term-centre = Schlüsselposition
junta-term-centre-says = Zentralbank, Abgeordnetenkammer, Präsidentenpalast, Hauptbahnhof, Rundfunksender. Wer drei von fünf hält, gewinnt den Putsch.
junta-term-rebel = Aufständischer
junta-term-rebel-says = Wer im Putsch gegen den Präsidenten handelt. Regierungstreu wird man nicht wieder; wer verliert, kann erschossen werden.
junta-term-exile = Exil
junta-term-exile-says = In eine Botschaft geflohen, wo dich niemand erreicht. Keine Stimmen, keine Bank; sicher kehrt nur zurück, wer freies Geleit hat.
junta-term-assassin = Attentäter
junta-term-assassin-says = Eine Karte, die eine Person an einem Ort tötet, wenn diese dort ist und der Würfel mitspielt.
junta-term-ballot = Wahlgang
junta-term-ballot-says = Jede Abstimmung hat zwei: Was du im ersten zurückhältst, kannst du im zweiten noch hineinwerfen.
junta-term-office = Amt
junta-term-office-says = Eine Stimme mehr, und oft Soldaten. Jede Familie hat mindestens eines, niemand mehr als zwei.
junta-term-orphaned = Verwaistes Amt
junta-term-orphaned-says = Wer es hat, ist tot oder im Exil. Eines führt für den Präsidenten sein Schwager, mit Stimme und Soldaten; alle anderen sind eingefroren.
junta-term-hand = Politische Karten
junta-term-hand-says = Höchstens sechs, offener Einfluss eingerechnet. Was du auf der Hand hast, siehst nur du.
junta-term-vote-card = Stimmkarte
junta-term-vote-card-says = Stimmen für einen Wahlgang einer Abstimmung: hineingeworfen, gezählt, weg.
junta-term-bribe = Bestechung
junta-term-bribe-says = Kauft einen Attentäter oder im Putsch fremde Soldaten. Der Preis wird vor der Wirkung bezahlt.
junta-term-donation = Spende
junta-term-donation-says = Ein Schein oben vom Stapel, für dich allein, jederzeit.
junta-term-event = Ereignis
junta-term-event-says = Jede sagt, wann sie gespielt werden kann: manche jederzeit, manche nur im Putsch, manche sind der Vorwand dafür.
junta-term-place = Aufenthaltsort
junta-term-place-says = Wo jemand die Nacht verbringt, geheim gewählt. Attentäter klopfen an eine Tür; nur in der Bank kommt man an sein Konto.
junta-term-target = Zielperson
junta-term-target-says = Wer einem Attentäter genannt wurde, spielt keine Karten, bis die Türen geöffnet sind.
junta-term-guard = Palastwache
junta-term-guard-says = Die Truppe des Präsidenten. Wer auf sie feuert, ist aufständisch, wann immer es geschieht.
junta-term-police = Polizei
junta-term-police-says = Vier Einheiten unter dem Minister für Innere Sicherheit.
junta-term-landing = Fallschirmjäger und Marineinfanterie
junta-term-landing-says = Landen einmal im Putsch, im Zug ihres Kommandeurs: Fallschirmjäger überall, die Marineinfanterie am Fluss.
junta-term-crowd = Einheiten aus einer Karte
junta-term-crowd-says = Nach dem Putsch verlassen sie den Plan. Unbewaffnete, rot gezeichnet, würfeln zu zweit mit einem Würfel.
junta-term-bombardment = Luftangriff und Kanonenboot
junta-term-bombardment-says = Feuern vor der ersten Salve. Die Luftwaffe hat drei Angriffe je Putsch mit sechs Würfeln, das Kanonenboot feuert einmal je Phase mit drei.
junta-location-bank-says = Nur von hier ist das Schweizer Konto zu erreichen, wenn du den Morgen erlebst und die Bank offen ist.
junta-location-headquarters-says = Wer die Nacht hier verbringt, darf ohne Vorwand einen Putsch auslösen.
junta-location-home-says = Wer hier schläft, dem nehmen Einbrecher nichts ab. Attentäter müssen es erraten wie jeden anderen Ort.
junta-location-mistress-says = Ein Besuch wie jeder andere. Er hat keine eigene Regel, und Attentäter müssen ihn erraten wie jeden anderen Ort.
junta-location-club-says = Eine Nacht wie jede andere. Sie hat keine eigene Regel, und Attentäter müssen den Ort erraten wie jeden anderen.
junta-term-notes = Scheine
junta-term-notes-says = Je 1, 2 oder 3 Millionen. Wechselgeld gibt es nicht: Was du versprichst, muss mit den gezogenen Scheinen zu zahlen sein.
junta-term-promised = Versprochen
junta-term-promised-says = Was der Haushalt den anderen gibt. Es wird gezahlt, wenn er angenommen wird.
junta-term-kept = Behalten
junta-term-kept-says = Was von der Hilfe übrig bleibt, kommt in die eigene Tasche des Präsidenten.
junta-term-volley = Salve
junta-term-volley-says = Jeder Kampf hat drei. Jede 6 vernichtet eine Einheit dessen, auf den gezielt wurde; alle schießen gleichzeitig.
