### At the table: everything a player reads there that isn't a card, a move, a refusal or the count.

## Headings, also for screen readers

heading-others = Other players
heading-layout = Table
heading-builds = Builds
heading-loose = Loose cards
heading-hand = Your hand
heading-actions = What you can do
heading-log = Log
heading-score = Score
heading-trackers = Taken so far
heading-chat = Talk

## Top of the table

bar-deal = Deal { $deal }
bar-hand = Hand { $hand } of { $hands }
bar-last = Last hand
bar-stock = { $count ->
    [0] No cards left to deal
    [one] { $count } card left to deal
   *[other] { $count } cards left to deal
}
bar-target = To { $target }
# A side's track, for screen readers.
bar-track = { $who ->
    [you] You: { $score } of { $target }
    [ours] You and { $name }: { $score } of { $target }
   *[one] { $name }: { $score } of { $target }
}
menu-undo = Undo
menu-hint = Hint
menu-replay-last = Show the last move again
menu-sheet = Rules of this table
menu-log = Log
# What the press of a button does.
menu-sound-on = Turn the sound on
menu-sound-off = Turn the sound off
menu-keys = Keys
menu-settings = Settings
menu-fair = Proof of the shuffle
menu-new = New match
menu-leave = Leave the table
menu-leave-confirm = Leave? The others can go on with a computer in your seat.
menu-resign = Give up
menu-resign-confirm = Give up? The other side then wins this match.
menu-end = End the match

## Seats

seat-you = You
seat-guest = Guest
# Somebody who gave no name; $number is the seat's, from 1.
seat-player = Player { $number }
seat-computer = Computer
seat-computer-numbered = Computer { $number }
seat-plays = plays
seat-your-turn = your turn
seat-thinks = thinks
seat-partner = partner
seat-dealer = dealer
seat-leads = leads
seat-away = away
seat-reconnecting = reconnecting
seat-replaced = computer plays
seat-held = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-taken = { $count ->
    [0] no cards taken
    [one] { $count } card taken
   *[other] { $count } cards taken
}
seat-sweeps = { $count ->
    [0] no sweeps
    [one] { $count } sweep
   *[other] { $count } sweeps
}
seat-clock = { $time } left
pile-label = Your pile: { $taken }
pile-label-sweeps = Your pile: { $taken }, { $sweeps }

## The line that says what is going on

line-your-turn = Your turn: choose a card.
line-your-turn-owner = Your turn. You own a build, so you must take, build or add.
line-your-turn-must-take = Your turn. You built last time, so you must take.
line-choose = Choose cards on the table, or one of the moves.
line-no-move = These cards don't make a move. Choose others.
line-two-ways = This can be played in two ways: choose one.
line-turn = { $name } plays.
line-thinking = { $name } is thinking …
line-waiting = Waiting for { $name }.
line-dealing = Cards are dealt.
line-last = Last hand: what is left at the end goes to whoever takes last.
line-counting = The deal is counted.
line-over = The match is over.
line-watching = You are watching.
line-running-sum = { $sum } = { $total }
# For screen readers, when a card is chosen or let go.
chosen-card = { $card } chosen
chosen-not = { $card } put back
chosen-sum = together { $total }
chosen-clear = Nothing chosen
owner-tag-you = yours
owner-tag = { $name }

## Buttons beside the moves

actions-more = More
actions-less = Fewer
actions-clear = Clear
actions-typed = Type a move
actions-typed-send = Play
actions-played = Played: { $move }

## Undo

undo-ask = Ask to take back
undo-done = { $name } took a move back.
undo-done-you = You took a move back.
undo-not-now = The next player has already played, so nothing can be taken back.
undo-dealt = New cards were dealt, so nothing can be taken back.
undo-nothing = There is nothing to take back.
undo-marked = In this match moves were taken back.

## Hints: what, and why

