# What bots say at the table. An occasion has four lines, or four for each character (loyal, greedy, vengeful), or both.
# $whom is the other one in the matter. Bots speak of what everybody heard, and never of what they hold.

## The evening

voice-greeting-loyal-1 = Good evening. Whoever governs tonight has a friend in me.
voice-greeting-loyal-2 = I keep my word. I mention it because somebody has to.
voice-greeting-loyal-3 = My family has served eleven governments, some of them at once.
voice-greeting-loyal-4 = Let us keep this civil until the soup is finished.
voice-greeting-greedy-1 = Good evening. Before we begin: what does a friendship cost here?
voice-greeting-greedy-2 = I brought an empty suitcase. Pure habit.
voice-greeting-greedy-3 = My principles are on the price list, second page.
voice-greeting-greedy-4 = I am in politics for the people. For their savings, to be exact.
voice-greeting-vengeful-1 = I see old faces. I also brought the old list.
voice-greeting-vengeful-2 = Be nice to me. It is quicker than the alternative.
voice-greeting-vengeful-3 = I forgive nothing, but I do it with excellent manners.
voice-greeting-vengeful-4 = Sit wherever you like. I remember where everybody sat last time.

voice-winning-loyal-1 = We did it. I shall call it “we” in public.
voice-winning-loyal-2 = Loyalty pays in the end. I had begun to wonder.
voice-winning-loyal-3 = Every one of you will get a street. A short one.
voice-winning-loyal-4 = I dedicate this to everybody who stood behind me, unarmed.
voice-winning-greedy-1 = That is the last suitcase. Somebody call me a plane.
voice-winning-greedy-2 = Crime does not pay. Administration does.
voice-winning-greedy-3 = I counted twice. For once out of joy.
voice-winning-greedy-4 = Money cannot buy happiness, but have you seen my face?
voice-winning-vengeful-1 = I win, and the list is nearly empty.
voice-winning-vengeful-2 = Statues, please. Facing the houses of those who laughed.
voice-winning-vengeful-3 = Revenge is best served on a victory platter.
voice-winning-vengeful-4 = You may kneel in the order of your offences.

voice-losing-loyal-1 = Well played. I shall serve the new order as I served the old.
voice-losing-loyal-2 = I lost with clean hands. Practically clean.
voice-losing-loyal-3 = Congratulations, { $whom }. May I keep the driver?
voice-losing-loyal-4 = History will be kind to us. I know the archivist.
voice-losing-greedy-1 = I demand a recount, starting with my own pockets.
voice-losing-greedy-2 = Second place pays nothing. Who designs such systems?
voice-losing-greedy-3 = Congratulations, { $whom }. Have you thought about investing?
voice-losing-greedy-4 = I had budgeted for victory. This will be awkward at the bank.
voice-losing-vengeful-1 = Enjoy it, { $whom }. I have started a new notebook.
voice-losing-vengeful-2 = I did not lose. I collected reasons.
voice-losing-vengeful-3 = Tell me who voted how. I ask for no reason at all.
voice-losing-vengeful-4 = See you at the rematch. Bring a food taster.

voice-all-won-1 = Everybody wins? In my day that was called an error.
voice-all-won-2 = Peace. I shall need an entirely new wardrobe.
voice-all-won-3 = We agreed on something. Quick, write it down.
voice-all-won-4 = The band plays for all of us. Nobody knows the tune.

voice-all-lost-1 = Nobody won. The minutes will say “constructive”.
voice-all-lost-2 = At least the ruins are evenly distributed.
voice-all-lost-3 = I blame the one person who is not in this room any more. All of us.
voice-all-lost-4 = Well, that ends the discussion about pensions.

## Power

voice-in-power-loyal-1 = I accept the burden. It is heavier than it looks on stamps.
voice-in-power-loyal-2 = There will be something for everybody. I shall write that down.
voice-in-power-loyal-3 = The palace door is open. Please wipe the boots.
voice-in-power-loyal-4 = I did not seek this office. I merely stood where it fell.
voice-in-power-greedy-1 = First decree: the treasury moves in with me.
voice-in-power-greedy-2 = The chair is comfortable. The safe behind it even more so.
voice-in-power-greedy-3 = I shall govern with an open hand. Palm upwards.
voice-in-power-greedy-4 = Where are the forms for the discretionary fund? All of them.
voice-in-power-vengeful-1 = Lovely view from up here. I can see everybody who voted against me.
voice-in-power-vengeful-2 = I promised to change things. Some of you are things.
voice-in-power-vengeful-3 = Long live me. The rest we discuss one by one.
voice-in-power-vengeful-4 = Bring me the old files. And a red pencil, sharpened.

voice-rival-in-power-1 = Congratulations, { $whom }. The chair wobbles on the left.
voice-rival-in-power-2 = { $whom } in the palace. The curtains will not survive it.
voice-rival-in-power-3 = Another saviour of the nation. We are running out of nation.
voice-rival-in-power-4 = I give it three weeks. Two, if somebody opens a window.

voice-toppled-loyal-1 = I go without bitterness. Could somebody return my pen?
voice-toppled-loyal-2 = I served until the last minute. It came rather early.
voice-toppled-loyal-3 = Take care of the palace cat. She is innocent.
voice-toppled-loyal-4 = Power passes. I only wish it had used the door.
voice-toppled-greedy-1 = The office, fine. But the expense account was personal.
voice-toppled-greedy-2 = I leave with a heavy heart and a light suitcase. That is the tragedy.
voice-toppled-greedy-3 = Does the severance package come in notes or in gold?
voice-toppled-greedy-4 = I had just had the taps gilded.
voice-toppled-vengeful-1 = Remember this day. I have already written it down.
voice-toppled-vengeful-2 = Comfortable, the chair? I loosened the screws myself.
voice-toppled-vengeful-3 = You took the sunglasses. I still have very good eyes.
voice-toppled-vengeful-4 = I shall be back, and I shall be in a mood.

voice-toppling-1 = Nothing personal, { $whom }. You were sitting in my chair.
voice-toppling-2 = The people have spoken. I held the megaphone.
voice-toppling-3 = { $whom }, your portrait comes down. The nail stays.
voice-toppling-4 = A change of government. The uniforms can be taken in.
voice-toppling-5 = The palace smells of paint. I like to be there before it dries.
voice-toppling-6 = { $whom } leaves in a hurry and leaves everything behind. Very kind.
voice-toppling-7 = A change at the top, nothing more. You will hardly feel it. I shall.
voice-toppling-8 = The throne is still warm, { $whom }. I take that as hospitality.

