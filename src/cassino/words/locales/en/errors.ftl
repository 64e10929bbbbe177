### Coded errors that a person can meet.

error-unknown = Something went wrong ({ $code }).
error-title = That didn't work
error-code = Code of this error: { $code }
error-try-again = Try again

error-page-not-found = There is nothing at this address.
error-table-not-found = There is no such table. Perhaps its match is long over.
error-table-broken = This table had to stop. Its record is kept.
error-move-illegal = That move isn't allowed.
error-session-expired = You were away for long. Please open the table again.
error-link-invalid = This link leads to no table. Perhaps a part of it is missing.
error-request-invalid = The table didn't understand that.
error-request-field = The table didn't understand “{ $field }”.
error-speech-unknown = There is no emote or phrase called “{ $name }”.
error-request-too-large = That is too much at once.
error-request-too-many = Slowly, please: too many requests at once.
error-server-busy = Too much is going on right now. Please try again in a moment.
error-server-failed = Something went wrong on the server. The match is safe.
error-agent-failed = The computer player stumbled; a simpler one plays on.
error-server-stopping = The server is closing or starting anew. Everything is kept; come back in a moment.
error-offline = There is no connection right now.

error-table-malformed = The table didn't understand that.
error-table-version-ahead = This page and the table don't agree. Please load it again.
error-table-stale = The table has moved on since; look again.
error-table-not-open = This table isn't open yet.
error-table-already-open = This table is open already.
error-table-closed = This table is closed.
error-table-house-only = Only the house can do that.
error-table-host-only = Only the host of the table can do that.
error-table-needs-guest = Come to the table first.
error-table-not-here = You aren't at this table.
error-table-already-here = You are at this table already.
error-table-full = This table is full.
error-table-bad-name = A name is one line of 1 to 24 characters, and all of them can be seen.
error-name-too-long = That name is too long: { $most } characters at most, please.
error-name-unseen = That name has characters in it that can't be seen.
error-table-bad-level = There is no such level.
error-table-bad-seats = This game isn't for that many players.
error-table-bad-clock = The clock can't be set like that.
error-table-nothing-changes = That would change nothing.
error-table-no-such-seat = This table has no such seat.
error-table-seat-taken = Somebody sits there already.
error-table-seat-waits = A seat is kept for somebody who isn't here yet.
error-table-not-your-seat = That isn't your seat.
error-table-saw-another-hand = You have seen another hand of this deal, so you can't sit there before it is over.
error-table-match-on = That can't be done while a match is on.
error-table-no-match = No match is on.
error-table-match-not-over = The match isn't over yet.
error-table-no-deal = No deal is on right now.
error-table-deal-on = A deal is on already.
error-table-bad-shuffle = These cards can't be dealt.
error-table-shuffle-used = These cards were dealt before.
error-table-already-committed = The next deck is fixed already.
error-table-not-committed = The next deck isn't fixed yet.
error-table-bad-salt = That word can't be used for the shuffle.
error-table-salt-given = You have stirred these cards already.
error-table-not-your-turn = It isn't your turn.
error-table-computer-plays = A computer plays that seat.
error-table-not-a-computer = No computer plays that seat.
error-table-wrong-view = The computer saw another table.
error-table-illegal-move = That move isn't allowed.
error-table-nothing-to-undo = There is nothing to take back.
error-table-undo-too-late = It is too late to take that back.
error-table-already-asked = That has been asked already.
error-table-not-asked = Nobody has asked that.
error-table-not-yours-to-answer = That isn't yours to answer.
error-table-not-absent = That player is here and has time.
error-table-chat-off = Free chat is off at this table.
error-table-bad-words = That can't be said here: too long, or empty.
error-table-two-sides-only = A match can be given up only when two sides play.
error-table-partner-plays-on = You have a partner at the table, so you can't give up alone.

error-card-invalid = That is no card.
error-option-invalid = A house rule is set to something it can't be.
error-option-unknown = There is no such game or house rule.
error-option-invalid-named = { $switch } can't be “{ $given }”.
error-option-unknown-named = There is no game or house rule called “{ $name }”.
option-expected-yes-no = It takes yes or no.
option-expected-choice = It takes one of: { $settings }.
option-expected-number = It takes a whole number from { $least } to { $most }.
option-expected-number-none = It takes a whole number from { $least } to { $most }, or none.
# $example stays as it is.
option-expected-text = It takes ranks or cards with values from 11 to 16, as in { $example }, or nothing.
error-seats-invalid = This game isn't for that many players.
error-deck-invalid = That is not a whole pack of 52 cards.
error-position-invalid = That position can't be.
error-notation-syntax = That can't be read as a move.
error-notation-ambiguous = That could mean several moves.
error-record-invalid = That record can't be read.
error-record-too-large = That record is too large.
error-too-many-moves = There are too many moves here to list them all.

## A typed move that can't be read

# $column counts from 1; $found is what stands there; $expected is one of the next messages.
typed-fault = Character { $column }: expected { $expected }, found “{ $found }”.
typed-fault-end = Character { $column }: expected { $expected }, but the move ends.
typed-card = a card, such as 5c
typed-card-or-build = a card, such as 5c, or [
typed-end-of-build = +, | or ]
typed-value = = and the value of the build
typed-number = a number
typed-short-number = a number of at most three digits
typed-suits = more cards with their suits
typed-end = the end of the move
typed-shorter = a shorter move
typed-example = A move looks like this: { $example }.
typed-several = That could mean several moves: { $moves }.
