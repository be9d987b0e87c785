import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bearsStampDuty, taxWithin } from "./tax.ts";

describe("the tax within a sum", () => {
  it.each([
    [11_200, 10, 1018],
    [10_120, 10, 920],
    [1080, 8, 80],
    [1, 10, 0],
    [10, 10, 0],
    [11, 10, 1],
    [0, 8, 0],
  ])("of ¥%i at %i %% is ¥%i, rounded down", (amount, rate, tax) => {
    expect(taxWithin(amount, rate)).toBe(tax);
  });

  it("is a whole number, and never more than the rate of what is left", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(8, 10), (sum, rate) => {
        const tax = taxWithin(sum, rate);
        expect(Number.isInteger(tax)).toBe(true);
        expect(tax * 100).toBeLessThanOrEqual((sum - tax) * rate);
        expect((tax + 1) * 100).toBeGreaterThan((sum - tax - 1) * rate);
      }),
    );
  });
});

describe("stamp duty", () => {
  const paid = { total: 55_000, tax: 5_000, isByCard: false, isOnPaper: true };
  it("is for 50,000 yen without the tax, on paper, and not by card", () => {
    expect(bearsStampDuty(paid)).toBe(true);
    expect(bearsStampDuty({ ...paid, total: 54_999, tax: 4_999 + 1 })).toBe(false);
    expect(bearsStampDuty({ ...paid, isByCard: true })).toBe(false);
    expect(bearsStampDuty({ ...paid, isOnPaper: false })).toBe(false);
  });
});
