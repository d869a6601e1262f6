# Was Bots am Tisch sagen. Jeder Anlass hat vier Sätze, oder vier für jeden Charakter (treu, gierig, nachtragend)
# oder beides. $whom ist der andere in der Sache. Bots reden über das, was alle gehört haben, nie über das, was sie haben.

## Der Abend

voice-greeting-loyal-1 = Guten Abend. Wer immer heute regiert, hat in mir einen Freund.
voice-greeting-loyal-2 = Ich halte mein Wort. Einer muss es ja erwähnen.
voice-greeting-loyal-3 = Meine Familie hat elf Regierungen gedient, einigen davon gleichzeitig.
voice-greeting-loyal-4 = Bleiben wir höflich, wenigstens bis die Suppe gegessen ist.
voice-greeting-greedy-1 = Guten Abend. Eins vorweg: Was kostet hier eine Freundschaft?
voice-greeting-greedy-2 = Ich habe einen leeren Koffer dabei. Reine Gewohnheit.
voice-greeting-greedy-3 = Meine Grundsätze stehen auf der Preisliste, Seite zwei.
voice-greeting-greedy-4 = Ich bin für das Volk in der Politik. Genauer: für sein Erspartes.
voice-greeting-vengeful-1 = Ich sehe alte Gesichter. Die alte Liste habe ich auch dabei.
voice-greeting-vengeful-2 = Seid nett zu mir. Das geht schneller als das andere.
voice-greeting-vengeful-3 = Ich verzeihe nichts, aber das mit tadellosen Manieren.
voice-greeting-vengeful-4 = Setzt euch, wohin ihr wollt. Ich weiß noch, wer wo saß.

voice-winning-loyal-1 = Wir haben es geschafft. In der Öffentlichkeit sage ich „wir“.
voice-winning-loyal-2 = Treue zahlt sich aus. Ich begann schon zu zweifeln.
voice-winning-loyal-3 = Jeder von euch bekommt eine Straße. Eine kurze.
voice-winning-loyal-4 = Ich widme das allen, die hinter mir standen, und zwar unbewaffnet.
voice-winning-greedy-1 = Das war der letzte Koffer. Ruft mir jemand ein Flugzeug?
voice-winning-greedy-2 = Verbrechen lohnt sich nicht. Verwaltung schon.
voice-winning-greedy-3 = Ich habe zweimal gezählt. Diesmal aus Freude.
voice-winning-greedy-4 = Geld macht nicht glücklich, aber seht euch mein Gesicht an.
voice-winning-vengeful-1 = Gewonnen, und die Liste ist fast leer.
voice-winning-vengeful-2 = Statuen, bitte. Mit Blick auf die Häuser derer, die gelacht haben.
voice-winning-vengeful-3 = Rache serviert man am besten auf dem Siegerteller.
voice-winning-vengeful-4 = Ihr dürft knien, in der Reihenfolge eurer Vergehen.

voice-losing-loyal-1 = Gut gespielt. Ich diene der neuen Ordnung wie der alten.
voice-losing-loyal-2 = Verloren, aber mit sauberen Händen. So gut wie.
voice-losing-loyal-3 = Glückwunsch, { $whom }. Darf ich den Fahrer behalten?
voice-losing-loyal-4 = Die Geschichte wird gnädig sein. Ich kenne den Archivar.
voice-losing-greedy-1 = Ich verlange eine Nachzählung. Fangt bei meinen Taschen an.
voice-losing-greedy-2 = Der zweite Platz zahlt nichts. Wer denkt sich so etwas aus?
voice-losing-greedy-3 = Glückwunsch, { $whom }. Schon einmal über Geldanlagen nachgedacht?
voice-losing-greedy-4 = Der Sieg war fest eingeplant. Das wird peinlich bei der Bank.
voice-losing-vengeful-1 = Genieß es, { $whom }. Ich habe ein neues Notizbuch angefangen.
voice-losing-vengeful-2 = Ich habe nicht verloren. Ich habe Gründe gesammelt.
voice-losing-vengeful-3 = Wer hat noch mal wie gestimmt? Ich frage nur so.
voice-losing-vengeful-4 = Wir sehen uns bei der Revanche. Bringt einen Vorkoster mit.

voice-all-won-1 = Alle gewinnen? Früher nannte man das einen Fehler.
voice-all-won-2 = Frieden. Da brauche ich ja eine völlig neue Garderobe.
voice-all-won-3 = Wir waren uns einig. Schnell, schreibt es auf.
voice-all-won-4 = Die Kapelle spielt für uns alle. Niemand kennt das Stück.

voice-all-lost-1 = Keiner hat gewonnen. Im Protokoll heißt das „konstruktiv“.
voice-all-lost-2 = Wenigstens sind die Trümmer gerecht verteilt.
voice-all-lost-3 = Ich gebe denen die Schuld, die nicht mehr im Raum sind. Uns allen.
voice-all-lost-4 = Damit wäre die Rentenfrage geklärt.

## Macht

voice-in-power-loyal-1 = Ich nehme die Last auf mich. Auf Briefmarken sieht sie leichter aus.
voice-in-power-loyal-2 = Es wird für alle etwas geben. Das schreibe ich mir auf.
voice-in-power-loyal-3 = Die Palasttür steht offen. Stiefel bitte abputzen.
voice-in-power-loyal-4 = Ich habe das Amt nicht gesucht. Ich stand nur, wo es hinfiel.
voice-in-power-greedy-1 = Erster Erlass: Die Staatskasse zieht bei mir ein.
voice-in-power-greedy-2 = Der Sessel ist bequem. Der Tresor dahinter noch mehr.
voice-in-power-greedy-3 = Ich regiere mit offener Hand. Innenseite nach oben.
voice-in-power-greedy-4 = Wo sind die Formulare für den Reptilienfonds? Alle, bitte.
voice-in-power-vengeful-1 = Schöne Aussicht hier oben. Ich sehe jeden, der gegen mich war.
voice-in-power-vengeful-2 = Ich habe Veränderungen versprochen. Einige davon sitzen hier am Tisch.
voice-in-power-vengeful-3 = Hoch lebe ich. Den Rest besprechen wir einzeln.
voice-in-power-vengeful-4 = Bringt mir die alten Akten. Und einen Rotstift, gespitzt.

voice-rival-in-power-1 = Glückwunsch, { $whom }. Der Sessel wackelt links.
voice-rival-in-power-2 = { $whom } im Palast. Das überleben die Vorhänge nicht.
voice-rival-in-power-3 = Noch jemand, der die Nation rettet. Bald ist keine mehr da.
voice-rival-in-power-4 = Ich gebe dem Ganzen drei Wochen. Zwei, wenn jemand lüftet.

voice-toppled-loyal-1 = Ich gehe ohne Bitterkeit. Bekäme ich meinen Füller zurück?
voice-toppled-loyal-2 = Ich habe bis zur letzten Minute gedient. Sie kam etwas früh.
voice-toppled-loyal-3 = Kümmert euch um die Palastkatze. Sie ist unschuldig.
voice-toppled-loyal-4 = Macht vergeht. Sie hätte nur die Tür benutzen können.
voice-toppled-greedy-1 = Das Amt, meinetwegen. Aber das Spesenkonto war persönlich.
voice-toppled-greedy-2 = Schweres Herz, leichter Koffer. Das ist die Tragödie.
voice-toppled-greedy-3 = Gibt es die Abfindung in Scheinen oder in Gold?
voice-toppled-greedy-4 = Und gerade hatte ich die Wasserhähne vergolden lassen.
voice-toppled-vengeful-1 = Merkt euch diesen Tag. Ich habe ihn schon notiert.
voice-toppled-vengeful-2 = Sitzt gut, der Sessel? Die Schrauben habe ich selbst gelockert.
voice-toppled-vengeful-3 = Die Sonnenbrille habt ihr. Meine Augen sind noch sehr gut.
voice-toppled-vengeful-4 = Ich komme wieder, und zwar schlecht gelaunt.

voice-toppling-1 = Nicht persönlich gemeint, { $whom }. Das war nur mein Sessel.
voice-toppling-2 = Das Volk hat gesprochen. Ich hielt das Megafon.
voice-toppling-3 = { $whom }, dein Porträt kommt herunter. Der Nagel bleibt.
voice-toppling-4 = Regierungswechsel. Die Uniformen lassen sich enger nähen.
voice-toppling-5 = Der Palast riecht nach Farbe. Ich bin gern da, ehe sie trocknet.
voice-toppling-6 = { $whom } geht in Eile und lässt alles stehen. Sehr freundlich.
voice-toppling-7 = Ein Wechsel an der Spitze, mehr nicht. Ihr merkt es kaum. Ich schon.
voice-toppling-8 = Der Thron ist noch warm, { $whom }. Das nenne ich gastfreundlich.

