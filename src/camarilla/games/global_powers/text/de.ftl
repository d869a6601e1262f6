# Global Powers: Namen und Wörter, die Karten, Brett, Protokoll und Regeln gemeinsam haben.

gp-title = Global Powers
gp-short = Global Powers
gp-tagline = Zwölf Regionen, ein Planet, keine Mehrheit

## Regionen: auf dem Schild und gebeugt im Satz (`$region-dat`, `$region-in` und so weiter)

gp-region-1 = Vereinigte Staaten
    .acc = die Vereinigten Staaten
    .dat = den Vereinigten Staaten
    .gen = der Vereinigten Staaten
    .in = in den Vereinigten Staaten
    .into = in die Vereinigten Staaten
gp-region-2 = Westeuropa
    .acc = Westeuropa
    .dat = Westeuropa
    .gen = Westeuropas
    .in = in Westeuropa
    .into = nach Westeuropa
gp-region-3 = China
    .acc = China
    .dat = China
    .gen = Chinas
    .in = in China
    .into = nach China
gp-region-4 = Japan
    .acc = Japan
    .dat = Japan
    .gen = Japans
    .in = in Japan
    .into = nach Japan
gp-region-5 = Russland
    .acc = Russland
    .dat = Russland
    .gen = Russlands
    .in = in Russland
    .into = nach Russland
gp-region-6 = Naher Osten
    .acc = den Nahen Osten
    .dat = dem Nahen Osten
    .gen = des Nahen Ostens
    .in = im Nahen Osten
    .into = in den Nahen Osten
gp-region-7 = Indien
    .acc = Indien
    .dat = Indien
    .gen = Indiens
    .in = in Indien
    .into = nach Indien
gp-region-8 = Lateinamerika
    .acc = Lateinamerika
    .dat = Lateinamerika
    .gen = Lateinamerikas
    .in = in Lateinamerika
    .into = nach Lateinamerika
gp-region-9 = Südostasien
    .acc = Südostasien
    .dat = Südostasien
    .gen = Südostasiens
    .in = in Südostasien
    .into = nach Südostasien
gp-region-10 = Osteuropa
    .acc = Osteuropa
    .dat = Osteuropa
    .gen = Osteuropas
    .in = in Osteuropa
    .into = nach Osteuropa
gp-region-11 = Ozeanien
    .acc = Ozeanien
    .dat = Ozeanien
    .gen = Ozeaniens
    .in = in Ozeanien
    .into = nach Ozeanien
gp-region-12 = Afrika südlich der Sahara
    .acc = Afrika südlich der Sahara
    .dat = Afrika südlich der Sahara
    .gen = Afrikas südlich der Sahara
    .in = in Afrika südlich der Sahara
    .into = nach Afrika südlich der Sahara
gp-region-own = { $name }
    .acc = { $name }
    .dat = { $name }
    .gen = von { $name }
    .in = in { $name }
    .into = nach { $name }
gp-region-short-1 = USA
gp-region-short-2 = Westeuropa
gp-region-short-3 = China
gp-region-short-4 = Japan
gp-region-short-5 = Russland
gp-region-short-6 = Naher Osten
gp-region-short-7 = Indien
gp-region-short-8 = Lateinam.
gp-region-short-9 = Südostasien
gp-region-short-10 = Osteuropa
gp-region-short-11 = Ozeanien
gp-region-short-12 = Afrika

## Orte

gp-place-base = Basis
gp-place-mauritius = Mauritius
gp-place-un = UNO
gp-mauritius-line = { $count ->
    [0] Mauritius · noch niemand
    [one] Mauritius · einer vergessen
   *[other] Mauritius · { $count } vergessen
}
gp-un-line = { $count ->
    [0] UNO · leer
   *[other] UNO · { $count }
}

## Parteien

gp-party-red = Die Roten
gp-party-yellow = Die Gelben
gp-party-green = Die Grünen
gp-party-blue = Die Blauen
gp-party-black = Die Schwarzen

## Chips

gp-chip-raw = Rohstoff
gp-chip-economy = Wirtschaft
gp-chip-military = Militär
gp-chip-diplomacy = Diplomatie
gp-supply = Vorrat

## Marker

gp-marker-pending = Steht noch aus
gp-marker-done = Erledigt
gp-marker-sanction = Sanktion
gp-marker-demilitarised = Entmilitarisiert
gp-marker-protectorate = Protektorat
gp-marker-dominance = Dominanz
gp-marker-sanction-help = Keine Aktionen, keine Stimme bei Anträgen, halbe Punkte, bis zur nächsten Wertung (G25.1).
gp-marker-demilitarised-help = Keine neuen Militärchips bis zur nächsten Wertung (G24.1).
gp-marker-protectorate-help = Greift nicht an und wird nicht angegriffen, bis zur nächsten Wertung (G26.1).
gp-marker-dominance-help = Wer mehr Regionen regiert oder mitregiert, gewinnt auf der Stelle (G35.1).

## Regierung

gp-government-none = Keine Regierung
gp-government-sole = Regierung
gp-government-coalition = Koalition

## Karten

gp-card-assassination = Attentat
gp-card-assassination-text = Würfle gegen einen Gegner, wo du auch sitzt: 1 tot, 2 heimgeschickt, 3 dein eigener Mann flieht nach Mauritius.
gp-card-assassination-foot = E01 · wo du bist
gp-card-initiative = Diplomatische Initiative
gp-card-initiative-text = Sofort einen Antrag stellen, eine Stimme gibt es gratis.
gp-card-initiative-foot = E02 · Antrag
gp-card-initiative-title = Diplo­matische Initiative
gp-card-aid = Entwicklungshilfe
gp-card-aid-text = Zwei Wirtschaftschips gehen aus einer reicheren Region in eine ärmere.
gp-card-aid-foot = E03 · zwei Regionen
gp-card-aid-title = Entwicklungs­hilfe
gp-card-expansion = Expansion
gp-card-expansion-text = Zwei aus der Basis ziehen dorthin, wo du schon sitzt.
gp-card-expansion-foot = E04 · wo du bist
gp-card-peace = Friedensinitiative
gp-card-peace-text = Nirgends Krieg bis zur nächsten Wertung.
gp-card-peace-foot = E05 · bleibt offen
gp-card-peace-title = Friedens­initiative
gp-card-warmonger = Kriegstreiber
gp-card-warmonger-text = Beendet einen Frieden oder Pakt, oder 1 mehr in einem Krieg.
gp-card-warmonger-foot = E06 · jetzt oder offen
gp-card-warmonger-title = Kriegs­treiber
gp-card-pact = Nichtangriffspakt
gp-card-pact-text = Ein Nachbar darf eine Region nicht angreifen.
gp-card-pact-foot = E07 · bleibt offen
gp-card-pact-title = Nicht­angriffs­pakt
gp-card-coup = Putsch
gp-card-coup-text = Verdeckte Hände und ein Würfel gegen eine Regierung. Der Sieger bekommt ihre Sitze.
gp-card-coup-foot = E08 · jede Regierung
gp-card-recession = Rezession
gp-card-recession-text = In einer Region und ringsum schrumpft die Wirtschaft auf das Maß der Regierung.
gp-card-recession-foot = E09 · hier und ringsum
gp-card-revolution = Revolution
gp-card-revolution-text = In einer Region und ringsum sagt der Würfel, wie viele von der Regierung bleiben.
gp-card-revolution-foot = E10 · hier und ringsum
gp-card-retirement = Ruhestand
gp-card-retirement-text = Ein Gegner darf heim zu seinen Rosen.
gp-card-retirement-foot = E11 · jede Region
gp-card-sabotage = Sabotage
gp-card-sabotage-text = Eine Region verliert so viele Chips, wie der Würfel zeigt. Du wählst sie aus.
gp-card-sabotage-foot = E12 · jede Region
gp-card-drive = Tatendrang
gp-card-drive-text = Eine Aktion mehr in einer Region, die du aktivierst und regierst.
gp-card-drive-foot = E13 · bleibt offen
gp-card-defector = Überläufer
gp-card-defector-text = Dein Mann bekommt den Sitz eines Gegners. Das kostet dich noch einen für Mauritius.
gp-card-defector-foot = E14 · jede Region
gp-card-unrest = Unruhen
gp-card-unrest-text = In einer Region und ringsum schrumpft die Regierung auf das Maß der Wirtschaft.
gp-card-unrest-foot = E15 · hier und ringsum
gp-card-transfer = Versetzung
gp-card-transfer-text = Irgendein Politiker zieht in irgendeine andere Region.
gp-card-transfer-foot = E16 · wen du willst

