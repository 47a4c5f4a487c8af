// Refusals as sentences: `error-<code>` with the facts put into words, as `mascarade.locales.refusals` does it.

import type { Facts } from "../api/http";
import { atTheStart, Piece, Role, type Argument, type Words } from "./fluent";

export function explained(words: Words, code: string, facts: Facts, edition?: string): string {
  const id = `error-${code}`;
  if (!words.has(id)) return words.say("error-unexplained", { code });
  return words.say(id, told(words, facts, edition ?? String(facts["edition"] ?? "first")));
}

function told(words: Words, facts: Facts, edition: string): Record<string, Argument> {
  const args: Record<string, Argument> = { ...facts };
  for (const [name, fact] of Object.entries(facts)) {
    const character = words.has(`character-${fact}`);
    if (name === "character" && character) args[name] = new Role(String(fact), edition);
    else if (name === "character") args["character-start"] = atTheStart(String(fact));
    else if (name === "nearest") args[name] = character ? words.name(String(fact), edition) : "none";
    else if (name === "edition" && words.has(`edition-${fact}`)) args[name] = new Piece(`edition-${fact}`);
    else if (name === "player") args[name] = Number(fact) + 1;
  }
  if ("fewest" in facts && "most" in facts) args["exact"] = facts["fewest"] === facts["most"];
  return args;
}
