// What one viewer knows of a game: folded from the events they were sent, and told in plain words.

export const pretty = (id) => id.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
export const the = (id) => `the ${pretty(id)}`;
export const coins = (count) => `${count} coin${count === 1 ? "" : "s"}`;
export const listed = (parts) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const BINDINGS = {
  opening: "opening: has to swap, really or not",
  look: "peeked: has to look",
  swap: "showed a card last turn: has to swap, really or not",
  "no-announce": "showed a card last turn: may not announce",
};
const REASONS = {
  thirteen: "with 13 coins or more",
  ruin: "richest as somebody has lost their last coin",
  cheat: "by the power of the Cheat",
  "last-standing": "the last one at the table",
  "turn-limit": "richest when the turns were over",
};
const PURSE = 6;
const MONEY = { first: 194, second: 200 };

export class Game {
  constructor(number, name, fading) {
    Object.assign(this, { number, name, fading, count: 0, table: null, log: [], seen: [], touches: [], deal: [] });
  }

  // Take over a view: its table as it is now, and its events as far as they are remembered.
  resume({ table, events, first }) {
    this.count = first;
    this.table = structuredClone(table);
    for (const event of [...events].reverse()) if (event.type === "seats-changed") trade(this.table, event);
    for (const event of events) this.take(event);
    const { binding = null, cards } = this.table;
    this.table = { ...structuredClone(table), binding, cards };
    return this;
  }

  take(event) {
    this.count += 1;
    if (event.type === "dealt") this.#lay(event);
    this.#tell(event);
    CHANGES[event.type]?.(this.table, event);
    if (event.type === "turn-started" && this.fading) this.#forget();
    const { turn } = this.table;
    if (event.type === "swapped" || event.type === "handed")
      for (const spot of [event.first ?? event.source, event.second ?? event.target])
        (this.touches[spot] ??= []).push({ turn, player: event.player, really: event.really });
    for (const [spot, character, how] of LEARNT[event.type]?.(event) ?? []) {
      this.seen[spot] = { character, how, turn };
      this.touches[spot] = [];
    }
  }

  #lay({ setup, cards }) {
    const { players, edition, cemetery } = setup.scenario;
    this.deal = cards;
    this.table = {
      setup,
      coins: Array(players).fill(PURSE),
      bank: MONEY[edition] - PURSE * players,
      courthouse: 0,
      sitting: [...Array(players).keys()],
      out: [],
      filled: cards.map(() => true),
      buried: cemetery.length,
      turn: 0,
      seat: null,
      revealed: [],
      round: null,
      decision: null,
      result: null,
    };
  }

  // A table where memory fades remembers the turns since one's last: so does the page.
  #forget() {
    const { turn, sitting, out } = this.table;
    const first = turn - (sitting.length - out.length);
    if (first <= 1) return;
    const kept = (thing) => thing.turn >= first;
    this.log = this.log.filter(kept);
    this.deal = [];
    this.seen = this.seen.map((fact) => (fact && kept(fact) ? fact : undefined));
    this.touches = this.touches.map((spot) => spot?.filter(kept));
  }

  get hand() {
    return { 2: 3, 3: 2 }[this.table.sitting.length] ?? 1;
  }

  get centre() {
    const first = this.table.sitting.length * this.hand;
    return this.table.filled.map((_, spot) => spot).slice(first);
  }

  spots(seat) {
    return Array.from({ length: this.hand }, (_, index) => seat * this.hand + index);
  }

  place(place) {
    return typeof place === "number" ? this.name(this.table.sitting[place]) : `the ${place}`;
  }

  card(spot, player = null) {
    const seat = Math.floor(spot / this.hand);
    const { sitting } = this.table;
    if (seat >= sitting.length) return `card ${this.centre.indexOf(spot) + 1} of the centre`;
    const which = this.hand > 1 ? ["left ", "right ", "protected "][spot % this.hand] : "";
    return sitting[seat] === player ? `their own ${which}card` : `${this.name(sitting[seat])}'s ${which}card`;
  }

  #tell(event) {
    const turn = event.type === "turn-started" ? event.turn : (this.table.turn ?? 0);
    const last = this.log.at(-1);
    if (event.type === "passed" && last?.passed) {
      last.passed.push(this.name(event.player));
      last.text = `${listed(last.passed)} pass.`;
      return;
    }
    const told = SENTENCES[event.type]?.(this, event, this.name(event.player));
    if (!told) return;
    const [text, secret] = [told].flat();
    const passed = event.type === "passed" ? [this.name(event.player)] : undefined;
    this.log.push({ key: `${this.number}/${this.count}`, turn, text, secret, passed, heading: event.type === "turn-started" });
  }
}

const trade = (table, { first, second }) => {
  const other = { [first]: second, [second]: first };
  table.sitting = table.sitting.map((player) => other[player] ?? player);
};

const put = (table, place, amount) => {
  if (typeof place === "number") table.coins[place] += amount;
  else table[place] += amount;
};

