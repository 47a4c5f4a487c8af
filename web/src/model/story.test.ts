// The client folds and narrates events as the server does, compared with games that Python played and narrated.

import { beforeAll, describe, expect, it } from "vitest";
import { played, type Played } from "../testing/recordedGames";
import { setLanguage } from "../testing/language";
import { LANGUAGES, t } from "../i18n/language.svelte";
import { Narrator } from "./story";
import { evolve, initialTable, type Table } from "./table";

/** The table before each event, and after the last. Before the deal, it is the one that the deal lays. */
function tablesOf({ events }: Played): Table[] {
  const [deal] = events;
  if (deal?.type !== "dealt") throw new Error("a game begins with its deal");
  const tables = [initialTable(deal)];
  for (const event of events) tables.push(evolve(tables.at(-1)!, event));
  return tables;
}

/** What both sides have to agree on: the page needs no graves that are still empty. */
function agreed({ filled, ...table }: Table): Table {
  return { ...table, filled: filled.slice(0, filled.lastIndexOf(true) + 1) };
}

function toldOf(game: Played): string[][] {
  const tables = tablesOf(game);
  const narrator = new Narrator((player) => game.names[player]!);
  return game.events.map((event, index) =>
    narrator
      .narrate(event, tables[index]!)
      .flatMap(({ text, secret }) => (secret ? [text(), t("story-secret", { told: secret() })] : [text()])),
  );
}

describe.each(played)("$name", (game) => {
  it("has the service's table after every event", () => {
    const [, ...tables] = tablesOf(game);
    for (const [index, table] of tables.entries())
      expect(agreed(table), `${index}: ${game.events[index]!.type}`).toEqual(agreed(game.tables[index]!));
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  it.each(played)("$name is told in the same words", (game) => {
    expect(toldOf(game)).toEqual(game.lines[language]);
  });
});