## Aktionen und Anträge

gp-action-pass = Passen
gp-action-emigration = Auswanderung
gp-action-emigration-text = Einer von dir zieht in eine Nachbarregion.
gp-action-propaganda = Propaganda
gp-action-propaganda-text = Einer aus der Basis kommt herein, ein weiterer geht nach Mauritius.
gp-action-rehabilitation = Rehabilitation
gp-action-rehabilitation-text = Einer kehrt für 1 Diplomatie von Mauritius zurück.
gp-action-purge = Politische Säuberung
gp-action-purge-text = Einer von der Opposition geht für 1 Militär nach Hause.
gp-action-trade = Handel
gp-action-trade-text = Chips mit einem Nachbarn tauschen, dessen Regierung einverstanden ist.
gp-action-budget = Haushalt
gp-action-budget-text = Einen Chip in andere umwandeln.
gp-action-war = Krieg
gp-action-war-text = Einen Nachbarn angreifen, der eine Regierung hat.
gp-action-motion = Diplomatischer Antrag
gp-action-motion-text = Die Chips aller Regionen und die Abgeordneten der UNO entscheiden.
gp-motion-ban = Parteiverbot
gp-motion-ban-text = Die Partei verliert dort so viele Politiker, wie der Antrag Vorsprung hat.
gp-motion-disarmament = Abrüstung
gp-motion-disarmament-text = Die Region verliert Militär nach Vorsprung und darf nicht aufrüsten.
gp-motion-sanction = Sanktion
gp-motion-sanction-text = Die Region darf nicht handeln, nicht stimmen und zählt halb.
gp-motion-lifting = Aufhebung einer Sanktion
gp-motion-lifting-text = Die Region darf wieder handeln.
gp-motion-protectorate = Protektorat
gp-motion-protectorate-text = Die Region greift nicht an und wird nicht angegriffen.
gp-conversion-a = 1 Rohstoff zu 3 Wirtschaft
gp-conversion-b = 1 Wirtschaft zu 2 Wirtschaft
gp-conversion-c = 1 Wirtschaft zu 2 Diplomatie
gp-conversion-d = 1 Wirtschaft zu 1 Militär

## Phasen

gp-phase-auction = Versteigerung
gp-phase-open-choice = Freie Wahl
gp-phase-cards = Kartenwahl
gp-phase-recall = Rückruf
gp-phase-turn = Zug
gp-phase-activation = Aktivierung
gp-phase-proposal = Vorschlag
gp-phase-consent = Zustimmung zum Handel
gp-phase-vote = Abstimmung
gp-phase-veto = Veto
gp-phase-war = Krieg
gp-phase-motion = Antrag
gp-phase-card = Karte
gp-phase-coup = Putsch
gp-phase-scoring = Wertung
gp-phase-un = Sitze in der UNO
gp-phase-refill = Neue Karten
gp-phase-over = Spielende

## Schalter

gp-switch-setup = Aufbau
gp-switch-setup-help = Wie die Politiker vor dem ersten Zug in die Welt kommen.
gp-switch-setup-auction = geheime Versteigerung jeder Region
gp-switch-setup-open = freie Wahl, ein Politiker nach dem anderen
gp-switch-edition = Ausgabe der Karten
gp-switch-edition-help = Deutsche und englische Regel unterscheiden sich bei Attentat und Expansion.
gp-switch-edition-german = deutsch: nur wo man vertreten ist
gp-switch-edition-english = englisch: in jeder Region
gp-switch-vpCumulative = Punkte summieren
gp-switch-vpCumulative-help = Ob jede Wertung neu zählt oder zur vorigen hinzukommt.
gp-switch-vpCumulative-false = jedes Mal neu gezählt
gp-switch-vpCumulative-true = zusammengezählt
gp-switch-economyBonusCoalition = Wirtschaftszuschlag in Koalitionen
gp-switch-economyBonusCoalition-help = Wer die Punkte für eine reiche, gemeinsam regierte Region bekommt. Ohne Zuschlag dauert das Spiel zu fünft länger.
gp-switch-economyBonusCoalition-each = jeder Partner
gp-switch-economyBonusCoalition-none = niemand
gp-switch-budgetRisk = Riskante Umwandlung
gp-switch-budgetRisk-help = Nach welcher Umwandlung gewürfelt wird, ob Politiker nach Mauritius müssen.
gp-switch-budgetRisk-growth = Wirtschaft zu Wirtschaft
gp-switch-budgetRisk-raw = Rohstoff zu Wirtschaft
gp-switch-budgetRisk-diplomacy = Wirtschaft zu Diplomatie
gp-switch-budgetRisk-armament = Wirtschaft zu Militär
gp-switch-budgetRisk-all = jede Umwandlung
gp-switch-budgetRisk-none = keine
gp-switch-warMauritius = Mauritius nach einem Krieg
gp-switch-warMauritius-help = Wer nach einem Krieg einen weiteren Politiker nach Mauritius schickt.
gp-switch-warMauritius-winner = der Sieger, der Politiker gesetzt hat
gp-switch-warMauritius-stalemateAttacker = der Angreifer, nur nach einem Patt
gp-switch-warMauritius-attackerAlways = der Angreifer, nach jedem Krieg
gp-switch-warPlacement = Einzug nach dem Krieg
gp-switch-warPlacement-help = Ob der Sieger weniger Politiker setzen darf als die Differenz.
gp-switch-warPlacement-upTo = bis zur Differenz
gp-switch-warPlacement-exact = die volle Differenz
gp-switch-dominanceTest = Dominanz
gp-switch-dominanceTest-help = Ob die Dominanz auch mitten in einem Krieg zählt, solange dessen Sieger noch gefragt ist.
gp-switch-dominanceTest-always = zu jeder Zeit
gp-switch-dominanceTest-afterStep = nach abgeschlossenen Schritten
gp-switch-ownWar = Krieg gegen sich selbst
gp-switch-ownWar-help = Ob eine Partei Krieg gegen eine Region vorschlagen darf, die sie selbst mitregiert.
gp-switch-ownWar-forbid = verboten
gp-switch-ownWar-allow = erlaubt
gp-switch-pactDuration = Dauer eines Pakts
gp-switch-pactDuration-help = Wie lange ein Nichtangriffspakt gilt.
gp-switch-pactDuration-untilRemoved = bis ein Kriegstreiber ihn beseitigt
gp-switch-pactDuration-untilScoring = bis zur nächsten Wertung
gp-switch-drive = Tatendrang
gp-switch-drive-help = Ob die Karte Tatendrang mit dem ersten Gebrauch verbraucht ist.
gp-switch-drive-once = einmal
gp-switch-drive-everyActivation = einmal in jeder eigenen Aktivierung
gp-switch-discardReturns = Abgeworfene Karten
gp-switch-discardReturns-help = Ob nach einer Wertung abgeworfene Karten wieder gewählt werden können.
gp-switch-discardReturns-false = sind fort
gp-switch-discardReturns-true = kommen zum Rest zurück
gp-switch-protectorates = Protektorate
gp-switch-protectorates-help = Ob es die vierte Art von Antrag gibt. Die Marker liegen in der Schachtel, die Regel ist von uns.
gp-switch-protectorates-true = im Spiel
gp-switch-protectorates-false = nicht im Spiel
gp-switch-maxScorings = Letzte Wertung
gp-switch-maxScorings-help = Nach dieser Wertung endet das Spiel auf jeden Fall.
gp-switch-map = Karte der Welt
gp-switch-map-help = Regionen, Grenzen, Anfangschips und Würfel.
gp-switch-map-reconstructed = rekonstruiert

