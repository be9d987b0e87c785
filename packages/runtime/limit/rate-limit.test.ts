import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

function limitAt(perSecond: number) {
  const clock = { now: 0 };
  const limit = createRateLimit({ perSecond, burstSeconds: 10, now: () => clock.now });
  return { clock, limit };
}

describe("rate limit", () => {
  it("lets a burst through, then as many as come with time, for each subject apart", () => {
    const { clock, limit } = limitAt(2);
    const allowed = (subject: string, times: number) =>
      Array.from({ length: times }, () => limit(subject).isAllowed).filter(Boolean).length;
    expect(allowed("a", 50)).toBe(20);
    expect(limit("a")).toMatchObject({ isAllowed: false, max: 20, left: 0, wait: 0.5 });
    clock.now += 3_000;
    expect(allowed("a", 50)).toBe(6);
    expect(allowed("b", 50)).toBe(20);
  });

  it("never lets more through than burst and time allow, however calls are spread", () => {
    const calls = fc.array(fc.nat(2_000), { maxLength: 300 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), calls, (perSecond, pauses) => {
        const { clock, limit } = limitAt(perSecond);
        let allowed = 0;
        for (const pause of pauses) {
          clock.now += pause;
          if (limit("a").isAllowed) allowed++;
        }
        expect(allowed).toBeLessThanOrEqual(perSecond * 10 + (clock.now / 1_000) * perSecond + 1);
      }),
    );
  });

  it("of 0 is none", () => {
    const { limit } = limitAt(0);
    expect(Array.from({ length: 1_000 }, () => limit("a").isAllowed)).not.toContain(false);
  });
});
