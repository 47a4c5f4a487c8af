// The ways to the server: requests, and the line to a table, which comes back by itself.

export class Refusal extends Error {
  constructor({ code, sentence }) {
    super(sentence);
    this.code = code;
  }
}

const OFFLINE = { code: "offline", sentence: "The server can't be reached. Please try again in a moment." };

export async function ask(method, path, body) {
  const request = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api${path}`, request).catch(() => null);
  if (!answer) throw new Refusal(OFFLINE);
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(told ?? OFFLINE);
  return told;
}

const PING = 20_000;
const SILENCE = 50_000;
const LONGEST_WAIT = 15_000;

export class Line {
  // `hello` tells how far the page has got; `hear` takes each message; `changed` is told "open", "lost" or "closed".
  constructor(code, { hello, hear, changed }) {
    Object.assign(this, { code, hello, hear, changed, tries: 0, over: false });
    this.beat = setInterval(() => this.#ping(), PING);
    this.hurry = () => document.visibilityState === "visible" && this.timer && this.#connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#connect();
  }

  #connect() {
    clearTimeout(this.timer);
    this.timer = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    this.heard = Date.now();
    let ending = null;
    socket.onopen = () => this.send("hello", this.hello());
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      this.heard = Date.now();
      if (message.type === "closing") ending = message;
      else {
        this.tries = 0;
        this.changed("open");
      }
      this.hear(message);
    };
    socket.onclose = () => {
      if (this.over || socket !== this.socket) return;
      if (ending && !ending.again) {
        this.end();
        this.changed("closed");
        return;
      }
      this.changed("lost");
      const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #ping() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.socket.close();
    else this.send("ping");
  }

  send(type, fields = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type, ...fields }));
    return true;
  }

  again() {
    this.socket.close();
  }

  end() {
    this.over = true;
    clearInterval(this.beat);
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket.close();
  }
}
