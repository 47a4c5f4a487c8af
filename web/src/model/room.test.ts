import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dealt, turn } from "../testing/events";
import { EXAMPLE, fair, lockedTable } from "../testing/fairness";
import { lockDigest, promiseOf } from "./fairness/draws";
import type { Catalogue, Lock } from "../api/protocol";
import { session } from "../api/session.svelte";
import { until } from "../testing/patience";
import { seated, Service } from "../testing/service";
import { askedOf, tableNow, viewNow, welcome } from "../testing/tables";
import { setLanguage } from "../testing/language";
import { preferences } from "./preferences.svelte";
import type { Asked, Look } from "../api/protocol";
import { Room } from "./room.svelte";
import { type Pace, PACES } from "./timing";

const QUESTION = askedOf({ type: "turn-choice", binding: null }, [{ type: "look", spot: 0 }]);
const LOOK = QUESTION.legal[0] as Look;
const asking: Asked = { type: "asked", decision: QUESTION.decision };

let service: Service;
let room: Room;

beforeAll(() => setLanguage("en"));
beforeEach(async () => {
  preferences.pace = "instant";
  service = await Service.open();
  room = new Room("ABCDEF");
  room.connect();
});
afterEach(() => {
  vi.useRealTimers();
  room.leave();
  service.close();
});

const sit = () => seated(service, room, dealt(), turn(1, 0), asking);

describe("a person who comes", () => {
  it("says that they know nothing, and is told who they are and what there is", async () => {
    expect(await service.received("hello")).toEqual({
      type: "hello",
      game: null,
      events: null,
      chat: 0,
      device: null,
    });
    expect(room.connection).toBe("opening");
    service.say(welcome(2), tableNow({ phase: "lobby" }));
    await until(() => room.table);
    expect([room.connection, room.seat, room.on, room.game]).toEqual(["open", 2, false, null]);
    expect([room.nameOf(1), room.nameOf(7)]).toEqual(["Bruno", "Seat 8"]);
  });

  it("is asked what the game waits for", async () => {
    await sit();
    expect([room.on, room.asked, room.given]).toEqual([true, null, null]);
    service.say(QUESTION);
    await until(() => room.asked);
    expect(room.asked!.legal).toEqual([LOOK]);
  });

  it("is not asked before the page has shown what it is about", async () => {
    await sit();
    preferences.pace = "usual";
    const later = { ...QUESTION, decision: { ...QUESTION.decision, number: 2 } };
    service.say(
      {
        type: "events",
        game: 1,
        first: 3,
        events: [turn(2, 0), { ...asking, decision: later.decision }],
        deadline: null,
        head: "",
        shown_at: Date.now() + 5000,
      },
      later,
    );
    await until(() => room.game!.scene);
    expect([room.game!.received, room.asked]).toEqual([5, null]);
    room.game!.skip();
    await until(() => room.asked);
  });
});

describe("the pace", () => {
  beforeEach(sit);

  const paceAt = async (own: Pace, table: Pace) => {
    preferences.pace = own;
    const settings = { ...tableNow({}).settings, pace: table };
    service.say(welcome(0), tableNow({ settings }));
    await until(() => room.table?.settings.pace === table);
    return room.pace;
  };

  it("is the table's, or a faster one that the person likes better", async () => {
    expect(await paceAt("slow", "usual")).toBe(PACES.usual);
    expect(await paceAt("slow", "slow")).toBe(PACES.slow);
    expect(await paceAt("fast", "slow")).toBe(PACES.fast);
    expect(await paceAt("usual", "instant")).toBe(0);
    expect(await paceAt("instant", "usual")).toBe(0);
  });

  it("does not matter for a view that covers the table", async () => {
    room.covered = true;
    expect(await paceAt("usual", "usual")).toBe(0);
  });
});

