// The example of docs/protocol.md, which the server's tests use too.

import { readFileSync } from "node:fs";
import type { Scenario, Terms } from "../api/protocol";

interface Example {
  secret: string;
  commitment: string;
  terms: Terms;
  digest: string;
  bound: number;
  below: number[];
  set: string;
  setup: { scenario: Scenario };
  order: number[];
  first: number;
  cards: string[];
  cemetery: string[];
  start: string;
  chain: { nonce: string; action: unknown; head: string }[];
}

const page = readFileSync("../docs/protocol.md", "utf8");

export const EXAMPLE = JSON.parse(
  page.split("### The bytes")[1]!.split("```json\n")[1]!.split("```")[0]!,
) as Example;
