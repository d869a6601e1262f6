### What a table and its door say beside the rules of a game.

## Answers
table-stale = The question has changed meanwhile. Have another look before you answer.
table-seq-ahead = This answer belongs to a moment that has not come yet ({ $seq }; the table is at { $newest }).
table-take-back-often = You have taken this back { $most } times in a short while. Now the answer stands.
table-bot-not-here = A bot needs no place at your device.
table-no-coach = No help at this table: the host has forbidden the coach.
table-no-dossier = There is a file on bots only.
table-no-spectators = This table wants no spectators.
table-not-shared = What happened at this table belongs to those who sat there. One of them can show it to you: the replay has a button for it.
table-not-understood = This answer cannot be understood ({ $field }).
table-try-again = Somebody else was faster. Please try again.

## The course of a match
table-not-begun = The match has not begun.
table-already-started = The match has already begun.
table-not-over = The match is still running: its secrets are shown when it is over.
table-no-moment = There is no moment { $at } in this match; the last one is { $last }.
table-nonce-too-late = The dice are already rolling: nothing can be added to them any more.

## Seats and tables
table-not-found = There is no table “{ $table }”.
table-no-seat = There is no seat { $seat } at this table.
table-seat-taken = { $who } is already sitting there.
table-no-token = Only somebody with a seat at this table can do that.
table-wrong-token = This token opens no seat at this table.
table-host-only = Only the host of this table can do that.
table-by-invitation = This table is by invitation: ask the host for a link.
table-full = Every seat at this table is taken.
table-over = The match is over.
table-you-sit = You already have a seat at this table.
table-own-seat = That is your own seat. To leave it, stand up.
table-cannot-write = Not taken: the house cannot write at the moment. Nothing is lost; try again in a moment.
table-too-slow = The message came in too slowly.
table-aside-endless = This table is set aside: with the data that it brought along, a move has no end.
table-aside-slow = This table is set aside: it kept the house busy for too long.
table-aside-broken = This table is set aside: its match cannot be loaded. The operator finds the reason in the log.
table-too-many-tables = { $most } tables were opened from here today that are not over. Finish one, or come back tomorrow.
table-house-full = The house is full: { $most } tables are open. Try again a little later.
table-invite-void = This invitation is no longer good. Ask the host for a new one.
table-invite-taken = { $who } is already sitting where this invitation leads. If that is not you, ask the host for a new one.
table-invite-free = The seat of this invitation is still free: sit down.
table-you-sit-here = You already have a seat at this table. The invitation stays good; only somebody else who shares this device can sit down here with it.
table-left-before = You have left a seat of this match and know its secrets. Only an invitation by the host brings you back.
table-again-left = Your chair at this table was given up or given away. Only an invitation by the host brings you back.
table-return-account = This seat belongs to your account: sign in on the other device, or renew the key.
table-start-host = The host starts the match; once every seat is taken, anybody at the table can.
table-again-over = The same people play once more when this game is over.
table-host-no-person = Whoever opens a table sits on a person’s seat ({ $field }); possible are { $known }.
table-name-empty = A name needs at least one letter.
table-name-too-long = A name has at most { $most } letters.
table-name-of-bot = “{ $mark }” is the mark of programs: leave it out, or open a bot account.
table-bot-busy = This bot sits at { $most } unfinished tables. It can sit down again when one of them is over.
table-nonce-malformed = Up to 128 digits 0-9 and a-f are wanted here.

## Accounts
table-account-taken = Somebody else is already called “{ $name }”. Choose another name.
table-sign-in-wrong = Name and password do not belong together.
table-password-wrong = That is not your password.
table-password-short = A password has at least { $least } characters.
table-password-long = A password has at most { $most } characters.
table-password-name = Your name makes a poor password. Choose another one.
table-not-signed-in = You have to be signed in for that.
table-session-over = This session is over. Sign in again.

## Settings
table-setting-unknown = There is no such setting ({ $field }). Known are { $known }.
table-setting-value = “{ $value }” is not possible here ({ $field }); possible are { $known }.
table-setting-seconds = “{ $value }” is not possible here ({ $field }); { $low } to { $high } seconds are.