## Spielenden

gp-ending-points = Sieg nach Punkten
gp-ending-points-text = Bei einer Wertung genug Punkte und die meisten von allen (G30.1).
gp-ending-dominance = Dominanz
gp-ending-dominance-text = Mehr Regionen regiert, als der Marker zulässt (G35.1).
gp-ending-safety = Letzte Wertung
gp-ending-safety-text = Die Welt ist der Politik müde; die meisten Punkte gewinnen (G36.1).

## Antworten im Ganzen

gp-do-pass = Passen
gp-do-emigration = Auswanderung { $region-into }
gp-do-propaganda = Propaganda { $region-in }
gp-do-rehabilitation = Rehabilitation eines Verbannten
gp-do-purge = Säuberung: ein Politiker von { $party } muss gehen
gp-do-trade = Handel mit { $region-dat }: gibt { $gives }, nimmt { $takes }
gp-do-budget = Haushalt, { $conversion }
gp-do-war = Krieg gegen { $region-acc }
gp-do-motion-ban = Antrag auf Verbot von { $party } { $region-in }
gp-do-motion-disarmament = Antrag auf Abrüstung { $region-gen }
gp-do-motion-sanction = Antrag auf Sanktion gegen { $region-acc }
gp-do-motion-lifting = Antrag, die Sanktion gegen { $region-acc } aufzuheben
gp-do-motion-protectorate = Antrag, { $region-acc } zum Protektorat zu machen
gp-do-activate = Region { $region } aktivieren
gp-do-assassination = Attentat auf einen Politiker von { $party } { $region-in }
gp-do-aid = Entwicklungshilfe aus { $region-dat } { $other-into }
gp-do-expansion = Expansion { $region-in }
gp-do-peace = Friedensinitiative
gp-do-warmonger-open = Kriegstreiber, offen für einen künftigen Krieg
gp-do-warmonger-peace = Kriegstreiber gegen die Friedensinitiative von { $party }
gp-do-warmonger-pact = Kriegstreiber gegen den Pakt von { $party }
gp-do-pact = Nichtangriffspakt: kein Angriff { $other-gen } auf { $region-acc }
gp-do-coup = Putsch { $region-in }
gp-do-recession = Rezession rings um { $region-acc }
gp-do-revolution = Revolution rings um { $region-acc }
gp-do-retirement = Ruhestand für einen Politiker von { $party } { $region-in }
gp-do-sabotage = Sabotage { $region-in }
gp-do-drive = Tatendrang, offen für eine künftige Aktion
gp-do-defector = Überläufer: Ein Sitz von { $party } { $region-in } wechselt den Besitzer
gp-do-unrest = Unruhen rings um { $region-acc }
gp-do-transfer = Versetzung eines Politikers von { $party } aus { $region-dat } { $other-into }

## Fragen

gp-turn = Dein Zug
gp-propose = Dein Vorschlag
gp-vote = Deine Stimme
gp-lay = Chips zu einem Antrag
gp-spread = Wie viele und woher
gp-pick-cards = Deine Karten
gp-refill = Neue Karten
gp-consent = Ein Geschäft wird angeboten
gp-ask-bid = Wie viele Politiker bietest du für { $region-acc }?
gp-ask-place = In welche Region kommt dein nächster Politiker? Noch { $left } zu setzen.
gp-ask-cards = Such dir { $low } deiner sechzehn Karten aus.
gp-ask-recall = Rufst du jemanden nach Hause?
gp-ask-turn = Aktiviere eine Region oder spiel eine Karte.
gp-ask-propose = Was schlägt deine Regierung { $region-in } vor?
gp-ask-drive = Tatendrang: noch eine Aktion { $region-in }? Wer passt, behält die Karte.
gp-ask-consent-trade = { $who } bietet ein Geschäft an: { $gives } aus { $active-dat } für { $takes } aus { $region-dat }. Einverstanden?
gp-ask-veto-adopted = { $who } hat die Abstimmung gewonnen, { $votes_for } zu { $votes_against }. Opferst du einen Politiker, um das zu kippen?
gp-ask-veto-rejected = { $who } hat die Abstimmung verloren, { $votes_for } zu { $votes_against }. Opferst du einen Politiker, um es doch durchzusetzen?
gp-ask-warmonger-attack = Angriff { $attacker-gen } auf { $target-acc }: Setzt du den Kriegstreiber für den Angriff ein?
gp-ask-warmonger-defence = Angriff { $attacker-gen } auf { $target-acc }: Setzt du den Kriegstreiber für die Verteidigung ein?
gp-ask-place-war = Der Krieg ist gewonnen. Wie viele Politiker ziehen in { $region-acc } ein? Bis zu { $high }.
gp-ask-place-one = { $left ->
    [one] Der Krieg ist gewonnen. Setzt du einen Politiker { $region-in } ein? Einer darf noch kommen.
   *[other] Der Krieg ist gewonnen. Setzt du einen Politiker { $region-in } ein? Noch { $left } dürfen kommen.
}
gp-motion-against = { $kind }: { $party }
gp-ask-support = { $what }, { $about }. Wie viele Diplomatiechips aus { $region-dat } sprechen für deinen Antrag?
gp-ask-lay = { $what }, { $about }. { $chips } Diplomatie { $region-in }: dafür, dagegen, wie viele?
gp-ask-un = { $what }, { $about }. { gp-your-delegates }
gp-ask-coup = Dein Putsch { $region-in }: Wie viele Politiker aus der Basis machen mit? { $low } bis { $high }.
gp-ask-coup-defence = { $who } putscht { $region-in }. Wie viele Politiker aus der Basis wehren sich? { $low } bis { $high }.
gp-ask-replace = Deine Basis reicht nicht für alle Sitze { $region-in }. Welche { $low } ersetzt du?
gp-ask-sabotage = { $low ->
    [one] Sabotage { $region-in }: Welcher Chip geht verloren?
   *[other] Sabotage { $region-in }: Welche { $low } Chips gehen verloren?
}
gp-ask-take = Welche { $low } Politiker nimmst du für die UNO auf die Hand?
gp-ask-refill = Wirf ab, was du nicht willst, und füll die Hand auf { $size } Karten auf.
gp-your-votes = { $votes ->
    [one] Deine eine Stimme?
   *[other] Deine { $votes } Stimmen?
}
gp-your-delegates = { $votes ->
    [one] Wie stimmt dein Abgeordneter?
   *[other] Wie stimmen deine { $votes } Abgeordneten?
}
gp-ask-vote-emigration = { $who } schlägt vor: Auswanderung { $region-into }. { gp-your-votes }
gp-ask-vote-propaganda = { $who } schlägt vor: Propaganda { $region-in }. { gp-your-votes }
gp-ask-vote-rehabilitation = { $who } schlägt vor: Rehabilitation eines Verbannten. { gp-your-votes }
gp-ask-vote-purge = { $who } schlägt vor: Säuberung: ein Politiker von { $party } muss gehen. { gp-your-votes }
gp-ask-vote-trade = { $who } schlägt vor: Handel mit { $region-dat }: gibt { $gives }, nimmt { $takes }. { gp-your-votes }
gp-ask-vote-budget = { $who } schlägt vor: Haushalt, { $conversion }. { gp-your-votes }
gp-ask-vote-war = { $who } schlägt vor: Krieg gegen { $region-acc }. { gp-your-votes }
gp-ask-vote-motion-ban = { $who } schlägt vor: Antrag auf Verbot von { $party } { $region-in }. { gp-your-votes }
gp-ask-vote-motion-disarmament = { $who } schlägt vor: Antrag auf Abrüstung { $region-gen }. { gp-your-votes }
gp-ask-vote-motion-sanction = { $who } schlägt vor: Antrag auf Sanktion gegen { $region-acc }. { gp-your-votes }
gp-ask-vote-motion-lifting = { $who } schlägt vor: Antrag, die Sanktion gegen { $region-acc } aufzuheben. { gp-your-votes }
gp-ask-vote-motion-protectorate = { $who } schlägt vor: Antrag, { $region-acc } zum Protektorat zu machen. { gp-your-votes }

