### Why a move isn't legal. One sentence each; $card, $cards and the like come as signs: 10♦, 5♣+3♥.

# Shown after the sentence, with the number of the rule.
refusal-rule = Rule { $rule }

refusal-card-not-in-hand = You don't hold { $card }.
refusal-card-not-on-table = { $card } isn't on the table.
refusal-card-twice = You name { $card } twice, but a card counts only once.
refusal-card-in-a-build = { $card } lies in the build of { $value }, which stays together.
refusal-card-no-such-build = There is no build with { $cards } on the table.

refusal-turn-must-capture = You built on your last turn, so now you must take something.
refusal-turn-must-capture-or-extend = You built on your last turn, so now you must take something or go on with your build.
refusal-turn-must-take-if-able = Whoever can take must take, and you can.

refusal-trail-owns-build = You own the build of { $value }, so you may not just lay { $card } down.
refusal-trail-equal-loose = { $equal } lies there, so { $card } can't just be laid down: take with it or build with it.
refusal-trail-can-capture = { $card } can take something, so it can't just be laid down.

refusal-capture-takes-nothing = Choose what { $card } should take.
refusal-capture-empty-table = There is nothing on the table for { $card } to take.
refusal-capture-does-not-sum = { $size ->
    [1] { $card } can't take { $cards }.
   *[other] { $card } can't take { $cards }: they don't split into groups that make { $value }.
}
# $sum is 0 when the cards can't be added up at all.
refusal-capture-group-sum = { $sum ->
    [0] { $cards } can't be added up to { $value }.
   *[other] { $cards } makes { $sum }, not { $value }.
}
refusal-capture-has-no-value = { $card } has no number, so { $played } can't take it.
refusal-capture-wrong-value = { $card } can't count { $value }.
refusal-capture-face-pairs-only = { $card } has no number: it takes only loose cards of its own rank, each by itself.
refusal-capture-one-face = { $card } takes one card of its rank, not more.
refusal-capture-one-or-three-faces = { $card } takes one card of its rank or all three, never two.
refusal-capture-build-value = That build is worth { $worth }, and { $card } can't count { $worth }.
refusal-capture-build-in-sum = A build is never part of a sum: only a card worth { $worth } takes that one, whole.
refusal-capture-multiple-build-in-sum = A multiple build is never part of a sum: only a card worth { $worth } takes the { $worth }s.
refusal-capture-leaves-equal = { $card } must take every loose card equal to it, { $left } too.
refusal-capture-not-all = { $card } must take all it can, and something worth { $value } would be left.
refusal-capture-no-power = Only 5♠ can clear the table, where the house rules let it, and then it takes everything.

refusal-build-no-builds = There is no building in this game.
refusal-build-face-card = { $card } has no number, so it can't go into a build.
refusal-build-one-card = { $card } alone is no build: choose cards on the table to go with it.
refusal-build-played-card-outside = { $card } must be part of the build of { $value }; the cards on the table can't make it alone.
refusal-build-does-not-sum = { $cards } doesn't come out: every group of that build must make { $value }.
refusal-build-group-sum = { $sum ->
    [0] { $cards } can't be added up, but every group of that build must make { $value }.
   *[other] { $cards } makes { $sum }, but that build is worth { $value }.
}
refusal-build-no-card-in-hand = You hold no other card worth { $value }, so you couldn't take that build.
refusal-build-one-card-two-values = Each of your builds needs a card of its own in your hand, and none is left for { $value }.
refusal-build-left-without-card = Without { $card } you hold no card for your build of { $value }.
refusal-build-group-too-large = A group in a build may have at most { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
refusal-build-value-stands = A build of { $value } stands already, and there can't be a second one.
refusal-build-too-many = You may own only { $count ->
    [1] one build
   *[other] { $count } builds
} at a time.
refusal-build-multiple-is-fixed = That build can't become { $value }: its value is fixed at { $worth } since it has two groups.
refusal-build-raise-own = That build of { $worth } is yours, and you may raise only other players' builds.
refusal-build-raise-with-table-cards = Only the card you play can raise a build to { $value }; loose cards can't help.
refusal-build-raise-is-higher = A raise must go up: that build is worth { $worth } already, so it can't become { $value }.
refusal-build-add-other-value = That build is worth { $worth }, so nothing can be added to it as { $value }.
refusal-build-joins-builds = { $card } lies in another build, and two builds are never joined.
