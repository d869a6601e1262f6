### Der Ratgeber von Anti-Monopoly III: was eine Frage bedeutet, in zwei Sätzen. Eine Nachricht für jede Art von Frage.

am-ask-one-coach = Nach einer 1 darfst du den einen Schritt gehen oder noch einmal würfeln. Geh ihn, wenn du das nächste Feld haben willst.
am-ask-name-meeting-coach = Du hast über das Verhandlungsfeld hinaus gewürfelt; nun würfelt eine andere Macht bis zu dreimal um die genaue Zahl, und jede würfelt gleich gut. Trifft sie, verhandelst du; trifft sie nicht, rückt die Bombe vor, und du ziehst auf den Rückweg.
am-ask-name-exchange-coach = Wen du nennst, der bekommt dieselbe Million wie du. Nenne jemanden, der zurückliegt, oder jemanden, den du in einer Krise brauchst.
am-ask-name-channel-coach = Du und der andere tauschen je eine verdeckte Kooperationskarte, zufällig. Danach kennst du eine seiner Karten und er eine von deinen.
am-ask-crisis-coach = Du legst eine Karte und bittest jemanden um dieselbe Zahl. Macht er mit, ziehen beide zwei Felder und bekommen zwei Millionen, und die Bombe geht zurück; weigert er sich oder hat er sie nicht, fällst du zurück, und die Bombe kommt drei oder zwei näher.
am-ask-request-coach = Einmal im Spiel, wenn die Bombe zum ersten Mal ins Rote kommt, nennt der Führende eine Zahl und bittet jemanden um diese Karte. Nenne eine, die wahrscheinlich noch jemand hat.
am-ask-reply-coach = Mitmachen bringt dir zwei Felder und zwei Millionen und schiebt die Bombe zurück. Dich zu weigern bringt dir mehr und schiebt sie für alle drei Felder auf Zero zu.
am-ask-request-reply-coach = Legst du die Karte offen hin, geht die Bombe fünf zurück, und du ziehst fünf bis sieben Felder. Ein Nein verrät nicht, ob du sie hast.
am-ask-request-move-coach = Du hast geholfen und ziehst fünf, sechs oder sieben Felder, wie du willst. Das erreichte Feld wird ausgeführt wie nach einem Wurf.
am-ask-destroy-coach = Nur wenn alle zustimmen, würfelt jeder einmal; liegt die Summe über dem Dreifachen der Spielerzahl, sind alle Waffen vernichtet, und alle gewinnen. Reicht sie nicht, geht es weiter.
am-ask-monopoly-coach = Teilhaben ist Geld sofort und bewegt die Bombe; eine Anklage kostet und zählt zu den dreien, die dieses Monopol zerschlagen. Solange nicht alle drei zerschlagen sind, bleiben die letzten Felder zum Weltfrieden gesperrt.
am-ask-half-price-coach = Eine Anklage gegen ein beliebiges Monopol zum halben Preis. Billiger bekommst du nie wieder eine.
am-ask-pledge-debt-coach = Jemand kann nicht zahlen, und das bewegt die Bombe, außer die anderen zahlen der Kasse zusammen das Doppelte des Fehlenden. Kommt es nicht zusammen, zahlt niemand.
am-ask-pledge-purchase-coach = Jemand will Anklage erheben, und es fehlt Geld; du darfst beisteuern. Kommt es nicht zusammen, zahlt niemand.
am-ask-turn-coach = Auf einem einfachen grünen Feld darfst du statt zu würfeln eine Anklage zum aufgedruckten Preis kaufen. Alle neun müssen liegen, bevor jemand durchkommt.
am-ask-buy-coach = Ohne alle neun Chips wirst du auf Grün 1 zurückgeschickt, und hier kosten Anklagen das Doppelte. Jeder Chip, den du jetzt kaufst, spart eine Runde.
am-coach-unit = was es wert ist, in Feldern

## Worum es geht, neben einer Zahl; und ein leises Wort vor einer teuren Antwort.

am-stake-bomb = Felder von der Bombe bis Zero
am-stake-money = Millionen, die du hast
am-stake-chips = Chips, die zum Frieden noch fehlen
am-stake-distance = Felder von dir zum Weltfrieden
am-stake-sell = Millionen, wenn du kassierst
am-stake-buy = Millionen für eine Anklage
am-stake-destroy = die Würfe reichen
am-caution-bomb = Die Bombe steht auf { $bomb }. Eine Antwort hier kann sie um { $step } vorrücken.
am-caution-zero = Die Bombe steht auf { $bomb }. Eine Antwort hier kann sie um { $step } vorrücken: Bei Zero haben alle verloren.
am-doubt-bomb = Ein Schritt vor Zero oder schon dort. Bei Zero haben alle verloren, du auch.
am-medal-shoulder = Kalte Schulter erster Klasse
am-medal-shoulder-text = { $count } Handschläge verweigert
am-medal-handshake = Die warme Hand
am-medal-handshake-text = { $count } Handschläge, mit Fotografen
am-medal-cash = Freund des Kartells
am-medal-cash-text = { $count }-mal bei Monopolen kassiert
am-medal-plaintiff = Kläger des Jahres
am-medal-plaintiff-text = { $count } Anklagen
am-medal-detour = Orden vom schönen Umweg
am-medal-detour-text = { $count }-mal noch eine Runde

## Warum es so kam, und in welchem Maß der Abend gemessen wird.

am-tally-joined = Handschläge gegeben
am-tally-refused = Handschläge verweigert; die Bombe rückt vor
am-tally-misjudged = in der Krise den Falschen gefragt; die Bombe rückt vor
am-tally-collects = bei Monopolen kassiert; die Bombe rückt vor
am-tally-indicts = Anklagen erhoben
am-tally-round = noch eine Runde gedreht
am-fortune = Die Zahl daneben: Millionen und Felder, die es dich voranbrachte oder kostete. Ein Feld der Bombe zählt doppelt.