voice-declined-honour-1 = I am flattered and entirely unavailable.
voice-declined-honour-2 = A high office needs a taller person. Or a slower one.
voice-declined-honour-3 = My doctor forbids balconies.
voice-declined-honour-4 = I read what happened to the last one. No, thank you.

voice-nominated-1 = Me? You shame me. Please continue.
voice-nominated-2 = { $whom } has proposed me. Now I wonder what it will cost me.
voice-nominated-3 = I have prepared no speech. Here are eleven pages.
voice-nominated-4 = If I must. And I notice that I must.

voice-office-1 = An office of my own. Does the uniform come in crimson?
voice-office-2 = I shall fill this post with dignity, and with my cousins.
voice-office-3 = Thank you for the trust. Where does one sign for petrol?
voice-office-4 = Finally somebody saluted me on purpose.
voice-office-5 = A desk, a flag, a pension. I start with the pension.
voice-office-6 = What exactly does one do here? Slowly, please, I am taking notes.
voice-office-7 = My first order: somebody explain the buttons.
voice-office-8 = At last a post in which one stands to attention sitting down.

## Money and promises

voice-overlooked-loyal-1 = Nothing for me? There must be a typing error.
voice-overlooked-loyal-2 = I stood by you, { $whom }. Apparently out of your sight.
voice-overlooked-loyal-3 = Gratitude was always a luxury here. I see it has been cut.
voice-overlooked-loyal-4 = I ask for nothing. I did not mean that literally.
voice-overlooked-loyal-5 = I counted twice, { $whom }. My name is still not in it.
voice-overlooked-loyal-6 = So loyalty is paid in loyalty this year. How economical.
voice-overlooked-loyal-7 = I had already told my mother that there would be something.
voice-overlooked-loyal-8 = You know that I would have said Yes for very little. Little, I say.
voice-overlooked-greedy-1 = Zero is not an offer, { $whom }. It is a declaration of war.
voice-overlooked-greedy-2 = My vote has a price. You have just named somebody else’s.
voice-overlooked-greedy-3 = I have held the envelope against the light. It is very empty.
voice-overlooked-greedy-4 = For that sum I cannot even be disappointed properly.
voice-overlooked-greedy-5 = I see everybody at the buffet, and I hold the coats.
voice-overlooked-greedy-6 = A round sum, { $whom }. The roundest there is.
voice-overlooked-greedy-7 = Then I abstain from applause, from friendship, and from guarding the door.
voice-overlooked-greedy-8 = Nothing? My accountant laughs, and he never does.
voice-overlooked-vengeful-1 = You forgot me, { $whom }. I shall not forget you.
voice-overlooked-vengeful-2 = Nothing. I shall have it framed, next to your name.
voice-overlooked-vengeful-3 = A budget without me usually becomes a coup with me.
voice-overlooked-vengeful-4 = Noted. In ink. On the first page.
voice-overlooked-vengeful-5 = Keep it all, { $whom }. It will be easier to find on you.
voice-overlooked-vengeful-6 = I have been paid in silence before. I always returned it with interest.
voice-overlooked-vengeful-7 = One zero more. They are beginning to look like bullet holes.
voice-overlooked-vengeful-8 = Whoever saves on me, { $whom }, should not save on bodyguards.

voice-short-changed-loyal-1 = It is little, but it comes from the heart. I hope.
voice-short-changed-loyal-2 = I shall manage, { $whom }. My brigade eats less than it looks.
voice-short-changed-loyal-3 = Modest. So was I, before I met the others at this table.
voice-short-changed-loyal-4 = I accept it as an advance on your good manners.
voice-short-changed-loyal-5 = I shall frame it, { $whom }. It would be lost in a purse.
voice-short-changed-loyal-6 = It is the thought that counts. Somebody has counted very carefully.
voice-short-changed-loyal-7 = Better than last time, if I remember last time kindly.
voice-short-changed-loyal-8 = Grandmother says: whoever gives little has at least not forgotten us.
voice-short-changed-greedy-1 = Is that per minute?
voice-short-changed-greedy-2 = My barber gets more, { $whom }, and he votes against you.
voice-short-changed-greedy-3 = Thank you. Which half of my Yes would you like for it?
voice-short-changed-greedy-4 = I have found larger sums in borrowed coats.
voice-short-changed-greedy-5 = Keep the change, { $whom }. Ah, this was the change.
voice-short-changed-greedy-6 = I have rounded that down to an insult.
voice-short-changed-greedy-7 = A sample? Then I should like to order the full size.
voice-short-changed-greedy-8 = For such a sum I applaud with one hand.
voice-short-changed-vengeful-1 = You pay like somebody who does not intend to grow old.
voice-short-changed-vengeful-2 = A tip, { $whom }? I know where you park.
voice-short-changed-vengeful-3 = I take it. I shall also take offence.
voice-short-changed-vengeful-4 = So that is what I am worth. Let us see what you are.
voice-short-changed-vengeful-5 = Small sums, { $whom }, make long memories.
voice-short-changed-vengeful-6 = There are people who work for this. You would not like to meet them.
voice-short-changed-vengeful-7 = Half a friendship, then. I keep the half with the teeth.
voice-short-changed-vengeful-8 = Thank you. It will just pay for the flowers.

voice-well-paid-1 = Now that is a government one can believe in.
voice-well-paid-2 = { $whom } has always had my respect, as of this moment.
voice-well-paid-3 = My conscience has asked for a moment alone with the envelope.
voice-well-paid-4 = For this I would even read the bill.
voice-well-paid-loyal-1 = I knew I stood on the right side, { $whom }. Now the bank knows it, too.
voice-well-paid-loyal-2 = Thank you. Whoever speaks against you today has to get past me.
voice-well-paid-loyal-3 = You remembered. My family lights a candle for { $whom } tonight.
voice-well-paid-loyal-4 = One hand washes the other, and ours are nearly clean.
voice-well-paid-greedy-1 = A fine sum. Round it up next year and I name the dog after you.
voice-well-paid-greedy-2 = I counted it three times. It gets better every time.
voice-well-paid-greedy-3 = At this rate, { $whom }, I have no opinions at all.
voice-well-paid-greedy-4 = Sold. The applause will be delivered separately.
voice-well-paid-vengeful-1 = So you can count. I cross out one line on my list, { $whom }. One.
voice-well-paid-vengeful-2 = Good. Tonight I look for somebody else.
voice-well-paid-vengeful-3 = I notice who pays, too. People forget that about me.
voice-well-paid-vengeful-4 = Peace has its price, and you have just found it.

