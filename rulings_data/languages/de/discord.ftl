# Namen von Befehlen und Optionen auf Discord: klein, ohne Leerzeichen, höchstens 32 Zeichen;
# Beschreibungen haben höchstens 100 Zeichen.

discord-ask-name = frage
discord-ask-about = Stell eine Regelfrage und sieh, wie sie durchgespielt wird
discord-ask-question-name = frage
discord-ask-question-about = Deine Frage, so wie du sie am Tisch stellen würdest
discord-ask-as_of-name = stand
discord-ask-as_of-about = Der Tag, dessen Regeln gelten, wie 2010-06-01; sonst heute
discord-ask-language-name = sprache
discord-ask-language-about = Die Sprache der Antwort; sonst deine eigene
discord-card-name = karte
discord-card-about = Such eine Karte mit ihrem Namen in jeder Sprache
discord-card-name-name = name
discord-card-name-about = Der Name der Karte oder sein Anfang

discord-steps = Schritt für Schritt
discord-rules = Regeln
discord-assumptions = Angenommen
discord-not-played = Nicht durchgespielt
discord-more = { $count ->
    [one] ein weiterer Teil passt hier nicht mehr hin
   *[other] { $count } weitere Teile passen hier nicht mehr hin
}
discord-footer = Regeln vom { $day } · inoffizieller Fan-Inhalt, nicht von Wizards genehmigt oder unterstützt
discord-notice = Inoffizieller Fan-Inhalt unter der Fan Content Policy; nicht von Wizards genehmigt oder unterstützt. ©Wizards of the Coast LLC.
discord-status-official = offiziell
discord-status-volunteer = von Freiwilligen
discord-status-machine = maschinell übersetzt
discord-status-restated = in unseren eigenen Worten
discord-flag-untranslated = ⚠ Teile sind nicht übersetzt.
discord-flag-mixed_era = ⚠ Mischt Wörter zweier Regelzeiten.
discord-flag-meaning = ⚠ Ein Schlüsselbegriff widerspricht dem Ruling, das er übersetzt.
discord-flag-translation_missing = ⚠ Die Übersetzung, die die Seite verspricht, fehlt.
discord-flag-card_unknown = ⚠ Die Seite nennt keine Karte.
discord-flag-misplaced = ⚠ Falsch eingeordnet.
discord-flag-cut = ⚠ Abgeschnitten.
discord-superseded = ⚠ Gilt nicht mehr: überholt.
discord-not-yours = Hier kann nur wählen, wer gefragt hat. Stell deine eigene Frage mit /frage.
discord-busy = Viele Fragen warten. Bitte frag gleich noch einmal.
discord-bad-day = „{ $typed }“ ist kein Datum: Schreib es wie 2010-06-01.
discord-outdated = Dieser Befehl hat sich geändert. Schließ Discord, öffne es wieder und versuch es noch einmal.
discord-trouble = Bei mir ist etwas schiefgegangen. Bitte versuch es später noch einmal.
