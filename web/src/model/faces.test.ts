import { describe, expect, it } from "vitest";
import type { Face } from "../api/protocol";
import { FACE_COLOURS, FACE_MASKS, faceOf, facesOf, sameFace } from "./faces";

const named = (...names: string[]) => names.map((name) => ({ name, face: null as Face | null }));
const looks = (faces: readonly Face[]) => faces.map(({ mask, colour }) => `${mask}/${colour}`);
const CAT: Face = { mask: "cat", colour: "ink", dark: true };

describe("faces", () => {
  it("follow from the name alone", () => {
    expect(faceOf("Ada")).toEqual(faceOf("ada"));
    expect(new Set(looks(["Ada", "Bruno", "Clara", "Dario"].map((name) => faceOf(name)))).size).toBe(4);
  });

  it("of names are the same in every release", () => {
    const faces = ["Ada", "Bruno", "Zoë"].map((name) => faceOf(name));
    expect(looks(faces)).toEqual(["beak/rust", "bear/moss", "bear/orchid"]);
  });

  it("reach every mask in every colour", () => {
    const all = Array.from({ length: FACE_MASKS.length * FACE_COLOURS.length }, (_, next) =>
      faceOf("Ada", next),
    );
    expect(new Set(looks(all)).size).toBe(all.length);
  });

  it("differ at one table, even for thirteen people of the same name", () => {
    expect(new Set(looks(facesOf(named(...Array<string>(13).fill("Ada"))))).size).toBe(13);
  });

  it("of those who were there first do not change when others come", () => {
    const names = ["Ada", "Bruno", "Clara"];
    expect(facesOf(named(...names, "Dario")).slice(0, 3)).toEqual(facesOf(named(...names)));
  });

  it("are compared as choices", () => {
    expect(sameFace(CAT, { ...CAT })).toBe(true);
    expect(sameFace(null, null)).toBe(true);
    expect(
      [null, { ...CAT, dark: false }, { ...CAT, colour: "oak" } as Face].some((other) =>
        sameFace(CAT, other),
      ),
    ).toBe(false);
  });

  it("that were chosen are kept, also by two who chose the same: their initials tell them apart", () => {
    const [ada, bruno, clara] = facesOf([
      { name: "Ada", face: CAT },
      ...named("Bruno"),
      { name: "clara", face: { ...CAT, dark: false } },
    ]);
    expect([ada, clara]).toEqual([
      { ...CAT, mark: "A" },
      { ...CAT, dark: false, mark: "C" },
    ]);
    expect(bruno).toEqual(faceOf("Bruno"));
  });

  it("of people with the same face and initial are numbered, and others have no mark", () => {
    const people = ["Ada", "Anna", "Zoë"].map((name) => ({ name, face: CAT as Face | null }));
    const oak: Face = { ...CAT, colour: "oak" };
    const marked = facesOf([...people, { name: "Adele", face: oak }, ...named("Arlo")]);
    expect(marked.map(({ mark }) => mark)).toEqual(["1", "2", "3", undefined, undefined]);
  });

  it("that were chosen are nobody else's, wherever those who chose them sit", () => {
    const like: Face = { ...faceOf("Ada"), dark: !faceOf("Ada").dark };
    const [ada, bruno] = facesOf([...named("Ada"), { name: "Bruno", face: like }]);
    expect(bruno).toEqual(like);
    expect(looks([ada!])).not.toEqual(looks([like]));
    expect(ada).toEqual(faceOf("Ada", 1));
  });
});
