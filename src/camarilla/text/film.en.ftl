## How what happens is told: the film of a table

ui-film-name = What is happening
ui-film-speed = Speed
ui-film-speed-step = Step
ui-film-speed-1 = 1×
ui-film-speed-2 = 2×
ui-film-speed-instant = Instant
ui-film-play = Go on telling
ui-film-pause = Pause
ui-film-step = Next
ui-film-skip = Skip
ui-film-skip-asked = To my question
ui-film-left = { $count ->
    [one] 1 more event
   *[other] { $count } more events
}
ui-film-you = You
ui-film-and-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
ui-film-your-die = { $count ->
    [one] Your die. Nobody else touches it.
   *[other] Your { $count } dice. Nobody else touches them.
}
ui-film-roll = Roll
ui-film-your-die-next = Your die comes next. Throw it now, and the rest of the story is skipped.
ui-film-roll-now = Roll now
ui-film-summary = Meanwhile
ui-film-summary-done = Got it
ui-film-summary-earlier = { $count ->
    [one] one event before that
   *[other] { $count } events before that
}
ui-film-round = Round { $round }
ui-film-gone = Gone
ui-film-left-yours = Still yours
ui-film-now-yours = Yours now
ui-film-go-on = Go on
ui-film-extra-killed = Extra · deaths, accidents and other appointments
ui-film-extra-robbed = Extra · crime and finance
ui-film-extra-toppled = Extra · farewells
ui-film-extra-lost = Extra · losses
ui-film-extra-given = Extra · appointments
ui-film-extra-killed-line = No flowers. The envelope has already been collected.
ui-film-extra-robbed-line = The police are looking into it. They found nothing in your pockets either.
ui-film-extra-toppled-line = The portraits are being taken down as we go to press.
ui-film-extra-lost-line = Our correspondent speaks of a tactical situation.
ui-film-extra-given-line = The editors have always believed in you.
ui-film-side-attack = attacks
ui-film-side-defence = defends
ui-settings-film = Telling
ui-settings-film-help = How fast you are told what happens. Alone with bots, the table waits for you; with other people it has a pace of its own.
ui-settings-dice = My own dice
ui-settings-dice-own = I roll them by a click
ui-settings-dice-auto = They roll by themselves
ui-film-text = { $text }
