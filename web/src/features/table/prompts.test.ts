// Every question of every power, as it came up in recorded games, and every rejected tap have their text.

import { beforeAll, describe, expect, it } from "vitest";
import { played } from "../../testing/recordedGames";
import { setLanguage } from "../../testing/language";
import { dealt, nameOf } from "../../testing/events";
import { Phrases } from "../../model/phrases";
import { Room } from "../../model/room.svelte";
import { evolve, initialTable } from "../../model/table";
import type { AskedOf, Table } from "../../api/protocol";
import { LANGUAGES, t } from "../../i18n/language.svelte";
import { Choice, type Step } from "./choice.svelte";
import { prompt, stepTitle, whyNot } from "./prompts";

interface Question {
  name: string;
  asked: AskedOf;
  table: Table;
  names: string[];
}

/** One question of each kind, for each character and edition, and each step of its power. */
const questions = new Map<string, Question>();
for (const { events, tables, names } of played)
  for (const [index, event] of events.entries()) {
    if (event.type !== "asked") continue;
    const table = tables[index]!;
    const { question } = event.decision;
    const whose = question.type === "turn-choice" ? question.binding : question.character;
    const { edition } = table.setup.scenario;
    const step = table.stack.at(-1)?.answers.length ?? 0;
    const more = question.type === "contest-or-pass" && table.round!.claims.length > 1;
    const name = [question.type, whose ?? "free", edition, step, more].join(" ");
    const asked: AskedOf = { type: "asked", game: 1, decision: event.decision, legal: [], held: null };
    questions.set(name, { name, asked, table, names });
  }
const all = [...questions.values()];

const STEPS: Step[] = ["look", "swap", "announce"];
/** What each binding leaves to choose from. */
const LEFT: Record<string, Step[]> = {
  opening: ["swap"],
  look: ["look"],
  swap: ["swap"],
  "no-announce": ["look", "swap"],
};
const SENTENCE = /^\P{Ll}.*[.?!”“»]$/u;

/** Somebody at the first of four seats, with two cards in the centre; the last is out of the game. */
function atTable(): { choice: Choice; phrases: Phrases } {
  const room = new Room("ABCDEF");
  room.seat = 0;
  const table = evolve(initialTable(dealt()), { type: "eliminated", player: 3, coins: 6 });
  return { choice: new Choice(room), phrases: new Phrases(table, nameOf, room.seat) };
}

it("questions of all kinds came up", () => {
  expect(new Set(all.map(({ asked }) => asked.decision.question.type)).size).toBe(9);
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it("every question is asked in a sentence", () => {
    for (const { name, asked, table, names } of all) {
      const phrases = new Phrases(table, (player) => names[player]!, asked.decision.player);
      const { title, hint } = prompt(asked, phrases);
      expect(title, name).toMatch(SENTENCE);
      if (hint !== null) expect(hint, name).toMatch(/^\P{Ll}/u);
    }
  });

  it("every step of a turn has a question of its own", () => {
    const { choice } = atTable();
    const titles = [
      { step: "look" },
      { step: "announce" },
      { step: "swap", mine: null, other: null },
      { step: "swap", mine: 0, other: null },
      { step: "swap", mine: 0, other: 2 },
    ].map((chosen) => stepTitle(Object.assign(choice, chosen)));
    expect(new Set([...titles, t("ask-turn-choice")]).size).toBe(6);
    for (const title of titles) expect(title).toMatch(/^\P{Ll}.*\?$/u);
    choice.reset();
    expect(stepTitle(choice)).toBeNull();
  });

  it("an action that the turn forbids has a reason of its own", () => {
    const { choice, phrases } = atTable();
    for (const [binding, left] of Object.entries(LEFT))
      for (const step of STEPS.filter((one) => !left.includes(one))) {
        choice.rejected = { step };
        const reason = whyNot(choice, phrases, binding);
        expect(reason, `${step} ${binding}`).toMatch(SENTENCE);
        expect(reason, `${step} ${binding}`).not.toBe(t("why-not-now"));
      }
  });

  it("whatever else is tapped in vain has a reason", () => {
    const { choice, phrases } = atTable();
    const taps = [
      ...STEPS.map((step) => ({ step })),
      ...[0, 1, 3].map((player) => ({ player })),
      ...[0, 1, 3, 5].map((spot) => ({ spot })),
    ];
    for (const step of [null, ...STEPS])
      for (const mine of [null, 0])
        for (const tap of taps) {
          [choice.step, choice.mine, choice.rejected] = [step, mine, tap];
          expect(whyNot(choice, phrases, null), JSON.stringify([step, mine, tap])).toMatch(SENTENCE);
        }
  });
});