voice-declined-honour-1 = Sehr geschmeichelt und leider vollkommen verhindert.
voice-declined-honour-2 = Ein hohes Amt braucht größere Leute. Oder langsamere.
voice-declined-honour-3 = Mein Arzt verbietet mir Balkone.
voice-declined-honour-4 = Ich habe gelesen, wie es dem letzten erging. Nein, danke.

voice-nominated-1 = Ich? Ihr beschämt mich. Sprecht ruhig weiter.
voice-nominated-2 = { $whom } schlägt mich vor. Was mich das wohl kostet?
voice-nominated-3 = Eine Rede habe ich nicht vorbereitet. Hier sind elf Seiten.
voice-nominated-4 = Wenn es sein muss. Und ich merke: Es muss.

voice-office-1 = Ein eigenes Amt. Gibt es die Uniform auch in Bunt?
voice-office-2 = Ich fülle diesen Posten mit Würde, und mit Vettern.
voice-office-3 = Danke für das Vertrauen. Wo unterschreibt man für Benzin?
voice-office-4 = Endlich salutiert einmal jemand mit Absicht.
voice-office-5 = Ein Schreibtisch, eine Fahne, eine Pension. Ich beginne mit der Pension.
voice-office-6 = Was genau tut man in diesem Amt? Langsam bitte, ich schreibe mit.
voice-office-7 = Mein erster Befehl: Jemand erkläre mir die Knöpfe.
voice-office-8 = Na endlich ein Posten, auf dem man im Sitzen strammsteht.

## Geld und Versprechen

voice-overlooked-loyal-1 = Für mich nichts? Das muss ein Tippfehler sein.
voice-overlooked-loyal-2 = Ich stand zu dir, { $whom }. Anscheinend im toten Winkel.
voice-overlooked-loyal-3 = Dankbarkeit war hier immer Luxus. Nun ist sie gestrichen.
voice-overlooked-loyal-4 = Ich verlange nichts. So wörtlich war das nicht gemeint.
voice-overlooked-loyal-5 = Ich habe zweimal gezählt, { $whom }. Mein Name steht immer noch nicht drin.
voice-overlooked-loyal-6 = Treue wird dieses Jahr also in Treue bezahlt. Wie sparsam.
voice-overlooked-loyal-7 = Dabei hatte ich meiner Mutter schon gesagt, dass es etwas gibt.
voice-overlooked-loyal-8 = Du weißt, ich hätte für ganz wenig Ja gesagt. Für wenig, sage ich.
voice-overlooked-greedy-1 = Null ist kein Angebot, { $whom }. Das ist eine Kriegserklärung.
voice-overlooked-greedy-2 = Meine Stimme hat ihren Preis. Du hast einen fremden genannt.
voice-overlooked-greedy-3 = Ich habe den Umschlag gegen das Licht gehalten. Sehr leer.
voice-overlooked-greedy-4 = Für die Summe kann ich nicht einmal richtig enttäuscht sein.
voice-overlooked-greedy-5 = Alle stehen am Buffet, und ich halte die Mäntel.
voice-overlooked-greedy-6 = Eine runde Summe, { $whom }. Die rundeste, die es gibt.
voice-overlooked-greedy-7 = Dann spare ich mir Beifall, Freundschaft und das Aufpassen an der Tür.
voice-overlooked-greedy-8 = Nichts? Mein Buchhalter lacht, und das tut er sonst nie.
voice-overlooked-vengeful-1 = Du hast mich vergessen, { $whom }. Ich vergesse dich nicht.
voice-overlooked-vengeful-2 = Nichts. Das rahme ich mir ein, neben deinem Namen.
voice-overlooked-vengeful-3 = Haushalt ohne mich, Putsch mit mir. So läuft das meistens.
voice-overlooked-vengeful-4 = Notiert. Mit Tinte. Auf der ersten Seite.
voice-overlooked-vengeful-5 = Behalte alles, { $whom }. Bei dir findet man es dann leichter.
voice-overlooked-vengeful-6 = Man hat mich schon öfter mit Schweigen bezahlt. Ich gab es mit Zinsen zurück.
voice-overlooked-vengeful-7 = Noch eine Null. Langsam sehen sie aus wie Einschusslöcher.
voice-overlooked-vengeful-8 = Wer an mir spart, { $whom }, spart besser nicht an der Leibwache.

voice-short-changed-loyal-1 = Es ist wenig, aber es kommt von Herzen. Hoffe ich.
voice-short-changed-loyal-2 = Das reicht schon, { $whom }. Meine Leute essen ja kaum.
voice-short-changed-loyal-3 = Bescheiden. Das war ich auch, bevor ich diese Runde traf.
voice-short-changed-loyal-4 = Ich nehme es als Anzahlung auf deine guten Manieren.
voice-short-changed-loyal-5 = Das rahme ich mir, { $whom }. In der Börse ginge es verloren.
voice-short-changed-loyal-6 = Der Gedanke zählt. Und jemand hat sehr genau gezählt.
voice-short-changed-loyal-7 = Mehr als letztes Mal, wenn ich letztes Mal milde betrachte.
voice-short-changed-loyal-8 = Großmutter sagt: Wer wenig gibt, hat einen wenigstens nicht vergessen.
voice-short-changed-greedy-1 = Ist das pro Minute?
voice-short-changed-greedy-2 = Mein Friseur bekommt mehr, { $whom }, und wählt dich nicht.
voice-short-changed-greedy-3 = Danke. Welche Hälfte meines Ja hättest du dafür gern?
voice-short-changed-greedy-4 = In geliehenen Mänteln habe ich schon mehr gefunden.
voice-short-changed-greedy-5 = Stimmt so, { $whom }. Ach, das war schon das Wechselgeld.
voice-short-changed-greedy-6 = Das habe ich auf eine Beleidigung abgerundet.
voice-short-changed-greedy-7 = Eine Probe? Dann bestelle ich gern die ganze Packung.
voice-short-changed-greedy-8 = Dafür klatsche ich mit einer Hand.
voice-short-changed-vengeful-1 = So zahlt nur, wer nicht alt werden will.
voice-short-changed-vengeful-2 = Trinkgeld, { $whom }? Ich weiß, wo dein Wagen steht.
voice-short-changed-vengeful-3 = Das nehme ich. Und übel nehme ich es auch.
voice-short-changed-vengeful-4 = Das also bin ich wert. Mal sehen, was du wert bist.
voice-short-changed-vengeful-5 = Kleine Summen, { $whom }, ergeben ein langes Gedächtnis.
voice-short-changed-vengeful-6 = Ich kenne Leute, die dafür arbeiten. Triff sie lieber nicht.
voice-short-changed-vengeful-7 = Also eine halbe Freundschaft. Ich behalte die Hälfte mit den Zähnen.
voice-short-changed-vengeful-8 = Danke. Für die Blumen reicht es gerade.

voice-well-paid-1 = Das nenne ich eine Regierung, an die man glauben kann.
voice-well-paid-2 = Vor { $whom } hatte ich schon immer Achtung, seit eben.
voice-well-paid-3 = Mein Gewissen möchte kurz mit dem Umschlag allein sein.
voice-well-paid-4 = Dafür würde ich das Gesetz sogar lesen.
voice-well-paid-loyal-1 = Ich wusste, dass ich richtig stehe, { $whom }. Nun weiß es auch die Bank.
voice-well-paid-loyal-2 = Danke. Wer heute gegen dich redet, muss an mir vorbei.
voice-well-paid-loyal-3 = Du hast an mich gedacht. Meine Familie zündet heute eine Kerze für { $whom } an.
voice-well-paid-loyal-4 = Eine Hand wäscht die andere, und unsere sind fast sauber.
voice-well-paid-greedy-1 = Schöne Summe. Runde sie nächstes Jahr auf, und der Hund heißt nach dir.
voice-well-paid-greedy-2 = Dreimal nachgezählt. Es wird jedes Mal besser.
voice-well-paid-greedy-3 = Zu diesem Kurs, { $whom }, habe ich gar keine Meinung.
voice-well-paid-greedy-4 = Verkauft. Der Beifall wird nachgeliefert.
voice-well-paid-vengeful-1 = Rechnen kannst du also. Ich streiche eine Zeile auf meiner Liste, { $whom }. Eine.
voice-well-paid-vengeful-2 = Gut. Heute Nacht suche ich mir jemand anderen.
voice-well-paid-vengeful-3 = Ich merke mir auch, wer zahlt. Das vergessen die Leute gern.
voice-well-paid-vengeful-4 = Frieden hat seinen Preis. Du hast ihn eben gefunden.

