# Was um eine Antwort herum steht: Überschriften, wie weit sie kam, und Fehler. Freundlich, je eine Zeile.

label-answer = Antwort
label-branches = So kann es ausgehen
label-branch = { $number }. { $choices }
label-choice = { $who }: { $about } – { $pick }
label-steps = Schritt für Schritt
label-rules = Regeln
label-rules-of = Regeln vom { $day }
label-rulings = Rulings
label-cards = Karten
label-assumed = Angenommen
label-not-played = Nicht durchgespielt
label-understood = Verstanden als
label-as-of = Stand { $day }
label-ends = Am Ende
label-confidence = Mit { $percent } % Sicherheit gelesen
label-source = Quelle
label-held = Vorhanden
cited = { $numbers } (Regeln vom { $effective })
bounded = Der Spielverlauf ist zu lang, um ihn zu beenden: Über diesen Punkt hinaus wird nichts behauptet.

notice = Upkeep ist inoffizieller Fan-Inhalt, zugelassen unter der Fan Content Policy. Nicht von Wizards genehmigt oder unterstützt. Teile des verwendeten Materials sind Eigentum von Wizards of the Coast. ©Wizards of the Coast LLC.

## Rulings

status-official = offiziell
status-volunteer = von Freiwilligen
status-machine = maschinell übersetzt
status-restated = in unseren eigenen Worten
flag-untranslated = Teile sind nicht übersetzt
flag-mixed_era = mischt Wörter zweier Regelzeiten
flag-meaning = ein Schlüsselbegriff widerspricht dem Ruling, das er übersetzt
flag-translation_missing = die Übersetzung, die die Seite verspricht, fehlt
flag-card_unknown = die Seite nennt keine Karte
flag-misplaced = falsch eingeordnet
flag-cut = abgeschnitten
superseded = überholt
superseded-by = überholt durch { $id }
complete = vollständig
incomplete = unvollständig
held-from = gilt ab { $first }
held-until = galt bis { $last }
held-between = galt von { $first } bis { $last }
undated = ohne Datum
group-card = Rulings zur Karte
group-keyword = Rulings zu ihren Schlüsselwörtern
group-ours = Unsere eigenen Anmerkungen

## Wie weit eine Antwort kam

kind-stored = Das konnte ich nicht durchspielen. Die nächsten Rulings und Regeln dazu:
kind-clarify = Eine Sache entscheidet die Antwort:
kind-declined = Das entscheidet ein Judge auf deinem Turnier und kein Bot: Ruf einen, oder frag in einem Judge-Chat.
kind-declined-prices = Preise und Bestände kenne ich nicht; das weiß ein Laden.
kind-not-found = Dazu habe ich nichts gefunden. Nenne eine Karte oder sag, was passiert, zum Beispiel: „Was passiert, wenn ich Brandschatzen nicht wirke?“
help = Stell eine Regelfrage in deinen Worten und nenne die Karten, zum Beispiel: „Darf ich Entladung aus dem Zeitriss im Zug meines Gegners aussetzen?“ Ich spiele sie durch und nenne die Regeln. „upkeep --help“ listet die Befehle im Terminal auf.
help-word = hilfe
kind-card-not-held = Unter den vorhandenen Karten nicht gefunden: { $name } („upkeep refresh“ holt alle).
kind-keyword = { $keyword } ist Regel { $number }; „upkeep rule { $number }“ zeigt sie ganz.
keyword-asked = _|was ist _|was heisst _|was bedeutet _|was macht _|was tut _|wie funktioniert _|wie geht _
kind-before-suspend = Aussetzen gab es am { $day } noch nicht: Es kam mit Zeitspirale am 2006-10-01.
kind-card-future = { $card } war am { $day } noch nicht gedruckt; hier wird es als gedachter Fall gespielt.
kind-no-rulings = Zu { $card } sind keine Rulings vorhanden.
kind-many-cards = Mehrere Karten heißen so: { $cards }.
kind-no-card = Eine Karte namens { $name } ist nicht bekannt.
kind-no-rule = Für { $day } ist keine Regel { $name } vorhanden.
did-you-mean = Meinst du { $cards }?
card-text = { $name }{ $cost ->
    [none] {""}
   *[some] , { $cost-value }
}

## Fehler

error-empty = Die Frage ist leer: Schreib eine, zum Beispiel: Was passiert, wenn ich Brandschatzen nicht wirke?
error-empty-card = Der Name ist leer: Gib eine Karte an, etwa: upkeep card Brandschatzen
error-empty-rulings = Der Name ist leer: Gib eine Karte oder ein Schlüsselwort an, etwa: upkeep rulings Brandschatzen
error-empty-rule = Die Nummer ist leer: Gib eine Regel, ein Schlüsselwort oder Wörter an, etwa: upkeep rule 702.62a
error-too-long = Die Frage ist zu lang: höchstens { $most } Zeichen.
error-language = Auf { $given } antworte ich nicht: Nimm { $known }.
error-day = { $given } ist kein Datum: Schreib es wie 2010-06-01.
error-before-magic = Vor 1993 gab es Magic nicht: Wähle einen späteren Tag.
error-before-rules = Regeln von vor dem { $first } sind nicht vorhanden: Wähle einen späteren Tag.
error-future = { $day } liegt in der Zukunft: Wähle heute oder einen früheren Tag.
error-busy = Zu viele Fragen warten: Frag gleich noch einmal.
error-database = Der Index { $path } ist nicht lesbar: Bau ihn mit „upkeep build“ neu.
error-no-database = Es gibt noch keinen Index: Bau ihn mit „upkeep build“.
error-read-only = { $path } ist nicht beschreibbar: Gib Schreibrechte, oder setz UPKEEP_HOME auf einen anderen Ordner.
error-file = { $path } ist nicht lesbar: { $why }.
error-binary = { $path } ist keine Textdatei: Nichts wurde importiert.
error-page = Den Aufbau von { $path } kenne ich nicht: Nichts wurde importiert.
error-scenario = Das Szenario ist nicht lesbar: { $why }.
error-scenario-card = { $name } ist weder eine Karte noch eine Beschreibung, die ich kenne.
error-line = Zeile { $number } ist kein JSON-Objekt mit einer Frage.
error-trouble = Bei mir ist etwas schiefgegangen: Das Protokoll sagt, was.

## Das Gespräch im Terminal

chat-hello = Stell eine Regelfrage auf Deutsch, Englisch, Französisch oder Italienisch. Eine leere Zeile beendet.
chat-prompt = Frage:
chat-bye = Viel Spaß beim Spielen!
built = { $count ->
    [one] Der Index enthält ein Ruling.
   *[other] Der Index enthält { $count } Rulings.
}
