### The school: its desk, its notes, and what is wrong with a lesson.

ui-nav-school = School
school-title = First evening
school-tag = School
school-clerk = Don Fermín, palace clerk
school-clerk-line = Don Fermín, palace clerk since three constitutions
school-says = “Ten minutes, no witnesses. Lose what you like: it is the state’s. I shall tell you when to be afraid.”
school-well-done = “Stamped and filed. Now go and sit down with the others; they are waiting for somebody like you.”
school-first-game = Play a first game
school-own-table = Set up a table yourself
school-none = Nobody teaches this game yet. Its rule book begins at the beginning.
school-pass = Your pass: { $seen } of { $count } stamps
school-all = All lessons
school-minutes = min
school-begin = Learn to play
school-carry-on = Carry on at step { $step }
school-once-more = Once more
school-stamp = Seen
school-reached = { $step } of { $count } steps done
school-step = Step { $step } of { $count }
school-left = about { $minutes } min left
school-leave = Leave
school-leave-place = Leave, keep my place
school-back = Back
school-next = Next
school-done = That was the lesson
school-skip = Skip this step
school-show = Show me
school-try = Try it
school-tried = Try it · done
school-why = Why it matters
school-your-turn = Your turn, at the table
school-fold = Fold the note
school-unfold = Unfold the note
school-you = Excellency
school-missing = There is no such lesson

## The coach

coach-title = The coach
coach-open = What does this mean?
coach-close = Close the coach
coach-means = What does this mean?
coach-stakes = What is at stake
coach-caution = A word before you answer
coach-old-hand = What would an old hand do?
coach-ask = Ask an old hand
coach-thinks = An old hand is thinking …
coach-would = “{ $what }”
coach-do = Do that
coach-others = What else he thought of ({ $count })
coach-blind = An old hand sees what you see, and nothing else.
coach-really = Really?
coach-really-yes = Yes, really (y)
coach-really-no = Better not (Esc)
coach-first-line = What is new here
coach-first = New to you
ui-settings-sure = Ask “really?”
ui-settings-sure-help = Before the few answers that cost much and cannot be taken back: y means it.
ui-settings-coach = Coach
ui-settings-coach-first = Explains what is new
ui-settings-coach-always = Explains every question
ui-settings-coach-off = Only when asked

## After the game

evening-title = Where the evening turned
evening-line = For you, by what you knew. Each moment opens the replay where it happened.
evening-medals = Medals
evening-thought = { $who } thought
evening-why = Why it came so
evening-why-line = What you did, and who of the others did most of it.
evening-you = you
evening-opinions = What they think of you
evening-opinions-line = Whoever plays with you again brings it along.
evening-opinion-grudge = bears a grudge
evening-opinion-wary = wary
evening-opinion-neutral = unmoved
evening-opinion-warm = well disposed
evening-opinion-trusts = trusts you
evening-watch = Watch
evening-quiet = Something changed, and nobody said a word.
evening-regret = At your worst moment
evening-yours = You
evening-hand = An old hand
evening-same = An old hand would have done the same. It happens to the best.
school-try-again = Allowed, but not what we are practising here. Try another answer.
