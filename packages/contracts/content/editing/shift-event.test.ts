import { describe, expect, it } from "vitest";
import { setVenueTimeZone, standardTimeZone } from "../../venue-time.ts";
import type { SessionDocument } from "./content-document.ts";
import { shiftBetween, shiftEvent, shiftSession } from "./shift-event.ts";

const session = {
  startsAt: "2026-11-14T04:00:00.000Z",
  endsAt: "2026-11-14T08:00:00.000Z",
  opensAt: "2026-10-01T11:00:00.000Z",
  closesAt: "2026-11-14T04:00:00.000Z",
  changeDeadline: "2026-11-13T13:00:00.000Z",
  decisionDeadline: "",
} as SessionDocument;

describe("moving an event", () => {
  it("across the change of clocks keeps what the clock shows", () => {
    setVenueTimeZone("America/New_York");
    try {
      const evening = {
        ...session,
        // 7 March, 19:00 to 22:00; changes until noon of that day.
        startsAt: "2026-03-08T00:00:00.000Z",
        endsAt: "2026-03-08T03:00:00.000Z",
        changeDeadline: "2026-03-07T17:00:00.000Z",
      };
      const shift = shiftBetween(evening.startsAt, "2026-03-14T23:00:00.000Z");
      expect(shift).toEqual({ days: 7, time: 0 });
      expect(shiftSession(evening, shift)).toMatchObject({
        startsAt: "2026-03-14T23:00:00.000Z",
        endsAt: "2026-03-15T02:00:00.000Z",
        changeDeadline: "2026-03-14T16:00:00.000Z",
      });
    } finally {
      setVenueTimeZone(standardTimeZone);
    }
  });

  it("to another hour of the day moves its hours, and no deadline", () => {
    const shift = shiftBetween("2026-11-14T04:00:00.000Z", "2026-11-14T05:30:00.000Z");
    expect(shiftSession(session, shift)).toEqual({
      ...session,
      startsAt: "2026-11-14T05:30:00.000Z",
      endsAt: "2026-11-14T09:30:00.000Z",
      closesAt: "2026-11-14T05:30:00.000Z",
    });
  });

  it("to another day and hour moves deadlines by the days of the venue", () => {
    // From Saturday 13:00 to Monday 00:30.
    const shift = shiftBetween("2026-11-14T04:00:00.000Z", "2026-11-15T15:30:00.000Z");
    expect(shiftSession(session, shift)).toMatchObject({
      startsAt: "2026-11-15T15:30:00.000Z",
      opensAt: "2026-10-03T11:00:00.000Z",
      changeDeadline: "2026-11-15T13:00:00.000Z",
      decisionDeadline: "",
    });
  });

  it("to an earlier hour brings the deadlines of that day to the start, and never behind it", () => {
    const atTheStart = {
      ...session,
      changeDeadline: session.startsAt,
      decisionDeadline: "2026-11-14T00:30:00.000Z",
    };
    // From 13:00 to 10:00 a week later.
    const shift = shiftBetween("2026-11-14T04:00:00.000Z", "2026-11-21T01:00:00.000Z");
    expect(shiftSession(atTheStart, shift)).toMatchObject({
      startsAt: "2026-11-21T01:00:00.000Z",
      changeDeadline: "2026-11-21T01:00:00.000Z",
      decisionDeadline: "2026-11-21T00:30:00.000Z",
    });
    const afterTheStart = { ...session, changeDeadline: "2026-11-14T06:00:00.000Z" };
    expect(shiftSession(afterTheStart, shift).changeDeadline).toBe("2026-11-21T06:00:00.000Z");
  });

  it("leaves alone what is no time, and everything else", () => {
    const document = {
      shared: { doorsAt: "", startsAt: "2026-11-14T04:00:00.000Z", endsAt: "soon", fee: 500 },
      texts: { ja: { title: "碁の会" }, en: {} },
      sessions: [session],
    };
    const shift = shiftBetween("2026-11-14T04:00:00.000Z", "2026-11-13T04:00:00.000Z");
    expect(shiftEvent(document, shift)).toMatchObject({
      shared: { doorsAt: "", startsAt: "2026-11-13T04:00:00.000Z", endsAt: "", fee: 500 },
      texts: document.texts,
      sessions: [{ startsAt: "2026-11-13T04:00:00.000Z" }],
    });
  });
});
