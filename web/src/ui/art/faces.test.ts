import { describe, expect, it } from "vitest";
import { faceOf, facesOf } from "./faces";

const looks = (faces: ReturnType<typeof facesOf>) => faces.map(({ mask, colour }) => `${mask}/${colour}`);

describe("faces", () => {
  it("follow from the name alone", () => {
    expect(faceOf("Ada")).toEqual(faceOf("ada"));
    expect(new Set(looks(["Ada", "Bruno", "Clara", "Dario"].map(faceOf))).size).toBeGreaterThan(1);
  });

  it("differ at one table, even for thirteen people of the same name", () => {
    expect(new Set(looks(facesOf(Array.from({ length: 13 }, () => "Ada")))).size).toBe(13);
  });

  it("of those who were there first do not change when others come", () => {
    const names = ["Ada", "Bruno", "Clara"];
    expect(facesOf([...names, "Dario"]).slice(0, 3)).toEqual(facesOf(names));
  });
});