const CHANGES = {
  "turn-started": (table, { turn, seat, binding }) =>
    Object.assign(table, { turn, seat, binding, revealed: [], round: null }),
  asked: (table, { decision }) => Object.assign(table, { decision }),
  announced: (table, { character, player, spot }) => Object.assign(table, { round: { character, claims: [{ player, spot }] } }),
  contested: (table, { player, spot }) => table.round.claims.push({ player, spot }),
  revealed: (table, { cards }) => table.revealed.push(...cards.map(([player]) => player)),
  unmasked: (table, { player }) => table.revealed.push(player),
  "shown-around": (table, { player }) => table.revealed.push(player),
  "coins-moved": (table, { moves }) =>
    moves.forEach(([source, target, amount]) => [put(table, source, -amount), put(table, target, amount)]),
  "seats-changed": trade,
  eliminated: (table, { player, coins: left }) => {
    table.out.push(player);
    put(table, table.sitting.indexOf(player), -left);
    table.bank += left;
  },
  "card-left": (table, { spot }) => spot !== null && (table.filled[spot] = false),
  handed: (table, { source, target }) => [(table.filled[source] = false), (table.filled[target] = true)],
  raised: (table) => (table.buried -= 1),
  buried: (table) => (table.buried += 1),
  ended: (table, { winners, reason, cards }) =>
    Object.assign(table, { decision: null, result: { winners, reason }, cards }),
};

const LEARNT = {
  dealt: ({ cards }) => cards.map((card, spot) => [spot, card, "deal"]),
  looked: ({ spots, characters }) => (characters ?? []).map((card, index) => [spots[index], card, "looked"]),
  peeked: ({ spot, character }) => (character ? [[spot, character, "peeked"]] : []),
  revealed: ({ cards }) => cards.map(([, spot, card]) => [spot, card, "revealed"]),
  unmasked: ({ spot, character }) => [[spot, character, "revealed"]],
  "shown-around": ({ spot, character }) => (character ? [[spot, character, "shown"]] : []),
};

// By type of event: a sentence, or a sentence and what only some may know of it. Others show in what follows them.
const SENTENCES = {
  dealt: (game, { first }) => `The cards lie face up for all to see. ${game.name(first)} will begin.`,
  "turn-started": (game, { turn, binding }, who) => `Turn ${turn}: ${who}${binding ? ` (${BINDINGS[binding]})` : ""}`,
  looked: (game, { player, spots, characters }, who) => [
    `${who} looks in secret at ${listed(spots.map((spot) => game.card(spot, player)))}.`,
    characters && `You see ${listed(characters.map(the))}.`,
  ],
  peeked: (game, { player, spot, character }, who) => [
    `${who} confesses a peek at ${game.card(spot, player)}.`,
    character && `You see ${the(character)}.`,
  ],
  swapped: (game, { player, first, second, really }, who) => [
    `${who} takes ${game.card(first, player)} and ${game.card(second, player)} under the table. Swapped, or not?`,
    really === null ? null : really ? "Really swapped." : "Not swapped.",
  ],
  announced: (game, { player, character, spot }, who) =>
    `${who} announces: “I am ${the(character)}!”${game.hand > 1 ? ` – with ${game.card(spot, player)}.` : ""}`,
  contested: (game, { player, spot }, who) =>
    `${who} contests: “No, I am!”${game.hand > 1 ? ` – with ${game.card(spot, player)}.` : ""}`,
  passed: (game, event, who) => `${who} passes.`,
  revealed: (game, { cards }) =>
    `Masks off: ${listed(cards.map(([player, , card]) => `${game.name(player)} is ${the(card)}`))}.`,
  "power-used": (game, { player, partners, character }) =>
    `${listed([player, ...partners].map(game.name))} ${partners.length ? "use" : "uses"} the power of ${the(character)}.`,
  "chose-player": (game, { target }, who) => `${who} chooses ${game.name(target)}.`,
  declined: (game, event, who) => `${who} chooses nobody.`,
  named: (game, { character }, who) => `${who} says: “${pretty(character)}.”`,
  "chose-direction": (game, { direction }, who) => `${who} says: to the ${direction}.`,
  hid: (game, { number }, who) => [`${who} hides some coins.`, number === null ? null : `You hide ${number}.`],
  guessed: (game, { number }, who) => `${who} guesses ${number}.`,
  uncovered: (game, { number }, who) => `${who} had hidden ${number}.`,
  "coins-moved": (game, { moves, reason }) => {
    const clause = ([source, target, amount]) =>
      typeof target === "number"
        ? `${game.place(target)} takes ${coins(amount)} from ${game.place(source)}`
        : `${game.place(source)} pays ${coins(amount)} to ${game.place(target)}`;
    return `${reason === "fine" ? "Fines: " : ""}${listed(moves.map(clause))}.`;
  },
  unmasked: (game, { spot, character }) => `${game.card(spot)} is revealed: ${the(character)}.`,
  "shown-around": (game, { player, spot, character }, who) => [
    `${who} shows ${game.card(spot, player)} to everybody else, without looking.`,
    character && `You see ${the(character)}.`,
  ],
  "seats-changed": (game, { first, second }) => `${game.name(first)} and ${game.name(second)} change seats.`,
  eliminated: (game, { coins: left }, who) => `${who} is out of the game; ${coins(left)} go back to the bank.`,
  "card-left": (game, { character }) => `${pretty(character)} leaves the game.`,
  handed: (game, { player, source, target }, who) =>
    `${who} hands over ${game.card(source, player)}, face down, in place of ${game.card(target)}.`,
  raised: (game, { character }, who) => `${who} raises ${the(character)} from the cemetery.`,
  buried: (game, { character }) => `${pretty(character)} goes to the bottom of the cemetery.`,
  ended: (game, result) => `${outcome(game, result)}. The masks fall.`,
};

export const outcome = (game, { winners, reason }) =>
  `${listed(winners.map(game.name))} ${winners.length > 1 ? "win together" : "wins"}, ${REASONS[reason]}`;
