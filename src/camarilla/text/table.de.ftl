### Was ein Tisch und seine Tür neben den Regeln des Spiels zu sagen haben.

## Antworten
table-stale = Die Frage hat sich inzwischen geändert. Sieh noch einmal hin, bevor du antwortest.
table-seq-ahead = Diese Antwort gehört zu einem Augenblick, der noch nicht gekommen ist ({ $seq }; der Tisch steht bei { $newest }).
table-take-back-often = Du hast das in kurzer Zeit { $most }-mal zurückgenommen. Jetzt gilt die Antwort.
table-bot-not-here = Ein Bot braucht keinen Platz an deinem Gerät.
table-no-coach = An diesem Tisch gibt es keine Hilfe: Der Gastgeber hat den Ratgeber untersagt.
table-no-dossier = Eine Akte gibt es nur über Bots.
table-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
table-not-shared = Was an diesem Tisch geschah, gehört denen, die dort saßen. Wer dabei war, kann es dir zeigen: In der Wiedergabe gibt es einen Knopf dafür.
table-not-understood = Diese Antwort ist nicht zu verstehen ({ $field }).
table-try-again = Jemand war schneller. Versuch es noch einmal.

## Verlauf der Partie
table-not-begun = Die Partie hat noch nicht begonnen.
table-already-started = Die Partie hat schon begonnen.
table-not-over = Die Partie läuft noch: ihre Geheimnisse werden erst nach dem Ende gezeigt.
table-no-moment = Einen Augenblick { $at } gibt es in dieser Partie nicht; der letzte ist { $last }.
table-nonce-too-late = Die Würfel rollen schon: Hinzufügen lässt sich nichts mehr.

## Plätze und Tische
table-not-found = Einen Tisch „{ $table }“ gibt es nicht.
table-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
table-seat-taken = Dort sitzt schon { $who }.
table-no-token = Das kann nur, wer an diesem Tisch einen Platz hat.
table-wrong-token = Dieser Schlüssel öffnet keinen Platz an diesem Tisch.
table-host-only = Das kann nur, wer zu diesem Tisch eingeladen hat.
table-by-invitation = An diesen Tisch kommt man nur mit Einladung: Lass dir einen Link schicken.
table-full = An diesem Tisch ist kein Platz mehr frei.
table-over = Die Partie ist zu Ende.
table-you-sit = Du sitzt schon an diesem Tisch.
table-own-seat = Das ist dein eigener Platz. Wenn du ihn verlassen willst, steh auf.
table-cannot-write = Nicht angenommen: Das Haus kann gerade nichts aufschreiben. Es ist nichts verloren; versuch es gleich noch einmal.
table-too-slow = Die Nachricht kam zu langsam an.
table-aside-endless = Dieser Tisch ist beiseitegestellt: Mit den Spieldaten, die er mitgebracht hat, nimmt ein Zug kein Ende.
table-aside-slow = Dieser Tisch ist beiseitegestellt: Er hat das Haus zu lange aufgehalten.
table-aside-broken = Dieser Tisch ist beiseitegestellt: Seine Partie lässt sich nicht laden. Der Betreiber findet den Grund im Protokoll.
table-too-many-tables = Von hier aus sind heute schon { $most } Tische offen, die noch laufen. Spiel einen zu Ende, oder komm morgen wieder.
table-house-full = Das Haus ist voll: { $most } Tische sind offen. Versuch es etwas später.
table-invite-void = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
table-invite-taken = Auf dem Platz dieser Einladung sitzt schon { $who }. Wenn das nicht du bist, bitte den Gastgeber um eine neue.
table-invite-free = Der Platz dieser Einladung ist noch frei: Setz dich.
table-you-sit-here = Du sitzt schon an diesem Tisch. Die Einladung bleibt gültig; nur wenn noch jemand an diesem Gerät mitspielt, kann er sich hier dazusetzen.
table-left-before = Du hast in dieser Partie schon einen Platz verlassen und kennst seine Geheimnisse. Zurück kommst du nur mit einer Einladung des Gastgebers.
table-again-left = Dein Platz an diesem Tisch wurde aufgegeben oder weitergegeben. Zurück kommst du nur mit einer Einladung des Gastgebers.
table-return-account = Dieser Platz gehört deinem Konto: Melde dich auf dem anderen Gerät an, oder erneuere den Schlüssel.
table-start-host = Wer eingeladen hat, gibt das Zeichen zum Beginn; sobald alle Plätze besetzt sind, kann es jeder am Tisch.
table-again-over = Dieselben Leute spielen erst noch einmal, wenn diese Partie zu Ende ist.
table-host-no-person = Wer einen Tisch eröffnet, sitzt auf dem Platz eines Menschen ({ $field }); möglich sind { $known }.
table-name-empty = Ein Name braucht mindestens einen Buchstaben.
table-name-too-long = Ein Name hat höchstens { $most } Buchstaben.
table-name-of-bot = „{ $mark }“ ist das Zeichen der Programme: Lass es weg, oder leg ein Bot-Konto an.
table-bot-busy = Dieser Bot sitzt schon an { $most } laufenden Tischen. Er kann sich wieder setzen, sobald einer davon zu Ende ist.
table-nonce-malformed = Hier werden bis zu 128 Ziffern 0-9 und a-f gebraucht.

