// Asking for something that the person did not ask for just now.

import { Refusal } from "../net/ask";
import { notice } from "./notice.svelte";

/** Unlike `attempt` it leaves a sentence alone that is still to be read. */
export async function fetching(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    notice.tell(failure.code, failure.facts);
  }
}