## Was ein Telegramm nach einem Schritt fragt

gp-propose-then-emigration = Auswanderung: wohin?
gp-propose-then-propaganda = Propaganda: wo?
gp-propose-then-purge = Säuberung: Wer muss gehen?
gp-propose-then-trade = Handel: mit wem?
gp-propose-then-budget = Haushalt: was in was?
gp-propose-then-war = Krieg: gegen wen?
gp-propose-then-motion = Antrag: worauf?
gp-propose-then-motion-ban = Parteiverbot: in welcher Region?
gp-propose-then-motion-ban-n = Parteiverbot: welche Partei?
gp-propose-then-motion-disarmament = Abrüstung: von wem?
gp-propose-then-motion-sanction = Sanktion: gegen wen?
gp-propose-then-motion-lifting = Sanktion aufheben: wo?
gp-propose-then-motion-protectorate = Protektorat: welche Region?
gp-turn-then-assassination = Attentat: in welcher Region?
gp-turn-then-assassination-n = Attentat: auf wessen Politiker?
gp-turn-then-initiative = Diplomatische Initiative: worauf?
gp-turn-then-aid = Entwicklungshilfe: aus welcher Region?
gp-turn-then-aid-n = Entwicklungshilfe: für welche Region?
gp-turn-then-expansion = Expansion: wo?
gp-turn-then-expansion-n = Expansion: wie viele?
gp-turn-then-warmonger = Kriegstreiber: wozu?
gp-turn-then-pact = Nichtangriffspakt: für welche Region?
gp-turn-then-pact-n = Nichtangriffspakt: Wer darf sie nicht angreifen?
gp-turn-then-coup = Putsch: wo?
gp-turn-then-recession = Rezession: rund um welche Region?
gp-turn-then-revolution = Revolution: rund um welche Region?
gp-turn-then-retirement = Ruhestand: in welcher Region?
gp-turn-then-retirement-n = Ruhestand: für wessen Politiker?
gp-turn-then-sabotage = Sabotage: wo?
gp-turn-then-defector = Überläufer: in welcher Region?
gp-turn-then-defector-n = Überläufer: aus welcher Partei?
gp-turn-then-unrest = Unruhen: rund um welche Region?
gp-turn-then-transfer = Versetzung: aus welcher Region?
gp-turn-then-transfer-n = Versetzung: wessen Politiker?
gp-turn-then-transfer-n-seat = Versetzung: in welche Region?

## Antworten und kleine Schritte

gp-vote-for = Dafür
gp-vote-against = Dagegen
gp-vote-abstain = Enthaltung
gp-lay-for = { $count } dafür
gp-lay-against = { $count } dagegen
gp-lay-none = Keine ({ $count })
gp-consent-yes = Einverstanden
gp-consent-no = Ablehnen
gp-step-region = { $region }
gp-step-party = { $party }
gp-step-count = { $count }
gp-step-open = Offen auslegen für einen Krieg
gp-step-peace = Friedensinitiative beenden
gp-step-pact = Pakt beenden
gp-take-from = Einen aus: { $item }
gp-spread-label = { $items }
gp-discard-card = { $card } abwerfen
gp-take-card = { $card } nehmen
gp-refill-label = Fort: { $discards }. Neu: { $takes }
gp-nobody = niemand
gp-nothing = nichts
gp-step-give-raw = 1 Rohstoff geben
gp-step-take-raw = 1 Rohstoff nehmen
gp-chips-raw-1 = 1 Rohstoff
gp-chips-raw-2 = 2 Rohstoff
gp-chips-raw-3 = 3 Rohstoff
gp-chips-raw-4 = 4 Rohstoff
gp-chips-raw-5 = 5 Rohstoff
gp-step-give-economy = 1 Wirtschaft geben
gp-step-take-economy = 1 Wirtschaft nehmen
gp-chips-economy-1 = 1 Wirtschaft
gp-chips-economy-2 = 2 Wirtschaft
gp-chips-economy-3 = 3 Wirtschaft
gp-chips-economy-4 = 4 Wirtschaft
gp-chips-economy-5 = 5 Wirtschaft
gp-step-give-military = 1 Militär geben
gp-step-take-military = 1 Militär nehmen
gp-chips-military-1 = 1 Militär
gp-chips-military-2 = 2 Militär
gp-chips-military-3 = 3 Militär
gp-chips-military-4 = 4 Militär
gp-chips-military-5 = 5 Militär
gp-step-give-diplomacy = 1 Diplomatie geben
gp-step-take-diplomacy = 1 Diplomatie nehmen
gp-chips-diplomacy-1 = 1 Diplomatie
gp-chips-diplomacy-2 = 2 Diplomatie
gp-chips-diplomacy-3 = 3 Diplomatie
gp-chips-diplomacy-4 = 4 Diplomatie
gp-chips-diplomacy-5 = 5 Diplomatie

## Nachrichten

