import { describe, expect, it } from "vitest";
import { whyWaiting } from "./why-waiting.ts";

const now = new Date("2026-11-14T12:00:00+09:00");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const session = {
  capacity: 8,
  seats_taken: 8,
  called_off: false,
  opens_at: later(-48),
  closes_at: later(46),
  starts_at: later(48),
  event_state: "published",
  published_at: later(-72),
};
const party = { state: "waiting", min_seats: 2, offered_at: null };
const nothingHeld = { seats: 0, until: null };

const why = (
  change: Partial<typeof session> = {},
  held: Parameters<typeof whyWaiting>[2] = nothingHeld,
  of: Partial<Parameters<typeof whyWaiting>[0]> = {},
) => whyWaiting({ ...party, ...of }, { ...session, ...change }, held, now);

describe("a party waits because", () => {
  it("all seats are taken", () => {
    expect(why()).toEqual({ code: "full", seats: 0, until: null });
  });

  it("seats are held for others, until the first of these offers and holds ends", () => {
    const until = later(3);
    expect(why({}, { seats: 2, until })).toEqual({
      code: "kept",
      seats: 2,
      until: until.toISOString(),
    });
  });

  it("a party that stays together needs more than are free", () => {
    expect(why({ seats_taken: 7 })).toEqual({ code: "together", seats: 1, until: null });
    expect(why({ seats_taken: 7 }, { seats: 2, until: later(3) })?.code).toBe("together");
  });

  it("the session does not take place", () => {
    expect(why({ called_off: true, seats_taken: 0 })?.code).toBe("called-off");
    expect(why({ event_state: "cancelled", seats_taken: 0 })?.code).toBe("called-off");
  });

  it("the session is closed, or not yet open", () => {
    expect(why({ closes_at: now, seats_taken: 0 })?.code).toBe("closed");
    expect(why({ opens_at: later(1), seats_taken: 0 })).toEqual({
      code: "not-open",
      seats: 8,
      until: later(1).toISOString(),
    });
    expect(why({ event_state: "draft", seats_taken: 0 })?.code).toBe("not-open");
    expect(why({ published_at: later(1), seats_taken: 0 })?.code).toBe("not-open");
  });

  it("the seats came free just now", () => {
    expect(why({ seats_taken: 6 })).toEqual({ code: "soon", seats: 2, until: null });
    expect(why({ seats_taken: 7 }, nothingHeld, { min_seats: null })?.code).toBe("soon");
  });
});

describe("a party that was offered seats", () => {
  const night = new Date("2026-11-14T23:30:00+09:00");
  const offered = { state: "offered", min_seats: 1, offered_at: night };

  it("is told in the morning, not at night", () => {
    const at = (hour: string) => new Date(`2026-11-15T${hour}:00+09:00`);
    expect(whyWaiting(offered, session, nothingHeld, at("02:00"))).toEqual({
      code: "quiet-hours",
      seats: 0,
      until: at("08:00").toISOString(),
    });
    expect(whyWaiting(offered, session, nothingHeld, at("08:00"))).toBeNull();
  });

  it("by day is told at once", () => {
    expect(whyWaiting({ ...offered, offered_at: now }, session, nothingHeld, now)).toBeNull();
  });
});

it("of a reservation that does not wait there is nothing to explain", () => {
  for (const state of ["confirmed", "held", "cancelled", "left"]) {
    expect(why({}, nothingHeld, { state })).toBeNull();
  }
});
