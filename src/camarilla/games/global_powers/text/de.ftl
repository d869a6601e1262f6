# Global Powers: Namen und Wörter, die Karten, Brett, Protokoll und Regeln gemeinsam haben.

gp-title = Global Powers
gp-subtitle = Zwölf Regionen, ein Planet, keine Mehrheit
gp-blurb = Zwei bis fünf Parteien regieren die Welt, Region für Region. Ersteigern Sie sich Sitze, schlagen Sie vor, stimmen Sie ab, legen Sie Veto ein, und vergessen Sie die Kollegen auf Mauritius nicht.
gp-seats = 2 bis 5 Spieler
gp-reconstructed = Die meisten Namen der Regionen, ihre Grenzen und ihre Anfangschips sind rekonstruiert.

## Regionen

gp-region-1 = Vereinigte Staaten
gp-region-2 = Westeuropa
gp-region-3 = China
gp-region-4 = Japan
gp-region-5 = Russland
gp-region-6 = Naher Osten
gp-region-7 = Indien
gp-region-8 = Lateinamerika
gp-region-9 = Südostasien
gp-region-10 = Osteuropa
gp-region-11 = Ozeanien
gp-region-12 = Afrika südlich der Sahara
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
gp-place-out = Aus dem Spiel
gp-place-hand = Auf der Hand
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
gp-emblem-red = Stern
gp-emblem-yellow = Scheibe
gp-emblem-green = Dreieck
gp-emblem-blue = Raute
gp-emblem-black = Quadrat

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
gp-government-alone = Regierung ohne Opposition
gp-government-coalition = Koalition
gp-opposition = Opposition
gp-strength = { $count ->
    [one] Stärke 1
   *[other] Stärke { $count }
}

## Karten

gp-card-assassination = Attentat
gp-card-assassination-text = Würfeln gegen einen Gegner neben dir: 1 tot, 2 heimgeschickt, 3 dein eigener Mann flieht nach Mauritius.
gp-card-assassination-foot = E01 · wo du bist
gp-card-initiative = Diplomatische Initiative
gp-card-initiative-text = Sofort einen Antrag stellen, eine Stimme gibt es gratis.
gp-card-initiative-foot = E02 · Antrag
gp-card-aid = Entwicklungshilfe
gp-card-aid-text = Zwei Wirtschaftschips ziehen aus einer reicheren Region in eine ärmere.
gp-card-aid-foot = E03 · zwei Regionen
gp-card-expansion = Expansion
gp-card-expansion-text = Zwei aus der Basis stoßen zu einem deiner Politiker.
gp-card-expansion-foot = E04 · wo du bist
gp-card-peace = Friedensinitiative
gp-card-peace-text = Nirgends Krieg bis zur nächsten Wertung.
gp-card-peace-foot = E05 · bleibt offen
gp-card-warmonger = Kriegstreiber
gp-card-warmonger-text = Beendet einen Frieden oder Pakt, oder 1 mehr in einem Krieg.
gp-card-warmonger-foot = E06 · jetzt oder offen
gp-card-pact = Nichtangriffspakt
gp-card-pact-text = Ein Nachbar darf eine Region nicht angreifen.
gp-card-pact-foot = E07 · bleibt offen
gp-card-coup = Putsch
gp-card-coup-text = Geheime Hände, je ein Wurf. Wer gewinnt, besetzt die Sitze.
gp-card-coup-foot = E08 · jede Regierung
gp-card-recession = Rezession
gp-card-recession-text = Hier und nebenan schrumpft die Wirtschaft auf das Maß der Regierung.
gp-card-recession-foot = E09 · hier und ringsum
gp-card-revolution = Revolution
gp-card-revolution-text = Hier und nebenan sagt der Würfel, wie viele von der Regierung bleiben.
gp-card-revolution-foot = E10 · hier und ringsum
gp-card-retirement = Ruhestand
gp-card-retirement-text = Ein Gegner darf heim zu seinen Rosen.
gp-card-retirement-foot = E11 · jede Region
gp-card-sabotage = Sabotage
gp-card-sabotage-text = Eine Region verliert Chips nach Würfel; du suchst aus.
gp-card-sabotage-foot = E12 · jede Region
gp-card-drive = Tatendrang
gp-card-drive-text = Eine Aktion mehr, wo du aktivierst und regierst.
gp-card-drive-foot = E13 · bleibt offen
gp-card-defector = Überläufer
gp-card-defector-text = Der Sitz eines Gegners wird deiner. Einer von dir büßt auf Mauritius.
gp-card-defector-foot = E14 · jede Region
gp-card-unrest = Unruhen
gp-card-unrest-text = Hier und nebenan schrumpft die Regierung auf das Maß der Wirtschaft.
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
