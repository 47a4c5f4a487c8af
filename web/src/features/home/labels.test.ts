// What a running game's banner says, by what the table waits for.

import { beforeAll, expect, it } from "vitest";
import type { TableListItem } from "../../api/protocol";
import { setLanguage } from "../../testing/language";
import { tableNow } from "./labels";

type GameNow = NonNullable<TableListItem["game"]>;
const people = ["Ada", "Bruno", "Clara"].map((name) => ({ name, face: null }));

function table(decision: GameNow["decision"], more: Partial<GameNow> = {}, device = false): TableListItem {
  return {
    code: "ABCDEF",
    phase: decision === null ? "memorising" : "playing",
    edition: "second",
    players: 3,
    seated: 3,
    host: "Ada",
    face: null,
    spectators: false,
    way: null,
    awaited: false,
    seat: 0,
    lesson: false,
    device,
    game: { turn: 7, people, decision, announcer: null, left: null, ...more },
  };
}

beforeAll(() => setLanguage("en"));

it("says who has the turn, who claims what, and who uses a power", () => {
  const turn = { type: "turn-choice", binding: null } as const;
  const contest = { type: "contest-or-pass", character: "judge" } as const;
  const power = { type: "which-player", character: "witch", players: [1], optional: true } as const;
  expect(tableNow(table(null))).toBe("The cards are dealt");
  expect(tableNow(table({ number: 9, player: 1, question: turn }))).toBe("Bruno's turn");
  expect(tableNow(table({ number: 9, player: 0, question: turn }))).toBe("Your turn");
  expect(tableNow(table({ number: 9, player: 0, question: contest }, { announcer: 2 }))).toBe(
    "Clara says: “I am the Judge!”",
  );
  expect(tableNow(table({ number: 9, player: 1, question: contest }, { announcer: 0 }))).toBe(
    "You say: “I am the Judge!”",
  );
  expect(
    tableNow(table({ number: 9, player: 2, question: { ...power, players: [...power.players] } })),
  ).toContain("Clara is choosing");
});

it("names everybody around a shared device", () => {
  const turn = { type: "turn-choice", binding: null } as const;
  expect(tableNow(table({ number: 9, player: 0, question: turn }, {}, true))).toBe("Ada's turn");
});
