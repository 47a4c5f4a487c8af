// The guide's current advice: what to try, and why. It follows what the learner has met, and forbids nothing.

import type { AskedOf } from "../../api/protocol";
import type { Player } from "../../model/table";
import { STEPS, isThrough, type Course, type News, type Step } from "./course";

export interface Moment {
  me: Player;
  players: number;
  phase: "memorising" | "playing" | "over";
  question: AskedOf["decision"]["question"] | null;
  /** The player just before the learner. */
  right: Player;
  /** What the characters in play bring from the bank. */
  worth: Readonly<Record<string, number>>;
  won: boolean;
}

export interface Advice extends News {
  amount?: number;
  heading: string;
  /** The elements that it names. */
  action: string | null;
}

export function advise(course: Course, now: Moment): Advice {
  const next = STEPS.find((step) => !course.done.includes(step)) ?? "contested";
  const say = (id: string, action: string | null, more: Partial<Advice> = {}, step: Step = next): Advice => ({
    id,
    action,
    heading: `lesson-step-${step}`,
    ...more,
  });
  if (now.phase === "over")
    return now.won
      ? say("lesson-won", null, { heading: "lesson-won-heading" })
      : say("lesson-over", null, { heading: "lesson-over-heading" });
  if (isThrough(course)) return say("lesson-done", null, { heading: "lesson-done-heading" });
  const mine = course.cards[now.me] ?? null;
  if (now.phase === "memorising")
    return say("lesson-deal", "ready", mine === null ? {} : { character: mine });
  if (now.question === null) return say("lesson-watch", null);
  if (now.question.type === "contest-or-pass") {
    const { character } = now.question;
    if (mine === character) return say("lesson-contest-sure", "contest", { character }, "contest");
    if (mine !== null) return say("lesson-contest-not", "pass", { character }, "contest");
    const met = course.done.includes("contest") && course.done.includes("bound");
    return met
      ? say("lesson-contest-free", null, { character }, "contest")
      : say("lesson-contest-unsure", "contest", { character }, "contest");
  }
  if (now.question.type !== "turn-choice") return say("lesson-power", null);
  if (now.question.binding === "opening") return say("lesson-opening", "swap", {}, "swap");
  if (now.question.binding !== null) {
    const better = best(now, course.cards);
    return better === null
      ? say("lesson-bound", "swap", {}, "bound")
      : say("lesson-bound-better", "swap", better, "bound");
  }
  if (!course.done.includes("look"))
    return say(mine === null ? "lesson-look" : "lesson-look-sure", "look", {}, "look");
  if (!course.done.includes("announce")) return announcing(now, mine, say);
  if (!course.done.includes("contested")) return say("lesson-announce-again", "announce", {}, "contested");
  return say("lesson-free", null, { player: now.right });
}

function announcing(
  now: Moment,
  mine: string | null,
  say: (id: string, action: string, more: Partial<Advice>, step: Step) => Advice,
): Advice {
  if (mine !== null && (now.worth[mine] ?? 0) > 0)
    return say("lesson-announce-true", "announce", { character: mine }, "announce");
  const [character, amount] = Object.entries(now.worth).sort(([, one], [, other]) => other - one)[0] ?? [];
  return say("lesson-announce-bluff", "announce", { character: character!, amount: amount! }, "announce");
}

/** The card worth most of those that the learner knows in front of somebody else. */
function best(now: Moment, cards: Course["cards"]): { player: Player; character: string } | null {
  const known = cards
    .slice(0, now.players)
    .flatMap((character, player) =>
      character !== null && player !== now.me && (now.worth[character] ?? 0) > 0
        ? [{ player, character }]
        : [],
    );
  return known.sort((one, other) => now.worth[other.character]! - now.worth[one.character]!)[0] ?? null;
}
