### Junta. Texte des Spiels, auf Deutsch.

## Titel

junta-title = Junta
junta-short = Junta
junta-tagline = Sieben Familien, ein Palast und Hilfsgelder, die eigentlich für jemand anderen gedacht waren.
junta-reconstructed-cards = Stimmen, Preise und Wirkungen vieler Karten; der siebte Attentäter; die Zahl der Einheiten auf Putschkarten.
junta-reconstructed-map = Die meisten Grenzen der Stadt, zwei Viertel und drei Botschaften.
junta-reconstructed-units = Wie viele Bankwachen, Milizen und Volkswehren es gibt.

## Familien (J1.1)

junta-family-0 = Sonnenbrille
junta-family-1 = Taschenuhr
junta-family-2 = Bart
junta-family-3 = Hut
junta-family-4 = Cocktailglas
junta-family-5 = Brillantnadel
junta-family-6 = Zigarrenspitze

## Ämter (J1.4)

junta-office-president = Präsident
junta-office-minister = Minister für Innere Sicherheit
junta-office-general1 = General der 1. Brigade
junta-office-general2 = General der 2. Brigade
junta-office-general3 = General der 3. Brigade
junta-office-admiral = Admiral
junta-office-air = Luftwaffenkommandeur

## Phasen (J2.1)

junta-phase-0 = Erste Wahl
junta-phase-1 = Karten ziehen
junta-phase-2 = Ämter vergeben
junta-phase-3 = Hilfsgelder
junta-phase-4 = Haushalt
junta-phase-5 = Aufenthaltsorte
junta-phase-6 = Terror
junta-phase-7 = Bank
junta-phase-8 = Putsch
junta-phase-9 = Putschfolgen
junta-coup-phase-0 = Auftakt
junta-coup-phase-1 = Putschphase 1
junta-coup-phase-2 = Putschphase 2
junta-coup-phase-3 = Putschphase 3
junta-coup-phase-4 = Putschphase 4
junta-coup-phase-5 = Putschphase 5
junta-coup-phase-6 = Putschphase 6

## Aufenthaltsorte (J9.0)

junta-location-bank = Bank
junta-location-headquarters = Hauptquartier
junta-location-home = Zuhause
junta-location-mistress = Freundin
junta-location-club = Nachtclub
junta-location-exile = Exil
junta-ui-into-exile = Oder ins Exil, in die Botschaft:

## Zustand der Bank, Putschmarke, Seiten, Fraktionen

junta-bank-open = Die Bank ist offen
junta-bank-lunch = Über Mittag geschlossen
junta-bank-closed = Die Bank ist geschlossen
junta-marker-safe = Bank ist sicher
junta-marker-shooting = Schießerei in der Bank
junta-pretext-yes = Vorwand für einen Putsch
junta-pretext-no = Kein Vorwand
junta-side-president = für den Präsidenten
junta-side-rebels = für die Aufständischen
junta-faction-government = Regierung
junta-faction-opposition = Opposition
junta-faction-none = noch keine Fraktion

## Gebiete der Stadt (J13.0)

junta-area-PAL = Präsidentenpalast
junta-area-CHA = Abgeordnetenkammer
junta-area-RAD = Rundfunksender
junta-area-BNK = Zentralbank
junta-area-STA = Hauptbahnhof
junta-area-UNI = Universitätsviertel
junta-area-MIL = Millionärsviertel
junta-area-MKT = Marktplatz
junta-area-SLU = Elendsviertel
junta-area-DOC = Werften
junta-area-SRS = Vorort Südfluss
junta-area-NSU = Nordvorstadt
junta-area-OLD = Altstadt
junta-area-B1 = Kaserne der 1. Brigade
junta-area-B2 = Kaserne der 2. Brigade
junta-area-B3 = Kaserne der 3. Brigade
junta-area-P1 = 1. Revier
junta-area-P2 = 2. Revier
junta-area-P3 = 3. Revier
junta-area-P4 = 4. Revier
junta-area-E1 = Botschaft der Großmacht
junta-area-E2 = Botschaft Mexikos
junta-area-E3 = Botschaft der neutralen Kantone
junta-area-E4 = Botschaft des Nachbarlandes
junta-area-kind-power = Schlüsselposition
junta-area-kind-district = Viertel
junta-area-kind-barracks = Kaserne
junta-area-kind-precinct = Revier
junta-area-kind-embassy = Botschaft

## Einheiten (J3.2, J5.C.49 bis J5.C.57)

junta-unit-palace_guard = Palastwache
junta-unit-police = Polizei
junta-unit-brigade1 = 1. Brigade
junta-unit-brigade2 = 2. Brigade
junta-unit-brigade3 = 3. Brigade
junta-unit-paratroopers = Fallschirm­jäger
junta-unit-marines = Marine­infanterie
junta-unit-striker = Streikende
junta-unit-student = Studenten
junta-unit-demonstrator = Demonstranten
junta-unit-rioter = Aufrührer
junta-unit-bank_guard = Bankwachen
junta-unit-militia = Miliz
junta-unit-peoples_guard = Volkswehr
junta-unit-helicopter = Hubschrauber
junta-unit-gunboat = Kanonenboot
junta-unit-air_strike = Luftangriff

## Karten (J5.C): Name, Text und wann sie gespielt werden

