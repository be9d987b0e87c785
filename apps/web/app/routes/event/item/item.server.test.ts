import { expect, it } from "vitest";
import { hoursOf } from "./item.server.ts";

const evening = { startsAt: "2026-11-14T11:00:00Z", endsAt: "2026-11-14T16:00:00Z" };

it("the hours of an event name the next day, and for readers of English the zone", () => {
  expect(hoursOf(evening, "ja")).toBe("20:00–翌01:00");
  expect(hoursOf(evening, "en")).toBe("20:00–01:00 the next day JST");
});
