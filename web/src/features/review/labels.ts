// Labels of cells, rows and awards.

import { edition, hand } from "../../model/table";
import { messages, t } from "../../i18n/language.svelte";
import { Role } from "../../i18n/fluent";
import type { Claimed } from "../../api/protocol";
import { percent, type Cell } from "./cell";
import type { Chronicle, Row } from "./chronicle";
import type { Award } from "./awards";
import type { CellIconName } from "./CellIcon.svelte";

const WHICH = ["left", "right", "protected"];

export const CLAIM_ICON: Record<Claimed["honesty"], CellIconName> = {
  knew: "honest",
  thought: "honest",
  gambled: "gamble",
  bluffed: "bluff",
};

export const editionOf = ({ moments }: Chronicle): string => edition(moments[0]!.table);
const roleOf = (chronicle: Chronicle, character: string): Role => new Role(character, editionOf(chronicle));

/** Which of a person's cards; none where everybody has one. */
export const which = ({ moments }: Chronicle, index: number): string | null =>
  hand(moments[0]!.table) > 1 ? WHICH[index]! : null;

export function rowName(chronicle: Chronicle, { player, index }: Row): string {
  if (player === null) {
    const count = chronicle.rows.filter((row) => row.player === null).length;
    return t("truth-centre-card", { number: index + 1, count });
  }
  return t("truth-card-of", {
    player: chronicle.phrases.called(player),
    which: which(chronicle, index) ?? "only",
  });
}

export const momentName = (turn: number): string =>
  turn === 0 ? t("truth-deal") : t("truth-turn", { turn });

export const claimLabel = (chronicle: Chronicle, { character, contest }: Claimed): string =>
  t("truth-claim", { character: roleOf(chronicle, character), contest });
export const verdict = ({ phrases }: Chronicle, { player, honesty, chance, true: right }: Claimed): string =>
  phrases.say("truth-verdict", { player }, { honesty, true: right, percent: percent(chance) });

/** A cell's content, for screen readers. */
export function cellLabel(chronicle: Chronicle, { player }: Row, cell: Cell): string {
  const { character, grasp, guesses, claim, looked, shown } = cell;
  if (character === null) return t("truth-no-card");
  const parts = [messages().name(character, editionOf(chronicle))];
  const { phrases } = chronicle;
  if (grasp !== null) parts.push(phrases.say("truth-was", { player: player ?? [] }, { grasp }));
  if (grasp === "wrong")
    parts.push(
      phrases.say(
        "truth-taken-for",
        { player: player ?? [] },
        { character: roleOf(chronicle, guesses[0]!.character) },
      ),
    );
  if (claim !== null) parts.push(claimLabel(chronicle, claim), verdict(chronicle, claim));
  if (shown) parts.push(t("truth-shown"));
  if (looked.length) parts.push(phrases.say("truth-looked", { players: looked }, { count: looked.length }));
  return parts.join(". ").replaceAll(/([.!?”“])\. /g, "$1 ");
}

export function awardLabel(chronicle: Chronicle, { title, player, character, facts }: Award): string {
  return chronicle.phrases.say(
    `${title}.why`,
    { player: player ?? [] },
    { ...facts, ...(character === null ? {} : { character: roleOf(chronicle, character) }) },
  );
}