junta-card-1-name = Kirche
junta-card-1-text = 10 Stimmen. Die Kanzel ist der älteste Sender im Land.
junta-card-1-when = Jederzeit
junta-card-2-name = Konser­vative
junta-card-2-text = 8 Stimmen. Dafür, dass alles bleibt, wo es ist, vor allem das Geld.
junta-card-2-when = Jederzeit
junta-card-3-name = Bankiers
junta-card-3-text = 7 Stimmen und 1 MP je Runde zum Preis eines Attentäters oder einer Bestechung.
junta-card-3-when = Jederzeit
junta-card-4-name = Christ­demokraten
junta-card-4-text = 5 Stimmen, 10 solange du die Kirche hast.
junta-card-4-when = Jederzeit
junta-card-5-name = Sozialisten
junta-card-5-text = 5 Stimmen, 10 solange du die Gewerkschaften hast.
junta-card-5-when = Jederzeit
junta-card-6-name = Gewerk­schaften
junta-card-6-text = 5 Stimmen. Sie streiken für dich oder gegen dich.
junta-card-6-when = Jederzeit
junta-card-7-name = Professoren
junta-card-7-text = 3 Stimmen, 6 solange du die Studenten hast.
junta-card-7-when = Jederzeit
junta-card-8-name = Studenten
junta-card-8-text = 3 Stimmen, die meisten davon vor Mittag.
junta-card-8-when = Jederzeit
junta-card-9-name = Bauern
junta-card-9-text = 3 Stimmen. Gefragt hat sie noch keiner.
junta-card-9-when = Jederzeit
junta-card-10-name = Radikale
junta-card-10-text = 3 Stimmen und Bekanntschaften, über die man nicht spricht.
junta-card-10-when = Jederzeit
junta-card-11-name = Monar­chisten
junta-card-11-text = 3 Stimmen und 1 MP je Runde zum Preis eines Attentäters oder einer Bestechung.
junta-card-11-when = Jederzeit
junta-card-12-name = Mani­pulierte Ab­stimmung
junta-card-12-text = 10 Stimmen, sobald sich der Rauch verzogen hat.
junta-card-12-when = Nach einem Putsch
junta-card-13-name = Politische Flüchtlinge
junta-card-13-text = 2 Stimmen in einem Wahlgang. Sie wählen, wo sie gerade sind.
junta-card-13-when = Dein Stimmzug
junta-card-14-name = Anarcho-Syndi­kalisten
junta-card-14-text = 2 Stimmen in einem Wahlgang. Sie enthalten sich grundsätzlich, nur heute nicht.
junta-card-14-when = Dein Stimmzug
junta-card-15-name = Bauernstimmen
junta-card-15-text = 2 Stimmen in einem Wahlgang. Angeliefert auf dem Karren.
junta-card-15-when = Dein Stimmzug
junta-card-16-name = Marxisten-Leninisten
junta-card-16-text = 2 Stimmen in einem Wahlgang. Nach kurzer Spaltung in drei Parteien.
junta-card-16-when = Dein Stimmzug
junta-card-17-name = Mehrfach­wähler
junta-card-17-text = 2 Stimmen in einem Wahlgang. Früh und oft.
junta-card-17-when = Dein Stimmzug
junta-card-18-name = Schwarz­händler
junta-card-18-text = 3 Stimmen in einem Wahlgang. Drei zum Preis von zwei.
junta-card-18-when = Dein Stimmzug
junta-card-19-name = Tote wählen mit
junta-card-19-text = 3 Stimmen in einem Wahlgang. Die Beteiligung ist bemerkenswert.
junta-card-19-when = Dein Stimmzug
junta-card-20-name = Mittel­schicht
junta-card-20-text = 3 Stimmen in einem Wahlgang. Beide Familien.
junta-card-20-when = Dein Stimmzug
junta-card-21-name = Generäle a. D.
junta-card-21-text = 3 Stimmen in einem Wahlgang. Im Ruhestand, nicht harmlos.
junta-card-21-when = Dein Stimmzug
junta-card-22-name = Radikaler Attentäter
junta-card-22-text = Braucht die Radikalen. Tötet am richtigen Ort.
junta-card-22-when = Terror: deine Ansage
junta-card-23-name = Amateur-Attentäter
junta-card-23-text = 1 MP. Am richtigen Ort ein Würfel: 4 bis 6 tötet.
junta-card-23-when = Terror: deine Ansage
junta-card-24-name = Aus­ländischer Attentäter
junta-card-24-text = 1 MP. Tötet am richtigen Ort. Nicht für Präsident und Minister.
junta-card-24-when = Terror: deine Ansage
junta-card-25-name = Profi-Attentäter
junta-card-25-text = 2 MP. Tötet am richtigen Ort.
junta-card-25-when = Terror: deine Ansage
junta-card-26-name = Psycho­pathischer Attentäter
junta-card-26-text = Kostenlos. Ein Würfel: 1 bis 3 versucht er es, 4 oder 5 vergisst er es, bei 6 kommt er vielleicht zu dir.
junta-card-26-when = Terror: deine Ansage
junta-card-27-name = Monar­chistischer Attentäter
junta-card-27-text = Braucht die Monarchisten. Tötet am richtigen Ort oder wehrt einen Anschlag auf dich ab.
junta-card-27-when = Terror: Ansage oder Abwehr
junta-card-28-name = Einbrecher
junta-card-28-text = Nenne einen Spieler: Ist er nicht zu Hause, gibt er 2 MP her.
junta-card-28-when = Terror: deine Ansage
junta-card-29-name = Schmiergeld für den Attentäter
junta-card-29-text = 2 MP. Ein Anschlag, der dich töten würde, tut es nicht.
junta-card-29-when = Wenn dich ein Anschlag töten würde
junta-card-30-name = Prämie für die Geheimpolizei
junta-card-30-text = 2 MP. Das Ministerium verübt in dieser Runde einen Anschlag mehr.
junta-card-30-when = Terror: deine Ansage
junta-card-31-name = Schmiergeld: Polizei
junta-card-31-text = Je Einheit dieser Art in einem Gebiet 1 MP und ein Würfel: Mit Glück wechselt sie für den Rest des Putsches die Seite.
junta-card-31-when = Dein Putschzug
junta-card-32-name = Schmiergeld: 1. Brigade
junta-card-32-text = Je Einheit dieser Art in einem Gebiet 1 MP und ein Würfel: Mit Glück wechselt sie für den Rest des Putsches die Seite.
junta-card-32-when = Dein Putschzug
junta-card-33-name = Schmiergeld: 2. Brigade
junta-card-33-text = Je Einheit dieser Art in einem Gebiet 1 MP und ein Würfel: Mit Glück wechselt sie für den Rest des Putsches die Seite.
junta-card-33-when = Dein Putschzug
junta-card-34-name = Schmiergeld: 3. Brigade
junta-card-34-text = Je Einheit dieser Art in einem Gebiet 1 MP und ein Würfel: Mit Glück wechselt sie für den Rest des Putsches die Seite.
junta-card-34-when = Dein Putschzug
junta-card-35-name = Schmiergeld: Agitatoren
junta-card-35-text = Je Einheit dieser Art in einem Gebiet 1 MP und ein Würfel: Mit Glück wechselt sie für den Rest des Putsches die Seite.
junta-card-35-when = Dein Putschzug
junta-card-36-name = Parteispende
junta-card-36-text = Nimm den obersten Schein vom Stapel. Die Partei dankt.
junta-card-36-when = Jederzeit
junta-card-37-name = Parteispende
junta-card-37-text = Nimm den obersten Schein vom Stapel. Die Partei dankt.
junta-card-37-when = Jederzeit
junta-card-38-name = Parteispende
junta-card-38-text = Nimm den obersten Schein vom Stapel. Die Partei dankt.
junta-card-38-when = Jederzeit
junta-card-39-name = Parteispende
junta-card-39-text = Nimm den obersten Schein vom Stapel. Die Partei dankt.
junta-card-39-when = Jederzeit
junta-card-40-name = Studenten verteilen Flugblätter
junta-card-40-text = Nichts geschieht. Auch das steht im Flugblatt.
junta-card-40-when = Jederzeit
junta-card-41-name = Bündnis bricht
junta-card-41-text = Ein anderer Spieler legt eine seiner ausliegenden Einflusskarten ab, nach seiner Wahl.
junta-card-41-when = Jederzeit
junta-card-42-name = Bankferien
junta-card-42-text = Braucht die Bankiers. Die Bank bleibt in dieser Runde geschlossen.
junta-card-42-when = Jederzeit
junta-card-43-name = Kirchen­zerstörung
junta-card-43-text = Braucht die Kirche. In dieser Runde 5 Stimmen mehr in jeder Abstimmung.
junta-card-43-when = Jederzeit
junta-card-44-name = Spion in der Schweiz
junta-card-44-text = Braucht die Professoren. Erfahre, was auf einem Konto liegt.
junta-card-44-when = Jederzeit
junta-card-45-name = Ruf nach Reformen
junta-card-45-text = Braucht die Christdemokraten. In dieser Runde stimmst du mit den kleinen Einflusskarten aller anderen.
junta-card-45-when = Jederzeit
junta-card-46-name = Das jährliche Straßenfest
junta-card-46-text = Ein Vorwand für einen Putsch, mit Feuerwerk.
junta-card-46-when = Jederzeit
junta-card-47-name = Die Vereinten Nationen verurteilen
junta-card-47-text = Ein Vorwand für einen Putsch, aufs Schärfste.
junta-card-47-when = Jederzeit
junta-card-48-name = Farmerstreik
junta-card-48-text = Ein Vorwand für einen Putsch. Die Milch ist aus.
junta-card-48-when = Jederzeit
junta-card-49-name = Ver­teidigung der Zentral­bank
junta-card-49-text = 2 Bankwachen in der Zentralbank.
junta-card-49-when = Als Auslösung oder im Putschzug
junta-card-50-name = Volkswehr aufstellen
junta-card-50-text = 2 Einheiten Volkswehr in einem Viertel.
junta-card-50-when = Als Auslösung oder im Putschzug
junta-card-51-name = Miliz aufstellen
junta-card-51-text = 2 Einheiten Miliz in einem Viertel.
junta-card-51-when = Als Auslösung oder im Putschzug
junta-card-52-name = Hub­schrauber­angriff
junta-card-52-text = Der Hubschrauber. Er fliegt zwei Gebiete weit.
junta-card-52-when = Als Auslösung oder im Putschzug
junta-card-53-name = Generalstreik
junta-card-53-text = 6 Streikende in den Werften, auf dem Marktplatz oder im Elendsviertel. Zugleich der Vorwand.
junta-card-53-when = Als Auslösung oder im Putschzug
junta-card-54-name = Streik im Hafen
junta-card-54-text = 4 Streikende in den Werften. Zugleich der Vorwand.
junta-card-54-when = Als Auslösung oder im Putschzug
junta-card-55-name = Studenten­protest
junta-card-55-text = 6 Studenten im Universitätsviertel. Zugleich der Vorwand.
junta-card-55-when = Als Auslösung oder im Putschzug
junta-card-56-name = Demonstranten
junta-card-56-text = 6 Demonstranten auf dem Marktplatz. Zugleich der Vorwand.
junta-card-56-when = Als Auslösung oder im Putschzug
junta-card-57-name = Aufruhr im Elendsviertel
junta-card-57-text = 6 Aufrührer im Elendsviertel. Zugleich der Vorwand.
junta-card-57-when = Als Auslösung oder im Putschzug
junta-card-58-name = Bauern­aufstand
junta-card-58-text = Nenne eine Brigade: Sie ist bis zum Ende der Runde in der Provinz beschäftigt.
junta-card-58-when = Vor dem Putsch
junta-card-59-name = Kronprinz vom Lande
junta-card-59-text = Ein Würfel schickt eine Brigade bis zum Ende der Runde in die Provinz.
junta-card-59-when = Vor dem Putsch
junta-card-60-name = Kompetenz des Präsidenten umstritten
junta-card-60-text = Die Kammer stimmt ab. Mit zwei Dritteln ist der Präsident abgesetzt.
junta-card-60-when = Bei der Ämtervergabe
junta-card-61-name = Neuer Haushalt
junta-card-61-text = Nimm die Hilfsgelder dieser Runde bis auf einen Schein und schlage selbst einen Haushalt vor.
junta-card-61-when = Nach einem abgelehnten Haushalt
junta-card-62-name = Stromausfall
junta-card-62-text = Das Licht geht aus: Der erste Wahlgang gilt.
junta-card-62-when = Während einer Abstimmung
junta-card-63-name = Zählfehler
junta-card-63-text = Die Abstimmung ist nichtig und wird wiederholt.
junta-card-63-when = Während einer Abstimmung
junta-card-64-name = Sommerpause
junta-card-64-text = Die Abgeordneten sind am Strand: Der erste Wahlgang gilt.
junta-card-64-when = Zwischen den Wahlgängen
junta-card-kind-influence = Einfluss
junta-card-kind-vote = Stimmen
junta-card-kind-assassin = Attentäter
junta-card-kind-bribe = Schmiergeld
junta-card-kind-donation = Spende
junta-card-kind-event = Ereignis

## Schalter: Name, Hilfe, Werte

