import { beforeEach, describe, expect, it } from "vitest";
import { EXAMPLE } from "../../testing/fairness";
import { tableNow } from "../../testing/tables";
import type { Fair, TableNow } from "../../api/protocol";
import { WitnessLog } from "./witness";

const FAIR: Fair = { commitment: EXAMPLE.commitment, terms: EXAMPLE.terms };
const LATER: Fair = { ...FAIR, terms: { ...EXAMPLE.terms, first: 1 } };
const lobby = (fair: Fair | null, game = 0): TableNow => tableNow({ phase: "lobby", game, fair });

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
  it("hold the first promise, the terms before the start, and every head once", () => {
    notes.table(lobby(FAIR));
    notes.table(lobby({ ...LATER, commitment: "another" }));
    notes.table(tableNow({ fair: FAIR }));
    for (const head of ["a", "a", "b", ""]) notes.head(1, head);
    notes.head(2, "of another game");
    expect(notes.of(1)).toEqual({ ...LATER, share: null, heads: ["a", "b", ""] });
  });

  it("are found again after a reload, and are each game's own", () => {
    notes.table(lobby(FAIR));
    const share = notes.share();
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    const again = new WitnessLog("ABCDEF", storage);
    again.table(lobby(FAIR));
    expect(again.share()).toBe(share);
    again.table(lobby({ ...FAIR, commitment: "next" }, 1));
    expect(again.share()).not.toBe(share);
    expect([again.of(1)?.share, again.of(2)?.commitment]).toEqual([share, "next"]);
    expect(new WitnessLog("GHJKMN", storage).of(1)).toBeNull();
  });

  it("hold the share of a start among the terms that were told before it", () => {
    const share = notes.shareAtStart(lobby(FAIR), 0);
    notes.table(tableNow({ fair: LATER }));
    const { terms } = FAIR;
    const [first, ...others] = terms.people;
    expect(notes.of(1)).toEqual({
      ...FAIR,
      terms: { ...terms, people: [{ ...first, share }, ...others] },
      share,
      heads: [],
    });
    expect(new WitnessLog("GHJKMN", storage).shareAtStart(lobby(null), 0)).toBeNull();
  });

  it("of who came later hold no terms, for they were not told before the deal", () => {
    notes.table(tableNow({ fair: FAIR }));
    notes.head(1, "b");
    expect(notes.of(1)).toEqual({ ...FAIR, terms: null, share: null, heads: ["b"] });
  });

  it("are none where nothing was promised, or the browser keeps only nonsense", () => {
    notes.table(lobby(null));
    notes.head(1, "");
    expect([notes.of(1), notes.share()]).toEqual([null, null]);
    storage.setItem("mascarade.noted.ABCDEF.2", "{");
    expect(notes.of(2)).toBeNull();
  });
});
