// A newcomer's name and face, as they are typed and chosen before anybody is signed in.

import type { Face, Newcomer as Introduction } from "../api/protocol";
import { t } from "../i18n/language.svelte";
import { suggestName } from "./names";

export class Newcomer implements Introduction {
  /** The last suggestion, which counts while the field is empty. */
  #offered = $state(suggestName(t("guest-names"), null));
  /** What stands in the field. */
  typed = $state(this.#offered);
  /** The face that was chosen; null: it follows from the name. */
  face = $state.raw<Face | null>(null);

  get name(): string {
    return this.typed.trim() || this.#offered;
  }

  /** Suggest another name. */
  suggest(): void {
    this.typed = this.#offered = suggestName(t("guest-names"), this.#offered);
  }
}
