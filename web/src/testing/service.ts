// A fake server: a WebSocket on its own port, whose messages the test sends. It implements only as much of WebSockets
// as short texts need.

import { createHash } from "node:crypto";
import { createServer, type Wire } from "node:http";
import { JSDOM } from "jsdom";
import { vi } from "vitest";
import type { Room } from "../model/room.svelte";
import type { AnyEvent } from "../model/table";
import type { ClientMessage, Dealt, ServerMessage } from "../api/protocol";
import { PATIENCE, until } from "./patience";
import { tableNow, viewNow, welcome } from "./tables";

const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 1;
const CLOSE = 8;

type Of<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

/** Node's WebSocket and jsdom's conflict inside Vitest's jsdom, so the page is set up by hand. */
const page = new JSDOM("", { pretendToBeVisual: true });

function standOn(url: string): void {
  page.reconfigure({ url });
  const { window } = page;
  for (const name of ["window", "document", "location", "WebSocket"] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
}

export class Service {
  /** Messages received on all connections and not yet read. */
  #unread: ClientMessage[] = [];
  /** The last message as it came. */
  text = "";
  #wires: Wire[] = [];
  readonly #server = createServer();

  /** A service, with the page on it. */
  static async open(): Promise<Service> {
    const service = new Service();
    const server = service.#server;
    server.on("upgrade", ({ headers }, wire) => service.#greet(headers["sec-websocket-key"]!, wire));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    standOn(`http://127.0.0.1:${server.address().port}/`);
    return service;
  }

  /** The number of connections so far. */
  get lines(): number {
    return this.#wires.length;
  }

  /** The next message of this kind; all before it are dropped. */
  async received<T extends ClientMessage["type"]>(type: T): Promise<Of<T>> {
    return vi.waitFor(() => {
      const found = this.#unread.findIndex((message) => message.type === type);
      if (found < 0) throw new Error(`no ${type} was sent`);
      return this.#unread.splice(0, found + 1).at(-1) as Of<T>;
    }, PATIENCE);
  }

  /** Messages not yet read. */
  get unread(): readonly ClientMessage[] {
    return this.#unread;
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.#wires.at(-1)!.write(framed(JSON.stringify(message)));
  }

  /** Drop the connection without a closing message. */
  drop(): void {
    this.#wires.at(-1)!.destroy();
  }

  close(): void {
    for (const wire of this.#wires) wire.destroy();
    this.#server.close();
  }

  #greet(key: string, wire: Wire): void {
    const accepted = createHash("sha1")
      .update(key + GUID)
      .digest("base64");
    wire.on("error", () => undefined);
    wire.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    );
    this.#wires.push(wire);
    let waiting: number[] = [];
    wire.on("data", (data) => {
      waiting.push(...data);
      for (let frame = unframed(waiting); frame !== null; frame = unframed(waiting)) {
        waiting = waiting.slice(frame.length);
        if (frame.kind === TEXT) this.#unread.push(JSON.parse((this.text = frame.text)) as ClientMessage);
        if (frame.kind === CLOSE) wire.destroy();
      }
    });
  }
}

/** A person at the first seat of a game where this has happened. */
export async function seated(
  service: Service,
  room: Room,
  deal: Dealt,
  ...events: AnyEvent[]
): Promise<void> {
  await service.received("hello");
  service.say(welcome(0), tableNow({}), viewNow(deal, ...events));
  await until(() => room.game);
}

function framed(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const size =
    bytes.length < 126
      ? [bytes.length]
      : [127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (bytes.length >> bits) & 255)];
  return Uint8Array.from([0x80 | TEXT, ...size, ...bytes]);
}

/** The first frame, once all of it is there; what a browser sends is masked. */
function unframed(bytes: readonly number[]): { kind: number; text: string; length: number } | null {
  const short = (bytes[1] ?? 0) & 127;
  const head = short < 126 ? 2 : 4;
  const size = short < 126 ? short : bytes[2]! * 256 + bytes[3]!;
  const length = head + 4 + size;
  if (bytes.length < length) return null;
  const mask = bytes.slice(head, head + 4);
  const plain = bytes.slice(head + 4, length).map((byte, index) => byte ^ mask[index % 4]!);
  return { kind: bytes[0]! & 15, text: new TextDecoder().decode(Uint8Array.from(plain)), length };
}