describe("an answer", () => {
  beforeEach(async () => {
    await sit();
    service.say(QUESTION);
    await until(() => room.asked);
  });

  it("is sent once, and held when it was accepted", async () => {
    room.act(LOOK);
    room.act(LOOK);
    const { id, game, action } = await service.received("act");
    expect([game, action, room.sending, room.given]).toEqual([1, LOOK, true, LOOK]);
    service.say({ type: "accepted", id: "another", events: 3 }, { type: "accepted", id, events: 3 });
    await until(() => !room.sending);
    expect([room.given, service.unread]).toEqual([LOOK, []]);
  });

  it("can be refused, and then be given again", async () => {
    room.act(LOOK);
    const { id } = await service.received("act");
    service.say({ type: "refused", code: "not-now", sentence: "Not now.", facts: {}, id, decision: null });
    await until(() => room.refused);
    expect([room.refused!.code, room.sending, room.given]).toEqual(["not-now", false, null]);
    room.act(LOOK);
    expect((await service.received("act")).id).not.toBe(id);
    expect(room.refused).toBeNull();
  });

  it("is as long for a real swap as for a pretended one", async () => {
    const swap = { type: "swap", decision: 1, player: 0, mine: 0, other: 1 } as const;
    const lengths = [];
    for (const really of [true, false]) {
      room.act({ ...swap, really });
      const { id, action } = await service.received("act");
      expect(action).toEqual({ ...swap, really });
      lengths.push(service.text.length);
      service.say({ type: "accepted", id, events: 3 });
      await until(() => !room.sending);
    }
    expect(lengths[0]).toBe(lengths[1]);
  });

  it("that came too fast can be given again at once", async () => {
    room.act(LOOK);
    const { id } = await service.received("act");
    const { decision } = QUESTION;
    service.say({ type: "refused", code: "too-fast", sentence: "", facts: { seconds: 1 }, id, decision });
    await until(() => room.refused);
    expect([room.sending, room.given, room.asked]).toEqual([false, null, QUESTION]);
    room.act(LOOK);
    expect((await service.received("act")).action).toEqual(LOOK);
  });

  it("shows why it was refused for six seconds, or until the next question", async () => {
    const refuse = async (code: string) => {
      room.act(LOOK);
      const { id } = await service.received("act");
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      service.say({ type: "refused", code, sentence: "", facts: {}, id, decision: null });
      while (room.refused === null) await vi.advanceTimersByTimeAsync(0);
    };
    await refuse("stale-decision");
    expect(room.refused!.late).toBe(true);
    vi.advanceTimersByTime(5999);
    expect(room.refused).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(room.refused).toBeNull();
    vi.useRealTimers();
    await refuse("not-now");
    expect(room.refused!.late).toBe(false);
    vi.useRealTimers();
    service.say(QUESTION, { type: "pong", now: Date.now() + 3_600_000 });
    await until(() => room.offset > 3_000_000);
    expect(room.refused).not.toBeNull();
    service.say({ ...QUESTION, decision: { ...QUESTION.decision, number: 2 } });
    await until(() => room.refused === null);
  });

  it("is said to be on its way after a second and a half, and the line to be lost soon after", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    room.act(LOOK);
    vi.advanceTimersByTime(1499);
    expect(room.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect([room.slow, room.connection]).toEqual([true, "open"]);
    vi.advanceTimersByTime(499);
    expect(room.connection).toBe("lost");
    vi.useRealTimers();
    service.say({ type: "accepted", id: (await service.received("act")).id, events: 3 });
    await until(() => room.connection === "open");
    expect([room.slow, service.lines]).toEqual([false, 1]);
  });

  it("that was on its way when the line broke is sent again with its id", async () => {
    room.act(LOOK);
    const { id } = await service.received("act");
    service.drop();
    expect(await service.received("hello")).toMatchObject({ game: 1, events: 3 });
    expect([room.connection, room.sending, service.unread]).toEqual(["lost", true, []]);
    service.say(welcome(0));
    expect(await service.received("act")).toMatchObject({ id, action: LOOK });
    expect(room.connection).toBe("open");
  });

  it("that was given while there was no line is sent when there is one", async () => {
    service.drop();
    await until(() => room.connection === "lost");
    room.act(LOOK);
    await service.received("hello");
    expect(service.unread).toEqual([]);
    service.say(welcome(0));
    expect((await service.received("act")).action).toEqual(LOOK);
  });

  it("is no longer asked for when the game has gone on", async () => {
    service.say({
      type: "events",
      game: 1,
      first: 3,
      events: [{ type: "looked", player: 0, spots: [0], characters: ["king"] }, turn(2, 1)],
      deadline: null,
      head: "",
      shown_at: Date.now() + 5000,
    });
    await until(() => room.game!.table!.turn === 2);
    expect(room.asked).toBeNull();
  });
});

it("when something was missed, everything is asked for anew", async () => {
  await sit();
  service.say({
    type: "events",
    game: 1,
    first: 7,
    events: [turn(4, 3)],
    deadline: null,
    head: "",
    shown_at: 0,
  });
  expect(await service.received("hello")).toMatchObject({ game: null, events: null });
  expect(service.lines).toBe(2);
  service.say(welcome(0), tableNow({}), viewNow(dealt(), turn(1, 0)));
  await until(() => room.game?.table?.turn === 1);
});

