### The rules page of Danish Kasino.

page-danish-idea-1 = Kasino is the Danish member of the family: quick, a little cheeky, and full of cards with two faces. You take cards from the table with a card worth as much. You may join cards into builds, but having built you must take something on your very next turn.
page-danish-idea-2 = 5♠ may clear the whole table, whoever empties the table scores a svupper, and the last take is called sidsten. The first to reach { $target } points wins.
page-danish-idea-3 = Two, three or four play, each alone, with 52 cards without jokers. Have paper ready for the score.
page-danish-deal-1 = Shuffle, and deal by twos, twice round: two cards to each player, beginning after the dealer, then two face up to the table. Everyone holds four cards, and four lie open in the middle.
page-danish-deal-2 = Turns and deals go clockwise. The player after the dealer leads the first hand, the next player the second: the lead moves one seat with every hand. The Danish for “last!” is “sidsten!”.
page-danish-values-1 = Cards from two to ten count what they show, the jack 11, the queen 12, the king 13. Some have a high value as well: every ace counts 1 or 14, 2♠ counts 2 or 15, 10♦ counts 10 or 16.
page-danish-values-2 = The card that you play has one value for the whole play; a card on the table counts as the sum needs it.
page-danish-taking-1 = Played from the hand, 5♠ may take everything on the table, builds too, if at least one card lies there. It may also act as a five, and once on the table it is an ordinary five.
page-danish-taking-example = 10♦ as 16 takes 9♣+7♦, as 10 it takes 6♥+4♠, but not both at once.
page-danish-taking-example-five = 5♠ clears the table: Q♥, 2♦ and the build 5♥+4♣.
page-danish-building-1 = Raise (“videre”, further): lay one card on a single build, another player's or later your own, if you hold a card of the new value. Loose groups of the new value may join in the same play.
page-danish-building-2 = Add (“mere”, more): groups of the same value may go into a build, if you still hold a card that takes it. So may a card laid on an equal one: “mere syv”, more sevens.
page-danish-building-example = You hold 7♠, so 7♣, 7♦ and 4♣+3♥ may become a build of sevens.
page-danish-owe-1 = On the turn after building, raising or adding you must take something: the build, or anything else. If your build has been taken over and nothing can be taken, you're free.
page-danish-owe-2 = You may own one build at a time. While it lies there you can't start another, nor raise or add to someone else's. Once you have made the take that you owed, you may trail again, or go on with your own.
page-danish-owe-3 = So nothing can be built with the last card of a hand, and your last card must take your build. When another player raises it or adds to it, it is theirs.
page-danish-owe-example = You have just built 5♣+4♦. Now take it with 9♥, or take 3♠ with 3♦. You may not trail K♣.
page-danish-sweeps-1 = A take that empties the table is a svupper, also with 5♠, and also at the very end of the deal. { $sweep ->
    [0] It is worth nothing here.
    [one] It scores { $sweep } point.
   *[other] It scores { $sweep } points.
}
page-danish-sweeps-2 = When counting, svuppers cancel: as long as every player has one, each loses one.
page-danish-end-1 = Whoever made the last take also has sidsten: { $last ->
    [0] no point here.
    [one] { $last } point.
   *[other] { $last } points.
}
page-danish-counting-1 = Look through the piles and count:
page-danish-house-1 = Of those who get past { $target }, whoever is nearest to it wins.
page-danish-house-2 = 5♠ is an ordinary five.
page-danish-house-3 = No take is owed after building.
page-danish-house-4 = The match goes to 50, for a long evening.
page-danish-hints-1 = Build only if you can name the take that you'll make next, and what you'll do if the build is gone by then.
page-danish-hints-2 = Keep 5♠ until the table is rich or holds a build that you can't take, but not too long: before an empty table its power is worth nothing.
page-danish-hints-3 = Spades are worth more than cards: with two players seven of them are a majority. And know who plays last in the last hand, since the lead has moved.
