// A table, drawn: before, in and after a game, with everything that the person may do.

import { $, button, draw, list, make, quiet, shareable } from "./dom.js";
import { BINDINGS, coins, listed, outcome, pretty, the } from "./game.js";
import { act, at, isHost, isOn, name, now, question, tell } from "./now.js";

const UNITS = [[172_800, 86_400, "days"], [7200, 3600, "hours"], [120, 60, "minutes"], [-1, 1, "s"]];
const HOW = { deal: "at the deal", looked: "looked at", peeked: "peeked at", revealed: "revealed", shown: "shown" };

// `doors` are the ways to other places: `go` and `arrive`, and `connect` to this one.
export function render(doors) {
  if (!now.table) return;
  const { phase, code, seats: chairs, settings, deadline } = now.table;
  const table = now.game?.table;
  const asked = question();
  const moment = [phase, now.seat, isHost(), chairs, now.line?.over];
  document.title = `${asked && !now.held ? "● " : ""}Mascarade ${code}`;
  draw($("title"), moment, title);
  draw($("tools"), moment, () => tools(doors));
  draw($("share"), [phase === "lobby", code], share);
  draw($("state"), [phase, now.game?.count, now.names, settings, now.table.warnings, now.table.watching], overview);
  draw($("actions"), [...moment, asked, now.held, now.sent, now.peeks, settings], () => actions(doors));
  draw($("seats"), [...moment, now.game?.count, now.names], () => seats(doors));
  draw($("votes"), [...moment, deadline !== null], votes);
  list($("log"), now.game?.log ?? [], ({ text, secret }) => [text, secret && make("em", {}, ` ${secret}`)]);
  list($("chat"), now.chat, (said) => [make("b", {}, `${said.name}: `), said.text]);
  $("say").hidden = now.seat === null;
  $("chat-box").hidden = now.line === null;
  $("log-box").hidden = !table;
  tick();
}

export function tick() {
  const deadline = now.table?.deadline ?? null;
  const left = Math.max(0, Math.round((deadline - now.offset - Date.now()) / 1000));
  const [, seconds, unit] = UNITS.find(([above]) => left > above);
  if ($("time")) $("time").textContent = deadline === null ? "" : ` ${Math.floor(left / seconds)} ${unit} left`;
}

function title() {
  const { phase, code, game } = now.table;
  return [`Table ${code}`, make("small", {}, phase === "lobby" ? `before game ${game + 1}` : `game ${game}, ${phase}`)];
}

function share() {
  const { phase, code } = now.table;
  return phase === "lobby" ? shareable("Send this link to whoever shall come:", `/t/${code}`) : [];
}

function tools({ go }) {
  const over = ["finished", "aborted"].includes(now.table.phase);
  const leave = async () => {
    if (isOn() && !confirm("Leave? A bot plays on for you.")) return;
    await at("/leave")();
    await go("/");
  };
  const { game } = now.table;
  const href = `/api/tables/${now.code}/record?game=${game}`;
  const record = { className: "button", href, download: `mascarade-${now.code}-${game}.json` };
  return [
    over && isHost() && button("Rematch", at("/rematch"), { className: "main" }),
    over && make("a", record, "Download the record"),
    now.seat !== null && button("Leave", leave),
  ];
}

function overview() {
  const { phase, settings, warnings, watching } = now.table;
  const set = settings.set ? `set ${pretty(settings.set)}` : settings.cards && `cards ${settings.cards.map(pretty).join(", ")}`;
  const rules = quiet(`${settings.edition} edition`, set, `contests ${settings.contest}`, `memory ${settings.memory}`, watching > 0 && `${watching} watching`);
  if (!now.game) return [rules, ...warnings.map(({ sentence }) => make("p", {}, sentence))];
  const { table, log } = now.game;
  const headline =
    phase === "memorising" ? "Remember who is who: the cards are turned over when everybody is ready."
    : phase === "aborted" ? "The game was ended by a vote."
    : table.result ? `${outcome(now.game, table.result)}.`
    : `Turn ${table.turn}: ${name(table.sitting[table.seat])}. ${waiting(table)}`;
  const { cards, cemetery } = table.setup.scenario;
  return [
    make("p", { className: "headline" }, headline, make("time", { id: "time" })),
    phase === "playing" && make("p", { className: "latest", ariaHidden: "true" }, log.findLast(({ heading }) => !heading)?.text),
    quiet(`bank ${table.bank}`, `courthouse ${table.courthouse}`, cemetery.length > 0 && `cemetery ${table.buried}`),
    quiet(`In play: ${cards.map(pretty).join(", ")}`),
    cemetery.length > 0 && quiet(`In the cemetery at the start: ${[...cemetery].sort().map(pretty).join(", ")}`),
    rules,
  ];
}

function waiting({ decision, round }) {
  const { type, character } = decision?.question ?? {};
  if (type === "contest-or-pass") return `“I am ${the(round.character)}!” Who contests?`;
  return character ? `${name(decision.player)} has to choose, for the power of ${the(character)}.` : "";
}