junta-switch-starting_hand = Starthand
junta-switch-starting_hand-help = Wie viele Karten jeder vor der ersten Wahl zieht.
junta-switch-starting_hand-5 = Fünf
junta-switch-starting_hand-6 = Sechs
junta-switch-influence_use = Gebrauch der Einflusskarten
junta-switch-influence_use-help = Ob eine Einflusskarte einmal je Abstimmung oder in beiden Wahlgängen stimmt.
junta-switch-influence_use-once_per_vote = Einmal je Abstimmung
junta-switch-influence_use-every_ballot_round = In jedem Wahlgang
junta-switch-round_two_candidates = Kandidaten im zweiten Wahlgang
junta-switch-round_two_candidates-help = Ob im zweiten Wahlgang neue Kandidaten genannt werden können.
junta-switch-round_two_candidates-nominated = Nur Vorgeschlagene des ersten
junta-switch-round_two_candidates-open = Auch neue Vorschläge
junta-switch-election_first_voter = Wer bei Wahlen beginnt
junta-switch-election_first_voter-help = Wer bei Wahlen nach der ersten beginnt.
junta-switch-election_first_voter-left_of_last_president = Links vom letzten Präsidenten
junta-switch-election_first_voter-minister = Der Minister
junta-switch-budget_first_voter = Wer beim Haushalt beginnt
junta-switch-budget_first_voter-help = Wer beginnt, wenn die Kammer über Haushalt oder Antrag abstimmt.
junta-switch-budget_first_voter-left_of_president = Links vom Präsidenten
junta-switch-budget_first_voter-president = Der Präsident
junta-switch-target_cash_lock = Bargeld eines Ziels
junta-switch-target_cash_lock-help = Ob jemand, der als Ziel genannt ist, sein Bargeld noch bewegen darf.
junta-switch-target_cash_lock-on = Gesperrt
junta-switch-target_cash_lock-off = Frei
junta-switch-lunch_reopens = Nach der Mittagspause
junta-switch-lunch_reopens-help = Wann eine über Mittag geschlossene Bank wieder öffnet.
junta-switch-lunch_reopens-after_coup = Nach einem Putsch
junta-switch-lunch_reopens-always = Am Ende jeder Runde
junta-switch-rebels_fire_at_rebels = Aufständische gegeneinander
junta-switch-rebels_fire_at_rebels-help = Ob Aufständische aufeinander schießen dürfen.
junta-switch-rebels_fire_at_rebels-allowed = Erlaubt
junta-switch-rebels_fire_at_rebels-forbidden = Verboten
junta-switch-move_part = Teile ziehen
junta-switch-move_part-help = Ob man beim Ziehen Einheiten zurücklassen darf.
junta-switch-move_part-some_or_all = Einige oder alle
junta-switch-move_part-whole_stack = Den ganzen Stapel
junta-switch-bombard_target = Ansage der Beschießung
junta-switch-bombard_target-help = Wann das Gebiet einer Beschießung angesagt wird.
junta-switch-bombard_target-movement_turn = Im Bewegungszug
junta-switch-bombard_target-combat_segment = Im Gefechtsabschnitt
junta-switch-combat_order = Reihenfolge der Gefechte
junta-switch-combat_order-help = Ob Gefechte nacheinander oder Salve für Salve geführt werden.
junta-switch-combat_order-area_by_area = Gebiet für Gebiet
junta-switch-combat_order-all_areas_per_volley = Alle Gebiete, Salve für Salve
junta-switch-opening_fire = Eröffnungsfeuer
junta-switch-opening_fire-help = Ob zuerst schießt, wer zuerst da war.
junta-switch-opening_fire-on = Ja
junta-switch-opening_fire-off = Nein
junta-switch-retreat = Rückzug
junta-switch-retreat-help = Wer nach einem Gefecht weichen muss.
junta-switch-retreat-all_but_fewest = Alle außer denen mit den wenigsten Verlusten
junta-switch-retreat-most_losses = Nur die mit den meisten Verlusten
junta-switch-short_game = Kurzes Spiel
junta-switch-short_game-help = Nach jedem Putsch verlassen vier Scheine den Stapel.
junta-switch-short_game-off = Nein
junta-switch-short_game-on = Ja
junta-switch-stack_height = Höhe des Stapels
junta-switch-stack_height-help = Ob alle sehen, wie viele Scheine noch da sind.
junta-switch-stack_height-hidden = Verborgen
junta-switch-stack_height-shown = Sichtbar
junta-switch-election_majority = Mehrheit bei Wahlen
junta-switch-election_majority-help = Wie viele Stimmen einen Präsidenten wählen.
junta-switch-election_majority-plurality = Mehr als jeder andere
junta-switch-election_majority-absolute = Mehr als die Hälfte
junta-switch-vote_deadlock = Wahlen ohne Ergebnis
junta-switch-vote_deadlock-help = Ob nach drei gescheiterten Wahlgängen das Los entscheidet.
junta-switch-vote_deadlock-lot_after_3 = Los nach drei Abstimmungen
junta-switch-vote_deadlock-never = Wählen, bis jemand gewinnt
junta-switch-ex_president_vote = Stimmen eines früheren Präsidenten
junta-switch-ex_president_vote-help = Womit ein abgetretener Präsident bei der Wahl seines Nachfolgers stimmt.
junta-switch-ex_president_vote-cards_only = Mit seinen Karten
junta-switch-ex_president_vote-none = Gar nicht
junta-switch-aid_on_resignation = Hilfsgelder nach Rücktritt
junta-switch-aid_on_resignation-help = Wer die Hilfsgelder hat, wenn der Präsident vor dem Haushalt zurücktritt.
junta-switch-aid_on_resignation-passes_on = Der neue Präsident
junta-switch-aid_on_resignation-kept = Der alte
junta-switch-open_influence = Ausliegende Einflusskarten
junta-switch-open_influence-help = Ob eine ausliegende Einflusskarte abgelegt werden darf.
junta-switch-open_influence-fixed = Bleibt bis zum Tod
junta-switch-open_influence-may_be_discarded = Darf abgelegt werden
junta-switch-trade_in_terror = Handel im Terror
junta-switch-trade_in_terror-help = Ob in den Phasen 6 und 9 gehandelt werden darf.
junta-switch-trade_in_terror-allowed = Erlaubt, nur nicht für Opfer
junta-switch-trade_in_terror-none = Gar nicht
junta-switch-vote_card_timing = Stimmkarten
junta-switch-vote_card_timing-help = Wann eine Stimmkarte gespielt werden darf.
junta-switch-vote_card_timing-own_turn = Wenn man an der Reihe ist
junta-switch-vote_card_timing-any_turn = Auch außer der Reihe
junta-switch-target_may_announce = Eigene Attentäter eines Ziels
junta-switch-target_may_announce-help = Ob jemand, der als Ziel genannt ist, noch Anschläge ansagen darf.
junta-switch-target_may_announce-yes = Ja
junta-switch-target_may_announce-monarchist_only = Nur den Monarchistischen Attentäter
junta-switch-target_may_bribe = Schmiergeld eines Ziels
junta-switch-target_may_bribe-help = Ob ein Ziel seinen Attentäter bestechen darf.
junta-switch-target_may_bribe-yes = Ja
junta-switch-target_may_bribe-no = Nein
junta-switch-lobbies_join = Gönner
junta-switch-lobbies_join-help = Ob Bankiers und Monarchisten dasselbe mitbezahlen dürfen.
junta-switch-lobbies_join-yes = Gemeinsam
junta-switch-lobbies_join-no = Je Preis nur einer
junta-switch-rigged_vote_by = Manipulierte Abstimmung
junta-switch-rigged_vote_by-help = Wer die Karte nach einem Putsch auslegen darf.
junta-switch-rigged_vote_by-anyone = Jeder Anwesende
junta-switch-rigged_vote_by-winners = Wer sich für die Sieger erklärt hat
junta-switch-farmers_strike = Farmerstreik
junta-switch-farmers_strike-help = Was die Karte bewirkt.
junta-switch-farmers_strike-pretext = Ein Vorwand
junta-switch-farmers_strike-brigade_away = Eine Brigade fehlt
junta-switch-new_budget_window = Neuer Haushalt
junta-switch-new_budget_window-help = Wann die Karte gespielt wird.
junta-switch-new_budget_window-before_minister = Vor der Entscheidung des Ministers
junta-switch-new_budget_window-after_minister = Nur wenn er nicht eingreift
junta-switch-brother_in_law_minister = Schwager im Ministerium
junta-switch-brother_in_law_minister-help = Was der Schwager als Minister darf.
junta-switch-brother_in_law_minister-full = Alles
junta-switch-brother_in_law_minister-vote_and_units = Nur Stimme und Einheiten
junta-switch-president_exile = Exil des Präsidenten
junta-switch-president_exile-help = Ob der Präsident im Amt fliehen darf.
junta-switch-president_exile-resign_first = Nur nach Rücktritt
junta-switch-president_exile-allowed = Ja, es gilt als Rücktritt
junta-switch-coup_opportunity = Wer zuerst putschen darf
junta-switch-coup_opportunity-help = In welcher Folge ein Putsch angeboten wird.
junta-switch-coup_opportunity-clockwise = Im Uhrzeigersinn
junta-switch-coup_opportunity-first_come = Alle zugleich
junta-switch-grey_cards_start = Graue Einheiten als Auslösung
junta-switch-grey_cards_start-help = Ob eine Karte mit grauen Einheiten ohne Vorwand einen Putsch auslöst.
junta-switch-grey_cards_start-with_pretext = Nur mit Vorwand
junta-switch-grey_cards_start-always = Immer
junta-switch-opening_losses = Verluste durch Eröffnungsfeuer
junta-switch-opening_losses-help = Welche Einheiten das Eröffnungsfeuer treffen kann.
junta-switch-opening_losses-later_groups = Die später gekommenen
junta-switch-opening_losses-any_unit = Jede des Beschossenen
junta-switch-police_response = Polizeieinsatz
junta-switch-police_response-help = Wann der Minister Polizei gegen rote Einheiten versetzt.
junta-switch-police_response-before_all = Bevor jemand zieht
junta-switch-police_response-ministers_turn = In seinem eigenen Zug
junta-switch-unit_bribe_success = Einheiten bestechen
junta-switch-unit_bribe_success-help = Ab welcher Zahl eine bestochene Einheit die Seite wechselt.
junta-switch-unit_bribe_success-2 = 2 oder mehr
junta-switch-unit_bribe_success-3 = 3 oder mehr
junta-switch-unit_bribe_success-4 = 4 oder mehr
junta-switch-unit_bribe_success-5 = 5 oder mehr
junta-switch-unit_bribe_success-6 = Nur 6
junta-switch-junta_candidates = Kandidaten der Junta
junta-switch-junta_candidates-help = Wen eine siegreiche Junta wählen darf.
junta-switch-junta_candidates-anyone = Jeden Anwesenden
junta-switch-junta_candidates-members = Eigene Mitglieder
junta-switch-mini_moves = Züge zu zweit oder zu dritt
junta-switch-mini_moves-help = Wie viele Züge ein Anführer im Putsch hat.
junta-switch-mini_moves-per_member = Einen für jeden seiner Fraktion
junta-switch-mini_moves-one = Einen
junta-preset-classic = Klassisch: das deutsche Regelheft
junta-preset-simplified = Vereinfacht: die englische Übersicht

