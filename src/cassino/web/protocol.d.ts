// Written by scripts/protocol_types.py from the protocol's schema.

/** A frame from a client: its id, the last version that the client has seen, and a command. */
export type ClientFrame = {
  id: string;
  version: number;
  command: Play | Start | Next | Salt | Undo | Resign | StandIn | Rematch | Answer | HandOver | TakeBack | Sit | Stand | SetSeat | Rules | Rename | Leave | Close | Say | Select | Moves | Hint | Hello | Speak | Ping;
};

/** Make a move, written as the notation has it. */
export type Play = {
  type: "play";
  seat: number;
  move: string;
};

/** Start the match (host). */
export type Start = {
  type: "start";
};

/** Deal, when everybody who is there wants it. */
export type Next = {
  type: "next";
};

/** Stir the next deal. */
export type Salt = {
  type: "salt";
  seat: number;
  salt: string;
};

/** Take one's last move back. */
export type Undo = {
  type: "undo";
  seat: number;
};

/** Give the match up. */
export type Resign = {
  type: "resign";
  seat: number;
};

/** Ask that a computer plays for somebody who is away or out of time. */
export type StandIn = {
  type: "stand-in";
  seat: number;
};

/** Offer another match. */
export type Rematch = {
  type: "rematch";
};

/** Answer an open question. */
export type Answer = {
  type: "answer";
  question: "next-deal" | "rematch" | "stand-in" | "undo";
  yes: boolean;
};

/** Let a computer play one's own seat. */
export type HandOver = {
  type: "hand-over";
  seat: number;
};

/** Play one's own seat again. */
export type TakeBack = {
  type: "take-back";
  seat: number;
};

/** Sit down in a free seat, or in a computer's. */
export type Sit = {
  type: "sit";
  seat: number;
  name: string;
};

/** Stand up from a seat. */
export type Stand = {
  type: "stand";
  seat: number;
};

/** Make a seat empty, keep it for a person or give it to a computer (host). */
export type SetSeat = {
  type: "seat";
  seat: number;
  kind: "computer" | "empty" | "person";
  level?: string | null;
};

/** Change the house rules, between matches (host); what is left out stays. */
export type Rules = {
  type: "rules";
  variant?: string;
  options?: Record<string, unknown>;
  seats?: number;
  partners?: boolean;
  clock?: string;
  chat?: boolean;
  level?: string;
};

/** Change the name of one seat, or one's own. */
export type Rename = {
  type: "rename";
  name: string;
  seat?: number | null;
};

/** Leave the table. */
export type Leave = {
  type: "leave";
};

/** Close the table for good (host). */
export type Close = {
  type: "close";
};

/** Say something: an emote or phrase by its name, or a line of chat. */
export type Say = {
  type: "say";
  speech: "chat" | "emote" | "phrase";
  text: string;
};

/** Ask what can join a hand card and the table cards chosen with it. */
export type Select = {
  type: "select";
  seat: number;
  card: string;
  chosen?: string[];
};

/** Ask for legal moves, of one hand card or of all. */
export type Moves = {
  type: "moves";
  seat: number;
  card?: string | null;
  limit?: number;
};

/** Ask for a good move. */
export type Hint = {
  type: "hint";
  seat: number;
};

/** Be at a table: by cookie and the table's id, or by a link of one's own. */
export type Hello = {
  type: "hello";
  table?: string | null;
  link?: string | null;
  language?: string | null;
};

/** Go on in another language. */
export type Speak = {
  type: "language";
  language: string;
};

/** Ask whether the server is there. */
export type Ping = {
  type: "ping";
};

/** Done; `version` is the table's when it was done. */
export type Ack = {
  type: "ack";
  id: string;
  version: number;
};

/** Not done, and why; `id` is None where the frame could not be read. */
export type Refusal = {
  type: "refusal";
  id: string | null;
  version: number;
  code: string;
  rule: string | null;
  sentence: string;
};

/** The answer to a good hello. */
export type Welcome = {
  type: "welcome";
  id: string;
  protocol: number;
  table: string;
  language: string;
};

/**
 * The table now, and what happened since the state before.
 *
 * `fresh` says that the events aren't all that happened: show the view, move nothing.
 */
export type State = {
  type: "state";
  version: number;
  fresh: boolean;
  events: (Dealt | LastHand | Played | Swept | KnockedOut | Drew | Residue | Target | Scored | Undone | Spoken | SeatEvent | GuestEvent | QuestionEvent | TableChange)[];
  view: ViewShape;
};

