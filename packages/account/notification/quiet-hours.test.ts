import { describe, expect, it } from "vitest";
import { quietEnd } from "./quiet-hours.ts";

const at = (time: string) => new Date(`2026-11-14T${time}+09:00`);

describe("the quiet hours of a person", () => {
  it.each([
    ["22:00", 22, 8, "2026-11-15T08:00+09:00"],
    ["23:59", 22, 8, "2026-11-15T08:00+09:00"],
    ["00:00", 22, 8, "2026-11-14T08:00+09:00"],
    ["07:59", 22, 8, "2026-11-14T08:00+09:00"],
    ["13:30", 13, 15, "2026-11-14T15:00+09:00"],
    ["00:30", 0, 6, "2026-11-14T06:00+09:00"],
    ["23:30", 23, 0, "2026-11-15T00:00+09:00"],
  ])("of %s, from %i to %i, end at %s", (time, quietFrom, quietUntil, end) => {
    expect(quietEnd(at(time), { quietFrom, quietUntil })).toEqual(new Date(end));
  });

  it.each([
    ["08:00", 22, 8],
    ["21:59", 22, 8],
    ["15:00", 13, 15],
    ["12:59", 13, 15],
    ["03:00", 5, 5],
    ["05:00", 5, 5],
  ])("do not hold at %s, from %i to %i", (time, quietFrom, quietUntil) => {
    expect(quietEnd(at(time), { quietFrom, quietUntil })).toBeNull();
  });
});
