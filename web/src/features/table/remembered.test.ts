// @vitest-environment jsdom
// What is remembered of the cards, at the positions of recorded games: the panel, the pins and the memos say the same.

import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { t, messages } from "../../i18n/language.svelte";
import { Game, type Audience } from "../../model/game.svelte";
import { Room } from "../../model/room.svelte";
import { edition, type Player } from "../../model/table";
import { setLanguage } from "../../testing/language";
import { played, type Played } from "../../testing/recordedGames";
import { tableNow } from "../../testing/tables";
import { Choice } from "./choice.svelte";
import SeenPanel from "./SeenPanel.svelte";
import SpotMemo from "./SpotMemo.svelte";
import TableCard from "./TableCard.svelte";

/** Between two positions of a game. */
const STEP = 61;

const pages: Record<string, unknown>[] = [];
beforeAll(() => setLanguage("en"));
afterEach(() => Promise.all(pages.splice(0).map((page) => unmount(page))));

/** A component in a document of its own. */
function shown<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement("div");
  pages.push(mount(component, { target, props }));
  return target;
}

/** The room of a viewer who has seen these events of a game. */
function roomAfter({ events, tables, names }: Played, number: number, viewer: Player | null): Room {
  const room = new Room("ABCDEF");
  const audience: Audience = {
    nameOf: (player) => names[player]!,
    viewer: () => viewer,
    fading: () => false,
    pace: () => 0,
    shown: () => undefined,
  };
  room.table = tableNow({});
  room.seat = viewer;
  room.game = new Game(1, audience).resume({
    viewer: viewer ?? ("spectator" as const),
    touched: [],
    bound: [],
    facts: [],
    table: tables[number - 1]!,
    events: events.slice(0, number),
    first: 0,
  });
  return room;
}

/** The words of an element, with single spaces. */
const words = (element: Element | null): string =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

const viewerOf = ({ name }: Played): Player | null => {
  const found = /as (\d+) sees it/.exec(name);
  return found && Number(found[1]);
};
const happening = played.filter(({ name }) => name.endsWith("sees it"));

it.each(happening.map((game) => [game.name, game] as const))("%s: panel, pins and memos agree", (_, game) => {
  const viewer = viewerOf(game);
  for (let number = STEP; number <= game.events.length; number += STEP) {
    const room = roomAfter(game, number, viewer);
    const table = room.game!.table!;
    const choice = new Choice(room);
    const panel = shown(SeenPanel, { room });
    const filled = table.filled.flatMap((there, spot) => (there ? [spot] : []));
    const told = Object.fromEntries(
      [...panel.querySelectorAll("li")].map((line) => [
        line.querySelector("[data-note]")!.getAttribute("data-note")!,
        words(line.querySelector("p")),
      ]),
    );
    for (const spot of filled) {
      const card = shown(TableCard, { room, choice, spot, under: null, onlook: () => undefined });
      const pin = card.querySelector("[data-pin]")?.getAttribute("data-pin") ?? null;
      const memo = [...shown(SpotMemo, { room, spot }).querySelectorAll("p:not(.sure)")].map(words).join(" ");
      const name = pin && messages().name(pin, edition(table));
      expect([spot, told[spot]]).toEqual([spot, memo]);
      expect([spot, told[spot]!.split(/[,.]/)[0]]).toEqual([spot, name ?? t("seen-nothing").slice(0, -1)]);
    }
  }
});
