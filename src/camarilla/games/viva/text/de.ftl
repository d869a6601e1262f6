### Junta: Viva el Presidente! Texte des Spiels auf Deutsch.
### Abschnitte in dieser Reihenfolge: Titel, Phasen, Rollen, Anwesen, Karten, Schalter, Spielenden.

## Titel

viva-title = Junta: Viva el Presidente!
viva-tagline = Fünf Familien, eine Sonnenbrille und Entwicklungshilfe, die nie ganz ankommt.

## Phasen einer Runde (V0.7)

viva-phase-draw = Ziehen
viva-phase-promises = Versprechen
viva-phase-orders = Befehle
viva-phase-combat = Kampf
viva-phase-spend = Ausgeben
viva-phase-hand_limit = Handlimit

## Rollen am Tisch und im Kampf (V0.1, V7.5)

viva-role-presidente = Presidente
viva-role-golpista = Golpista
viva-role-attacker = Angreifer
viva-role-defender = Verteidiger
viva-role-supporter = Unterstützer

## Anwesen: Farben (V1.2) und Gebäude (V15.4)

viva-colour-blue = Blau
viva-colour-black = Schwarz
viva-colour-yellow = Gelb
viva-colour-red = Rot
viva-colour-green = Grün

viva-building-main_house = Haupthaus
viva-building-helicopter_pad = Hubschrauberlandeplatz
viva-building-swimming_pool = Swimmingpool
viva-building-watchtower = Wachturm
viva-building-radar_station = Radarstation
viva-building-guard_house = Wachhaus

## Karten (V26): Name, Text und Zeitpunkt
## Die Texte der Entwicklungshilfe erhalten $money, den Wert in Millionen aus den Kartendaten.

viva-card-fa1-name = Entwicklungshilfe 1
viva-card-fa1-text = { $money ->
        [one] { $money } Million
       *[other] { $money } Millionen
    } wert. Die Geldgeber baten um eine Quittung und bekamen ein freundliches Winken.
viva-card-fa1-when = Zum Bezahlen beim Ausgeben

viva-card-fa2-name = Entwicklungshilfe 2
viva-card-fa2-text = { $money ->
        [one] { $money } Million
       *[other] { $money } Millionen
    } wert. Für eine Schule gedacht, in ihrer Nähe ausgegeben.
viva-card-fa2-when = Zum Bezahlen beim Ausgeben

viva-card-fa3-name = Entwicklungshilfe 3
viva-card-fa3-text = { $money ->
        [one] { $money } Million
       *[other] { $money } Millionen
    } wert. Ein ganzer Hafen, handlich im Koffer.
viva-card-fa3-when = Zum Bezahlen beim Ausgeben

viva-card-bur-name = Einbrecher
viva-card-bur-text = Stiehl einem anderen Spieler verdeckt eine zufällige versprochene Karte und nimm sie auf die Hand.
viva-card-bur-when = Gleich nach den Versprechen

viva-card-spy-name = Spion
viva-card-spy-text = Wirf einen Blick hinter den Sichtschirm eines anderen Golpista. Bist du selbst Golpista, darfst du danach deine Befehle ändern.
viva-card-spy-when = Befehle erteilt, Sichtschirme stehen noch

viva-card-ass-name = Attentat
viva-card-ass-text = Vernichte eine Miliz der Gegenseite in diesem Kampf. Sie kommt in den Vorrat.
viva-card-ass-when = Vor dem Wurf, im eigenen Kampf

viva-card-bri-name = Bestechung
viva-card-bri-text = Alle Präsidentenmilizen in diesem Kampf sehen weg: Sie zählen nicht und würfeln nicht.
viva-card-bri-when = Vor dem Wurf, gegen Präsidentenmilizen

viva-card-gun-name = Kanonenboot
viva-card-gun-text = +3 für deinen Angriff oder +3 für die Verteidigung, zu der du gehörst.
viva-card-gun-when = Vor dem Wurf, im eigenen Kampf

viva-card-sur-name = Überraschungsangriff
viva-card-sur-text = Die Gebäude des Verteidigers zählen in diesem Kampf nicht, nicht einmal das Haupthaus.
viva-card-sur-when = Vor dem Wurf, als Angreifer

