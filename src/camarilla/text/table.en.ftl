### What a table and its door say beside the rules of a game.

## Answers
table-stale = The question has changed meanwhile. Have another look before you answer.
table-seq-ahead = This answer belongs to a moment that has not come yet ({ $seq }; the table is at { $newest }).
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
table-name-empty = A name needs at least one letter.
table-name-too-long = A name has at most { $most } letters.
table-nonce-malformed = Up to 128 digits 0-9 and a-f are wanted here.

## Settings
table-setting-unknown = There is no such setting ({ $field }). Known are { $known }.
table-setting-value = “{ $value }” is not possible here ({ $field }); possible are { $known }.
table-setting-seconds = “{ $value }” is not possible here ({ $field }); { $low } to { $high } seconds are.

## The door
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
