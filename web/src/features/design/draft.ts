// A draft set, and the link that holds it: `/design?e=second&n=7&c=judge.king.queen`.

import { buriedBeside } from "../../model/settings";
import type { Draft, Catalogue, Scenario, Settings } from "../../api/protocol";

const DESIGN = "/design";
const ID = /^[a-z-]{1,40}$/;
const BETWEEN = ".";
/** What the service takes. */
const MOST_CARDS = 20;
const MOST_BURIED = 40;
const USUAL = { edition: "second", players: 6 } as const;

export type Broken = "edition" | "players" | "cards";

export function linked({ edition, players, cards, cemetery }: Draft): string {
  const parts = [`e=${edition}`, `n=${players}`, `c=${cards.join(BETWEEN)}`];
  if (cemetery !== null) parts.push(`g=${cemetery.join(BETWEEN)}`);
  return `${DESIGN}?${parts.join("&")}`;
}

/** The draft in a link, or what is wrong with the link; null without a link. */
export function readLink(search: string, known: Pick<Catalogue, "editions">): Draft | Broken | null {
  const params = new URLSearchParams(search);
  if (!["e", "n", "c", "g"].some((name) => params.has(name))) return null;
  const edition = params.get("e") ?? "";
  if (!Object.hasOwn(known.editions, edition)) return "edition";
  const players = Number(params.get("n") || NaN);
  const [fewest, most] = known.editions[edition]!;
  if (!Number.isInteger(players) || players < fewest || players > most) return "players";
  const cards = ids(params.get("c") ?? "", MOST_CARDS);
  const cemetery = params.has("g") ? ids(params.get("g")!, MOST_BURIED) : null;
  if (cards === null || (params.has("g") && cemetery === null)) return "cards";
  return { edition: edition as Draft["edition"], players, cards, cemetery };
}

function ids(written: string, most: number): string[] | null {
  const found = written === "" ? [] : written.split(BETWEEN);
  return found.length <= most && found.every((id) => ID.test(id)) ? found : null;
}

export const draftOf = ({ edition, players, cards, cemetery }: Scenario): Draft => ({
  edition,
  players,
  cards: [...cards],
  cemetery: cemetery.length ? [...cemetery] : null,
});

/** The default draft. */
export function firstDraft({ sets }: Pick<Catalogue, "sets">): Draft {
  const usual = sets.find(({ edition, players }) => edition === USUAL.edition && players === USUAL.players);
  return usual ? draftOf(usual) : { ...USUAL, cards: [], cemetery: null };
}

export type DraftChange = Partial<Draft>;

/** A draft after a change: only characters of its edition, and none both at the table and in the cemetery. */
export function redrawn(draft: Draft, change: DraftChange, known: Catalogue): Draft {
  const next = { ...draft, ...change };
  const [fewest, most] = known.editions[next.edition]!;
  const players = Math.min(most, Math.max(fewest, next.players));
  const kinds = known.characters[next.edition] ?? [];
  const cards =
    next.edition === draft.edition
      ? next.cards
      : next.cards.filter((card) => kinds.some(({ id }) => id === card));
  const buried = next.edition === draft.edition ? next.cemetery : null;
  return { edition: next.edition, players, cards, cemetery: buriedBeside(kinds, cards, buried) };
}

/** The table settings for a draft; a published set is named. */
export const settingsFor = (
  { edition, players, cards, cemetery }: Draft,
  set: string | null,
): Partial<Settings> => (set === null ? { edition, players, cards, cemetery } : { edition, players, set });
