import { expect, test } from "vitest";
import { longestPart, suggestName } from "./names";

test("one of the names, and another one each time", () => {
  expect(suggestName("Ada; Bruno ;Cedric", null, 0)).toBe("Ada");
  expect(suggestName("Ada; Bruno ;Cedric", "Ada", 0)).toBe("Bruno");
  expect(suggestName("Ada; Bruno ;Cedric", null, 0.999)).toBe("Cedric");
  expect(suggestName("Ada", "Ada", 0)).toBe("Ada");
});

test("a name breaks at spaces and hyphens, and nowhere inside a word", () => {
  expect(longestPart("Mondscheinmaske")).toBe(15);
  expect(longestPart("Silver Domino")).toBe(6);
  expect(longestPart("Maximiliane-Friederike W")).toBe("Maximiliane-".length);
});
