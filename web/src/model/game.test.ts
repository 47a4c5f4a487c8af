// @vitest-environment jsdom

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announced, dealt, looked, nameOf, NAMES, swapped, turn } from "../testing/events";
import { setLanguage } from "../testing/language";
import type { CoinsMoved, Ended, View } from "../api/protocol";
import { t } from "../i18n/language.svelte";
import { COINS_LAND, CURTAIN_MS, sceneLength } from "./timing";
import { Game } from "./game.svelte";
import { type AnyEvent, evolve, initialTable, type Player, type Table } from "./table";

const income: CoinsMoved = { type: "coins-moved", moves: [["bank", 0, 3]], reason: "power" };
const end: Ended = {
  type: "ended",
  winners: [0],
  reason: "thirteen",
  cards: ["king", "queen", "judge", "fool", "witch", "spy"],
  cemetery: [],
};

let shown: string[];
/** When each of them began to be shown. */
let times: number[];
let pace: number;
let fading: boolean;

function begun(...events: AnyEvent[]): Game {
  const game = new Game(1, {
    nameOf,
    viewer: () => null,
    fading: () => fading,
    pace: () => pace,
    shown({ type }) {
      shown.push(type);
      times.push(Date.now());
    },
  });
  game.receive([dealt(), ...events]);
  return game;
}

const resumed = (
  view: Pick<View, "table" | "events" | "first"> & Partial<View>,
  viewer: Player | null = null,
): Game =>
  new Game(1, {
    nameOf,
    viewer: () => viewer,
    fading: () => fading,
    pace: () => pace,
    shown: ({ type }) => shown.push(type),
  }).resume({
    viewer: 0,
    touched: [],
    bound: [],
    facts: [],
    ...view,
  });

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const texts = (game: Game) => game.log.map(({ text }) => text());
const folded = (...events: AnyEvent[]): Table => events.reduce(evolve, initialTable(dealt()));

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  [shown, times, pace, fading] = [[], [], 1, false];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a card that was just shown", () => {
  /** A viewer's game, up to their look at their own card. */
  async function looking(): Promise<Game> {
    const game = resumed({ table: folded(), events: [dealt()], first: 0 }, 0);
    pace = 0;
    game.receive([turn(1, 0), looked(0, "king")]);
    await pass(0);
    return game;
  }
  const begin = async (game: Game, ...turns: [number: number, player: number][]) => {
    for (const [number, player] of turns) game.receive([turn(number, player)]);
    await pass(0);
    return game.sighting?.characters ?? null;
  };

  it("stays for one whole turn of another player", async () => {
    const game = await looking();
    game.noteSighted();
    expect(await begin(game, [2, 1])).toEqual(["king"]);
    expect(await begin(game, [3, 2])).toBeNull();
  });

  it("stays until it was in sight, however much happens", async () => {
    const game = await looking();
    expect(await begin(game, [2, 1], [3, 2], [4, 3])).toEqual(["king"]);
    game.noteSighted();
    expect(await begin(game, [5, 1])).toEqual(["king"]);
    expect(await begin(game, [6, 2])).toBeNull();
  });

  it("stays during the viewer's own turn too", async () => {
    const game = await looking();
    game.noteSighted();
    expect(await begin(game, [2, 0], [3, 1])).toEqual(["king"]);
    expect(await begin(game, [4, 2])).toBeNull();
  });

  it("is a new one if another card is shown", async () => {
    const game = await looking();
    game.noteSighted();
    game.receive([turn(2, 1), { type: "peeked", player: 0, spot: 0, character: "queen" }]);
    expect(await begin(game, [3, 2], [4, 3])).toEqual(["queen"]);
  });
});

