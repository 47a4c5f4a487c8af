// The bots that a host seats: which kind, and with which temperament.

import type { Room } from "../../model/room.svelte";
import { request } from "../../api/http";
import type { BotKind, Catalogue, Temper } from "../../api/protocol";
import { temperFor, type Chosen } from "./tempers";

export class BotSeating {
  bot = $state("regular");
  temper = $state<Chosen>("own");
  finely = $state.raw<Temper>({ boldness: 0.5, scepticism: 0.5, memory: 0.5 });

  constructor(
    readonly room: Room,
    readonly known: Catalogue,
  ) {}

  /** The bots that are offered first. */
  get levels(): BotKind[] {
    return this.known.bots.filter(({ group }) => group === "level");
  }

  /** More opponents: styles of play, and bots from plug-ins. */
  get others(): BotKind[] {
    return this.known.bots.filter(({ group }) => group !== "level");
  }

  get kind(): BotKind | undefined {
    return this.known.bots.find(({ name }) => name === this.bot);
  }

  get empty(): number[] {
    const { seats } = this.room.table!;
    return seats.flatMap(({ kind }, seat) => (kind === "empty" ? [seat] : []));
  }

  choose(temper: Chosen): void {
    this.temper = temper;
  }

  tune(part: Partial<Temper>): void {
    this.finely = { ...this.shown, ...part };
    this.temper = "mixed";
  }

  /** The temper that the sliders show. */
  get shown(): Temper {
    const temper = temperFor(this.temper, this.finely, 0);
    return (this.temper === "varied" ? null : temper) ?? this.kind?.temper ?? this.finely;
  }

  async seat(seat: number): Promise<void> {
    const temper = temperFor(this.temper, this.finely, seat);
    await request("POST", `/tables/${this.room.code}/bots`, { bot: this.bot, temper, seat });
  }

  async fill(): Promise<void> {
    for (const seat of this.empty) await this.seat(seat);
  }
}
