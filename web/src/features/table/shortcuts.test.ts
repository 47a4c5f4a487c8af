// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from "vitest";
import type { AskedOf } from "../../api/protocol";
import { preferences } from "../../model/preferences.svelte";
import { Room, type Action } from "../../model/room.svelte";
import { Choice } from "./choice.svelte";
import { press } from "./shortcuts";

const PASS: Action = { type: "pass", player: 0, decision: 3 };
const CONTEST: Action = { type: "contest", player: 0, decision: 3, spot: 0 };
const LOOK: Action = { type: "look", player: 0, decision: 3, spot: 0 };
const SWAP: Action = { type: "swap", player: 0, decision: 3, mine: 0, other: 1, really: true };

let sent: Action[];
let choice: Choice;

function ask(type: "contest-or-pass" | "turn-choice", legal: Action[]): void {
  const question =
    type === "turn-choice" ? ({ type, binding: null } as const) : ({ type, character: "king" } as const);
  const asked = { type: "asked", game: 1, decision: { number: 3, player: 0, question }, legal, held: null };
  const room = new Room("ABCDEF");
  sent = [];
  Object.defineProperty(room, "asked", { get: () => asked as AskedOf });
  room.act = (action: Action) => void sent.push(action);
  choice = new Choice(room);
}

function type(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.addEventListener("keydown", (one) => press(one as KeyboardEvent, choice), { once: true });
  target.dispatchEvent(event);
}

beforeEach(() => {
  preferences.shortcuts = true;
  document.body.innerHTML = '<input id="field" />';
});

describe("keys", () => {
  it("pass and contest at the second press only", () => {
    ask("contest-or-pass", [PASS, CONTEST]);
    type("p");
    expect([sent, choice.armed]).toEqual([[], "p"]);
    type("p");
    expect(sent).toEqual([PASS]);
    type("c");
    type("p"); // another key begins again
    expect(sent).toEqual([PASS]);
  });

  it("do not answer a question by being held down, in a text field, or with Ctrl", () => {
    ask("contest-or-pass", [PASS, CONTEST]);
    type("p");
    type("p", { repeat: true });
    type("p", { ctrlKey: true });
    type("p", {}, document.querySelector("#field")!);
    expect(sent).toEqual([]);
  });

  it("begin a step of the turn at once, but look at the only card at the second press", () => {
    ask("turn-choice", [LOOK, SWAP]);
    type("l");
    expect([sent, choice.armed]).toEqual([[], "l"]);
    type("s");
    expect([choice.step, sent]).toEqual(["swap", []]);
    choice.reset();
    type("l");
    type("l");
    expect(sent).toEqual([LOOK]);
  });

  it("can be turned off", () => {
    ask("contest-or-pass", [PASS, CONTEST]);
    preferences.shortcuts = false;
    type("p");
    type("p");
    expect(sent).toEqual([]);
  });
});
