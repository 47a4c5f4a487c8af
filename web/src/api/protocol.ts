// Made from the service's schemas by `make types`. Don't edit.

/**
 * A card that a claimant turned up.
 *
 *
 */
export type Shown = [number, number, string];
/**
 * Coins that move between seats, the bank and the courthouse.
 *
 *
 */
export type Move = [number | ("bank" | "courthouse"), number | ("bank" | "courthouse"), number];
export type ClientMessage = Hello | Act | Reveal | Ready | Say | Vote | Back | Ping;
export type ServerMessage =
  Welcome | TableNow | ViewNow | Happened | AskedOf | MayPeek | Accepted | Said | Pong | Refusal | Closing;

/**
 * The first message: what the client has. Without numbers it is sent everything it may know.
 *
 */
export interface Hello {
  type: "hello";
  game: number | null;
  events: number | null;
  chat: number;
  device: ("hand" | "open") | null;
}
/**
 * An action in a game. Sent twice with the same id, it is acknowledged twice and done once.
 *
 */
export interface Act {
  type: "act";
  id: string;
  game: number;
  action:
    | Look
    | Swap
    | Announce
    | Contest
    | Pass
    | PickPlayer
    | Decline
    | PickCard
    | NameCharacter
    | SwapOrNot
    | PickDirection
    | Hide
    | Guess
    | Peek;
}
/**
 * Turn: look at one of your own cards.
 *
 */
export interface Look {
  type: "look";
  decision: number;
  player: number;
  spot: number;
}
/**
 * Turn: take two cards under the table and swap them, or not.
 *
 */
export interface Swap {
  type: "swap";
  decision: number;
  player: number;
  mine: number;
  other: number;
  really: boolean;
}
/**
 * Turn: claim to be a character, with one of your cards.
 *
 */
export interface Announce {
  type: "announce";
  decision: number;
  player: number;
  character: string;
  spot: number;
}
/**
 * Claim to be the announced character too, with one of your cards.
 *
 */
export interface Contest {
  type: "contest";
  decision: number;
  player: number;
  spot: number;
}
/**
 * Let the announcement stand.
 *
 */
export interface Pass {
  type: "pass";
  decision: number;
  player: number;
}
/**
 * Choose a person for a power.
 *
 */
export interface PickPlayer {
  type: "pick-player";
  decision: number;
  player: number;
  target: number;
}
/**
 * Choose nobody, where a power allows it.
 *
 */
export interface Decline {
  type: "decline";
  decision: number;
  player: number;
}
/**
 * Choose a card for a power.
 *
 */
export interface PickCard {
  type: "pick-card";
  decision: number;
  player: number;
  spot: number;
}
/**
 * Name a character: what a card, yours or another's, is claimed to be.
 *
 */
export interface NameCharacter {
  type: "name-character";
  decision: number;
  player: number;
  character: string;
}
/**
 * Swap the two cards that a power took, or not.
 *
 */
export interface SwapOrNot {
  type: "swap-or-not";
  decision: number;
  player: number;
  really: boolean;
}
/**
 * Choose a direction around the table.
 *
 */
export interface PickDirection {
  type: "pick-direction";
  decision: number;
  player: number;
  direction: "left" | "right";
}
/**
 * Hide a number of coins.
 *
 */
export interface Hide {
  type: "hide";
  decision: number;
  player: number;
  number: number;
}
/**
 * Guess the hidden number.
 *
 */
export interface Guess {
  type: "guess";
  decision: number;
  player: number;
  number: number;
}
/**
 * Interjection: confess a look at your own card outside your turn. It answers no decision.
 *
 */
export interface Peek {
  type: "peek";
  player: number;
  spot: number;
}
/**
 * The share that a person had promised, after they have checked the lock.
 *
 */
export interface Reveal {
  type: "reveal";
  seat: number;
  lock: string;
  share: string;
}
/**
 * The player has seen the deal.
 *
 */
export interface Ready {
  type: "ready";
  game: number;
}
/**
 * A chat message to the table.
 *
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * A vote for more time or for ending the game, or its withdrawal.
 *
 */
