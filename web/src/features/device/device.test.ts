import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announced, dealt, turn } from "../../testing/events";
import { EXAMPLE, fair } from "../../testing/fairness";
import { promiseOf } from "../../model/fairness/draws";
import type { Catalogue, Lock, Scenario, Settings } from "../../api/protocol";
import { session } from "../../api/session.svelte";
import { until } from "../../testing/patience";
import { Service } from "../../testing/service";
import { setLanguage } from "../../testing/language";
import { tableNow, viewNow, welcome } from "../../testing/tables";
import type { Announce, AskedOf, Contest, Pass } from "../../api/protocol";
import { preferences } from "../../model/preferences.svelte";
import { Device } from "./device.svelte";

const HANDS = [
  { seat: 0, person: null },
  { seat: 2, person: "two" },
];
const turnOf = (player: number, number: number) => ({
  type: "asked" as const,
  decision: { number, player, question: { type: "turn-choice" as const, binding: null } },
});
const contestOf = (player: number, number: number) => ({
  type: "asked" as const,
  decision: { number, player, question: { type: "contest-or-pass" as const, character: "king" } },
});

/** What a person on the device is asked aloud. */
function aloud(player: number, number: number): AskedOf {
  const pass: Pass = { type: "pass", decision: number, player };
  const contest: Contest = { type: "contest", decision: number, player, spot: player };
  return { ...contestOf(player, number), type: "asked", game: 1, legal: [pass, contest], held: null };
}

let service: Service;
let device: Device;

beforeAll(() => setLanguage("en"));
beforeEach(async () => {
  preferences.pace = "instant";
  service = await Service.open();
  device = new Device("ABCDEF");
  device.open.connect();
});
afterEach(() => {
  device.leave();
  service.close();
});

async function begins(...view: Parameters<typeof viewNow>): Promise<void> {
  expect(await service.received("hello")).toMatchObject({ device: "open" });
  service.say({ ...welcome(null), hands: HANDS }, tableNow({}), viewNow(...view));
  await until(() => device.open.game);
}

describe("a curtain", () => {
  it("falls for who decides, and their hand is let go when they are done", async () => {
    await begins(dealt(), turn(1, 2), turnOf(2, 1));
    expect(device.curtain).toMatchObject({ why: "turn", player: 2 });
    device.lift();
    expect([device.hand, device.confirmed]).toEqual([null, false]);
    device.confirm();
    device.lift("swap");
    expect(device.hand!.opening).toBe("swap");
    expect(await service.received("hello")).toMatchObject({ device: "hand" });
    expect([device.hand!.use!.person, device.open.covered, device.curtain]).toEqual(["two", true, null]);
    device.drop();
    expect([device.hand, device.taken, device.open.covered]).toEqual([null, null, false]);
    expect([device.curtain!.player, device.confirmed]).toEqual([2, false]);
  });

  it("falls when the page is hidden, and a card that was being shown is shown again", async () => {
    const shown = { type: "shown-around" as const, player: 2, spot: 2, character: null };
    await begins(dealt(), turn(1, 1), turnOf(1, 1));
    service.say({
      type: "events",
      game: 1,
      first: 3,
      events: [shown],
      deadline: null,
      shown_at: 0,
      head: "",
    });
    await until(() => device.curtain);
    device.confirm();
    device.lift();
    expect(device.taken).toMatchObject({ why: "shown", player: 2 });
    device.hide();
    expect([device.hand, device.curtain?.why]).toEqual([null, "shown"]);
    device.confirm();
    device.lift();
    device.drop();
    expect(device.curtain).toBeNull();
  });

  it("does not fall again for who has decided, before all have heard of it", async () => {
    await begins(dealt(), turn(1, 2), turnOf(2, 1));
    device.confirm();
    device.lift();
    await service.received("hello");
    service.say(welcome(2), tableNow({}), viewNow(dealt(), turn(1, 2), turnOf(2, 1), announced(2, "king")));
    await until(() => device.hand!.game);
    device.drop();
    expect([device.curtain, device.next]).toEqual([null, null]);
  });

  it("can be pushed aside, and somebody else may take the device meanwhile", async () => {
    await begins(dealt(), turn(1, 2), turnOf(2, 1));
    device.wait();
    expect(device.curtain).toBeNull();
    device.ask(0);
    // Who takes it from the table has said so there.
    expect([device.curtain, device.confirmed]).toMatchObject([{ why: "wish", player: 0 }, true]);
    device.lift();
    await service.received("hello");
    expect(device.hand!.use!.person).toBeNull();
    service.say(welcome(0), tableNow({}), viewNow(dealt(), turn(1, 2), turnOf(2, 1)));
    await until(() => device.hand!.game);
    device.drop();
    expect(device.curtain).toMatchObject({ why: "turn", player: 2 });
    device.ask(0);
    expect(device.curtain).toMatchObject({ why: "wish", player: 0 });
  });
});

