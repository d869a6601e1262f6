### Die Schule: ihr Pult, ihre Zettel, und was an einer Lektion nicht stimmt.

ui-nav-school = Schule
school-title = Der erste Abend
school-tag = Schule
school-clerk = Don Fermín, Palastschreiber
school-clerk-line = Don Fermín, Palastschreiber seit drei Verfassungen
school-says = „Zehn Minuten, keine Zeugen. Verlieren Sie, was Sie wollen: Es gehört dem Staat. Ich sage Ihnen, wann Sie sich fürchten müssen.“
school-well-done = „Gestempelt und abgeheftet. Nun setzen Sie sich zu den anderen; auf jemanden wie Sie haben sie gewartet.“
school-first-game = Die erste Partie spielen
school-own-table = Selbst einen Tisch eröffnen
school-none = Dieses Spiel lehrt noch niemand. Sein Regelheft fängt am Anfang an.
school-pass = Ihr Pass: { $seen } von { $count } Stempeln
school-all = Alle Lektionen
school-minutes = Min.
school-begin = Spielen lernen
school-carry-on = Weiter bei Schritt { $step }
school-once-more = Noch einmal
school-stamp = Gesehen
school-reached = { $step } von { $count } Schritten geschafft
school-step = Schritt { $step } von { $count }
school-left = noch etwa { $minutes } Min.
school-leave = Gehen
school-leave-place = Gehen, Platz merken
school-back = Zurück
school-next = Weiter
school-done = Das war die Lektion
school-skip = Schritt überspringen
school-show = Zeigen
school-try = Versuchen Sie es
school-tried = Versucht · geschafft
school-why = Worauf es ankommt
school-your-turn = Sie sind dran, am Tisch
school-fold = Zettel zusammenfalten
school-unfold = Zettel aufklappen
school-you = Exzellenz
school-missing = Diese Lektion gibt es nicht

## Der Ratgeber

coach-title = Der Ratgeber
coach-open = Was heißt das?
coach-close = Ratgeber schließen
coach-means = Was heißt das?
coach-stakes = Worum es geht
coach-caution = Ein Wort, bevor du antwortest
coach-old-hand = Was täte ein alter Hase?
coach-ask = Einen alten Hasen fragen
coach-thinks = Ein alter Hase überlegt …
coach-would = „{ $what }“
coach-do = So machen
coach-others = Woran er noch dachte ({ $count })
coach-blind = Ein alter Hase sieht, was du siehst, und sonst nichts.
coach-really = Wirklich?
coach-really-yes = Ja, wirklich (y)
coach-really-no = Lieber nicht (Esc)
coach-first-line = Was hier neu ist
coach-first = Neu für dich
ui-settings-sure = „Wirklich?“ fragen
ui-settings-sure-help = Vor den wenigen Antworten, die viel kosten und nicht zurückzunehmen sind: y heißt ja.
ui-settings-coach = Ratgeber
ui-settings-coach-first = Erklärt, was neu ist
ui-settings-coach-always = Erklärt jede Frage
ui-settings-coach-off = Nur auf Nachfrage

## Nach dem Spiel

evening-title = Wo der Abend kippte
evening-line = Für dich, nach dem, was du wusstest. Jeder Augenblick öffnet die Wiederholung an seiner Stelle.
evening-medals = Orden
evening-thought = { $who } dachte
evening-why = Warum es so kam
evening-why-line = Was du getan hast, und wer von den anderen am meisten davon.
evening-you = du
evening-opinions = Was sie von dir denken
evening-opinions-line = Wer noch einmal mit dir spielt, bringt es mit.
evening-opinion-grudge = vergisst nichts
evening-opinion-wary = auf der Hut
evening-opinion-neutral = ungerührt
evening-opinion-warm = wohlgesinnt
evening-opinion-trusts = vertraut dir
evening-watch = Ansehen
evening-quiet = Etwas hat sich geändert, und niemand sagte ein Wort.
evening-regret = In deinem schlimmsten Augenblick
evening-yours = Du
evening-hand = Ein alter Hase
evening-same = Ein alter Hase hätte dasselbe getan. Das passiert den Besten.
school-try-again = Erlaubt, aber nicht das, was wir hier üben. Versuchen Sie eine andere Antwort.
