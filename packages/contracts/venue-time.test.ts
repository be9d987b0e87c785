import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  addDays,
  dayAtVenue,
  isSkippedAtVenue,
  isTimeZone,
  momentAtVenue,
  sameClockOn,
  setVenueTimeZone,
  standardTimeZone,
  startOfDay,
  venueOffset,
} from "./venue-time.ts";

afterEach(() => setVenueTimeZone(standardTimeZone));

const hour = 3_600_000;
const iso = (date: Date) => date.toISOString();
const zones = ["Asia/Tokyo", "America/New_York", "Europe/London", "Asia/Kathmandu", "Pacific/Apia"];

describe("the clock of the venue", () => {
  it("is that of its zone, in summer and in winter", () => {
    const at = (moment: string) => venueOffset(Date.parse(moment)) / hour;
    expect(at("2026-07-01T00:00Z")).toBe(9);
    setVenueTimeZone("America/New_York");
    expect([at("2026-07-01T00:00Z"), at("2026-12-01T00:00Z")]).toEqual([-4, -5]);
    setVenueTimeZone("Asia/Kathmandu");
    expect(at("2026-07-01T00:00Z")).toBe(5.75);
    setVenueTimeZone("UTC");
    expect(at("2026-07-01T00:00Z")).toBe(0);
  });

  it("has its own day", () => {
    const moment = new Date("2026-11-14T02:00Z");
    expect(dayAtVenue(moment)).toBe("2026-11-14");
    setVenueTimeZone("Pacific/Honolulu");
    expect(dayAtVenue(moment)).toBe("2026-11-13");
  });

  it("is read back as it was shown, whatever the moment", () => {
    const moments = fc.integer({ min: Date.UTC(2000), max: Date.UTC(2060) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (name, moment) => {
        setVenueTimeZone(name);
        const shown = new Date(moment + venueOffset(moment)).toISOString().slice(0, -1);
        const read = momentAtVenue(shown).getTime();
        expect(new Date(read + venueOffset(read)).toISOString().slice(0, -1)).toBe(shown);
        // Of an hour that comes twice, the first.
        expect(read).toBeLessThanOrEqual(moment);
      }),
    );
  });

  it("leaves out an hour in spring, and has one twice in autumn", () => {
    setVenueTimeZone("America/New_York");
    expect(iso(momentAtVenue("2026-03-08T02:30"))).toBe("2026-03-08T07:30:00.000Z");
    expect(iso(momentAtVenue("2026-11-01T01:30"))).toBe("2026-11-01T05:30:00.000Z");
    setVenueTimeZone("Europe/London");
    expect(iso(momentAtVenue("2026-03-29T01:30"))).toBe("2026-03-29T01:30:00.000Z");
    expect(iso(momentAtVenue("2026-10-25T01:30"))).toBe("2026-10-25T00:30:00.000Z");
  });

  it("skips the hour that is left out, and no other", () => {
    setVenueTimeZone("Europe/Berlin");
    const skipped = (shown: string) => isSkippedAtVenue(shown);
    expect(["2026-03-29T02:00", "2026-03-29T02:59:30"].map(skipped)).toEqual([true, true]);
    const others = ["2026-03-29T01:59", "2026-03-29T03:00", "2026-10-25T02:30", "2026-03-28T02:30"];
    expect([...others, "soon", "", "2026-13-01T02:00"].filter(skipped)).toEqual([]);
    setVenueTimeZone("Asia/Tokyo");
    expect(isSkippedAtVenue("2026-03-29T02:30")).toBe(false);
  });

  it("has days of 23 and 25 hours, after which the clock shows the same", () => {
    setVenueTimeZone("America/New_York");
    const length = (day: string) =>
      (startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime()) / hour;
    expect([length("2026-03-08"), length("2026-11-01"), length("2026-06-01")]).toEqual([
      23, 25, 24,
    ]);
    const evening = momentAtVenue("2026-03-07T19:00");
    expect(iso(sameClockOn(evening, 1))).toBe("2026-03-08T23:00:00.000Z");
  });

  it.each([
    ["Asia/Tokyo", "2026-03-29", 24],
    ["Europe/Berlin", "2026-03-29", 23],
    ["Europe/Berlin", "2026-10-25", 25],
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["Europe/Berlin", "2028-02-29", 24],
  ])("in %s keeps each quarter of an hour of %s on that day, all %i hours", (name, day, hours) => {
    setVenueTimeZone(name);
    const quarter = hour / 4;
    const start = startOfDay(day).getTime();
    const moments = Array.from({ length: hours * 4 }, (_, index) => start + index * quarter);
    expect(moments.filter((moment) => dayAtVenue(new Date(moment)) !== day)).toEqual([]);
    expect(dayAtVenue(new Date(start - 1))).toBe(addDays(day, -1));
    expect(iso(startOfDay(addDays(day, 1)))).toBe(iso(new Date(start + hours * hour)));
  });

  it("has a 29 February in leap years only", () => {
    for (const name of ["Asia/Tokyo", "Europe/Berlin", "America/New_York"]) {
      setVenueTimeZone(name);
      expect([addDays("2028-02-28", 1), addDays("2027-02-28", 1)]).toEqual([
        "2028-02-29",
        "2027-03-01",
      ]);
      const evening = momentAtVenue("2028-02-29T19:00");
      expect(iso(sameClockOn(evening, 365))).toBe(iso(momentAtVenue("2029-02-28T19:00")));
      expect(isSkippedAtVenue("2028-02-29T19:00")).toBe(false);
      expect(isSkippedAtVenue("2027-02-29T19:00")).toBe(true);
    }
  });

  it("knows no time that is none", () => {
    expect(momentAtVenue("soon").getTime()).toBeNaN();
    expect(momentAtVenue("2026-13-01T00:00").getTime()).toBeNaN();
  });
});

describe("a time zone", () => {
  it.each(["Asia/Tokyo", "UTC", "America/Argentina/Buenos_Aires"])("is %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(["", "Asia/Edo", "+09:00", "Asia/Tokyo'; drop table site", "../etc/passwd"])(
    "is not %j",
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});
