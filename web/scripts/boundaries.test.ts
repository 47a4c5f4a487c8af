import { expect, test } from "vitest";
import { violation } from "./boundaries.js";

test.each([
  ["App.svelte", "pages/TablePage.svelte"],
  ["pages/TablePage.svelte", "features/lobby/LobbyPage.svelte"],
  ["features/table/Play.svelte", "features/table/Dock.svelte"],
  ["features/table/Play.svelte", "ui/board/Ring.svelte"],
  ["ui/board/Ring.svelte", "model/table"],
  ["ui/Mask.svelte", "assets/masks/palette.json"],
  ["model/room.test.ts", "testing/tables"],
  ["testing/truth.ts", "features/review/chronicle"],
])("%s may import %s", (from, to) => expect(violation(from, to)).toBeNull());

test.each([
  ["features/table/Play.svelte", "features/lesson/Guide.svelte", "feature"],
  ["features/table/prompts.test.ts", "features/review/frames", "feature"],
  ["features/device/PrivateView.svelte", "pages/GameTable.svelte", "layer"],
  ["ui/Menu.svelte", "features/account/AccountPage.svelte", "layer"],
  ["api/http.ts", "i18n/errors", "layer"],
  ["model/join.ts", "routes", "layer"],
  ["model/room.svelte.ts", "testing/tables", "testing"],
  ["App.svelte", "testing/tables", "testing"],
  ["helpers/text.ts", "api/http", "unknown"],
])("%s may not import %s", (from, to, why) => expect(violation(from, to)).toBe(why));
