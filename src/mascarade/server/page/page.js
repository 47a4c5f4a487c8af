// The page: what is shown, and what its buttons do. Everything is drawn from what the server has said.

import { BINDINGS, Game, coins, listed, outcome, pretty, the } from "./game.js";
import { Line, ask } from "./line.js";

const $ = (id) => document.getElementById(id);
const HOW = { deal: "at the deal", looked: "looked at", peeked: "peeked at", revealed: "revealed", shown: "shown" };
const NOWHERE = { code: null, seat: null, table: null, game: null, asked: null, peeks: null, held: null, sent: null };
const now = { me: null, known: null, line: null, offset: 0, chat: [], names: [], ...NOWHERE };

// Making things

function make(tag, set = {}, ...inside) {
  const { data, ...plain } = set;
  const made = Object.assign(document.createElement(tag), plain);
  Object.assign(made.dataset, data);
  made.append(...inside.flat().filter((child) => child !== null && child !== false && child !== undefined));
  return made;
}

const button = (text, onclick, set = {}) => make("button", { type: "button", onclick: guarded(onclick), ...set }, text);

// Draw an element anew only if what it shows has changed, and keep the focus where it was.
function draw(element, shows, parts) {
  const written = JSON.stringify(shows);
  if (element.shows === written) return;
  element.shows = written;
  const label = element.contains(document.activeElement) && document.activeElement.textContent;
  element.replaceChildren(...parts().flat().filter(Boolean));
  if (label) [...element.querySelectorAll("button")].find((found) => found.textContent === label)?.focus();
}

function notice(sentence) {
  $("notice").hidden = !sentence;
  $("sentence").textContent = sentence ?? "";
}

const guarded = (work) => async (event) => {
  event?.preventDefault();
  notice(null);
  try {
    await work(event);
  } catch (refusal) {
    notice(refusal.message);
  }
};

function shareable(element, about, path) {
  const field = make("input", { readOnly: true, value: new URL(path, location.href).href, ariaLabel: about });
  const copy = async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value);
  };
  element.replaceChildren(make("p", { className: "quiet" }, about), make("div", { className: "row" }, field, button("Copy", copy)));
  field.select();
}

function show(section) {
  for (const other of document.querySelectorAll("main > section")) other.hidden = other.id !== section;
  $("me").hidden = now.me === null;
  $("me").querySelector("summary").textContent = now.me ?? "You";
}

// Coming in