## Talk and promises
table-talk-none = Nobody talks at this table: that is how it was opened.
table-talk-public = At this table everything is said in public.
table-talk-empty = There is nothing to say in this ({ $field }).
table-talk-too-long = That is too long: { $most } letters are allowed.
table-talk-alone = You would be talking to yourself. Choose somebody.
table-talk-which-room = Older lines can be asked for in one room at a time.
table-not-your-room = You are not one of those who talk there.
table-no-line = There is no such line.
table-mute-yourself = You cannot mute yourself. Others can.
table-report-count = One to { $most } lines can be shown to the host at a time.
table-report-yourself = What you said yourself need not be reported.
table-report-host = The host cannot be reported to the host. Mute whoever disturbs you.
table-pledge-yes = My Yes to this budget.
table-pledge-peace = Nobody of mine harms you this round.
table-pledge-stand = My units stand with you in this coup.
table-promise-late = The match is over: there is nothing left to promise.
table-promise-past = That round is over. Round { $round } is the earliest.
table-promise-many = Your word has been given { $most } times at this table. That will do.
table-no-promise = There is no such promise.
table-promise-mark = A promise is noted, kept or broken; other marks there are none ({ $field }).
table-promise-not-over = Whether it was kept is said when the match is over.
table-promise-noted = Noted by those to whom it was given, while the match runs.

## Time and absence
table-paused = The table is paused. Nothing can be played until it goes on.
table-paused-already = The table is already paused.
table-not-paused = The table is not paused.
table-not-running = No match is running at this table.
table-no-deadline = This table has no deadline: everybody may think as long as they like.
table-stood-in = Your time was up, and a bot is playing for you. Say that you are back, then it stops at once.
table-nobody-stands-in = Nobody is standing in for you.

## Votes
table-vote-open = Another vote is being taken. One at a time.
table-vote-over = This vote is over.
table-vote-not-you = You have no vote in this one.
table-vote-whom = Say which seat the vote is about.
table-vote-nobody = This vote is about nobody's seat.
table-vote-here = { $who } is at the table. There can be a vote about a person who is offline for { $minutes } minutes or misses decisions.
table-vote-bot-already = A bot is already playing for { $who }.

## Notices
table-notice-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
table-notice-line = It is your turn at the table “{ $name }” ({ $game }).
table-notice-nameless = without a name
table-notice-foot = You get this because you asked for it. In the menu of the table you can stop it.
table-notice-code-subject = Your code for Camarilla
table-notice-code = Your code is { $code }. Enter it at the table, and we will write to you when it is your turn. If you did not ask for this, do nothing.
table-notice-url = That is no web address that a letter could go to.
table-notice-https = The address must begin with https.
table-notice-private = This address lies in a private network. The server sends to public ones only.
table-notice-unknown-host = Nobody knows this host.
table-notice-mail = That is no mail address.
table-notice-keys = These are not the keys of a push subscription.
table-notice-not-here = This server does not offer that way.
table-notice-enough = A seat can have { $most } ways of being told, not more.
table-notice-unsent = The mail could not be sent.
table-notice-none = There is no such notice.
table-notice-wrong-code = That is not the code from the mail.

## The door
table-metrics-closed = The figures of this house are for its keeper: ask from this machine, or with the token of the secret file.
table-foreign-host = This server does not answer to that address.
table-foreign-origin = That came from a foreign page.
table-too-many = Too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-too-large = That is too large: { $most } bytes are allowed.
table-malformed = The message cannot be read: { $what } ({ $field }).
table-not-json = The body must be JSON, and its content-type must say so.
table-no-page = There is nothing at this address.
table-no-method = This address does not take that method.
table-broken = Something went wrong on our side. Nothing has been changed.

## Lessons: what is wrong with an answer, or with a file

school-over = This lesson is over; nothing is waited for any more.
school-unknown-lesson = There is no lesson { $lesson }. There are: { $known }.
school-unknown-field = A lesson knows no field { $field }. It knows: { $known }.
school-bad-field = The field { $field } of a lesson must be of this kind: { $wanted }.
school-missing-field = The field { $field } of a lesson is missing.
school-unknown-kind = This game asks no question of the kind { $kind }.
school-bad-condition = A condition has three parts: where, how (one of { $known }) and what.
school-not-toml = The lesson cannot be read: { $error }
