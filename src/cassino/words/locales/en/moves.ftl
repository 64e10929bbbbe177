### Moves as buttons say them. Short, without a full stop.

move-trail = Trail
move-take = Take { $cards }
# Five of spades, Danish.
move-clear = Clear the table
# $kind: single, or multiple when the build has several groups.
move-build = { $kind ->
    [multiple] Build { $value }s
   *[single] Build { $value }
}
# The card is laid down and table cards alone are joined.
move-build-aside = Trail and build { $value }
move-raise = Raise to { $value }
move-add = Add to the { $value }s
# A label with the cards that make or join the build.
move-with-cards = { $move }: { $cards }
# The same where another build could be meant: $build are the cards of the right one.
move-with-build = { $move } ({ $build }): { $cards }

# A build in the list of things taken.
build-taken = the build of { $value }
build-taken-named = the build of { $value } ({ $cards })

# A build for screen readers; $who: you, one; $cards as names.
build-label = { $kind ->
    [multiple] Multiple build
   *[single] Build
} of { $value } by { $who ->
    [you] you
   *[one] { $name }
}: { $cards }