## Enden (J2.3, J17.7)

junta-ending-stack_empty = Den Gebern ist das Geld ausgegangen. Die Schweiz zählt nach.
junta-ending-everybody_dead = Alle sind tot. Die Republik hat einen Tag frei.

## Kleine Wörter

junta-secret-police = die Geheimpolizei
junta-source-head = Familienoberhaupt
junta-goods-money = { $sum } MP
junta-goods-notes = { $count ->
    [one] 1 Schein zu { $value } MP
   *[other] { $count } Scheine zu { $value } MP
}
junta-goods-units = { $count } × { $unit } ({ $area })
junta-goods-kind = { $count ->
    [one] eine Karte nach Wahl ({ $kind })
   *[other] { $count } Karten nach Wahl ({ $kind })
}
junta-goods-influence = Einfluss
junta-goods-vote = Stimmen
junta-goods-assassin = Attentäter
junta-goods-bribe = Bestechung
junta-goods-donation = Spende
junta-goods-event = Ereignis
junta-goods-any = beliebig
junta-goods-nothing = nichts
junta-dealing = Karten, Scheine und im Putsch Einheiten wechseln auf einen Schlag den Besitzer, wenn beide einig sind. Alles andere ist ein Versprechen, und Versprechen binden niemanden.
junta-note-1 = Ein Schein zu 1 MP
junta-note-2 = Ein Schein zu 2 MP
junta-note-3 = Ein Schein zu 3 MP
junta-area-none = Nirgends
junta-phase-10 = Das Ende

## Fragen

junta-ask-seat = Wen wählst du?
junta-ask-name = Was wählst du?
junta-ask-window = Spielst du eine Karte?
junta-ask-cards = Welche Karten?
junta-ask-areas = Welche Gebiete?
junta-ask-votes = Deine Stimmen?
junta-ask-shed = { $count ->
    [one] Eine Karte zu viel ({ $who }). Welche geht?
   *[other] { $count } Karten zu viel ({ $who }). Welche gehen?
}
junta-ask-pay = Das kostet { $price } MP. Mit welchen Scheinen zahlst du? Herausgegeben wird nichts.
junta-ask-nominate = Wen schlägst du als Präsidenten vor?
junta-ask-accept-nomination = Du bist vorgeschlagen. Trittst du an?
junta-ask-accept-election = Du bist zum Präsidenten gewählt. Nimmst du an?
junta-ask-vote-election = Wahl, Wahlgang { $round }: Wen wählst du, und womit?
junta-ask-vote-budget = Der Haushalt, Wahlgang { $round }: Ja oder Nein, und womit?
junta-ask-vote-motion = Ist der Präsident unfähig? Wahlgang { $round }: Ja oder Nein, und womit?
junta-ask-recess = Zwischen den Wahlgängen: Spielst du eine Karte?
junta-ask-after-vote = Die Stimmen sind gezählt. Fechtest du die Zählung an?
junta-ask-no-confidence = Bestreitest du die Kompetenz des Präsidenten?
junta-ask-new-budget = Der Haushalt ist abgelehnt. Legst du einen neuen vor?
junta-ask-rigged = Der Putsch ist vorbei. Spielst du die manipulierte Abstimmung?
junta-ask-safe-return = Der Präsident ist tot. Kehrst du zurück? Niemand wird schießen.
junta-ask-offices = Wer bekommt welches Amt?
junta-ask-minister = Wer von beiden wird Minister?
junta-ask-brigade-of-opposition = Welche Brigade führt die Opposition?
junta-ask-in-law = Welches verwaiste Amt führt dein Schwager?
junta-ask-first-president = Wer führt die Regierung?
junta-ask-president = Wer wird jetzt Präsident?
junta-ask-backing = Welcher Fraktion schlägst du deine Stimmen zu?
junta-ask-budget = Du kannst { $sum } MP ausgeben. Wer bekommt wie viel?
junta-ask-tie = Ja und Nein stehen gleich. Ist der Haushalt angenommen?
junta-ask-force = Der Haushalt ist abgelehnt. Schickst du die Polizei in die Kammer und erzwingst ihn?
junta-ask-keep-note = Welchen einen Schein behältst du?
junta-ask-location = Wo verbringst du den Abend?
junta-ask-dummy-locations = Wo verbringen deine Strohmänner den Abend?
junta-ask-safe-conduct = { $who } will heimkehren. Geben deine Einheiten freies Geleit?
junta-ask-shoot = { $who } kommt aus dem Exil zurück. Lässt du schießen?
junta-ask-announce = Wen schickst du, gegen wen, wohin?
junta-ask-defence = Ein Anschlag wird dich töten. Spielst du eine Karte?
junta-ask-lose-influence = Dein Bündnis bricht. Welche Einflusskarte verlierst du?
junta-ask-bank = { $cash } MP in der Tasche, { $account } MP auf dem Konto. Was soll aufs Konto?
junta-ask-start = Löst du einen Putsch aus?
junta-ask-start-end = Kein Putsch
junta-ask-coup-turn = Dein Bewegungszug: Was tust du?
junta-ask-coup-turn-end = Zug beenden
junta-ask-coup-turn-then-move = Marsch: wohin?
junta-ask-coup-turn-then-move-area = Marsch: wie viele gehen?
junta-ask-coup-turn-then-fly = Hubschrauber: wohin?
junta-ask-coup-turn-then-exile = Exil: in welcher Botschaft?
junta-ask-police = Rote Einheiten sind in der Stadt. Wohin schickst du Polizei?
junta-ask-fight = Wo willst du kämpfen?
junta-ask-gunboat = Wohin feuert das Kanonenboot?
junta-ask-air_strike = Wo greift die Luftwaffe an?
junta-ask-bombard-whom = { $area }: Auf wen feuerst du?
junta-ask-opening-fire = { $dice ->
    [one] { $area }: Eröffnungsfeuer mit einem Würfel. Auf wen?
   *[other] { $area }: Eröffnungsfeuer mit bis zu { $dice } Würfeln. Auf wen?
}
junta-ask-fire = { $dice ->
    [one] { $area }, Salve { $volley }: ein Würfel. Auf wen?
   *[other] { $area }, Salve { $volley }: bis zu { $dice } Würfel. Auf wen?
}
junta-ask-losses = { $count ->
    [one] { $area }: Welche deiner Einheiten geht verloren?
   *[other] { $area }: Welche { $count } deiner Einheiten gehen verloren?
}
junta-ask-retreat = Du musst dich zurückziehen. Wohin?
junta-ask-permit-retreat = Darf sich { $who } zu deinen Einheiten zurückziehen ({ $area })?
junta-ask-declare = Der Putsch ist zu Ende. Für wen erklärst du dich?
junta-ask-call-off = { $who } meint: Entschieden, { $side }. Stimmst du zu?
junta-ask-squad = Wen stellst du vor das Erschießungskommando?
junta-ask-junta-vote = Die Junta wählt einen Präsidenten. Deine Stimme?
junta-ask-junta-tie = Die Junta ist uneins. Du führst sie: Wer wird Präsident?
junta-ask-aside = Jederzeit kannst du spielen, ablegen, handeln oder zurücktreten.

## Möglichkeiten

