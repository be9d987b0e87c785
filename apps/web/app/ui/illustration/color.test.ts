import { describe, expect, it } from "vitest";
import { deepened, inkOn, pigment } from "./color.ts";

describe("text on a color", () => {
  it.each([
    ["#A6D0DA", pigment.ink],
    ["#F4B223", pigment.ink],
    ["#F2A79C", pigment.ink],
    ["#B7C46B", pigment.ink],
    ["#0C5445", pigment.white],
    ["#173E6E", pigment.white],
    ["#000000", pigment.white],
    ["#FFFFFF", pigment.ink],
  ])("on %s is %s", (ground, ink) => {
    expect(inkOn(ground)).toBe(ink);
  });
});

describe("a color under white text", () => {
  it.each(Object.values(pigment))(
    "from %s is one on which white is more legible than ink",
    (color) => {
      expect(inkOn(deepened(color))).toBe(pigment.white);
    },
  );

  it("is unchanged if it is dark enough", () => {
    expect(deepened(pigment.cloth).toUpperCase()).toBe(pigment.cloth);
  });
});
