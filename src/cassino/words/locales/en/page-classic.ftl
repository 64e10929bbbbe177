### The rules page of Classic Cassino.

page-classic-idea-1 = Cassino is a game of taking cards from the table. An eight takes an eight, and it also takes a five and a three together. What you can't take yet you may prepare, by joining cards into a build that you'll take later, if nobody is quicker.
page-classic-idea-2 = There are { $total } points in every deal, and whoever has { $target } first wins. Anyone who can add up to ten can play.
page-classic-values-1 = An ace counts 1, the cards from two to ten count what they show. Jack, queen and king have no number: they only pair with their own rank.
page-classic-taking-1 = A face card takes one loose card of its own rank, never more.
page-classic-taking-example = Q♦ takes Q♠ or Q♥, but not both.
page-classic-building-1 = Only cards with a number are built with, so a build is worth ten at most. You may own several.
page-classic-sweeps-1 = { $sweep ->
    [0] In this game it brings nothing by itself to empty the table. Many tables give a point for it, and call it a sweep.
    [one] A take that empties the table is a sweep and scores { $sweep } point here.
   *[other] A take that empties the table is a sweep and scores { $sweep } points here.
}
page-classic-house-1 = A face card may take all cards of its rank.
page-classic-house-2 = A take that empties the table scores a point.
page-classic-house-3 = Exactly { $target } isn't enough; it takes one more.
page-classic-hints-1 = Take aces, spades, 10♦ and 2♠ first, then simply more cards. For two players, 27 cards and 7 spades are a majority.
page-classic-hints-2 = Trail what others can use least. A face card is the quietest thing to lay; an ace is a gift. And don't make a ten on the table while 10♦ is still out.
page-classic-hints-3 = A build shows everyone a card of your hand. Build on a value whose other cards are gone or in your own hand. A low single build may be raised away from you; a multiple one is safe from that.
