// Names and links of tables in lists.

import type { TableListItem } from "../../api/protocol";
import { Role } from "../../i18n/fluent";
import { t } from "../../i18n/language.svelte";

export function tableName({ lesson, host, code }: TableListItem): string {
  if (lesson) return t("home-lesson-table");
  return host ? t("home-table-of", { name: host }) : t("home-table-unhosted", { code });
}

export const tableState = ({ phase, seated, players }: TableListItem): string =>
  t("home-table-state", { phase, seated, players });

export const tablePath = ({ device, code }: TableListItem): string => `/${device ? "device" : "t"}/${code}`;

/** What happens now in a running game. Around a shared device nobody is "you". */
export function tableNow(table: TableListItem): string {
  const { announcer, decision, people } = table.game!;
  if (decision === null) return tableState(table);
  const { question } = decision;
  const player = announcer ?? decision.player;
  const own = player === table.seat && !table.device;
  const character = "character" in question ? new Role(question.character, table.edition) : "";
  const id = announcer !== null ? "home-claim" : question.type === "turn-choice" ? "wait-turn" : "wait-power";
  return t(id, { viewer: own ? "player" : "nobody", player: people[player]!.name, character });
}
