// A table as this page knows it: the connection, the seats, the game, and the pending question.

import { TableSocket, type SocketState } from "../api/socket";
import { chosen, WitnessLog } from "./fairness/witness";
import { request, type Facts } from "../api/http";
import type {
  Act,
  AskedOf,
  Closing,
  Hand,
  Hello,
  MayPeek,
  Peek,
  Said,
  ServerMessage,
  TableNow,
  Vote,
} from "../api/protocol";
import { sounds } from "./sounds";
import { preferences } from "./preferences.svelte";
import { t } from "../i18n/language.svelte";
import { Game, type Audience } from "./game.svelte";
import { PACES } from "./timing";
import type { AnyEvent, Player } from "./table";

export type Action = Act["action"];

/** Something that was refused, to be told in words. */
export interface Refused {
  code: string;
  facts: Facts;
  sentence: string;
}

/** A device that goes from hand to hand: what all around it may see, or what is for who has it now. */
export interface Use {
  device: NonNullable<Hello["device"]>;
  /** The guest on this device who has it; none for whose device it is. */
  person: string | null;
}

interface Sent {
  id: string;
  game: number;
  action: Action;
}

export class Room {
  table = $state.raw<TableNow | null>(null);
  seat = $state.raw<Player | null>(null);
  game = $state.raw<Game | null>(null);
  connection = $state.raw<SocketState>("opening");
  /** Why the connection was closed for good. */
  closed = $state.raw<Closing | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  deadline = $state.raw<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = $state.raw(0);

  /** Who plays on this device, where it goes from hand to hand. */
  hands = $state.raw<readonly Hand[]>([]);
  /** Whether somebody has the device in hand, so that what all may see is not shown just now. */
  hushed = $state.raw(false);

  #asked = $state.raw<AskedOf | null>(null);
  /** What those around the device are asked aloud, the answers that are on their way, and all that were given. */
  #aloud = $state.raw<readonly AskedOf[]>([]);
  #answers: readonly Sent[] = [];
  #answered = $state.raw<readonly string[]>([]);
  #peeks = $state.raw<MayPeek | null>(null);
  /** An answer that was given, and whose acknowledgement is awaited. */
  #sent = $state.raw<Sent | null>(null);
  #names: string[] = [];
  /** The promises to which people here have added, and where they sat then. */
  readonly #shared = new Set<string>();
  readonly #shares = new Map<string, string>();
  #socket: TableSocket | null = null;

  /** What was promised about the deal, and the heads that were told. */
  readonly witnessLog: WitnessLog;

  constructor(
    readonly code: string,
    readonly use: Use | null = null,
  ) {
    this.witnessLog = use?.device === "hand" ? new WitnessLog(code, null) : new WitnessLog(code);
  }

  /** The address of a request about this table, for whom the page is used. */
  path(what: string, person: string | null = this.use?.person ?? null): string {
    return `/tables/${this.code}/${what}${person === null ? "" : `?as=${person}`}`;
  }

  // The line

  connect(): void {
    this.#socket?.end();
    this.closed = null;
    const listener = {
      hello: () => ({
        type: "hello" as const,
        game: this.game?.number ?? null,
        events: this.game?.heard ?? null,
        chat: this.chat.at(-1)?.number ?? 0,
        device: this.use?.device ?? null,
      }),
      receive: (message: ServerMessage) => this.#receive(message),
      changed: (state: SocketState, why: Closing | null) => {
        this.connection = state;
        this.closed = why;
      },
    };
    this.#socket = new TableSocket(this.code, listener, this.use?.person ?? null);
  }

  leave(): void {
    this.#socket?.end();
    this.#socket = null;
    this.game?.end();
  }

  // What the page asks

  /** Whether a game is being played, or its deal looked at. */
  get on(): boolean {
    return this.table !== null && (this.table.phase === "memorising" || this.table.phase === "playing");
  }

  get over(): boolean {
    return this.table !== null && (this.table.phase === "finished" || this.table.phase === "aborted");
  }

