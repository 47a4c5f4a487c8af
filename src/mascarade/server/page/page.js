// The page: coming in, finding and opening tables, and the line to the one that is shown.

import { $, guarded, make, notice, shareable } from "./dom.js";
import { pretty } from "./game.js";
import { Line, ask } from "./line.js";
import { HEARD, NOWHERE, isOn, now, tell } from "./now.js";
import { render, tick } from "./table.js";

function show(section) {
  for (const other of document.querySelectorAll("main > section")) other.hidden = other.id !== section;
  $("me").hidden = now.me === null;
  $("called").textContent = now.me ?? "";
  document.title = "Mascarade";
}

async function go(path) {
  history.pushState(null, "", path);
  await arrive();
}

async function arrive() {
  const [, what, key] = location.hash.match(/^#(recover|move)=(.+)$/) ?? [];
  now.me ??= await whoAmI();
  now.line?.end();
  const code = location.pathname.match(/^\/t\/(\w+)/)?.[1] ?? null;
  Object.assign(now, NOWHERE, { line: null, chat: [], names: [], code });
  connection("open");
  if (key) return offer(what, key);
  if (now.me !== null) return code ? visit() : home();
  $("at-once").hidden = code !== null;
  show("enter");
  $("name").focus();
}

async function whoAmI() {
  try {
    return (await ask("GET", "/me")).name;
  } catch (refusal) {
    if (refusal.code === "not-signed-in") return null;
    throw refusal;
  }
}

// A link with a key is used only when the person says so.
function offer(what, key) {
  const moves = "This link moves your seats to this device. The other device lets go of them.";
  $("key-what").textContent = what === "move" ? moves : "This link brings your seats back to this device.";
  $("key-now").textContent = now.me === null ? "" : `This device now knows you as ${now.me}: it will forget that.`;
  $("key-use").onclick = guarded(async () => {
    history.replaceState(null, "", "/");
    try {
      now.me = (await ask("POST", `/${what}`, { key })).name;
    } finally {
      await arrive();
    }
  });
  show("key");
}

// Before a table

async function playNow() {
  const { table, link } = await ask("POST", "/tables", { edition: "second", players: 6, clock: null, window: null });
  for (let seat = 1; seat < 6; seat++) await ask("POST", `/tables/${table.code}/bots`, { bot: "regular" });
  await ask("POST", `/tables/${table.code}/start`);
  await go(link);
}

async function home() {
  show("home");
  now.known ??= await ask("GET", "/known");
  const { edition } = $("open").elements;
  const editions = Object.keys(now.known.editions).reverse();
  if (!edition.length) edition.append(...editions.map((id) => make("option", { value: id }, `${id} edition`)));
  fit();
  const [mine, all] = await Promise.all([ask("GET", "/me/tables"), ask("GET", "/tables")]);
  const rows = (briefs) => (briefs.length ? briefs.map(row) : [make("li", { className: "quiet" }, "None just now.")]);
  $("mine").replaceChildren(...rows(mine));
  $("public").replaceChildren(...rows(all.filter(({ seat }) => seat === null)));
}

function row({ code, phase, edition, seated, players, host, awaited }) {
  const told = ` ${phase}, ${edition} edition, ${seated} of ${players} seated${host ? `, ${host}'s` : ""}`;
  const link = make("a", { href: `/t/${code}`, onclick: guarded(() => go(`/t/${code}`)) }, code);
  return make("li", {}, link, told, awaited && make("b", {}, " – you are awaited"));
}

// What can be chosen depends on the edition and the number of players.
function fit() {
  const { edition, players, set } = $("open").elements;
  const [fewest, most] = now.known.editions[edition.value];
  const wanted = Math.min(most, Math.max(fewest, Number(players.value || 6)));
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => make("option", {}, String(fewest + index)));
  players.replaceChildren(...counts);
  players.value = wanted;
  const fitting = now.known.sets.filter((one) => one.edition === edition.value && one.players === wanted);
  const before = set.value;
  const drawn = make("option", { value: "random" }, "drawn at random");
  set.replaceChildren(...fitting.map(({ id }) => make("option", { value: id }, `Set ${pretty(id)}`)), drawn);
  if ([...set.options].some(({ value }) => value === before)) set.value = before;
  $("cards").textContent = (fitting.find(({ id }) => id === set.value)?.cards ?? []).map(pretty).join(", ");
}

async function open() {
  const { edition, players, set, contest, memory, clock, public: listed, spectators } = $("open").elements;
  const seconds = clock.value === "" ? null : Number(clock.value);
  const { link } = await ask("POST", "/tables", {
    edition: edition.value,
    players: Number(players.value),
    set: set.value,
    contest: contest.value,
    memory: memory.value,
    clock: seconds,
    window: seconds !== null && seconds <= 180 ? 12 : null,
    public: listed.checked,
    spectators: spectators.checked,
  });
  await go(link);
}

// At a table

async function visit() {
  try {
    const { table, seat } = await ask("GET", `/tables/${now.code}`);
    Object.assign(now, { table, seat, code: table.code, names: table.seats.map((chair) => chair.name) });
    now.known ??= await ask("GET", "/known");
  } catch (refusal) {
    await go("/");
    throw refusal;
  }
  show("table");
  // Whoever watches a game can't take a seat in it any more: that is theirs to choose.
  if (now.seat !== null || !isOn()) connect();
  redraw();
}

const redraw = () => render({ arrive, connect, go });

function connect() {
  now.line?.end();
  const hello = () => ({
    ...(now.game && { game: now.game.number, events: now.game.count }),
    chat: now.chat.at(-1)?.number ?? 0,
  });
  now.line = new Line(now.code, { hello, hear, changed: connection });
}

function hear(message) {
  try {
    HEARD[message.type]?.(message);
  } catch (told) {
    notice(told.message);
  }
  redraw();
}

function connection(state) {
  $("line").textContent = { lost: "Connection lost. Trying again…", closed: "Not connected." }[state] ?? "";
  redraw();
}

// What is always there

const on = (id, what, work) => $(id).addEventListener(what, guarded(work));
const device = (path, about) => async () => $("me-link").replaceChildren(...shareable(about, (await ask("POST", path)).link));

on("enter-form", "submit", async ({ submitter }) => {
  now.me = (await ask("POST", "/people", { name: $("name").value })).name;
  await (submitter === $("at-once") ? playNow() : arrive());
});
on("play-now", "click", playNow);
on("join", "submit", () => go(`/t/${$("code").value.trim().toUpperCase()}`));
on("open", "submit", open);
on("open", "change", fit);
on("refresh", "click", home);
on("brand", "click", () => go("/"));
on("dismiss", "click", () => notice(null));
on("say", "submit", () => {
  tell("say", { text: $("text").value });
  $("text").value = "";
});
on("rename", "submit", async () => {
  now.me = (await ask("PATCH", "/me", { name: $("new-name").value })).name;
  $("called").textContent = now.me;
  $("me").open = false;
});
on("recovery", "click", device("/me/recovery", "Keep this link: it brings your seats back if this device forgets you. Earlier ones are void."));
on("move", "click", device("/me/move", "Open this link on the other device within five minutes. It works once."));
on("forget", "click", async () => {
  if (!confirm("Forget you on this device? Only a recovery link brings your seats back.")) return;
  await ask("DELETE", "/me/device");
  now.me = null;
  await go("/");
});
addEventListener("popstate", guarded(arrive));
setInterval(tick, 500);
guarded(arrive)();