## Konten
table-account-taken = „{ $name }“ heißt schon jemand. Such dir einen anderen Namen aus.
table-sign-in-wrong = Name und Passwort gehören nicht zusammen.
table-password-wrong = Das ist nicht dein Passwort.
table-password-short = Ein Passwort hat mindestens { $least } Zeichen.
table-password-long = Ein Passwort hat höchstens { $most } Zeichen.
table-password-name = Dein Name taugt nicht als Passwort. Such dir ein anderes aus.
table-not-signed-in = Dafür musst du angemeldet sein.
table-session-over = Diese Anmeldung gilt nicht mehr. Melde dich neu an.

## Einstellungen
table-setting-unknown = Diese Einstellung gibt es nicht ({ $field }). Bekannt sind { $known }.
table-setting-value = „{ $value }“ geht hier nicht ({ $field }); möglich sind { $known }.
table-setting-seconds = „{ $value }“ geht hier nicht ({ $field }); möglich sind { $low } bis { $high } Sekunden.

## Reden und Versprechen
table-talk-none = An diesem Tisch wird nicht geredet: so wurde er eröffnet.
table-talk-public = An diesem Tisch wird nur öffentlich geredet.
table-talk-empty = Da steht nichts, was man sagen könnte ({ $field }).
table-talk-too-long = Das ist zu lang: { $most } Zeichen sind erlaubt.
table-talk-alone = Das wäre ein Selbstgespräch. Wähle jemanden aus.
table-talk-which-room = Ältere Zeilen gibt es nur für einen Raum auf einmal.
table-not-your-room = Du gehörst nicht zu denen, die dort reden.
table-no-line = Diese Zeile gibt es nicht.
table-mute-yourself = Dich selbst kannst du nicht stummschalten. Andere können es.
table-report-count = Dem Gastgeber lassen sich auf einmal ein bis { $most } Zeilen zeigen.
table-report-yourself = Was du selbst gesagt hast, brauchst du nicht zu melden.
table-report-host = Der Gastgeber lässt sich nicht beim Gastgeber melden. Schalte stumm, wer dich stört.
table-pledge-yes = Mein Ja zu diesem Haushalt.
table-pledge-peace = Niemand von meinen Leuten tut dir in dieser Runde etwas.
table-pledge-stand = Meine Einheiten stehen in diesem Putsch auf deiner Seite.
table-promise-late = Die Partie ist vorbei: es gibt nichts mehr zu versprechen.
table-promise-past = Diese Runde ist vorbei. Frühestens geht Runde { $round }.
table-promise-many = An diesem Tisch hast du dein Wort schon { $most } Mal gegeben. Das reicht.
table-no-promise = Dieses Versprechen gibt es nicht.
table-promise-mark = Ein Versprechen ist notiert, gehalten oder gebrochen; andere Vermerke gibt es nicht ({ $field }).
table-promise-not-over = Ob es gehalten wurde, wird nach der Partie gesagt.
table-promise-noted = Notiert wird während der Partie, von denen, die das Versprechen bekommen haben.

