// Who this device is known as, and what can be chosen on this server.

import type { Guest, Known } from "./protocol";
import { ask, Refusal } from "./http";

class Me {
  /** The person's name; none when nobody is known here. */
  name = $state.raw<string | null>(null);
  known = $state.raw<Known | null>(null);

  /** Ask the service who we are. */
  async recognise(): Promise<void> {
    try {
      this.name = (await ask<Guest>("GET", "/me")).name;
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== "not-signed-in") throw refusal;
      this.name = null;
    }
  }

  async learn(): Promise<Known> {
    this.known ??= await ask<Known>("GET", "/known");
    return this.known;
  }

  async introduce(name: string): Promise<void> {
    this.name = (await ask<Guest>("POST", "/people", { name })).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await ask<Guest>("PATCH", "/me", { name })).name;
  }
}

export const me = new Me();
