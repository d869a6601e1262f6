### Ein Platz für ein Sprachmodell (camarilla mcp): was Werkzeuge und Quellen sagen. Modelle lesen es, und wer ihnen zusieht.

cli-mcp = Einem Sprachmodell einen Platz geben, als MCP-Server.
cli-mcp-examples = {"  "}CAMARILLA_LINK="http://127.0.0.1:8000/#/sit/TISCH/SCHLÜSSEL" camarilla mcp --house http://127.0.0.1:8000
  {"  "}CAMARILLA_KEY=SCHLÜSSEL camarilla mcp --table TISCH --http 8765
cli-opt-mcp-house = Adresse des laufenden Hauses
cli-opt-mcp-table = der Tisch des Platzes; sein Schlüssel steht in CAMARILLA_KEY
cli-opt-mcp-link = ein Platz-Link: eine Einladung oder der eigene; besser in CAMARILLA_LINK, denn eine Befehlszeile können auf diesem Rechner alle lesen
cli-opt-mcp-http = Streamable HTTP auf diesem Port dieses Rechners statt stdio
cli-mcp-missing = Der MCP-Server braucht seine Pakete: pip install 'camarilla[mcp]'
cli-mcp-no-key = Zu einem Tisch gehört der Schlüssel des Platzes: Schreib ihn in die Variable CAMARILLA_KEY oder einen Link in CAMARILLA_LINK.
cli-mcp-no-link = Das ist kein Platz-Link: Er endet auf #/sit/TISCH/SCHLÜSSEL.
cli-mcp-port = Auf Port { $port } kann hier niemand hören: { $why }. Niemand hat sich gesetzt; nimm hinter --http eine andere Zahl.
cli-mcp-serving = MCP unter { $address }, für alle, die Authorization: Bearer { $secret } mitschicken
cli-mcp-instructions = An einem Tisch von Camarilla spielst du ein politisches Brettspiel gegen Menschen und Bots. Hast du noch keinen Platz, zeigt dir list_tables die Tische, und mit join_table setzt du dich. Mit look siehst du den Tisch, mit question liest du, was du gefragt wirst, samt Möglichkeiten und Regeln, mit answer antwortest du, mit wait wartest du, bis du wieder gefragt wirst. Rede, versprich und handle, wie du magst; niemand muss bei der Wahrheit bleiben. Du siehst, was dein Platz sehen darf, und sonst nichts. Eine Ablehnung nennt die Regel: Lies sie mit rule und versuch es noch einmal.

## Werkzeuge

cli-mcp-tool-list-tables = Tische mit einem freien Platz.
cli-mcp-tool-join-table = An einem offenen Tisch Platz nehmen, auf diesem oder irgendeinem freien Platz. Von da an gehört dieser Server zu diesem Platz.
cli-mcp-tool-look = Was seit dem letzten Mal geschah und gesagt wurde, der ganze Tisch, wie dein Platz ihn sieht, und auf wen gewartet wird.
cli-mcp-tool-question = Was du gefragt wirst: die Möglichkeiten mit ihren Schlüsseln und ganzen Antworten, und die Regeln dahinter. Mit steps (den Schlüsseln der bisher gewählten Schritte), was als Nächstes kommen kann. Mit interjection, was du außer der Reihe sagen darfst.
cli-mcp-tool-answer = Die Frage beantworten, entweder mit der ganzen Antwort, wie sie hinter einer Möglichkeit steht, oder mit den Schlüsseln der kleinen Schritte, die zu ihr führen.
cli-mcp-tool-offer = Einem anderen Platz Güter gegen Güter anbieten, in Spielen, deren Regeln das kennen: cards (Nummern), notes (wie viele Scheine zu 1, 2 und 3 MP), money (eine Summe, die du verlangst). Es bindet niemanden, bis es angenommen wird.
cli-mcp-tool-talk = Etwas sagen: zu allen oder nur zu einigen Plätzen. Antwortet mit den neuesten Zeilen.
cli-mcp-tool-promise = Ein Versprechen in Worten, allen oder einigen gegenüber, vielleicht bis zu einer Runde. Es bindet niemanden, aber es wird behalten.
cli-mcp-tool-wait = Warten, bis du etwas gefragt wirst oder das Spiel aus ist, höchstens so viele Sekunden.
cli-mcp-tool-rule = Eine Regel mit ihrer Nummer, oder alle Regeln unter einer Nummer.
cli-mcp-resource-rules = Die Regeln des Spiels an diesem Tisch.
cli-mcp-resource-cards = Die Karten des Spiels an diesem Tisch.
cli-mcp-resource-log = Alles, was dein Platz gehört hat.

