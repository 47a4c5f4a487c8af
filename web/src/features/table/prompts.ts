// The text of a question. A power may have its own (`ask-<question>-<character>`); otherwise the general one is used.

import type { AskedOf } from "../../api/protocol";
import type { Phrases } from "../../model/phrases";
import { hand, ownerOf, type Player, type Spot } from "../../model/table";
import { messages, t } from "../../i18n/language.svelte";
import type { Argument } from "../../i18n/fluent";
import type { Choice, Step } from "./choice.svelte";

export interface Prompt {
  title: string;
  hint: string | null;
}

export function prompt(asked: AskedOf, phrases: Phrases): Prompt {
  const { table } = phrases;
  const { question } = asked.decision;
  if (question.type === "turn-choice")
    return {
      title: t("ask-turn-choice"),
      hint: question.binding === null ? null : t(`ask-turn-choice-${question.binding}`),
    };
  const character = phrases.role(question.character);
  if (question.type === "contest-or-pass") {
    const [player, ...players] = table.round!.claims.map((claim) => claim.player) as [Player, ...Player[]];
    return {
      title: phrases.say("ask-contest-or-pass", { player }, { character }),
      hint: players.length ? phrases.say("ask-contest-too", { players }, { count: players.length }) : null,
    };
  }
  const use = table.stack.at(-1);
  const args: Record<string, Argument> = { character, step: (use?.answers.length ?? 0) + 1 };
  if (question.type === "whether-to-swap") {
    args["first"] = phrases.card(question.first);
    args["second"] = phrases.card(question.second);
  }
  const own = `ask-${question.type}-${question.character}`;
  return {
    title: phrases.say(
      messages().has(own) ? own : `ask-${question.type}`,
      { user: use === undefined ? [] : use.user },
      args,
    ),
    hint: t("ask-power", { character }),
  };
}

/** What is asked in the present step of a turn, after the first one. */
export function stepTitle({ step, claiming, mine, other }: Choice): string | null {
  if (step === "look") return t("turn-look-which");
  if (step === "announce") return t(claiming ? "turn-announce-which" : "ask-announce");
  if (step !== "swap") return null;
  if (mine === null) return t("turn-swap-which");
  return t(other === null ? "turn-swap-with" : "turn-swap-really");
}

/** Why a tap did nothing. */
export function whyNot(choice: Choice, phrases: Phrases, binding: string | null): string {
  const { rejected } = choice;
  if (rejected === null) return "";
  if ("step" in rejected) return notThisAction(rejected.step, binding);
  if ("player" in rejected) {
    const { player } = rejected;
    if (player === phrases.viewer) return t("why-not-yourself");
    return phrases.say(phrases.table.out.includes(player) ? "why-not-out" : "why-not-player", { player });
  }
  return notThisCard(rejected.spot, choice, phrases);
}

function notThisAction(step: Step, binding: string | null): string {
  return binding !== null && messages().has(`why-not-${step}-${binding}`)
    ? t(`why-not-${step}-${binding}`)
    : t("why-not-now");
}

function notThisCard(spot: Spot, choice: Choice, phrases: Phrases): string {
  const { table, viewer } = phrases;
  const owner = ownerOf(table, spot);
  if (owner === null) return t("why-not-centre");
  if (table.out.includes(owner)) return phrases.say("why-not-out", { player: owner });
  if (hand(table) === 3 && spot % 3 === 2) return t("why-not-protected");
  if (owner === viewer) return t(choice.step === "swap" ? "why-not-own-twice" : "why-not-own");
  return choice.step === null || choice.mine !== null ? t("why-not-card") : t("why-not-others");
}
