### The rules page of Dominican Royal Cassino.

page-dominican-idea-1 = This is Royal Cassino as it is played in the Dominican Republic. You take cards from the table with a card worth as much, and join cards into builds that you'll take later. Jack, queen and king are worth 11, 12 and 13, the ace is 1 or 14.
page-dominican-idea-2 = Equal cards must be taken, all of them. Only others raise your build. And a side that begins a deal close to { $target } can win it in one way only.
page-dominican-idea-3 = Two or three play, or four as two pairs, partners opposite each other, with 52 cards without jokers. Have paper ready for the score.
page-dominican-deal-1 = Shuffle, and deal by twos, twice round: two cards to each other player, beginning at the dealer's right, two face up to the table, two to the dealer. Everyone holds four cards, and four lie open in the middle.
page-dominican-deal-2 = Everything goes counter-clockwise. The player to the dealer's right begins every hand, and deals the next time.
page-dominican-taking-1 = If your card equals loose cards, you may not trail it. Either it takes, and then all loose cards equal to it are among what it takes, or it goes into a build.
page-dominican-taking-2 = An ace must take every loose ace; one that is part of a fourteen counts as taken. Sums and builds stay your choice.
page-dominican-taking-example = 7♠ must take 7♣, and may take 4♦+3♥ along with it, but not 4♦+3♥ alone.
page-dominican-taking-example-ace = A♠ takes A♥, as 1 alone or as 14 with 9♣+5♦. It may not leave A♥ behind.
page-dominican-building-1 = A build may leave a card lying that equals yours.
page-dominican-building-2 = Raise: lay one card from your hand on another player's single build and name the new value, which you must hold. Loose groups of the new value may join. You never raise your own; your partner's you may, if you hold the card yourself.
page-dominican-building-example = The build of seven is yours. 2♣ may not raise it to nine, though you hold 9♠.
page-dominican-owe-1 = The rule of equal cards binds everyone, whether they own a build or not.
page-dominican-sweeps-1 = Sweeps cancel: as long as every side has one, each loses one.
page-dominican-sweeps-2 = A side that begins the deal with { $blocked } points or more scores no sweeps, but they still cancel those of others.
page-dominican-winning-1 = What a side needs is judged by its score when the deal begins. Below { $low } it wins as usual, by standing at { $target } or more when the deal has been counted.
page-dominican-winning-2 = With { $low } it wins only by taking most cards, with { $middle } only by taking 10♦, with { $near } only by taking 2♠.
page-dominican-winning-3 = Whoever meets that condition has won, whatever others score. Whoever misses it adds the points of the deal, but only up to { $near }.
page-dominican-winning-4 = If two sides meet theirs in one deal, most cards goes before 10♦, and 10♦ before 2♠. If several reach { $target } from below { $low }, the highest total wins; if those are equal, play on without these limits until one side is ahead.
page-dominican-house-1 = With { $near } points a side wins by most spades, not by 2♠.
page-dominican-house-2 = There are no limits near the end; { $target } wins.
page-dominican-house-3 = Equal cards may be left lying, or trailed.
page-dominican-house-4 = You may raise your own build.
page-dominican-hints-1 = Before you trail, look for equals: your card may be forced to take at a bad moment.
page-dominican-hints-2 = Your build can't grow under your own hands, but others can raise it. So build high, or build multiple.
page-dominican-hints-3 = Plan where you land: a point or two below { $low } with free choice is often worth more than { $low } with one way out.