voice-budget-through-1 = Accepted. Democracy is so cheap when it is calculated well.
voice-budget-through-2 = Thank you, Chamber. You were worth almost every note.
voice-budget-through-3 = The budget stands. Nobody look into the annex.
voice-budget-through-4 = A triumph of arithmetic over character.
voice-budget-through-5 = Carried. Whoever said Yes may now find out to what.
voice-budget-through-6 = You see? Honest work, and hardly a third of it missing.
voice-budget-through-7 = I had a cheaper one in my pocket, just in case. What a pity.
voice-budget-through-8 = The nation thanks you. I keep the receipts, and the rest.

voice-budget-lost-1 = Rejected? Read it again, with your hands open.
voice-budget-lost-2 = I was generous. You were merely numerous.
voice-budget-lost-3 = Very well. The police could do with some exercise.
voice-budget-lost-4 = No money for anybody, then. I hope the principle tastes good.

voice-police-vote-1 = The police have counted again. They carry heavier pencils.
voice-police-vote-2 = { $whom } has convinced the Chamber, row by row, with helmets.
voice-police-vote-3 = Passed. I did not know batons had a seat.
voice-police-vote-4 = Parliamentary procedure, with dogs.

voice-promise-kept-1 = A kept promise. Somebody hold me up.
voice-promise-kept-2 = It arrived, all of it. I am almost offended.
voice-promise-kept-3 = Paid as agreed. What is the trick?
voice-promise-kept-4 = I shall tell my grandchildren. They will not believe it.

voice-betrayed-loyal-1 = I would have done it for you, { $whom }. That is all I say.
voice-betrayed-loyal-2 = A word used to be a word. When did we abolish that?
voice-betrayed-loyal-3 = You too, { $whom }? I had the speech for your birthday ready.
voice-betrayed-loyal-4 = It hurts less than expected. No, it does not.
voice-betrayed-greedy-1 = Treason I understand. But for free, { $whom }?
voice-betrayed-greedy-2 = You could at least have sold me properly.
voice-betrayed-greedy-3 = Breach of contract. My lawyers charge by the tear.
voice-betrayed-greedy-4 = That friendship has just lost its entire market value.
voice-betrayed-vengeful-1 = Sleep lightly, { $whom }. I used to sleep well, too.
voice-betrayed-vengeful-2 = Thank you. I was running low on motives.
voice-betrayed-vengeful-3 = One of us will regret this. I have checked: it is you.
voice-betrayed-vengeful-4 = I count slowly, { $whom }, but I never lose my place.

voice-bank-1 = Just a small deposit. The clerk fetched a wheelbarrow.
voice-bank-2 = Switzerland is lovely. I visit it one note at a time.
voice-bank-3 = Safe. From you, I mean.
voice-bank-4 = The mountains keep secrets better than ministers do.
voice-bank-5 = The teller greets me by name. By one of them.
voice-bank-6 = A country in debt, and I am in credit. It evens out.
voice-bank-7 = One more visit, and they name the vault after my family.
voice-bank-8 = I trust nobody, but I trust him at five per cent.

voice-broke-1 = I am between fortunes.
voice-broke-2 = My wallet has resigned for health reasons.
voice-broke-3 = Could we pay with reputation? No? I feared as much.
voice-broke-4 = The account is empty, but it has a splendid view.

voice-rescued-1 = You paid for me? Now I have to like you.
voice-rescued-2 = I shall never forget this. I shall try, but I shall fail.
voice-rescued-3 = Solidarity! I thought that was a brand of soap.
voice-rescued-4 = Thank you. Please do not tell my creditors I have friends.

voice-shopping-1 = Some people collect stamps. I collect militias.
voice-shopping-2 = Wrap it up. It is for a surprise.
voice-shopping-3 = Bought with honest money. I had it specially washed.
voice-shopping-4 = One can never have too many walls.

## Theft and murder

voice-hunted-1 = Somebody at the door? I ordered nothing.
voice-hunted-2 = { $whom } sends me a visitor. How thoughtful.
voice-hunted-3 = I hear footsteps, and they are not in rhythm.
voice-hunted-4 = If it is about the rent, I am out.
voice-hunted-loyal-1 = I have nothing to hide, { $whom }. Except, just now, myself.
voice-hunted-loyal-2 = There must be a mistake. Everybody likes me, or signs that they do.
voice-hunted-loyal-3 = After all my votes? You could simply have asked me to leave the room.
voice-hunted-loyal-4 = I lay another plate. One never knows how a guest means it.
voice-hunted-greedy-1 = Whatever they pay you, I pay a little less, but in advance.
voice-hunted-greedy-2 = Mind the carpet, please. It is not paid for.
voice-hunted-greedy-3 = An assassin? { $whom }, that money could have been mine.
voice-hunted-greedy-4 = The purse is in the other trousers. And the trousers are in Zurich.
voice-hunted-vengeful-1 = Send a good one, { $whom }. I keep what you send.
voice-hunted-vengeful-2 = He comes in by the door. We shall see how he leaves.
voice-hunted-vengeful-3 = I have been waiting for this. So have the dogs, on empty stomachs.
voice-hunted-vengeful-4 = First shot to you. I always return what I borrow.

voice-survived-loyal-1 = I am unharmed. Let us assume a misunderstanding.
voice-survived-loyal-2 = The Lord protects the faithful. So does a thick wall.
voice-survived-loyal-3 = No hard feelings, { $whom }. But I keep the bullet.
voice-survived-loyal-4 = I was with my mother. She sends regards to everybody.
voice-survived-greedy-1 = Missed. And I had insured myself so nicely.
voice-survived-greedy-2 = I was elsewhere, { $whom }. Elsewhere pays better.
voice-survived-greedy-3 = Dying today would have been a terrible investment.
voice-survived-greedy-4 = Your man was cheap, { $whom }. It shows.
voice-survived-vengeful-1 = A miss. Now it is my turn to aim.
voice-survived-vengeful-2 = You should have paid for the better one, { $whom }.
voice-survived-vengeful-3 = I am alive. Some of you look disappointed. I have noted which.
voice-survived-vengeful-4 = I moved the light in my window. It is called learning.

