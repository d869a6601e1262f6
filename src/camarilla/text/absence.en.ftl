### Time and absence: clocks, bots that stand in, coming back.

## Clocks
ui-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
ui-clock-hours = { $hours } h
ui-clock-hours-minutes = { $hours } h { $minutes } min
ui-clock-now = now
ui-clock-yours = Your time: { $time }
ui-clock-next = Next deadline: { $time }
ui-clock-window = This round of secret answers closes in { $time }
ui-clock-paused = Paused
ui-clock-warning = You have { $time } left to answer.

## A bot stands in
ui-seat-away = A bot stands in
ui-away-title = A bot is playing for you
ui-away-line = Your time was up. The bot plays on until you say that you are back; it stops at once, and you have the whole time for what is asked next.
ui-away-back = I am back
ui-away-banner = A bot is playing for you.
ui-away-again = Welcome back. The bot has left the chair.
ui-away-others = A bot stands in for { $names }.
ui-away-missing = { $count ->
    [one] { $names } is asked but not here.
   *[other] { $names } are asked but not here.
}

## Votes of the table
ui-vote-title = The table decides
ui-vote-call = Call a vote
ui-vote-count = { $yes } of { $needed } needed
ui-vote-left = { $time } left
ui-vote-by = { $name } asks:
ui-vote-waiting = You have said { $said ->
    [yes] yes
   *[no] no
}.
ui-vote-ask-pause = Shall we pause? All clocks stop.
ui-vote-ask-resume = Shall we go on?
ui-vote-ask-extend = Shall everybody who is asked now have the whole time once more?
ui-vote-ask-replace = Shall a bot play for { $name } until they are back?
ui-vote-ask-free = Shall the seat of { $name } become free for somebody new?
ui-vote-do-pause = Pause
ui-vote-do-resume = Go on
ui-vote-do-extend = More time
ui-vote-do-replace = A bot for { $name }
ui-vote-do-free = Free the seat of { $name }
ui-vote-help = More than half of those at the table must agree; whoever it is about has no vote.

## A pause
ui-pause-title = The table is paused
ui-pause-line = The clocks stand still. Nobody plays until the table goes on.
ui-pause-look = Look at the table
ui-pause-back = Back to the pause

## What happened meanwhile
ui-digest = What happened since my last turn
ui-digest-title = While you were away
ui-digest-none = Nothing has happened since your last answer.
ui-digest-earlier = { $count ->
    [one] One line before that
   *[other] { $count } lines before that
}
ui-digest-begin = Since your last answer
ui-digest-close = I am in the picture

## Without a line, and new versions
ui-line-dead = The line is dead
ui-line-dead-help = What you see may be old. The house calls again by itself.
ui-line-dead-page = Nobody answers at the other end: your connection is down, or the house is. Nothing is lost; every answer that was taken is kept.
ui-update-ready = A new version of the house is ready.
ui-update-now = Load it now
ui-update-later = Later

## Notices
ui-notices = Tell me when it is my turn
ui-notices-help = Only at this table, only while you are away, and never more than once for each question.
ui-notices-push = This browser
ui-notices-mail = E-mail
ui-notices-webhook = Web address (for programs)
ui-notices-add-push = Tell this browser
ui-notices-add = Add
ui-notices-stop = Stop
ui-notices-unproved = waiting for the code
ui-notices-code = The code from the mail
ui-notices-prove = Confirm
ui-notices-secret = Signs the letters to this address. It is shown only now:
ui-notices-none = This house has no way of writing to you. The lobby shows where it is your turn.
ui-notices-denied = The browser did not allow it.
