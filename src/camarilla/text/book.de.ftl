### Die Regelhefte: ihre erste Seite, ihr Werkzeug und ihre Blätter.

ui-book-round = So läuft eine Runde
ui-book-win = So gewinnt man
ui-book-here = Hier bist du
ui-book-begin = Worum es geht
ui-book-page-one = Seite eins
ui-book-chapters = Kapitel
ui-book-length = { $chapters } Kapitel, etwa { $minutes } Minuten
ui-book-read = gelesen
ui-book-cards = Die Karten
ui-book-cards-line = Jede Karte mit Bild und Text. Ein Druck zeigt sie groß.
ui-book-copies = × { $count }
ui-book-words = Wörter
ui-book-words-line = Was was ist am Tisch, in je einem Satz.
ui-book-sheet = Kurzübersicht
ui-book-sheet-line = Ein Blatt zum Ausdrucken, für neben den Tisch.
ui-book-sheet-any = Für jede Zahl
ui-book-sheet-for = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
  }
ui-book-print = Drucken
ui-book-search = Suchen, deutsch oder englisch
ui-book-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Absatz
   *[other] { $count } Absätze
  }
ui-book-sources = Quellen, Lesarten, Rekonstruktionen
ui-book-sources-count = Von { $all } Absätzen sind { $certain } sicher, { $likely } wahrscheinlich, und { $ruled } mussten entschieden werden.
ui-book-reconstructed = Rekonstruiert
ui-book-switch = Schalter eines Tisches: { $name }
ui-book-asked = Am Tisch gefragt
ui-book-table = Dein Tisch
ui-book-table-asks = Du wirst nach { $rule } gefragt
ui-book-table-back = Zurück an den Tisch
ui-book-table-read = Nachlesen
ui-book-more = Das ganze Heft