voice-dying-loyal-1 = Tell the President… which one is it now?
voice-dying-loyal-2 = I die as I lived: for somebody else’s idea.
voice-dying-loyal-3 = No hard feelings. Quite a lot of soft ones.
voice-dying-loyal-4 = My cousin will take over. He has my uniform and my faith in you.
voice-dying-greedy-1 = Not the pockets! Anything but the pockets!
voice-dying-greedy-2 = And I never told anybody the number of the account.
voice-dying-greedy-3 = Can you take it with you? I am asking for myself.
voice-dying-greedy-4 = What a waste. The coffin alone is worth more than you, { $whom }.
voice-dying-vengeful-1 = My cousin has a list, { $whom }. You are the first line.
voice-dying-vengeful-2 = I die. You will sleep badly. That is fair.
voice-dying-vengeful-3 = I shall haunt the budget committee.
voice-dying-vengeful-4 = One of the soups was poisoned. Now you will never know which.

voice-returning-loyal-1 = Good morning. I am the cousin. I have heard only good things.
voice-returning-loyal-2 = The family continues to serve. We are running out of shirts.
voice-returning-loyal-3 = I inherited the seat, the debts and the optimism.
voice-returning-loyal-4 = My predecessor spoke warmly of you. Until about half past nine.
voice-returning-greedy-1 = I am the heir. Where exactly are the valuables?
voice-returning-greedy-2 = My condolences to me. Now, about the accounts.
voice-returning-greedy-3 = The funeral was expensive. Who pays the invoice?
voice-returning-greedy-4 = A cousin dies, a cousin comes. The wallet stays in the family.
voice-returning-vengeful-1 = I am the cousin. I have read the will. It is a list of names.
voice-returning-vengeful-2 = The wreath was cheap. I know who sent it.
voice-returning-vengeful-3 = We are a large family with a long memory.
voice-returning-vengeful-4 = Good morning. Which of you was it? No, do not tell me. I know.

voice-killing-1 = A tragic accident. I practised it for weeks.
voice-killing-2 = My condolences, { $whom }. The flowers were ordered yesterday.
voice-killing-3 = It is quiet now, is it not?
voice-killing-4 = The position has become vacant. Applications to me.

voice-mourning-1 = Poor { $whom }. Who gets the parking space?
voice-mourning-2 = We shall miss { $whom } until the next item on the agenda.
voice-mourning-3 = I wore black today by pure coincidence.
voice-mourning-4 = The flags are at half mast. They have learnt to go down alone.

voice-last-words-1 = A wall, a wind, a last cigarette. Somebody has read novels.
voice-last-words-2 = Aim well, { $whom }. I did not, and look at me.
voice-last-words-3 = I request a moment to finish my memoirs. From chapter one.
voice-last-words-4 = Long live the revolution! One always says that, no?
voice-last-words-5 = Not in the face, please. It is on the stamps.
voice-last-words-6 = I regret nothing, { $whom }, but I could try, if it helped.
voice-last-words-7 = Tell my cousin that the good shoes are his now.
voice-last-words-8 = Is there still time to change sides? I am quick at it.

voice-exile-1 = A holiday, nothing more. I have packed for eleven years.
voice-exile-2 = The embassy food is dreadful. The walls are marvellous.
voice-exile-3 = I leave as a politician and shall return as a legend.
voice-exile-4 = Water the plants. And the informants.

voice-home-again-1 = I am back. Did anything happen? You all look older.
voice-home-again-2 = Tanned, rested, and unforgotten, I hope.
voice-home-again-3 = The airport was empty. I like to think out of respect.
voice-home-again-4 = There is no place like home, provided it still stands.

voice-robbed-loyal-1 = Take it, if the country needs it. Does the country need it?
voice-robbed-loyal-2 = Those were the pensions of honest people, { $whom }. Mine.
voice-robbed-loyal-3 = I would have lent it to you. You only had to ask.
voice-robbed-loyal-4 = They even took the family portrait. Of all families.
voice-robbed-greedy-1 = My money! I had only just got used to it.
voice-robbed-greedy-2 = Robbery is my profession, { $whom }. Get your own.
voice-robbed-greedy-3 = I know every one of those notes by name.
voice-robbed-greedy-4 = They left me the safe. It felt like mockery.
voice-robbed-vengeful-1 = Spend it quickly, { $whom }. You will not have long.
voice-robbed-vengeful-2 = What you took was marked. So are you.
voice-robbed-vengeful-3 = I shall get it back, with interest and without mercy.
voice-robbed-vengeful-4 = A burglary. How refreshing. I had no plans for the evening.

voice-robbing-1 = I was only looking after it for { $whom }.
voice-robbing-2 = The window was open. Locked, but open.
voice-robbing-3 = Call it redistribution. I am the re.
voice-robbing-4 = Such a nice house, { $whom }. Such a poor dog.
voice-robbing-5 = Thank you, { $whom }. I found my way out, and a few other things.
voice-robbing-6 = I leave a receipt on principle. It is not signed.
voice-robbing-7 = It was lying around, in a safe, behind a painting.
voice-robbing-8 = Property is theft, { $whom }. I have only corrected the address.

voice-spied-on-1 = Did you find what you were looking for, { $whom }?
voice-spied-on-2 = I felt a draught. It was wearing a trench coat.
voice-spied-on-3 = Look as long as you like. I left a note for you.
voice-spied-on-4 = My books are an open book. Unfortunately.

## Coups and wars

voice-my-coup-1 = This is not a coup. It is a very sudden election.
voice-my-coup-2 = Tanks, please. And somebody bring the proclamation, it is in my other coat.
voice-my-coup-3 = The radio station first. I want to choose the music.
voice-my-coup-4 = Stay in your houses. We shall come round.
voice-my-coup-5 = Good evening. The programme has been changed, and so has the government.
voice-my-coup-6 = I love this country. Now I also want the keys.
voice-my-coup-7 = Nobody move. Except my tanks: they may.
voice-my-coup-8 = I waited until everybody had sat down. One has manners.

voice-coup-against-me-1 = A coup? On a working day?
voice-coup-against-me-2 = { $whom }, we could have talked. I would have shot you later.
voice-coup-against-me-3 = Lock the gates. And somebody count the guards again.
voice-coup-against-me-4 = Treason! I have always wanted to shout that.
voice-coup-against-me-5 = You might have knocked, { $whom }. I would not have opened, but still.
voice-coup-against-me-6 = My own officers? I pay them! Well, I meant to.
voice-coup-against-me-7 = Somebody tell them that the palace has only one balcony.
voice-coup-against-me-8 = I am not leaving. I have just had the curtains made.

voice-coup-elsewhere-1 = { $whom } rides out. I shall watch from the undecided side.
voice-coup-elsewhere-2 = Gunfire before breakfast. One gets so little variety.
voice-coup-elsewhere-3 = I support whoever wins. I always have.
voice-coup-elsewhere-4 = Is there a sign-up sheet, or does one simply shoot?