gp-news-bid-won = { $who } bietet { $count } für { $region-acc }, zieht ein und schickt einen weiteren nach Mauritius.
gp-news-bid-tied = { $who } bietet { $count } für { $region-acc }, so hoch wie andere, und zieht ein.
gp-news-bid-second = { $who } bietet { $count } für { $region-acc } und zieht als Zweiter ein.
gp-news-bid-lost = { $who } bietet { $count } für { $region-acc } und nimmt sie wieder heim.
gp-news-bid-none = Niemand bietet für { $region-acc }.
gp-news-places = { $who } setzt einen Politiker { $region-in } ein.
gp-news-cards = Alle haben { $count } Karten gewählt.
gp-news-begins = { $who } ist am schwächsten und beginnt.
gp-news-turn = { $who } ist am Zug.
gp-news-recall = { $who } ruft { $count } aus { $region-dat } zurück.
gp-news-activates = { $actions ->
    [0] { $who } aktiviert { $region-acc }: Niemand ist da, der handeln könnte.
    [one] { $who } aktiviert { $region-acc }: { $actions } Aktion.
   *[other] { $who } aktiviert { $region-acc }: { $actions } Aktionen.
}
gp-news-passes = { $who } passt.
gp-news-agrees = { $who } ist mit dem Handel einverstanden.
gp-news-refuses = { $who } lehnt den Handel ab.
gp-news-adopted = Angenommen, { $votes_for } zu { $votes_against }.
gp-news-rejected = Abgelehnt, { $votes_for } zu { $votes_against }.
gp-news-veto-adopts = Veto: { $who } opfert einen Politiker, und der Vorschlag gilt.
gp-news-veto-rejects = Veto: { $who } opfert einen Politiker, und der Vorschlag fällt.
gp-news-lapses = Der Vorschlag verfällt: Was er nennt, ist fort.
gp-news-drive = { $who } zeigt Tatendrang: noch eine Aktion.
gp-news-emigrates = Ein Politiker von { $who } zieht { $region-into }.
gp-news-propaganda = { $who } gewinnt einen Sitz { $region-in }; ein weiterer geht nach Mauritius.
gp-news-rehabilitated = Ein Politiker von { $who } ist zurück von Mauritius, gut gebräunt.
gp-news-purged = Ein Politiker von { $who } muss { $region-acc } verlassen.
gp-news-traded = Handel zwischen { $region-dat } und { $other-dat }.
gp-news-budget = Haushalt { $region-gen }: { $conversion }; { $come } kamen an.
gp-news-risk = Das Risiko wird gewürfelt: { $die }.
gp-news-exile = Ein Politiker von { $who } geht nach Mauritius.
gp-news-fee = { $who } schickt einen weiteren Politiker nach Mauritius.
gp-news-warmonger = { $who } setzt den Kriegstreiber ein.
gp-news-war-stalemate = Krieg: { $attacker } { $attack } (Würfel { $attack_die }), { $target } { $defence } (Würfel { $defence_die }). Patt, Differenz { $difference }.
gp-news-war-attacker = Krieg: { $attacker } { $attack } (Würfel { $attack_die }), { $target } { $defence } (Würfel { $defence_die }). Der Angriff siegt um { $difference }.
gp-news-war-defender = Krieg: { $attacker } { $attack } (Würfel { $attack_die }), { $target } { $defence } (Würfel { $defence_die }). Die Verteidigung siegt um { $difference }.
gp-news-routed = { $who } verliert { $count } Politiker { $region-in }.
gp-news-settles = { $who } zieht mit { $count } in { $region-acc } ein.
gp-news-lays-for = Aus { $region-dat }: { $count } dafür.
gp-news-lays-against = Aus { $region-dat }: { $count } dagegen.
gp-news-lays-none = Aus { $region-dat }: nichts ({ $count }).
gp-news-un-for = UNO: { $who } stimmt dafür, { $count }.
gp-news-un-against = UNO: { $who } stimmt dagegen, { $count }.
gp-news-un-abstain = UNO: { $who } enthält sich ({ $count }).
gp-news-granted = { $what }, { $about }: stattgegeben, { $votes_for } zu { $votes_against }.
gp-news-denied = { $what }, { $about }: abgelehnt, { $votes_for } zu { $votes_against }.
gp-news-banned = { $who } zieht { $count } aus { $region-dat } ab.
gp-news-shot-1 = { $who } würfelt 1: Ein Politiker von { $victim } verlässt das Spiel für immer.
gp-news-shot-2 = { $who } würfelt 2: Ein Politiker von { $victim } geht nach Hause.
gp-news-shot-3 = { $who } würfelt 3 und verfehlt { $victim }; der Täter flieht nach Mauritius.
gp-news-shot-3-free = { $who } würfelt 3 und verfehlt { $victim }; bei leerer Basis muss niemand fliehen.
gp-news-recession = Rezession { $region-in }: { $count } Wirtschaft verloren.
gp-news-revolution = Revolution { $region-in }: { $die } dürfen bleiben.
gp-news-swept = { $who } verliert { $count } { $region-in }.
gp-news-sabotage = { $die ->
    [one] Sabotage { $region-in }: { $die } Chip.
   *[other] Sabotage { $region-in }: { $die } Chips.
}
gp-news-coup-hand = { $who } zeigt { $count } auf der Hand.
gp-news-coup-won = Der Putsch von { $who } { $region-in } gelingt, { $rebels } zu { $loyal }.
gp-news-coup-lost = Der Putsch von { $who } { $region-in } scheitert, { $rebels } zu { $loyal }.
gp-news-replaced = { $count ->
    [one] { $who } verliert { $count } Sitz an den Putsch.
   *[other] { $who } verliert { $count } Sitze an den Putsch.
}
gp-news-scores = Wertung: { $who } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (Regionen { $regions }, UNO { $delegates }, Mauritius −{ $exiles }); gezählt: { $total }.
gp-news-seats = { $out ->
    [0] { $who } setzt { $count } in die UNO.
    [one] { $who } setzt { $count } in die UNO; { $out } verlässt das Spiel.
   *[other] { $who } setzt { $count } in die UNO; { $out } verlassen das Spiel.
}
gp-news-clear = Die Marker werden abgeräumt; der Dominanzmarker zeigt { $marker }.
gp-news-refill = { $come ->
    [one] { $who } wirft { $out } ab und nimmt { $come } Karte.
   *[other] { $who } wirft { $out } ab und nimmt { $come } Karten.
}
gp-news-wins-points = { $who } gewinnt mit { $points } Punkten.
gp-news-wins-safety = Das Spiel ist aus. { $who } gewinnt mit { $points } Punkten.
gp-news-dominance = { $who } regiert { $regions } Regionen, mehr als { $marker }, und gewinnt auf der Stelle.
gp-news-proposes-emigration = { $who } schlägt vor: Auswanderung { $region-into }.
gp-news-proposes-propaganda = { $who } schlägt vor: Propaganda { $region-in }.
gp-news-proposes-rehabilitation = { $who } schlägt vor: Rehabilitation eines Verbannten.
gp-news-proposes-purge = { $who } schlägt vor: Säuberung: ein Politiker von { $party } muss gehen.
gp-news-proposes-trade = { $who } schlägt vor: Handel mit { $region-dat }: gibt { $gives }, nimmt { $takes }.
gp-news-proposes-budget = { $who } schlägt vor: Haushalt, { $conversion }.
gp-news-proposes-war = { $who } schlägt vor: Krieg gegen { $region-acc }.
gp-news-proposes-motion-ban = { $who } schlägt vor: Antrag auf Verbot von { $party } { $region-in }.
gp-news-proposes-motion-disarmament = { $who } schlägt vor: Antrag auf Abrüstung { $region-gen }.
gp-news-proposes-motion-sanction = { $who } schlägt vor: Antrag auf Sanktion gegen { $region-acc }.
gp-news-proposes-motion-lifting = { $who } schlägt vor: Antrag, die Sanktion gegen { $region-acc } aufzuheben.
gp-news-proposes-motion-protectorate = { $who } schlägt vor: Antrag, { $region-acc } zum Protektorat zu machen.
gp-news-plays-assassination = { $who } spielt eine Karte: Attentat auf einen Politiker von { $party } { $region-in }.
gp-news-plays-aid = { $who } spielt eine Karte: Entwicklungshilfe aus { $region-dat } { $other-into }.
gp-news-plays-expansion = { $who } spielt eine Karte: Expansion { $region-in }.
gp-news-plays-peace = { $who } spielt eine Karte: Friedensinitiative.
gp-news-plays-warmonger-open = { $who } spielt eine Karte: Kriegstreiber, offen für einen künftigen Krieg.
gp-news-plays-warmonger-peace = { $who } spielt eine Karte: Kriegstreiber gegen die Friedensinitiative von { $party }.
gp-news-plays-warmonger-pact = { $who } spielt eine Karte: Kriegstreiber gegen den Pakt von { $party }.
gp-news-plays-pact = { $who } spielt eine Karte: Nichtangriffspakt, kein Angriff { $other-gen } auf { $region-acc }.
gp-news-plays-coup = { $who } spielt eine Karte: Putsch { $region-in }.
gp-news-plays-recession = { $who } spielt eine Karte: Rezession rings um { $region-acc }.
gp-news-plays-revolution = { $who } spielt eine Karte: Revolution rings um { $region-acc }.
gp-news-plays-retirement = { $who } spielt eine Karte: Ruhestand für einen Politiker von { $party } { $region-in }.
gp-news-plays-sabotage = { $who } spielt eine Karte: Sabotage { $region-in }.
gp-news-plays-drive = { $who } spielt eine Karte: Tatendrang, offen für eine künftige Aktion.
gp-news-plays-defector = { $who } spielt eine Karte: Überläufer: Ein Sitz von { $party } { $region-in } wechselt den Besitzer.
gp-news-plays-unrest = { $who } spielt eine Karte: Unruhen rings um { $region-acc }.
gp-news-plays-transfer = { $who } spielt eine Karte: Versetzung eines Politikers von { $party } aus { $region-dat } { $other-into }.
gp-news-plays-motion-ban = { $who } spielt eine Karte: Antrag auf Verbot von { $party } { $region-in }.
gp-news-plays-motion-disarmament = { $who } spielt eine Karte: Antrag auf Abrüstung { $region-gen }.
gp-news-plays-motion-sanction = { $who } spielt eine Karte: Antrag auf Sanktion gegen { $region-acc }.
gp-news-plays-motion-lifting = { $who } spielt eine Karte: Antrag, die Sanktion gegen { $region-acc } aufzuheben.
gp-news-plays-motion-protectorate = { $who } spielt eine Karte: Antrag, { $region-acc } zum Protektorat zu machen.