/** A hand was dealt; `hands` are of the reader's seats, `sizes` of all. */
export type Dealt = {
  kind: "dealt";
  hand: number;
  dealer: number;
  leader: number;
  hands: Record<string, string[]>;
  sizes: number[];
  table: string[];
  seq: number;
  line?: string | null;
};

/** The last hand of the deal was announced. */
export type LastHand = {
  kind: "last";
  seq: number;
  line?: string | null;
};

/** A move was made; `cards` are the table cards that it takes or uses. */
export type Played = {
  kind: "played";
  seat: number;
  card: string;
  move: "add" | "build" | "raise" | "take" | "trail";
  cards: string[];
  groups: string[][];
  value: number | null;
  computer: boolean;
  seq: number;
  line?: string | null;
};

/** A capture left the table empty. */
export type Swept = {
  kind: "swept";
  seat: number;
  seq: number;
  line?: string | null;
};

/** A sweep cancelled one of another side. */
export type KnockedOut = {
  kind: "knocked-out";
  seat: number;
  side: number;
  seq: number;
  line?: string | null;
};

/** A seat drew a card; `??` for one that the reader may not see. */
export type Drew = {
  kind: "drew";
  seat: number;
  card: string;
  seq: number;
  line?: string | null;
};

/** What was left on the table went to a side, or to nobody. */
export type Residue = {
  kind: "residue";
  side: number | null;
  cards: string[];
  seq: number;
  line?: string | null;
};

/** A side reached the target in mid-deal. */
export type Target = {
  kind: "target";
  side: number;
  seq: number;
  line?: string | null;
};

/** The deal was counted. */
export type Scored = {
  kind: "scored";
  points: number[];
  seq: number;
  line?: string | null;
};

/** Moves were taken back. */
export type Undone = {
  kind: "undone";
  seat: number;
  count: number;
  seq: number;
  line?: string | null;
};

/** Somebody said something; `text` is finished, `name` is that of an emote or phrase. */
export type Spoken = {
  kind: "said";
  guest: number;
  by: string;
  seat: number | null;
  speech: "chat" | "emote" | "phrase";
  name: string;
  text: string;
  seq: number;
  line?: string | null;
};

/** Something about a seat: who sits or plays there, or its time. */
export type SeatEvent = {
  kind: "seat";
  what: "resigned" | "salted" | "set" | "stand-in" | "stand-in-over" | "taken" | "time-up";
  seat: number;
  seq: number;
  line?: string | null;
};

/** Something about a person. */
export type GuestEvent = {
  kind: "guest";
  what: "back" | "came" | "left" | "lost" | "renamed";
  guest: number;
  seq: number;
  line?: string | null;
};

/** A question was asked, agreed to or dropped. */
export type QuestionEvent = {
  kind: "question";
  what: "answered" | "asked" | "dropped";
  question: "next-deal" | "rematch" | "stand-in" | "undo";
  guest: number;
  seq: number;
  line?: string | null;
};

/** Something about the table as a whole. */
export type TableChange = {
  kind: "table";
  what: "closed" | "committed" | "dealing" | "match" | "opened" | "rules";
  seq: number;
  line?: string | null;
};

/** The table as a guest may see it. */
export type ViewShape = {
  phase: "before-deal" | "closed" | "lobby" | "over" | "playing";
  you: YouShape;
  game: GameShape;
  deal: DealShape | null;
  seats: SeatShape[];
  guests: GuestShape[];
  tracks: TrackShape[];
  loose: string[];
  builds: BuildShape[];
  hands: HandShape[];
  piles: string[][];
  line: string;
  moves: MovesShape | null;
  log: LineShape[] | null;
  questions: QuestionShape[];
  can: string[];
  count: CountShape | null;
  fair: FairShape[];
  result: ResultShape | null;
  at: number;
  clock_running: number | null;
};

/** Who the reader is at the table; a watcher has no seats. */
export type YouShape = {
  guest: number | null;
  seats: number[];
  host: boolean;
};

/** What is played. `clock` as in the forms: `none`, `move:30` or `bank:300+5`. */
export type GameShape = {
  variant: string;
  options: Record<string, boolean | number | string | null>;
  name: string;
  seats: number;
  partners: boolean;
  target: number;
  level: string;
  chat: boolean;
  clock: string;
  house_rules: boolean;
  marks: MarkShape[];
};