voice-budget-through-1 = Angenommen. Gut kalkuliert ist Demokratie so billig.
voice-budget-through-2 = Danke, Hohes Haus. Ihr wart fast jeden Schein wert.
voice-budget-through-3 = Der Haushalt steht. Bitte nicht in den Anhang schauen.
voice-budget-through-4 = Ein Sieg des Rechnens über den Charakter.
voice-budget-through-5 = Beschlossen. Wer Ja sagte, erfährt jetzt, wozu.
voice-budget-through-6 = Na also. Ehrliche Arbeit, und kaum ein Drittel fehlt.
voice-budget-through-7 = In der Tasche hatte ich noch einen Haushalt, einen billigeren. Schade.
voice-budget-through-8 = Das Land dankt euch. Ich behalte die Quittungen, und den Rest.

voice-budget-lost-1 = Abgelehnt? Lest ihn noch einmal, mit offenen Händen.
voice-budget-lost-2 = Ich war großzügig. Ihr wart bloß zahlreich.
voice-budget-lost-3 = Nun gut. Die Polizei braucht ohnehin Bewegung.
voice-budget-lost-4 = Dann eben Geld für keinen. Hoffentlich schmeckt das Prinzip.

voice-police-vote-1 = Die Polizei hat nachgezählt. Sie hat die schwereren Bleistifte.
voice-police-vote-2 = { $whom } überzeugt die Kammer, Reihe für Reihe, mit Helm.
voice-police-vote-3 = Angenommen. Mir war neu, dass Schlagstöcke ein Mandat haben.
voice-police-vote-4 = Geschäftsordnung, mit Hunden.

voice-promise-kept-1 = Ein gehaltenes Versprechen. Haltet mich bitte auch.
voice-promise-kept-2 = Es ist angekommen, alles. Fast eine Beleidigung.
voice-promise-kept-3 = Bezahlt wie vereinbart. Wo ist der Haken?
voice-promise-kept-4 = Das erzähle ich meinen Enkeln. Sie werden mir nicht glauben.

voice-betrayed-loyal-1 = Für dich hätte ich es getan, { $whom }. Mehr sage ich nicht.
voice-betrayed-loyal-2 = Ein Wort war einmal ein Wort. Wann wurde das abgeschafft?
voice-betrayed-loyal-3 = Auch du, { $whom }? Deine Geburtstagsrede war schon fertig.
voice-betrayed-loyal-4 = Es tut weniger weh als erwartet. Nein, stimmt nicht.
voice-betrayed-greedy-1 = Verrat verstehe ich ja. Aber umsonst, { $whom }?
voice-betrayed-greedy-2 = Man hätte mich wenigstens ordentlich verkaufen können.
voice-betrayed-greedy-3 = Vertragsbruch. Meine Anwälte berechnen jede Träne einzeln.
voice-betrayed-greedy-4 = Diese Freundschaft hat soeben ihren Marktwert verloren.
voice-betrayed-vengeful-1 = Schlaf leicht, { $whom }. Ich schlief früher auch gut.
voice-betrayed-vengeful-2 = Danke. Mir gingen gerade die Motive aus.
voice-betrayed-vengeful-3 = Einer von uns wird es bereuen. Ich habe nachgesehen: du.
voice-betrayed-vengeful-4 = Ich zähle langsam, { $whom }, aber ich verzähle mich nie.

voice-bank-1 = Nur eine kleine Einzahlung. Der Schalter holte die Schubkarre.
voice-bank-2 = Die Schweiz ist herrlich. Ich besuche sie Schein für Schein.
voice-bank-3 = In Sicherheit. Vor euch, meine ich.
voice-bank-4 = Berge sind verschwiegener als Minister.
voice-bank-5 = Am Schalter kennt man meinen Namen. Einen davon.
voice-bank-6 = Das Land hat Schulden, ich habe Guthaben. Das gleicht sich aus.
voice-bank-7 = Noch ein Besuch, und der Tresor heißt nach meiner Familie.
voice-bank-8 = Ich traue niemandem, aber dem da zu fünf Prozent.

voice-broke-1 = Ich bin gerade zwischen zwei Vermögen.
voice-broke-2 = Mein Geldbeutel ist aus Gesundheitsgründen zurückgetreten.
voice-broke-3 = Geht es auch mit gutem Ruf? Nein? Das dachte ich mir.
voice-broke-4 = Das Konto ist leer, aber die Aussicht ist großartig.

voice-rescued-1 = Ihr habt für mich bezahlt? Jetzt muss ich euch mögen.
voice-rescued-2 = Das vergesse ich nie. Ich werde es versuchen, aber vergeblich.
voice-rescued-3 = Solidarität! Ich dachte, das sei eine Seife.
voice-rescued-4 = Danke. Verratet meinen Gläubigern nicht, dass ich Freunde habe.

voice-shopping-1 = Andere sammeln Briefmarken. Ich sammle Milizen.
voice-shopping-2 = Bitte einpacken. Es soll eine Überraschung werden.
voice-shopping-3 = Mit sauberem Geld gekauft. Ich habe es eigens waschen lassen.
voice-shopping-4 = Mauern kann man nie genug haben.

## Diebstahl und Mord

voice-hunted-1 = Ist da jemand an der Tür? Ich habe nichts bestellt.
voice-hunted-2 = { $whom } schickt mir Besuch. Wie aufmerksam.
voice-hunted-3 = Ich höre Schritte, und sie sind nicht im Takt.
voice-hunted-4 = Falls es um die Miete geht: Ich bin nicht da.
voice-hunted-loyal-1 = Ich habe nichts zu verbergen, { $whom }. Außer gerade mich selbst.
voice-hunted-loyal-2 = Das muss ein Irrtum sein. Alle mögen mich, oder unterschreiben es wenigstens.
voice-hunted-loyal-3 = Nach all meinen Stimmen? Man hätte mich auch einfach hinausbitten können.
voice-hunted-loyal-4 = Ich decke für einen mehr. Man weiß nie, wie ein Gast es meint.
voice-hunted-greedy-1 = Was immer man dir zahlt: Ich zahle etwas weniger, aber im Voraus.
voice-hunted-greedy-2 = Vorsicht mit dem Teppich. Er ist noch nicht bezahlt.
voice-hunted-greedy-3 = Ein Attentäter? { $whom }, das Geld hätte ich genommen.
voice-hunted-greedy-4 = Die Börse ist in der anderen Hose. Und die Hose ist in Zürich.
voice-hunted-vengeful-1 = Schick einen Guten, { $whom }. Was du schickst, behalte ich.
voice-hunted-vengeful-2 = Er kommt durch die Tür. Mal sehen, wie er geht.
voice-hunted-vengeful-3 = Darauf habe ich gewartet. Die Hunde auch, und zwar nüchtern.
voice-hunted-vengeful-4 = Der erste Schuss ist deiner. Geborgtes gebe ich immer zurück.

voice-survived-loyal-1 = Mir ist nichts geschehen. Nehmen wir ein Missverständnis an.
voice-survived-loyal-2 = Der Herr schützt die Treuen. Dicke Wände auch.
voice-survived-loyal-3 = Nichts für ungut, { $whom }. Aber die Kugel behalte ich.
voice-survived-loyal-4 = Ich war bei meiner Mutter. Sie lässt alle grüßen.
voice-survived-greedy-1 = Daneben. Dabei war ich so schön versichert.
voice-survived-greedy-2 = Ich war anderswo, { $whom }. Anderswo zahlt besser.
voice-survived-greedy-3 = Heute zu sterben wäre eine miserable Anlage gewesen.
voice-survived-greedy-4 = Dein Mann war billig, { $whom }. Das merkt man.
voice-survived-vengeful-1 = Daneben. Jetzt darf ich zielen.
voice-survived-vengeful-2 = Du hättest den Besseren bezahlen sollen, { $whom }.
voice-survived-vengeful-3 = Ich lebe. Einige wirken enttäuscht. Ich weiß jetzt, wer.
voice-survived-vengeful-4 = Das Licht in meinem Fenster stand woanders. Das nennt man Lernen.

