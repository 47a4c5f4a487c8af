// @vitest-environment jsdom

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../api/http";
import { setLanguage } from "../testing/language";
import { attempt, toast } from "./toasts.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refuse = (code: string) => attempt(() => Promise.reject(new Refusal(code)));

it("stays for six seconds, counted from the last notice", async () => {
  await refuse("unreachable");
  vi.advanceTimersByTime(5000);
  await refuse("not-found");
  expect(toast.sentence).toBe("There's nothing at this address.");
  vi.advanceTimersByTime(5999);
  expect(toast.code).toBe("not-found");
  vi.advanceTimersByTime(1);
  expect(toast.sentence).toBeNull();
});
