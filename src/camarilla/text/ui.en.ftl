### Texts of the web client that belong to no single game.

## The house
ui-name = Camarilla
ui-motto = Travel bureau for people of power. One-way tickets only.
ui-skip = Skip to the main part
ui-loading = One moment, the files are being found …
ui-close = Close
ui-cancel = Never mind
ui-done = done
ui-new = new
ui-more = More
ui-less = Less
ui-on = on
ui-off = off
ui-copy = Copy
ui-copied = Copied. Hand it over discreetly.
ui-further = More below
ui-more-below = { $count ->
        [one] one more below
       *[other] { $count } more below
    }
ui-fold = Fold the telegram
ui-unfold = Unfold the telegram
ui-menu = Menu
ui-tabs = Parts of the table
ui-phases = Phases of the round
ui-you = You
ui-you-mark = (you)

## Navigation
ui-nav-label = Main
ui-nav-tables = Tables
ui-nav-archive = Archive
ui-nav-rules = Rule books
ui-nav-lab = Laboratory
ui-nav-settings = Settings
ui-language-switch = Language
ui-theme-night = Night
ui-theme-day = Day
ui-theme-to-night = Switch to the night edition
ui-theme-to-day = Switch to the day edition

## Families and resources
ui-family-sunglasses = Sunglasses
ui-family-watch = Pocket watch
ui-family-beard = Beard
ui-family-hat = Hat
ui-family-cocktail = Cocktail glass
ui-family-diamond = Diamond pin
ui-family-holder = Cigarette holder
ui-resource-raw = Raw material
ui-resource-economy = Economy
ui-resource-military = Military
ui-resource-diplomacy = Diplomacy
ui-resource-count = { $resource } { $count }

## Pieces
ui-note-of = Note of { $value } million pesos
ui-note-hidden = A note, face down
ui-note-caption = MILLION PESOS
ui-card-hidden = A card, face down
ui-vote-yes = Yes
ui-vote-no = No
ui-vote-abstain = Abstains
ui-vote-sealed = Sealed
ui-vote-open = Not cast
ui-seat-turn = Their turn
ui-seat-your-turn = Your turn
ui-seat-sealed = Sealed
ui-seat-rebel = Rebel
ui-seat-exile = In exile
ui-seat-dead = Dead
ui-seat-offline = Offline
ui-seat-bot = Bot
ui-seat-free = Free seat

## Rules
ui-rule = Rule
ui-rule-open = Rule { $number }: open the paragraph
ui-rules-panel = Rule book
ui-rules-missing = This rule book is still at the printer’s.
ui-rules-number-missing = There is no paragraph { $number } in this book.
ui-rules-title = Rule books
ui-rules-intro = The four games in our own words. Every paragraph has its number, and every decision at the table names the paragraph it rests on.
ui-quoted = “{ $text }”
ui-rules-read = Read
ui-rules-jump = Chapters
ui-confidence-certain = Certain
ui-confidence-likely = Likely
ui-confidence-ruled = Ruled by the house
ui-confidence-reconstructed = Reconstructed
ui-confidence-likely-why = The sources agree well enough; a printed copy could still correct us.
ui-confidence-reconstructed-why = No printed copy was at hand. Number and effect are our best reconstruction.

## Posters
ui-game-junta = Junta
ui-game-junta-short = Junta
ui-game-junta-line = See the capital. Leave with the treasury.
ui-game-junta-tonight = Five friends, a long night
ui-game-junta-takes = 3 h · loud and perfidious
ui-game-viva = Viva el Presidente!
ui-game-viva-short = Viva!
ui-game-viva-line = Fine estates, loyal dice, empty promises.
ui-game-viva-tonight = Three, and dinner is at nine
ui-game-viva-takes = 1 h · brisk and spiteful
ui-game-global_powers = Global Powers
ui-game-global_powers-short = Global Powers
ui-game-global_powers-line = Twelve regions. Everyone is in opposition somewhere.
ui-game-global_powers-tonight = Two who like to count
ui-game-global_powers-takes = 2 h · cool and exact
ui-game-anti_monopoly = Anti-Monopoly III
ui-game-anti_monopoly-short = Anti-Monopoly
ui-game-anti_monopoly-line = A long stair to peace, a short one to zero.
ui-game-anti_monopoly-tonight = Parents and a teenager
ui-game-anti_monopoly-takes = 90 min · calm, then not
ui-poster-players = { $from }–{ $to } players
ui-poster-open = Open a table
ui-poster-rules = Rules
ui-poster-soon = Still at the printer’s

