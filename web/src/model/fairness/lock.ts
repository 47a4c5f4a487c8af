// What a page checks before it reveals its person's share of the deal.

import { idsOf, RANDOM, same, setsFor, unused } from "../settings";
import type { Catalogue, Lock, Scenario, Settings, TableNow } from "../../api/protocol";
import { commitment } from "./draws";
import type { Witness } from "./witness";

const THOUSANDTHS = 1000;

/** The characters and published sets that a page shows. */
export type ShownCards = Pick<Catalogue, "characters" | "sets">;

/** Whether a lock is what this page was shown and promised: the table on its screen, and every commitment it has seen. */
export function accepts(
  lock: Lock,
  shown: TableNow,
  game: number,
  { commitment: promised, earlier }: Witness,
  known: ShownCards,
): boolean {
  const burnt = lock.failed.map(({ secret }) => commitment(secret));
  return (
    lock.version === 2 &&
    lock.table === shown.code &&
    lock.game === game &&
    lock.commitment === promised &&
    lock.attempt === burnt.length + 1 &&
    same(lock.failed, shown.fair?.failed) &&
    earlier.every((one) => burnt.includes(one)) &&
    asSet(lock, shown.settings) &&
    same(lock.scenarios.map(sorted), scenariosOf(shown.settings, known).map(sorted)) &&
    asSeated(lock, shown)
  );
}

const asSet = ({ settings, draws_seats, first }: Lock, shown: Settings): boolean =>
  same(settings, shown) && draws_seats === (shown.seats === RANDOM) && first === shown.first;

/** The cards that the settings on the screen stand for; several sets if one is drawn. */
function scenariosOf(shown: Settings, known: ShownCards): Scenario[] {
  const { edition, players, set, cards, cemetery } = shown;
  if (cards === null) {
    const fitting = setsFor(known, shown);
    return set === RANDOM ? fitting : set ? fitting.filter(({ id }) => id === set) : fitting.slice(0, 1);
  }
  const ids = idsOf(cards);
  const buried = cemetery ?? unused(known.characters[edition] ?? [], ids, players);
  return [{ edition, players, cards: ids, cemetery: buried, id: null, name: null }];
}

/** A scenario whose cards are in no particular order. */
const sorted = (scenario: Scenario): Scenario => ({
  ...scenario,
  cards: scenario.cards.toSorted(),
  cemetery: scenario.cemetery.toSorted(),
});

function asSeated({ seats }: Lock, shown: TableNow): boolean {
  return (
    seats.length === shown.seats.length &&
    seats.every((locked, seat) => {
      const { kind, bot, temper } = shown.seats[seat]!;
      if (locked.kind !== "bot") return kind === locked.kind;
      const parts = temper && [temper.boldness, temper.scepticism, temper.memory];
      const rounded = parts && parts.map((part) => Math.round(part * THOUSANDTHS));
      return kind === "bot" && bot === locked.bot && near(locked.temper, rounded);
    })
  );
}

/** Whether two tempers are the same but for rounding. */
function near(one: readonly number[] | null, other: readonly number[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.every((part, at) => Math.abs(part - other[at]!) <= 1);
}