  /** Whether the person learns the game here. */
  get lesson(): boolean {
    return this.table?.seats.some(({ bot }) => bot === "lesson") ?? false;
  }

  /** Where the person sits, also when all around their device look at the page. */
  get place(): Player | null {
    return this.seat ?? this.hands.find(({ person }) => person === null)?.seat ?? null;
  }

  get isHost(): boolean {
    return this.place !== null && (this.table?.seats[this.place]?.host ?? false);
  }

  /** What those around the device may be asked aloud: whether they contest. Not before the page has shown what. */
  get aloud(): readonly AskedOf[] {
    const table = this.game?.table;
    if (table == null || table.round === null || this.table?.phase !== "playing") return [];
    return this.#aloud.filter(
      (asked) =>
        asked.game === this.game!.number &&
        asked.decision.number >= table.decisions &&
        table.round!.waiting.includes(asked.decision.player) &&
        !this.#answered.includes(`${asked.game}/${asked.decision.number}`),
    );
  }

  /** What the person has to decide, or may answer before their turn, as long as the game has not gone past it. */
  get asked(): AskedOf | null {
    const asked = this.#asked;
    const table = this.game?.table;
    if (asked === null || table == null || this.table?.phase !== "playing") return null;
    if (asked.game !== this.game!.number || asked.decision.number < table.decisions) return null;
    // Not before the page has shown what it is about.
    const early = asked.decision.question.type === "contest-or-pass";
    const shown = early
      ? table.round?.waiting.includes(this.seat!)
      : table.decision?.number === asked.decision.number;
    return shown ? asked : null;
  }

  get peeks(): readonly Peek[] {
    return this.#peeks !== null && this.table?.phase === "playing" ? this.#peeks.legal : [];
  }

  /** The answer that is on its way, or that is held until its turn. */
  get given(): Action | null {
    const asked = this.asked;
    if (asked === null) return null;
    const sent = this.#sent?.action;
    if (sent && "decision" in sent && sent.decision === asked.decision.number) return sent;
    return asked.held;
  }

  get sending(): boolean {
    return this.#sent !== null;
  }

  nameOf = (player: Player): string => {
    const now = this.table?.seats[player]?.name;
    return now || this.#names[player] || t("seat-number", { number: player + 1 });
  };

  // What the person does

  act(action: Action): void {
    if (this.game === null || this.#sent !== null) return;
    this.refused = null;
    this.#sent = { id: fresh(), game: this.game.number, action };
    this.#send();
  }

  /** What was said aloud around the device, for each who was asked. */
  answer(actions: readonly Action[]): void {
    if (this.game === null) return;
    this.refused = null;
    const { number } = this.game;
    const news = actions.map((action) => ({ id: fresh(), game: number, action }));
    this.#answers = [...this.#answers, ...news];
    this.#answered = [...this.#answered, ...actions.map((action) => decided(number, action))];
    for (const sent of news) this.#socket?.send({ type: "act", ...sent });
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

  /** An action is sent again with its id after a lost connection, and so done once. */
  #send(): void {
    const sent = this.#sent;
    if (sent !== null) this.#socket?.send({ type: "act", ...sent });
    for (const answer of this.#answers) this.#socket?.send({ type: "act", ...answer });
  }

  // What the server says

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.hands = message.hands;
        this.offset = message.now - Date.now();
        this.#send();
        return;
      case "table":
        this.#take(message);
        return;
      case "view":
        this.witnessLog.head(message.game, message.head);
        this.#begin(message.game).resume(message.view);
        this.#asked = null;
        this.#aloud = [];
        this.#peeks = null;
        this.deadline = message.deadline;
        return;
      case "events":
        this.witnessLog.head(message.game, message.head);
        this.#happened(message.game, message.first, message.events);
        this.deadline = message.deadline;
        return;
      case "asked": {
        if (this.use?.device === "open") {
          const { player } = message.decision;
          this.#aloud = [...this.#aloud.filter(({ decision }) => decision.player !== player), message];
          return;
        }
        const sent = this.#sent?.action;
        const same = sent && "decision" in sent && sent.decision === message.decision.number;
        if (!same && this.connection === "open") this.#sent = null;
        this.#asked = message;
        return;
      }
      case "peeks":
        this.#peeks = message;
        return;
      case "accepted":
        this.#accepted(message.id);
        return;
      case "said":
        if (message.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, message];
        return;
      case "pong":
        this.offset = message.now - Date.now();
        return;
      case "refused":
        if (message.id !== null && message.id === this.#sent?.id) this.#sent = null;
        this.#refuse(message.id);
        this.refused = { code: message.code, facts: message.facts as Facts, sentence: message.sentence };
        return;
    }
  }

  #take(table: TableNow): void {
    this.table = table;
    this.witnessLog.table(table);
    this.#share(table);
    this.deadline = table.deadline;
    for (const [player, { name }] of table.seats.entries()) if (name) this.#names[player] = name;
    if (table.phase === "lobby") {
      this.game?.end();
      this.game = this.#asked = this.#peeks = this.#sent = null;
      this.#aloud = this.#answers = this.#answered = [];
      this.#names = table.seats.map(({ name }) => name);
    }
  }

  /** Whoever sits down adds to what the game is dealt from, without being asked; around a device, each of them. */
  #share({ phase, fair }: TableNow): void {
    const here = this.seat === null ? this.hands : [{ seat: this.seat, person: null }];
    const shared = here.map(({ seat }) => `${fair?.commitment}/${seat}`);
    for (const gone of [...this.#shared].filter((one) => !shared.includes(one))) this.#shared.delete(gone);
    if (phase !== "lobby" || fair === null) return;
    for (const { seat, person } of here) {
      const share = person === null ? this.witnessLog.share() : this.#shareOf(`${fair.commitment}/${person}`);
      if (this.#shared.has(`${fair.commitment}/${seat}`) || fair.terms.people[seat]?.share === share)
        continue;
      this.#shared.add(`${fair.commitment}/${seat}`);
      // If the game has just begun without it, that is no harm to anybody.
      void request("POST", this.path("share", person), { share }).catch(() => undefined);
    }
  }

  /** What a guest on this device adds: chosen once. */
  #shareOf(guest: string): string {
    const share = this.#shares.get(guest) ?? chosen();
    this.#shares.set(guest, share);
    return share;
  }

  #begin(number: number): Game {
    this.game?.end();
    const audience: Audience = {
      nameOf: this.nameOf,
      fading: () => this.table?.settings.memory === "fading" && !this.over,
      pace: () => (this.hushed ? 0 : PACES[preferences.pace]),
      shown: (event: AnyEvent) => sounds.event(event),
    };
    this.game = new Game(number, audience);
    return this.game;
  }

  #happened(number: number, first: number, events: readonly AnyEvent[]): void {
    if (first === 0) this.#begin(number);
    const { game } = this;
    if (game === null || game.number !== number || game.heard !== first) {
      this.game = null; // something is missing: come back and be told everything
      this.connect();
      return;
    }
    this.#peeks = null;
    game.hear(events);
  }

  /** An answer that was given aloud is to be given again. */
  #refuse(id: string | null): void {
    const answer = this.#answers.find((one) => one.id === id);
    if (answer === undefined) return;
    this.#answers = this.#answers.filter((one) => one !== answer);
    const again = decided(answer.game, answer.action);
    this.#answered = this.#answered.filter((one) => one !== again);
  }

  #accepted(id: string): void {
    this.#answers = this.#answers.filter((one) => one.id !== id);
    if (this.#sent?.id !== id) return;
    const { action } = this.#sent;
    if (this.#asked !== null && "decision" in action && action.decision === this.#asked.decision.number)
      this.#asked = { ...this.#asked, held: action };
    this.#sent = null;
  }
}

/** The decision that an action is about, among all games. */
const decided = (game: number, action: Action): string =>
  `${game}/${"decision" in action ? action.decision : ""}`;

/** An id that no other action has. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
