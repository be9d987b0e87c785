import type { NewProposal } from "@takujo/contracts/booking/tables/proposed-table";
import { maxOpenProposals } from "@takujo/contracts/booking/tables/proposed-table-form";
import { describe, expect, it } from "vitest";
import {
  assertWithinRule,
  fitsOf,
  hoursOf,
  isOver,
  isWithinHours,
  refusalOfProposing,
  refusalOfTables,
  ruleOf,
} from "./policy.ts";
import type { EventRow } from "./queries.ts";

const hour = 3_600_000;
const now = new Date("2027-04-18T04:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const justAfter = (moment: Date) => new Date(moment.getTime() + 1);

/** From in 10 to in 20 hours, with two of three tables taken. */
const event = (changes: Partial<EventRow> = {}) =>
  ({
    state: "published",
    starts_at: inHours(10),
    ends_at: inHours(20),
    most_tables: 3,
    min_seats: 2,
    max_seats: 6,
    proposals_until: inHours(5),
    starts_from: null,
    ends_by: null,
    tables: 2,
    ...changes,
  }) as EventRow;

describe("the organizer's rule", () => {
  const unset = ["most_tables", "min_seats", "max_seats", "proposals_until"] as const;
  it.each(unset)("is off without %s, and so are proposals", (name) => {
    const without = event({ [name]: null });
    expect(ruleOf(without)).toBeNull();
    expect(refusalOfTables(without, now)).toBe("off");
  });

  it("names its hours only where they are set", () => {
    expect(ruleOf(event())).toEqual({
      mostTables: 3,
      minSeats: 2,
      maxSeats: 6,
      until: inHours(5).toISOString(),
      startsFrom: null,
      endsBy: null,
    });
    const hours = { starts_from: inHours(11), ends_by: inHours(19) };
    expect(ruleOf(event(hours))).toMatchObject({
      startsFrom: inHours(11).toISOString(),
      endsBy: inHours(19).toISOString(),
    });
  });
});

describe("a table can be proposed", () => {
  const none = { own: 0, waiting: 0 };

  it("until the event ends, is called off or is full", () => {
    expect(isOver(event(), now)).toBe(false);
    expect(isOver(event({ state: "changed" }), now)).toBe(false);
    expect(isOver(event({ state: "draft" }), now)).toBe(true);
    expect(isOver(event({ ends_at: now }), now)).toBe(true);
    expect(isOver(event({ ends_at: justAfter(now) }), now)).toBe(false);
    expect(refusalOfTables(event(), now)).toBeNull();
    expect(refusalOfTables(event({ tables: 3 }), now)).toBe("full");
    expect(refusalOfTables(event({ state: "cancelled" }), now)).toBe("over");
  });

  it("until the last moment for proposals", () => {
    expect(refusalOfProposing(event(), none, now)).toBeNull();
    expect(refusalOfProposing(event({ proposals_until: now }), none, now)).toBe("over");
    const still = event({ proposals_until: justAfter(now) });
    expect(refusalOfProposing(still, none, now)).toBeNull();
    expect(refusalOfProposing(event({ tables: 3 }), none, now)).toBe("full");
  });

  it("by a person with fewer than the most, at an event with fewer than fifty", () => {
    const refusal = (own: number, waiting: number) =>
      refusalOfProposing(event(), { own, waiting }, now);
    expect(refusal(maxOpenProposals - 1, 49)).toBeNull();
    expect(refusal(maxOpenProposals, 0)).toBe("too-many");
    expect(refusal(0, 50)).toBe("full");
  });
});

describe("the hours of a proposed table", () => {
  it("are the rule's, but none outside of the event", () => {
    expect(hoursOf(event())).toEqual({ from: inHours(10), to: inHours(20) });
    const narrow = { starts_from: inHours(11), ends_by: inHours(19) };
    expect(hoursOf(event(narrow))).toEqual({ from: inHours(11), to: inHours(19) });
    const wide = { starts_from: inHours(9), ends_by: inHours(21) };
    expect(hoursOf(event(wide))).toEqual({ from: inHours(10), to: inHours(20) });
  });

  it("may touch both ends, and have a length", () => {
    const isWithin = (from: number, to: number) =>
      isWithinHours(event(), inHours(from), inHours(to));
    expect(isWithin(10, 20)).toBe(true);
    expect(isWithin(9.99, 20)).toBe(false);
    expect(isWithin(10, 20.01)).toBe(false);
    expect(isWithin(12, 12)).toBe(false);
  });
});

describe("a proposal is refused", () => {
  const proposed = (changes: Partial<NewProposal>, at = event()) => {
    const wanted = {
      ...{ startsAt: inHours(10).toISOString(), endsAt: inHours(12).toISOString() },
      ...{ seats: 4, minPlayers: null, ...changes },
    };
    return () => assertWithinRule(at, wanted as NewProposal, now);
  };

  it.each([
    [{ seats: 2 }, null],
    [{ seats: 6 }, null],
    [{ seats: 4, minPlayers: 4 }, null],
    [{ seats: 1 }, "seats"],
    [{ seats: 7 }, "seats"],
    [{ seats: 4, minPlayers: 5 }, "minPlayers"],
    [{ startsAt: inHours(9).toISOString() }, "startsAt"],
  ])("as the rule has it: %o, %s", (changes, path) => {
    if (path === null) expect(proposed(changes)).not.toThrow();
    else expect(proposed(changes)).toThrow(`${path}: outside`);
  });

  it("without bounds of seats", () => {
    expect(proposed({}, event({ min_seats: null }))).toThrow("seats: outside");
    expect(proposed({}, event({ max_seats: null }))).toThrow("seats: outside");
  });

  it("at a moment that has come", () => {
    const underWay = event({ starts_at: inHours(-2) });
    const starting = (startsAt: Date) => proposed({ startsAt: startsAt.toISOString() }, underWay);
    expect(starting(now)).toThrow("startsAt: outside");
    expect(starting(justAfter(now))).not.toThrow();
  });
});

describe("whether a table suits a person", () => {
  it.each([
    [{ level: "beginner", languages: ["ja"] }, "beginners", "ja", true, true],
    [{ level: "expert", languages: ["ja"] }, "beginners", "en", false, false],
    [{ level: "expert", languages: ["ja", "en"] }, "experienced", "en", true, true],
    [{ level: "casual", languages: ["sign"] }, "experienced", "both", false, true],
    [{ level: null, languages: [] }, "everyone", "both", true, true],
    [{ level: null, languages: [] }, "beginners", "en", null, null],
  ] as const)("%o at a table for %s in %s", (reader, audience, language, isMeant, speaks) => {
    const person = { level: reader.level, languages: [...reader.languages] };
    expect(fitsOf(person, { audience, language })).toEqual({ audience: isMeant, language: speaks });
  });
});
