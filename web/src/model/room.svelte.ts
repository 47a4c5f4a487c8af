// A table as this page knows it: the connection, the seats, the game, and the pending question.

import { TableSocket, type SocketState } from "../api/socket";
import { session } from "../api/session.svelte";
import { Participant } from "./fairness/participant.svelte";
import { WitnessLog } from "./fairness/witness";
import { request } from "../api/http";
import type {
  AskedOf,
  AtTable,
  ClientMessage,
  Closing,
  Hand,
  Hello,
  Peek,
  Said,
  SeatNow,
  ServerMessage,
  TableNow,
  Vote,
} from "../api/protocol";
import { sounds } from "./sounds";
import { RefusalNotice } from "./refusalNotice.svelte";
import { type Action, decisionOf, Outbox } from "./outbox.svelte";
import { preferences } from "./preferences.svelte";
import { t } from "../i18n/language.svelte";
import { facesOf } from "./faces";
import { addressed, Phrases } from "./phrases";
import { Game, type Audience } from "./game.svelte";
import { PACES } from "./timing";
import { Questions } from "./questions.svelte";
import type { AnyEvent, Player } from "./table";

export type { Action };

/** How a shared device is used: for everyone around it, or for the player who holds it. */
export interface Use {
  device: NonNullable<Hello["device"]>;
  /** The guest who holds it; null for the device's owner. */
  person: string | null;
}

/** The actions of a turn. */
export type TurnAction = "look" | "swap" | "announce";

export class Room {
  table = $state.raw<TableNow | null>(null);
  seat = $state.raw<Player | null>(null);
  game = $state.raw<Game | null>(null);
  connection = $state.raw<SocketState>("opening");
  /** Why the connection was closed for good. */
  closed = $state.raw<Closing | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  deadline = $state.raw<number | null>(null);
  /** When the time to answer starts, on the server's clock. */
  shownAt = $state.raw(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = $state.raw(0);

  /** The players on a shared device. */
  hands = $state.raw<readonly Hand[]>([]);
  /** Whether a player's private view covers the public table. */
  covered = $state.raw(false);

  /** What the player chose to do with their turn before they saw the question. */
  opening: TurnAction | null = null;

  readonly #questions = new Questions();
  /** The attempt to deal that this page has just started: a lobby that still arrives is out of date. */
  #starting: number | null = null;
  /** The player at each seat, also those who have left since. */
  #people = $state.raw<readonly Pick<SeatNow, "name" | "face">[]>([]);
  readonly #participant: Participant;
  #socket: TableSocket | null = null;
  readonly #outbox = new Outbox((message) => this.#socket?.send(message));
  readonly #refusal = new RefusalNotice();

  /** The recorded commitment of the deal, and the heads of the chain. */
  readonly witnessLog: WitnessLog;

  constructor(
    readonly code: string,
    readonly use: Use | null = null,
  ) {
    this.witnessLog = use?.device === "hand" ? new WitnessLog(code, null) : new WitnessLog(code);
    const page = {
      sharers: () => this.#sharers,
      path: (what: string, person: string | null) => this.path(what, person),
      send: (message: ClientMessage) => this.#socket?.send(message),
      catalogue: () => session.loadKnown(),
    };
    this.#participant = new Participant(page, this.witnessLog);
  }

  /** The path of a request about this table, for the person who uses the page. */
  path(what: string, person: string | null = this.use?.person ?? null): string {
    return `/tables/${this.code}/${what}${person === null ? "" : `?as=${person}`}`;
  }

  // Connection

  connect(): void {
    this.#socket?.end();
    this.closed = null;
    const listener = {
      hello: () => {
        if (this.table !== null) this.#participant.reconnect();
        return {
          type: "hello" as const,
          game: this.game?.number ?? null,
          events: this.game?.received ?? null,
          chat: this.chat.at(-1)?.number ?? 0,
          device: this.use?.device ?? null,
        };
      },
      receive: (message: ServerMessage) => this.#receive(message),
      changed: (state: SocketState, why: Closing | null) => {
        this.connection = state;
        this.closed = why;
      },
    };
    this.#socket = new TableSocket(this.code, listener, this.use?.person ?? null);
  }

  /** Start the game of a table that was just opened, and connect meanwhile. */
  start({ table, seat }: AtTable): Promise<AtTable> {
    this.witnessLog.table(table, seat);
    const started = this.#start(table, seat);
    this.#starting = table.fair?.attempt ?? 1;
    this.connect();
    return started;
  }

  /** Start the game, as the host. */
  deal(): Promise<AtTable> {
    return this.#start(this.table!, this.place);
  }

  /** A start carries the promise of the host's share: they are there, even if the page is still connecting. */
  #start(table: TableNow, seat: number | null): Promise<AtTable> {
    const { fair } = table;
    if (fair === null || seat === null) return request<AtTable>("POST", this.path("start"), {});
    const promise = this.#participant.promiseToStart(table, fair, seat);
    return request<AtTable>("POST", this.path("start"), { promise });
  }