viva-card-pea-name = Bauernaufstand
viva-card-pea-text = Jede Miliz auf der Seite der Verteidigung zählt genau 2 und würfelt nicht.
viva-card-pea-when = Vor dem Wurf, im eigenen Kampf

viva-card-div-name = Ablenkungsmanöver
viva-card-div-text = Ein Beteiligter des Kampfes, gern auch du selbst, würfelt neu: genau einen Würfel oder alle.
viva-card-div-when = Gleich nach dem Wurf, im eigenen Kampf

viva-card-don-name = Parteispende
viva-card-don-text = Zieh zwei Karten; du darfst sie sofort verwenden. Die Partei dankt für die sichere Verwahrung.
viva-card-don-when = Beim Ausgeben, wenn du dran bist

viva-card-prc-name = PR-Kampagne
viva-card-prc-text = Nimm kostenlos eine Miliz deiner Farbe aus dem Vorrat. Mehr als vier werden es nie.
viva-card-prc-when = Beim Ausgeben, wenn du dran bist

viva-card-yac-name = Jacht
viva-card-yac-text = 1 Siegpunkt, solange du sie auf der Hand hast. Sie verteidigt nichts, das aber formvollendet.
viva-card-yac-when = Wird nie ausgespielt

viva-card-car-name = Supersportwagen
viva-card-car-text = 1 Siegpunkt, solange du ihn auf der Hand hast. Zur Verteidigung taugt er nicht, zum Vorfahren umso mehr.
viva-card-car-when = Wird nie ausgespielt

viva-card-stu-name = Petition der Studenten
viva-card-stu-text = Keinerlei Wirkung. Ihr Anliegen ist uns wichtig.
viva-card-stu-when = Wird nie ausgespielt

## Schalter: Name, Erklärung, Werte

viva-switch-mode = Spiel
viva-switch-mode-help = Das Expertenspiel geht bis 6 statt 5 Punkte; die Sonnenbrille zählt einen Punkt, gewürfelte Einsen vernichten Milizen, und der Presidente darf auch Milizen versprechen (V18.1, V19.1 bis V25.2).
viva-switch-mode-basic = Grundspiel
viva-switch-mode-expert = Expertenspiel

viva-switch-payment = Bezahlung
viva-switch-payment-help = Darf eine Zahlung mehrere Käufe decken, oder wird jeder Kauf einzeln bezahlt? Wechselgeld gibt es nie (V15.7).
viva-switch-payment-combined = Mehrere Käufe in einer Zahlung
viva-switch-payment-separate = Jeder Kauf einzeln

viva-switch-killsPerOne = Gewürfelte Einsen
viva-switch-killsPerOne-help = Nur im Expertenspiel: wie viele Milizen ein Spieler nach einem Kampf durch seine Einsen vernichten darf (V20.1).
viva-switch-killsPerOne-perDie = Eine je gewürfelte Eins
viva-switch-killsPerOne-perPlayer = Höchstens eine je Spieler und Kampf

viva-switch-spyEffect = Spion
viva-switch-spyEffect-help = Was der Spion einem Golpista erlaubt: nachsehen und danach die eigenen Befehle ändern oder nur nachsehen (V26.SPY).
viva-switch-spyEffect-lookAndReset = Nachsehen und eigene Befehle ändern
viva-switch-spyEffect-look = Nur nachsehen

viva-switch-deck = Kartensatz
viva-switch-deck-help = Welcher Datensatz bestimmt, wie oft jede Karte im Stapel ist und was die Entwicklungshilfe wert ist (V2.1, V26.FA).
viva-switch-deck-reconstructed = Rekonstruierter Kartensatz

viva-switch-estates = Anwesen
viva-switch-estates-help = Welcher Datensatz bestimmt, welche Nummer das Anwesen jeder Farbe trägt (V1.2).
viva-switch-estates-reconstructed = Rekonstruierte Nummern

## Spielenden (V18.3)

viva-ending-victory = Sieg
viva-ending-shared = Geteilter Sieg
