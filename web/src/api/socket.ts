// A table's WebSocket, which reconnects by itself.

import type { ClientMessage, Closing, Hello, ServerMessage } from "./protocol";

const PING = 5_000;
/** How long the server may take to answer before the connection counts as lost, and before it is opened again. */
const ANSWER = 1_800;
const SILENCE = 10_000;
/** Messages that the server always answers. */
const ANSWERED: readonly ClientMessage["type"][] = ["hello", "act", "ping"];
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
  /** Since when the page has waited for an answer, the timer for it, and whether it is overdue. */
  #since: number | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #overdue = false;
  #welcome = false;
  #why: Closing | null = null;
  readonly #pinging: ReturnType<typeof setInterval>;
  readonly #hurry = () => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check();
    else this.#connect();
  };
  /** The browser notices before an answer is missing. */
  readonly #offline = () => this.#lost();

  constructor(
    readonly code: string,
    private readonly listener: SocketListener,
    /** The guest on this device whom the connection is for. */
    private readonly guest: string | null = null,
  ) {
    this.#pinging = setInterval(() => this.#check(), PING);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Whether the message was sent; if not, the socket is not open, and the caller has to send it again. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(encode(message));
    if (ANSWERED.includes(message.type)) this.#await();
    return true;
  }

  end(): void {
    clearInterval(this.#pinging);
    this.#cancel();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#forget();
  }

  #connect(): void {
    this.#cancel();
    this.#why = null;
    this.#forget();
    this.listener.changed(this.#tries === 0 ? "opening" : "lost", null);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const place = this.guest === null ? "" : `?as=${this.guest}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket${place}`);
    this.#socket = socket;
    this.#await();
    socket.onopen = () => this.send(this.listener.hello());
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as ServerMessage;
      const overdue = this.#answered();
      if (message.type === "welcome") this.#welcome = true;
      if (message.type === "welcome" || overdue) {
        this.#tries = 0;
        this.listener.changed("open", null);
      }
      if (message.type === "closing") this.#why = message;
      else this.listener.receive(message);
    };
    socket.onclose = () => this.#lost();
  }

  /** Let go of the socket, which may not close for a long time. */
  #forget(): void {
    this.#answered();
    this.#welcome = false;
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #lost(): void {
    this.#forget();
    this.#cancel();
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

  #await(): void {
    if (this.#since !== null) return;
    this.#since = Date.now();
    this.#waiting = setTimeout(() => {
      if (!this.#welcome) return;
      this.#overdue = true;
      this.listener.changed("lost", null);
    }, ANSWER);
  }

  /** The server has spoken, or is not expected to any more. Whether that was overdue. */
  #answered(): boolean {
    clearTimeout(this.#waiting);
    const overdue = this.#overdue;
    this.#since = null;
    this.#overdue = false;
    return overdue;
  }

  /** Send a ping, or open a connection again that has been silent for too long. */
  #check(): void {
    if (this.#since !== null && Date.now() - this.#since > SILENCE) this.#lost();
    else this.send({ type: "ping" });
  }
}

/**
 * A message as JSON, as long for a real swap as for a pretended one: the length of a frame can be seen from outside. In
 * a string the quotes would be escaped, so this adds space between values only.
 */
const encode = (message: ClientMessage): string =>
  JSON.stringify(message).replaceAll('"really":true', '"really": true');
