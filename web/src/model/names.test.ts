import { expect, test } from "vitest";
import { suggestName } from "./names";

test("one of the names, and another one each time", () => {
  expect(suggestName("Ada; Bruno ;Cedric", null, 0)).toBe("Ada");
  expect(suggestName("Ada; Bruno ;Cedric", "Ada", 0)).toBe("Bruno");
  expect(suggestName("Ada; Bruno ;Cedric", null, 0.999)).toBe("Cedric");
  expect(suggestName("Ada", "Ada", 0)).toBe("Ada");
});