voice-dying-loyal-1 = Sagt dem Präsidenten … welcher ist es gerade?
voice-dying-loyal-2 = Ich sterbe, wie ich lebte: für die Idee von jemand anderem.
voice-dying-loyal-3 = Ich bin nicht nachtragend. Nur ein wenig undicht.
voice-dying-loyal-4 = Mein Vetter übernimmt. Er hat meine Uniform und meinen Glauben.
voice-dying-greedy-1 = Nicht die Taschen! Alles, nur nicht die Taschen!
voice-dying-greedy-2 = Und die Kontonummer habe ich niemandem gesagt.
voice-dying-greedy-3 = Kann man es mitnehmen? Ich frage für mich.
voice-dying-greedy-4 = Ein Jammer. Allein der Sarg ist mehr wert als du, { $whom }.
voice-dying-vengeful-1 = Mein Vetter hat eine Liste, { $whom }. Du bist die erste Zeile.
voice-dying-vengeful-2 = Ich sterbe. Du schläfst schlecht. Das ist gerecht.
voice-dying-vengeful-3 = Ich werde im Haushaltsausschuss spuken.
voice-dying-vengeful-4 = Eine der Suppen war vergiftet. Nun erfahrt ihr nie, welche.

voice-returning-loyal-1 = Guten Morgen. Ich bin der Vetter. Ich habe nur Gutes gehört.
voice-returning-loyal-2 = Die Familie dient weiter. Langsam gehen die Hemden aus.
voice-returning-loyal-3 = Geerbt habe ich den Sitz, die Schulden und die Zuversicht.
voice-returning-loyal-4 = Mein Vorgänger sprach warm von euch. Bis etwa halb zehn.
voice-returning-greedy-1 = Ich bin der Erbe. Wo genau liegen die Wertsachen?
voice-returning-greedy-2 = Mein Beileid an mich. Und nun zu den Konten.
voice-returning-greedy-3 = Das Begräbnis war teuer. An wen geht die Rechnung?
voice-returning-greedy-4 = Ein Vetter geht, ein Vetter kommt. Das Geld bleibt in der Familie.
voice-returning-vengeful-1 = Ich bin der Vetter. Das Testament besteht nur aus Namen.
voice-returning-vengeful-2 = Der Kranz war billig. Ich weiß, von wem er kam.
voice-returning-vengeful-3 = Wir sind eine große Familie mit langem Gedächtnis.
voice-returning-vengeful-4 = Guten Morgen. Wer war es? Nein, sagt nichts. Ich weiß es.

voice-killing-1 = Ein tragischer Unfall. Ich habe wochenlang dafür geübt.
voice-killing-2 = Mein Beileid, { $whom }. Die Blumen sind seit gestern bestellt.
voice-killing-3 = Jetzt ist es ruhig, nicht wahr?
voice-killing-4 = Die Stelle ist frei geworden. Bewerbungen bitte an mich.

voice-mourning-1 = Traurig, das mit { $whom }. Wer bekommt den Parkplatz?
voice-mourning-2 = { $whom } wird uns fehlen, bis zum nächsten Tagesordnungspunkt.
voice-mourning-3 = Ich trage heute rein zufällig Schwarz.
voice-mourning-4 = Fahnen auf halbmast. Das können sie inzwischen allein.

voice-last-words-1 = Eine Wand, etwas Wind, die letzte Zigarette. Hier liest jemand Romane.
voice-last-words-2 = Ziel gut, { $whom }. Ich tat es nicht, und sieh mich an.
voice-last-words-3 = Ich bitte um Zeit für meine Memoiren. Ab Kapitel eins.
voice-last-words-4 = Es lebe die Revolution! Das sagt man doch dann, oder?
voice-last-words-5 = Bitte nicht ins Gesicht. Es ist auf den Briefmarken.
voice-last-words-6 = Ich bereue nichts, { $whom }, aber ich könnte es versuchen, falls das hilft.
voice-last-words-7 = Sagt meinem Vetter, die guten Schuhe gehören jetzt ihm.
voice-last-words-8 = Kann man noch die Seite wechseln? Darin bin ich schnell.

voice-exile-1 = Ein Urlaub, nichts weiter. Gepackt habe ich für elf Jahre.
voice-exile-2 = Das Essen in der Botschaft ist furchtbar. Die Mauern sind wunderbar.
voice-exile-3 = Ich gehe als Politiker und kehre als Legende zurück.
voice-exile-4 = Gießt die Pflanzen. Und schmiert die Spitzel.

voice-home-again-1 = Da bin ich wieder. War etwas? Ihr seht alle älter aus.
voice-home-again-2 = Braun gebrannt, ausgeruht und hoffentlich unvergessen.
voice-home-again-3 = Der Flughafen war leer. Aus Respekt, wie ich annehme.
voice-home-again-4 = Zu Hause ist es am schönsten, falls es noch steht.

voice-robbed-loyal-1 = Nehmt es, wenn das Land es braucht. Braucht es das?
voice-robbed-loyal-2 = Das war die Rente anständiger Leute, { $whom }. Meine.
voice-robbed-loyal-3 = Ich hätte es dir geliehen. Fragen hätte genügt.
voice-robbed-loyal-4 = Sogar das Familienbild ist fort. Ausgerechnet diese Familie.
voice-robbed-greedy-1 = Mein Geld! Ich hatte mich gerade daran gewöhnt.
voice-robbed-greedy-2 = Rauben ist mein Beruf, { $whom }. Such dir einen eigenen.
voice-robbed-greedy-3 = Ich kenne jeden dieser Scheine mit Namen.
voice-robbed-greedy-4 = Den Tresor haben sie dagelassen. Das fühlt sich an wie Hohn.
voice-robbed-vengeful-1 = Gib es schnell aus, { $whom }. Du hast nicht lange Zeit.
voice-robbed-vengeful-2 = Was fehlt, war gezeichnet. Du bist es jetzt auch.
voice-robbed-vengeful-3 = Das hole ich mir zurück, mit Zins und ohne Gnade.
voice-robbed-vengeful-4 = Ein Einbruch, wie erfrischend. Mein Abend war noch frei.

voice-robbing-1 = Ich habe es nur für { $whom } aufbewahrt.
voice-robbing-2 = Das Fenster war offen. Abgeschlossen, aber offen.
voice-robbing-3 = Nennt es Umverteilung. Ich bin das Um.
voice-robbing-4 = So ein schönes Haus, { $whom }. So ein verschlafener Hund.
voice-robbing-5 = Danke, { $whom }. Hinaus habe ich gefunden, und noch einiges mehr.
voice-robbing-6 = Eine Quittung hinterlasse ich immer. Unterschrieben ist sie nicht.
voice-robbing-7 = Es lag so herum, im Tresor, hinter dem Gemälde.
voice-robbing-8 = Eigentum ist Diebstahl, { $whom }. Ich habe nur die Adresse berichtigt.

voice-spied-on-1 = Hast du gefunden, was du gesucht hast, { $whom }?
voice-spied-on-2 = Es zog. Der Luftzug trug einen Trenchcoat.
voice-spied-on-3 = Schau nur, solange du willst. Ich habe dir einen Zettel hingelegt.
voice-spied-on-4 = Meine Bücher sind ein offenes Buch. Leider.

## Putsche und Kriege

voice-my-coup-1 = Das ist kein Putsch. Das ist eine sehr plötzliche Wahl.
voice-my-coup-2 = Die Panzer, bitte. Und der Aufruf steckt im anderen Mantel.
voice-my-coup-3 = Zuerst der Rundfunk. Ich möchte die Musik aussuchen.
voice-my-coup-4 = Bleibt in den Häusern. Wir kommen vorbei.
voice-my-coup-5 = Guten Abend. Das Programm wurde geändert, die Regierung auch.
voice-my-coup-6 = Ich liebe dieses Land. Jetzt möchte ich auch die Schlüssel.
voice-my-coup-7 = Keiner rührt sich. Nur meine Panzer, die dürfen.
voice-my-coup-8 = Ich habe gewartet, bis alle saßen. Man hat ja Manieren.

voice-coup-against-me-1 = Ein Putsch? An einem Werktag?
voice-coup-against-me-2 = { $whom }, wir hätten reden können. Erschossen hätte ich dich später.
voice-coup-against-me-3 = Tore zu. Und zählt die Wachen noch einmal durch.
voice-coup-against-me-4 = Verrat! Das wollte ich schon immer einmal rufen.
voice-coup-against-me-5 = Du hättest klopfen können, { $whom }. Geöffnet hätte ich nicht, aber trotzdem.
voice-coup-against-me-6 = Die eigenen Offiziere? Ich bezahle sie doch! Also, ich hatte es vor.
voice-coup-against-me-7 = Sagt ihnen bitte, dass der Palast nur einen Balkon hat.
voice-coup-against-me-8 = Ich gehe nicht. Die Vorhänge sind gerade erst fertig.

voice-coup-elsewhere-1 = { $whom } reitet aus. Ich schaue zu, von der unentschlossenen Seite.
voice-coup-elsewhere-2 = Schüsse vor dem Frühstück. Man hat ja so wenig Abwechslung.
voice-coup-elsewhere-3 = Ich unterstütze, wer gewinnt. Das war schon immer so.
voice-coup-elsewhere-4 = Gibt es eine Liste, oder schießt man einfach los?

