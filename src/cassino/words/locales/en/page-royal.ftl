### The rules page of Royal Cassino.

page-royal-idea-1 = Royal Cassino is Cassino in which the court has learned to count. You take cards from the table with a card worth as much, and join cards into builds that you'll take later. Jack, queen and king are worth 11, 12 and 13, the ace is 1 or 14, and clearing the table scores.
page-royal-idea-2 = Whoever has { $target } points first wins, and near the end it matters in which order points are counted.
page-royal-taking-1 = A queen takes one queen, or two, or all three, and a ten with a two besides.
page-royal-taking-example = Q♦ may take Q♠ alone, or both queens, or Q♠, Q♥ and 10♣+2♦ at once.
page-royal-building-1 = You may own any number of builds, even two of one value. An ace laid on an ace is “ones” or “fourteens”: say which.
page-royal-owe-1 = One ace can't answer for a build of one and a build of fourteen together.
page-royal-sweeps-1 = Sweeps never cancel each other. A take with the very last card counts too, if it leaves nothing.
page-royal-counting-1 = The order matters near the end: most cards, most spades, Big Cassino, Little Cassino, then the aces of spades, clubs, hearts and diamonds, and sweeps last.
page-royal-winning-1 = The first to stand at { $target } or more wins. If two could get there in one deal, points are added in the order of counting, and whoever stands at { $target } first has won, even if the other's total would be higher.
page-royal-winning-2 = Two can get there with the same item only by sweeps. Then the higher total wins, and equal totals play another deal.
page-royal-house-1 = Sweeps are worth nothing, as at many North American tables.
page-royal-house-2 = Sweeps that every side has cancel each other.
page-royal-house-3 = A card that equals loose cards may not be trailed, and takes all of them, as Dominicans play.
page-royal-hints-1 = Don't leave a table that one value can take as a whole. A lone high card is fairly safe, two equal cards are not.
page-royal-hints-2 = Keep aces for fourteens: they take the largest sums of all, and each is a point itself.
page-royal-hints-3 = Near { $target } the order counts for more than the total. With { $low } points go for cards, with { $middle } for 10♦. Spades come before both Cassinos, aces after.
