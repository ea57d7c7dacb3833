# Names of commands and options on Discord are lower case, without spaces, of 32 characters at most;
# descriptions have 100 characters at most.

discord-ask-name = ask
discord-ask-about = Ask a rules question and see it played out
discord-ask-question-name = question
discord-ask-question-about = Your question, as you would ask it at the table
discord-ask-as_of-name = as_of
discord-ask-as_of-about = The day whose rules hold, such as 2010-06-01; today if left out
discord-ask-language-name = language
discord-ask-language-about = The language of the answer; your own if left out
discord-card-name = card
discord-card-about = Look a card up by its name in any language
discord-card-name-name = name
discord-card-name-about = The card's name, or the beginning of it

discord-steps = Step by step
discord-rules = Rules
discord-assumptions = Assumed
discord-not-played = Not played out
discord-more = { $count ->
    [one] one more part doesn't fit here
   *[other] { $count } more parts don't fit here
}
discord-footer = Rules of { $day } · unofficial Fan Content, not approved or endorsed by Wizards
discord-notice = Unofficial Fan Content under the Fan Content Policy; not approved or endorsed by Wizards. ©Wizards of the Coast LLC.
discord-status-official = official
discord-status-volunteer = by volunteers
discord-status-machine = machine translation
discord-status-restated = in our own words
discord-flag-untranslated = ⚠ Parts are not translated.
discord-flag-mixed_era = ⚠ Mixes words of two rules eras.
discord-flag-meaning = ⚠ A key term contradicts the ruling it translates.
discord-flag-translation_missing = ⚠ The translation that the page promises is missing.
discord-flag-card_unknown = ⚠ The page names no card.
discord-flag-misplaced = ⚠ Filed in the wrong place.
discord-flag-cut = ⚠ Cut off.
discord-superseded = ⚠ No longer in force: superseded.
discord-not-yours = Only the person who asked can choose here. Ask your own question with /ask.
discord-busy = Many questions are waiting. Please ask again in a moment.
discord-bad-day = "{ $typed }" is no day: write it as 2010-06-01.
discord-outdated = This command has changed. Close and reopen Discord, then try again.
discord-trouble = Something went wrong on my side. Please try again later.
