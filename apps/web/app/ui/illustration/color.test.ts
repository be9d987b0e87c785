import { describe, expect, it } from "vitest";
import { inkOn, pigment } from "./color.ts";

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