## Absagen

gp-no-aid = Hilfe geht aus einer reicheren Region mit mindestens 2 Wirtschaft in eine ärmere mit höchstens 3; nicht aus { $region-dat } in Nummer { $number }.
gp-no-arms = Region { $region } ist entmilitarisiert: keine neuen Militärchips vor der nächsten Wertung.
gp-no-base = Zu wenige Politiker in deiner Basis; gebraucht: { $need }.
gp-no-card-in-hand = { $card } ist nicht auf deiner Hand.
gp-why-card = { $card } ist spielbar im eigenen Zug, statt eine Region zu aktivieren.
gp-why-card-war = { $card } ist spielbar im eigenen Zug, statt eine Region zu aktivieren; offen ausliegend wird die Karte eingesetzt, bevor für einen Krieg gewürfelt wird.
gp-no-card-in-rest = { $card } ist nicht unter den Karten, die du nehmen kannst.
gp-no-card-twice = Eine Karte wurde zweimal genannt.
gp-no-chips = Region { $region } hat keine Chips.
gp-no-choice = { $card } verlangt andere Angaben als diese.
gp-no-coup = Außer dir regiert niemand { $region-in }.
gp-no-exile = Du hast niemanden auf Mauritius.
gp-no-government = Region { $region } hat keine Regierung.
gp-no-lay = Von 0 bis { $chips } Chips, dafür oder dagegen.
gp-no-marker = Alle Marker dieser Art sind vergeben.
gp-no-motion = Ein Antrag nennt seine Art, eine Region und nur beim Verbot eine Partei.
gp-no-neighbour = Region Nummer { $number } ist kein Nachbar { $region-gen }.
gp-no-opponent = Einen solchen Gegner gibt es { $region-in } nicht.
gp-no-opposition = Diese Partei ist { $region-in } nicht in der Opposition.
gp-no-own-presence = Du hast niemanden { $region-in }.
gp-no-package = Ein Handel gibt oder nimmt mindestens einen Chip und nie dieselbe Sorte in beide Richtungen.
gp-no-partner = Region { $region } kann nicht handeln: keine Regierung oder unter Sanktion.
gp-no-pending = Region Nummer { $number } steht nicht aus.
gp-no-presence = Diese Partei hat niemanden { $region-in }.
gp-no-protectorates = Protektorate gibt es in diesem Spiel nicht.
gp-no-refill-count = { $due } Karten sind zu nehmen, nicht { $got }.
gp-no-gain = Region { $region } hat davon schon { $most }, mehr geht nicht: { $chip }. Die Umwandlung brächte nichts.
gp-no-room = Region { $region } fasst nicht mehr als { $most } einer Sorte.
gp-no-sanction = Gegen { $region-acc } besteht keine Sanktion.
gp-no-sanctioned = Region { $region } steht unter Sanktion und kann nur deren Aufhebung beantragen.
gp-no-second-peace = Eine Friedensinitiative liegt schon aus.
gp-no-second-protectorate = Region { $region } ist schon Protektorat.
gp-no-second-sanction = Region { $region } steht schon unter Sanktion.
gp-no-spread-length = { $want } Zahlen sind gefragt.
gp-no-spread-sum = Insgesamt { $low } bis { $high }, nicht { $got }.
gp-no-spread-there = { $item }: höchstens { $most }.
gp-no-such-card-open = Eine solche Karte liegt dort nicht aus.
gp-no-transfer = Gefragt sind ein Politiker { $region-in } und eine andere Region.
gp-no-war-own = Du regierst selbst { $region-in }.
gp-no-war-pact = Ein Pakt verbietet den Angriff { $attacker-gen } auf { $region-acc }.
gp-no-war-peace = Eine Friedensinitiative liegt aus: kein Krieg.
gp-no-war-protectorate = Region { $region } ist Protektorat.
gp-no-chip-raw = Region { $region } hat zu wenige Chips: Rohstoff.
gp-no-chip-economy = Region { $region } hat zu wenige Chips: Wirtschaft.
gp-no-chip-military = Region { $region } hat zu wenige Chips: Militär.
gp-no-chip-diplomacy = Region { $region } hat zu wenige Chips: Diplomatie.

