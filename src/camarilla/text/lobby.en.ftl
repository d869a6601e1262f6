### Meeting people: lists, opening and joining a table, chairs, accounts.

## Times and terms of a table
ui-time-seconds = { $count } s
ui-time-minutes = { $count } min
ui-time-hours = { $count } h
ui-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-time-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}
ui-pace-live = Live
ui-pace-live-timed = Live · { $time }
ui-pace-slow-timed = { $time } a move
ui-terms-language = Language spoken
ui-terms-language-any = Any
ui-terms-language-help = Everybody reads the table in the language of their own device; this is about what is said there.
ui-terms-pace = Pace
ui-terms-pace-live = Live
ui-terms-pace-slow = Slow
ui-terms-pace-live-help = Everybody is here at the same time.
ui-terms-pace-slow-help = Everybody looks in now and then; every decision has its deadline.
ui-terms-deadline = Time for a decision
ui-terms-deadline-none = No limit
ui-terms-absence = When somebody is away
ui-terms-absence-default = Abstain
ui-terms-absence-bot = A bot answers
ui-terms-absence-takeover = A bot takes over
ui-terms-absence-default-help = After the time is up, the answer that gives nothing away counts.
ui-terms-absence-bot-help = After the time is up, a bot answers this one question.
ui-terms-absence-takeover-help = After the time is up, a bot plays the seat until its owner is back.
ui-terms-talk = Talk
ui-terms-talk-all = In public and in private
ui-terms-talk-public = In public only
ui-terms-talk-none = None
ui-terms-coach = Coach
ui-terms-coach-yes = Allowed
ui-terms-coach-no = None at this table
ui-terms-coach-seen = Allowed, in the open
ui-terms-coach-told = Everybody sees who asks the coach
ui-terms-coach-none = No help at this table
ui-coached = Asked the coach: { $names }
ui-seat-coached = has asked the coach
ui-terms-voices = Bots
ui-terms-voices-yes = Speak their mind
ui-terms-voices-no = Keep silent
ui-terms-spectators = Spectators
ui-terms-spectators-yes = Welcome
ui-terms-spectators-no = None
ui-terms-delay = Spectators see it
ui-terms-delay-none = At once
ui-terms-delay-later = { $time } later
ui-terms-title = How you play
ui-terms-data = Own data set: { $name }
ui-terms-data-unnamed = Own data set
ui-terms-door-open = Open table
ui-terms-door-invitation = By invitation

## Opening a table
ui-open-company = With whom?
ui-open-company-bots = Bots
ui-open-company-bots-line = Starts at once
ui-open-company-friends = Friends
ui-open-company-friends-line = You send the links
ui-open-company-open = Whoever comes
ui-open-company-open-line = On the departures board
ui-open-data = Own components
ui-open-data-help = You own the box? Put your own data file in place of ours; its name shows at the table. What the file looks like: see the documentation of the game.
ui-open-data-choose = Choose a file
ui-open-data-remove = Take it away
ui-open-data-broken = { $file } is not JSON: { $why }
ui-open-field = Field: { $field }
ui-open-nobody-else = Only you and the bots: nothing to agree on.

## The board
ui-departures-free = { $count ->
    [0] Full
    [one] 1 free
   *[other] { $count } free
}
ui-departures-pace = Pace
ui-departures-any = Any
ui-departures-board = Board
ui-departures-none-such = No departure like that. Try the other filters, or open a table yourself.
ui-col-pace = Pace
ui-col-act = Act
ui-lobby-stale = Line is down. The board shows what was known at { $time }.
ui-lobby-all = { $count ->
    [one] Show the other one
   *[other] Show all { $count }
}
ui-lobby-fewer = Show fewer
ui-ticket-left = { $time } left
ui-ticket-paused = Paused

## Boarding
ui-join-title = Take a seat
ui-join-seat = Which seat?
ui-join-any = Any
ui-join-go = Take the seat
ui-join-running = This game is under way: you take over from a bot, with everything that goes with the seat.
ui-join-gone = All seats have been taken meanwhile.

## Chairs
ui-chair-person = Open it to a person
ui-chair-free = Free this seat
ui-chair-bot = Give it to a bot
ui-chair-sit = Sit here
ui-chair-menu = { $name }, chair { $seat }
ui-chair-freed = The seat is free, and its old link is void.
ui-chair-free-sure = { $name } loses this seat at once. Free it?
ui-chair-bot-sure = { $name } loses this seat at once, and a bot sits down.
ui-chair-gone = You no longer have a seat at this table.
ui-stand = Stand up
ui-stand-line = Before the game begins your seat is simply free again.
ui-stand-line-running = Your seat goes to a bot for good, or to whoever takes it. You cannot come back to it by yourself.
ui-stand-sure = Give up your seat?
ui-stay = Stay seated
ui-table-gathering-open = { $free ->
    [0] Everybody is here. The game can begin.
    [one] One seat is still free; the table is on the departures board. If the game begins before it is taken, a bot keeps it warm.
   *[other] { $free } seats are still free; the table is on the departures board. If the game begins before they are taken, bots keep them warm.
}
ui-table-gathering-full = Everybody is here. The game can begin.
ui-table-free-seat = Take a free seat

## Archive
ui-archive-all = All games
ui-archive-mine = My games
ui-archive-none-mine = You have not finished a game yet. Presidents rarely do.
ui-archive-more = Older games
ui-archive-opened = Opened on { $date }

## Account
ui-account = Account
ui-account-sign-in = Sign in
ui-account-sign-up = New account
ui-account-signed-in = Signed in as { $name }
ui-account-why = An account is not needed to play. It only brings your tables to your other devices.
ui-account-name = Name
ui-account-password = Password
ui-account-password-help = At least 8 characters. There is no e-mail address, and so no way to send you a forgotten password.
ui-account-keeps = The seats of this browser come along.
ui-account-go-up = Create the account
ui-account-sign-out = Sign out
ui-account-signed-out = Signed out. Your tables wait in your account.
ui-account-change = Change the password
ui-account-old = Password so far
ui-account-new = New password
ui-account-changed = The password is changed. Your other devices have to sign in again.
ui-account-delete = Delete the account
ui-account-delete-line = Name, password and the list of your tables are deleted. Seats stay with the browsers that opened them; what was played stays with the games.
ui-account-deleted = The account is deleted.
ui-account-welcome = Welcome, { $name }.