## Lobby
ui-lobby-title = Tables
ui-tickets = Your tickets
ui-tickets-waiting = { $count ->
    [0] Nobody waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
}
ui-tickets-none = No ticket yet
ui-tickets-none-line = Open a table or take a free seat on the board. Luggage is searched on departure only.
ui-tonight = Which one tonight?
ui-ticket-table = Table { $table }
ui-ticket-round = Round { $round }
ui-ticket-asked = You are asked
ui-ticket-waiting = Waiting for { $names }
ui-ticket-running = Under way
ui-ticket-open = Waiting for travellers
ui-ticket-ready = Ready for departure
ui-ticket-left-seat = You have left your seat
ui-ticket-over = Finished
ui-ticket-take = Take your seat
ui-ticket-go = To the table
ui-departures = Departures
ui-departures-sub = open tables
ui-departures-none = No departures at the moment. The station master blames the previous government.
ui-departures-filter = Game
ui-departures-all = All
ui-col-game = Game
ui-col-destination = Table
ui-col-seats = Seats
ui-col-rules = House rules
ui-watch = Watch
ui-join-code = Join by link
ui-join-code-label = Seat link or table name
ui-join-code-help = Somebody sent you a link? Paste it here.
ui-join-code-wrong = That is neither a seat link nor the name of a table.
ui-join-code-go = Go
ui-standard-rules = House standard
ui-state-running = Under way
ui-archive-title = Archive
ui-archive-line = Finished games. Everybody remembers them differently; the files do not.
ui-archive-none = The archive is empty. Give it time, or a scandal.
ui-archive-open = Look again
ui-archive-winner = Won by { $names }

## Opening a table
ui-open-title = Open a table
ui-open-game = Game
ui-open-name = Your name at the table
ui-open-name-help = The others see it. No passport required.
ui-open-name-default = Guest
ui-open-table-name = Name of the table
ui-destination-1 = The Admiral’s birthday
ui-destination-2 = Villa Paraíso, gate 4
ui-destination-3 = Mauritius by moonlight
ui-destination-4 = Geneva, last call
ui-destination-5 = Casino Imperial, back room
ui-destination-6 = The ambassador’s veranda
ui-destination-7 = Hotel Bolívar, room 12
ui-destination-8 = Night train to the border
ui-destination-9 = The minister’s yacht
ui-destination-10 = Harbour office, after hours
ui-destination-11 = Café of the Opposition
ui-destination-12 = Archive, cellar level
ui-open-players = Players
ui-open-kinds = What the bots can do
ui-open-seats = Who sits where
ui-open-seat = Seat { $seat }
ui-open-you = You
ui-open-human = Somebody by link
ui-open-bot = Bot: { $kind }
ui-bot-random = Careless
ui-bot-random-line = Plays any legal move. Charming, unpredictable, rarely elected twice.
ui-bot-novice = Novice
ui-bot-novice-line = Knows how it is done and does not always think of it. Loses gracefully.
ui-bot-steady = Steady
ui-bot-steady-line = Knows the rules, keeps accounts and holds a grudge.
ui-bot-schemer = Schemer
ui-bot-schemer-line = Haggles, threatens, and remembers who broke a word.
ui-bot-minister = Minister
ui-bot-minister-line = Has played thousands of games against itself and learnt from them.
ui-bot-presidente = Presidente
ui-bot-presidente-line = Thinks like the Minister and works out what may follow. Takes its time over it.
ui-bot-presidente-junta-line = Plays exactly like the Minister here: at Junta looking ahead did not make it any better.
ui-bot-dove = Dove
ui-bot-dove-line = Helps in every crisis and disarms where it can.
ui-bot-hawk = Hawk
ui-bot-hawk-line = Takes what there is to take and lets the bomb tick.
ui-bot-tit-for-tat = Tit for tat
ui-bot-tit-for-tat-line = Helps whoever helped, and repays every refusal.
ui-bot-other = { $kind }
ui-open-switches = House rules
ui-open-switches-help = Leave everything as it is for a good first evening.
ui-open-switches-changed = { $count ->
    [0] Nothing changed
    [one] 1 changed
   *[other] { $count } changed
}
ui-open-components = Reconstructed parts
ui-open-go = Open the table
ui-open-start-now = Start at once
ui-open-needs = “{ $switch }” needs another choice at “{ $other }”.

