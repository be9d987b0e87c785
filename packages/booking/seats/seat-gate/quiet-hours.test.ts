import { setVenueTimeZone, standardTimeZone } from "@takujo/contracts/venue-time";
import { afterEach, expect, it } from "vitest";
import { afterQuietHours } from "./offer-window.ts";

afterEach(() => setVenueTimeZone(standardTimeZone));

const after = (moment: string) => new Date(afterQuietHours(Date.parse(moment))).toISOString();

it("nothing is sent from 22:00 to 8:00 at the venue", () => {
  expect(after("2026-11-14T12:59:00Z")).toBe("2026-11-14T12:59:00.000Z");
  expect(after("2026-11-14T13:00:00Z")).toBe("2026-11-14T23:00:00.000Z");
  expect(after("2026-11-14T22:59:00Z")).toBe("2026-11-14T23:00:00.000Z");
  expect(after("2026-11-14T23:00:00Z")).toBe("2026-11-14T23:00:00.000Z");
  expect(after("2026-11-14T23:00:30Z")).toBe("2026-11-14T23:00:30.000Z");
});

it("the morning is that of the venue, also in the night when clocks are changed", () => {
  setVenueTimeZone("America/New_York");
  // From 23:00 in winter to 8:00 in summer time.
  expect(after("2026-03-08T04:00:00Z")).toBe("2026-03-08T12:00:00.000Z");
});