## Datendateien

gp-data-neighbours = { $field }: Region { $region } braucht mindestens einen Nachbarn, jeden nur einmal und nicht sich selbst.
gp-data-one-way = { $field }: { $region } nennt { $other } als Nachbarn, aber nicht umgekehrt.
gp-data-order = { $field }: Die Regionen stehen in der Reihenfolge ihrer Nummern; hier gehört { $want } hin, nicht { $got }.
gp-data-players = { $field }: Gefragt ist je eine Zeile für 2, 3, 4 und 5 Spieler.
gp-data-regions = { $field }: { $want } Regionen sind gefragt, nicht { $got }.
gp-data-too-many-chips = { $field }: mehr Chips { $kind } als die { $most } der Schachtel.
gp-reconstructed-map = Die Namen der Regionen 2 bis 11, alle Grenzen und alle Anfangschips
gp-reconstructed-protectorate = Die Regel der Protektorate
gp-reconstructed-open = Die Einzelheiten des Aufbaus mit freier Wahl

gp-switch-maxScorings-1 = 1
gp-switch-maxScorings-2 = 2
gp-switch-maxScorings-3 = 3
gp-switch-maxScorings-4 = 4
gp-switch-maxScorings-5 = 5
gp-switch-maxScorings-6 = 6
gp-switch-maxScorings-7 = 7
gp-switch-maxScorings-8 = 8
gp-switch-maxScorings-9 = 9
gp-switch-maxScorings-10 = 10
gp-switch-maxScorings-11 = 11
gp-switch-maxScorings-12 = 12
gp-switch-maxScorings-13 = 13
gp-switch-maxScorings-14 = 14
gp-switch-maxScorings-15 = 15
gp-switch-maxScorings-16 = 16
gp-switch-maxScorings-17 = 17
gp-switch-maxScorings-18 = 18
gp-switch-maxScorings-19 = 19
gp-switch-maxScorings-20 = 20

## Fertige Zusammenstellungen von Schaltern

gp-preset-open = Offener Aufbau: reihum wird ein Politiker nach dem anderen eingesetzt
gp-preset-english = Englische Karten: Attentat und Expansion gelten überall
gp-preset-long = Langes Spiel: kein Wirtschaftszuschlag in Koalitionen

## Das Brett im Browser

