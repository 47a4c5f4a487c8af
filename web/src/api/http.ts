// Requests to the service.

import type { Problem } from "./protocol";

export type Facts = Record<string, string | number>;

/** Something that can't be had: a stable code, and what its sentence is made of. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
    sentence: string = code,
  ) {
    super(sentence);
  }
}

/** The body is told as JSON, or is a file that says it in its own way. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  const answer = await fetch(`/api${path}`, request).catch(() => null);
  if (answer === null) throw new Refusal("unreachable");
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const { code, facts, sentence } = (told ?? { code: "unreachable", facts: {}, sentence: "" }) as Problem;
  throw new Refusal(code, facts as Facts, sentence);
}
