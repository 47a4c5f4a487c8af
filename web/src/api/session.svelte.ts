// The signed-in person, and what this server offers to choose from.

import type { Guest, Catalogue } from "./protocol";
import { request, Refusal } from "./http";

class Session {
  /** The person's name; null when nobody is signed in. */
  name = $state.raw<string | null>(null);
  known = $state.raw<Catalogue | null>(null);

  /** Ask the server who is signed in. */
  async restore(): Promise<void> {
    try {
      this.name = (await request<Guest>("GET", "/me")).name;
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== "not-signed-in") throw refusal;
      this.name = null;
    }
  }

  async loadKnown(): Promise<Catalogue> {
    this.known ??= await request<Catalogue>("GET", "/known");
    return this.known;
  }

  async register(name: string): Promise<void> {
    this.name = (await request<Guest>("POST", "/people", { name })).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await request<Guest>("PATCH", "/me", { name })).name;
  }
}

export const session = new Session();
