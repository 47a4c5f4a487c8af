// @vitest-environment jsdom
// A player's plate names the last claim, however little room it has.

import { mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { Game } from "../../model/game.svelte";
import { Room } from "../../model/room.svelte";
import { announced, dealt, nameOf, turn } from "../../testing/events";
import { setLanguage } from "../../testing/language";
import { tableNow, viewNow } from "../../testing/tables";
import { placeNow } from "./people";
import Plate from "./Plate.svelte";

beforeAll(() => setLanguage("en"));

/** The room of the first player after the second has made two claims. */
function claiming(): Room {
  const room = new Room("ABCDEF");
  const audience = {
    nameOf,
    viewer: () => 0,
    fading: () => false,
    pace: () => 0,
    shown: () => undefined,
  };
  const { view } = viewNow(dealt(), turn(1, 1), announced(1, "king"), turn(2, 1), announced(1, "spy"));
  room.table = tableNow({});
  room.seat = 0;
  room.game = new Game(1, audience).resume(view);
  return room;
}

it.each(["full", "small", "tile"] as const)("a %s plate names the last claim", async (plate) => {
  const room = claiming();
  const target = document.createElement("div");
  const face = { mask: "half", colour: "moss", dark: false } as const;
  const now = placeNow(room, 1);
  const props = { room, now, face, plate, beside: false, onlook: () => undefined };
  const page = mount(Plate, { target, props });
  expect(target.querySelector("button")!.textContent).toContain("Spy");
  expect(target.querySelector("button")!.textContent).not.toContain("King");
  await unmount(page);
});
