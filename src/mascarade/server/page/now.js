// What the page knows at the moment, and the few things that everything on it needs.

import { Game } from "./game.js";
import { ask } from "./line.js";

export const NOWHERE = { code: null, seat: null, table: null, game: null, asked: null, peeks: null, held: null, sent: null };
export const now = { me: null, known: null, line: null, offset: 0, level: "regular", chat: [], names: [], ...NOWHERE };

const LOST = "The connection is lost just now. Please try again in a moment.";

export function tell(type, fields) {
  if (!now.line?.send(type, fields)) throw new Error(LOST);
}

export const at = (path, method = "POST", body = undefined) => () => ask(method, `/tables/${now.code}${path}`, body);
export const name = (player) => now.names[player] || `Seat ${player + 1}`;
export const isHost = () => now.seat !== null && now.table.seats[now.seat]?.host;
export const isOn = () => ["memorising", "playing"].includes(now.table.phase);

// The question to this person, as long as the game has not gone past it.
export function question() {
  const pending = now.game?.table.decision;
  const open = now.table.phase === "playing" && pending && pending.number <= now.asked?.decision.number;
  return open ? now.asked : null;
}

export function act(action) {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  now.sent = { id: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""), action };
  send();
}

// Sent again with the same id after the line was lost, an action is done once.
const send = () => now.sent && now.game && now.line.send("act", { ...now.sent, game: now.game.number });

const newGame = (number) => new Game(number, name, now.table.settings.memory === "fading");

// What each message of the server changes.
export const HEARD = {
  welcome: ({ seat, now: time }) => {
    Object.assign(now, { seat, offset: time - Date.now() });
    send();
  },
  table: (table) => {
    now.table = table;
    if (table.phase === "lobby") Object.assign(now, { game: null, asked: null, peeks: null, sent: null, names: [] });
    table.seats.forEach((seat, player) => (now.names[player] = seat.name || now.names[player]));
  },
  view: ({ game, view, deadline }) => {
    now.game = newGame(game).resume(view);
    Object.assign(now, { asked: null, peeks: null });
    now.table.deadline = deadline;
  },
  events: ({ game, first, events, deadline }) => {
    if (first === 0) now.game = newGame(game);
    if (now.game?.number !== game || now.game.count !== first) {
      now.game = null; // something is missing: come back and be told everything
      now.line.again();
      return;
    }
    for (const event of events) now.game.take(event);
    now.peeks = null;
    now.table.deadline = deadline;
  },
  asked: (asked) => {
    const answered = now.sent?.action.decision === asked.decision.number;
    Object.assign(now, { asked, held: asked.held, sent: answered ? now.sent : null });
  },
  peeks: (peeks) => (now.peeks = peeks),
  accepted: ({ id }) => {
    if (now.sent?.id !== id) return;
    if (now.sent.action.decision === now.asked?.decision.number) now.held = now.sent.action;
    now.sent = null;
  },
  said: (said) => now.chat.push({ ...said, key: said.number }),
  pong: ({ now: time }) => (now.offset = time - Date.now()),
  refused: ({ id, sentence }) => {
    if (id === now.sent?.id) now.sent = null;
    throw new Error(sentence);
  },
  closing: ({ again, sentence }) => {
    if (!again) throw new Error(sentence);
  },
};