  leave(): void {
    this.#socket?.end();
    this.#socket = null;
    this.game?.end();
    this.#refusal.clear();
    this.#outbox.clear();
  }

  // Queries

  /** Whether the table is in the lobby, or waits there for everybody's share of the deal. */
  get before(): boolean {
    return this.table !== null && isBefore(this.table);
  }

  /** Whether a game is on, its deal included. */
  get on(): boolean {
    return this.table !== null && (this.table.phase === "memorising" || this.table.phase === "playing");
  }

  get over(): boolean {
    return this.table !== null && (this.table.phase === "finished" || this.table.phase === "aborted");
  }

  /** Whether this table is a lesson. */
  get lesson(): boolean {
    return this.table?.seats.some(({ bot }) => bot === "lesson") ?? false;
  }

  /** The person's seat, also on the public view of their device. */
  get place(): Player | null {
    return this.seat ?? this.hands.find(({ person }) => person === null)?.seat ?? null;
  }

  /** The people for whom this page takes part in the deal: its own, or everyone around a shared device. */
  get #sharers(): readonly Hand[] {
    if (this.use?.device === "hand") return [];
    return this.seat === null ? this.hands : [{ seat: this.seat, person: null }];
  }

  /** Whether the deal is not what this page was shown, so that it reveals nothing. */
  get lockRefused(): "shown" | "promised" | null {
    return this.#participant.lockRefused;
  }

  /** Whether the person at this page's seat has voted for this. */
  votes(about: Vote["about"]): boolean {
    return this.place !== null && (this.table?.seats[this.place]?.votes.includes(about) ?? false);
  }

  get isHost(): boolean {
    return this.place !== null && (this.table?.seats[this.place]?.host ?? false);
  }

  /** The questions that are answered aloud around the device, once the page has shown what they are about. */
  get aloud(): readonly AskedOf[] {
    const table = this.game?.table;
    if (table == null || this.table?.phase !== "playing") return [];
    return this.#questions.aloud(this.game!.number, table, (decision) => this.hasAnswered(decision));
  }

  /** Whether a decision, with its game in front, was answered aloud. */
  hasAnswered(decision: string): boolean {
    return this.#outbox.hasAnswered(decision);
  }

  /** The pending question, or one that may be answered early, while the page shows what it is about. */
  get asked(): AskedOf | null {
    const table = this.game?.table;
    if (table == null || this.table?.phase !== "playing") return null;
    return this.#questions.shown(this.game!.number, table);
  }

  /** How long events are shown, as a factor on the usual time: as the table says, or faster if the person likes. */
  get pace(): number {
    if (this.covered || this.table === null) return 0;
    return Math.min(PACES[this.table.settings.pace], PACES[preferences.pace]);
  }

  get peeks(): readonly Peek[] {
    return this.table?.phase === "playing" ? (this.#questions.peeks?.legal ?? []) : [];
  }

  /** The answer that is being sent, or that the server holds until its turn. */
  get given(): Action | null {
    const asked = this.asked;
    if (asked === null) return null;
    const sent = this.#outbox.action;
    return decisionOf(sent) === asked.decision.number ? sent : asked.held;
  }

  get sending(): boolean {
    return this.#outbox.action !== null;
  }

  /** Whether an answer has been on its way for so long that the page says so. */
  get slow(): boolean {
    return this.#outbox.slow;
  }

  /** Why the last message was refused, for as long as a notice stays. */
  get refused() {
    return this.#refusal.reason;
  }

  /** By player. */
  readonly faces = $derived(facesOf(this.#people));

  nameOf = (player: Player): string => {
    return this.#people[player]?.name || t("seat-number", { number: player + 1 });
  };

  /** A player as this page's person would call them. */
  addressOf = (player: Player): string => addressed(player, this.seat, this.nameOf);

  /** What this page's person calls the players and cards of the game as it is shown. */
  get phrases(): Phrases {
    return new Phrases(this.game!.table!, this.nameOf, this.seat);
  }

  // Commands

  act(action: Action): void {
    if (this.game === null || this.sending) return;
    this.#refusal.clear();
    this.#outbox.act(this.game.number, action);
  }

  /** Send the answers that were given aloud around the device. */
  answer(actions: readonly Action[]): void {
    if (this.game === null) return;
    this.#refusal.clear();
    this.#outbox.answer(this.game.number, actions);
  }

  ready(): void {
    if (this.table !== null) this.#socket?.send({ type: "ready", game: this.table.game });
  }

  say(text: string): boolean {
    return this.#socket?.send({ type: "say", text }) ?? false;
  }

  vote(about: Vote["about"], yes: boolean): void {
    this.#socket?.send({ type: "vote", about, yes });
  }

  back(): void {
    this.#socket?.send({ type: "back" });
  }

  // Messages from the server

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.hands = message.hands;
        this.offset = message.now - Date.now();
        this.#outbox.resend();
        return;
      case "table":
        this.witnessLog.table(message, this.place);
        this.#participant.follow(message);
        if (this.#starting !== null && isBefore(message) && !this.lockRefused) {
          if ((message.fair?.attempt ?? 1) === this.#starting) return;
        }
        this.#starting = null;
        this.#take(message);
        return;
      case "view":
        this.witnessLog.head(message.game, message.head);
        this.#begin(message.game).resume(message.view);
        this.shownAt = message.shown_at;
        this.#questions.clear();
        this.deadline = message.deadline;
        return;
      case "events":
        this.witnessLog.head(message.game, message.head);
        this.shownAt = message.shown_at;
        this.#happened(message.game, message.first, message.events);
        this.deadline = message.deadline;
        return;
      case "asked": {
        const aloud = this.use?.device === "open";
        if (this.#questions.take(message, aloud)) this.#refusal.clear();
        if (!aloud && this.connection === "open") this.#outbox.keepOnly(message.decision.number);
        return;
      }
      case "peeks":
        this.#questions.peeks = message;
        return;
      case "accepted":
        this.#accepted(message.id);
        return;
      case "said":
        if (message.number <= (this.chat.at(-1)?.number ?? 0)) return;
        this.chat = [...this.chat, message];
        if (message.seat === null || message.seat !== this.seat) sounds.message();
        return;
      case "pong":
        this.offset = message.now - Date.now();
        return;
      case "refused":
        this.#outbox.refused(message.id);
        this.#refusal.show(message);
        return;
    }
  }

  #take(table: TableNow): void {
    this.table = table;
    this.deadline = table.deadline;
    const before = isBefore(table) ? [] : this.#people;
    this.#people = table.seats.map((seat, player) => (seat.name ? seat : (before[player] ?? seat)));
    if (isBefore(table)) {
      this.game?.end();
      this.game = null;
      this.#questions.clear();
      this.#outbox.clear();
    }
  }

  #begin(number: number): Game {
    if (this.table?.phase === "memorising" && this.game?.number !== number) sounds.deal();
    this.game?.end();
    const audience: Audience = {
      nameOf: this.nameOf,
      viewer: () => this.seat,
      fading: () => this.table?.settings.memory === "fading" && !this.over,
      pace: () => this.pace,
      shown: (event: AnyEvent, pace: number) => {
        const claim = this.game?.table?.round?.character ?? null;
        sounds.event(event, { viewer: this.seat, claim, pace });
      },
    };
    this.game = new Game(number, audience);
    return this.game;
  }

  #happened(number: number, first: number, events: readonly AnyEvent[]): void {
    if (first === 0) this.#begin(number);
    const { game } = this;
    if (game === null || game.number !== number || game.received !== first) {
      this.game = null; // events are missing: reconnect and load everything
      this.connect();
      return;
    }
    this.#questions.peeks = null;
    game.receive(events, this.shownAt - this.offset);
  }

  /** An answer that was acknowledged is held until its turn. */
  #accepted(id: string): void {
    const action = this.#outbox.accepted(id);
    if (action !== null) this.#questions.hold(action);
  }
}

const isBefore = ({ phase }: TableNow): boolean => phase === "lobby" || phase === "dealing";