## Zeit und Abwesenheit
table-paused = Der Tisch macht Pause. Bis es weitergeht, kann niemand spielen.
table-paused-already = Der Tisch macht bereits Pause.
table-not-paused = Der Tisch macht gerade keine Pause.
table-not-running = An diesem Tisch läuft keine Partie.
table-no-deadline = Dieser Tisch hat keine Frist: Alle dürfen nachdenken, solange sie wollen.
table-stood-in = Deine Zeit war um, und ein Bot spielt für dich. Melde dich zurück, dann hört er sofort auf.
table-nobody-stands-in = Niemand vertritt dich.

## Abstimmungen
table-vote-open = Es wird gerade über etwas anderes abgestimmt. Eins nach dem anderen.
table-vote-over = Diese Abstimmung ist vorbei.
table-vote-not-you = Bei dieser Abstimmung hast du keine Stimme.
table-vote-whom = Sag dazu, um welchen Platz es geht.
table-vote-nobody = Bei dieser Abstimmung geht es um keinen Platz.
table-vote-here = { $who } sitzt am Tisch. Abgestimmt werden kann über jemanden, der { $minutes } Minuten offline ist oder Entscheidungen verpasst.
table-vote-bot-already = Für { $who } spielt bereits ein Bot.

## Nachrichten
table-notice-subject = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
table-notice-line = Am Tisch „{ $name }“ ({ $game }) bist du am Zug.
table-notice-nameless = ohne Namen
table-notice-foot = Du bekommst das, weil du es so wolltest. Im Menü des Tisches kannst du es abstellen.
table-notice-code-subject = Dein Code für Camarilla
table-notice-code = Dein Code ist { $code }. Gib ihn am Tisch ein, dann schreiben wir dir, wenn du am Zug bist. Wenn du das nicht wolltest, brauchst du nichts zu tun.
table-notice-url = Das ist keine Webadresse, an die etwas gehen könnte.
table-notice-https = Die Adresse muss mit https beginnen.
table-notice-private = Diese Adresse liegt in einem privaten Netz. Der Server schickt nur an öffentliche.
table-notice-unknown-host = Diesen Rechner kennt niemand.
table-notice-mail = Das ist keine Mailadresse.
table-notice-keys = Das sind nicht die Schlüssel eines Push-Abonnements.
table-notice-not-here = Diesen Weg bietet der Server nicht an.
table-notice-enough = Ein Platz kann { $most } Wege haben, mehr nicht.
table-notice-unsent = Die Mail konnte nicht verschickt werden.
table-notice-none = Diese Benachrichtigung gibt es nicht.
table-notice-wrong-code = Das ist nicht der Code aus der Mail.

## Die Tür
table-metrics-closed = Die Zahlen dieses Hauses sind für den, der es führt: von dieser Maschine aus oder mit dem Token aus der Geheimnisdatei.
table-foreign-host = Unter dieser Adresse antwortet der Server nicht.
table-foreign-origin = Das kam von einer fremden Seite.
table-too-many = Zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
table-too-large = Das ist zu groß: Erlaubt sind { $most } Bytes.
table-malformed = Die Nachricht ist nicht zu lesen: { $what } ({ $field }).
table-not-json = Der Inhalt muss JSON sein, und sein content-type muss das sagen.
table-no-page = Unter dieser Adresse gibt es nichts.
table-no-method = Diese Adresse nimmt diese Methode nicht an.
table-broken = Auf unserer Seite ist etwas schiefgegangen. Geändert wurde nichts.

## Lektionen: was an einer Antwort oder an einer Datei nicht stimmt

school-over = Diese Lektion ist zu Ende; es wird auf nichts mehr gewartet.
school-unknown-lesson = Eine Lektion { $lesson } gibt es nicht. Es gibt: { $known }.
school-unknown-field = Eine Lektion kennt kein Feld { $field }. Sie kennt: { $known }.
school-bad-field = Das Feld { $field } einer Lektion muss von dieser Art sein: { $wanted }.
school-missing-field = Das Feld { $field } einer Lektion fehlt.
school-unknown-kind = Eine Frage der Art { $kind } stellt dieses Spiel nicht.
school-bad-condition = Eine Bedingung hat drei Teile: wo, wie (eines von { $known }) und was.
school-not-toml = Die Lektion lässt sich nicht lesen: { $error }