junta-opt-no-fight = Kein Gefecht
junta-opt-nobody = Niemand
junta-opt-seat = { $who }
junta-opt-rebel = { $what } (▲ macht dich zum Aufständischen, J13.2)
junta-opt-at-guard = { $what } (▲ Feuer auf die Palastwache macht dich zum Aufständischen, J13.2)
junta-opt-frozen = eingefrorene Einheiten
junta-opt-pass = Keine Karte spielen
junta-opt-card = { $card }
junta-opt-cards = { $cards }
junta-opt-notes = { $sum } MP: { $ones ->
    [0] { $twos ->
        [0] { $threes ->
            [0] –
           *[other] { $threes } × 3
        }
       *[other] { $threes ->
            [0] { $twos } × 2
           *[other] { $twos } × 2, { $threes } × 3
        }
    }
   *[other] { $twos ->
        [0] { $threes ->
            [0] { $ones } × 1
           *[other] { $ones } × 1, { $threes } × 3
        }
       *[other] { $threes ->
            [0] { $ones } × 1, { $twos } × 2
           *[other] { $ones } × 1, { $twos } × 2, { $threes } × 3
        }
    }
}
junta-opt-vote = { $source } ({ $votes }): { $choice }
junta-opt-cast = { $votes } für { $choice }
junta-opt-votes = { $cast }
junta-opt-no-votes = Alle Stimmen zurückhalten
junta-opt-office = { $office }: { $who }
junta-opt-offices = { $given }
junta-opt-same-offices = Alles bleibt, wie es ist
junta-opt-note-for = { $value } MP für { $who }
junta-opt-budget = { $sum } MP versprochen: { $shares }
junta-opt-no-budget = Niemandem etwas versprechen
junta-opt-no-attempt = Nichts weiter
junta-opt-attempt = { $killer } gegen { $who }: { $place }
junta-opt-robbery = Einbrecher besuchen { $who }
junta-opt-bank-all = Alles einzahlen
junta-opt-bank-none = Alles abheben
junta-opt-deposit = Einen Schein zu { $value } MP einzahlen
junta-opt-withdraw = Einen Schein zu { $value } MP abheben
junta-opt-account = { $sum } MP auf dem Konto
junta-opt-exile-in = Exil: { $area }
junta-opt-dummy-location = { $who }: { $place }
junta-opt-dummy-locations = { $places }
junta-opt-faction-government = Der Regierung
junta-opt-faction-opposition = Der Opposition
junta-opt-faction-none = Keiner
junta-opt-move-from = Ziehen aus { $area }: { $units }
junta-opt-fly-from = Fliegen aus { $area }: { $units }
junta-opt-bribe = { $card }: { $area }
junta-opt-land = Landen: { $unit }
junta-opt-bombard = Zielen: { $weapon }
junta-opt-exile = Ins Exil gehen
junta-opt-all-units = Alle
junta-opt-units = { $count } × { $unit }
junta-opt-act-move = { $units }: { $start } → { $to }
junta-opt-act-fly = Hubschrauber: { $start } → { $to }
junta-opt-act-land = Anlanden: { $unit }, { $area }
junta-opt-act-bombard = { $weapon } feuert: { $area }
junta-opt-act-bribe = { $card }: { $count }, { $area }
junta-opt-act-card = { $card }: { $area }
junta-opt-losses = { $units }
junta-opt-fire = { $dice } Würfel auf { $who }
junta-opt-shots = { $shots }
junta-opt-no-shots = Nicht feuern
junta-opt-areas = { $areas }
junta-opt-police = Eine Einheit: { $start } nach { $to }
junta-opt-police-moves = Geschickte Einheiten: { $count }
junta-opt-police-sent = { $count }: { $start } → { $to }
junta-opt-police-all = Polizei: { $moves }
junta-opt-no-police = Niemanden schicken
junta-opt-play = Spielen: { $card }
junta-opt-choice = { $choice }
junta-opt-discard = Ablegen: { $card }
junta-opt-resign = Als Präsident zurücktreten
junta-opt-home = Aus dem Exil zurückkehren
junta-opt-ends-president = Vorschlagen: Der Präsident hat gewonnen
junta-opt-ends-rebels = Vorschlagen: Die Aufständischen haben gewonnen
junta-opt-accept = Angebot { $number } von { $who } annehmen
junta-opt-drop = Angebot { $number } ablehnen oder zurückziehen
junta-opt-offer = { $who } einen Handel anbieten
junta-opt-give-card = Geben: { $card }
junta-opt-give-note = Einen Schein zu { $value } MP geben
junta-opt-give-unit = Eine Einheit überstellen: { $unit }, { $area }
junta-opt-ask-money = { $sum } MP verlangen
junta-opt-ask-note = Einen Schein zu { $value } MP verlangen
junta-opt-pay-notes = Mit diesen Scheinen zahlen: { $notes }
junta-opt-ask-kind = Eine Karte verlangen: { $kind }
junta-opt-ask-card = Eine bestimmte Karte verlangen
junta-opt-until-phase = Nur für diese Phase
junta-opt-until-round = Nur für diese Runde
junta-opt-swap = Eine Karte mit { $who } tauschen
junta-opt-open = { $who } legt aus: { $card }
junta-opt-aside = { $what }

## Was abgelehnt wird, und warum

junta-no-such-player = Genannt werden können nur: { $seats }.
junta-no-card-now = Diese Karte ist jetzt nicht spielbar.
junta-why-card = { $card } ist spielbar { $when }.
junta-why-card-needs = { $card } ist spielbar { $when }, und nur für den, vor dem { $needs } ausliegt.
junta-window-any = zu jeder Zeit, solange die Karte etwas bewirkt
junta-window-pre_coup = zu jeder Zeit vor Phase 8
junta-window-cabinet = in Phase 2, vor und nach der Vergabe der Ämter
junta-window-rejected = nach einem abgelehnten Haushalt, bevor der Minister entscheidet
junta-window-ballot_turn = im eigenen Zug eines Wahlgangs
junta-window-ballot = während einer Abstimmung, bis ihr Ergebnis wirkt
junta-window-recess = zwischen den beiden Wahlgängen
junta-window-announce = im eigenen Zug in Phase 6
junta-window-defence = in dem Augenblick, in dem ein Anschlag zu töten droht
junta-window-coup = bei der eigenen Gelegenheit in Phase 8 und im eigenen Bewegungszug eines Putsches
junta-window-coup_turn = im eigenen Bewegungszug eines Putsches
junta-window-aftermath = in Phase 9, bevor jemand vor dem Kommando steht
junta-no-card-count = { $count ->
    [one] Es muss genau eine Karte sein.
   *[other] Es müssen { $count } verschiedene Karten sein.
}
junta-no-such-card = Diese Karte steht nicht zur Wahl.
junta-no-source = { $source } ist keine unbenutzte Quelle deiner Stimmen.
junta-no-choice = Dafür kann man nicht stimmen.
junta-no-office-holder = Alle sechs Ämter gehen an andere Familien als die des Präsidenten.
junta-no-two-generals = Niemand darf zwei Generäle stellen.
junta-no-office-count = { $who } muss ein oder zwei Ämter haben.
junta-no-budget-shape = Ein Haushalt nennt für jeden der { $count } anderen einen Betrag.
junta-no-budget-sum = Versprochen sind { $sum } MP, da sind { $have } MP.
junta-no-budget-change = Diese Beträge lassen sich mit deinen Scheinen nicht alle genau zahlen.
junta-no-police-at-bank = Die Bank ist in dieser Runde vor der Geheimpolizei sicher.
junta-no-target = Das ist niemand, der Ziel sein kann.
junta-no-attempt = Dieser Anschlag ist nicht möglich.
junta-no-such-notes = Diese Scheine sind nicht da.
junta-no-location = Jeder Strohmann braucht einen der fünf Orte.
junta-no-units-there = Die Karte kann ihre Einheiten nicht dorthin bringen.
junta-no-bribe = So viele Einheiten sind nicht zu bestechen, oder so viel Geld ist nicht da.
junta-no-landing = Dort können sie nicht landen.
junta-no-bombardment = Dorthin kann nicht gefeuert werden.
junta-no-exile = Du kannst jetzt nicht ins Exil gehen.
junta-no-border = Von { $start } führt keine Straße nach { $to }.
junta-no-units = Ein Zug braucht Einheiten.
junta-no-units-twice = Jede Art von Einheit nur einmal nennen, mit ihrer Anzahl: { $unit } steht da doppelt.
junta-no-such-units = So viele Einheiten sind nicht da, oder sie sind gezogen: { $unit }.
junta-no-pretext = Es gibt keinen Putschvorwand, und du bist nicht im Hauptquartier: Jetzt löst nur eine Karte mit eigenen roten Einheiten einen Putsch aus.
junta-no-part = Es zieht der ganze Stapel oder keiner.
junta-no-helicopter = Dort ist kein Hubschrauber von dir, der fliegen kann.
junta-no-two-flights = Begleiter fliegen eine Strecke mit, nicht beide.
junta-no-loss-count = { $count ->
    [one] Es muss genau eine Einheit sein.
   *[other] Es müssen genau { $count } Einheiten sein.
}
junta-no-fire-target = Das ist hier kein Gegner.
junta-no-fire-dice = Du hast { $dice } Würfel.
junta-no-such-area = Dieses Gebiet steht nicht zur Wahl.
junta-no-discard = Diese Karte kann jetzt nicht abgelegt werden.
junta-no-resignation = Du kannst jetzt nicht zurücktreten.
junta-no-return = Du kannst jetzt nicht zurückkehren.
junta-no-early-end = Ein vorzeitiges Ende kann vorschlagen, wer anwesend ist: solange der Putsch unentschieden ist, jeder einmal in jeder Putschphase.
junta-no-such-offer = Ein solches Angebot gibt es für dich nicht.
junta-no-partner = Mit diesem Spieler kannst du jetzt nicht handeln.
junta-no-empty-offer = In einem Angebot muss etwas sein.
junta-no-offer-shape = Gegeben werden Scheine, bestimmte Karten und Einheiten; verlangt werden Summen, Scheine, Kartenarten, bestimmte Karten und Einheiten, jedes einmal.
junta-no-such-wish = Verlange Karten, die ein anderer haben könnte.
junta-no-so-many-cards = Mehr als { $most } Karten hat niemand.
junta-no-such-pick = Wähle die verlangten Karten: { $count } der richtigen Art.
junta-no-such-payment = Zahle genau { $sum } MP, in Scheinen, die du hast und weggeben darfst.
junta-no-such-time = Ein Angebot bleibt stehen, oder es endet mit dieser Phase oder dieser Runde.
junta-no-unit-deals = Einheiten wechseln nur im Bewegungsabschnitt den Befehlshaber.
junta-no-units-like-that = Ein solches Gebiet, solche Einheiten oder so viele davon gibt es nicht.
junta-no-so-much-money = In der ganzen Republik gibt es nur { $most } MP.
junta-no-swap = Dieser Tausch ist nicht möglich.
junta-no-aside = Das geht nicht außer der Reihe.
junta-not-an-act = Das ist keine Handlung eines Putschzugs. Möglich sind: { $known }.
junta-not-an-aside = Das ist kein Einwurf. Möglich sind: { $known }.
junta-not-notes = Scheine sind drei Zahlen: Einer, Zweier, Dreier.
junta-components-section = Unbekannter Abschnitt ({ $field }). Es gibt: { $known }.
junta-components-field = { $field } sollte sein: { $expected }.
junta-components-area = { $field } nennt { $area }, das nicht auf dem Plan ist.
junta-components-island = { $area } hat keine Grenze ({ $field }).
junta-components-power = Der Plan braucht fünf Schlüsselpositionen, darunter PAL und CHA ({ $field }).
junta-components-unit = { $field }: Es gibt keine Einheit { $unit }.
junta-components-cards = { $field } muss die Karten 1 bis { $count } enthalten, jede einmal.
junta-components-counters = { $field }: Höchstens { $most } Einheiten passen in eine Schachtel, nicht { $got }.
junta-components-start = { $field }: Von { $unit } gibt es { $most }; mehr können nicht aufgestellt werden.

## Neuigkeiten

