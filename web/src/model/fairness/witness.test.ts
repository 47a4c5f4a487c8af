import { beforeEach, describe, expect, it } from "vitest";
import { EXAMPLE, fair } from "../../testing/fairness";
import { tableNow } from "../../testing/tables";
import type { Fair, TableNow } from "../../api/protocol";
import { WitnessLog } from "./witness";

const LOCK = EXAMPLE.lock;
const NOTES = {
  commitment: EXAMPLE.commitment,
  terms: null,
  share: null,
  heads: [],
  earlier: [],
  lock: null,
  seat: null,
  sat: null,
};
const lobby = (now: Fair | null, game = 0): TableNow => tableNow({ phase: "lobby", game, fair: now });
const dealing = (now: Fair): TableNow => tableNow({ phase: "dealing", game: 0, fair: now });

class NoteStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
}

let storage: NoteStorage;
let notes: WitnessLog;
beforeEach(() => {
  storage = new NoteStorage();
  notes = new WitnessLog("ABCDEF", storage);
});

describe("notes", () => {
  it("hold the commitment, the first lock, where one sits, and every head once", () => {
    notes.table(lobby(fair()), 2);
    notes.table(dealing(fair({ lock: LOCK })), 2);
    notes.table(dealing(fair({ lock: { ...LOCK, first: 1 } })), 2);
    notes.revealed("share");
    notes.table(tableNow({ fair: fair({ commitment: "another" }) }), 3);
    for (const head of ["a", "a", "b", ""]) notes.head(1, head);
    notes.head(2, "of another game");
    expect(notes.of(1)).toEqual({
      ...NOTES,
      lock: LOCK,
      share: "share",
      seat: 2,
      sat: 3,
      heads: ["a", "b", ""],
    });
  });

  it("hold the commitments of attempts that failed, and begin again", () => {
    notes.table(lobby(fair({ commitment: "one" })), 0);
    notes.table(dealing(fair({ commitment: "one", lock: LOCK })), 0);
    notes.revealed("share");
    notes.table(lobby(fair({ commitment: "two" })), 0);
    expect(notes.of(1)).toEqual({ ...NOTES, commitment: "two", earlier: ["one"] });
  });

  it.each<[string, () => void]>([
    ["reconnected", () => notes.reconnect()],
    ["was loaded again", () => (notes = new WitnessLog("ABCDEF", storage))],
  ])("hold an attempt that failed before the page %s, and nothing else of it", (_, come) => {
    notes.table(lobby(fair({ commitment: "one" })), 0);
    notes.table(dealing(fair({ commitment: "one", lock: LOCK })), 0);
    notes.revealed("share");
    come();
    notes.table(tableNow({ phase: "memorising", fair: fair({ commitment: "two", attempt: 2 }) }), 1);
    expect(notes.of(1)).toEqual({ ...NOTES, commitment: "two", earlier: ["one"], sat: 1 });
    notes.table(tableNow({ fair: fair({ commitment: "three" }) }), 1);
    expect(notes.of(1)?.commitment).toBe("two");
  });

  it("say where one sat at the lock, not before: who is not connected may be moved", () => {
    notes.table(lobby(fair()), 5);
    notes.reconnect();
    notes.table(tableNow({ fair: fair() }), 3);
    expect([notes.of(1)?.seat, notes.of(1)?.sat]).toEqual([null, 3]);
  });

  it("are found again after a reload, with the shares, and are each game's own", () => {
    notes.table(lobby(fair()), 0);
    const share = notes.share(EXAMPLE.commitment, null);
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(notes.share(EXAMPLE.commitment, "guest")).not.toBe(share);
    const again = new WitnessLog("ABCDEF", storage);
    again.table(lobby(fair()), 0);
    expect(again.share(EXAMPLE.commitment, null)).toBe(share);
    again.table(lobby(fair({ commitment: "next" }), 1), 0);
    expect(again.share("next", null)).not.toBe(share);
    expect([again.of(1)?.commitment, again.of(2)?.commitment]).toEqual([EXAMPLE.commitment, "next"]);
    expect(new WitnessLog("GHJKMN", storage).of(1)).toBeNull();
  });

  it("of who came later hold no lock, for it was not told before the deal", () => {
    notes.table(tableNow({ fair: fair() }), 1);
    notes.head(1, "b");
    expect(notes.of(1)).toEqual({ ...NOTES, sat: 1, heads: ["b"] });
  });

  it("of an earlier release are on another deal", () => {
    const old = { commitment: "of version 1", terms: null, share: "mine", heads: [] };
    storage.setItem("mascarade.noted.ABCDEF.1", JSON.stringify(old));
    notes.table(lobby(fair()), null);
    expect(notes.of(1)).toEqual(NOTES);
    storage.setItem("mascarade.noted.ABCDEF.2", JSON.stringify(old));
    notes.table(tableNow({ game: 2, fair: fair({ version: 1, commitment: "of version 1" }) }), null);
    expect(notes.of(2)).toEqual(old);
  });

  it("are none where nothing was promised, or the browser keeps only nonsense", () => {
    notes.table(lobby(null), 0);
    notes.head(1, "");
    expect(notes.of(1)).toBeNull();
    storage.setItem("mascarade.noted.ABCDEF.2", "{");
    expect(notes.of(2)).toBeNull();
  });
});