voice-rebel-1 = Ich habe mein Gewissen entdeckt. Es lag in der Kaserne.
voice-rebel-2 = Ich bin dabei. Die Regierung lachte nie über meine Witze.
voice-rebel-3 = Ich wechsle die Seite, schweren Herzens und mit leichter Artillerie.
voice-rebel-4 = Rebell ist so ein hässliches Wort. Schreibt: ungeduldig.
voice-rebel-5 = Mein Treueeid lief mittags ab. Ich habe das Kleingedruckte gelesen.
voice-rebel-6 = Zu dieser Revolution komme ich spät, aber mit Lastwagen.
voice-rebel-7 = Jemand muss die Republik ja retten. Ich war ohnehin an der Reihe.
voice-rebel-8 = Gegen die Regierung? Ich dachte, hier stehe man für Beförderungen an.

voice-attacked-1 = Besuch! Und alle bewaffnet.
voice-attacked-2 = Ihr marschiert gegen mich? Der Hof war frisch gefegt.
voice-attacked-3 = Kommt herein. Vorsicht, die Hunde, der Draht, die anderen Hunde.
voice-attacked-4 = Also ich. Irgendwer musste ja an der Reihe sein.
voice-attacked-5 = Milizen am Tor, und ich stehe in Pantoffeln da.
voice-attacked-6 = Falls es um die Sonnenbrille geht: Die ist unten.
voice-attacked-7 = Dann wollen wir sehen, wer die Fenster bezahlt.
voice-attacked-8 = Schon wieder die Nachbarn. Andere bringen Kuchen mit.

voice-held-out-1 = Es steht noch. Die Farbe ist hin, aber es steht.
voice-held-out-2 = War das alles? Meine Köchin schlägt fester zu.
voice-held-out-3 = Die Mauern danken für die Übung.
voice-held-out-4 = Geht heim. Wascht euch. Denkt darüber nach, was ihr getan habt.

voice-beaten-1 = Ein taktischer Rückzug. Sämtliche Taktiken sind abgezogen.
voice-beaten-2 = Wir haben Boden verloren. Recht viel, und etwas Silber.
voice-beaten-3 = Sie waren viele und pünktlich. Wer konnte das ahnen?
voice-beaten-4 = Mein General nennt es unentschieden. Ich suche einen neuen General.

voice-conquering-1 = Wir kommen als Freunde. Rückt mal.
voice-conquering-2 = Befreit! Warum jubelt denn keiner?
voice-conquering-3 = Hier war ich schon immer daheim. Seit etwa zwölf Uhr.
voice-conquering-4 = Die Karte war falsch. Ich habe sie berichtigt.

voice-peace-1 = Niemand greift an? Und ich hatte mich extra umgezogen.
voice-peace-2 = Ein ruhiger Tag. Was habt ihr alle vor?
voice-peace-3 = Frieden in der Republik. Den lasse ich ausstopfen.
voice-peace-4 = Seht ihr? Ein paar Umschläge, schon sind wir eine Familie.

## Parlament und Welt

voice-carried-1 = Beschlossen. Das Land merkt es erst, wenn es zu spät ist.
voice-carried-2 = Schöne Mehrheit. Bei zwei Stimmen musste ich etwas nachhelfen.
voice-carried-3 = Demokratie klappt, wenn man sie über Nacht vorbereitet.
voice-carried-4 = Danke. Das Kleingedruckte beginnt auf Seite zweihundert.
voice-carried-5 = Einstimmig, wenn man die Gegenstimmen nicht mitzählt.
voice-carried-6 = Die Welt hat gesprochen. Ich hatte ihr vorher etwas zugeflüstert.
voice-carried-7 = Angenommen. Fragt die Geschichte einmal, von wem das ist: von mir.
voice-carried-8 = Jede Hand, die oben war, wurde für die Dankeskarten fotografiert.

voice-vetoed-1 = Ein Veto, { $whom }? Hoffentlich war der Politiker teuer.
voice-vetoed-2 = Sie hatten Ja gesagt. Ich habe es auf Band, wie alles.
voice-vetoed-3 = Eine Stimme gegen alle. Das bewundere ich, aus der Ferne.
voice-vetoed-4 = Blockiert. Gut, dann machen wir es unter anderem Namen.

voice-handshake-1 = Abgemacht, { $whom }. Schnell ein Foto, bevor es verdirbt.
voice-handshake-2 = Ein Händedruck. Fünf Finger, alle noch meine.
voice-handshake-3 = Na also. Vernünftige Leute, und das in dieser Runde.
voice-handshake-4 = Geschäfte machen am meisten Freude, bevor jemand sie liest.
voice-handshake-5 = Mein Wort und deins, { $whom }. Zusammen fast ein ganzes.
voice-handshake-6 = Seht ihr, die Welt ging nicht unter. Es stand in meinem Kalender.
voice-handshake-7 = Ein Lächeln, zwei Unterschriften, kein Zeuge, der lesen kann.
voice-handshake-8 = Ich vertraue { $whom } ganz und gar, vier Minuten lang.

voice-bomb-near-1 = Die Bombe kommt näher. Hat es schon jemand mit Höflichkeit versucht?
voice-bomb-near-2 = Liegt es an mir, oder ist das Ticken neu?
voice-bomb-near-3 = Ich schlage Panik in alphabetischer Reihenfolge vor.
voice-bomb-near-4 = Vielleicht sollte jemand etwas tun. Nicht ich. Jemand.

voice-cartel-1 = Monopole sind schlecht. Besonders die der anderen.
voice-cartel-2 = Wir sehen uns vor Gericht. Die guten Plätze habe ich gekauft.
voice-cartel-3 = Der freie Markt schickt mich. Er selbst war verhindert.
voice-cartel-4 = Noch eine Anklage, und der Konzern ist ein Missverständnis.
voice-cartel-5 = Der Wettbewerb ist heilig. Ich sammle für die Kirche.
voice-cartel-6 = Ich klage an! Das tut der Stimme gut.
voice-cartel-7 = Sie waren zu groß zum Scheitern. Jetzt sind sie kleiner.
voice-cartel-8 = Beweis eins: ihre Jacht. Beweis zwei: meine, und sie ist kürzer.

voice-profiteer-1 = Das Doppelte, und keinem tut es weh. Jedenfalls keinem, den ich kenne.
voice-profiteer-2 = Ich bin gegen Monopole. Ich wollte nur wissen, wie sich eins anfühlt.
voice-profiteer-3 = Die Bombe rückt etwas näher, die Dividende aber auch.
voice-profiteer-4 = Mein Gewissen wurde aufgekauft, zu einem anständigen Preis.

voice-stuck-1 = Noch einmal um den Block. Die Staatsmänner waren zu Tisch.
voice-stuck-2 = Drei Versuche, keine Zahl, und ein Kommuniqué von elf Seiten.
voice-stuck-3 = Die Füller für die Unterzeichnung waren schon graviert.
voice-stuck-4 = Diplomatie heißt, den Umweg zu gehen und ihn Fortschritt zu nennen.

voice-misjudged-1 = Du hast keine, { $whom }? Mir hieß es, du hättest alles.
voice-misjudged-2 = Davon erfährt mein Geheimdienst. Beide Mann.
voice-misjudged-3 = Falsch verbunden. Das rote Telefon ist so schlecht beschriftet.
voice-misjudged-4 = Ich glaube dir, { $whom }. Das ist ja das Peinliche.

voice-refusing-1 = Ich habe sie, { $whom }. Und gute Gründe, alle in bar.
voice-refusing-2 = Frieden ist kostbar, { $whom }. Darum spare ich ihn auf.
voice-refusing-3 = Das war kein Nein. Es war ein Ja zu mir.
voice-refusing-4 = Jemand muss ja unvernünftig sein. Ich habe gelost, mit mir allein.

## Wenn jemand sie anspricht

voice-only-offers-1 = Ich verstehe nur Angebote. Meine Bildung ist da einseitig.
voice-only-offers-2 = Hübsch formuliert. Der Handelstisch ist dort drüben.
voice-only-offers-3 = Worte, Worte. Ich spreche fließend Angebot und gebrochen Ehrenwort.
voice-only-offers-4 = Das war sicher reizend. Ginge es auch in Waren?

