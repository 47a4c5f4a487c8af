// Where a replay comes from: a table on the server, or an imported record.

import { request, Refusal } from "../../api/http";
import type { Thoughts } from "../../api/protocol";
import type { Replay } from "./frames";

/** Bytes; the service takes no larger ones. */
const MAX_RECORD_BYTES = 2097152;

export interface Source {
  replay(): Promise<Replay>;
  thoughts(eyes: Thoughts["eyes"]): Promise<Thoughts>;
}

export function ofTable(code: string, game: number): Source {
  const path = `/tables/${code}/replay`;
  return {
    replay: () => request("GET", `${path}?game=${game}`),
    thoughts: (eyes) => request("GET", `${path}/thoughts?game=${game}&eyes=${eyes}`),
  };
}

export function ofRecord(record: Blob): Source {
  /** Not sent at all if it is too large: the answer would come before everything is sent, and not be read. */
  const send = async <T>(path: string): Promise<T> => {
    if (record.size > MAX_RECORD_BYTES)
      throw new Refusal("record-too-large", { bytes: record.size, most: MAX_RECORD_BYTES });
    return request<T>("POST", path, record);
  };
  return {
    replay: () => send("/replay"),
    thoughts: (eyes) => send(`/replay/thoughts?eyes=${eyes}`),
  };
}
