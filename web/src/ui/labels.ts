// Labels that several features share.

import type { Settings } from "../api/protocol";
import { t } from "../i18n/language.svelte";

export const editionLabel = (edition: Settings["edition"]): string => t("home-table-edition", { edition });
