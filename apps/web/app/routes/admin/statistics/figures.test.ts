import { describe, expect, it } from "vitest";
import { difference, extremes, percentOf, roundPercent, signed } from "./figures.ts";

it("a share of nothing is no number", () => {
  expect(percentOf(0, 0)).toBeNull();
  expect(percentOf(0, 3)).toBe(0);
  expect(percentOf(1, 3)).toBe(33.3);
});

it("what is nearly full is not called full", () => {
  expect([99.6, 100, 89.5].map(roundPercent)).toEqual([99, 100, 90]);
});

it("a difference needs both months, and has one digit", () => {
  expect(difference(3.9, 4.1)).toBe(-0.2);
  expect(difference(null, 4)).toBeNull();
  expect(difference(4, undefined)).toBeNull();
});

it("signs are those of print", () => {
  expect([67, -0.2, 0, 12_345].map(signed)).toEqual(["+67", "−0.2", "±0", "+12,345"]);
});

describe("the fullest and the emptiest", () => {
  const day = (name: string, reserved: number, capacity = 10) => ({ name, reserved, capacity });

  it("are compared by their share", () => {
    const found = extremes([day("a", 5), day("b", 6, 20), day("c", 9)]);
    expect([found?.best.name, found?.worst.name]).toEqual(["c", "b"]);
  });

  it("are the same where there is only one, and nothing without any", () => {
    expect(extremes([day("a", 5)])).toMatchObject({ best: { name: "a" }, worst: { name: "a" } });
    expect(extremes([])).toBeNull();
  });
});
