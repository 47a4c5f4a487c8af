// The text of a question. A power may have its own (`ask-<question>-<character>`); otherwise the general one is used.

import type { AskedOf, Table } from "../../api/protocol";
import { Phrases } from "../../model/story";
import { edition, hand, ownerOf, type Player, type Spot } from "../../model/table";
import { messages, t } from "../../i18n/language.svelte";
import { Role, type Argument } from "../../i18n/fluent";
import type { Choice, Step } from "./choice.svelte";

export interface Prompt {
  title: string;
  hint: string | null;
}

export function prompt(asked: AskedOf, table: Table, nameOf: (player: Player) => string): Prompt {
  const { question } = asked.decision;
  if (question.type === "turn-choice")
    return {
      title: t("ask-turn-choice"),
      hint: question.binding === null ? null : t(`ask-turn-choice-${question.binding}`),
    };
  const role = new Role(question.character, edition(table));
  const phrases = new Phrases(table, nameOf);
  const use = table.stack.at(-1);
  const args: Record<string, Argument> = {
    character: role,
    step: (use?.answers.length ?? 0) + 1,
    user: use === undefined ? "" : nameOf(use.user),
  };
  if (question.type === "contest-or-pass") {
    const claims = table.round!.claims.map(({ player }) => nameOf(player));
    args["player"] = claims[0]!;
    return {
      title: t("ask-contest-or-pass", args),
      hint:
        claims.length > 1
          ? t("ask-contest-too", { players: messages().listed(claims.slice(1)), count: claims.length - 1 })
          : null,
    };
  }
  if (question.type === "whether-to-swap") {
    args["first"] = phrases.cardTo(asked.decision.player, question.first);
    args["second"] = phrases.cardTo(asked.decision.player, question.second);
  }
  const own = `ask-${question.type}-${question.character}`;
  return {
    title: t(messages().has(own) ? own : `ask-${question.type}`, args),
    hint: t("ask-power", { character: role }),
  };
}

/** Why a tap did nothing. */
export function whyNot(
  choice: Choice,
  table: Table,
  binding: string | null,
  nameOf: (player: Player) => string,
): string {
  const { rejected, room } = choice;
  if (rejected === null) return "";
  if ("step" in rejected) return notThisAction(rejected.step, binding);
  if ("player" in rejected) {
    if (rejected.player === room.seat) return t("why-not-yourself");
    const player = nameOf(rejected.player);
    return table.out.includes(rejected.player)
      ? t("why-not-out", { player })
      : t("why-not-player", { player });
  }
  return notThisCard(rejected.spot, choice, table, nameOf);
}

function notThisAction(step: Step, binding: string | null): string {
  return binding !== null && messages().has(`why-not-${step}-${binding}`)
    ? t(`why-not-${step}-${binding}`)
    : t("why-not-now");
}

function notThisCard(spot: Spot, choice: Choice, table: Table, nameOf: (player: Player) => string): string {
  const owner = ownerOf(table, spot);
  if (owner === null) return t("why-not-centre");
  if (table.out.includes(owner)) return t("why-not-out", { player: nameOf(owner) });
  if (hand(table) === 3 && spot % 3 === 2) return t("why-not-protected");
  if (owner === choice.room.seat) return t(choice.step === "swap" ? "why-not-own-twice" : "why-not-own");
  return choice.step === null || choice.mine !== null ? t("why-not-card") : t("why-not-others");
}
