// What a page checks before it reveals its person's share of the deal.

import { same } from "../settings";
import type { Lock, Settings, TableNow } from "../../api/protocol";
import { commitment } from "./draws";
import type { Witness } from "./witness";

const THOUSANDTHS = 1000;

/** Whether a lock is what this page was shown and promised: the table on its screen, and every commitment it has seen. */
export function accepts(
  lock: Lock,
  shown: TableNow,
  game: number,
  { commitment: promised, earlier }: Witness,
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
    asSeated(lock, shown)
  );
}

function asSet({ settings, scenarios, draws_seats, first }: Lock, shown: Settings): boolean {
  return (
    same(settings, shown) &&
    draws_seats === (shown.seats === "random") &&
    first === shown.first &&
    scenarios.every(({ edition, players }) => edition === shown.edition && players === shown.players) &&
    (shown.set === "random" || (scenarios.length === 1 && (!shown.set || scenarios[0]!.id === shown.set)))
  );
}

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