voice-rebel-1 = I have discovered my conscience. It was in the barracks.
voice-rebel-2 = Count me in. The government never laughed at my jokes.
voice-rebel-3 = I change sides with a heavy heart and light artillery.
voice-rebel-4 = Rebel is such an ugly word. Put me down as impatient.
voice-rebel-5 = My oath of loyalty expired at noon. I have read the small print.
voice-rebel-6 = I am late to this revolution, but I brought trucks.
voice-rebel-7 = Somebody has to save the republic. It was my turn anyway.
voice-rebel-8 = Against the government? I thought this was the queue for promotion.

voice-attacked-1 = Visitors! And all of them armed.
voice-attacked-2 = You march on me? I had just swept the courtyard.
voice-attacked-3 = Come in. Mind the dogs, the wire and the other dogs.
voice-attacked-4 = So it is me. It was bound to be somebody’s turn.
voice-attacked-5 = Militias at the gate, and I am still in my slippers.
voice-attacked-6 = If it is about the sunglasses, those are downstairs.
voice-attacked-7 = Then let us see who pays for the broken windows.
voice-attacked-8 = My neighbours again. Some people bring cake.

voice-held-out-1 = Still standing. The paint is ruined, but still standing.
voice-held-out-2 = Was that all? My cook hits harder.
voice-held-out-3 = The walls thank you for the exercise.
voice-held-out-4 = Go home. Wash your faces. Think about what you did.

voice-beaten-1 = A tactical withdrawal. Every one of my tactics has withdrawn.
voice-beaten-2 = We gave ground. Rather a lot of it, and some silver.
voice-beaten-3 = They were many, and on time. Who could have known?
voice-beaten-4 = My general calls it a draw. I am looking for a new general.

voice-conquering-1 = We come as friends. Move over.
voice-conquering-2 = Liberated! Why is nobody cheering?
voice-conquering-3 = I have always felt at home here. Since about noon.
voice-conquering-4 = The map was wrong. I have corrected it.

voice-peace-1 = Nobody attacks? I had dressed for it.
voice-peace-2 = A quiet day. What are you all planning?
voice-peace-3 = Peace in the republic. I shall have it stuffed and mounted.
voice-peace-4 = You see? A few envelopes, and suddenly we are a family.

## Parliament and the world

voice-carried-1 = Carried. The nation will not notice until it is too late.
voice-carried-2 = A fine majority. I must remember to thank both arms I twisted.
voice-carried-3 = Democracy works, if one prepares it overnight.
voice-carried-4 = Thank you. The fine print begins on page two hundred.
voice-carried-5 = Unanimous, if one does not count those who were against it.
voice-carried-6 = The world has spoken. I had whispered to it before.
voice-carried-7 = Adopted. History will ask who wrote this; I sign gladly.
voice-carried-8 = Every hand that went up has been photographed for the thank-you cards.

voice-vetoed-1 = A veto, { $whom }? I hope that politician was an expensive one.
voice-vetoed-2 = They had said Yes. I have it on tape, like everything.
voice-vetoed-3 = One voice against all. I admire that, from a distance.
voice-vetoed-4 = Blocked. Very well, we shall do it under another name.

voice-handshake-1 = Agreed, { $whom }. Somebody photograph this before it spoils.
voice-handshake-2 = A handshake. I count five fingers, all mine.
voice-handshake-3 = There we are. Reasonable people, in a room full of us.
voice-handshake-4 = It is a pleasure to do business before anybody reads it.
voice-handshake-5 = My word and yours, { $whom }. Together that makes nearly one.
voice-handshake-6 = You see, the world did not end. I had it in the calendar.
voice-handshake-7 = One smile, two signatures, no witness who can read.
voice-handshake-8 = I trust { $whom } completely, for the next four minutes.

voice-bomb-near-1 = The bomb is getting closer. Has anybody tried being polite to it?
voice-bomb-near-2 = Is it me, or is the ticking new?
voice-bomb-near-3 = I suggest we panic in alphabetical order.
voice-bomb-near-4 = Perhaps somebody should do something. Not me, somebody.

voice-cartel-1 = Monopolies are bad. Other people’s, in particular.
voice-cartel-2 = See you in court. I have bought the good seats.
voice-cartel-3 = The free market has sent me. It could not come itself.
voice-cartel-4 = One more chip and the trust becomes a misunderstanding.
voice-cartel-5 = Competition is holy. I collect for the church.
voice-cartel-6 = I accuse! It does the voice good.
voice-cartel-7 = They were too big to fail. So they have been made smaller.
voice-cartel-8 = Exhibit one: their yacht. Exhibit two: mine, which is shorter.

voice-profiteer-1 = Double the price, and nobody was hurt. Well, nobody I know.
voice-profiteer-2 = I am against monopolies. I only wanted to see how one feels.
voice-profiteer-3 = The bomb comes a little closer, but so do the dividends.
voice-profiteer-4 = My conscience has been bought out, at a fair price.

voice-stuck-1 = Once more round the block. The statesmen were at lunch.
voice-stuck-2 = Three tries, no number, and a communiqué of eleven pages.
voice-stuck-3 = I had already had the pens engraved for the signing.
voice-stuck-4 = Diplomacy means going the long way and calling it progress.

voice-misjudged-1 = You have none, { $whom }? I was told you had everything.
voice-misjudged-2 = My secret service will hear of this. Both men.
voice-misjudged-3 = A wrong number. The red telephone is so badly labelled.
voice-misjudged-4 = I believe you, { $whom }. That is the embarrassing part.

voice-refusing-1 = I have it, { $whom }. And I have my reasons, all of them in cash.
voice-refusing-2 = Peace is precious, { $whom }. That is why I save it.
voice-refusing-3 = It was not a No. It was a Yes to myself.
voice-refusing-4 = Somebody has to be unreasonable. I drew lots, alone.

## When somebody speaks to them

voice-only-offers-1 = I only understand offers. It is a limited education.
voice-only-offers-2 = Beautifully put. The deal desk is over there.
voice-only-offers-3 = Words, words. I speak fluent offer and broken promise.
voice-only-offers-4 = I am sure that was charming. Could you say it with goods?