describe("whose turn it is", () => {
  const announce: Announce = { type: "announce", decision: 1, player: 2, character: "king", spot: 2 };
  const asked: AskedOf = { ...turnOf(2, 1), game: 1, legal: [announce], held: null };

  beforeEach(async () => {
    await begins(dealt(), turn(1, 2), turnOf(2, 1));
    service.say(asked);
    await until(() => device.turn);
  });

  it("may announce openly, and needs no device for it", async () => {
    expect([device.curtain?.player, device.announcing]).toEqual([2, false]);
    device.speak();
    expect([device.curtain, device.announcing]).toEqual([null, true]);
    device.announce(announce);
    const { id, action } = await service.received("act");
    expect([action, device.turn, device.next]).toEqual([announce, null, null]);
    // Refused, they are asked again.
    service.say({ type: "refused", id, code: "too-fast", sentence: "", facts: {}, decision: null });
    await until(() => device.turn);
    expect([device.next?.player, device.announcing]).toEqual([2, false]);
  });

  it("may think better of it", () => {
    device.speak();
    device.wait();
    expect([device.curtain, device.announcing, device.next?.player]).toEqual([null, false, 2]);
    device.speak();
    device.ask(2);
    expect([device.announcing, device.confirmed, device.curtain?.why]).toEqual([false, true, "turn"]);
  });
});

describe("an announcement", () => {
  beforeEach(async () => {
    await begins(dealt(), turn(1, 1), turnOf(1, 1), announced(1, "king"), contestOf(2, 2));
    service.say(aloud(2, 2), aloud(0, 4));
    await until(() => device.open.aloud.length === 2);
  });

  it("is answered aloud, for each of those around the device", async () => {
    expect(device.curtain).toBeNull();
    const [two, none] = device.open.aloud;
    device.open.answer([two!.legal[1]!, none!.legal[0]!]);
    const sent = [await service.received("act"), await service.received("act")];
    expect(sent.map(({ action }) => action)).toEqual([two!.legal[1], none!.legal[0]]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
    expect(device.open.aloud).toEqual([]);
    // Asked again, after the line was lost, they have answered; sent again is what was not acknowledged.
    service.say({ type: "accepted", id: sent[0]!.id, events: 5 });
    service.drop();
    await service.received("hello");
    service.say({ ...welcome(null), hands: HANDS }, tableNow({}), aloud(0, 4));
    expect(await service.received("act")).toEqual(sent[1]);
    expect([device.open.aloud, service.unread]).toEqual([[], []]);
  });

  it("is asked again of who was refused", async () => {
    device.open.answer([device.open.aloud[0]!.legal[0]!]);
    const { id } = await service.received("act");
    service.say({ type: "refused", id, code: "too-fast", sentence: "", facts: {}, decision: null });
    await until(() => device.open.aloud.length === 2);
  });
});

it("everybody around a device promises a share of their own, and the page reveals all of them", async () => {
  const asked: [string, string][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push([path, (JSON.parse(body) as { promise: string }).promise]);
    return Promise.resolve(new Response("{}"));
  });
  await service.received("hello");
  const scenario: Scenario = { ...EXAMPLE.lock.scenarios[0]!, players: 4 };
  session.known = { sets: [scenario], characters: {} } as unknown as Catalogue;
  const chosen = { edition: "first", players: 4, set: null, cards: null, first: null, seats: "chosen" };
  const settings = { ...tableNow({}).settings, ...chosen } as Settings;
  const lobby = tableNow({ phase: "lobby", game: 0, settings, fair: fair() });
  service.say({ ...welcome(null), hands: HANDS }, lobby, lobby);
  await until(() => asked.length === 2);
  expect(asked.map(([path]) => path)).toEqual([
    "/api/tables/ABCDEF/promise",
    "/api/tables/ABCDEF/promise?as=two",
  ]);
  expect(asked[0]![1]).not.toBe(asked[1]![1]);
  expect(device.open.isHost).toBe(true);
  const promises = new Map(HANDS.map(({ seat }, at) => [seat, asked[at]![1]]));
  const lock = {
    ...EXAMPLE.lock,
    ...{ table: "ABCDEF", game: 1, attempt: 1, failed: [], first: null, draws_seats: false },
    settings: settings as unknown as Lock["settings"],
    scenarios: [scenario],
    seats: lobby.seats.map((_, seat) => ({ kind: "person" as const, promise: promises.get(seat) ?? "" })),
  };
  service.say({ ...lobby, phase: "dealing", fair: fair({ lock, awaited: [...promises.keys()] }) });
  const revealed = [await service.received("reveal"), await service.received("reveal")];
  expect(revealed.map(({ seat, share }) => promiseOf(lock, seat, share))).toEqual([...promises.values()]);
});
