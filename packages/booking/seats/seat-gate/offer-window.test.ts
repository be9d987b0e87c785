import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offerWindow } from "./offer-window.ts";

const hour = 3_600_000;
/** In the venue's time zone. */
const at = (text: string) => new Date(`${text}+09:00`);
const session = (starts: string) => ({ starts_at: at(starts), closes_at: at(starts) });

describe("an offer", () => {
  it.each([
    ["two weeks before", "2027-04-04T12:00", "2027-04-06T12:00"],
    ["a week before", "2027-04-11T13:00", "2027-04-12T08:00"],
    ["some days before", "2027-04-14T09:00", "2027-04-14T21:00"],
    ["two days before", "2027-04-16T13:00", "2027-04-16T15:00"],
    ["the day before", "2027-04-17T12:00", "2027-04-17T14:00"],
    ["on the day", "2027-04-18T09:00", "2027-04-18T09:15"],
  ])("made %s stands until the time that fits", (_, now, until) => {
    const window = offerWindow(at(now), session("2027-04-18T13:00"));
    expect(window).toEqual({ tellAt: at(now), until: at(until) });
  });

  it.each([
    ["late in the evening", "2027-04-14T22:00", "2027-04-15T08:00", "2027-04-15T20:00"],
    ["in the small hours", "2027-04-15T03:30", "2027-04-15T08:00", "2027-04-15T20:00"],
  ])("made %s is told in the morning, and stands from then on", (_, now, tellAt, until) => {
    const window = offerWindow(at(now), session("2027-04-18T13:00"));
    expect(window).toEqual({ tellAt: at(tellAt), until: at(until) });
  });

  it("that would end at night ends in the morning", () => {
    const window = offerWindow(at("2027-04-14T13:00"), session("2027-04-18T13:00"));
    expect(window.until).toEqual(at("2027-04-15T08:00"));
  });

  it("made in the night before an early session is told at once", () => {
    const window = offerWindow(at("2027-04-18T06:00"), session("2027-04-18T08:10"));
    expect(window).toEqual({ tellAt: at("2027-04-18T06:00"), until: at("2027-04-18T06:15") });
  });

  it("made in the night waits for the morning only if its whole time is left before reservations close", () => {
    const now = at("2027-04-18T06:00");
    const closing = (closes: string, starts = "13:00") =>
      offerWindow(now, {
        starts_at: at(`2027-04-18T${starts}`),
        closes_at: at(`2027-04-18T${closes}`),
      });
    expect(closing("08:10")).toEqual({ tellAt: now, until: at("2027-04-18T08:00") });
    expect(closing("08:15", "08:15")).toEqual({ tellAt: now, until: at("2027-04-18T06:15") });
    expect(closing("08:16", "08:16").tellAt).toEqual(at("2027-04-18T08:00"));
  });

  it("ends before reservations close, and is told before it ends", () => {
    const start = at("2027-04-18T13:00").getTime();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 24 * 60 }), (minutesBefore) => {
        const now = new Date(start - minutesBefore * 60_000);
        const closes = { starts_at: new Date(start), closes_at: new Date(start) };
        const { tellAt, until } = offerWindow(now, closes);
        expect(tellAt >= now && until > tellAt && until <= closes.closes_at).toBe(true);
        const clock = new Date(tellAt.getTime() + 9 * hour).getUTCHours();
        const isSoon = start - now.getTime() < 24 * hour;
        expect(isSoon || (clock >= 8 && clock < 22)).toBe(true);
      }),
    );
  });
});