voice-only-offers-loyal-1 = Verzeihung, ich verstehe Angebote, Versprechen und wer zu wem stand. Sonst ist es Musik.
voice-only-offers-loyal-2 = Frag, warum, was ich will oder ob ich mitmache. Dafür ist mein Ohr geschult.
voice-only-offers-loyal-3 = Ein netter Satz, gewiss. Als Versprechen begriffe ich ihn besser.
voice-only-offers-loyal-4 = Man hat mich mit Taten großgezogen. Reden kam später und blieb fremd.
voice-only-offers-greedy-1 = Ich habe keine Zahl gehört. War eine dabei?
voice-only-offers-greedy-2 = Mein Ohr geht auf bei Waren, bei Versprechen und bei der Frage, was ich will.
voice-only-offers-greedy-3 = Dichtung ist umsonst, da kann ich nichts beurteilen. Angebote schon.
voice-only-offers-greedy-4 = Schreib eine Summe daneben, und ich höre ausgezeichnet zu.
voice-only-offers-vengeful-1 = Frag mich warum, wenn du dich traust. Alles andere gehört auf den Tisch.
voice-only-offers-vengeful-2 = Notiert werden Taten, Gebote und gebrochene Worte. Das war nichts davon.
voice-only-offers-vengeful-3 = Sprich in Waren. Sätze hebe ich nur auf, wenn man sie gegen mich verwendet.
voice-only-offers-vengeful-4 = Reizend. Und was legst du hin, außer deinen Händen?

voice-asked-price-1 = { $sum } von { $whom }: Das habe ich laut gesagt, und billiger wurde ich nicht.
voice-asked-price-2 = Das ganze Land kennt meine Zahl: { $sum }. Zahlen soll { $whom }.
voice-asked-price-3 = Sieh { $whom } an. Wo { $sum } liegen sollten, liegt noch nichts.
voice-asked-price-4 = Für { $sum } ändere ich meine Meinung. { $whom } weiß Bescheid.

voice-asked-threat-1 = Ich habe angekündigt, was ich tue, { $whom }. Umsonst probe ich nicht.
voice-asked-threat-2 = { $whom } wurde vor Zeugen gewarnt. Die möchte man nicht enttäuschen.
voice-asked-threat-3 = Blättere zurück: Da steht meine Drohung, und { $whom } steht drauf.
voice-asked-threat-4 = Über { $whom } sprach ich deutlich. Es gilt noch immer.

voice-asked-word-1 = Du hast mein Wort, { $whom }. Komm wieder, wenn ich es gehalten habe oder nicht.
voice-asked-word-2 = Vor allen habe ich dir etwas versprochen. Bisher denke ich gern daran.
voice-asked-word-3 = Meine Zusage an dich ist noch offen, { $whom }. Wie eine Tür oder eine Wunde.
voice-asked-word-4 = Gesagt ist gesagt. Ob auch getan, steht dann in der Zeitung.

voice-asked-broken-1 = Du gabst mir einmal dein Wort, { $whom }. Ich suche es noch.
voice-asked-broken-2 = Weil ein Versprechen von dir jung gestorben ist, und ich war beim Begräbnis.
voice-asked-broken-3 = Geglaubt habe ich dir schon einmal. So ein Fehler unterläuft nur an einem Abend.
voice-asked-broken-4 = Frag die Zusage, die du gebrochen hast, { $whom }. Sie erklärt mich recht gut.

voice-asked-blood-1 = Du hast auf mich schießen lassen, { $whom }. Das prägt eine Meinung.
voice-asked-blood-2 = In meinem Hut sind Löcher, und sie tragen deine Handschrift.
voice-asked-blood-3 = Den Schuss höre ich noch, und wer ihn bestellt hat, weiß ich inzwischen.
voice-asked-blood-4 = Jemand hat auf mich gezielt, und das Wetter war es nicht, { $whom }.

voice-asked-wrong-1 = Was du mir angetan hast, { $whom }, stand in allen Zeitungen.
voice-asked-wrong-2 = Ein paar Seiten zurück: Dort bist du, und darunter liege ich.
voice-asked-wrong-3 = Ich führe eine Liste. Rate, wer ein eigenes Blatt hat.
voice-asked-wrong-4 = Nach allem, was jeder gesehen hat? Erst die alte Schuld, danach neue Fragen.

voice-asked-friend-1 = Deinetwegen nicht, { $whom }. Was du für mich getan hast, habe ich gut in Erinnerung.
voice-asked-friend-2 = Du hast mir einmal geholfen. Nimm es als Geschäft und nicht als Gefühl.
voice-asked-friend-3 = Gegen dich habe ich nichts, { $whom }. Eher umgekehrt, und dafür gibt es Zeugen.
voice-asked-friend-4 = Lies nach, wer mir beistand: Dein Name kommt vor. Gegen dich ging das nie.

voice-asked-why-1 = Aus Gründen. Man zeigt sie allen, wenn der Abend vorbei ist.
voice-asked-why-2 = Persönlich war das nicht, { $whom }. Tu etwas, dann bekomme ich ein Motiv.
voice-asked-why-3 = Meine Beweggründe sind bis zum Schluss versiegelt. Dann singt die Aufzeichnung.
voice-asked-why-4 = Es schien mir damals richtig. Damals dauert hier etwa eine Minute.

voice-asked-want-loyal-1 = Jemanden, der nach der Abstimmung noch neben mir steht, { $whom }.
voice-asked-want-loyal-2 = Ein gehaltenes Versprechen. Es soll sie geben.
voice-asked-want-loyal-3 = Wenig. Denk an mich beim Teilen und ziele nachts woandershin.
voice-asked-want-loyal-4 = Dein Wort, und danach, das ist das Ungewöhnliche, auch die Sache.
voice-asked-want-greedy-1 = Mehr. Fang irgendwo an, ich sage Bescheid.
voice-asked-want-greedy-2 = Was dir fehlen würde, { $whom }. Leg es hin, dann sehen wir.
voice-asked-want-greedy-3 = Geld, und ersatzweise die Mittel dazu. Ich bin schlicht gebaut.
voice-asked-want-greedy-4 = Mach ein Angebot. Meinen Preis kenne ich immer erst, wenn ich ihn höre.
voice-asked-want-vengeful-1 = Dass gewisse Leute gewisse Abende bereuen. Und eine Anzahlung.
voice-asked-want-vengeful-2 = Ruhe vor denen, die niemandem welche ließen.
voice-asked-want-vengeful-3 = Gerechtigkeit, { $whom }. Ich nehme sie in kleinen Scheinen.
voice-asked-want-vengeful-4 = Hilf mir bei einer alten Rechnung, und ich vergesse zwei von deinen.

voice-asked-will-1 = Ich entscheide, wenn die Regeln mich fragen, { $whom }. Ein Angebot darf früher fragen.
voice-asked-will-2 = Vielleicht. Zeig mir Ware oder eine Zusage, die andere hören.
voice-asked-will-3 = Was hätte ich davon? Sag es am Handelstisch, dort zählt es.
voice-asked-will-4 = Mein Ja liegt in der Schublade neben dem Nein. Bring einen Schlüssel.

voice-asked-claim-1 = Eine Forderung, { $whom }? Gehört ist sie. Erfüllen macht eine andere Abteilung.
voice-asked-claim-2 = Alle wollen etwas. Gib mir dafür auch etwas, am Tisch.
voice-asked-claim-3 = Du sollst es haben, falls es mir gehört und sich für mich lohnt.
voice-asked-claim-4 = Vermerkt. Verlangen kostet hier nichts und bringt entsprechend viel.

voice-asked-insult-1 = Solche Ausdrücke. Bessere haben mich schlimmer genannt, { $whom }.
voice-asked-insult-2 = Namen gehören auf Grabsteine. Was bietest du?
voice-asked-insult-3 = Das lasse ich mir sticken.
voice-asked-insult-4 = Starke Worte. Meine stehen in der Zeitung, als Tatsachen.

voice-asked-thanks-1 = Gern geschehen, { $whom }. Es kommt auf die Rechnung.
voice-asked-thanks-2 = Nicht der Rede wert. Oder doch, wo andere sie hören.
voice-asked-thanks-3 = Dankbarkeit! Fast hatte ich vergessen, wie so etwas aussieht.
voice-asked-thanks-4 = Sag das bei der nächsten Abstimmung noch einmal, mit Stimmen.

voice-asked-hello-1 = Guten Abend, { $whom }. Setz dich, wo ich dich sehe.
voice-asked-hello-2 = Gleichfalls. Beult da deine Börse, oder freust du dich nur?
voice-asked-hello-3 = Hallo. Bleiben wir Fremde, das ist günstiger.
voice-asked-hello-4 = Willkommen. Vorsicht, nach dem letzten Präsidenten wurde frisch gewischt.

