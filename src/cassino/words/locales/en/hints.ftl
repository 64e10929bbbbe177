### More reasons for a hint; those for captures and builds stand with the table.

hint-why-takes-over = It makes an opponent's build yours.
# $count: cards out of sight that equal $card.
hint-why-few-left = { $count ->
    [0] No card equal to { $card } is still out.
    [one] Only one card equal to { $card } is still out.
   *[other] Only { $count } cards equal to { $card } are still out.
}
hint-why-keeps = It keeps { $card } in your hand for later.
hint-why-free = There is nothing to take or build now.
hint-why-others-worse = Any other move gives more away.

# Where the fewest points win.
hint-why-least = Points count against you in this game, and this move costs the fewest.
hint-why-nothing = Points count against you in this game, and this move takes none.

# What follows from a move. $value: of a build; $percent: a chance.
hint-why-tells = It tells the others that you hold a card for { $value }.
hint-why-answer = { $percent ->
    [0] The next opponent can take nothing then.
    [100] The next opponent can surely take something then.
   *[other] The next opponent can take something then with a chance of { $percent }%.
}
hint-why-build-answer = { $percent ->
    [0] The next opponent can't take that build.
    [100] The next opponent can surely take that build.
   *[other] With a chance of { $percent }%, the next opponent can take that build.
}
