// What stands out in a study's figures: where chance alone is a poor explanation.

import type { Figures, WinShare } from "../../api/protocol";

/** The smallest difference from a fair share that is worth a remark. */
const WORTH = 0.015;
/** From this share on, games are said to stall. */
const STALLING = 0.05;
export const STALLED = "turn-limit";

export interface Remarks {
  /** Characters and their shares, the luckiest first. */
  lucky: readonly [character: string, share: number][];
  /** The unluckiest first. */
  unlucky: readonly [character: string, share: number][];
  /** Seats by their number from 1, with their shares. */
  seats: readonly { seat: number; side: "up" | "down"; share: number }[];
  /** The share of games that did not end in time, if it is worth a remark. */
  stalled: number | null;
}

/** Whether it is certainly above or below a fair share. */
export function side({ share, low, high }: WinShare, fair: number): "up" | "down" | null {
  if (Math.abs(share - fair) < WORTH) return null;
  return low > fair ? "up" : high < fair ? "down" : null;
}

export function remarks({ characters, seats, endings, fair_share: fair }: Figures): Remarks {
  const entries = Object.entries(characters);
  const on = (wanted: "up" | "down") =>
    entries
      .filter(([, wins]) => side(wins, fair) === wanted)
      .map(([character, { share }]): [string, number] => [character, share]);
  const stalled = endings[STALLED] ?? 0;
  return {
    lucky: on("up").sort(([, one], [, other]) => other - one),
    unlucky: on("down").sort(([, one], [, other]) => one - other),
    seats: seats.flatMap((wins, index) => {
      const found = side(wins, fair);
      return found === null ? [] : [{ seat: index + 1, side: found, share: wins.share }];
    }),
    stalled: stalled >= STALLING ? stalled : null,
  };
}

export const even = ({ lucky, unlucky, seats, stalled }: Remarks): boolean =>
  lucky.length + unlucky.length + seats.length === 0 && stalled === null;
