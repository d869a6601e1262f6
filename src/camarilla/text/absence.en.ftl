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