## Settings
ui-settings = Settings
ui-settings-language = Language
ui-settings-auto = Like the browser
ui-settings-theme = Edition
ui-settings-theme-day = Day
ui-settings-theme-night = Night
ui-settings-motion = Motion
ui-settings-motion-full = Full
ui-settings-motion-reduced = Reduced
ui-settings-motion-help = Reduced: things are at once where they belong and wear an outline for a moment.
ui-settings-contrast = Contrast
ui-settings-contrast-more = Stronger
ui-settings-sound = Sound
ui-settings-sound-help = A tick for telegrams, a thud for stamps. Nothing says anything that is not also printed.
ui-settings-cards = Cards
ui-settings-cards-normal = Normal
ui-settings-cards-large = Large
ui-settings-board = Table
ui-settings-board-drawn = Drawn
ui-settings-board-plain = As plain tables
ui-settings-board-help = Plain: everything you know in words and numbers, every answer through the telegram.
ui-settings-forced = Nothing to decide
ui-settings-forced-bots = Go on, if the others are bots
ui-settings-forced-always = Always go on
ui-settings-forced-never = Always ask me
ui-settings-forced-help = Sometimes only one answer is possible. Answering faster than others might then betray what you do not hold.
ui-settings-name = Your name
ui-lang-en = English
ui-lang-de = Deutsch

## Telegrams
ui-telegram-for = Telegram for { $name }
ui-asked = You are asked
ui-refused = Refused
ui-refused-stamp = Refused · { $rule }
ui-refused-title = Not allowed
ui-refused-nothing = Nothing has happened.
ui-refused-read = Read the rule
ui-waiting-title = { $count ->
    [one] One is asked
   *[other] { $count } are asked
}
ui-waiting-line = { $count ->
    [one] { $names } chooses.
   *[other] { $names } choose.
}
ui-waiting-free = You may read, and look innocent.
ui-telling-title = What has just happened
ui-telling-line = You are shown what the others did, move by move.
ui-waiting-secret-title = Somebody is asked
ui-waiting-secret = The table waits. Who is asked stays in the drawer.
ui-sealed-title = Answer sealed
ui-sealed-line = Sealed. { $in } of { $of } are in; all open together.
ui-sealed-line-plain = Your answer lies in the envelope. It opens with all the others.
ui-takeback = Take back
ui-takeback-step = Take the last answer back
ui-takeback-line = Nobody knows yet what it says.
ui-offline-title = Line is down
ui-offline-again = { $seconds ->
    [0] Trying again now
    [one] Trying again in 1 s
   *[other] Trying again in { $seconds } s
}
ui-offline-since = What you see is from { $time }.
ui-offline-kept = Your answer is kept and sent once.
ui-offline-now = Try now
ui-online-again = The line is up again.
ui-watching-title = In the gallery
ui-watching-line = You see what everybody may see. Applause is permitted.
ui-watching-behind = { $seconds ->
    [one] You are one second behind the table.
   *[other] You are { $seconds } seconds behind the table.
  }