async function arrive() {
  const [, what, key] = location.hash.match(/^#(recover|move)=(.+)$/) ?? [];
  if (key) return offer(what, key);
  if (now.me === null) now.me = (await ask("GET", "/me").catch(stranger))?.name ?? null;
  now.line?.end();
  Object.assign(now, NOWHERE, { line: null, chat: [], names: [], code: location.pathname.match(/^\/t\/(\w+)/)?.[1] ?? null });
  connection(null);
  if (now.me !== null) return now.code ? visit() : home();
  document.querySelector("#enter [value=play]").hidden = now.code !== null;
  show("enter");
  $("name").focus();
}

function stranger(refusal) {
  if (refusal.code !== "not-signed-in") throw refusal;
}

function offer(what, key) {
  $("key-what").textContent =
    what === "move" ? "This link moves your seats to this device. The other device lets go of them." : "This link brings your seats back to this device.";
  $("key-use").onclick = guarded(async () => {
    history.replaceState(null, "", "/");
    now.me = (await ask("POST", `/${what}`, { key }).catch((refusal) => arrive().then(() => Promise.reject(refusal)))).name;
    await arrive();
  });
  show("key");
}

async function go(path) {
  history.pushState(null, "", path);
  await arrive();
}

async function playNow() {
  const { table, link } = await ask("POST", "/tables", { edition: "second", players: 6, clock: null, window: null });
  for (let seat = 1; seat < 6; seat++) await ask("POST", `/tables/${table.code}/bots`, { bot: "regular" });
  await ask("POST", `/tables/${table.code}/start`);
  await go(link);
}

async function home() {
  show("home");
  document.title = "Mascarade";
  now.known ??= await ask("GET", "/known");
  const { edition } = $("open").elements;
  if (!edition.length) edition.replaceChildren(...Object.keys(now.known.editions).reverse().map((id) => make("option", { value: id }, `${id} edition`)));
  fit();
  const [mine, all] = await Promise.all([ask("GET", "/me/tables"), ask("GET", "/tables")]);
  const row = (brief) =>
    make("li", {}, make("a", { href: `/t/${brief.code}`, onclick: guarded(() => go(`/t/${brief.code}`)) }, brief.code),
      ` ${brief.phase}, ${brief.edition} edition, ${brief.seated} of ${brief.players} seated, host ${brief.host || "–"} ${brief.awaited ? "· your turn" : ""}`);
  const rows = (briefs) => (briefs.length ? briefs.map(row) : [make("li", { className: "quiet" }, "None just now.")]);
  $("mine").replaceChildren(...rows(mine));
  $("public").replaceChildren(...rows(all.filter((brief) => brief.seat === null)));
}

// What can be chosen depends on the edition and the number of players.
function fit() {
  const { edition, players, set } = $("open").elements;
  const [fewest, most] = now.known.editions[edition.value];
  const wanted = Math.min(most, Math.max(fewest, Number(players.value || 6)));
  players.replaceChildren(...Array.from({ length: most - fewest + 1 }, (_, index) => make("option", {}, String(fewest + index))));
  players.value = wanted;
  const fitting = now.known.sets.filter((one) => one.edition === edition.value && one.players === wanted);
  const before = set.value;
  set.replaceChildren(...fitting.map(({ id }) => make("option", { value: id }, pretty(id))), make("option", { value: "random" }, "drawn at random"));
  if ([...set.options].some(({ value }) => value === before)) set.value = before;
  $("cards").textContent = (fitting.find(({ id }) => id === set.value)?.cards ?? []).map(pretty).join(", ");
}

async function open() {
  const { edition, players, set, contest, memory, clock, ...more } = $("open").elements;
  const seconds = clock.value === "" ? null : Number(clock.value);
  const chosen = { edition: edition.value, players: Number(players.value), set: set.value, contest: contest.value, memory: memory.value };
  const window = seconds !== null && seconds <= 180 ? 12 : null;
  const ticks = { public: more.public.checked, spectators: more.spectators.checked };
  await go((await ask("POST", "/tables", { ...chosen, clock: seconds, window, ...ticks })).link);
}

// At a table

async function visit() {
  const { table, seat } = await ask("GET", `/tables/${now.code}`).catch((refusal) => go("/").then(() => Promise.reject(refusal)));
  Object.assign(now, { table, seat, code: table.code });
  for (const id of ["log", "chat"]) $(id).replaceChildren();
  show("table");
  render();
  // Whoever watches a game can't take a seat in it any more: that is theirs to choose.
  if (seat !== null || !["memorising", "playing"].includes(table.phase)) connect();
}

function connect() {
  now.line?.end();
  const hello = () => ({ ...(now.game ? { game: now.game.number, events: now.game.count } : {}), chat: now.chat.at(-1)?.number ?? 0 });
  now.line = new Line(now.code, { hello, hear: (message) => [HEARD[message.type]?.(message), render()], changed: connection });
}

function connection(state) {
  $("line").textContent = { lost: "Connection lost. Trying again…", closed: "Not connected." }[state] ?? "";
}

const at = (path, method = "POST", body = undefined) => () => ask(method, `/tables/${now.code}${path}`, body);
const name = (player) => now.names[player] || `Seat ${player + 1}`;
const fading = () => now.table.settings.memory === "fading";

const HEARD = {
  welcome: ({ seat, now: time }) => Object.assign(now, { seat, offset: time - Date.now() }),
  table: (table) => {
    Object.assign(now, { table });
    if (table.phase === "lobby") Object.assign(now, { game: null, asked: null, peeks: null, names: [] });
    table.seats.forEach((seat, player) => (now.names[player] = seat.name || now.names[player]));
  },
  view: (message) => {
    Object.assign(now, { game: Game.from(message, name, fading()), asked: null, peeks: null });
    now.table.deadline = message.deadline;
  },
  events: ({ game, first, events, deadline }) => {
    if (first === 0) now.game = new Game(game, name, fading());
    if (now.game?.number !== game || now.game.count !== first) {
      now.game = null;
      return now.line.again();
    }
    for (const event of events) now.game.take(event);
    Object.assign(now, { peeks: null });
    now.table.deadline = deadline;
  },
  asked: (asked) => Object.assign(now, { asked, held: asked.held, sent: null }),
  peeks: (peeks) => Object.assign(now, { peeks }),
  accepted: ({ id }) => {
    if (now.sent?.id !== id) return;
    if (now.sent.action.decision === now.asked?.decision.number) now.held = now.sent.action;
    now.sent = null;
  },
  said: (said) => now.chat.push(said),
  pong: ({ now: time }) => Object.assign(now, { offset: time - Date.now() }),
  refused: ({ id, sentence }) => {
    if (id === now.sent?.id) now.sent = null;
    notice(sentence);
  },
  closing: ({ again, sentence }) => !again && notice(sentence),
};

function act(action) {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (now.line.send("act", { id, game: now.game.number, action })) now.sent = { id, action };
  render();
}

// Drawing the table

function render() {
  if (!now.table) return;
  const { phase, settings, code, game } = now.table;
  const ours = now.game?.table;
  const playing = phase === "playing" && ours;
  document.title = `${myTurn() ? "● " : ""}Mascarade ${code}`;
  draw($("title"), [code, phase, game], () => [`Table ${code}`, make("small", {}, phase === "lobby" ? `before game ${game + 1}` : `game ${game}, ${phase}`)]);
  draw($("tools"), [phase, now.seat, isHost(), code, game, settings], tools);
  draw($("state"), [phase, ours?.turn, ours?.decision, ours?.bank, ours?.courthouse, ours?.buried, ours?.result, now.names, settings, now.table.warnings, now.table.watching], overview);
  draw($("actions"), [phase, myTurn() && now.asked, now.held, now.sent?.id, now.peeks, now.seat, now.table.seats, isHost()], actions);
  draw($("seats"), [now.table, now.seat, now.game?.count], seats);
  draw($("votes"), [phase, now.seat, now.table.seats.map(({ votes, away }) => [votes, away]), now.table.deadline !== null], votes);
  list($("log"), now.game?.log ?? [], ({ text, secret, heading }) => ({ className: heading ? "heading" : "", parts: [text, secret && make("em", {}, ` ${secret}`)] }));
  list($("chat"), now.chat, (said) => ({ className: "", parts: [make("b", {}, `${said.name}: `), said.text] }));
  $("say").hidden = now.seat === null;
  $("seats").classList.toggle("open", playing === false && phase !== "lobby");
}

// A list that grows at its end; it follows what is new as long as its end is in sight.
function list(element, items, told) {
  const following = element.scrollTop + element.clientHeight >= element.scrollHeight - 24;
  while (element.children.length > items.length) element.firstChild.remove();
  items.forEach((item, index) => {
    const { className, parts } = told(item);
    const line = element.children[index] ?? element.appendChild(make("li"));
    draw(line, [className, item.text, item.secret, item.number], () => parts);
    line.className = className;
  });
  if (following) element.scrollTop = element.scrollHeight;
}

const isHost = () => now.seat !== null && now.table.seats[now.seat]?.host;

// A question to the person that the game has not gone past.
function myTurn() {
  const pending = now.game?.table.decision;
  return now.table.phase === "playing" && now.asked && pending && pending.number <= now.asked.decision.number;
}

function tools() {
  const over = ["finished", "aborted"].includes(now.table.phase);
  const path = `/t/${now.code}`;
  const record = { href: `/api/tables/${now.code}/record?game=${now.table.game}`, download: `mascarade-${now.code}-${now.table.game}.json` };
  return [
    button("Share link", () => shareable($("state").appendChild(make("div")), "Send this link to whoever shall come:", path)),
    over && isHost() && button("Rematch", at("/rematch"), { className: "main" }),
    over && make("a", { className: "button", ...record }, "Download the record"),
    now.seat !== null && button("Leave", () => at("/leave")().then(() => go("/"))),
  ];
}

function overview() {
  const { phase, settings, warnings, watching } = now.table;
  const game = now.game;
  const facts = (...told) => make("p", { className: "quiet" }, told.filter(Boolean).join(" · "));
  const rules = facts(`${settings.edition} edition`, settings.set && `set ${pretty(settings.set)}`, `contests ${settings.contest}`, `memory ${settings.memory}`, watching && `${watching} watching`);
  if (phase === "lobby" || !game) return [rules, ...warnings.map(({ sentence }) => make("p", {}, sentence))];
  const { table } = game;
  const headline =
    phase === "memorising" ? "Remember who is who. The cards are turned over when everybody is ready."
    : phase === "aborted" ? "The game was ended by a vote."
    : table.result ? `${outcome(game, table.result.winners, table.result.reason)}.`
    : `Turn ${table.turn}: ${name(table.sitting[table.seat])}. ${waiting(table)}`;
  const { cards, cemetery } = table.setup.scenario;
  return [
    make("p", { className: "headline" }, headline, make("time", { id: "time" })),
    facts(`bank ${table.bank}`, `courthouse ${table.courthouse}`, cemetery.length > 0 && `cemetery ${table.buried}`),
    facts(`In play: ${cards.map(pretty).join(", ")}`, cemetery.length > 0 && `cemetery at the start: ${[...cemetery].sort().map(pretty).join(", ")}`),
    rules,
  ];
}

function waiting({ decision, round }) {
  if (!decision) return "";
  if (decision.question.type === "contest-or-pass") return `“I am ${the(round.character)}!” Who contests?`;
  const { character } = decision.question;
  return `Waiting for ${name(decision.player)}${character ? `, for the power of ${the(character)}` : ""}.`;
}

function seats() {
  const { phase, seats: chairs } = now.table;
  const count = chairs.length;
  const order = [...Array(count).keys()].map((seat) => (seat + mySeat()) % count);
  if (!now.game) return order.map((seat) => lobbySeat(seat, chairs[seat], phase));
  const centre = now.game.centre.filter((spot) => now.game.table.filled[spot]);
  const middle = make("li", { className: "seat centre" }, make("h3", {}, "Centre"), centre.map(card));
  return [...order.map(tableSeat), centre.length > 0 && middle];
}

const mySeat = () => (now.seat === null ? 0 : (now.game?.table.sitting.indexOf(now.seat) ?? now.seat));

function lobbySeat(seat, chair, phase) {
  const mine = seat === now.seat;
  const told = { empty: "empty", bot: `bot, ${chair.bot}`, person: chair.connected ? "here" : "not connected" }[chair.kind];
  const lobby = phase === "lobby";
  return make("li", { className: `seat ${chair.kind}` },
    make("h3", {}, chair.name || `Seat ${seat + 1}`, mine && " (you)"),
    make("p", { className: "quiet" }, chair.host ? `${told}, host` : told),
    lobby && chair.kind === "empty" && now.seat === null && button("Sit here", at("/join", "POST", { seat })),
    lobby && chair.kind === "empty" && now.seat !== null && button("Move here", at("/seat", "POST", { seat })),
    lobby && isHost() && chair.kind !== "empty" && !mine && button("Send away", at(`/seats/${seat}`, "DELETE"), { ariaLabel: `Send ${chair.name} away` }),
    !lobby && chair.kind === "bot" && button("Take over", () => at("/join", "POST", { seat })().then(arrive), { ariaLabel: `Take over from ${chair.name}` }));
}

function tableSeat(seat) {
  const { table } = now.game;
  const player = table.sitting[seat];
  const chair = now.table.seats[player];
  const claims = table.round?.claims.some((claim) => claim.player === player);
  const winner = table.result?.winners.includes(player);
  const tags = [
    chair.kind === "bot" && "bot",
    chair.away ? "away, a bot decides" : chair.kind === "person" && !chair.connected && "not connected",
    now.table.phase === "memorising" && chair.ready && "ready",
    table.out.includes(player) && "out",
    claims && `claims to be ${the(table.round.character)}`,
    table.revealed.includes(player) && "showed a card this turn",
    table.seat === seat && !table.result && table.binding && BINDINGS[table.binding],
    winner && "winner",
    ...chair.votes.map((about) => (about === "wait" ? "wants more time" : "wants to end the game")),
  ];
  const active = table.turn > 0 && table.seat === seat && !table.result;
  return make("li", { className: `seat ${active ? "active" : ""} ${winner ? "winner" : ""}`, ariaCurrent: active ? "true" : null },
    make("h3", {}, name(player), player === now.seat && " (you)", make("span", { className: "coins" }, coins(table.coins[seat]))),
    make("p", { className: "quiet" }, tags.filter(Boolean).join(" · ")),
    now.game.spots(seat).filter((spot) => table.filled[spot] !== false).map(card));
}

function card(spot) {
  const { table, deal, seen, touches, hand } = now.game;
  const face = now.table.phase === "memorising" ? deal[spot] : table.cards?.[spot];
  const which = hand > 1 && spot < table.sitting.length * hand ? `${["left", "right", "protected"][spot % hand]}: ` : "";
  if (face) return make("div", { className: "card up" }, `${which}${pretty(face)}`);
  const hands = (touches[spot] ?? []).map(({ player, really }) =>
    player === now.seat && typeof really === "boolean" ? `you (${really ? "swapped" : "not swapped"})` : name(player));
  const fact = seen[spot];
  const told = fact ? `${pretty(fact.character)}, ${HOW[fact.how]}${fact.turn ? `, turn ${fact.turn}` : ""}` : "not seen";
  return make("div", { className: "card" }, make("span", {}, `${which}${told}`), hands.length > 0 && make("small", {}, `since then taken by ${listed([...new Set(hands)])}`));
}

function votes() {
  const { phase, seats: chairs, deadline } = now.table;
  const chair = chairs[now.seat];
  if (!["memorising", "playing"].includes(phase) || !chair || chair.kind !== "person") return [];
  const vote = (about, wanted, taken) => {
    const yes = !chair.votes.includes(about);
    return button(yes ? wanted : taken, () => now.line.send("vote", { about, yes }), { ariaPressed: String(!yes) });
  };
  return [deadline !== null && vote("wait", "Vote for more time", "No more time needed"), vote("abort", "Vote to end the game", "Go on playing")];
}

// What can be done

function actions() {
  const { phase, seats: chairs, settings } = now.table;
  const chair = chairs[now.seat];
  const over = now.game === null && phase !== "lobby";
  if (now.line === null) return [over && panel("A game is on", settings.spectators && button("Watch", connect), make("p", {}, "You can take over from a bot; who has watched no longer can."))];
  if (phase === "lobby") return [lobby(chairs)];
  const away = chair?.away && panel("You are away: a bot decides for you", button("I am back", () => now.line.send("back"), { className: "main" }));
  const ready = phase === "memorising" && chair && !chair.ready && panel("Seen everything?", button("Ready", () => now.line.send("ready", { game: now.table.game }), { className: "main" }));
  const peek = now.peeks?.legal.length > 0 && panel("Besides", now.peeks.legal.map((action) => choice(action, `Confess a peek at ${now.game.card(action.spot, now.seat)}`)));
  return [away, ready, myTurn() && question(now.asked), peek];
}

const panel = (title, ...inside) => make("section", { className: "panel ask" }, make("h2", {}, title), ...inside);
const choice = (action, text, set = {}) => button(text, () => act(action), { disabled: now.sent !== null, ...set });
const group = (title, buttons) => buttons.length > 0 && make("fieldset", {}, make("legend", {}, title), buttons);

function lobby(chairs) {
  if (!isHost()) return panel(now.seat === null ? "Choose a seat" : "The host starts the game");
  const empty = chairs.filter(({ kind }) => kind === "empty").length;
  const level = make("select", { ariaLabel: "Level of the bot" }, ...["regular", "novice", "random"].map((id) => make("option", {}, id)));
  const add = (count) => async () => {
    for (let one = 0; one < count; one++) await at("/bots", "POST", { bot: level.value })();
  };
  return panel("You are the host",
    empty > 0 && make("div", { className: "row" }, level, button("Add a bot", add(1)), empty > 1 && button(`Fill ${empty} seats with bots`, add(empty))),
    button("Start the game", at("/start"), { className: "main", disabled: empty > 0 }));
}

function question({ decision: { question: { type, character, binding, first, second } }, legal }) {
  const { game } = now;
  const of = (kind) => legal.filter((action) => action.type === kind);
  const own = (spot) => game.card(spot, now.seat).replace("their own", "my");
  const more = game.hand > 1;
  if (type === "turn-choice") {
    const pairs = Object.values(Object.groupBy(of("swap"), ({ mine, other }) => `${mine}/${other}`));
    const swap = (pair) => {
      const title = `${more ? `${own(pair[0].mine)} and ` : ""}${own(pair[0].other)}`;
      const really = (action) => choice(action, action.really ? "Swap" : "Only pretend", { ariaLabel: `${action.really ? "Swap" : "Only pretend to swap"}: ${title}` });
      return make("div", { className: "pair" }, make("span", {}, title), pair.map(really));
    };
    return panel(`Your turn${binding ? ` – ${BINDINGS[binding]}` : ""}`,
      group("Look", of("look").map((action) => choice(action, `Look at ${own(action.spot)}`))),
      group("Swap my card, really or not, with", pairs.map(swap)),
      group("Announce: “I am …”", of("announce").map((action) => choice(action, `${pretty(action.character)}${more ? `, with ${own(action.spot)}` : ""}`))));
  }
  const held = (action) => ({ ariaPressed: String(JSON.stringify(action) === JSON.stringify(now.held)) });
  const words = {
    contest: ({ spot }) => `Contest: I am ${the(character)}${more ? `, with ${own(spot)}` : ""}`,
    pass: () => "Pass",
    "pick-player": ({ target }) => name(target),
    decline: () => "Nobody",
    "pick-card": ({ spot }) => own(spot),
    "name-character": (action) => pretty(action.character),
    "swap-or-not": ({ really }) => (really ? "Swap them" : "Only pretend"),
    "pick-direction": ({ direction }) => `To the ${direction}`,
    hide: ({ number }) => String(number),
    guess: ({ number }) => String(number),
  };
  const titles = {
    "contest-or-pass": `Somebody claims to be ${the(character ?? "")}. And you?`,
    "whether-to-swap": `Swap ${[first, second].map((spot) => spot !== undefined && own(spot)).join(" and ")}, or not?`,
    "which-player": "Choose a player", "which-card": "Choose a card", "which-character": "Say a character",
    "which-way": "Choose a way round the table", "how-many": "Hide some coins", "guess-how-many": "How many coins are hidden?",
  };
  const early = now.held && make("p", { className: "quiet" }, "Your answer is kept until its turn comes; you can still change it.");
  return panel(titles[type], type !== "contest-or-pass" && make("p", { className: "quiet" }, `The power of ${the(character)}`),
    make("div", { className: "row" }, legal.map((action) => choice(action, words[action.type](action), now.held ? held(action) : {}))), early);
}

// The page itself

setInterval(() => {
  const time = $("time");
  if (!time || !now.table) return;
  const left = now.table.deadline === null ? null : Math.max(0, Math.round((now.table.deadline - now.offset - Date.now()) / 1000));
  const days = left >= 172_800 ? `${Math.floor(left / 86_400)} days` : left >= 3600 ? `${Math.floor(left / 3600)} h` : left >= 120 ? `${Math.floor(left / 60)} min` : `${left} s`;
  time.textContent = left === null ? "" : ` ${days} left`;
}, 500);

const on = (id, what, work) => $(id).addEventListener(what, guarded(work));
const device = (path, about) => async () => shareable($("me-link"), about, (await ask("POST", path)).link);

document.querySelector("#enter form").addEventListener("submit", guarded(async (event) => {
  now.me = (await ask("POST", "/people", { name: $("name").value })).name;
  await (event.submitter?.value === "play" && now.code === null ? playNow() : arrive());
}));
on("play-now", "click", playNow);
on("join", "submit", () => go(`/t/${$("code").value.trim().toUpperCase()}`));
on("open", "submit", open);
on("open", "change", fit);
on("refresh", "click", home);
on("brand", "click", () => go("/"));
on("dismiss", "click", () => notice(null));
on("say", "submit", () => now.line.send("say", { text: $("text").value }) && ($("text").value = ""));
on("rename", "submit", async () => {
  now.me = (await ask("PATCH", "/me", { name: $("new-name").value })).name;
  $("me").querySelector("summary").textContent = now.me;
  $("me").open = false;
});
on("recovery", "click", device("/me/recovery", "Keep this link: it brings your seats back if this device forgets you. Earlier ones are void."));
on("move", "click", device("/me/move", "Open this link on the other device within five minutes. It works once."));
on("forget", "click", async () => {
  await ask("DELETE", "/me/device");
  now.me = null;
  await go("/");
});
addEventListener("popstate", guarded(arrive));
guarded(arrive)();
