// @vitest-environment jsdom
// Coins that fly: every movement gets coins of its own, whose flight starts when it is shown.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Game, type Audience } from "../../model/game.svelte";
import type { AnyEvent, Place } from "../../model/table";
import Flights from "./Flights.svelte";

const moved = (...moves: [Place, Place, number][]): AnyEvent => ({
  type: "coins-moved",
  moves,
  reason: "power",
});
const PLACES: Place[] = ["bank", "courthouse", 0, 1, 2];
const placeOf = (place: Place) => ({ x: 10 * PLACES.indexOf(place), y: 0 });
const coins = () => [...document.querySelectorAll<SVGElement>(".coin")];

const audience: Audience = {
  nameOf: String,
  viewer: () => null,
  fading: () => false,
  pace: () => 1,
  shown: () => undefined,
};

let page: Record<string, unknown> | null = null;
afterEach(async () => {
  if (page) await unmount(page);
});

it("a second movement's coins fly from their own place, though the first has just ended", () => {
  const game = new Game(1, audience);
  game.scene = moved(["bank", 0, 2]);
  page = mount(Flights, {
    target: document.body,
    props: {
      get scene() {
        return game.scene;
      },
      pace: 1,
      placeOf,
    },
  });
  flushSync();
  const first = coins();
  expect(first.map((coin) => [coin.style.left, coin.style.getPropertyValue("--dx")])).toEqual([
    ["0px", "20px"],
    ["0px", "20px"],
  ]);
  game.scene = moved([1, "courthouse", 1], [2, "courthouse", 1]);
  flushSync();
  expect(coins().map((coin) => coin.style.left)).toEqual(["30px", "40px"]);
  // A coin that has landed would stay where it is: its flight is over.
  expect(coins().map((coin) => first.includes(coin))).toEqual([false, false]);
});