junta-news-phase = Runde { $round }: { $phase }.
junta-news-round-over = Runde { $round } ist vorbei.
junta-news-drew = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
junta-news-drew-secret = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }.
junta-news-shuffled = Die abgelegten Karten werden neu gemischt.
junta-news-discarded = { $who } legt { $card } ab.
junta-news-played = { $who } spielt { $card }.
junta-news-paid = { $who } zahlt { $sum } MP.
junta-news-cash-taken = { $who } leert die Taschen von { $whom }.
junta-news-cash-taken-secret = { $who } findet { $sum } MP in den Taschen von { $whom }.
junta-news-cash-lost = { $sum ->
    [one] Eine Million von { $whom } kommt unter den Stapel.
   *[other] { $sum } Millionen von { $whom } kommen unter den Stapel.
}
junta-news-nominated = { $who } schlägt { $whom } vor.
junta-news-refused-nomination = { $who } tritt nicht an.
junta-news-vote = { $votes ->
    [one] { $who } gibt eine Stimme für { $choice } ({ $source }).
   *[other] { $who } gibt { $votes } Stimmen für { $choice } ({ $source }).
}
junta-news-abstains = { $who } gibt nichts weiter ab.
junta-news-tally = { $choice }: { $votes }.
junta-news-refused-election = { $who } nimmt die Wahl nicht an.
junta-news-vote-failed = Die Abstimmung ist gescheitert ({ $count }).
junta-news-lot = Das Los fällt auf { $who }.
junta-news-no-voters = Im Land ist niemand mehr, der wählen könnte.
junta-news-president = { $who } ist Präsident. Es lebe { $who }.
junta-news-resigned = { $who } tritt zurück, aus gesundheitlichen Gründen.
junta-news-removed = { $who } wird wegen Unfähigkeit abgesetzt.
junta-news-confirmed = { $who } ist doch fähig.
junta-news-office = { $office }: { $who }.
junta-news-in-law = Der Schwager übernimmt: { $office }.
junta-news-backing = { $who } unterstützt: { $side }.
junta-news-inspected = Die Hand von { $who } wird angesehen.
junta-news-inspected-secret = Die Hand von { $who }: { $cards }.
junta-news-faction = { $who } würfelt { $die } gegen { $number }: { $side }.
junta-news-faction-sure = { $who } braucht keinen Würfel: { $side }.
junta-news-dummy-banked = { $who } zahlt für { $whom } ein.
junta-news-dummy-pays = { $who } gibt sein Geld { $whom }.
junta-news-dummy-loses = { $sum ->
    [one] Eine Million von { $who } verlässt das Spiel.
   *[other] { $sum } Millionen von { $who } verlassen das Spiel.
}
junta-news-aid = { $who } zieht die Hilfsgelder.
junta-news-aid-secret = { $who } zieht { $sum } MP Hilfsgelder.
junta-news-promise = { $who } verspricht { $whom } { $sum } MP.
junta-news-budget-accepted = Der Haushalt ist angenommen.
junta-news-budget-rejected = Der Haushalt ist abgelehnt.
junta-news-paid-out = { $whom } bekommt { $sum } MP.
junta-news-paid-out-secret = { $whom } bekommt { $sum } MP in Scheinen zu { $notes }.
junta-news-forced = { $who } schickt die Polizei in die Kammer. Der Haushalt gilt.
junta-news-stays-rejected = Der Haushalt bleibt abgelehnt. { $who } behält das Geld, die Bank bleibt geschlossen.
junta-news-located = Alle sind irgendwohin gegangen.
junta-news-exile = { $who } geht ins Exil: { $where }.
junta-news-coming-home = { $who } ist auf dem Heimweg.
junta-news-returned = { $who } ist wieder im Land.
junta-news-shot-at = { $who } lässt { $whom } am Flughafen empfangen.
junta-news-robbers = { $who } schickt Einbrecher zu { $whom }.
junta-news-attempt = { $who } schickt { $killer } gegen { $whom }: { $place }.
junta-news-location = { $who } war hier: { $place }.
junta-news-missed = Der Attentäter von { $who } trifft { $whom } nicht an.
junta-news-die = Der Attentäter von { $who } würfelt eine { $die }.
junta-news-psychotic = Der Psychopath kommt zurück und tötet { $who }.
junta-news-saved = { $card } rettet { $who }.
junta-news-killed = { $whom } ist tot. { $who } schickt Blumen.
junta-news-not-robbed = Die Einbrecher finden bei { $whom } nichts.
junta-news-robbed = Einbrecher besuchen { $whom }, für { $who }. Mit leeren Händen gehen sie nicht.
junta-news-robbed-secret = Einbrecher nehmen { $whom } { $sum } MP ab, für { $who }.
junta-news-banked = { $who } war am Schalter.
junta-news-banked-secret = { $who } hat jetzt { $sum } MP in der Schweiz.
junta-news-coup = { $who } löst einen Putsch aus.
junta-news-no-coup = Diesmal kein Putsch.
junta-news-coup-phase = Putschphase { $phase }.
junta-news-rebel = { $who } ist aufständisch.
junta-news-units = { $who } spielt { $card }: { $count } × { $unit }, { $area }.
junta-news-bribes = { $who } spielt { $card }: { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}, { $area }.
junta-news-bribe-idle = Zu bestechen ist niemand mehr: Alle gehorchen { $who } schon. Das Geld ist weg.
junta-news-bribed = { $who } würfelt { $dice }: { $count ->
    [0] Niemand wechselt die Seite
    [one] Eine Einheit wechselt die Seite
   *[other] { $count } Einheiten wechseln die Seite
}.
junta-news-landed = { $who } landet: { $unit }, { $area }.
junta-news-aimed = { $who } zielt: { $weapon } auf { $area }.
junta-news-moved = { $who } zieht, { $count } × { $unit }: { $start } → { $to }.
junta-news-flew = { $who } fliegt von { $start } über { $middle } nach { $to }.
junta-news-police = Polizei: { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
} von { $start } nach { $to }.
junta-news-handed-over = { $who } überstellt { $whom } { $count } × { $unit }, { $area }.
junta-news-fight = { $who } will kämpfen: { $area }.
junta-news-in-vain = { $weapon } auf { $area }: niemand da.
junta-news-bombarded = { $hits ->
    [0] { $weapon } auf { $whom }, { $area }: { $dice }, kein Treffer.
    [one] { $weapon } auf { $whom }, { $area }: { $dice }, ein Treffer.
   *[other] { $weapon } auf { $whom }, { $area }: { $dice }, { $hits } Treffer.
}
junta-news-volley = { $hits ->
    [0] { $area }, Salve { $volley }: { $who } schießt auf { $whom }: { $dice }, kein Treffer.
    [one] { $area }, Salve { $volley }: { $who } schießt auf { $whom }: { $dice }, ein Treffer.
   *[other] { $area }, Salve { $volley }: { $who } schießt auf { $whom }: { $dice }, { $hits } Treffer.
}
junta-news-lost = { $whom } verliert { $count } × { $unit } ({ $area }).
junta-news-retreated = { $who } zieht sich aus { $area } zurück nach { $to }.
junta-news-cut-off = { $whom } kann aus { $area } nicht weichen: Die Einheiten sind verloren.
junta-news-declared = { $who } ist { $side }.
junta-news-held = { $count ->
    [0] Die Aufständischen beherrschen keine Schlüsselposition.
    [one] Die Aufständischen beherrschen eine Schlüsselposition: { $areas }.
   *[other] Die Aufständischen beherrschen { $count } Schlüsselpositionen: { $areas }.
}
junta-news-coup-won = Der Putsch ist entschieden { $side }.
junta-news-proposes-end = { $who } schlägt vor, es gut sein zu lassen, { $side }.
junta-news-called-off = Alle sind einverstanden. Der Putsch ist vorbei.
junta-news-junta-vote = { $who } stimmt für { $whom }.
junta-news-squad = { $who } stellt { $whom } vor das Erschießungskommando.
junta-news-short-game = Vier Scheine kommen unter den Stapel: { $notes }.
junta-news-donation = { $who } nimmt einen Schein vom Stapel.
junta-news-donation-secret = { $who } nimmt einen Schein zu { $sum } MP vom Stapel.
junta-news-holiday = Die Bank bleibt für den Rest der Runde geschlossen.
junta-news-pretext = Es gibt einen Vorwand für einen Putsch.
junta-news-coalition = Das Bündnis von { $whom } bricht: { $card } ist weg.
junta-news-spy = { $who } sieht sich das Konto von { $whom } an.
junta-news-spy-secret = { $who } findet { $sum } MP auf dem Konto von { $whom }.
junta-news-away = In der Provinz: { $office }.
junta-news-talk = { $who } flüstert.
junta-news-talk-secret = { $who } bietet { $whom }: { $give }. Dafür: { $get }.
junta-news-dropped = { $who } schüttelt den Kopf.
junta-news-dropped-secret = { $why ->
    [void] Das Angebot ist hinfällig, nichts wechselt den Besitzer: { $give } gegen { $get }.
   *[dropped] { $who } lässt das Angebot fallen: { $give } gegen { $get }.
}
junta-news-deal = { $who } schlägt ein.
junta-news-deal-secret = { $who } und { $whom } sind sich einig: { $give } gegen { $get }.
junta-news-swapped = { $who } tauscht eine Karte mit { $whom }.
junta-news-stack-empty = Weniger als acht Scheine sind übrig. Das Spiel ist aus.
junta-news-everybody-dead = Alle sind tot. Alle verlieren.
junta-news-takes-aid = { $who } übernimmt die Hilfsgelder.
junta-news-takes-aid-secret = { $who } übernimmt { $sum } MP Hilfsgelder.

## Der Tisch im Browser

