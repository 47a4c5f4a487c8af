// Names and links of tables in lists.

import type { TableListItem } from "../../api/protocol";
import { t } from "../../i18n/language.svelte";

export function tableName({ lesson, host, code }: TableListItem): string {
  if (lesson) return t("home-lesson-table");
  return host ? t("home-table-of", { name: host }) : t("home-table-unhosted", { code });
}

export const tableState = ({ phase, seated, players }: TableListItem): string =>
  t("home-table-state", { phase, seated, players });

export const tablePath = ({ device, code }: TableListItem): string => `/${device ? "device" : "t"}/${code}`;