it("what was said is heard once, and asked for from there on", async () => {
  await sit();
  const said = { type: "said", at: 0, seat: 1, name: "Bruno", text: "Hm." } as const;
  service.say({ ...said, number: 1 }, { ...said, number: 1 }, { ...said, number: 2 });
  await until(() => room.chat.length > 1);
  expect(room.chat.map(({ number }) => number)).toEqual([1, 2]);
  service.drop();
  expect((await service.received("hello")).chat).toBe(2);
});

it("is shown as lost as soon as the browser is offline, and comes back", async () => {
  await sit();
  window.dispatchEvent(new window.Event("offline"));
  expect(room.connection).toBe("lost");
  await service.received("hello");
  service.say(welcome(0));
  await until(() => room.connection === "open");
  expect(service.lines).toBe(2);
});

it("a line that was closed for good stays closed", async () => {
  await sit();
  service.say({ type: "closing", code: "elsewhere", sentence: "", again: false });
  service.drop();
  await until(() => room.connection === "closed");
  expect([room.closed!.code, service.lines]).toEqual(["elsewhere", 1]);
  room.connect();
  await service.received("hello");
  expect(service.lines).toBe(2);
});

it("after a game, the lobby begins with nothing of it", async () => {
  await sit();
  service.say(QUESTION, tableNow({ phase: "lobby", game: 2 }));
  await until(() => room.table!.phase === "lobby");
  expect([room.game, room.asked, room.sending]).toEqual([null, null, false]);
});

