import { expect, test } from "vitest";
import type { SeatNow } from "../../api/protocol";
import { LANGUAGES } from "../../i18n/language.svelte";
import { setLanguage } from "../../testing/language";
import { briefLabel, valueLabel } from "./labels";
import type { OptionId, Value } from "./options";

const SEATS = [{ name: "Ada" }, { name: "" }] as unknown as readonly SeatNow[];
const VALUES: readonly (readonly [OptionId, readonly (Value | boolean)[]])[] = [
  ["window", [null, 12]],
  ["memorise", [60]],
  ["confess_peek", [true, false]],
  ["public", [true, false]],
  ["newcomers", [true, false]],
  ["first", [null, 0, 1]],
  ["seats", ["random", "chosen"]],
];

test.each(LANGUAGES)("what a closed group says is clear without a heading, in %s", async (language) => {
  await setLanguage(language);
  const all = VALUES.flatMap(([option, values]) =>
    values.map((value) => {
      const brief = briefLabel(option, value, SEATS, 60);
      if (value !== "chosen") expect(brief).not.toBe(valueLabel(option, value, SEATS));
      return brief;
    }),
  );
  expect(new Set(all).size).toBe(all.length);
});

test("some closed groups in English", async () => {
  await setLanguage("en");
  const brief = (option: OptionId, value: Value | boolean, clock: number | null = 60) =>
    briefLabel(option, value, SEATS, clock);
  expect(brief("first", null)).toBe("Random first player");
  expect(brief("first", 0)).toBe("Ada goes first");
  expect(brief("first", 1)).toBe("Seat 2 goes first");
  expect(brief("seats", "chosen")).toBe("Seats as taken");
  expect(brief("memorise", 60)).toBe("1 minute to memorise");
  expect(brief("memorise", 60, null)).toBe("No limit to memorise");
});
