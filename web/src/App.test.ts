// @vitest-environment jsdom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { router } from "./api/router.svelte";
import { session } from "./api/session.svelte";
import App from "./App.svelte";
import { setLanguage } from "./testing/language";
import { PATIENCE } from "./testing/patience";
import { toast } from "./ui/toasts.svelte";

let app: ReturnType<typeof mount>;
/** Answers the question who is signed in. */
let answer: (name: string | null) => void;

const main = () => document.querySelector("main")!;
const screen = () => main().dataset["screen"];
const shows = (name: string) => vi.waitFor(() => expect(screen()).toBe(name), PATIENCE);
const topBars = () => document.querySelectorAll("nav a[href='/rules']").length;

function open(path: string): void {
  router.replace(path);
  app = mount(App, { target: document.body });
  flushSync();
}

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  session.name = null;
  vi.stubGlobal("scrollTo", () => undefined);
  const me = new Promise<Response>((resolve) => {
    answer = (name) =>
      resolve(
        name === null ? Response.json({ guest: null }) : Response.json({ guest: { name, face: null } }),
      );
  });
  vi.stubGlobal("fetch", (path: string) => (path === "/api/session" ? me : new Promise(() => undefined)));
});
afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

it("shows the rules before it is known who is signed in, and waits with other pages", async () => {
  open("/rules");
  await shows("rules");
  router.go("/");
  flushSync();
  expect([screen(), main().getAttribute("aria-busy")]).toEqual([undefined, "true"]);
  answer(null);
  await shows("home");
});

it("asks a guest at a table for a name, and then shows the table", async () => {
  open("/t/abcdef");
  answer(null);
  await shows("enter");
  expect([topBars(), main().textContent!.includes("ABCDEF")]).toEqual([1, true]);
  session.name = "Ada";
  await shows("arriving");
});

it("keeps the table's page when its person is renamed, and makes another for another table", async () => {
  open("/t/ABCDEF");
  answer("Ada");
  await shows("arriving");
  const before = main();
  session.name = "Bea";
  flushSync();
  expect(main()).toBe(before);
  router.go("/t/GHJKMN");
  flushSync();
  expect(main()).not.toBe(before);
});

it("keeps a page that guests see too when its person signs out", async () => {
  open("/me");
  answer("Ada");
  await shows("record");
  const before = main();
  session.name = null;
  flushSync();
  expect(main()).toBe(before);
});

it("offers to redeem a link at home, and leaves the hash of other pages alone", async () => {
  open("/#recover=secret");
  answer(null);
  await shows("key");
  router.go("/rules#recover=secret");
  await shows("rules");
});

it("takes a notice along when a page replaces itself, but not to the next page", async () => {
  open("/rules");
  await shows("rules");
  toast.show("unreachable");
  router.replace("/characters");
  await shows("characters");
  expect(toast.code).toBe("unreachable");
  router.go("/rules");
  flushSync();
  expect(toast.code).toBeNull();
});

it("leaves the header to pages that have their own", async () => {
  open("/replay/ABCDEF/1");
  answer("Ada");
  await shows("replay-bring");
  expect(topBars()).toBe(1);
  router.go("/device");
  await shows("device");
  expect(topBars()).toBe(1);
});

it("gives the heading of the next page the focus, unless something else has it", async () => {
  open("/rules");
  await shows("rules");
  expect(document.activeElement).toBe(document.body);
  router.go("/nowhere");
  await shows("not-found");
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"), PATIENCE);
  const menu = document.querySelector<HTMLElement>("[data-action='menu']")!;
  menu.focus();
  router.go("/rules");
  await shows("rules");
  expect(document.activeElement).toBe(menu);
});