## Was sie sagen

cli-mcp-no-seat = Du hast noch keinen Platz: Ruf list_tables auf, dann join_table.
cli-mcp-bound = Du sitzt schon. Dieser Server gehört zu seinem einen Platz.
cli-mcp-no-house = Das Haus antwortet nicht: { $why }
cli-mcp-table = { $id } „{ $name }“: { $game }, freie Plätze { $free }
cli-mcp-no-tables = An keinem Tisch ist ein Platz frei. Jemand muss einen Tisch aufmachen, der allen offensteht.
cli-mcp-you = Du bist { $name }, Platz { $seat }, an einem Tisch von { $game }
cli-mcp-not-begun = Die Partie hat noch nicht begonnen. Ruf wait auf.
cli-mcp-asked = Du wirst gefragt: { $what } Mit question siehst du die Möglichkeiten.
cli-mcp-awaited = Du wirst gerade nicht gefragt. Gewartet wird auf { $who }. Ruf wait auf.
cli-mcp-discreet = Du wirst gerade nicht gefragt. Vielleicht jemand anders, unter der Hand. Ruf wait auf.
cli-mcp-nothing-aside = Außer der Reihe kannst du gerade nichts sagen.
cli-mcp-over = Das Spiel ist aus: { $ending }. Es gewinnt: { $winners }. Punkte nach Plätzen: { $scores }.
cli-mcp-steps = Nach den Schritten { $steps }:
cli-mcp-complete = Diese Schritte sind eine ganze Antwort: { $answer }
cli-mcp-not-whole = Diese Schritte sind noch keine ganze Antwort. Häng den Schlüssel von einem der folgenden an:
cli-mcp-promise-instead = Versprich es stattdessen in Worten: Ruf promise auf.
cli-mcp-promised = { $who } verspricht: { $text }
cli-mcp-said = { $who }: { $text }
cli-mcp-said-to = { $who }, nur zu { $to }: { $text }
cli-mcp-no-rule = Eine Regel { $number } gibt es nicht. Das Buch geht von { $first } bis { $last }.
cli-mcp-no-cards = Dieses Spiel hat keine Karten mit Text.

## Was sich stattdessen versuchen lässt, nach Art der Ablehnung

cli-mcp-hint-illegal = Nichts hat sich geändert. Mit question siehst du, was erlaubt ist; antworte mit einer der Möglichkeiten.
cli-mcp-hint-not_asked = Nichts hat sich geändert. Ruf wait auf, bis du gefragt wirst.
cli-mcp-hint-stale = Inzwischen wird etwas anderes gefragt. Ruf question auf und beantworte das.
cli-mcp-hint-not_now = Nicht jetzt. Mit look siehst du, was vor sich geht.
cli-mcp-hint-bad_input = Die Antwort war nicht zu verstehen. Übernimm eine ganze Antwort aus question, oder nimm steps.
cli-mcp-hint-forbidden = Dieser Platz ist nicht deiner, oder sein Schlüssel wurde erneuert. Von hier aus lässt sich das nicht ändern.
cli-mcp-hint-not_found = Mit list_tables siehst du, welche Tische es gibt.
cli-mcp-hint-too_large = Fass dich kürzer.
cli-mcp-hint-too_many = Du bist zu schnell. Warte ein wenig und versuch dasselbe noch einmal.
cli-mcp-hint-unavailable = Das Haus kann gerade nichts aufschreiben. Verloren ist nichts; versuch gleich dasselbe noch einmal.
cli-mcp-hint-broken = Ein Fehler des Hauses. Nichts hat sich geändert; ruf look auf und versuch etwas anderes.
