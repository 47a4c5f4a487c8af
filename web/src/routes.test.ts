// @vitest-environment jsdom

import { beforeAll, describe, expect, it } from "vitest";
import CharactersPage from "./features/reference/CharactersPage.svelte";
import HomePage from "./features/home/HomePage.svelte";
import JoinPage from "./features/join/JoinPage.svelte";
import ReplayPage from "./features/review/ReplayPage.svelte";
import DevicePage from "./pages/DevicePage.svelte";
import NotFoundPage from "./pages/NotFoundPage.svelte";
import TablePage from "./pages/TablePage.svelte";
import { match, redemption } from "./routes";
import { setLanguage } from "./testing/language";

beforeAll(() => setLanguage("en"));

describe("a path", () => {
  it.each([
    ["/", HomePage, {}],
    ["/nowhere", NotFoundPage, {}],
    ["/t", NotFoundPage, {}],
    ["/t/abcdef/more", NotFoundPage, {}],
    ["/characters", CharactersPage, {}],
    ["/characters/", CharactersPage, {}],
    ["/t/abcdef", TablePage, { code: "ABCDEF" }],
    ["/device", DevicePage, { code: null }],
    ["/device/abcdef", DevicePage, { code: "ABCDEF" }],
    ["/replay", ReplayPage, {}],
    ["/replay/", ReplayPage, {}],
    ["/replay/abcdef", NotFoundPage, {}],
    ["/replay/abcdef/2", ReplayPage, { code: "abcdef", game: "2" }],
    ["/replay/abcdef/2/more", NotFoundPage, {}],
  ])("%s has its page", async (path, page, props) => {
    const { route, params } = match(path);
    expect(await route.show(params)).toEqual({ page, props });
  });

  it("of a table shows guests another page", () => {
    const { route, params } = match("/t/abcdef");
    expect(route.showGuest!(params)).toEqual({ page: JoinPage, props: { code: "ABCDEF" } });
    expect(match("/design").route.showGuest).toBeUndefined();
  });
});

describe("a link with a key", () => {
  it.each([
    ["#recover=abc-1", { kind: "recover", secret: "abc-1" }],
    ["#move=x", { kind: "move", secret: "x" }],
    ["#add=x", { kind: "add", secret: "x" }],
    ["#turn=3", null],
    ["", null],
  ])("%s", (hash, found) => expect(redemption(hash)).toEqual(found));

  it("leads home or to a table", () => {
    const paths = ["/", "/t/ABCDEF", "/me", "/rules", "/replay", "/device"];
    expect(paths.filter((path) => match(path).route.redeems)).toEqual(["/", "/t/ABCDEF"]);
  });
});