describe("who sits down", () => {
  const asked: [string, string][] = [];
  /** How many requests are lost. */
  let refusing = 0;
  beforeEach(() => {
    asked.length = 0;
    refusing = 0;
    session.known = { sets: EXAMPLE.lock.scenarios, characters: {} } as unknown as Catalogue;
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      asked.push([path, (JSON.parse(body) as { promise: string }).promise]);
      return refusing-- > 0
        ? Promise.reject(new TypeError("no network"))
        : Promise.resolve(new Response("{}"));
    });
  });

  /** The lock of the example, with this person's promise. */
  const lockWith = (promise: string): Lock => ({
    ...EXAMPLE.lock,
    seats: EXAMPLE.lock.seats.with(0, { kind: "person", promise }),
  });
  /** A person at the first seat of the example's table, who has promised a share. */
  async function promised(): Promise<string> {
    room.leave();
    room = new Room(EXAMPLE.lock.table);
    room.connect();
    await service.received("hello");
    service.say(welcome(0), lockedTable("lobby"));
    await until(() => asked.length === 1);
    return asked[0]![1];
  }

  it("promises a share of the deal once, for every commitment anew", async () => {
    const lobby = (commitment: string, game: number) =>
      tableNow({ phase: "lobby", game, fair: fair({ commitment }) });
    await service.received("hello");
    service.say(welcome(1), lobby("one", 0), lobby("one", 0), lobby("two", 1));
    await until(() => asked.length === 2);
    expect(asked.map(([path]) => path)).toEqual(Array(2).fill("/api/tables/ABCDEF/promise"));
    const share = room.witnessLog.share("two", null);
    expect(asked[1]![1]).toBe(promiseOf({ table: "ABCDEF", game: 2, attempt: 1 }, 1, share));
    expect(asked[0]![1]).not.toBe(asked[1]![1]);
    expect(room.witnessLog.of(2)?.share).toBeNull();
  });

  it("reveals it to the lock that was on the screen, once over each connection", async () => {
    const promise = await promised();
    const lock = lockWith(promise);
    service.say(
      lockedTable("dealing", { lock, awaited: [0, 2] }),
      lockedTable("dealing", { lock, awaited: [0] }),
    );
    const sent = await service.received("reveal");
    expect(promiseOf(lock, 0, sent.share)).toBe(promise);
    expect([sent.seat, sent.lock, room.lockRefused]).toEqual([0, lockDigest(lock), null]);
    expect([room.witnessLog.of(1)?.share, room.witnessLog.of(1)?.lock]).toEqual([sent.share, lock]);
    expect([room.before, service.unread]).toEqual([true, []]);
    service.drop();
    await service.received("hello");
    service.say(welcome(0), lockedTable("dealing", { lock, awaited: [0] }));
    expect(await service.received("reveal")).toEqual(sent);
  });

  it.each<["shown" | "promised", string, (lock: Lock) => Lock]>([
    ["shown", "settings", (lock) => ({ ...lock, settings: { ...lock.settings, clock: 30 } })],
    ["shown", "cards", (lock) => ({ ...lock, scenarios: lock.scenarios.slice(1) })],
    ["promised", "promises", (lock) => ({ ...lock, seats: EXAMPLE.lock.seats })],
    ["shown", "commitments", (lock) => ({ ...lock, commitment: "0".repeat(64) })],
    ["shown", "attempts", (lock) => ({ ...lock, failed: [], attempt: 1 })],
  ])("reveals nothing to a lock that is not as %s, with other %s, and warns", async (why, _, change) => {
    const lock = change(lockWith(await promised()));
    service.say(lockedTable("dealing", { lock, awaited: [0] }));
    await until(() => room.lockRefused);
    expect([room.lockRefused, service.unread, room.witnessLog.of(1)?.share]).toEqual([why, [], null]);
    service.say(lockedTable("lobby", { commitment: "next" }));
    await until(() => !room.lockRefused);
  });

  it("promises again what did not arrive", async () => {
    refusing = 1;
    await promised();
    await until(() => asked.length === 2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it("promises again after a reconnection if another page has promised meanwhile", async () => {
    const promise = await promised();
    service.say(lockedTable("lobby", { promises: [promise, "", ""] }));
    service.drop();
    await service.received("hello");
    service.say(welcome(0), lockedTable("lobby", { promises: ["0".repeat(64), "", ""] }));
    await until(() => asked.length === 2);
    expect(asked[1]![1]).toBe(promise);
  });

  it("accuses nobody if another page has promised the share", async () => {
    room.leave();
    room = new Room(EXAMPLE.lock.table);
    room.connect();
    await service.received("hello");
    const commitment = "5".repeat(64);
    const lock = { ...lockWith("0".repeat(64)), commitment };
    service.say(welcome(0), lockedTable("dealing", { commitment, lock, awaited: [0] }));
    await until(() => room.table?.phase === "dealing");
    expect([service.unread, room.lockRefused, room.witnessLog.of(1)?.share]).toEqual([[], null, null]);
  });

  it("reveals nothing to a second lock", async () => {
    const lock = lockWith(await promised());
    service.say(lockedTable("dealing", { lock, awaited: [2] }));
    service.say(lockedTable("dealing", { lock: { ...lock, rules: 2 }, awaited: [0] }));
    await until(() => room.lockRefused);
    expect(service.unread).toEqual([]);
  });

  it("reveals nothing where it has no share", async () => {
    const lock = lockWith("");
    await promised();
    service.say(lockedTable("dealing", { lock, awaited: [2] }), tableNow({ phase: "memorising", game: 1 }));
    await until(() => room.table?.phase === "memorising");
    expect([service.unread, room.lockRefused, room.witnessLog.of(1)?.lock]).toEqual([[], null, lock]);
  });

  it("starts at once with a promise, and passes over the lobby", async () => {
    await service.received("hello");
    const { table } = EXAMPLE.lock;
    const lobby = lockedTable("lobby");
    const started = new Room(table);
    void started.start({ table: lobby, seat: 0, link: "", offers: { seats: [], left: null, watch: false } });
    await service.received("hello");
    const [path, promise] = asked[0]!;
    const lock = lockWith(promise);
    service.say(welcome(0), lockedTable("dealing", { lock, awaited: [0] }));
    expect(promiseOf(lock, 0, (await service.received("reveal")).share)).toBe(promise);
    expect(started.table).toBeNull();
    service.say(tableNow({ phase: "memorising", game: 1, fair: fair() }));
    await until(() => started.table);
    expect([path, asked.length, started.table!.phase]).toEqual([
      `/api/tables/${table}/start`,
      1,
      "memorising",
    ]);
    started.leave();
  });

  it("and watches only, promises nothing", async () => {
    await service.received("hello");
    service.say(welcome(null), tableNow({ phase: "lobby", game: 0, fair: fair() }));
    await until(() => room.table);
    expect(asked).toEqual([]);
  });
});

it("every head that is told is noted", async () => {
  await service.received("hello");
  service.say(welcome(0), tableNow({ fair: fair() }), { ...viewNow(dealt(), turn(1, 0)), head: "a" });
  service.say({
    type: "events",
    game: 1,
    first: 2,
    events: [turn(2, 1)],
    deadline: null,
    head: "b",
    shown_at: 0,
  });
  await until(() => room.game?.received === 3);
  expect(room.witnessLog.of(1)?.heads).toEqual(["a", "b"]);
});
