import { describe, expect, it } from "vitest";
import { numberOf, withNumber } from "./title-number.ts";

describe("the number in a title", () => {
  it.each([
    ["重量級の夜 vol.1", 1, "重量級の夜 vol.12"],
    ["Heavy Night Vol. 9", 9, "Heavy Night Vol. 12"],
    ["第3回 碁の会", 3, "第12回 碁の会"],
    ["第１０回　碁の会", 10, "第１２回　碁の会"],
  ])("%s", (title, number, next) => {
    expect(numberOf(title)).toBe(number);
    expect(withNumber(title, 12)).toBe(next);
  });

  it.each(["第2土曜の会", "2027年の会", "Volcano 3000", ""])("%s has none", (title) => {
    expect(numberOf(title)).toBeNull();
    expect(withNumber(title, 12)).toBe(title);
  });
});
