### The games: name and one line each.

variant-classic = Classic Cassino
variant-classic-line = The game to begin with: face cards only pair, and sweeps count nothing.
variant-royal = Royal Cassino
variant-royal-line = Face cards count 11, 12 and 13, the ace 1 or 14, and sweeps score.
variant-danish = Danish Kasino
variant-danish-line = Cards with two values, a five that clears the table, a take owed after building.
variant-dominican = Dominican Royal Cassino
variant-dominican-line = Equal cards must be taken, and the last points before 21 are hard to get.
variant-royal-na = Royal Cassino, North American
variant-royal-na-line = Royal Cassino in which sweeps score nothing.
variant-swedish = Swedish Kasino
variant-swedish-line = Royal without building, to 16, with most spades worth two.
variant-finnish = Finnish Kasino
variant-finnish-line = Swedish, with cards that are high in the hand and low on the table.
variant-laistokasino = Laistokasino
variant-laistokasino-line = Finnish upside down: you must take, and points are bad.
variant-byggkasino = Byggkasino
variant-byggkasino-line = Finnish with building, to 21.
variant-spade = Spade Cassino
variant-spade-line = Classic in which every spade scores at once, to 61.
variant-draw = Draw Cassino
variant-draw-line = Classic for two, with a new card after every play.

variant-house = { $name } with house rules