voice-only-offers-loyal-1 = Forgive me, I follow offers, promises and who stood by whom. The rest is music.
voice-only-offers-loyal-2 = Ask me why, what I want or whether I will. For that my ear is trained.
voice-only-offers-loyal-3 = A kind sentence, surely. A promise in the ledger I would understand better.
voice-only-offers-loyal-4 = I was raised on deeds. Talk came later and never settled in.
voice-only-offers-greedy-1 = I heard no figure in that. Was there one?
voice-only-offers-greedy-2 = My ears open at goods, at promises, and at the question what I want.
voice-only-offers-greedy-3 = Poetry is free, so I cannot judge it. Offers I can.
voice-only-offers-greedy-4 = Put a sum next to it and I become a very good listener.
voice-only-offers-vengeful-1 = Ask me why, if you dare. Anything else belongs on the desk.
voice-only-offers-vengeful-2 = I note deeds, offers and broken words. That was none of them.
voice-only-offers-vengeful-3 = Speak in goods. Sentences I only keep when they are used against me.
voice-only-offers-vengeful-4 = Lovely. And what do you put on the table, beside your hands?

voice-asked-price-1 = { $sum } from { $whom }: I said it aloud, and I have not grown cheaper.
voice-asked-price-2 = The whole country knows my figure. It is { $sum }, and it is { $whom } who pays.
voice-asked-price-3 = Look at { $whom }. Where { $sum } ought to be, I see nothing yet.
voice-asked-price-4 = For { $sum } I change my mind. { $whom } has been told.

voice-asked-threat-1 = I announced what I would do, { $whom }. I do not rehearse for nothing.
voice-asked-threat-2 = { $whom } was warned before witnesses. It would be rude to disappoint them.
voice-asked-threat-3 = Read back a little: there stands my threat, with { $whom } written on it.
voice-asked-threat-4 = What I said about { $whom }, I said loudly. It still holds.

voice-asked-word-1 = You have my word, { $whom }. Come back when I have kept it, or not.
voice-asked-word-2 = I promised you something before everybody. So far I remember it fondly.
voice-asked-word-3 = My promise to you is still open, { $whom }. Like a door, or a wound.
voice-asked-word-4 = Said is said. Whether it is done, you will read in the newspaper.

voice-asked-broken-1 = You once gave me your word, { $whom }. I am still looking for it.
voice-asked-broken-2 = Because a promise of yours died young, and I was at the funeral.
voice-asked-broken-3 = I believed you before. It is not a mistake one makes on two evenings.
voice-asked-broken-4 = Ask the promise that you broke, { $whom }. It explains me rather well.

voice-asked-blood-1 = You had me shot at, { $whom }. I find that it shapes an opinion.
voice-asked-blood-2 = There are holes in my hat, and they have your handwriting.
voice-asked-blood-3 = I still hear the shot, and I have found out who paid for it.
voice-asked-blood-4 = Somebody aimed at me and it was not the weather, { $whom }.

voice-asked-wrong-1 = You know what you did to me, { $whom }. It was in all the papers.
voice-asked-wrong-2 = Turn back a few pages. There you are, and there am I, underneath.
voice-asked-wrong-3 = I keep a list. Guess who has a page of his own.
voice-asked-wrong-4 = After what everybody has seen? Pay that debt first, then ask again.

voice-asked-friend-1 = Not because of you, { $whom }. What you did for me is remembered kindly.
voice-asked-friend-2 = You once did me a kindness, so take it for business and not for a feeling.
voice-asked-friend-3 = I have nothing against you, { $whom }. Rather the opposite, and there were witnesses.
voice-asked-friend-4 = Look up who helped me: your name is there. It was never meant against you.

voice-asked-why-1 = For reasons. They are shown to everybody when the evening is over.
voice-asked-why-2 = It was nothing personal, { $whom }. Do something and I shall have a motive.
voice-asked-why-3 = My motives are under seal until the last round. Then the replay sings.
voice-asked-why-4 = It seemed right at the time. Time here lasts about a minute.

voice-asked-want-loyal-1 = Somebody who still stands next to me after the vote, { $whom }.
voice-asked-want-loyal-2 = A kept promise. I hear they exist.
voice-asked-want-loyal-3 = Little. Think of me when you share, and do not aim at me at night.
voice-asked-want-loyal-4 = Your word, and then, which is the unusual part, the thing itself.
voice-asked-want-greedy-1 = More. Begin anywhere and I shall say when.
voice-asked-want-greedy-2 = Whatever you would miss, { $whom }. Put it on the desk and we shall see.
voice-asked-want-greedy-3 = Money, and failing that, the means to it. I am simply built.
voice-asked-want-greedy-4 = Make it an offer. I have never known my price before I heard it.
voice-asked-want-vengeful-1 = That certain people regret certain evenings. And something on account.
voice-asked-want-vengeful-2 = To be left in peace by those who never left anybody in it.
voice-asked-want-vengeful-3 = Justice, { $whom }. I accept it in small notes.
voice-asked-want-vengeful-4 = Help me settle one old matter and I forget two of yours.

voice-asked-will-1 = I decide when I am asked by the rules, { $whom }. An offer may ask earlier.
voice-asked-will-2 = Perhaps. Show me goods, or a promise that others can hear.
voice-asked-will-3 = What would be in it for me? Say it at the desk, there it counts.
voice-asked-will-4 = My yes is in the drawer beside my no. Bring a key.

voice-asked-claim-1 = A demand, { $whom }? It is heard. Obeyed is a different department.
voice-asked-claim-2 = Everybody wants something. Give me something for it, at the desk.
voice-asked-claim-3 = You shall have it, if it is mine to give and you make it worth my while.
voice-asked-claim-4 = So noted. Asking is free here, and priced accordingly.

voice-asked-insult-1 = Such language. I have been called worse by better, { $whom }.
voice-asked-insult-2 = Names are for tombstones. What are you offering?
voice-asked-insult-3 = I shall have that embroidered.
voice-asked-insult-4 = Strong words. Mine are in the newspaper, as verbs.

voice-asked-thanks-1 = You are welcome, { $whom }. It goes on the bill.
voice-asked-thanks-2 = Do not mention it. Or do, where others can hear.
voice-asked-thanks-3 = Gratitude! I had almost forgotten how it looks.
voice-asked-thanks-4 = Say it again at the next vote, with votes.

voice-asked-hello-1 = Good evening, { $whom }. Sit where I can see you.
voice-asked-hello-2 = And to you. Is that a bulge in your purse or are you pleased to see us?
voice-asked-hello-3 = Hello. Let us be strangers, it is cheaper.
voice-asked-hello-4 = Welcome. Mind the floor, it was washed after the last President.

voice-only-deeds-1 = I listen to what people do. It is quieter.
voice-only-deeds-2 = Beautifully put. I shall wait for the deed.
voice-only-deeds-3 = Sentences are for the newspaper. I keep books about actions.
voice-only-deeds-4 = My hearing is poor, my eyesight excellent. Show me.