hint-thinking = Looking for a good move …
hint-move = Hint: { $move }
hint-card = With { $card }: { $move }
hint-why-only = It is the only move there is.
hint-why-big = It wins Big Cassino.
hint-why-little = It wins Little Cassino.
hint-why-aces = It wins { $count ->
    [one] an ace
   *[other] { $count } aces
}.
hint-why-spades = It wins { $count ->
    [one] a spade
   *[other] { $count } spades
}.
hint-why-cards = It wins { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hint-why-sweep = It empties the table: a sweep.
hint-why-last = Whoever takes last gets the rest.
hint-why-own-build = It brings in your build before somebody else takes it.
hint-why-their-build = It takes a build from an opponent.
hint-why-safe-build = Nobody else can hold a card for that build.
hint-why-build = It keeps these cards together for your next turn.
hint-why-fixed = With two groups the build can't be raised any more.
hint-why-quiet = It gives the others little to take.
hint-why-no-sweep = It leaves no sweep to the next player.
hint-why-search = It did best in many deals tried out.
hint-why-exact = Worked out to the end of the deal.

## Keys

key-title = Keys
key-arrows = Arrow keys
key-arrows-does = go from card to card
key-enter = Enter
key-enter-does = choose a card, or let it go
key-play = Ctrl + Enter
key-play-does = play the move, when only one fits
key-escape = Esc
key-escape-does = let everything go
key-tab = Tab
key-tab-does = go on to table, hand, moves
key-digits = 1 to 9
key-digits-does = press the move of that number
key-undo = U
key-undo-does = undo
key-hint = H
key-hint-does = hint
key-last = L
key-last-does = show the last move again
key-text = M
key-text-does = type a move, such as 8s x 5c+3h
key-help = ?
key-help-does = this list

## Emotes and phrases

emote-title = Emotes
emote-thumbs-up = Thumbs up
emote-laugh = Laughing
emote-thinking = Thinking
emote-ouch = Ouch
emote-clap = Applause
emote-hurry = Hurry up
emote-good-game = Good game
emote-thanks = Thanks
emote-shown = { $name }: { $emote }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-build = Nice build!
phrase-nice-sweep = What a sweep!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-my-build = I wanted that build!
phrase-moment = One moment, please.
phrase-your-turn = It's your turn.
phrase-close = That was close!
phrase-good-game = Good game!
phrase-again = Another one?
phrase-bye = Goodbye!
chat-say = Say
chat-placeholder = Write to the table
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = { $name } is muted.
chat-off = Free chat is off at this table.

## What happens around the table; lines of the log as well

room-came = { $name } comes to the table.
room-left = { $name } leaves the table.
room-sat = { $who ->
    [you] You sit down.
   *[one] { $name } sits down.
}
room-computer = Seat { $seat } is for a computer.
room-empty = Seat { $seat } is free.
room-renamed = { $old } is called { $name } from now on.
room-rules = The rules of the table have changed.
room-closed = The table is closed.
room-match = A new match begins.
room-stirred = { $who ->
    [you] You stir the cards.
   *[one] { $name } stirs the cards.
}
room-resigned = { $who ->
    [you] You give up.
   *[one] { $name } gives up.
}

## Questions to the others

question-undo = { $name } would like to take the last move back. Agreed?
question-undo-mine = You would like to take your last move back. The others are asked.
question-next-deal = Deal the next cards?
question-next-deal-mine = You are ready. Waiting for the others.
question-next-deal-watch = Waiting for the players to go on.
question-next-deal-first = The match begins. Deal the first cards?
question-rematch = { $name } would like another match. You too?
question-rematch-mine = You would like another match. The others are asked.
question-agree = Agree
question-refuse = Refuse
question-withdraw = Take back
question-agreed = { $who ->
    [you] You agree.
   *[one] { $name } agrees.
}
question-refused = { $who ->
    [you] You refuse.
   *[one] { $name } refuses.
}

## Connection

connection-lost = Connection lost. It comes back by itself; your seat is kept.
connection-back = Connected again.
connection-slow = The connection is slow.
connection-elsewhere = This seat is open in another window.
connection-here = Play here
stand-in-offer = { $name } isn't playing just now. Let a computer play this turn?
stand-in-agree = Let it play
stand-in-wait = Wait
stand-in-plays = A computer plays for { $name }.
stand-in-ended = { $name } plays again.
stand-in-ended-you = You play again.
stand-in-plays-you = A computer plays for you.
stand-in-back = Play again myself

## Clocks

clock-none = No clock
clock-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
clock-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} and { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
clock-low = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-out = { $who ->
    [you] Your time is up; a computer plays this turn.
   *[one] { $name } is out of time; a computer plays this turn.
}
clock-out-asked = { $who ->
    [you] Your time is up; the others may let a computer play this turn.
   *[one] { $name } is out of time; the others may let a computer play this turn.
}
clock-paused = The clock stands still.

## Watching

watch-count = { $count ->
    [0] No watchers
    [one] { $count } watcher
   *[other] { $count } watchers
}
watch-hidden = Hands stay hidden while a deal is on.
watch-pause = Pause
watch-go-on = Go on

## The end of a match

end-title = The match is over
end-won = { $who ->
    [you] You have won!
    [ours] You and { $name } have won!
    [pair] { $name } have won.
   *[one] { $name } has won.
}
end-broken-off = The match was broken off.
end-deals = Deal by deal
end-again = Rematch
end-replay = Replay
end-analyse = Analyse
end-share = Share
end-home = Done

## Replay

replay-title = Replay
replay-first = To the beginning
replay-previous = Back
replay-play = Run
replay-pause = Stop
replay-next = Next
replay-last = To the end
replay-place = Deal { $deal }, move { $move }

## Fair deals

fair-title = Proof of the shuffle
fair-intro = Before each deal the house fixes the deck and shows its fingerprint. Paste the record of a match here: your own browser shuffles again and compares.
fair-record = Record of a match
fair-before = The deck was fixed before the deal. Its fingerprint: { $hash }
fair-after = The secret is out. Anyone can deal the same deck again: { $seed }
fair-salt = Your own word for the shuffle
fair-check = Check it here
fair-good = It fits: this is the deck that was fixed before the deal.
fair-bad = It doesn't fit. This isn't the deck that was fixed before the deal.

## Learning at the table

learn-title = Learn
learn-next = Next
learn-finish = Done
learn-again = From the start
learn-back = Back
learn-skip = Skip the lesson
learn-done = That is all. Have fun!
learn-take = Tap a card of your hand, then a card on the table of the same value, and take it.
learn-sum = Cards that add up to your card can be taken too: an eight takes a five and a three.
learn-many = One card may take several such groups at once.
learn-face = Jack, queen and king take one card of their own rank.
learn-points = Count at the end: most cards 3, most spades 1, 10♦ 2, 2♠ 1, each ace 1.
learn-trail = If you don't want to take or build, trail: lay a card down.
learn-build = Build: lay a three on a five and say eight. You need an eight in your hand.
learn-own = While a build is yours you can't trail. Take something, build or add.
learn-steal = Anyone who holds an eight can take your build of eight.
learn-raise = A single build can be raised: an ace on the eight makes nine, if you hold a nine.
learn-multiple = Two groups of one value make a multiple build; nobody can raise it.
learn-last = The last cards on the table go to whoever took last.
