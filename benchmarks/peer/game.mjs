// A card game with as little to it as a comparison allows: take what has your card's rank, or leave
// the card on the table. Its state is as large as that of a Cassino table, in cards.

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const RANKS = 'A23456789TJQK';
const HAND = 4;
const MARKED = ['Ac', 'Ad', 'Ah', 'As', '2s', 'Td'];

function freshDeck() {
  return Object.entries(SUITS).flatMap(([suit, suitName]) =>
    [...RANKS].map((rank, at) => ({
      id: rank + suit,
      rank,
      suit,
      value: at + 1,
      name: `${rank} of ${suitName}`,
      picture: `/cards/${suitName}/${rank}.svg`,
    })),
  );
}

function dealTo(state, players) {
  for (let player = 0; player < players; player += 1) {
    state.hands[player] = state.stock.splice(0, HAND);
  }
}

function newDeal(random, players) {
  const deck = freshDeck();
  const marked = deck.filter((card) => MARKED.includes(card.id));
  const stock = random.Shuffle(deck);
  const state = { marked, stock, table: stock.splice(0, HAND), hands: {}, piles: {}, left: 0 };
  dealTo(state, players);
  for (let player = 0; player < players; player += 1) state.piles[player] = [];
  return state;
}

function playCard({ G, ctx, playerID, random }, id) {
  const at = G.hands[playerID].findIndex((card) => card.id === id);
  if (at < 0) return 'INVALID_MOVE';
  const [card] = G.hands[playerID].splice(at, 1);
  const taken = G.table.filter((other) => other.rank === card.rank);
  if (taken.length > 0) {
    G.table = G.table.filter((other) => other.rank !== card.rank);
    G.piles[playerID].push(...taken, card);
  } else {
    G.table.push(card);
  }
  if (Object.values(G.hands).every((hand) => hand.length === 0)) {
    if (G.stock.length < HAND * ctx.numPlayers) Object.assign(G, newDeal(random, ctx.numPlayers));
    else dealTo(G, ctx.numPlayers);
  }
  return undefined;
}

// A player sees its own hand; of other hands and of the stock, how many cards there are.
function seenBy({ G, playerID }) {
  const hands = Object.entries(G.hands).map(([player, hand]) => [
    player,
    player === playerID ? hand : hand.length,
  ]);
  return { ...G, stock: [], left: G.stock.length, hands: Object.fromEntries(hands) };
}

export const cards = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => newDeal(random, ctx.numPlayers),
  moves: { playCard },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: seenBy,
};
