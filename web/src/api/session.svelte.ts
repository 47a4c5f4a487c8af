// The signed-in person, and what this server offers to choose from.

import type { Catalogue, DeviceGuest, DeviceSession, Face, Guest, Newcomer, NewGuest } from "./protocol";
import { request, whenSignedOut } from "./http";

class Session {
  /** The person's name; null when nobody is signed in. */
  name = $state.raw<string | null>(null);
  /** The face the person chose; null: it follows from the name. */
  face = $state.raw<Face | null>(null);
  /** The others who have played on this device. */
  kept = $state.raw<readonly DeviceGuest[]>([]);
  known = $state.raw<Catalogue | null>(null);
  #loading: Promise<Catalogue> | null = null;
  /** Whether somebody was signed in on this page until another device signed it out. */
  ended = $state.raw(false);

  constructor() {
    whenSignedOut(() => {
      if (this.name === null) return;
      this.leave();
      this.ended = true;
    });
  }

  /** Ask the server who is signed in. */
  async restore(): Promise<void> {
    const { guest } = await request<DeviceSession>("GET", "/session");
    if (guest) this.enter(guest);
    else this.leave();
  }

  /** This device has signed in. */
  enter({ name, face, kept = [] }: Pick<Guest, "name" | "face"> & Partial<Guest>): void {
    this.ended = false;
    this.name = name;
    this.face = face;
    this.kept = kept;
  }

  /** This device has forgotten the person. */
  leave(): void {
    this.ended = false;
    this.name = this.face = null;
    this.kept = [];
  }

  async loadKnown(): Promise<Catalogue> {
    if (this.known !== null) return this.known;
    this.#loading ??= request<Catalogue>("GET", "/known").finally(() => (this.#loading = null));
    this.known = await this.#loading;
    return this.known;
  }

  async register({ name, face }: Newcomer): Promise<void> {
    this.enter(await request<NewGuest>("POST", "/people", { name, face }));
  }

  async rename(name: string): Promise<void> {
    this.enter(await request<Guest>("PATCH", "/me", { name }));
  }

  async chooseFace(face: Face | null): Promise<void> {
    this.enter(await request<Guest>("PUT", "/me/face", { face }));
  }
}

export const session = new Session();
