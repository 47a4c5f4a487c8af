// What cells, rows and honours are called, in words.

import { edition, hand } from "../../model/table";
import { say, words } from "../../i18n/language.svelte";
import { Role } from "../../i18n/fluent";
import type { Claimed } from "../../api/protocol";
import { percent, type Cell } from "./cell";
import type { Chronicle, Row } from "./chronicle";
import type { Honour } from "./awards";
import type { SignName } from "./CellIcon.svelte";

const WHICH = ["left", "right", "protected"];

export const SIGN_OF: Record<Claimed["honesty"], SignName> = {
  knew: "honest",
  thought: "honest",
  gambled: "gamble",
  bluffed: "bluff",
};

export const editionOf = ({ moments }: Chronicle): string => edition(moments[0]!.table);
export const roleOf = (chronicle: Chronicle, character: string): Role =>
  new Role(character, editionOf(chronicle));

/** Which of a person's cards; none where everybody has one. */
export const which = ({ moments }: Chronicle, index: number): string | null =>
  hand(moments[0]!.table) > 1 ? WHICH[index]! : null;

export function rowName(chronicle: Chronicle, { player, index }: Row): string {
  if (player === null) {
    const count = chronicle.rows.filter((row) => row.player === null).length;
    return say("truth-centre-card", { number: index + 1, count });
  }
  return say("truth-card-of", { player: chronicle.names[player]!, which: which(chronicle, index) ?? "only" });
}

export const momentName = (turn: number): string =>
  turn === 0 ? say("truth-deal") : say("truth-turn", { turn });

export const claimWords = (chronicle: Chronicle, { character, contest }: Claimed): string =>
  say("truth-claim", { character: roleOf(chronicle, character), contest });
export const verdict = ({ honesty, chance, true: right }: Claimed): string =>
  say("truth-verdict", { honesty, true: right, percent: percent(chance) });

/** Everything that a cell shows, for whoever can't see it. */
export function cellWords(chronicle: Chronicle, { player }: Row, told: Cell): string {
  const { character, grasp, guesses, claim, looked, shown } = told;
  if (character === null) return say("truth-no-card");
  const parts = [words().name(character, editionOf(chronicle))];
  const name = player === null ? "" : chronicle.names[player]!;
  if (grasp !== null) parts.push(say("truth-was", { grasp, player: name }));
  if (grasp === "wrong")
    parts.push(say("truth-taken-for", { character: roleOf(chronicle, guesses[0]!.character) }));
  if (claim !== null) parts.push(claimWords(chronicle, claim), verdict(claim));
  if (shown) parts.push(say("truth-shown"));
  if (looked.length)
    parts.push(say("truth-looked", { players: words().listed(looked.map((one) => chronicle.names[one]!)) }));
  return parts.join(". ").replaceAll(/([.!?”“])\. /g, "$1 ");
}

export function honourWords(chronicle: Chronicle, { title, player, character, facts }: Honour): string {
  return say(`${title}.why`, {
    ...facts,
    ...(player === null ? {} : { player: chronicle.names[player]! }),
    ...(character === null ? {} : { character: roleOf(chronicle, character) }),
  });
}