junta-ui-office-president = Präsident
junta-ui-office-minister = Minister
junta-ui-office-general1 = General, 1. Brigade
junta-ui-office-general2 = General, 2. Brigade
junta-ui-office-general3 = General, 3. Brigade
junta-ui-office-admiral = Admiral
junta-ui-office-air = Luftwaffe
junta-ui-phase-1 = Karten
junta-ui-phase-2 = Ämter
junta-ui-phase-3 = Hilfe
junta-ui-phase-4 = Haushalt
junta-ui-phase-5 = Orte
junta-ui-phase-6 = Terror
junta-ui-phase-7 = Bank
junta-ui-phase-8 = Putsch
junta-ui-phase-9 = Folgen
junta-ui-bank-open = Bank offen
junta-ui-bank-lunch = Bank: Mittagspause
junta-ui-bank-closed = Bank geschlossen
junta-ui-mp = { $sum } MP
junta-ui-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
junta-ui-families = Die Familien
junta-ui-choose = { $who } wählen
junta-ui-no-office = ohne Amt
junta-ui-vacant = unbesetzt
junta-ui-in-law = der Schwager
junta-ui-frozen = eingefroren
junta-ui-dead = tot
junta-ui-exile = im Exil
junta-ui-rebel = Rebell
junta-ui-target = Zielperson
junta-ui-turn = gefragt
junta-ui-sealed = versiegelt
junta-ui-cast = schon abgegeben
junta-ui-you = du
junta-ui-cabinet = Das Kabinett
junta-ui-chamber = Die Abgeordnetenkammer
junta-ui-to-come = { $count ->
    [0] keine offenen Stimmen mehr
    [one] 1 Stimme steht aus
   *[other] { $count } Stimmen stehen aus
}
junta-ui-no-candidates = Noch keine Kandidaten
junta-ui-vote-election = Wahl des Präsidenten
junta-ui-vote-budget = Abstimmung über den Haushalt
junta-ui-vote-motion = Misstrauensvotum
junta-ui-ballot = Wahlgang { $round } von 2
junta-ui-count = Auszählung
junta-ui-budget = Der Haushalt
junta-ui-budget-by = versprochen von { $who }
junta-ui-budget-promises = { $who } verspricht
junta-ui-handshake = ein Händedruck
junta-ui-promised = Insgesamt versprochen
junta-ui-forced = Durchgeprügelt
junta-ui-ballots = Abgegebene Stimmen
junta-ui-treasury = Auslandshilfe
junta-ui-stack-unknown = Wie viel noch da ist? Gezählt hat das nie jemand.
junta-ui-stack = { $count ->
    [one] Noch ein Schein.
   *[other] Noch { $count } Scheine.
}
junta-ui-aid-yours = Du hast { $sum } MP Hilfsgelder gezogen.
junta-ui-aid-of = { $who } hat die Hilfsgelder gezogen. Wie viel, weiß nur eine Person.
junta-ui-piles = Stapel { $deck }, Ablage { $discards }.
junta-ui-top = Obenauf: { $card }.
junta-ui-away = { $brigade }: in der Provinz
junta-ui-spied = { $who } hatte { $sum } MP in der Schweiz
junta-ui-night = Der Abend
junta-ui-nobody-there = niemand
junta-ui-attempts = Angekündigte Anschläge
junta-ui-robbery = Raub
junta-ui-hush-locations = Alle gehen irgendwohin. Niemand sagt, wohin.
junta-ui-hush-terror = Es ist still. Irgendwer lädt gerade durch.
junta-ui-hush-quiet = Eine ruhige Nacht. Die Zeitungen sind enttäuscht.
junta-ui-hand = Deine Hand
junta-ui-hand-empty = Keine Karten auf der Hand.
junta-ui-cash = Bargeld { $sum } MP
junta-ui-account = Schweizer Konto { $sum } MP
junta-ui-no-cash = kein einziger Peso
junta-ui-sources = Deine Stimmen
junta-ui-with = { $choice } mit { $votes }
junta-ui-hold = Alles zurückhalten
junta-ui-hold-last = Nichts mehr abgeben
junta-ui-vote-split = Stimmen aufteilen
junta-ui-vote-short = Zurück zum kurzen Stimmzettel
junta-ui-pick-note = Schein in die Hand nehmen
junta-ui-keep = Du behältst
junta-ui-give-note = { $who } einen Schein zu { $value } MP geben
junta-ui-take-note = Einen Schein von { $who } zurücknehmen
junta-ui-announce-budget = Verkünden: { $sum } MP
junta-ui-send = Wer
junta-ui-against = Gegen wen
junta-ui-where = Wo
junta-ui-sign = Unterschreiben: { $sum } MP in der Schweiz
junta-ui-sign-nothing = So lassen
junta-ui-to = Angebot an
junta-ui-you-give = Du gibst
junta-ui-you-get = Du bekommst
junta-ui-sum-wanted = Geforderte Summe in MP
junta-ui-notes-wanted = Verlangte Scheine zu { $value } MP
junta-ui-add-note = Noch einen Schein zu { $value } MP geben
junta-ui-less-note = Einen Schein zu { $value } MP behalten
junta-ui-nothing-to-give = Du hast nichts zu geben. Das hat noch niemanden am Fordern gehindert.
junta-ui-wish-card = Eine bestimmte Karte
junta-ui-wish-kind = Irgendeine Karte einer Art, nach Wahl des anderen
junta-ui-wish-choose = wählen …
junta-ui-wish-drop = { $card } nicht verlangen
junta-ui-wish-units = { $unit } verlangen, { $area }
junta-ui-wish-line = Verlange, was du beim anderen vermutest (★: du weißt, dass er es hat). Nur er sieht, ob er annehmen könnte.
junta-ui-pick = Welche Karten gibst du? { $count }
junta-ui-offer-send = { $who } anbieten: { $give } gegen { $get }
junta-ui-units-at = { $count } × { $unit } ({ $area })
junta-ui-reckoning = Die Schweiz zählt
junta-ui-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
junta-ui-pockets = { $sum } MP in den Taschen zählen nicht.
junta-ui-map = Stadtplan der Hauptstadt
junta-ui-map-sub = Touristenplan, leicht besetzt
junta-ui-map-reconstructed = Straßenplan rekonstruiert
junta-ui-areas = Gebiete
junta-ui-area-PAL = Palast
junta-ui-area-CHA = Kammer
junta-ui-area-RAD = Rundfunk
junta-ui-area-BNK = Zentralbank
junta-ui-area-STA = Hauptbahnhof
junta-ui-area-UNI = Universität
junta-ui-area-MIL = Millionärsviertel
junta-ui-area-MKT = Marktplatz
junta-ui-area-SLU = Elendsviertel
junta-ui-area-DOC = Werften
junta-ui-area-SRS = Südfluss
junta-ui-area-NSU = Nordvorstadt
junta-ui-area-OLD = Altstadt
junta-ui-area-B1 = 1. Brigade
junta-ui-area-B2 = 2. Brigade
junta-ui-area-B3 = 3. Brigade
junta-ui-area-P1 = 1. Revier
junta-ui-area-P2 = 2. Revier
junta-ui-area-P3 = 3. Revier
junta-ui-area-P4 = 4. Revier
junta-ui-area-E1 = Großmacht
junta-ui-area-E2 = Mexiko
junta-ui-area-E3 = Kantone
junta-ui-area-E4 = Nachbarland
junta-ui-area-empty = niemand da
junta-ui-borders = Straßen nach: { $areas }
junta-ui-stack-words = { $count } × { $unit }, { $who }
junta-ui-arrival = als { $number }. gekommen
junta-ui-battle = Gefecht
junta-ui-volley = Salve { $number }
junta-ui-order = Zugreihenfolge
junta-ui-power = Schlüsselpositionen
junta-ui-leader = Anführer
junta-ui-strikes = { $count ->
    [one] noch 1 Luftangriff
   *[other] noch { $count } Luftangriffe
}
junta-ui-won-president = Der Präsident bleibt
junta-ui-won-rebels = Die Aufständischen siegen
junta-ui-march = Marsch: { $count }
junta-ui-coup-side = Stand des Putsches
junta-ui-papers = Papiere auf dem Tisch
junta-ui-if-now = Wäre jetzt Schluss
junta-ui-it-ended = So ging es aus
junta-ui-of-five = { $count } von 5
junta-ui-contested = umkämpft
junta-ui-side-president = Präsident
junta-ui-side-rebels = Aufständische
junta-ui-would-win-president = Der Präsident bliebe im Amt.
junta-ui-would-win-rebels = Die Aufständischen hätten gewonnen.
junta-ui-deciders = { $count ->
    [one] { $names } könnte das mit einem Wort drehen.
   *[other] Jeder von ihnen könnte das mit einem Wort drehen: { $names }.
}
junta-ui-battle-of = Gefecht: { $area }
junta-ui-fighting = unter Feuer
junta-ui-hits = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}
junta-ui-start = Putscht jemand?
junta-ui-moving = Bewegung
junta-ui-combat = Kampf
junta-ui-declare = Erklärungen
junta-ui-coup-steps = Phasen des Putsches
junta-ui-so-far = bisher { $who }
junta-ui-discard = Ablegen
junta-ui-play = Spielen
junta-ui-alarm = Putsch!
junta-ui-step-0 = Auftakt
junta-ui-step-1 = 1
junta-ui-step-1-march = 1 Marsch
junta-ui-step-1-combat = 1 Kampf
junta-ui-step-2 = 2
junta-ui-step-2-march = 2 Marsch
junta-ui-step-2-combat = 2 Kampf
junta-ui-step-3 = 3
junta-ui-step-3-march = 3 Marsch
junta-ui-step-3-combat = 3 Kampf
junta-ui-step-4 = 4
junta-ui-step-4-march = 4 Marsch
junta-ui-step-4-combat = 4 Kampf
junta-ui-step-5 = 5
junta-ui-step-5-march = 5 Marsch
junta-ui-step-5-combat = 5 Kampf
junta-ui-step-6 = 6
junta-ui-step-6-march = 6 Marsch
junta-ui-step-6-combat = 6 Kampf
junta-ui-step-7 = Erklären
junta-ui-legend-power = Macht
junta-ui-legend-barracks = Kaserne
junta-ui-legend-embassy = Schutz
junta-ui-off-map = Nicht auf dem Plan
junta-ui-move = Marsch
junta-ui-fly = Flug
junta-ui-card = Karte
junta-ui-where-to = Wohin?
junta-ui-dice-left = { $count ->
    [one] noch 1 Würfel
   *[other] noch { $count } Würfel
}
junta-ui-dice-at = Würfel auf { $who }
junta-ui-makes-rebel = Das macht dich zum Aufständischen.
junta-ui-guard-rebel = Feuer auf die Palastwache macht dich zum Aufständischen.
junta-ui-hold-fire = Nicht schießen
junta-ui-losses-left = { $count ->
    [0] Das sind alle.
    [one] Noch eine Einheit.
   *[other] Noch { $count } Einheiten.
}
junta-ui-bury = { $count ->
    [one] Diese ist verloren
   *[other] Diese { $count } sind verloren
}
junta-ui-fight = Kämpfen: { $areas }
junta-ui-fight-all = Überall kämpfen
junta-ui-no-fight = Kein Gefecht
junta-ui-police-stay = Die Polizei bleibt, wo sie ist
junta-ui-declare-hint = Was du auf der Straße getan hast, ist gleich: Es zählt, was du jetzt sagst.
junta-ui-chair = { $office }: { $who }
junta-ui-announce-cabinet = Kabinett verkünden
junta-ui-complete = vollständig
junta-ui-gets = { $who } bekommt, in MP
junta-ui-act-1 = Versiegelt
junta-ui-act-2 = Angekündigt
junta-ui-act-3 = Alle Türen offen
junta-ui-night-over = Weiter
junta-ui-deed-missed = nicht da
junta-ui-deed-failed = misslungen
junta-ui-deed-late = zu spät
junta-ui-deed-saved = gerettet
junta-ui-deed-killed = tot
junta-ui-deed-psychotic = Auftraggeber tot
junta-ui-deed-robbed = beraubt
junta-ui-deed-not-robbed = nichts gefunden
junta-ui-desk-of-state = Die Hilfe ist da
junta-ui-take-up = Einen Schein zu { $value } MP nehmen
junta-ui-promised-sum = Versprochen: { $sum } MP
junta-ui-keep-sum = Du behältst: { $sum } MP
junta-ui-budget-hint = Zieh Scheine zu den Familien oder nimm einen und klick. Niemand weiß, was du gezogen hast.
junta-ui-ashore = gelandet
junta-ui-bank = Die Bank
junta-ui-queue = Am Schalter
junta-ui-queue-empty = Am Schalter steht niemand.
junta-ui-sign-open = Schweiz
junta-ui-sign-lunch = Mittagspause
junta-ui-sign-closed = Geschlossen
junta-ui-bank-says-open = Die Bank ist offen. Niemand fragt, woher es kommt.
junta-ui-bank-says-lunch = Der Kassierer macht Mittag. Wenn geschossen wird, isst er lange.
junta-ui-bank-says-closed = Die Bank ist geschlossen. Dein Geld ist sicher vor dir.
junta-ui-show-map = Zum Plan
junta-ui-show-hall = Zur Halle
junta-ui-junta-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
junta-ui-junta-voting = Die Junta wählt einen Präsidenten. Jeder Aufständische hat eine Stimme.
junta-ui-wall = Die Mauer
junta-ui-wall-who = Wer stellt sich davor?
junta-ui-wall-done = Im Morgengrauen
junta-ui-map-whole = Der ganze Plan
junta-ui-map-pans = Karte verschieben, um den Rest zu sehen
junta-ui-map-near = Näher heran
junta-ui-shoot = { $count ->
    [one] Mit 1 Würfel schießen
   *[other] Mit { $count } Würfeln schießen
}

