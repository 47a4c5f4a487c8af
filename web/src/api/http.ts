// HTTP requests to the server.

import type { Problem } from "./protocol";

export type Facts = Record<string, string | number>;

/** An error response: a stable code, and the facts its message needs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    sentence: string = code,
  ) {
    super(sentence);
  }
}

let signedOut = (): void => undefined;

/** Call this whenever the server does not know this device. */
export function whenSignedOut(act: () => void): void {
  signedOut = act;
}

/** Send a request; the body is sent as JSON, or is a file that is sent as it is. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  const address = `/api${path}`;
  const response = await ((method === "GET" && takeEarly(address)) || fetch(address, init).catch(() => null));
  if (response === null) throw new Refusal("unreachable");
  if (response.status === 204) return undefined as T;
  const content: unknown = await response.json().catch(() => null);
  if (response.ok) return content as T;
  const { code, facts, sentence } = (content ?? { code: "unreachable", facts: {}, sentence: "" }) as Problem;
  if (code === "not-signed-in") signedOut();
  throw new Refusal(code, facts as Facts, sentence);
}

/** The answer to a request that the document has sent already. It is used once. */
function takeEarly(address: string): Promise<Response | null> | undefined {
  const answer = globalThis.early?.[address];
  delete globalThis.early?.[address];
  return answer;
}
