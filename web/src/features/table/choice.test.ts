import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { announced, dealt, turn } from "../../testing/events";
import { until } from "../../testing/patience";
import { seated, Service } from "../../testing/service";
import { setLanguage } from "../../testing/language";
import { askedOf } from "../../testing/tables";
import { Room } from "../../model/room.svelte";
import type { AnyEvent } from "../../model/table";
import type { AskedOf } from "../../api/protocol";
import { t } from "../../i18n/language.svelte";
import { Choice } from "./choice.svelte";
import { whyNot } from "./prompts";

const HANDS = ["king", "queen", "judge", "fool", "witch", "spy"];
const pairs = (...spots: [number, number][]) =>
  spots.flatMap(([mine, other]) =>
    [true, false].map((really) => ({ type: "swap" as const, mine, other, really })),
  );

/** One card each, of four people, and two in the centre. */
const ONE = askedOf({ type: "turn-choice", binding: null }, [
  { type: "look", spot: 0 },
  ...pairs([0, 1], [0, 2], [0, 4]),
  { type: "announce", character: "king", spot: 0 },
  { type: "announce", character: "fool", spot: 0 },
]);
/** Three cards each of two people: left, right and protected. */
const THREE = askedOf({ type: "turn-choice", binding: null }, [
  { type: "look", spot: 0 },
  { type: "look", spot: 1 },
  ...pairs([0, 1], [0, 2], [0, 3], [1, 2], [1, 4]),
  { type: "announce", character: "king", spot: 0 },
  { type: "announce", character: "king", spot: 1 },
  { type: "announce", character: "fool", spot: 1 },
]);
const OPENING = askedOf({ type: "turn-choice", binding: "opening" }, pairs([0, 1]));

let service: Service;
let room: Room;
let choice: Choice;

beforeAll(() => setLanguage("en"));
beforeEach(async () => {
  service = await Service.open();
  room = new Room("ABCDEF");
  choice = new Choice(room);
  room.connect();
});
afterEach(() => {
  room.leave();
  service.close();
});

/** The person is asked this, after what has happened. */
async function ask(asked: AskedOf, players = 4, ...events: AnyEvent[]): Promise<void> {
  const { question } = asked.decision;
  const binding = question.type === "turn-choice" ? question.binding : null;
  const asking: AnyEvent = { type: "asked", decision: asked.decision };
  await seated(service, room, dealt(HANDS, players), turn(5, 0, binding), ...events, asking);
  service.say(asked);
  await until(() => room.asked);
}

const sent = async () => {
  const { action } = await service.received("act");
  const { decision: _decision, player: _player, ...answer } = action as typeof action & { decision: number };
  return answer;
};
const why = () => whyNot(choice, room.phrases, room.game!.binding);

describe("with one card", () => {
  beforeEach(() => ask(ONE));

  it("looking is done at once, and nothing can be tapped while that is on its way", async () => {
    expect([choice.picking, choice.spots, choice.people]).toEqual([false, [], []]);
    choice.begin("look");
    expect(await sent()).toEqual({ type: "look", spot: 0 });
    expect([choice.step, room.sending, choice.spots]).toEqual([null, true, []]);
  });

  it("a swap needs the other card, and the truth", async () => {
    choice.begin("swap");
    expect([choice.mine, choice.spots, choice.picking]).toEqual([0, [1, 2, 4], true]);
    choice.pick(2);
    expect([choice.picked, room.sending]).toEqual([[0, 2], false]);
    choice.pick(4); // thinks again
    choice.swap(false);
    expect(await sent()).toEqual({ type: "swap", mine: 0, other: 4, really: false });
  });

  it("an announcement needs its character", async () => {
    choice.begin("announce");
    choice.announce();
    expect(room.sending).toBe(false);
    choice.character = "fool";
    expect(choice.spots).toEqual([]);
    choice.announce();
    expect(await sent()).toEqual({ type: "announce", character: "fool", spot: 0 });
  });

  it("thinking again begins anew", () => {
    choice.begin("swap");
    choice.pick(1);
    choice.reset();
    expect([choice.step, choice.picked, choice.spots]).toEqual([null, [], []]);
  });

  it.each([
    [0, "why-not-own-twice"],
    [3, "why-not-card"],
    [5, "why-not-centre"],
  ])("a tap on card %i in vain changes nothing and is explained", (spot, reason) => {
    choice.begin("swap");
    choice.pick(spot);
    expect([choice.rejected, choice.picked, why()]).toEqual([{ spot }, [0], t(reason)]);
    choice.pick(1);
    expect([choice.rejected, why()]).toEqual([null, ""]);
  });
});

