// The state of the designer: every change is checked by the server, and a study is polled until it is done.

import { request, Refusal } from "../../api/http";
import type { DraftCheck, Draft, Catalogue, SavedSet, Study } from "../../api/protocol";
import { same } from "../../model/settings";
import { router } from "../../api/router.svelte";
import { linked, redrawn, type DraftChange } from "./draft";

/** Milliseconds of quiet before a change is checked: several often come at once. */
const SETTLED = 250;
/** Milliseconds between two polls of a study. */
const AGAIN = 600;

export class DesignEditor {
  draft = $state.raw({} as Draft);
  /** The server's verdict; null while it is being fetched. */
  checked = $state.raw<DraftCheck | null>(null);
  study = $state.raw<Study | null>(null);
  /** The set that the study is about. */
  studied = $state.raw<Draft | null>(null);
  /** The saved set that is open here. */
  open = $state.raw<SavedSet | null>(null);
  /** Why the check or the study failed. */
  refusal = $state.raw<Refusal | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #following: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly known: Catalogue,
    draft: Draft,
  ) {
    this.draft = draft;
    void this.#check();
  }

  change(change: DraftChange): void {
    this.lay(redrawn(this.draft, change, this.known));
  }

  /** Load another set. */
  lay(draft: Draft): void {
    this.draft = draft;
    this.checked = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      router.replace(linked(this.draft));
      void this.#check();
    }, SETTLED);
  }

  async #check(): Promise<void> {
    const { draft } = this;
    await this.#telling(async () => {
      const found = await request<DraftCheck>("POST", "/scenarios/check", draft);
      if (this.draft === draft) this.checked = found;
    });
  }

  /** Start a study. */
  async try(): Promise<void> {
    const { draft } = this;
    clearTimeout(this.#following);
    await this.#telling(async () => {
      const begun = await request<Study>("POST", "/scenarios/study", draft);
      this.studied = draft;
      this.#take(begun);
    });
  }

  #take(study: Study): void {
    this.study = study;
    if (this.#left || study.state === "done" || study.state === "failed") return;
    this.#following = setTimeout(() => void this.#follow(study.key), AGAIN);
  }

  async #follow(key: string): Promise<void> {
    await this.#telling(async () => {
      const now = await request<Study>("GET", `/scenarios/study/${key}`);
      if (this.study?.key === key) this.#take(now);
    });
  }

  async #telling(work: () => Promise<void>): Promise<void> {
    this.refusal = null;
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.refusal = failure;
    }
  }

  /** Whether the figures are of another set than the one that is here now. */
  get stale(): boolean {
    return this.studied !== null && !same(this.studied, this.draft);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#following);
  }
}