describe("on the stage", () => {
  it("events are shown one by one, each for its time", async () => {
    const game = begun(turn(1, 0), looked(0, "king"), turn(2, 1));
    await pass(0);
    expect([game.scene?.type, game.table!.turn, game.received, game.settled]).toEqual([
      "turn-started",
      1,
      4,
      false,
    ]);
    expect(game.sighting).toBeNull();

    await pass(sceneLength(turn(1, 0)));
    expect(game.scene?.type).toBe("looked");
    expect(game.faces).toEqual({ 0: "king" });
    expect([game.sighting!.spots, game.sighting!.characters]).toEqual([[0], ["king"]]);

    await pass(sceneLength(looked(0, null)));
    expect([game.faces, game.table!.turn, game.settled]).toEqual([{}, 2, false]);
    await pass(sceneLength(turn(2, 1)));
    expect([game.scene, game.settled, shown]).toEqual([
      null,
      true,
      ["turn-started", "looked", "turn-started"],
    ]);
  });

  it("a slow pace lasts longer", async () => {
    pace = 2;
    const game = begun(turn(1, 0), looked(0, "king"));
    await pass(sceneLength(turn(1, 0)) * 2 - 1);
    expect(game.scene?.type).toBe("turn-started");
    await pass(1);
    expect(game.scene?.type).toBe("looked");
  });

  it("at once means that nothing is shown, but everything is there", async () => {
    pace = 0;
    const game = begun(turn(1, 0), looked(0, "king"), turn(2, 1));
    await pass(0);
    expect([game.table!.turn, game.settled, shown, game.faces]).toEqual([2, true, [], {}]);
    expect(game.known[0]).toMatchObject({ character: "king", how: "look", turn: 1 });
    expect(game.sighting!.characters).toEqual(["king"]);
    game.dismiss();
    expect(game.sighting).toBeNull();
  });

  it("a page that nobody looks at does not fall behind", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const game = begun(turn(1, 0), looked(0, "king"), turn(2, 1));
    await pass(0);
    expect([game.table!.turn, game.settled]).toEqual([2, true]);
  });

  describe("where the server's clock starts soon", () => {
    const scenes = [turn(1, 0), looked(0, "king"), swapped(1, 2)];
    const whole = scenes.reduce((sum, event) => sum + sceneLength(event), 0);
    /** Receive the scenes with this part of their time left; when each of them begins. */
    async function shownWithin(part: number): Promise<[number[], number]> {
      const game = begun();
      await pass(0);
      const start = Date.now();
      game.receive(scenes, start + whole * part);
      await pass(0);
      while (!game.settled) await pass(5);
      return [times.splice(0).map((time) => time - start), Date.now() - start];
    }
    const exact = [0, sceneLength(scenes[0]!), sceneLength(scenes[0]!) + sceneLength(scenes[1]!)];

    it("scenes that end in time are not shortened", async () => {
      expect(await shownWithin(1)).toEqual([exact, whole]);
      expect(await shownWithin(3)).toEqual([exact, whole]);
    });

    it("all scenes are shortened alike, and end in time", async () => {
      const [begins, end] = await shownWithin(0.5);
      expect(begins).toEqual(exact.map((time) => expect.closeTo(time / 2, -1.5)));
      expect(end).toBeGreaterThan(whole / 2 - 20);
      expect(end).toBeLessThan(whole / 2 + 20);
    });

    it("scenes without time are left out", async () => {
      expect(await shownWithin(0.1)).toEqual([[], 0]);
      expect(await shownWithin(-5)).toEqual([[], 0]);
    });

    it("events that follow wait for the scenes before them", async () => {
      const game = begun();
      await pass(0);
      const start = Date.now();
      game.receive(scenes, start + whole);
      await pass(100);
      game.receive([turn(2, 1)], start + whole + sceneLength(turn(2, 1)));
      await pass(whole - 101);
      expect(game.scene?.type).toBe("swapped");
      await pass(2);
      expect([game.scene?.type, game.pace]).toEqual(["turn-started", 1]);
    });
  });

  it("coins are in the air before they have arrived", async () => {
    const game = begun(income);
    await pass(0);
    expect([game.scene?.type, game.table!.coins[0]]).toEqual(["coins-moved", 6]);
    await pass(sceneLength(income) * COINS_LAND);
    expect([game.scene?.type, game.table!.coins[0]]).toEqual(["coins-moved", 9]);
    await pass(sceneLength(income));
    expect(game.scene).toBeNull();
  });

  it("the masks that fell stay down", async () => {
    const game = begun(turn(1, 0), end);
    await pass(5000);
    expect([game.final, game.table!.result?.winners, game.settled]).toEqual([end.cards, [0], true]);
  });
});