/** A card that counts by itself, its points, and its name with them. */
export type MarkShape = {
  card: string;
  points: number;
  name: string;
};

/** Where the deal stands; `hands` is 0 where hands aren't counted. */
export type DealShape = {
  match: number;
  number: number;
  hand: number;
  hands: number;
  last: boolean;
  stock: number;
  dealer: number;
  turn: number | null;
  label: string;
  hand_label: string;
  stock_label: string;
};

/** A seat; `held` and `taken` are numbers of cards, `clock` the milliseconds left. */
export type SeatShape = {
  seat: number;
  side: number;
  name: string;
  kind: "computer" | "empty" | "person";
  level: string | null;
  guest: number | null;
  mine: boolean;
  partner: boolean;
  connected: boolean;
  computer_plays: boolean;
  held: number;
  taken: number;
  sweeps: number;
  turn: string;
  note: string;
  label: string;
  clock: number | null;
};

/** A person at the table. */
export type GuestShape = {
  guest: number;
  name: string;
  connected: boolean;
  mine: boolean;
};

/** A side's score on its way to the target. */
export type TrackShape = {
  side: number;
  name: string;
  score: number;
  target: number;
  mine: boolean;
  label: string;
};

/** A build; `key` stays while the build lies there, raised or added to. */
export type BuildShape = {
  key: string;
  value: number;
  times: string;
  owner: number;
  mine: boolean;
  tag: string;
  groups: string[][];
  label: string;
};

/** The cards of one's own seat; `pile_label` says in words what its side has taken. */
export type HandShape = {
  seat: number;
  cards: string[];
  pile_label: string;
};

/** The first legal moves of a seat; `more` says that there are others. */
export type MovesShape = {
  seat: number;
  moves: MoveShape[];
  more: boolean;
};

/** A legal move: its text, what its button says, and the cards in it. */
export type MoveShape = {
  move: string;
  label: string;
  kind: "build" | "take" | "trail";
  card: string;
  cards: string[];
};

/** A line of the log. */
export type LineShape = {
  seq: number;
  text: string;
};

/** An open question; `asked` says that the reader is to answer, `mine` that it is theirs. */
export type QuestionShape = {
  question: "next-deal" | "rematch" | "stand-in" | "undo";
  seat: number | null;
  by: number;
  mine: boolean;
  asked: boolean;
  sentence: string;
};

/** The count of a deal, item by item, and what it decided. */
export type CountShape = {
  deal: number;
  title: string;
  sides: CountSideShape[];
  rows: CountRowShape[];
  total_label: string;
  before: number[];
  after: number[];
  decision: string;
};

/** A side in the heading of the count. */
export type CountSideShape = {
  name: string;
  mine: boolean;
};

/** An item of the count: what each side has and gets; less than 0 is taken back. */
export type CountRowShape = {
  key: string;
  label: string;
  note: string;
  cards: string[];
  amounts: string[];
  points: number[];
};

/** The proof of a shuffle; `secret` and `salts` only when the deal is over. */
export type FairShape = {
  deal: number;
  commitment: string;
  order: number[];
  salted: number[];
  secret: string | null;
  salts: string[] | null;
};

/** How a match ended; `match` names it for its replay. */
export type ResultShape = {
  match: string;
  winner: number | null;
  sentence: string;
  with_undo: boolean;
};

/** What can join the cards chosen, and the moves that are whole. */
export type Selection = {
  type: "selection";
  id: string;
  version: number;
  card: string;
  chosen: string[];
  joinable: string[];
  sum: string;
  line: string;
  moves: MoveShape[];
};

/** Legal moves; `more` says that there are others. */
export type MoveList = {
  type: "moves";
  id: string;
  version: number;
  seat: number;
  card: string | null;
  moves: MoveShape[];
  more: boolean;
};

/** A good move and why. */
export type HintGiven = {
  type: "hint";
  id: string;
  version: number;
  seat: number;
  move: MoveShape;
  sentence: string;
  reasons: string[];
};

/** The server is there; `at` is its time in milliseconds. */
export type Pong = {
  type: "pong";
  id: string;
  version: number;
  at: number;
};

/** The server closes the line, and why. */
export type Goodbye = {
  type: "goodbye";
  code: string;
  sentence: string;
};

export type ClientMessage = ClientFrame;

export type ServerMessage = Ack | Refusal | Welcome | State | Selection | MoveList | HintGiven | Pong | Goodbye;