export interface Vote {
  type: "vote";
  about: "abort" | "wait";
  yes: boolean;
}
/**
 * The person makes their own decisions again.
 *
 */
export interface Back {
  type: "back";
}
/**
 * A heartbeat, answered by a pong.
 *
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to a hello; sent again when the person's seat changes.
 *
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number | null;
  now: number;
  heartbeat: number;
  hands: Hand[];
}
/**
 * A player on a shared device.
 *
 */
export interface Hand {
  seat: number;
  person: string | null;
}
/**
 * The table without the game; sent whenever it changes.
 *
 */
export interface TableNow {
  type: "table";
  code: string;
  phase: "aborted" | "closed" | "dealing" | "finished" | "lobby" | "memorising" | "playing";
  game: number;
  settings: Settings;
  seats: SeatNow[];
  deadline: number | null;
  watching: number;
  warnings: Warned[];
  fair: Fair | null;
}
/**
 * Everything the host chooses before the cards are dealt.
 *
 */
export interface Settings {
  edition: "first" | "second";
  players: number;
  set: string | null;
  cards: string[] | null;
  cemetery: string[] | null;
  options: Options;
  public: boolean;
  first: number | null;
  seats: "chosen" | "random";
  clock: null | 30 | 60 | 180 | 86400 | 259200 | 604800;
  window: number | null;
  contest: "clockwise" | "sealed";
  memory: "fading" | "open";
  spectators: boolean;
  newcomers: boolean;
  memorise: number;
  beat: number;
  pace: "fast" | "instant" | "slow" | "usual";
}
/**
 * Options of a table. The defaults follow the rulebooks.
 *
 */
export interface Options {
  confess_peek: boolean;
  only_the_richest: boolean;
  spy_sees_centre: boolean;
  turn_limit: number | null;
}
/**
 * A seat and its occupant.
 *
 */
export interface SeatNow {
  kind: "bot" | "empty" | "person";
  name: string;
  face: Face | null;
  bot: string | null;
  temper: Temper | null;
  host: boolean;
  connected: boolean;
  lost_at: number | null;
  away: boolean;
  ready: boolean;
  muted: boolean;
  votes: ("abort" | "wait")[];
}
/**
 * A chosen face.
 *
 */
export interface Face {
  mask: "beak" | "bear" | "cat" | "diamond" | "feather" | "flames" | "half" | "horns";
  colour:
    | "amber"
    | "coral"
    | "ink"
    | "iris"
    | "lagoon"
    | "moss"
    | "oak"
    | "orchid"
    | "pine"
    | "rose"
    | "rust"
    | "sky"
    | "slate";
  dark: boolean;
}
/**
 * The character of a bot; each number is from 0 to 1.
 *
 */
export interface Temper {
  boldness: number;
  scepticism: number;
  memory: number;
}
/**
 * A rule breach of the set that does not forbid it.
 *
 */