function votes() {
  const chair = now.table.seats[now.seat];
  if (!isOn() || chair?.kind !== "person") return [];
  const vote = (about, wanted, taken, sure) => {
    const yes = !chair.votes.includes(about);
    const cast = () => (!yes || !sure || confirm(sure)) && tell("vote", { about, yes });
    return button(yes ? wanted : taken, cast, { ariaPressed: String(!yes) });
  };
  return [
    now.table.deadline !== null && vote("wait", "Vote for more time", "You want more time"),
    vote("abort", "Vote to end the game", "You want to end the game", "End the game without a winner, if more than half want it?"),
  ];
}

// Seats and cards

function seats(doors) {
  const count = now.table.seats.length;
  const mine = now.seat === null ? 0 : (now.game?.table.sitting.indexOf(now.seat) ?? now.seat);
  const order = Array.from({ length: count }, (_, index) => (mine + index) % count);
  if (!now.game) return order.map((seat) => lobbySeat(seat, doors));
  const centre = now.game.centre.filter((spot) => now.game.table.filled[spot]);
  return [...order.map(tableSeat), centre.length > 0 && make("li", { className: "seat" }, make("h3", {}, "Centre"), centre.map(card))];
}

function lobbySeat(seat, { arrive }) {
  const { phase, seats: chairs } = now.table;
  const { kind, bot, connected, host, name: called } = chairs[seat];
  const told = { empty: "empty", bot: `bot, ${bot}`, person: connected ? "here" : "not connected" }[kind];
  const lobby = phase === "lobby";
  const about = (what) => ({ ariaLabel: `${what} ${called || `seat ${seat + 1}`}` });
  const takeOver = () => at("/join", "POST", { seat })().then(arrive);
  return make("li", { className: `seat ${kind}` },
    make("h3", {}, called || `Seat ${seat + 1}`, seat === now.seat && " (you)"),
    quiet(told, host && "host"),
    lobby && kind === "empty" && now.seat === null && button("Sit here", at("/join", "POST", { seat }), about("Sit at")),
    lobby && kind === "empty" && now.seat !== null && button("Move here", at("/seat", "POST", { seat }), about("Move to")),
    lobby && kind !== "empty" && isHost() && seat !== now.seat && button("Send away", at(`/seats/${seat}`, "DELETE"), about("Send away")),
    !lobby && kind === "bot" && now.seat === null && button("Take over", takeOver, about("Take over from")));
}

function tableSeat(seat) {
  const { table } = now.game;
  const player = table.sitting[seat];
  const chair = now.table.seats[player];
  const over = !isOn();
  const winner = table.result?.winners.includes(player);
  const active = table.turn > 0 && table.seat === seat && !over;
  const tags = [
    winner && "winner",
    chair.kind === "bot" && "bot",
    chair.away ? "away: a bot decides" : chair.kind === "person" && !chair.connected && "not connected",
    now.table.phase === "memorising" && chair.ready && "ready",
    table.out.includes(player) && "out",
    active && table.binding && BINDINGS[table.binding],
    !over && table.round?.claims.some((claim) => claim.player === player) && `claims to be ${the(table.round.character)}`,
    !over && table.revealed.includes(player) && "showed a card this turn",
    ...chair.votes.map((about) => (about === "wait" ? "wants more time" : "wants to end the game")),
  ];
  const called = make("span", {}, name(player), player === now.seat && " (you)");
  return make("li", { className: `seat ${active ? "active" : ""} ${winner ? "winner" : ""}`, ariaCurrent: active ? "true" : null },
    make("h3", {}, called, make("span", { className: "coins" }, coins(table.coins[seat]))),
    quiet(...tags),
    now.game.spots(seat).filter((spot) => table.filled[spot]).map(card));
}

// A card face up, or what the person has seen of it and who has had it in their hands since.
function card(spot) {
  const { table, deal, seen, touches, hand } = now.game;
  const which = hand > 1 && spot < table.sitting.length * hand ? `${["left", "right", "protected"][spot % hand]}: ` : "";
  const face = now.table.phase === "memorising" ? deal[spot] : table.cards?.[spot];
  if (face) return make("div", { className: "card up" }, `${which}${pretty(face)}`);
  const hands = (touches[spot] ?? []).map(({ player, really }) =>
    player === now.seat && typeof really === "boolean" ? `you (${really ? "swapped" : "not swapped"})` : name(player));
  const fact = seen[spot];
  const told = fact ? `${pretty(fact.character)}, ${HOW[fact.how]}${fact.turn ? ` in turn ${fact.turn}` : ""}` : "not seen";
  const since = `${fact ? "since then " : ""}taken by ${listed([...new Set(hands)])}`;
  return make("div", { className: "card" }, `${which}${told}`, hands.length > 0 && make("small", {}, since));
}

// What can be done

