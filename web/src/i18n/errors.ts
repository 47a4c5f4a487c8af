// Error messages: `error-<code>` with its facts, as `mascarade.locales.errors` formats them.

import type { Facts } from "../api/http";
import { atTheStart, Piece, Role, type Argument, type Messages } from "./fluent";

export function explain(messages: Messages, code: string, facts: Facts, edition?: string): string {
  const id = `error-${code}`;
  if (!messages.has(id)) return messages.format("error-unexplained", { code });
  return messages.format(id, argumentsOf(messages, facts, edition ?? String(facts["edition"] ?? "first")));
}

function argumentsOf(messages: Messages, facts: Facts, edition: string): Record<string, Argument> {
  const args: Record<string, Argument> = { ...facts };
  for (const [name, fact] of Object.entries(facts)) {
    const character = messages.has(`character-${fact}`);
    if (name === "character" && character) args[name] = new Role(String(fact), edition);
    else if (name === "character") args["character-start"] = atTheStart(String(fact));
    else if (name === "nearest") args[name] = character ? messages.name(String(fact), edition) : "none";
    else if (name === "edition" && messages.has(`edition-${fact}`)) args[name] = new Piece(`edition-${fact}`);
    else if (name === "player") args[name] = Number(fact) + 1;
  }
  if ("fewest" in facts && "most" in facts) args["exact"] = facts["fewest"] === facts["most"];
  return args;
}