ui-watching-mark = Spectator
ui-watching-soon = The broadcast begins { $seconds } seconds after the start.
ui-over-title = The game is over
ui-over-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
ui-over-nobody = Nobody wins. History is like that.
ui-over-reckoning = Final reckoning
ui-edition = Last edition
ui-edition-by = { $name } wins, { $points } to { $other }.
ui-edition-won = { $others ->
    [0] You have won.
   *[other] You are among the winners.
  }
ui-edition-place = For you: place { $place } of { $of }.
ui-over-place = Place
ui-over-player = Player
ui-over-points = Result
ui-over-again = Back to the bureau
ui-again = Again, same people
ui-again-sit = Sit down at the new table
ui-again-line = The same rules; everybody moves on by one seat.
ui-again-laid = The table is laid anew: everybody moves on by one seat.
ui-over-replay = See it again
ui-answer-sending = On its way …
ui-answer-send = Send
ui-answer-confirm = Send it
ui-answer-nothing = None of these
ui-answer-take-back = Undo the last step
ui-answer-start-over = Start over
ui-then-area = { $steps }: which area?
ui-then-where = { $steps }: where?
ui-then-whom = { $steps }: whom?
ui-then-card = { $steps }: which card?
ui-then-many = { $steps }: how many?
ui-then-more = { $steps }: anything else?
ui-then-what = { $steps }: what exactly?
ui-then-send = { $steps }: send it?
ui-answer-so-far = So far
ui-answer-amount = Amount
ui-answer-many = { $count } answers are possible
ui-answer-filter = Search the answers
ui-question-keys = Keys 1 to 9 answer; Tab and arrow keys walk.
ui-question-on-board = You can also answer on the table itself: what is lit can be clicked.

## Table
ui-table-round = Round { $round }
ui-table-seats = Seats
ui-table-stage = The table
ui-table-yours = Yours
ui-table-yours-known = What you know
ui-table-no-board = The table in plain words. Everything is played through the telegram; this is what you know.
ui-table-share = Seat links
ui-table-share-title = Seat links
ui-table-share-line = Each link is an invitation for one person: whoever opens it first sits down on that seat, and then it is spent.
ui-table-share-new = New link
ui-table-share-none = Every seat is taken.
ui-table-share-watch = For spectators
ui-table-link-wanted = Somebody came with a spent invitation and asks for a new one: { $seats }.
ui-table-return = Your seat on another device
ui-table-return-copy = Copy return link
ui-table-return-line = This link opens your own seat: give it to nobody. If it got lost, renew the key; the old one is void everywhere then.
ui-table-key-renew = Renew key
ui-table-key-renewed = Your seat has a new key. Other devices need a new return link.
ui-sit-going = You are being shown to your seat …
ui-sit-not = This seat will not be yours
ui-sit-ask = Ask the host for a new link
ui-sit-asked = The host can see that you are waiting. Ask for the new link to be sent to you.
ui-sit-share = Somebody else plays on this device, too
ui-sit-again = Try again
ui-sit-table = To the table
ui-table-rules = Rules
ui-table-settings = Settings
ui-table-download = Download the log
ui-table-reconstructed = Reconstructed data
ui-table-lobby = To the bureau
ui-table-missing = There is no such table
ui-table-missing-line = It was dissolved, or it never existed. Officially both.
ui-table-forbidden = This seat is not yours
ui-table-forbidden-line = Ask for your seat link, or watch from the gallery.
ui-table-start = Start now
ui-table-start-host = The host starts; once everybody is here, so can you.
ui-table-gathering = Waiting for travellers
ui-table-gathering-all = All travellers are here
ui-table-gathering-line = { $free ->
    [one] One seat is still free. Share its link. Until its owner comes, a bot keeps it warm.
   *[other] { $free } seats are still free. Share their links. Until their owners come, bots keep them warm.
}
ui-tab-table = Table
ui-tab-hand = Hand
ui-tab-news = News
ui-tab-seats = Seats
ui-asked-forced = Only one answer is possible; it goes on by itself.
ui-asked-standing = You have said so once and for all; it goes on by itself.
ui-interject = At any time
ui-interject-close = Back to the question
ui-table-name = Your name at this table
ui-table-name-save = Save
ui-table-watch-link = Link for spectators
ui-table-news = Newspaper
ui-over-winner = Winner
ui-over-rounds = { $rounds ->
    [one] after one round
   *[other] after { $rounds } rounds
}
ui-table-commitment = Seal of the dice
ui-table-commitment-help = The server has committed itself to all dice and cards before the first draw. At the end the seal is broken and everybody can check.

