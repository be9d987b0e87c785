import { expect, it } from "vitest";
import { elapsed } from "./elapsed.ts";

it.each([
  ["2026-04-18T12:46:00Z", 0, "minutes"],
  ["2026-04-18T12:50:00Z", 0, "minutes"],
  ["2026-04-18T12:06:30Z", 39, "minutes"],
  ["2026-04-18T11:46:00Z", 1, "hours"],
  ["2026-04-16T12:47:00Z", 47, "hours"],
  ["2026-04-16T12:46:00Z", 2, "days"],
])("since %s it is %i %s", (since, count, unit) => {
  expect(elapsed(since, "2026-04-18T12:46:00Z")).toEqual({ unit, count });
});
