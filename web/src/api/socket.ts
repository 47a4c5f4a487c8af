// A table's WebSocket, which reconnects by itself.

import type { ClientMessage, Closing, Hello, ServerMessage } from "./protocol";

const PING = 20_000;
const SILENCE = 50_000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export type SocketState = "opening" | "open" | "lost" | "closed";

export interface SocketListener {
  /** The first message: how far the page has got. */
  hello(): Hello;
  receive(message: ServerMessage): void;
  /** The connection changed; when it is closed for good, `why` gives the reason. */
  changed(state: SocketState, why: Closing | null): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #tries = 0;
  #lastMessage = 0;
  #over = false;
  #why: Closing | null = null;
  readonly #pinging: ReturnType<typeof setInterval>;
  readonly #hurry = () => {
    if (document.visibilityState !== "visible") return;
    if (this.#timer !== null) this.#connect();
    else this.#check();
  };

  constructor(
    readonly code: string,
    private readonly listener: SocketListener,
    /** The guest on this device whom the connection is for. */
    private readonly guest: string | null = null,
  ) {
    this.#pinging = setInterval(() => this.#check(), PING);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Whether the message was sent; if not, the socket is not open, and the caller has to send it again. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#over = true;
    clearInterval(this.#pinging);
    if (this.#timer !== null) clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    if (this.#socket !== null) {
      this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.close();
    }
    this.#socket = null;
  }

  #connect(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#why = null;
    this.listener.changed(this.#tries === 0 ? "opening" : "lost", null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = this.guest === null ? "" : `?as=${this.guest}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket${place}`);
    this.#socket = socket;
    socket.onopen = () => this.send(this.listener.hello());
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#lastMessage = Date.now();
      const message = JSON.parse(data as string) as ServerMessage;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.listener.changed("open", null);
      }
      if (message.type === "closing") this.#why = message;
      else this.listener.receive(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    if (this.#over) return;
    if (this.#why !== null && !this.#why.again) {
      const why = this.#why;
      this.end();
      this.listener.changed("closed", why);
      return;
    }
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.listener.changed("lost", null);
    // Not all at once, after a restart.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Send a ping, and drop a connection that has been silent for too long. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#lastMessage > SILENCE) {
      const silent = this.#socket;
      this.#socket = null;
      silent.close();
      this.#lost();
      return;
    }
    this.send({ type: "ping" });
  }
}