gp-ui-map = Weltkarte
gp-ui-regions = Die zwölf Regionen
gp-ui-region = Region
gp-ui-reconstructed = Rekonstruierte Karte
gp-ui-if-scored = Bei Wertung jetzt
gp-ui-sheet = Wertungsblatt
gp-ui-facts = { $cards ->
    [one] Basis { $base } · regiert { $governed } von { $dominance } · { $cards } Karte
   *[other] Basis { $base } · regiert { $governed } von { $dominance } · { $cards } Karten
}
gp-ui-asked = ist gefragt
gp-ui-sealed = Versiegelt
gp-ui-on-turn = am Zug
gp-ui-thinks = Überlegt
gp-ui-no-bid = Kann nicht bieten
gp-ui-base = { $count } in der Basis
gp-ui-lot = Los { $lot } von 12, geheime Gebote.
gp-ui-last-lot = Letztes Los: { $region }
gp-ui-bid-won = gewinnt, einer nach Mauritius
gp-ui-bid-tied = gleichauf, zieht ein
gp-ui-bid-second = Zweiter, zieht ein
gp-ui-bid-lost = zurück
gp-ui-bid-none = kein Gebot
gp-ui-votes = Stimmen
gp-ui-actions = { $government }. Aktion { $now } von { $actions }.
gp-ui-proposes = { $who } schlägt vor
gp-ui-bar-for = Dafür { $count }
gp-ui-bar-against = Dagegen { $count }
gp-ui-bar-open = { $count } noch offen
gp-ui-tie = Gleichstand heißt nein.
gp-ui-vote-line = Dafür { $votesFor }, dagegen { $votesAgainst }, versiegelt oder still { $sealed }
gp-ui-veto-adopts = Veto von { $who }: Es gilt nun doch.
gp-ui-veto-rejects = Veto von { $who }: Es ist gefallen.
gp-ui-adopted = Angenommen, wenn niemand einen Politiker opfert.
gp-ui-rejected = Abgelehnt, wenn niemand einen Politiker opfert.
gp-ui-attack = Angriff
gp-ui-defence = Verteidigung
gp-ui-die = Würfel
gp-ui-war-stalemate = Patt: Beide verlieren einen Militärchip (Differenz { $difference }).
gp-ui-war-attacker = Der Angriff gewinnt um { $difference }.
gp-ui-war-defender = Die Verteidigung gewinnt um { $difference }.
gp-ui-moves-in = { $who } zieht mit { $count } ein.
gp-ui-granted = Stattgegeben mit { $difference } Vorsprung.
gp-ui-denied = Abgelehnt (Vorsprung { $difference }).
gp-ui-event = Ereignis
gp-ui-hand = Deine Karten
gp-ui-none-taken = Noch keine Karte genommen.
gp-ui-no-cards = Keine Karten auf der Hand.
gp-ui-rest = { $count } in Reserve
gp-ui-open-card = Offen: { $card }
gp-ui-played = { $who } spielt eine Karte.
gp-ui-role-alone = allein
gp-ui-role-government = Regierung
gp-ui-role-coalition = Koalition
gp-ui-role-opposition = Opposition
gp-ui-halved = durch Sanktion halbiert
gp-ui-total = Summe (Ziel { $goal })
gp-ui-was = war { $points }
gp-ui-since-turn = seit Beginn dieses Zuges
gp-ui-last-scoring = Wertung { $number }
gp-ui-sheet-key = Allein 4, Regierung 3, Koalition 2, Opposition 1; 3, 4 oder 5 Wirtschaftschips bringen Regierungen 1, 2 oder 3 dazu; Sanktionen halbieren.
gp-ui-governs = { $count ->
    [one] regiert { $count } Region
   *[other] regiert { $count } Regionen
}
gp-ui-discard = Abwerfen, was du nicht willst
gp-ui-take-rest = Aus dem Rest nehmen
gp-ui-take = { $count } von { $due } gewählt
gp-ui-deal-give = { $region } gibt
gp-ui-deal-take = { $region } gibt dafür
gp-ui-deal = Du gibst { $gives } und bekommst { $takes }.
gp-ui-offer = Geschäft anbieten
gp-ui-points-line = { $points ->
    [one] { $points } Punkt · regiert { $governed }
   *[other] { $points } Punkte · regiert { $governed }
}
gp-ui-scoring = Vor Wertung { $number }
gp-ui-pending = { $count ->
    [one] { $count } Region steht aus
   *[other] { $count } Regionen stehen aus
}
gp-ui-dominance = { $count } Regionen gewinnen
gp-ui-goal = { $points } Punkte gewinnen
gp-ui-turn-hint = In einer Region handelt, wer dort regiert: einmal für jeden seiner Politiker. Grün: das bist du.
gp-ui-acts = { $count ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
gp-ui-acts-sanctioned = Sanktion
gp-ui-acts-you = Du regierst:
gp-ui-will-chips = Chips
gp-ui-will-points = Punkte, wenn dann gewertet würde
gp-ui-will-nothing = niemand gewinnt oder verliert
gp-ui-will-delta = { $amount ->
    [0] kostet nichts
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
gp-ui-stay = Alle bleiben
gp-ui-will-vote = Die Abstimmung
gp-ui-will-sure = { $mine } von { $all } Stimmen sind deine: angenommen, wenn niemand ein Veto einlegt
gp-ui-will-short = { $short ->
    [one] { $mine } von { $all } Stimmen sind deine: eine fehlt noch
   *[other] { $mine } von { $all } Stimmen sind deine: { $short } fehlen noch
}
gp-ui-will-risk = Risiko
gp-ui-will-risk-line = danach fällt ein Würfel; bei einer 1 schickt jede Regierungspartei einen Politiker nach Mauritius
gp-veto-orders = Ab jetzt:
gp-veto-order-turn = Kein Veto, bis ich am Zug bin
gp-veto-order-mine = Kein Veto, wenn es ausgeht, wie ich gestimmt habe
gp-veto-stands-turn = Du hast gesagt: kein Veto, bis du wieder am Zug bist.
gp-veto-stands-mine = Du hast gesagt: kein Veto, wenn es ausgeht, wie du gestimmt hast.
gp-veto-ask-again = Frag mich wieder
gp-ask-veto-adopted-no = Es gelten lassen
gp-ask-veto-adopted-no-line = { $what }. Es wird ausgeführt, wenn sonst niemand ein Veto einlegt.
gp-ask-veto-adopted-yes = Veto
gp-ask-veto-adopted-yes-line = { $here ->
    [one] Dein einziger Politiker hier geht nach Hause, und es geschieht nicht.
   *[other] Einer deiner { $here } Politiker hier geht nach Hause, und es geschieht nicht.
}
gp-ask-veto-rejected-no = Es abgelehnt lassen
gp-ask-veto-rejected-no-line = { $what }. Es geschieht nicht, wenn sonst niemand ein Veto einlegt.
gp-ask-veto-rejected-yes = Doch durchsetzen
gp-ask-veto-rejected-yes-line = { $here ->
    [one] Dein einziger Politiker hier geht nach Hause, und es wird ausgeführt.
   *[other] Einer deiner { $here } Politiker hier geht nach Hause, und es wird ausgeführt.
}
gp-ui-activate = Eine Region aktivieren
gp-ui-play = Eine Karte spielen
gp-ui-play-card = { $card } spielen
gp-ui-track = Die Regionen der Reihe nach
gp-ui-track-now = jetzt
gp-ui-track-done = fertig
gp-ui-track-ahead = offen
gp-ui-track-sold = verkauft
gp-ui-vs = gegen
gp-ui-odds = { $win }× Sieg, { $draw }× Patt, { $lose }× Niederlage (von { $all })
gp-ui-odds-short = { $attack } gegen { $defence } · { $win } von { $all }
gp-ui-propose-war = Krieg vorschlagen: { $region }
gp-ui-vote-for = Dafür mit { $votes }
gp-ui-vote-against = Dagegen mit { $votes }
gp-ui-vote-abstain = Enthaltung
gp-ui-ended-by = Die Karte, die es beendet hat
gp-ui-ended-by-line = Gespielt von { $who }.
gp-ui-to-region = Ziel: { $region }
gp-ui-table = Auf dem Tisch
gp-ui-in-force = In Kraft

## Absprachen

gp-dealing = Chips wechseln nur als Handel einer aktiven Region mit einem Nachbarn den Besitzer (G17.1). Reden, drohen und versprechen darf jeder; es bindet niemanden.

## Der Film

gp-film-seats = { $count ->
    [one] 1 Politiker
   *[other] { $count } Politiker
}
gp-film-governs = { $count ->
    [0] du regierst keine Region
    [one] du regierst 1 Region
   *[other] du regierst { $count } Regionen
}
gp-film-points = { $points ->
    [one] 1 Punkt, wenn jetzt gewertet würde
   *[other] { $points } Punkte, wenn jetzt gewertet würde
}
gp-film-region = { $region }
gp-film-routed = Du hast einen Krieg verloren
gp-film-swept = Du bist hinweggefegt
gp-film-purged = Deine Politiker müssen gehen
gp-film-shot = Dein Politiker wurde erschossen
gp-film-voted-down = Du bist überstimmt
gp-film-vetoed = Veto gegen deinen Antrag
gp-film-coup-lost = Dein Putsch ist gescheitert
gp-film-scoring = Wertung
gp-film-score = +{ $points } (Regionen { $regions }, UNO { $delegates }, Mauritius −{ $exiles })
gp-film-bids = Die Gebote für { $region-acc }
gp-film-bid-won = gewinnt, einer mehr nach Mauritius
gp-film-bid-tied = gleichauf, zieht ein
gp-film-bid-second = Zweiter, zieht ein
gp-film-bid-lost = wieder zu Hause
gp-film-refill = Alle Parteien füllen ihre Hand auf.
gp-film-pass = { $who }: gepasst.
gp-film-coup = Ein Putsch
gp-film-motion = Der Antrag
gp-film-motion-on = { $what } · { $region }
gp-film-rebels = die Verschwörer
gp-film-loyal = die Regierung
gp-film-for = dafür
gp-film-against = dagegen
gp-film-vote = Die Abstimmung
gp-film-vote-on = { $what }, Vorschlag von { $who }
gp-film-abstains = enthält sich
gp-film-adopted = Angenommen, { $votes_for } zu { $votes_against }
gp-film-rejected = Abgelehnt, { $votes_for } zu { $votes_against }
gp-film-won = Gelungen
gp-film-lost = Gescheitert
gp-film-granted = Angenommen
gp-film-denied = Abgelehnt
gp-film-bill = Die Rechnung, der Reihe nach
gp-film-bill-home = Heim in die Basis
gp-film-bill-home-line = { $who } nimmt { $count } heim.
gp-film-bill-nobody = Niemand muss gehen.
gp-film-bill-loser = Der Verlierer zahlt
gp-film-bill-winner = Der Sieger zahlt
gp-film-bill-both = Beide zahlen
gp-film-bill-chips = Region { $region } verliert { $chips }.
gp-film-bill-no-chips = Region { $region } hat nichts mehr zu verlieren.
gp-film-bill-fill = Freie Sitze
gp-film-bill-fill-line = { $who } zieht mit { $count } ein.
gp-film-bill-fill-none = Noch ist niemand eingezogen.
gp-film-bill-mauritius = Mauritius
gp-film-bill-mauritius-line = { $who } schickt einen weiteren.
gp-film-bill-mauritius-none = Niemand muss reisen.
gp-film-war-attacker = Gewonnen um { $difference }
gp-film-war-defender = Abgewehrt um { $difference }
gp-film-war-stalemate = Patt
gp-film-no-card = keine Karte
gp-film-election = Sitze in der UNO
gp-film-election-seats = { $out ->
    [one] { $out } verlässt das Spiel
   *[other] { $out } verlassen das Spiel
}
gp-film-shot-title = Attentat
gp-film-shot-1 = Tot
gp-film-shot-2 = Heimgeschickt
gp-film-shot-3 = Verfehlt
gp-film-card = { $who } spielt eine Karte