describe("skipping", () => {
  it("shows all that waits, and what comes later takes its time again", async () => {
    const game = begun(turn(1, 0), looked(0, "king"), turn(2, 1));
    await pass(10);
    game.skip();
    await pass(0);
    expect([game.table!.turn, game.settled, game.scene, game.faces]).toEqual([2, true, null, {}]);
    game.receive([swapped(1, 2), turn(3, 2)]);
    await pass(0);
    expect([game.scene?.type, game.table!.turn]).toEqual(["swapped", 2]);
  });

  it("keeps the order, also while coins are in the air", async () => {
    const game = begun(turn(1, 0), income, turn(2, 1));
    await pass(sceneLength(turn(1, 0)));
    expect(game.scene?.type).toBe("coins-moved");
    game.skip();
    await pass(0);
    expect([game.table!.coins[0], game.table!.turn, game.settled]).toEqual([9, 2, true]);
    expect(game.log.map(({ type }) => type)).toEqual([
      "dealt",
      "turn-started",
      "coins-moved",
      "turn-started",
    ]);
  });

  it("does nothing when nothing is shown", async () => {
    const game = begun();
    await pass(0);
    game.skip();
    game.receive([turn(1, 0), looked(0, "king")]);
    await pass(0);
    expect(game.scene?.type).toBe("turn-started");
  });
});

it("a game that was left shows nothing more", async () => {
  const game = begun(turn(1, 0), looked(0, "king"), turn(2, 1));
  await pass(0);
  game.end();
  await pass(5000);
  expect([game.table!.turn, game.known[0]!.how, vi.getTimerCount()]).toEqual([1, "deal", 0]);
});

describe("a reveal", () => {
  const contested: AnyEvent = { type: "contested", player: 1, spot: 1 };
  const passes = [2, 3].map((player): AnyEvent => ({ type: "passed", player }));
  const revealed: AnyEvent = {
    type: "revealed",
    cards: [
      [0, 0, "king"],
      [1, 1, "queen"],
    ],
  };
  const used: AnyEvent = { type: "power-used", player: 0, spot: 0, character: "king", partners: [] };
  const taken: AnyEvent = { type: "coins-moved", moves: [["bank", 0, 3]], reason: "power" };
  const ended: AnyEvent = { type: "power-ended", player: 0, character: "king" };
  const fined: AnyEvent = { type: "coins-moved", moves: [[1, "courthouse", 1]], reason: "fine" };
  const before = [turn(5, 0), announced(0, "king"), contested, ...passes];

  /** What is shown, and whether the stage stands, at every change. */
  async function stages(...events: AnyEvent[]): Promise<[string | undefined, boolean][]> {
    const game = begun(...before, revealed, ...events);
    const seen: [string | undefined, boolean][] = [];
    while (!game.settled) {
      const now: [string | undefined, boolean] = [game.scene?.type, game.stage !== null];
      if (`${now}` !== `${seen.at(-1)}`) seen.push(now);
      await pass(50);
    }
    expect(game.stage).toBeNull();
    return seen.slice(seen.findIndex(([type]) => type === "revealed"));
  }

  it("keeps its stage until the fines are paid", async () => {
    expect(await stages(used, taken, ended, fined, turn(6, 1))).toEqual([
      ["revealed", true],
      ["power-used", true],
      ["coins-moved", true],
      ["turn-started", false],
    ]);
  });

  it("leaves its stage before anything is decided", async () => {
    const chose: AnyEvent = { type: "chose-player", player: 0, target: 2 };
    expect(await stages(used, chose, ended, fined)).toEqual([
      ["revealed", true],
      ["power-used", false],
      ["chose-player", false],
      ["coins-moved", false],
    ]);
  });

  it("changes the table when the curtain hides it, and turns no card there", async () => {
    const game = begun(...before, revealed, turn(6, 1));
    while (game.stage === null) await pass(10);
    await pass(CURTAIN_MS - 50);
    expect(game.events.at(-1)?.type).toBe("passed");
    await pass(50);
    expect([game.events.at(-1)?.type, game.stage !== null, game.faces]).toEqual(["revealed", true, {}]);
  });

  it("can be skipped with its fines", async () => {
    const game = begun(...before, revealed, used, taken, ended, fined, turn(6, 1));
    while (game.stage === null) await pass(50);
    expect(game.stage).toMatchObject({ claimed: "king", fines: true });
    game.skip();
    await pass(0);
    expect([game.stage, game.settled, game.table!.courthouse]).toEqual([null, true, 1]);
  });
});

