import { expect, test } from "vitest";
import { suggested } from "./names";

test("one of the names, and another one each time", () => {
  expect(suggested("Ada; Bruno ;Cedric", null, 0)).toBe("Ada");
  expect(suggested("Ada; Bruno ;Cedric", "Ada", 0)).toBe("Bruno");
  expect(suggested("Ada; Bruno ;Cedric", null, 0.999)).toBe("Cedric");
  expect(suggested("Ada", "Ada", 0)).toBe("Ada");
});