export interface Warned {
  code: string;
  sentence: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * The commitment to the deal of this game, or of the next; the secret is revealed after the game.
 *
 */
export interface Fair {
  version: 1 | 2;
  commitment: string;
  attempt: number;
  failed: FailedAttempt[];
  promises: string[];
  lock: Lock | null;
  awaited: number[];
  shares: string[];
}
/**
 * An attempt to deal that failed because shares were missing. Its secret is burnt.
 *
 */
export interface FailedAttempt {
  secret: string;
  missing: number[];
}
/**
 * The lock: everything that a deal depends on besides the secret and the shares. It names nobody.
 *
 */
export interface Lock {
  version: 2;
  table: string;
  game: number;
  attempt: number;
  failed: FailedAttempt[];
  commitment: string;
  rules: number;
  settings: {
    [k: string]:
      | string
      | number
      | boolean
      | string[]
      | {
          [k: string]: string | number | boolean | null;
        }
      | null;
  };
  scenarios: Scenario[];
  draws_seats: boolean;
  first: number | null;
  seats: (LockedPerson | LockedBot)[];
}
/**
 * The cards in play and the number of players.
 *
 */
export interface Scenario {
  edition: "first" | "second";
  players: number;
  cards: string[];
  cemetery: string[];
  id: string | null;
  name: string | null;
}
/**
 * A person, with the promise of their share.
 *
 */
export interface LockedPerson {
  kind: "person";
  promise: string;
}
/**
 * A bot. It has no share.
 *
 */
export interface LockedBot {
  kind: "bot";
  bot: string;
  temper: [number, number, number] | null;
}
/**
 * Everything the viewer may know of the game; further events are numbered on from its last one.
 *
 */
export interface ViewNow {
  type: "view";
  game: number;
  view: View;
  deadline: number | null;
  head: string;
  shown_at: number;
}
/**
 * What a viewer may know now.
 *
 */
export interface View {
  viewer: number | "spectator" | Tenure;
  table: Table;
  touched: (Touch | null)[];
  bound: Bound[];
  facts: Fact[];
  events: (
    | Dealt
    | TurnStarted
    | Asked
    | Looked
    | Peeked
    | Swapped
    | Announced
    | Contested
    | Passed
    | Revealed
    | PowerUsed
    | PowerEnded
    | ChosePlayer
    | Declined
    | ChoseCard
    | Named
    | ChoseDirection
    | Hid
    | Guessed
    | Uncovered
    | CoinsMoved
    | Unmasked
    | ShownAround
    | SeatsChanged
    | Eliminated
    | CardLeft
    | Handed
    | Raised
    | Buried
    | Ended
  )[];
  first: number;
}
/**
 * A viewer who is a player during a part of the game only, and a spectator otherwise.
 *
 */
export interface Tenure {
  player: number;
  held: number[];
}
/**
 * The open table: everything that a spectator knows.
 *
 */
export interface Table {
  setup: Setup;
  coins: number[];
  bank: number;
  courthouse: number;
  sitting: number[];
  out: number[];
  filled: boolean[];
  buried: number;
  turn: number;
  seat: number;
  revealed: number[];
  peeked: number[];
  round: ClaimRound | null;
  stack: Use[];
  last_played: string | null;
  decisions: number;
  decision: Decision | null;
  result: Result | null;
}
/**
 * A scenario with its options: everything fixed before the deal.
 *
 */
export interface Setup {
  scenario: Scenario;
  options: Options;
}
/**
 * An announcement, and the claims and answers of the others.
 *
 */
export interface ClaimRound {
  character: string;
  claims: Claim[];
  waiting: number[];
  shown: string[];
  rightful: number[];
}
/**
 * A person's claim that one of their cards is the announced character.
 *
 */
export interface Claim {
  player: number;
  spot: number;
}
/**
 * A use of a power. A power used through another lies on top of it.
 *
 */
export interface Use {
  character: string;
  user: number;
  spot: number;
  partners: number[];
  answers: (number | string | null)[];
  raised: string | null;
}
/**
 * The decision that the game waits for: there is one at a time.
 *
 */
export interface Decision {
  number: number;
  player: number;
  question:
    | TurnChoice
    | ContestOrPass
    | WhichPlayer
    | WhichCard
    | WhichCharacter
    | WhetherToSwap
    | WhichWay
    | HowMany
    | GuessHowMany;
}
/**
 * Look, Swap or Announce, as far as the binding allows.
 *
 */
export interface TurnChoice {
  type: "turn-choice";
  binding: ("look" | "no-announce" | "opening" | "swap") | null;
}
/**
 * Claim to be the announced character too, or let it stand.
 *
 */
export interface ContestOrPass {
  type: "contest-or-pass";
  character: string;
}
/**
 * Choose a person for the power of `character`.
 *
 */
export interface WhichPlayer {
  type: "which-player";
  character: string;
  players: number[];
  optional: boolean;
}
/**
 * Choose a card for the power of `character`.
 *
 */
export interface WhichCard {
  type: "which-card";
  character: string;
  spots: number[];
}
/**
 * Name a character for the power of `character`.
 *
 */
export interface WhichCharacter {
  type: "which-character";
  character: string;
  characters: string[];
}
/**
 * Swap the two cards that the power of `character` took, or not.
 *
 */
export interface WhetherToSwap {
  type: "whether-to-swap";
  character: string;
  first: number;
  second: number;
}
/**
 * Choose a direction around the table.
 *
 */
export interface WhichWay {
  type: "which-way";
  character: string;
}
/**
 * Hide a number of coins, from 1 to `most`.
 *
 */
export interface HowMany {
  type: "how-many";
  character: string;
  most: number;
}
/**
 * Guess the hidden number, from 1 to `most`.
 *
 */
export interface GuessHowMany {
  type: "guess-how-many";
  character: string;
  most: number;
}
/**
 * How the game ended.
 *
 */
export interface Result {
  winners: number[];
  reason: "cheat" | "last-standing" | "ruin" | "thirteen" | "turn-limit";
}
/**
 * The last player who may have changed the card at a spot.
 *
 */
export interface Touch {
  turn: number;
  player: number;
}
/**
 * A player whose current or next turn is restricted.
 *
 */
export interface Bound {
  player: number;
  binding: "look" | "no-announce" | "opening" | "swap";
}
/**
 * A card that the viewer saw, where and when. It may have moved since.
 *
 */
export interface Fact {
  event: number;
  turn: number;
  spot: number;
  character: string;
  how: "deal" | "end" | "look" | "peek" | "reveal" | "shown";
}
/**
 * The cards were dealt face up, then turned over; everyone has seen all of them.
 *
 */
export interface Dealt {
  type: "dealt";
  setup: Setup;
  cards: string[];
  first: number;
  cemetery: string[] | null;
}
/**
 * A turn begins at a seat.
 *
 */
export interface TurnStarted {
  type: "turn-started";
  turn: number;
  seat: number;
  player: number;
  binding: ("look" | "no-announce" | "opening" | "swap") | null;
}
/**
 * The game waits for one person's decision.
 *
 */
export interface Asked {
  type: "asked";
  decision: Decision;
}
/**
 * A person secretly looked at cards.
 *
 */
export interface Looked {
  type: "looked";
  player: number;
  spots: number[];
  characters: string[] | null;
}
/**
 * A person confessed to a look at their own card outside their turn.
 *
 */
export interface Peeked {
  type: "peeked";
  player: number;
  spot: number;
  character: string | null;
}
/**
 * A person took two cards under the table and put them back, swapped or not.
 *
 */
export interface Swapped {
  type: "swapped";
  player: number;
  first: number;
  second: number;
  really: boolean | null;
}
/**
 * A person claims to be a character.
 *
 */
export interface Announced {
  type: "announced";
  player: number;
  character: string;
  spot: number;
}
/**
 * A person claims to be the announced character too.
 *
 */
export interface Contested {
  type: "contested";
  player: number;
  spot: number;
}
/**
 * A person lets the announcement stand.
 *
 */
export interface Passed {
  type: "passed";
  player: number;
}
/**
 * All claimants turn up their claimed cards at once.
 *
 */
export interface Revealed {
  type: "revealed";
  cards: Shown[];
}
/**
 * A person starts to use a power.
 *
 */
export interface PowerUsed {
  type: "power-used";
  player: number;
  character: string;
  spot: number;
  partners: number[];
}
/**
 * A power ended, or was cut short.
 *
 */
export interface PowerEnded {
  type: "power-ended";
  player: number;
  character: string;
}
/**
 * A power's user chose a person.
 *
 */
export interface ChosePlayer {
  type: "chose-player";
  player: number;
  target: number;
}
/**
 * A power's user chose nobody.
 *
 */
export interface Declined {
  type: "declined";
  player: number;
}
/**
 * A power's user chose a card.
 *
 */
export interface ChoseCard {
  type: "chose-card";
  player: number;
  spot: number;
}
/**
 * A person named a character.
 *
 */
export interface Named {
  type: "named";
  player: number;
  character: string;
}
/**
 * A power's user chose a direction around the table.
 *
 */
export interface ChoseDirection {
  type: "chose-direction";
  player: number;
  direction: "left" | "right";
}
/**
 * A person hid a number of coins under a hand.
 *
 */
export interface Hid {
  type: "hid";
  player: number;
  number: number | null;
}
/**
 * A person guessed the hidden number.
 *
 */
export interface Guessed {
  type: "guessed";
  player: number;
  number: number;
}
/**
 * The hidden number was shown.
 *
 */
export interface Uncovered {
  type: "uncovered";
  player: number;
  number: number;
}
/**
 * One movement of coins; the end is checked after it (rule 5.1).
 *
 */
export interface CoinsMoved {
  type: "coins-moved";
  moves: Move[];
  reason: "fine" | "power";
}
/**
 * A power made a person reveal a card to everyone.
 *
 */
export interface Unmasked {
  type: "unmasked";
  player: number;
  spot: number;
  character: string;
}
/**
 * A person showed their card to everyone else without seeing it.
 *
 */
export interface ShownAround {
  type: "shown-around";
  player: number;
  spot: number;
  character: string | null;
}
/**
 * Two people changed seats; coins and cards stay.
 *
 */
export interface SeatsChanged {
  type: "seats-changed";
  first: number;
  second: number;
}
/**
 * A person left the game; their coins went to the bank.
 *
 */
export interface Eliminated {
  type: "eliminated";
  player: number;
  coins: number;
}
/**
 * A card left the game, from a spot, or from the cemetery when it was raised.
 *
 */
export interface CardLeft {
  type: "card-left";
  character: string;
  spot: number | null;
}
/**
 * A person moved a card, face down and unseen, to an empty spot.
 *
 */
export interface Handed {
  type: "handed";
  player: number;
  source: number;
  target: number;
}
/**
 * The top card of the cemetery was turned up.
 *
 */
export interface Raised {
  type: "raised";
  player: number;
  character: string;
}
/**
 * A raised card went to the bottom of the cemetery.
 *
 */
export interface Buried {
  type: "buried";
  character: string;
}
/**
 * The game is over, and all cards are revealed.
 *
 */
export interface Ended {
  type: "ended";
  winners: number[];
  reason: "cheat" | "last-standing" | "ruin" | "thirteen" | "turn-limit";
  cards: (string | null)[];
  cemetery: string[];
}
/**
 * Events as the viewer sees them, numbered from `first` without a gap.
 *
 */
export interface Happened {
  type: "events";
  game: number;
  first: number;
  events: (
    | Dealt
    | TurnStarted
    | Asked
    | Looked
    | Peeked
    | Swapped
    | Announced
    | Contested
    | Passed
    | Revealed
    | PowerUsed
    | PowerEnded
    | ChosePlayer
    | Declined
    | ChoseCard
    | Named
    | ChoseDirection
    | Hid
    | Guessed
    | Uncovered
    | CoinsMoved
    | Unmasked
    | ShownAround
    | SeatsChanged
    | Eliminated
    | CardLeft
    | Handed
    | Raised
    | Buried
    | Ended
  )[];
  deadline: number | null;
  head: string;
  shown_at: number;
}
/**
 * A question to this person, now or before their turn, with every legal answer.
 *
 */
export interface AskedOf {
  type: "asked";
  game: number;
  decision: Decision;
  legal: (
    | Look
    | Swap
    | Announce
    | Contest
    | Pass
    | PickPlayer
    | Decline
    | PickCard
    | NameCharacter
    | SwapOrNot
    | PickDirection
    | Hide
    | Guess
    | Peek
  )[];
  held:
    | (
        | Look
        | Swap
        | Announce
        | Contest
        | Pass
        | PickPlayer
        | Decline
        | PickCard
        | NameCharacter
        | SwapOrNot
        | PickDirection
        | Hide
        | Guess
        | Peek
      )
    | null;
}
/**
 * The peeks this person may make out of turn.
 *
 */
export interface MayPeek {
  type: "peeks";
  game: number;
  legal: Peek[];
}
/**
 * The action with this id is stored: done, or waiting for its turn.
 *
 */
export interface Accepted {
  type: "accepted";
  id: string;
  events: number;
}
/**
 * A chat message. Chat is numbered separately from events.
 *
 */
export interface Said {
  type: "said";
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}
/**
 * The answer to a ping.
 *
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * A message was refused; nothing has changed.
 *
 */
export interface Refusal {
  type: "refused";
  code: string;
  sentence: string;
  facts: {
    [k: string]: string | number;
  };
  id: string | null;
  decision: Decision | null;
}
/**
 * The last message: why the connection ends, and whether (`again`) to reconnect.
 *
 */
export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
  again: boolean;
}
export interface AtTable {
  table: TableNow;
  seat: number | null;
  link: string;
  offers: Offers;
}
export interface Offers {
  seats: number[];
  left: number | null;
  watch: boolean;
}
export interface Balance {
  bot: string;
  turn_limit: number;
  figures: SetBalance;
}
export interface SetBalance {
  edition: "first" | "second";
  set: string;
  players: number;
  games: number;
  fair_share: number;
  turns: GameLength;
  decisions: GameLength;
  histogram: number[];
  endings: {
    [k: string]: number;
  };
  characters: {
    [k: string]: WinShare;
  };
  seats: WinShare[];
  announcements: {
    [k: string]: ClaimFigures;
  };
}
export interface GameLength {
  mean: number;
  low: number;
  median: number;
  high: number;
  longest: number;
}
export interface WinShare {
  times: number;
  share: number;
  low: number;
  high: number;
}
export interface ClaimFigures {
  per_game: number;
  true: number | null;
  contested: number | null;
  true_contested: number | null;
  gain: number | null;
}
export interface BeliefAt {
  event: number;
  exact: boolean;
  cards: CardChances[];
}
export interface CardChances {
  spot: number;
  chances: Chance[];
}
export interface Chance {
  character: string;
  chance: number;
}
export interface Believed {
  player: number;
  cards: CardChances[];
  wrong: boolean;
  exact: boolean;
}
export interface Bluff {
  turn: number;
  character: string;
  coins: number;
  chance: number;
}
export interface BotKind {
  name: string;
  summary: string;
  temper: Temper;
  message: string;
  group: "level" | "more";
}
export interface Breach {
  severity: "must" | "should";
  code: string;
  facts: {
    [k: string]: string | number;
  };
}
export interface Career {
  all: Tally;
  editions: {
    [k: string]: Tally;
  };
  dealt: {
    [k: string]: Tally;
  };
  held: {
    [k: string]: Tally;
  };
  bluffs: PastBluff[];
  delusions: PastMistakenIdentity[];
  judging: number;
  games: PastGame[];
}
export interface Tally {
  games: number;
  won: number;
}
export interface PastBluff {
  game: PastGame;
  bluff: Bluff;
}
export interface PastGame {
  code: string | null;
  game: number;
  at: number;
  result: GameResult;
  open: boolean;
}
export interface GameResult {
  edition: "first" | "second";
  set: string | null;
  players: number;
  seat: number;
  dealt: string[];
  held: string[];
  won: boolean;
  coins: number;
  turns: number;
  reason: "thirteen" | "ruin" | "cheat" | "last-standing" | "turn-limit";
}
export interface PastMistakenIdentity {
  game: PastGame;
  delusion: MistakenIdentity;
}
export interface MistakenIdentity {
  first: number;
  last: number;
  turns: number;
}
export interface Catalogue {
  editions: {
    [k: string]: [number, number];
  };
  characters: {
    [k: string]: CharacterKind[];
  };
  sets: Scenario[];
  bots: BotKind[];
  clocks: (number | null)[];
  addresses: string[];
  loopback: boolean;
}
export interface CharacterKind {
  id: string;
  amount: number;
  purse: boolean;
  minimum: number;
  female: boolean;
  copies: number;
  expansion: boolean;
  cursed: boolean;
  wants_cemetery: boolean;
}
export interface Claimed {
  player: number;
  spot: number;
  character: string;
  contest: boolean;
  true: boolean;
  chance: number;
  honesty: "knew" | "thought" | "gambled" | "bluffed";
}
export interface Device {
  browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | null;
  system: "android" | "chromeos" | "ios" | "linux" | "macos" | "windows" | null;
  created_at: number;
  expires_at: number;
  used_on: number | null;
}
export interface DeviceGuest {
  id: string;
  name: string;
  face: Face | null;
}
export interface DeviceSession {
  guest: Guest | null;
}
export interface Guest {
  name: string;
  kept: DeviceGuest[];
  face: Face | null;
}
export interface Draft {
  edition: "first" | "second";
  players: number;
  cards: string[];
  cemetery: string[] | null;
}
export interface DraftCheck {
  playable: boolean;
  set: string | null;
  breaches: Breach[];
  suggestions: Suggestion[];
  cemetery: string[];
}
export interface Suggestion {
  character: string;
  put_in: boolean;
}
export interface FaceRequest {
  face: Face | null;
}
export interface Figures {
  bot: string;
  games: number;
  turn_limit: number;
  fair_share: number;
  turns: GameLength;
  endings: {
    [k: string]: number;
  };
  characters: {
    [k: string]: WinShare;
  };
  seats: WinShare[];
}
export interface GameNow {
  turn: number;
  people: ListedPlayer[];
  decision: Decision | null;
  announcer: number | null;
  left: number | null;
}
export interface ListedPlayer {
  name: string;
  face: Face | null;
}
export interface Health {
  ok: boolean;
  version: string;
}
export interface Invitation {
  host: string;
}
export interface Joining {
  seat: number | null;
}
export interface KeyRequest {
  key: string;
}
export interface Learn {
  beat: number;
  pace: "slow" | "usual" | "fast" | "instant";
}
export interface Link {
  key: string;
  link: string;
}
export interface Muting {
  seat: number;
  muted: boolean;
}
export interface NameRequest {
  name: string;
}
export interface NewBot {
  bot: string;
  temper: TemperInput | null;
  seat: number | null;
}
export interface TemperInput {
  boldness: number;
  scepticism: number;
  memory: number;
}
export interface NewGuest {
  name: string;
  token: string;
  face: Face | null;
}
export interface NewTable {
  table: TableNow;
  seat: number | null;
  link: string;
  offers: Offers;
  guest: NewGuest | null;
}
export interface Newcomer {
  name: string;
  face: Face | null;
}
export interface PersonalData {
  name: string;
  face: Face | null;
  created_at: number;
  recovery: boolean;
  devices: Device[];
  tables: TableVisit[];
  said: SentMessage[];
  kept: DeviceGuest[];
  sets: SavedSet[];
  results: PastGame[];
}
export interface TableVisit {
  code: string;
  phase: "lobby" | "dealing" | "memorising" | "playing" | "finished" | "aborted" | "closed";
  seat: number | null;
  names: string[];
  faces: Face[];
  games: number[];
}
export interface SentMessage {
  code: string;
  at: number;
  text: string;
}
export interface SavedSet {
  id: string;
  name: string;
  draft: Draft;
  changed_at: number;
}
export interface PlayNow {
  settings: Settings;
  bot: string;
  deal: boolean;
  name: string | null;
  face: Face | null;
}
export interface Problem {
  code: string;
  sentence: string;
  facts: {
    [k: string]: string | number;
  };
}
export interface Promising {
  promise: string;
}
export interface SaveSetRequest {
  name: string;
  draft: Draft;
}
export interface SignedInDevice {
  browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | null;
  system: "android" | "chromeos" | "ios" | "linux" | "macos" | "windows" | null;
  id: string;
  created_at: number;
  used_on: number | null;
  here: boolean;
}
export interface Sitting {
  seat: number;
}
export interface Starting {
  promise: string | null;
}
export interface Study {
  key: string;
  state: "waiting" | "running" | "done" | "failed";
  games: number;
  done: number;
  before: number;
  figures: Figures | null;
}
export interface TableListItem {
  code: string;
  phase: "lobby" | "dealing" | "memorising" | "playing" | "finished" | "aborted" | "closed";
  edition: "first" | "second";
  players: number;
  seated: number;
  host: string;
  face: Face | null;
  spectators: boolean;
  way: "join" | "return" | "watch" | null;
  awaited: boolean;
  seat: number | null;
  lesson: boolean;
  device: boolean;
  game: GameNow | null;
}
export interface Thoughts {
  eyes: number | "public";
  thoughts: BeliefAt[];
}
export interface Truth {
  game: number;
  turns: TurnTruth[];
  faces: (Face | null)[];
}
export interface TurnTruth {
  turn: number;
  player: number | null;
  cards: (string | null)[];
  sitting: number[];
  coins: number[];
  out: number[];
  believed: Believed[];
  claims: Claimed[];
}
