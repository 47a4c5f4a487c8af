// A learner's progress, folded from the events they saw, so that a lesson can be resumed.

import type { Shown, Swapped } from "../../api/protocol";
import { learnt } from "../../model/knowledge";
import type { AnyEvent, Player } from "../../model/table";

export const STEPS = ["swap", "look", "contest", "bound", "announce", "contested"] as const;
export type Step = (typeof STEPS)[number];

/** A message to show, with its player and character. */
export interface News {
  id: string;
  player?: Player;
  character?: string;
}

export interface Course {
  done: readonly Step[];
  /** What the learner knows for certain, by spot. */
  cards: readonly (string | null)[];
  /** The last event that concerns them. */
  news: News | null;
  /** The announcement under way: who claims it, the announcer first. */
  claim: { character: string; players: readonly Player[] } | null;
  /** Whether it was contested, and cards were shown. */
  shown: boolean;
}

const NOTHING: Course = { done: [], cards: [], news: null, claim: null, shown: false };

export const isThrough = ({ done }: Course): boolean => done.length === STEPS.length;

/** The learner's progress after these events. With one card per player, a spot is its seat. */
export const courseOf = (events: readonly AnyEvent[], me: Player): Course =>
  events.reduce((course, event) => after(course, event, me), NOTHING);

function after(course: Course, event: AnyEvent, me: Player): Course {
  const next = { ...course, ...happened(course, event, me) };
  const sights = learnt(event);
  if (sights.length === 0) return next;
  const cards = [...next.cards];
  for (const [spot, character] of sights) cards[spot] = character;
  return { ...next, cards };
}

function happened(course: Course, event: AnyEvent, me: Player): Partial<Course> {
  switch (event.type) {
    case "turn-started":
      return event.player === me && (event.binding === "swap" || event.binding === "no-announce")
        ? done(course, "bound")
        : {};
    case "swapped":
      return swapped(course, event, me);
    case "looked":
      return event.player === me
        ? { ...done(course, "look"), news: { id: "lesson-news-looked", character: event.characters![0]! } }
        : {};
    case "announced":
      return {
        ...(event.player === me ? done(course, "announce") : {}),
        claim: { character: event.character, players: [event.player] },
        shown: false,
      };
    case "contested": {
      const { character, players } = course.claim!;
      return {
        ...(event.player === me
          ? done(course, "contest")
          : players[0] === me
            ? done(course, "contested")
            : {}),
        claim: { character, players: [...players, event.player] },
      };
    }
    case "revealed":
      return { news: judged(course.claim!.character, event.cards, me), shown: true };
    case "power-used":
      return event.player === me && !course.shown ? { news: { id: "lesson-news-stood" } } : {};
    default:
      return {};
  }
}

const done = ({ done: before }: Course, step: Step): Pick<Course, "done"> => ({
  done: before.includes(step) ? before : [...before, step],
});

function swapped(course: Course, { player, first, second, really }: Swapped, me: Player): Partial<Course> {
  const cards = [...course.cards];
  if (player === me) {
    if (really) [cards[first], cards[second]] = [cards[second]!, cards[first]!];
    return { ...done(course, "swap"), cards, news: { id: "lesson-news-swapped" } };
  }
  cards[first] = cards[second] = null;
  return first === me || second === me ? { cards, news: { id: "lesson-news-taken", player } } : { cards };
}

/** Who was right, as far as it concerns the learner. */
function judged(character: string, cards: readonly Shown[], me: Player): News {
  const right = cards.find(([, , card]) => card === character)?.[0];
  const mine = cards.some(([player]) => player === me);
  if (right === undefined)
    return { id: mine ? "lesson-news-nobody" : "lesson-news-others-nobody", character };
  if (right === me) return { id: "lesson-news-right", character };
  return { id: mine ? "lesson-news-caught" : "lesson-news-others-right", player: right, character };
}