## Newspapers
ui-paper-junta = La Gaceta
ui-paper-junta-motto = All the news that is permitted
ui-paper-viva = El Heraldo
ui-paper-viva-motto = Owned by all five families
ui-paper-global_powers = The World Herald
ui-paper-global_powers-motto = Both sides, five opinions
ui-paper-anti_monopoly = The Morning Stair
ui-paper-anti_monopoly-motto = Peace at last, late edition
ui-paper-empty = Nothing has happened yet. The editors are nervous.

## Replay
ui-replay = Replay
ui-replay-of = Event { $at } of { $of }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-position = Position in the game
ui-replay-seen-by = Seen by

## Errors
ui-error-title = That did not work
ui-error-unreachable = The bureau does not answer. Is the server running?
ui-error-again = Try again
ui-error-page = There is no such counter
ui-error-page-line = Somebody tore this page out of the timetable.
ui-error-unknown = The bureau reports: { $what }
ui-error-stale = The table has moved on meanwhile. Look again.
ui-error-rate = Slowly, please. Try again in a moment.

## Sample sheet
ui-kit-title = Sample sheet
ui-kit-line = Everything the print shop delivers, in one place.

## People who share a device
ui-open-here = Person at this device
ui-here-mark = on this device
ui-here-add = Plays on this device
ui-open-here-name = Name on seat { $seat }
ui-curtain-hand = Hand the device to { $name }
ui-curtain-line = Everybody else looks away, please.
ui-curtain-lift = I am { $name }: up with the curtain
ui-curtain-nobody = Nobody here is asked
ui-curtain-nobody-line = The curtain stays down until one of you is needed.
ui-curtain-look = Have a look as
ui-curtain-lower = Lower the curtain

