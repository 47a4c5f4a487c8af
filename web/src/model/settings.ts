// Changes to a table's settings, and what must follow from each so that all fit together.

import type { CharacterKind, Catalogue, Options, Scenario, Settings } from "../api/protocol";

export type Change = Partial<Omit<Settings, "options">> & { options?: Partial<Options> };
export type Choosable = Pick<Catalogue, "editions" | "sets">;

export const RANDOM = "random";
/** From so many seconds on, a table is played by days. */
export const DAY = 86_400;
const USUAL_WINDOW = 12;

export const setsFor = (
  { sets }: Pick<Catalogue, "sets">,
  { edition, players }: Pick<Settings, "edition" | "players">,
): Scenario[] => sets.filter((one) => one.edition === edition && one.players === players);

/** The published set on the table; null for a custom set, or one that is drawn later. */
export function setOf(known: Choosable, settings: Settings): Scenario | null {
  if (settings.cards !== null || settings.set === RANDOM) return null;
  const fitting = setsFor(known, settings);
  return (settings.set === null ? fitting[0] : fitting.find(({ id }) => id === settings.set)) ?? null;
}

export function changed(settings: Settings, change: Change, known: Choosable): Settings {
  const next: Settings = { ...settings, ...change, options: { ...settings.options, ...change.options } };
  const [fewest, most] = known.editions[next.edition] ?? [next.players, next.players];
  next.players = Math.min(most, Math.max(fewest, next.players));
  if (change.cards) next.set = null;
  else if (change.set) next.cards = next.cemetery = null;
  // Custom cards are for one edition and one number of players.
  if (next.edition !== settings.edition || next.players !== settings.players) {
    if (!change.cards) next.cards = next.cemetery = null;
    const fits = next.set === RANDOM || setsFor(known, next).some(({ id }) => id === next.set);
    if (!fits) next.set = null;
  }
  if (next.first !== null && next.first >= next.players) next.first = null;
  if (change.clock !== undefined && change.window === undefined)
    next.window = windowFor(settings, next.clock);
  return next;
}

/** A game without a clock, or by days, does not rush its contests either. */
function windowFor(before: Settings, clock: Settings["clock"]): number | null {
  if (clock === null || clock >= DAY) return null;
  return before.window ?? USUAL_WINDOW;
}

/** Whether two JSON values are equal. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && same(left[key], right[key]))
  );
}

/** The cards of a set: each character once, with its count. */
export function counted(cards: readonly string[]): [character: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** A set with a character in it: all its cards, for a set has all of them or none. */
export const withAll = (
  cards: readonly string[],
  { id, copies }: { id: string; copies: number },
): string[] => [...without(cards, id), ...Array.from({ length: copies }, () => id)];

export const without = (cards: readonly string[], id: string): string[] =>
  cards.filter((card) => card !== id);

/** The same cards with a character put in, or taken out if it was in. */
export const toggled = (cards: readonly string[], kind: CharacterKind): string[] =>
  cards.includes(kind.id) ? without(cards, kind.id) : withAll(cards, kind);

/** Whether a character in the set raises cards from the cemetery. */
export const raises = (kinds: readonly CharacterKind[], cards: readonly string[]): boolean =>
  kinds.some(({ id, wants_cemetery }) => wants_cemetery && cards.includes(id));

/** The cemetery's cards beside these; null where it holds all others, or where no card is raised. */
export function buriedBeside(
  kinds: readonly CharacterKind[],
  cards: readonly string[],
  buried: readonly string[] | null,
): string[] | null {
  return raises(kinds, cards) ? (buried?.filter((id) => !cards.includes(id)) ?? null) : null;
}

/** The cards of a custom set as ids, however they were written. */
export const idsOf = (cards: readonly string[]): string[] =>
  cards.map((card) => card.trim().toLowerCase().split(/\s+/).join("-"));

/** What the cemetery holds if nobody chose: all characters that can lie there, or nothing where no card is raised. */
export function unused(kinds: readonly CharacterKind[], cards: readonly string[], players: number): string[] {
  const staysOut = ({ minimum, cursed }: CharacterKind) => players < minimum && (players <= 3 || cursed);
  return raises(kinds, cards)
    ? others(
        kinds.filter((kind) => !staysOut(kind)),
        cards,
      )
    : [];
}

/** All characters that are not at the table: a first cemetery. */
export const others = (kinds: readonly CharacterKind[], cards: readonly string[]): string[] =>
  kinds
    .filter(({ id }) => !cards.includes(id))
    .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