## Mini-Junta

junta-mini-short = Mini-Junta
junta-mini-title = { $players ->
    [2] Mini-Junta: die Republik zu zweit
   *[other] Mini-Junta: die Republik zu dritt
}
junta-mini-lead = So wenige machen noch keine Republik. Deshalb sitzen Strohmänner mit am Tisch: Familien mit Ämtern, Karten und Einheiten, aber ohne eigenen Willen.
junta-mini-dummies = Strohmänner
junta-mini-dummies-line = Niemand spielt sie. Jeder gehört bis zum nächsten Haushalt zu einer Fraktion, und deren Anführer stimmt, zieht und legt für ihn ab.
junta-mini-factions = Fraktionen
junta-mini-factions-line = Der Präsident führt die Regierung, sein Gegenspieler die Opposition. Wohin ein Strohmann geht, entscheidet das Geld, das ihm der Präsident im Haushalt verspricht, und ein Würfel: je mehr, desto eher zur Regierung.
junta-mini-money = Sein Geld ist dein Geld
junta-mini-money-line = Was ein Strohmann bekommt, landet bei seinem Anführer: auf dem Konto, wenn der Strohmann in der Bank ist, sonst in bar.
junta-mini-coup = Im Putsch
junta-mini-coup-line = Der Anführer zieht auch die Einheiten seiner Strohmänner. Sie stehen auf seiner Seite und erklären sich mit ihm.
junta-mini-minister = Der Minister
junta-mini-minister-line = Der dritte Mensch am Tisch ist Minister. Er gehört zu keiner Fraktion und hält es, mit wem er will.
junta-mini-go = An den Tisch

## Der Film

junta-film-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
junta-film-influence = Dein Einfluss, { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
junta-film-cash = { $sum } MP in bar
junta-film-account = Schweizer Konto, { $sum } MP
junta-film-account-small = eine Bank fragt nicht nach Trauer
junta-film-squad = Das Erschießungskommando:
junta-film-dead = Du bist
junta-film-dead-red = tot.
junta-film-cousin = Nächste Runde kehrst du zurück
junta-film-cousin-small = als dein Vetter. Die Ähnlichkeit ist absetzbar.
junta-film-robbed = Du bist
junta-film-robbed-red = ausgeraubt.
junta-film-appointed = { $count ->
    [one] Du hast ein neues Amt
   *[other] Du hast neue Ämter
}
junta-film-dismissed = { $count ->
    [one] Du hast ein Amt verloren
   *[other] Du hast Ämter verloren
}
junta-film-reshuffled = Du hast andere Ämter
junta-film-aim-volley = { $area }, Salve { $volley }: Du schießt auf { $whom }. Jede Sechs trifft.
junta-film-aim-amateur = Dein Amateur legt an. Ab vier trifft er.
junta-film-aim-psychotic = Dein Psychopath ist los. Bis drei schlägt er zu; bei einer Sechs kommt er vielleicht zu dir.
junta-film-aim-bribed = Das Geld ist gezählt. Wer wechselt die Seite?
junta-film-card = { $who } spielt eine Karte
junta-film-cabinet = Der Palast hat die Ämter neu vergeben.
junta-film-president = Du bist Präsident
junta-film-president-small = Haushalt, Ämter und Palastwache gehören dir.
junta-film-toppled = Du bist
junta-film-toppled-red = gestürzt.
junta-film-not-elected = Die Kammer hat jemand anderen gewählt
junta-film-units = Du hast Einheiten verloren
junta-film-units-left = { $count ->
    [0] keine Einheit auf dem Plan
    [one] 1 Einheit auf dem Plan
   *[other] { $count } Einheiten auf dem Plan
}
junta-film-promise = Ein Versprechen wurde
junta-film-promise-red = gebrochen.
junta-film-promise-how = Versprochen waren { $promised } MP, gezahlt wurden { $paid } MP
junta-film-budget-taken = Dein Haushalt ist in anderen Händen
junta-film-budget-lost = Dein Haushalt ist abgelehnt
junta-film-budget = Der Haushalt
junta-film-volley = { $hits ->
    [0] { $who } schießt auf { $whom }, Salve { $volley }: kein Treffer.
    [one] { $who } schießt auf { $whom }, Salve { $volley }: ein Treffer.
   *[other] { $who } schießt auf { $whom }, Salve { $volley }: { $hits } Treffer.
}
junta-film-bombarded = { $hits ->
    [0] { $weapon } auf { $whom }: kein Treffer.
    [one] { $weapon } auf { $whom }: ein Treffer.
   *[other] { $weapon } auf { $whom }: { $hits } Treffer.
}
junta-film-coup = Putsch!
junta-film-office-president = Hilfsgelder, Ämter, vier Palastwachen und eine Stimme.
junta-film-office-minister = Vier Polizeieinheiten, die Geheimpolizei und eine Stimme. Kann den Haushalt erzwingen.
junta-film-office-general1 = Sechs Einheiten im Putsch und eine Stimme in der Kammer.
junta-film-office-general2 = Sechs Einheiten im Putsch und eine Stimme in der Kammer.
junta-film-office-general3 = Sechs Einheiten im Putsch und eine Stimme in der Kammer.
junta-film-office-admiral = Marineinfanterie, Kanonenboot und eine Stimme in der Kammer.
junta-film-office-air = Fallschirmjäger, drei Luftangriffe und eine Stimme in der Kammer.
junta-film-count = Die Auszählung
junta-film-choice = { $choice }
junta-film-obituary = Nachruf
junta-film-fall = Der Sturz eines Präsidenten
junta-film-coup-over = Der Putsch ist vorbei
junta-film-drew = { $count } Familien ziehen Karten.
junta-film-abstains = { $who }: nichts mehr.
junta-film-battle = { $area }: { $volleys ->
    [one] eine Salve
   *[other] { $volleys } Salven
}, { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
junta-film-battle-lost = { $area }: { $volleys ->
    [one] eine Salve
   *[other] { $volleys } Salven
}, { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}. Verluste: { $losses }.
junta-film-battle-loss = { $whom } { $count }
junta-film-whispers = { $said ->
    [0] Niemand flüstert
    [one] Ein Flüstern
   *[other] { $said }-mal wird geflüstert
}, { $refused ->
    [0] noch keine Antwort.
    [one] ein Kopfschütteln.
   *[other] { $refused }-mal ein Kopfschütteln.
}