## Talk and deals
ui-tab-talk = Talk
ui-talk = Talk
ui-talk-public = Everybody
ui-talk-to-all = Say something to everybody
ui-talk-to = Say something to { $who }
ui-talk-placeholder = Say something …
ui-talk-send = Say it
ui-talk-says = says
ui-talk-whispers = whispers
ui-talk-whispers-to = whispers to { $who }
ui-talk-murmurs = murmurs to { $who }
ui-talk-murmurs-plain = murmurs in a small circle
ui-talk-silence = Nobody has said anything yet. Suspicious.
ui-talk-silence-room = Nothing has been said here. Walls have ears, but not these.
ui-talk-none = Nobody talks at this table: that is how it was opened.
ui-talk-unread = unread:
ui-talk-former = Somebody who has left
ui-talk-room = To: { $room }
ui-talk-rooms = Rooms
ui-talk-new = New circle
ui-talk-new-line = Who shall hear it?
ui-talk-new-open = Close the door
ui-talk-bot = (a bot: understands offers)
ui-talk-older = Older lines
ui-talk-line-menu = Mute or report { $who }
ui-talk-mute = Do not hear { $who } any more
ui-talk-unmute = Hear { $who } again
ui-talk-muted = Not heard by you:
ui-talk-report = Report to the host
ui-talk-report-note = Why (optional)
ui-talk-report-private = The host will see this one line, its speaker and your name. Nothing else of what was said here.
ui-talk-report-public = The host will see this line, its speaker and your name.
ui-talk-reported = The host has been told.
ui-talk-reports = Reported to you: { $count }
ui-talk-report-new = Somebody has reported something to you. It is in the talk.
ui-talk-report-of = { $who } shows you something private:
ui-talk-report-of-public = { $who } points to something said in public:
ui-deal = Deal
ui-word = Word
ui-desk = Deal desk
ui-desk-offers = Offers ({ $count })
ui-desk-make = Make an offer
ui-desk-promises = Promises
ui-desk-to-you = Offered to you
ui-desk-yours = Offered by you
ui-desk-nothing-for-you = Nobody offers you anything. It will not last.
ui-desk-nothing-of-yours = You offer nobody anything.
ui-desk-offer-from = { $who } offers you
ui-desk-offer-yours = You offer { $who }
ui-desk-offer-line = You get { $give } for { $get }.
ui-desk-offer-own-line = You give { $give } for { $get }.
ui-desk-slip = Offer from { $who }
ui-term-offer = An offer
ui-term-offer-says = Nobody waits for it: shake hands, name another price, or let it lie. What is exchanged changes hands at once; words about later bind nobody.
ui-desk-countering = Instead of the offer from { $who }: { $give } for { $get }.
ui-desk-accept = Shake hands
ui-desk-counter = Counter
ui-desk-counter-at = Counter: { $price }
ui-desk-word = a word of honour
ui-desk-decline = Decline
ui-desk-withdraw = Withdraw
ui-desk-look = At the desk
ui-desk-later = Later
ui-desk-frozen = Waits: one of you may not deal now
ui-desk-cannot = Not possible for you now
ui-desk-not-now = You cannot make an offer now.
ui-desk-until = The offer stands
ui-desk-stands = It stands { $until }.
ui-desk-until-open = until somebody drops it
ui-desk-until-phase = to the end of this phase
ui-desk-until-round = to the end of this round
ui-desk-refused = Came to nothing
ui-promises = Promises
ui-promises-line = A promise is words. It binds nobody; after the game those who heard it say whether it was kept.
ui-promises-none = Nobody has given his word yet.
ui-promise-text = I promise
ui-promise-placeholder = to help you next time.
ui-promise-to = To whom
ui-promise-private = Only those who are ticked will know of it.
ui-promise-public = Nobody is ticked: everybody hears it.
ui-promise-until = By
ui-promise-open = no particular time
ui-promise-until-round = by round { $round }
ui-promise-give = Give your word
ui-promise-promises = promises { $whom }
ui-promise-you = you
ui-promise-all = everybody
ui-promise-secret = private
ui-promise-note = Noted
ui-promise-kept = kept
ui-promise-broken = broken
ui-promise-disputed = disputed
ui-promise-mark-noted = noted
ui-promise-mark-kept = kept
ui-promise-mark-broken = broken
ui-promise-reckoning = Who kept his word
ui-promise-record = { $kept } kept · { $broken } broken · { $open } open
ui-promise-judge = To the ledger
ui-promise-arrived = A promise to you from { $who }: “{ $text }”
ui-promise-arrived-all = A promise to everybody from { $who }: “{ $text }”

## Replay
ui-replay-truth = Everything
ui-replay-hands = All hands
ui-replay-chapter = Go to
ui-replay-copy = Copy link to this moment
ui-replay-copied = The link is copied.
ui-replay-share = Show it to others
ui-replay-share-line = So far only those who sat here can look at this game. If you show it, whoever has the link sees everything: all hands and all that was answered in secret. What was whispered stays with those it was said to, and the game stays out of the lists. This cannot be taken back.
ui-replay-share-do = Show it and copy the link
ui-luck = Luck
ui-luck-title = What the dice did
ui-luck-line = Each column is a face, the dashed line is what was to be expected. High is not always good.
ui-luck-table = The table
ui-luck-counts = { $dice ->
    [one] One die
   *[other] { $dice } dice
  } in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
  }, { $drawn } drawn.