const panel = (title, ...inside) => make("section", { className: "panel ask" }, make("h2", {}, title), ...inside);
const choice = (action, text, set = {}) => button(text, () => act(action), { disabled: now.sent !== null, ...set });
const group = (title, buttons) => buttons.length > 0 && make("fieldset", {}, make("legend", {}, title), buttons);
const mine = (spot) => now.game.card(spot, now.seat).replace("their own", "my");

function actions({ connect }) {
  const { phase, seats: chairs, settings, game } = now.table;
  const chair = chairs[now.seat];
  const choose = make("p", {}, "You can take over from a bot. Whoever has watched no longer can.");
  if (now.line === null) return [panel("A game is on", choose, settings.spectators && button("Watch", connect))];
  const main = { className: "main" };
  if (now.line.over) return [panel("Not connected", button("Connect here", connect, main))];
  if (phase === "lobby") return [lobby(chairs)];
  const peeks = phase === "playing" ? (now.peeks?.legal ?? []) : [];
  return [
    isOn() && chair?.away && panel("You are away: a bot decides for you", button("I am back", () => tell("back"), main)),
    phase === "memorising" && chair && !chair.ready && panel("Seen everything?", button("Ready", () => tell("ready", { game }), main)),
    question() && answers(question()),
    peeks.length > 0 && panel("Besides", peeks.map((peek) => choice(peek, `Confess a peek at ${mine(peek.spot)}`))),
  ];
}

function lobby(chairs) {
  if (!isHost()) return panel(now.seat === null ? "Choose a seat" : "The host starts the game");
  const empty = chairs.filter(({ kind }) => kind === "empty").length;
  const options = (now.known?.bots ?? []).map(({ name: id, summary }) => make("option", { value: id, title: summary, selected: id === now.level }, id));
  const level = make("select", { ariaLabel: "Level of the bot", onchange: () => (now.level = level.value) }, options);
  const add = (count) => async () => {
    for (let one = 0; one < count; one++) await at("/bots", "POST", { bot: level.value })();
  };
  const bots = make("div", { className: "row" }, level, button("Add a bot", add(1)), empty > 1 && button(`Fill ${empty} seats with bots`, add(empty)));
  return panel("You are the host", empty > 0 && bots, button("Start the game", at("/start"), { className: "main", disabled: empty > 0 }));
}

function answers({ decision, legal }) {
  const { type, character, binding, first, second } = decision.question;
  if (type === "turn-choice") return turn(binding, (kind) => legal.filter((action) => action.type === kind));
  const words = {
    contest: ({ spot }) => `Contest: I am ${the(character)}${now.game.hand > 1 ? `, with ${mine(spot)}` : ""}`,
    pass: () => "Pass",
    "pick-player": ({ target }) => name(target),
    decline: () => "Nobody",
    "pick-card": ({ spot }) => mine(spot),
    "name-character": (action) => pretty(action.character),
    "swap-or-not": ({ really }) => (really ? "Swap them" : "Only pretend"),
    "pick-direction": ({ direction }) => `To the ${direction}`,
    hide: ({ number }) => String(number),
    guess: ({ number }) => String(number),
  };
  const titles = {
    "contest-or-pass": () => `${name(now.game.table.round.claims[0].player)} claims to be ${the(character)}. And you?`,
    "whether-to-swap": () => `Swap ${mine(first)} and ${mine(second)}, or not?`,
    "which-player": () => "Choose a player",
    "which-card": () => "Choose a card",
    "which-character": () => "Say a character",
    "which-way": () => "Choose a way round the table",
    "how-many": () => "How many coins do you hide?",
    "guess-how-many": () => "How many coins are hidden?",
  };
  const pressed = (action) => (now.held ? { ariaPressed: String(JSON.stringify(action) === JSON.stringify(now.held)) } : {});
  return panel(titles[type](),
    type !== "contest-or-pass" && quiet(`The power of ${the(character)}`),
    make("div", { className: "row" }, legal.map((action) => choice(action, words[action.type](action), pressed(action)))),
    now.held && quiet("Your answer is kept until its turn comes. You can still change it."));
}

function turn(binding, of) {
  const several = now.game.hand > 1;
  const swap = (really) => {
    const pretend = of("swap").find(({ mine: own, other, really: not }) => own === really.mine && other === really.other && !not);
    const cards = several ? `${mine(really.mine)} and ${mine(really.other)}` : mine(really.other);
    return make("div", { className: "pair" }, make("span", {}, cards),
      choice(really, "Swap", { ariaLabel: `Really swap: ${cards}` }), choice(pretend, "Only pretend", { ariaLabel: `Only pretend: ${cards}` }));
  };
  const claim = (action) => choice(action, `${pretty(action.character)}${several ? `, with ${mine(action.spot)}` : ""}`);
  return panel(`Your turn${binding ? ` (${BINDINGS[binding]})` : ""}`,
    group("Look", of("look").map((action) => choice(action, `Look at ${mine(action.spot)}`))),
    group(several ? "Swap, really or not" : "Swap my card, really or not, with", of("swap").filter(({ really }) => really).map(swap)),
    group("Announce: “I am …”", of("announce").map(claim)));
}