describe("with several cards", () => {
  beforeEach(() => ask(THREE, 2));

  it("the card to look at is tapped", async () => {
    choice.begin("look");
    expect([choice.step, choice.spots]).toEqual(["look", [0, 1]]);
    choice.pick(2);
    expect([choice.rejected, why()]).toEqual([{ spot: 2 }, "You can't choose a protected card for this."]);
    choice.pick(1);
    expect(await sent()).toEqual({ type: "look", spot: 1 });
  });

  it("the own card of a swap is tapped first", async () => {
    choice.begin("swap");
    expect([choice.mine, choice.spots]).toEqual([null, [0, 1]]);
    choice.pick(3);
    expect(why()).toBe("Choose one of your own cards first.");
    choice.pick(1);
    expect(choice.spots).toEqual([0, 2, 4]);
    choice.pick(4);
    choice.swap(true);
    expect(await sent()).toEqual({ type: "swap", mine: 1, other: 4, really: true });
  });

  it("two own cards are tapped in either order", async () => {
    choice.begin("swap");
    choice.pick(1);
    choice.pick(0);
    choice.swap(false);
    expect(await sent()).toEqual({ type: "swap", mine: 0, other: 1, really: false });
  });

  it("the card to announce with is tapped where there are several", async () => {
    choice.begin("announce");
    choice.character = "fool";
    expect(choice.spots).toEqual([]);
    choice.character = "king";
    expect(choice.spots).toEqual([0, 1]);
    choice.announce();
    expect(room.sending).toBe(false);
    choice.pick(1);
    expect(await sent()).toEqual({ type: "announce", character: "king", spot: 1 });
  });
});

describe("what was chosen before the question was seen", () => {
  it("is begun with the question, once", async () => {
    room.opening = "swap";
    choice.start();
    expect([choice.step, room.opening]).toEqual([null, "swap"]);
    await ask(ONE);
    choice.start();
    expect([choice.step, choice.mine, room.opening]).toEqual(["swap", 0, null]);
    choice.start();
    expect(choice.step).toBeNull();
  });

  it("is done at once where nothing is left to choose", async () => {
    room.opening = "look";
    await ask(ONE);
    choice.start();
    expect(await sent()).toEqual({ type: "look", spot: 0 });
  });

  it("is forgotten where it is not allowed", async () => {
    room.opening = "look";
    await ask(OPENING);
    choice.start();
    expect([choice.step, choice.rejected, room.opening]).toEqual([null, null, null]);
  });
});

it.each(["look", "announce"] as const)(
  "%s can't be begun in the opening, and the page says why",
  async (step) => {
    await ask(OPENING);
    choice.begin(step);
    expect([choice.step, choice.rejected]).toEqual([null, { step }]);
    expect(why()).toMatch(/^In the first four turns/);
  },
);

it("with one card, contesting is done at once", async () => {
  const contest = askedOf({ type: "contest-or-pass", character: "king" }, [
    { type: "contest", spot: 0 },
    { type: "pass" },
  ]);
  await ask(contest, 4, announced(3, "king"));
  choice.begin("contest");
  expect(await sent()).toEqual({ type: "contest", spot: 0 });
});

describe("for a power", () => {
  const using: AnyEvent = { type: "power-used", player: 0, character: "spy", spot: 0, partners: [] };

  it("a card is tapped", async () => {
    const which = askedOf({ type: "which-card", character: "spy", spots: [1, 3] }, [
      { type: "pick-card", spot: 1 },
      { type: "pick-card", spot: 3 },
    ]);
    await ask(which, 4, announced(0, "spy"), using);
    expect([choice.picking, choice.spots, choice.people]).toEqual([true, [1, 3], []]);
    choice.pick(0);
    expect(why()).toBe("You can't choose your own card for this.");
    choice.pick(3);
    expect(await sent()).toEqual({ type: "pick-card", spot: 3 });
  });

  it("somebody is tapped", async () => {
    const whom = askedOf({ type: "which-player", character: "witch", players: [1], optional: true }, [
      { type: "pick-player", target: 1 },
      { type: "decline" },
    ]);
    await ask(whom, 4, { type: "eliminated", player: 3, coins: 6 }, announced(0, "witch"), using);
    expect([choice.picking, choice.people]).toEqual([true, [1]]);
    const reasons = [0, 2, 3].map((player) => {
      choice.pickPlayer(player);
      return why();
    });
    expect(reasons).toEqual([
      "You can't choose yourself.",
      "You can't choose Clara now.",
      "Dario is out of the game.",
    ]);
    choice.pickPlayer(1);
    expect(await sent()).toEqual({ type: "pick-player", target: 1 });
  });
});
