### The rules pages: headings, and what is the same in several games.

## Around the text

page-common-contents = On this page
page-common-switches = The house rules as switches
page-common-changed = This is the game as it is usually played. The house rules of this table, marked in the list at the end, come first.
page-common-relative = A relative of { $game }: what the list below doesn't change is played as it is told there.
page-common-read = Read the rules of { $game }
page-common-on-table = On the table
page-common-in-hand = In your hand
page-common-each-sweep = Each sweep

## Headings

page-common-head-idea = The idea
page-common-head-deal = The deal
page-common-head-values = What cards count
page-common-head-turn = Your turn
page-common-head-taking = Taking
page-common-head-building = Building
page-common-head-owe = What you owe
page-common-head-sweeps = Sweeps
page-common-head-end = The end of a deal
page-common-head-counting = Counting
page-common-head-winning = Winning
page-common-head-house = House rules others play
page-common-head-hints = Three hints

## The idea

page-common-idea-players = Two, three or four play; four also as two pairs, partners opposite each other. You need 52 cards without jokers, and something to write the score on.

## The deal

page-common-deal-chance = Let chance decide who deals first, for example by drawing cards.
page-common-deal-first = Shuffle, and deal by twos, twice round: two cards to each other player, beginning at the dealer's left, two face up to the table, two to the dealer. Everyone holds four cards, and four lie open in the middle.
page-common-deal-more = When all hands are empty, the dealer gives everyone four more cards, and none to the table, until the pack is used up. Each such round is a hand: { $two } in a deal of two players, { $three } of three, { $four } of four. At the final one the dealer says “last!”.
page-common-deal-turns = Turns go clockwise. The player to the dealer's left begins every hand, and deals the next time.

## What cards count

page-common-values-royal = Cards from two to ten count what they show, the jack 11, the queen 12, the king 13. An ace counts 1 or 14, as you need it.
page-common-values-aces = The ace that you play has one value for the whole play. Each ace on the table counts as the sum needs it.

## Your turn

page-common-turn-one = Play exactly one card from your hand. With it you take cards from the table, or build, or trail: you lay it on the table, where it stays as one more loose card.

## Taking

page-common-taking-groups = A card with a number takes groups worth as much as itself: a loose card of that value, loose cards that add up to it, or a whole build of that value. Take as many groups at once as you like, but each card belongs to one group only.
page-common-taking-free = As long as you owe nothing (more of that below), you may leave what you could take, and even trail a card that could take something.
page-common-taking-build = A build is taken whole, by a card of its own value, and is never part of a sum.
page-common-taking-pile = Your card and what it took go face down on your pile; partners share one.
page-common-taking-faces = Face cards are numbers like all others: a jack takes a six and a five.
page-common-taking-example = 8♠ takes 8♦, and 5♣+3♥ along with it.
page-common-taking-example-once = 8♠ takes 5♣+3♥ or 5♣+3♦, but not both: the one five serves one three.
page-common-taking-example-jack = J♦ takes J♣, and 6♥+5♦ along with it.
page-common-taking-example-ace = As 14, A♠ takes 9♣+5♦ and A♥; as 1 it takes A♥ alone.

## Building

page-common-building-new = Instead of taking, you may lay your card on loose cards and say what they make: “building eight”. They stay together until somebody takes them with an eight. You must hold a card of that value, and still hold it after the play.
page-common-building-groups = One group is a single build. Several groups, each worth the value, are a multiple build: “building eights”. You may lay several at once. Your card must belong to one of them; it may be a group by itself beside another.
page-common-building-say = A five laid on a five is “ten” or “fives”: say which.
page-common-building-owner = A build belongs to whoever made it, raised it or added to it last.
page-common-building-raise = Raise: lay one card from your hand on a single build, anybody's or your own, and name the new value, which you must hold. Loose cards can't help to change it, but loose groups that make the new value may join in the same play.
page-common-building-add = Add: a card that makes the build's value, alone or with loose cards, may go into any build, yours or not, if you still hold a card that takes it. It is then multiple, and yours.
page-common-building-fixed = A multiple build never changes its value. Cards in a build are never separated, and two builds are never joined.
page-common-building-up-to = Every card may be built with, up to a build of { $highest }.
page-common-building-example = You hold 8♠, so 3♦+5♣ may become a build of eight.
page-common-building-example-groups = You hold 6♠, so A♦+5♠ and 6♦ may become a build of sixes at once.
page-common-building-example-raise = 3♥ raises another player's build from five to eight, for you hold 8♥.
page-common-building-example-fixed = 2♦ can't raise this build to ten, though you hold 10♣: it has two groups.

## What you owe

page-common-owe-trail = While a build is yours you may not trail. Each turn must take something (it needn't be the build), make a new build, or raise or add to one.
page-common-owe-card = Keep the card that takes your build: no play may leave you without one.
page-common-owe-cards = Builds of different values need different cards; two of one value need only one. That your partner holds it isn't enough.
page-common-owe-stuck = So you're never stuck: with your last card you always take your builds.
page-common-owe-free = When another player raises your build or adds to it, it is theirs and you're free. Your partner's build doesn't bind you.
page-common-owe-example = The build of nine is yours. You may not trail 4♣, but 4♣+5♠ makes another nine, and 9♦ takes the first.

## Sweeps

page-common-sweeps-face-up = Turn the card that made it face up on your pile, to be counted later. The next player can only trail.
page-common-sweeps-point = A take that leaves the table empty is a sweep. { $sweep ->
    [0] It is worth nothing here.
    [one] It scores { $sweep } point.
   *[other] It scores { $sweep } points.
}

## The end of a deal

page-common-end-left = After the last card, the loose cards that are left go to whoever took cards last. That is never a sweep. If nobody took anything, nobody gets them.

## Counting

page-common-counting-piles = Look through the piles; partners count together.
page-common-counting-ties = If two tie for the most cards or the most spades, nobody gets those points.
page-common-counting-total = Without sweeps that makes { $total } points in a deal.

## Winning

page-common-winning-target = Deals follow one another until somebody stands at { $target } or more when a deal has been counted, and wins.
page-common-winning-several = If several get there in one deal, the highest total wins. If those are equal, play another deal.

## House rules and hints

page-common-house-agree = Cassino is played in many ways, so agree before the first deal:
page-common-house-raise-others = Only others may raise your build.
page-common-house-owner-trails = The owner of a build may trail, but keeps the card that takes it.
page-common-house-highest = If several reach { $target }, simply the highest total wins.
