### The table in a terminal. Commands and moves stay as they are in every language.

terminal-welcome = { $game }, { $seats } players, to { $target ->
    [one] { $target } point
   *[other] { $target } points
}. Type ? for help.
# Ends a line of things side by side: “Ann: 3 cards in hand, score 4”.
terminal-sentence = { $text }.
terminal-score = score { $score }
terminal-empty = nothing
terminal-prompt = Your move
terminal-player = Player
terminal-record = The record is in { $file }.
terminal-saved = Saved to { $file }.
terminal-file-exists = There is a file { $file } already.
terminal-file-unwritable = { $file } can't be written. Its folder must be there, let you write, and have room.
# $command is typed as it stands.
terminal-resume = Go on with: { $command }
terminal-next-deal = Press Enter for the next deal.
terminal-pass = Pass the keyboard to { $name } and press Enter.

## Columns and the count

# Short.
terminal-column-hand = hand
terminal-column-taken = taken
terminal-column-sweeps = sweeps
terminal-column-score = score
# What a side had before the deal that is counted.
terminal-count-before = Before
terminal-count-secret = Cards and spades are counted at the end of the deal; until then only the piles' sizes are known.

## Moves

terminal-moves = Your moves:
# Under a list of moves: how many are left out, counted or more than that.
terminal-moves-more = … and { $count } more; name a card to see its moves, as in: moves 8s
terminal-moves-many = … and more than { $count } others; name a card to see its moves, as in: moves 8s
terminal-moves-none = You can do nothing with that card.
terminal-ambiguous = That may mean several moves:
terminal-legal = That move is legal.
terminal-choose-number = A number from the list, or a move such as 8s x 5c+3h.
terminal-not-a-number = There is no move { $number } in the list.
terminal-not-understood = That is neither a number from the list, a move nor a command; type ? for help.
terminal-command-needs = Say more, as in: { $example }

## Questions before a match

terminal-waiting-match = A match is waiting. Go on with it?
terminal-menu-game = Which game?
terminal-menu-seats = How many players?
terminal-menu-partners = Two against two?
terminal-menu-level = Against which computer?
terminal-menu-name = Your name?
terminal-menu-again = Please choose one of: { $choices }

## What can be typed

terminal-help = Commands; they are the same in every language
terminal-help-move = a move, such as 8s x 8d, 5c+3h or 3d+5c = 8 or Qd
terminal-help-number = the move of that number
terminal-help-moves = all your moves, or those of one card
terminal-help-why = why a move isn't legal
terminal-help-hint = a hint
terminal-help-undo = take the last move back
terminal-help-count = what has been taken so far
terminal-help-rules = the rules of this table
terminal-help-table = the table again
terminal-help-save = save the record to a file
# What stands for the name of a file in the list of commands.
terminal-help-file = FILE
terminal-help-quit = stop here
terminal-help-short = Suits may be left out where only one card can be meant: 8 x 5+3

## Stepping through a record

# Enter or n, p, g and a number, play, q.
terminal-replay = Step { $place } of { $places } (n, p, g N, play, q):