describe("the thread between two cards", () => {
  it("is the same after a real swap, a pretended one, and one whose truth is unknown", async () => {
    pace = 0;
    for (const really of [true, false, undefined]) {
      const game = begun(turn(1, 0), swapped(0, 1, really), turn(2, 1));
      await pass(0);
      expect(game.thread).toEqual([0, 1]);
    }
  });

  it("lies there until something else happens", async () => {
    pace = 0;
    const game = begun(turn(1, 0), swapped(0, 1, true), turn(2, 1), announced(1, "king"));
    await pass(0);
    expect(game.thread).toBeNull();
  });
});

describe("the log", () => {
  it("has a heading for each turn, with what binds it", async () => {
    pace = 0;
    const game = begun(turn(1, 0, "opening"), swapped(0, 1, true), turn(2, 1));
    await pass(0);
    const [, first, swap, second] = game.log;
    expect([first!.kind, swap!.kind, second!.kind]).toEqual(["turn", "event", "turn"]);
    const bound = ` · ${t("story-binding-opening")}`;
    expect([first!.text(), second!.text()].map((text) => text.endsWith(bound))).toEqual([true, false]);
    expect(swap!.secret).toBeDefined();
    expect(new Set(game.log.map(({ key }) => key)).size).toBe(game.log.length);
  });

  it("addresses the viewer", () => {
    const events = [dealt(), turn(1, 0), swapped(0, 1, true), turn(2, 1), swapped(1, 0)];
    const { log } = resumed({ table: folded(...events), events, first: 0 }, 0);
    expect(log.slice(1).map(({ text }) => text())).toEqual([
      "Turn 1 · You",
      `You swap your card with ${NAMES[1]}'s card, or pretend to.`,
      `Turn 2 · ${NAMES[1]}`,
      `${NAMES[1]} swaps their own card with your card, or pretends to.`,
    ]);
  });

  it("does not take what others did in the viewer's seat for the viewer's", () => {
    const events = [
      dealt(),
      turn(1, 0),
      swapped(0, 1),
      turn(2, 1),
      swapped(1, 0),
      turn(3, 0),
      swapped(0, 1, false),
    ];
    const viewer = { player: 0, held: [4] };
    const game = resumed({ viewer, table: folded(...events), events, first: 0 }, 0);
    expect(game.log.slice(1).map(({ text }) => text())).toEqual([
      `Turn 1 · ${NAMES[0]}`,
      `${NAMES[0]} swaps their own card with ${NAMES[1]}'s card, or pretends to.`,
      `Turn 2 · ${NAMES[1]}`,
      `${NAMES[1]} swaps their own card with your card, or pretends to.`,
      "Turn 3 · You",
      `You swap your card with ${NAMES[1]}'s card, or pretend to.`,
    ]);
    expect(game.log.map(({ secret }) => secret !== undefined)).toEqual([
      ...Array<boolean>(6).fill(false),
      true,
    ]);
    expect(game.known[0]?.hands).toHaveLength(2);
  });

  it("is told in the language that is spoken when it is read", async () => {
    pace = 0;
    const game = begun(turn(1, 0), swapped(0, 1));
    await pass(0);
    const english = texts(game);
    await setLanguage("fr");
    const french = texts(game);
    await setLanguage("en");
    expect(french).not.toEqual(english);
    expect(texts(game)).toEqual(english);
  });

  it("puts answers that complete a turn below that turn", async () => {
    pace = 0;
    const passes = [1, 2, 3].map((player): AnyEvent => ({ type: "passed", player }));
    const game = begun(turn(5, 0), announced(0, "king"), ...passes, turn(6, 1));
    await pass(0);
    expect(game.log.map(({ turn: number, kind }) => [number, kind])).toEqual([
      [0, "event"],
      [5, "turn"],
      [5, "event"],
      [5, "event"],
      [6, "turn"],
    ]);
  });
});

