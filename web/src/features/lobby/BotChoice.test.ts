// @vitest-environment jsdom
// The choice of a bot: levels first, and all others behind "More opponents".

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { BotKind, Catalogue } from "../../api/protocol";
import { Room } from "../../model/room.svelte";
import { setLanguage } from "../../testing/language";
import BotChoice from "./BotChoice.svelte";
import { BotSeating } from "./botSeating.svelte";

const bot = (name: string, group: BotKind["group"], message = `bot-${name}`): BotKind => ({
  name,
  group,
  message,
  summary: "Plays as they do abroad.",
  temper: { boldness: 0.5, scepticism: 0.5, memory: 0.5 },
});
const LEVELS = ["novice", "regular", "expert"];
const OTHERS = [bot("bluffer", "more"), bot("random", "more"), bot("abroad", "more", "")];

let page: Record<string, unknown> | undefined;
beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
});

function choice(bots: BotKind[], chosen = "regular") {
  const seating = new BotSeating(new Room("ABCDEF"), { bots } as unknown as Catalogue);
  seating.bot = chosen;
  const target = document.createElement("div");
  document.body.replaceChildren(target); // a radio button elsewhere reports no change
  page = mount(BotChoice, { target, props: { seating } });
  return { seating, target };
}

const values = (within: Element | null): string[] =>
  [...(within?.querySelectorAll<HTMLInputElement>("[data-action=bot]") ?? [])].map(
    (one) => one.dataset.value!,
  );

const everyone = () => [...LEVELS.map((name) => bot(name, "level")), ...OTHERS];

test("levels come first, everyone else is one more opponent", () => {
  const { target } = choice(everyone());
  expect(values(target.querySelector("fieldset"))).toEqual(LEVELS);
  const more = target.querySelector("details")!;
  expect(more.querySelector("summary")!.textContent).toContain("More opponents");
  expect(more.open).toBe(false);
  expect(values(more)).toEqual(["bluffer", "random", "abroad"]);
  expect(more.textContent).toContain("Bluffer");
});

test("an opponent is chosen with its description, and the list stays open", () => {
  const { seating, target } = choice(everyone());
  const more = target.querySelector("details")!;
  more.open = true;
  more.querySelector<HTMLInputElement>("[data-value=bluffer]")!.click();
  flushSync();
  expect(seating.bot).toBe("bluffer");
  expect(target.querySelector(".summary")!.textContent).toContain("Announces whatever pays best");
  expect(target.querySelectorAll("label.on [data-action=bot]")).toHaveLength(1);
  target.querySelector<HTMLInputElement>("[data-value=expert]")!.click();
  flushSync();
  expect([seating.bot, more.open]).toEqual(["expert", true]);
  expect(target.querySelectorAll("label.on [data-action=bot]")).toHaveLength(1);
});

test("the list is open if one of them is chosen already", () => {
  const { target } = choice(everyone(), "abroad");
  expect(target.querySelector("details")!.open).toBe(true);
  expect(target.querySelector(".summary")!.textContent).toContain("Plays as they do abroad.");
});

test("without further bots there is no list of them", () => {
  const { target } = choice(LEVELS.map((name) => bot(name, "level")));
  expect(target.querySelector("summary")!.textContent).not.toContain("More opponents");
});