voice-only-deeds-1 = Ich höre auf das, was Leute tun. Das ist leiser.
voice-only-deeds-2 = Schön gesagt. Ich warte dann auf die Tat.
voice-only-deeds-3 = Sätze sind für die Zeitung. Ich führe Buch über Handlungen.
voice-only-deeds-4 = Mein Gehör ist schlecht, mein Auge ausgezeichnet. Zeig es mir.

voice-word-where-1 = Wenn das ein Versprechen ist, gib mir dein Wort. Es gibt einen Knopf dafür und ein Buch.
voice-word-where-2 = Gib es als Ehrenwort, dann steht es schwarz auf weiß.
voice-word-where-3 = Was nicht im Buch steht, hat niemand gesagt. Versprich es dort.
voice-word-where-4 = Schriftlich glaube ich dir eher. Das Buch liegt offen.

voice-word-given-1 = Ein Versprechen, { $whom }? Ich lege es zu den anderen.
voice-word-given-2 = Das habe ich notiert. Mit Bleistift, um realistisch zu bleiben.
voice-word-given-3 = Ich nehme dich beim Wort, soweit man Rauch festhalten kann.
voice-word-given-4 = Gut. Mein Kontobuch mag dich ein wenig, fürs Erste.

voice-offer-weighed-1 = Das wiege ich ab, { $whom }. Mein Daumen liegt mit auf der Waage.
voice-offer-weighed-2 = Interessant. Ich rechne es gerade rückwärts.
voice-offer-weighed-3 = Moment. Gier und Angst stimmen noch ab.
voice-offer-weighed-4 = Mein Ohr hast du. Der Rest kostet extra.

voice-offer-taken-1 = Abgemacht, { $whom }. Wir waren nie in diesem Raum.
voice-offer-taken-2 = Ich nehme es. Lass mich den Papierkram nicht bereuen.
voice-offer-taken-3 = Das gilt. Ich fühle mich leicht betrogen, also stimmt der Preis.
voice-offer-taken-4 = Einverstanden. In die linke Tasche, die rechte ist Beweismittel.

voice-offer-declined-1 = Nein, { $whom }. Aber die Verpackung war hübsch.
voice-offer-declined-2 = Meine Antwort ist Nein. Mein Preis liegt woanders.
voice-offer-declined-3 = Man hat mich schon besser beleidigt, und mit mehr Geld.
voice-offer-declined-4 = Behalt es. Du brauchst es noch für den Nächsten.

## Forderungen und Worte

voice-demand-no-1 = { $sum } für mich, { $whom }, oder du hörst ein Nein mit Echo.
voice-demand-no-2 = Mein Ja kostet dieses Jahr { $sum }. Es ist ja alles teurer geworden.
voice-demand-no-3 = Bevor du zählst, { $whom }: { $sum } auf meinen Teller, sonst stimme ich gegen den Koch.
voice-demand-no-4 = Ich bin unentschlossen. Mit { $sum } MP wäre ich es nicht mehr.
voice-demand-no-loyal-1 = Ich möchte gern für dich stimmen, { $whom }. Mit { $sum } macht es mir sogar Freude.
voice-demand-no-loyal-2 = Sonst sage ich schweren Herzens Nein. Mit { $sum } wird es leichter.
voice-demand-no-loyal-3 = Meine Familie fragt nach { $sum }, { $whom }. Und sie stimmt mit mir ab.
voice-demand-no-loyal-4 = Bleiben wir Freunde, { $whom }. Das kostet { $sum }, und ein Nein kostet dich mehr.
voice-demand-no-greedy-1 = Für { $sum } bin ich mit allem einverstanden. Darunter lese ich das Kleingedruckte.
voice-demand-no-greedy-2 = Meine Überzeugung ist zu vermieten, für { $sum }. Sonst zieht die Gegenseite ein.
voice-demand-no-greedy-3 = Für ein Nein zahlt mir niemand, { $whom }. Überbiete das mit { $sum }.
voice-demand-no-greedy-4 = Der Tageskurs steht bei { $sum }. Für weniger gibt es die Stimme, die du bezahlt hast.
voice-demand-no-vengeful-1 = { $sum }, { $whom }. Ich schreibe mit, wer was bekommt, und stimme nach meinen Notizen.
voice-demand-no-vengeful-2 = Überleg es dir gut. Ohne { $sum } kommt mein Nein zuerst, und es kommt nicht allein.
voice-demand-no-vengeful-3 = Einer zahlt heute, { $whom }: du mit { $sum } oder dein Haushalt mit dem Leben.
voice-demand-no-vengeful-4 = Hier liegt ein Nein mit deinem Namen. Für { $sum } wandert es zurück in die Schublade.

voice-demand-brigade-1 = { $sum } für mich, { $whom }, oder meine Brigade marschiert.
voice-demand-brigade-2 = Meine Leute wollen Sold. { $sum }, oder sie gehen vor dem Palast spazieren.
voice-demand-brigade-3 = Eine stille Kaserne kostet { $sum }. Eine laute kostet dich den Sessel, { $whom }.
voice-demand-brigade-4 = Auch Soldaten lesen Haushalte. Finden meine darin keine { $sum }, legen sie das Buch weg.
voice-demand-brigade-5 = { $sum }, { $whom }, und es marschiert nur die Kapelle.
voice-demand-brigade-6 = Panzer haben Durst. Mit { $sum } bleiben sie in der Garage.
voice-demand-brigade-7 = Meine Männer zählen nur bis { $sum }. Darunter werden sie unruhig.
voice-demand-brigade-8 = Entweder { $sum } im Haushalt oder meine Stiefel auf deinem Teppich, { $whom }.

voice-promise-share-1 = Wähl mich, { $whom }, und im ersten Haushalt stehen { $sum } neben deinem Namen.
voice-promise-share-2 = { $whom }, mein Wort: { $sum } von der nächsten Hilfe sind dein, wenn ich teile.
voice-promise-share-3 = Eine Stimme für mich ist eine Geldanlage, { $whom }. Sie bringt { $sum }.
voice-promise-share-4 = Ich vergesse vieles, aber nicht { $sum } für { $whom }, sobald ich im Palast sitze.
voice-promise-share-loyal-1 = Du kennst mich, { $whom }. Bring mich in den Palast, und dort warten { $sum } auf dich.
voice-promise-share-loyal-2 = Ich sorge für die Meinen, und { $whom } gehört dazu: { $sum }, bei der Ehre meiner Mutter.
voice-promise-share-loyal-3 = Wer mich trägt, bleibt nicht zurück. Für { $whom } heißt das: { $sum }.
voice-promise-share-loyal-4 = { $sum } für { $whom }. Ich brach noch kein Versprechen, an das ich mich erinnere.
voice-promise-share-greedy-1 = Ich bin teuer, { $whom }, aber ich teile: { $sum } von der ersten Hilfe.
voice-promise-share-greedy-2 = Nenn es Rabatt: jetzt deine Stimmen, später { $sum } zurück, { $whom }.
voice-promise-share-greedy-3 = In der Truhe ist genug für mich, und { $sum } für { $whom }. In dieser Reihenfolge.
voice-promise-share-greedy-4 = Eine kleine Provision für { $whom }, falls man mich wählt: { $sum }. Ohne Quittung.
voice-promise-share-vengeful-1 = Feinde merke ich mir ewig, Freunde bis zum Zahltag: { $sum }, { $whom }.
voice-promise-share-vengeful-2 = Stimm für mich, { $whom }: { $sum } für dich und schlaflose Nächte für den Rest.
voice-promise-share-vengeful-3 = Damit { $whom } mich später nicht erinnern muss, zahle ich gleich: { $sum }.
voice-promise-share-vengeful-4 = Lieber auf meiner Lohnliste als auf der anderen, { $whom }. { $sum }.

# Vom Palast werden Karten verlangt (Viva el Presidente), sonst: $sum Karten.
voice-demand-cards-1 = { $sum } Karten für mich, { $whom }, oder meine Milizen holen die Sonnenbrille ab.
voice-demand-cards-2 = Wer mir als Presidente { $sum } gibt, schläft gut. Die anderen schlafen gar nicht.
voice-demand-cards-3 = Zähl noch einmal, { $whom }: Ab { $sum } bleibe ich zu Hause, darunter komme ich vorbei.
voice-demand-cards-4 = Meine Leute fragen, wozu der Palast gut ist. Antworte mit { $sum } Karten.

# Eine Partei, die ein Antrag nennt, droht dem, der ihn stellt (Global Powers).
voice-threat-un-1 = Mein Name auf dem Papier, { $whom }? Dein nächster Antrag hat mein Nein schon sicher.
voice-threat-un-2 = Nur zu, { $whom }. Wenn du New York wieder brauchst, sitze ich auch dort.
voice-threat-un-3 = Ich werde nicht laut. Ich stimme gegen dich, { $whom }, sobald du wieder um etwas bittest.
voice-threat-un-4 = Fürs Protokoll: Was auch immer { $whom } als Nächstes einbringt, ich bin dagegen.

