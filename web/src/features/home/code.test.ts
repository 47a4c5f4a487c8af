import { expect, test } from "vitest";
import { leadsTo } from "./code";

test.each([
  ["QK7M2R", "/t/QK7M2R"],
  ["  qk7m2r ", "/t/QK7M2R"],
  ["QK7 M2R", "/t/QK7M2R"],
  ["qk7-m2r", "/t/QK7M2R"],
  ["http://192.168.1.4:8000/t/QK7M2R", "/t/QK7M2R"],
  ["Come and play: https://ball.example/t/qk7m2r?x=1 tonight", "/t/QK7M2R"],
  ["http://localhost:8000/#move=q9Lw-Vd4_e", "/#move=q9Lw-Vd4_e"],
  ["http://localhost:8000/#add=q9Lw-Vd4_e", "/#add=q9Lw-Vd4_e"],
  ["http://localhost:8000/#recover=Xh2T", "/#recover=Xh2T"],
])("%s leads to %s", (pasted, path) => expect(leadsTo(pasted)).toBe(path));

test.each(["", "   ", "abc", "not a code!", "https://ball.example/rules", "AVERYLONGWORDTHATISNOCODE"])(
  "“%s” leads nowhere",
  (pasted) => expect(leadsTo(pasted)).toBeNull(),
);