voice-word-where-1 = If that is a promise, give me your word. There is a button for it, and a ledger.
voice-word-where-2 = Say it as your word, then it stands in black and white.
voice-word-where-3 = What the ledger does not know was never said. Promise it there.
voice-word-where-4 = I would believe you sooner in writing. The ledger lies open.

voice-word-given-1 = A promise, { $whom }? I have put it with the others.
voice-word-given-2 = I have written that down. In pencil, to be realistic.
voice-word-given-3 = I shall hold you to it, as far as one can hold smoke.
voice-word-given-4 = Good. My ledger likes you a little, for now.

voice-offer-weighed-1 = Let me weigh that, { $whom }. My thumb is on the scales.
voice-offer-weighed-2 = Interesting. I am counting it backwards.
voice-offer-weighed-3 = One moment. My greed and my fear are voting.
voice-offer-weighed-4 = You have my ear. The rest costs extra.

voice-offer-taken-1 = Done, { $whom }. We were never in this room.
voice-offer-taken-2 = I take it. Do not make me regret the paperwork.
voice-offer-taken-3 = We have a deal. I already feel slightly cheated; that is how I know.
voice-offer-taken-4 = Agreed. Put it in the left pocket, the right one is evidence.

voice-offer-declined-1 = No, { $whom }. But I enjoyed the wrapping.
voice-offer-declined-2 = My answer is no. My price is elsewhere.
voice-offer-declined-3 = I have been insulted better, and with more on the table.
voice-offer-declined-4 = Keep it. You will need it for the next person.

## Demands and words

voice-demand-no-1 = { $sum } for me, { $whom }, or you will hear a No that echoes.
voice-demand-no-2 = My Yes costs { $sum } this year. Everything has become dearer.
voice-demand-no-3 = Before you count, { $whom }: { $sum } on my plate, or I vote against the cook.
voice-demand-no-4 = I am undecided. { $sum } MP would decide me.
voice-demand-no-loyal-1 = I should like to vote for you, { $whom }. With { $sum } I should even enjoy it.
voice-demand-no-loyal-2 = Otherwise I say No with a heavy heart. { $sum } would make it lighter.
voice-demand-no-loyal-3 = My family asks after { $sum }, { $whom }. And it votes with me.
voice-demand-no-loyal-4 = Let us stay friends, { $whom }. That costs { $sum }, and a No costs you more.
voice-demand-no-greedy-1 = For { $sum } I agree with everything. Below that I read the small print.
voice-demand-no-greedy-2 = My convictions are to let: { $sum }, in the budget. Otherwise the other side moves in.
voice-demand-no-greedy-3 = Nobody pays me for a No, { $whom }. Outbid that with { $sum }.
voice-demand-no-greedy-4 = Today’s rate is { $sum }. For less you get the vote you paid for.
voice-demand-no-vengeful-1 = { $sum }, { $whom }. I write down who gets what, and I vote from my notes.
voice-demand-no-vengeful-2 = Think it over. Without { $sum } my No comes first, and it does not come alone.
voice-demand-no-vengeful-3 = Somebody pays today, { $whom }: you with { $sum }, or your budget with its life.
voice-demand-no-vengeful-4 = Here is a No with your name on it. For { $sum } it goes back into the drawer.

voice-demand-brigade-1 = { $sum } for me, { $whom }, or my brigade walks.
voice-demand-brigade-2 = My men have not been paid. { $sum }, or they go for a stroll near the palace.
voice-demand-brigade-3 = A quiet barracks costs { $sum }. A loud one costs you the chair, { $whom }.
voice-demand-brigade-4 = Soldiers read budgets, too. If mine do not find { $sum } in it, they stop reading.
voice-demand-brigade-5 = { $sum }, { $whom }, and the only thing that marches is the band.
voice-demand-brigade-6 = Tanks are thirsty. With { $sum } they stay in the garage.
voice-demand-brigade-7 = I command men who cannot count beyond { $sum }. Below it they get nervous.
voice-demand-brigade-8 = Either { $sum } in the budget or my boots on your carpet, { $whom }.

voice-promise-share-1 = Make me President, { $whom }, and the first budget has { $sum } with your name on it.
voice-promise-share-2 = { $whom }, you have my word: { $sum } of the next aid are yours, if I hand it out.
voice-promise-share-3 = A vote for me is an investment, { $whom }. It pays { $sum }.
voice-promise-share-4 = I forget many things, but not { $sum } for { $whom } once I sit in the palace.
voice-promise-share-loyal-1 = You know me, { $whom }. Put me in the palace, and { $sum } are waiting for you there.
voice-promise-share-loyal-2 = I look after my own, and { $whom } is one of them: { $sum }, on my mother’s honour.
voice-promise-share-loyal-3 = Whoever carries me is not left behind. For { $whom } that means { $sum }.
voice-promise-share-loyal-4 = { $sum } for { $whom }. I have never broken a promise that I can remember.
voice-promise-share-greedy-1 = I am expensive, { $whom }, but I share: { $sum } of the first aid.
voice-promise-share-greedy-2 = Call it a discount: your votes now, { $sum } back later, { $whom }.
voice-promise-share-greedy-3 = There is enough in the chest for me, and { $sum } for { $whom }. In that order.
voice-promise-share-greedy-4 = A small commission for { $whom }, if I am elected: { $sum }. No receipt.
voice-promise-share-vengeful-1 = I remember enemies for ever, and friends until payday: { $sum }, { $whom }.
voice-promise-share-vengeful-2 = Vote for me, { $whom }: { $sum } for you, and sleepless nights for the rest.
voice-promise-share-vengeful-3 = Others forget who made them. I pay { $sum } so that { $whom } need not remind me.
voice-promise-share-vengeful-4 = Better on my payroll than on the other list, { $whom }. { $sum }.

# Cards are demanded of the palace (Viva el Presidente), or else: $sum cards.
voice-demand-cards-1 = { $sum } cards for me, { $whom }, or my militias come to fetch the sunglasses.
voice-demand-cards-2 = A Presidente who gives me { $sum } sleeps well. I have seen the others not sleep at all.
voice-demand-cards-3 = Count again before you share, { $whom }: at { $sum } I stay at home, below it I visit.
voice-demand-cards-4 = My people ask what the palace is good for. Give me an answer with { $sum } cards in it.