# Wer in einer Krise abgewiesen wurde, sagt, was daraus folgt (Anti-Monopoly).
voice-threat-refuse-1 = Du hattest die Karte, { $whom }. Ruf eines Tages nach mir, und hör auf die Stille.
voice-threat-refuse-2 = Wir lachen jetzt also übereinander? Dann lache ich als Nächstes, { $whom }.
voice-threat-refuse-3 = Wenn deine Krise kommt, { $whom }, denk an meine. Ich tue es bestimmt.
voice-threat-refuse-4 = Auf eine Karte von mir brauchst du nicht mehr zu zählen, { $whom }.

# Wort gegen Wort: Frieden unter Nachbarn für eine Runde (Viva el Presidente).
voice-offer-truce-1 = Eine ruhige Runde zwischen uns, { $whom }? Ich lasse deine Mauern in Frieden und du meine.
voice-offer-truce-2 = { $whom }, wir machen uns nur arm. Meine Milizen bleiben weg, wenn deine es auch tun.
voice-offer-truce-3 = Plündern wir doch einmal andere Leute. Einverstanden, { $whom }?
voice-offer-truce-4 = Mein Wort gegen deines, { $whom }: Diese Runde steigt keiner dem anderen über den Zaun.

# Stimme gegen Stimme in der UN (Global Powers).
voice-offer-vote-1 = Deine Stimme für diesen Antrag, { $whom }, und meine für deinen nächsten.
voice-offer-vote-2 = { $whom }, hilf mir heute durch New York, und morgen trage ich deine Papiere dorthin.
voice-offer-vote-3 = Eine Hand hebt die andere. Jetzt deine, { $whom }, nächstes Mal meine?
voice-offer-vote-4 = Ich brauche ein Ja, { $whom }, und ich zahle mit gleicher Münze.

# Karte gegen Karte in Krisen (Anti-Monopoly).
voice-offer-join-1 = Das lief gut, { $whom }. Rufst du, lege ich meine Karte; rufe ich, legst du deine?
voice-offer-join-2 = Machen wir das zur Gewohnheit, { $whom }? Deine Krisen sind meine, meine sind deine.
voice-offer-join-3 = Ein rotes Telefon zwischen uns beiden, { $whom }. Wer anruft, bekommt Antwort.
voice-offer-join-4 = Ich vergesse nicht, wer mir geholfen hat. Versprechen wir es einander, { $whom }.

voice-deal-agreed-1 = Einverstanden, { $whom }. Du hast mein Wort und ich habe deines.
voice-deal-agreed-2 = Meine Hand darauf. Sie hat fünf Finger; zähl sie hinterher nach.
voice-deal-agreed-3 = Abgemacht. Ich werde genauso ehrlich sein wie du, { $whom }.
voice-deal-agreed-4 = So sei es. Schön, einmal jemandem zu trauen, und sei es bis morgen.
voice-deal-agreed-loyal-1 = Mit Freuden, { $whom }. Mir hat noch jeder Vertrag gefallen.
voice-deal-agreed-loyal-2 = Mein Wort ist älter als diese Republik, { $whom }. Es wird halten.
voice-deal-agreed-loyal-3 = Dann sind wir zu zweit. So zieht es weniger.
voice-deal-agreed-loyal-4 = Ja, und nicht nur, weil sonst keiner fragt.
voice-deal-agreed-greedy-1 = Abgemacht. Die Rechnung für meine Ehrlichkeit folgt.
voice-deal-agreed-greedy-2 = Umsonst? Na gut. Alles muss man einmal versuchen, { $whom }.
voice-deal-agreed-greedy-3 = Es lohnt sich für uns beide. Für mich etwas mehr, darum sage ich Ja.
voice-deal-agreed-greedy-4 = Unterschrieben. Welchen Teil davon darf ich verkaufen?
voice-deal-agreed-vengeful-1 = Abgemacht, { $whom }. Brich es, und ich werde mich beinahe freuen.
voice-deal-agreed-vengeful-2 = Schön. Mein Messer hat ohnehin andere Termine.
voice-deal-agreed-vengeful-3 = Ich nehme deine Hand und zähle meine Feinde: vorerst einer weniger.
voice-deal-agreed-vengeful-4 = Ein Pakt also. Ich weiß Tag und Stunde, und wo du wohnst.

voice-deal-declined-1 = Nein, { $whom }. Dein Wort hat ein Loch, ich habe gesehen, was hindurchfällt.
voice-deal-declined-2 = Ich behalte lieber die Hände frei. Sie haben zu tun.
voice-deal-declined-3 = Ein rührender Gedanke. Frag jemanden, der dich braucht.
voice-deal-declined-4 = Nicht mit dir, { $whom }, und nicht heute.
voice-deal-declined-loyal-1 = Verzeih, { $whom }, mein Wort ist schon vergeben, mehrfach sogar.
voice-deal-declined-loyal-2 = Ich möchte ja, aber ich habe mir geschworen, mich nie wieder enttäuschen zu lassen.
voice-deal-declined-loyal-3 = Frag noch einmal, wenn du etwas gehalten hast.
voice-deal-declined-loyal-4 = Heute lieber nein. Es liegt nicht an dir, nur an deinen Taten.
voice-deal-declined-greedy-1 = Und was springt für mich heraus? Das dachte ich mir.
voice-deal-declined-greedy-2 = Mein Wort gibt es nicht umsonst, { $whom }, und du kommst ohne Börse.
voice-deal-declined-greedy-3 = Ich habe etwas Besseres in Aussicht: gar nichts.
voice-deal-declined-greedy-4 = Bring mir etwas, das man zählen kann.
voice-deal-declined-vengeful-1 = Ein Pakt mit dir, { $whom }? Den Mut bewundere ich.
voice-deal-declined-vengeful-2 = Mit Leuten von meiner Liste unterschreibe ich nichts.
voice-deal-declined-vengeful-3 = Ein Frieden mit dir verdirbt mir nur das Gedächtnis.
voice-deal-declined-vengeful-4 = Frag wieder, wenn ich vergessen habe. Ich würde nicht darauf warten.

voice-word-broken-1 = Ich hatte dein Wort, { $whom }. Wie ich sehe, hast du es dir zurückgeholt.
voice-word-broken-2 = So viel ist also ein Versprechen von dir wert, { $whom }. Den Kurs habe ich mir notiert.
voice-word-broken-3 = Alle haben es gehört, { $whom }, und jetzt haben es auch alle gesehen.
voice-word-broken-4 = Ich habe { $whom } geglaubt. Zur Gewohnheit wird das nicht.

voice-word-yes-1 = Dafür bekommst du mein Ja zu diesem Haushalt, { $whom }. Mein Wort darauf.
voice-word-yes-2 = Das Geld jetzt, meine Stimme gleich. Du weißt, wie das geht.
voice-word-yes-3 = Dafür gibt es ein Ja, frisch und aus erster Hand.
voice-word-yes-4 = Nenn es Honorar. Ich werde deinen Haushalt weise finden, { $whom }.

voice-word-peace-1 = Dafür besucht dich heute Nacht niemand von meinen Leuten, { $whom }.
voice-word-peace-2 = Du würdest diese Runde gut schlafen. Mein Wort hast du, und die Hunde gehören mir.
voice-word-peace-3 = Dann haben meine Leute heute frei, jedenfalls was dich angeht.
voice-word-peace-4 = Eine Versicherung, { $whom }. Eine Nacht, keine Fragen.

voice-word-stand-1 = Dafür stehe ich, wo du stehst, { $whom }, bis nicht mehr geschossen wird.
voice-word-stand-2 = Eine Fahne ist wie die andere. Schlag ein, und deine wird meine.
voice-word-stand-3 = Gib mir die Hand darauf, dann marschieren meine Einheiten mit dir. In diesem Putsch.
voice-word-stand-4 = Damit kaufst du mein Wort und meine Gewehre, { $whom }. Die sind besser in Schuss.

voice-buys-word-1 = Das ist für dich, { $whom }. Dafür will ich dein Wort; du weißt, worauf.
voice-buys-word-2 = Nimm. Bei einer Wahl heißt es Ja, beim Putsch meine Seite, nachts meine Ruhe.
voice-buys-word-3 = Ein Geschenk, { $whom }. Ich zähle auf dich bei dem, was jetzt kommt.
voice-buys-word-4 = Du bekommst es sofort und ich nur dein Wort. Sei es wert.
