### The table in a terminal.

terminal-welcome = { $game }, { $seats } players, to { $target } points. Type ? for help.
terminal-deal = Deal { $deal }, { $name } deals.
terminal-hand = Hand { $hand } of { $hands }.
terminal-table = Table
terminal-builds = Builds
terminal-your-hand = Your hand
terminal-piles = Taken
terminal-score = Score
terminal-empty = nothing
terminal-build = { $cards } = { $value }, { $owner }
terminal-prompt = Your move
terminal-moves = Your moves:
terminal-more-moves = … and more; type all to see them.
terminal-choose-number = A number from the list, or a move such as 8s x 5c+3h.
terminal-not-understood = That is neither a number from the list, a move nor a command; type ? for help.
terminal-not-a-number = There is no move { $number } in the list.
terminal-thinking = { $name } thinks …
terminal-plays = { $name } plays
terminal-help = Commands
terminal-help-move = a move, such as 8s x 8d, 5c+3h or 3d+5c = 8 or Qd
terminal-help-number = the move of that number
terminal-help-card = the moves of one card, such as 8s
terminal-help-all = all moves
terminal-help-hint = a hint
terminal-help-undo = take the last move back
terminal-help-rules = the rules of this table
terminal-help-score = the score and what has been taken
terminal-help-save = save the record to a file
terminal-help-quit = stop here
terminal-saved = Saved to { $file }.
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-next-deal = Press Enter for the next deal.
terminal-pass = Pass the keyboard to { $name } and press Enter.
terminal-quit = The match is broken off.
terminal-bye = Goodbye!