describe("a view", () => {
  it("is there at once, with all that was seen, and nothing lies open", () => {
    const events = [dealt(), turn(1, 0), looked(0, "king")];
    const table = folded(...events);
    const game = resumed({ table, events, first: 0 });
    expect([game.table, game.received, game.faces, game.sighting]).toEqual([table, 3, {}, null]);
    expect([shown, game.settled, game.deal[1]]).toEqual([[], true, "queen"]);
    expect(game.known[0]).toMatchObject({ character: "king", how: "look", turn: 1 });
  });

  it("may begin in the middle, and is told by who sat where then", () => {
    const change: AnyEvent = { type: "seats-changed", first: 1, second: 2 };
    const before = folded(turn(8, 3), income);
    const events = [turn(9, 0), swapped(0, 1), change, turn(10, 0), swapped(0, 1)];
    const table = events.reduce(evolve, before);
    const game = resumed({ table, events, first: 30 });
    expect([game.table, game.received, game.deal]).toEqual([table, 35, []]);
    const swaps = game.log.filter(({ type }) => type === "swapped").map(({ text }) => text());
    expect(swaps.map((text) => NAMES.filter((name) => text.includes(name)))).toEqual([
      ["Adele", "Bruno"],
      ["Adele", "Clara"],
    ]);
    game.receive([turn(11, 1)]);
    expect(game.received).toBe(36);
  });
});

describe("where memory fades", () => {
  const round = (from: number) =>
    [0, 1, 2, 3].flatMap((player) => [turn(from + player, player), swapped(player, 0)]);

  beforeEach(() => {
    [fading, pace] = [true, 0];
  });

  it("all of the last round is there", async () => {
    const game = begun(...round(1));
    await pass(0);
    expect(game.deal).toHaveLength(6);
    expect(Object.keys(game.known)).toHaveLength(6);
    expect(game.log.filter(({ kind }) => kind === "turn")).toHaveLength(4);
  });

  it("the deal, the log and sights before it are forgotten", async () => {
    const game = begun(
      turn(1, 0),
      looked(0, "king"),
      turn(2, 1),
      swapped(1, 2),
      turn(3, 2),
      turn(4, 3),
      turn(5, 0),
    );
    await pass(0);
    expect(game.deal).toHaveLength(6); // the first round still shows the deal, as on the server
    game.receive([turn(6, 1)]);
    await pass(0);
    expect(game.deal).toEqual([]);
    expect(game.known).toEqual({});
    game.receive([turn(7, 2)]);
    await pass(0);
    expect(game.log.map(({ turn: number }) => number)).toEqual([3, 4, 5, 6, 7]);
  });

  it("nothing is forgotten at other tables", async () => {
    fading = false;
    const game = begun(...round(1), ...round(5), ...round(9));
    await pass(0);
    expect([game.deal.length, game.log[0]!.turn]).toEqual([6, 0]);
  });
});
