import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tallyAbsences } from "./tally.ts";

const rule = { absences: 3, months: 6, graceHours: 24, mostComing: 1, days: 30 };
const at = (day: string, time = "13:00") => new Date(`${day}T${time}:00+09:00`);
const absent = (day: string, isExcused = false) => ({
  starts_at: at(day),
  ends_at: at(day, "17:00"),
  is_excused: isExcused,
});

describe("the tally of absences", () => {
  it("counts each until its day months later, and not for the hours of grace", () => {
    const tally = (now: Date) => tallyAbsences(rule, [absent("2026-03-14")], now);
    expect(tally(at("2026-03-15", "16:59"))).toMatchObject({
      counted: 0,
      absences: [{ standing: "grace", expiresOn: "2026-09-14" }],
    });
    expect(tally(at("2026-03-15", "17:00"))).toMatchObject({ counted: 1, freeFrom: null });
    expect(tally(at("2026-09-13", "23:59")).counted).toBe(1);
    expect(tally(at("2026-09-14", "00:00"))).toEqual({
      counted: 0,
      absences: [],
      freeFrom: null,
    });
  });

  it("counts none that is excused", () => {
    const rows = [absent("2026-03-01"), absent("2026-03-08", true), absent("2026-03-14")];
    const { counted, absences, freeFrom } = tallyAbsences(rule, rows, at("2026-03-20"));
    expect([counted, freeFrom]).toEqual([2, null]);
    expect(absences.map(({ standing }) => standing)).toEqual(["counted", "excused", "counted"]);
  });

  it("limits from the last absence for the days of the rule", () => {
    const rows = [absent("2026-03-14"), absent("2026-01-10"), absent("2026-02-07")];
    const freeFrom = (now: Date) => tallyAbsences(rule, rows, now).freeFrom;
    expect(freeFrom(at("2026-03-15", "16:59"))).toBeNull();
    expect(freeFrom(at("2026-03-15", "17:00"))).toBe("2026-04-13");
    expect(freeFrom(at("2026-04-12", "23:59"))).toBe("2026-04-13");
    expect(freeFrom(at("2026-04-13", "00:00"))).toBeNull();
  });

  it("ends the limit earlier if an absence expires that it needs", () => {
    const rows = [absent("2026-01-10"), absent("2026-02-07"), absent("2026-06-27")];
    expect(tallyAbsences(rule, rows, at("2026-07-01")).freeFrom).toBe("2026-07-10");
    const more = [...rows, absent("2026-03-01")];
    expect(tallyAbsences(rule, more, at("2026-07-01")).freeFrom).toBe("2026-07-27");
  });

  it("goes from the end of a long month to the end of a short one", () => {
    const expiry = (day: string) =>
      tallyAbsences(rule, [absent(day)], at(day)).absences[0]?.expiresOn;
    expect(["2026-08-31", "2027-08-31", "2026-12-01"].map(expiry)).toEqual([
      "2027-02-28",
      "2028-02-29",
      "2027-06-01",
    ]);
  });

  it("takes the day from the venue's calendar", () => {
    const late = { ...absent("2026-03-14"), starts_at: new Date("2026-03-13T15:00:00Z") };
    expect(tallyAbsences(rule, [late], at("2026-03-20")).absences[0]?.expiresOn).toBe("2026-09-14");
  });

  it("never limits anybody with fewer absences, nor without an end", () => {
    const days = fc.integer({ min: 0, max: 700 });
    const rules = fc.record({
      absences: fc.integer({ min: 2, max: 10 }),
      months: fc.integer({ min: 1, max: 24 }),
      graceHours: fc.integer({ min: 12, max: 72 }),
      mostComing: fc.constant(1),
      days: fc.integer({ min: 7, max: 180 }),
    });
    const start = Date.parse("2026-01-01T13:00:00+09:00");
    const dayMs = 86_400_000;
    fc.assert(
      fc.property(
        rules,
        fc.array(fc.tuple(days, fc.boolean()), { maxLength: 20 }),
        days,
        (any, list, today) => {
          const now = new Date(start + today * dayMs);
          const rows = list.map(([day, isExcused]) => ({
            starts_at: new Date(start + day * dayMs),
            ends_at: new Date(start + day * dayMs + 3_600_000),
            is_excused: isExcused,
          }));
          const { counted, freeFrom } = tallyAbsences(any, rows, now);
          const past = rows.filter(({ starts_at, is_excused }) => !is_excused && starts_at < now);
          expect(counted).toBeLessThanOrEqual(past.length);
          if (freeFrom === null) return;
          expect(counted).toBeGreaterThanOrEqual(any.absences);
          const last = Math.max(...past.map(({ starts_at }) => starts_at.getTime()));
          expect(Date.parse(freeFrom)).toBeLessThanOrEqual(last + any.days * dayMs);
          // Without another absence, the limit ends then.
          const later = new Date(`${freeFrom}T00:00:00+09:00`);
          const known = rows.filter(({ ends_at }) => ends_at < now);
          expect(tallyAbsences(any, known, later).freeFrom).toBeNull();
        },
      ),
    );
  });
});
