# What stands around an answer: labels, how far it got, and errors. Kind, and one line each.

label-answer = Answer
label-branches = How it can go
label-branch = { $number }. { $choices }
label-choice = { $who }: { $about } – { $pick }
label-steps = Step by step
label-rules = Rules
label-rules-of = Rules as of { $day }
label-rulings = Rulings
label-cards = Cards
label-assumed = Assumed
label-not-played = Not played out
label-understood = Understood as
label-as-of = As of { $day }
label-ends = In the end
label-confidence = Read with { $percent } % confidence
label-source = Source
label-held = Held
cited = { $numbers } (rules of { $effective })
bounded = The play is too long to finish: nothing is claimed beyond this point.

notice = Upkeep is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.

## Rulings

status-official = official
status-volunteer = by volunteers
status-machine = machine translation
status-restated = in our own words
flag-untranslated = parts are not translated
flag-mixed_era = mixes words of two rules eras
flag-meaning = a key term contradicts the ruling it translates
flag-translation_missing = the translation that the page promises is missing
flag-card_unknown = the page names no card
flag-misplaced = filed in the wrong place
flag-cut = cut off
superseded = superseded
superseded-by = superseded by { $id }
complete = complete
incomplete = incomplete
held-from = holds from { $first }
held-until = held until { $last }
held-between = held from { $first } to { $last }
undated = no date
group-card = Rulings on the card
group-keyword = Rulings on its keywords
group-ours = Our own notes

## How far an answer got

kind-stored = I couldn't play this out. The nearest rulings and rules are:
kind-clarify = One thing decides the answer:
kind-declined = That's for a judge at your event, not for a bot: call one, or ask in a judges' chat.
kind-declined-prices = I don't know prices or availability; a shop does.
kind-not-found = I found nothing near that. Name a card or say what happens, for example: "what happens if I don't cast Plunder?"
help = Ask a rules question in your own words and name the cards, for example: "may I suspend Rift Bolt in my opponent's turn?" I play it out and name the rules. "upkeep --help" lists the commands of the terminal.
help-word = help
kind-card-not-held = Not found among the cards held: { $name } ("upkeep refresh" brings every card).
kind-keyword = { $keyword } is rule { $number }; "upkeep rule { $number }" shows all of it.
keyword-asked = _|what is _|what s _|whats _|what does _ do|what does _ mean|how does _ work|explain _|define _
kind-before-suspend = Suspend didn't exist on { $day }: it came with Time Spiral, on 2006-10-01.
kind-card-future = { $card } hadn't been printed on { $day }; it's played here as a hypothetical.
kind-no-rulings = No rulings are held on { $card }.
kind-many-cards = Several cards are called that: { $cards }.
kind-no-card = No card called { $name } is known.
kind-no-rule = No rule { $name } is held for { $day }.
did-you-mean = Did you mean { $cards }?
card-text = { $name }{ $cost ->
    [none] {""}
   *[some] , { $cost-value }
}

## Errors

error-empty = The question is empty: type one, for example: what happens if I don't cast Plunder?
error-empty-card = The name is empty: give a card, such as: upkeep card Plunder
error-empty-rulings = The name is empty: give a card or a keyword, such as: upkeep rulings Plunder
error-empty-rule = The number is empty: give a rule, a keyword or words, such as: upkeep rule 702.62a
error-too-long = The question is too long: { $most } characters at most.
error-language = { $given } is no language I answer in: use { $known }.
error-day = { $given } is no day: write it as 2010-06-01.
error-before-magic = There was no Magic before 1993: choose a later day.
error-before-rules = No rules from before { $first } are held: choose a later day.
error-future = { $day } is in the future: choose today or an earlier day.
error-busy = Too many questions are waiting: ask again in a moment.
error-database = The index { $path } can't be read: build it again with "upkeep build".
error-no-database = There is no index yet: build it with "upkeep build".
error-read-only = { $path } can't be written: give it write permission, or set UPKEEP_HOME to another folder.
error-file = { $path } can't be read: { $why }.
error-binary = { $path } is not a text file: nothing was imported.
error-page = { $path } has a layout I don't know: nothing was imported.
error-scenario = The scenario can't be read: { $why }.
error-scenario-card = { $name } is neither a card nor a description that I know.
error-line = Line { $number } is no JSON object with a question.
error-trouble = Something went wrong on my side: the log says what.

## The conversation in the terminal

chat-hello = Ask a rules question in English, French, German or Italian. An empty line ends.
chat-prompt = Question:
chat-bye = Good games!
built = { $count ->
    [one] The index holds one ruling.
   *[other] The index holds { $count } rulings.
}