ui-luck-faces = Faces: { $counts }; expected { $expected } each.
ui-luck-above = Higher than in { $above } of 100 such games.

## Why not?
ui-why = Why not?
ui-why-stop = Back to the answer
ui-why-line = Point at anything on the table or in your hand: the rules say why it cannot be chosen.
ui-why-it-can = Nothing is against it: you may choose it.

## What bots say, and who they are

ui-settings-voices = Bots speak
ui-settings-voices-help = What the bots say, at their plates and in the talk. One of them alone is muted in its dossier.
ui-voice-only-you = To you only
ui-dossier-of = File on { $who }
ui-dossier-open-file = Dossier · open file
ui-dossier-who = Who is who
ui-dossier-loyal = Loyal
ui-dossier-greedy = Greedy
ui-dossier-vengeful = Nurses grudges
ui-dossier-scale = { $scale }: { $mark } of 5
ui-dossier-rung = On the ladder: { $kind }
ui-dossier-remembers = Remembers of you
ui-dossier-nothing = Nothing yet. It could stay that way.
ui-dossier-round = Round { $round }
ui-dossier-times = { $times ->
    [one] once
   *[other] { $times } times
}
ui-dossier-trust = trust { $trust }
ui-dossier-mute = Silence, please
ui-dossier-unmute = Hear this one again
ui-person-perpetua = Buried four presidents, wept at one.
ui-person-vesuvia = Warns nobody. Erupts in round three.
ui-person-dinamita = Settles every tie. Lights up first.
ui-person-bianca = White gloves, and never once a stain.
ui-person-ledger = Forgives debts. Has not yet done so.
ui-person-polvora = Knits you a scarf. It ticks a little.
ui-person-crane = Sees over every screen and says so.
ui-person-aurelio = Smiles once a year, at the audit.
ui-person-siesta = Commands by dreaming. Do not wake.
ui-person-ocaso = His last campaign. It always is.
ui-person-kaltwasser = Votes below zero. Pays in coupons.
ui-person-niebla = Last seen leaving. Often seen leaving.
ui-person-cobro = Here about the money. Again.
ui-person-valise = Carries it for a friend. Which friend?
ui-deed-attacked = You marched on this house.
ui-deed-attempt = You sent an assassin.
ui-deed-burgled = You sent burglars.
ui-deed-chosen = You chose this one for a meeting.
ui-deed-deal = You shook hands.
ui-deed-fired = You opened fire.
ui-deed-guarded = Your militia helped to defend.
ui-deed-joined = You laid the other card.
ui-deed-killed = A death, and your flowers.
ui-deed-moved-against = A motion of yours.
ui-deed-obeyed = You gave what was demanded.
ui-deed-kept-word = You kept your word.
ui-deed-broke-word = You broke your word.
ui-deed-heard-broken = You broke your word to somebody else.
ui-deed-last-time = The last evening is not forgotten.
ui-deed-office = You gave an office.
ui-deed-overlooked = You promised nothing.
ui-deed-paid = You paid.
ui-deed-plundered = You plundered.
ui-deed-promised = You made a promise.
ui-deed-rebelled = You rebelled.
ui-deed-refused = You refused.
ui-deed-robbed = You sent robbers.
ui-deed-squad = The wall, by your order.
ui-deed-stood-by = You stood by the President.
ui-deed-toppled = The fall was your doing.
ui-deed-turned = You changed sides.
ui-deed-vetoed = Your veto.
ui-deed-vetoed-for = Your veto helped.
ui-deed-voted-against = Your vote against.
ui-deed-voted-for = Your vote in favour.
ui-deed-helped = You helped with money.
ui-deed-looked-away = You looked away.
