// The characters of each edition, as the Python rules define them.

import { execFileSync } from "node:child_process";
import type { CharacterKind } from "../api/protocol";

const PRINT = `
import sys, msgspec
from mascarade.rules.catalogue import EDITIONS
characters = {edition.id: tuple(edition.characters.values()) for edition in EDITIONS.values()}
sys.stdout.buffer.write(msgspec.json.encode(characters))
`;

export const characters: Record<string, CharacterKind[]> = JSON.parse(
  execFileSync(".venv/bin/python", ["-c", PRINT], { cwd: "..", encoding: "utf8" }),
);