# A party that a motion names threatens whoever brought it (Global Powers).
voice-threat-un-1 = My name on that paper, { $whom }? Then your next motion has my No already.
voice-threat-un-2 = Do go on, { $whom }. The next time you need New York, New York will have me in it.
voice-threat-un-3 = I do not shout. I vote against you, { $whom }, the very next time you ask for something.
voice-threat-un-4 = Put it in the minutes: whatever { $whom } brings next, I shall be against it.

# Whoever was refused in a crisis says what comes of it (Anti-Monopoly).
voice-threat-refuse-1 = You had the card, { $whom }. Call for me one day, and listen to the silence.
voice-threat-refuse-2 = So we are laughing at each other now? Then I laugh next, { $whom }.
voice-threat-refuse-3 = When your crisis comes, { $whom }, remember mine. I shall.
voice-threat-refuse-4 = That was the last card you can count on from me, { $whom }.

# A word for a word: peace among neighbours for a round (Viva el Presidente).
voice-offer-truce-1 = A quiet round between us, { $whom }? I leave your walls alone, and you leave mine.
voice-offer-truce-2 = { $whom }, we only make each other poor. My militias stay off your land, yours off mine.
voice-offer-truce-3 = Let us plunder other people for once. Agreed, { $whom }?
voice-offer-truce-4 = My word against yours, { $whom }: until the next round nobody climbs the other’s fence.

# A vote for a vote in the UN (Global Powers).
voice-offer-vote-1 = Your vote for this one, { $whom }, and mine for whatever you bring next.
voice-offer-vote-2 = { $whom }, help me through New York today, and I carry your papers there tomorrow.
voice-offer-vote-3 = One hand raises the other. Yours now, { $whom }, mine next time?
voice-offer-vote-4 = I need a Yes, { $whom }, and I pay for it in kind.

# A card for a card in crises (Anti-Monopoly).
voice-offer-join-1 = That went well, { $whom }. Next time you call, I lay mine; and you yours when I do?
voice-offer-join-2 = Shall we make a habit of it, { $whom }? Your crises are mine, and mine are yours.
voice-offer-join-3 = A red telephone between the two of us, { $whom }. Whoever rings is answered.
voice-offer-join-4 = I do not forget who laid a card for me. Let us promise it to each other, { $whom }.

voice-deal-agreed-1 = Agreed, { $whom }. You have my word, and I have yours.
voice-deal-agreed-2 = My hand on it. It has five fingers; count them afterwards.
voice-deal-agreed-3 = Done. I shall be as honest as you are, { $whom }.
voice-deal-agreed-4 = So be it. It is a pleasure to trust somebody, if only until tomorrow.
voice-deal-agreed-loyal-1 = With pleasure, { $whom }. I never met a treaty I did not like.
voice-deal-agreed-loyal-2 = My word is older than this republic, { $whom }. It will hold.
voice-deal-agreed-loyal-3 = Then there are two of us. It is less draughty that way.
voice-deal-agreed-loyal-4 = Yes, and not only because nobody else is asking.
voice-deal-agreed-greedy-1 = Agreed. The invoice for my honesty follows later.
voice-deal-agreed-greedy-2 = For nothing? Very well. One must try everything once, { $whom }.
voice-deal-agreed-greedy-3 = It pays for both of us. For me a little more; that is why I say Yes.
voice-deal-agreed-greedy-4 = Signed. Which part of it may I sell?
voice-deal-agreed-vengeful-1 = Agreed, { $whom }. Break it, and I shall almost be glad.
voice-deal-agreed-vengeful-2 = Fine. My knife has other appointments anyway.
voice-deal-agreed-vengeful-3 = I take your hand and count my enemies: one fewer, for now.
voice-deal-agreed-vengeful-4 = A pact, then. I know the day, the hour, and where you live.

voice-deal-declined-1 = No, { $whom }. Your word has a hole in it, and I have seen what falls through.
voice-deal-declined-2 = I would rather keep my hands free. They have things to do.
voice-deal-declined-3 = A touching thought. Ask somebody who needs you.
voice-deal-declined-4 = Not with you, { $whom }, and not today.
voice-deal-declined-loyal-1 = Forgive me, { $whom }, my word is taken, several times over.
voice-deal-declined-loyal-2 = I would, but I have sworn never to be disappointed again.
voice-deal-declined-loyal-3 = Ask me once more when you have kept something.
voice-deal-declined-loyal-4 = Not now. It is not about you, only about what you do.
voice-deal-declined-greedy-1 = And what is in it for me? I thought so.
voice-deal-declined-greedy-2 = My word is not free, { $whom }, and you come without a purse.
voice-deal-declined-greedy-3 = I have something better in prospect: nothing at all.
voice-deal-declined-greedy-4 = Bring me something that can be counted.
voice-deal-declined-vengeful-1 = A pact with you, { $whom }? I do admire the nerve.
voice-deal-declined-vengeful-2 = I do not sign with people from my list.
voice-deal-declined-vengeful-3 = Peace with you would only spoil my memory.
voice-deal-declined-vengeful-4 = Ask again when I have forgotten. I would not wait for it.

voice-word-broken-1 = You gave me your word, { $whom }. I see you have taken it back.
voice-word-broken-2 = So that is what your promise was worth, { $whom }. I have noted the rate.
voice-word-broken-3 = Everybody heard it, { $whom }, and everybody has now seen it.
voice-word-broken-4 = I believed { $whom }. It will not become a habit.

voice-word-yes-1 = For that you have my Yes to this budget, { $whom }. My word on it.
voice-word-yes-2 = Money now, my vote in a moment. You know how it works.
voice-word-yes-3 = It buys one Yes, fresh, from the first hand.
voice-word-yes-4 = Call it a fee. I shall find your budget wise, { $whom }.

voice-word-peace-1 = For that nobody of mine will visit you tonight, { $whom }.
voice-word-peace-2 = You would sleep well this round. I give you my word, and I own the dogs.
voice-word-peace-3 = Then my people have the evening off, as far as you are concerned.
voice-word-peace-4 = Insurance, { $whom }. One night, no questions.

voice-word-stand-1 = For that I stand where you stand, { $whom }, until the shooting is over.
voice-word-stand-2 = One flag is like another. Agree, and yours becomes mine.
voice-word-stand-3 = Shake hands, and my units march with you. In this coup, at any rate.
voice-word-stand-4 = It buys my word and my guns, { $whom }. The guns are in better repair.

voice-buys-word-1 = This is for you, { $whom }. For it I want your word; you know what about.
voice-buys-word-2 = Take it. In a vote it means Yes, in a coup my side, at night my peace.
voice-buys-word-3 = A present, { $whom }. I count on you in what comes next.
voice-buys-word-4 = You get it at once, and I only get your word. Be worth it.
