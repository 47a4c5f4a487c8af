import { vi } from "vitest";

/** How long a test waits, so that only a hang ends it: busy machines take their time. */
export const PATIENCE = { timeout: 120_000, interval: 5 };

/** Waits for what a person at the page would wait for. */
export const until = (met: () => unknown): Promise<void> =>
  vi.waitFor(() => {
    if (!met()) throw new Error(`still not: ${met}`);
  }, PATIENCE);
