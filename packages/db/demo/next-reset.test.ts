import { afterEach, expect, it, vi } from "vitest";
import { nextReset } from "./next-reset.ts";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["2026-11-17T12:00:00+09:00", "2026-11-18T04:00:00+09:00"],
  ["2026-11-17T00:30:00+09:00", "2026-11-17T04:00:00+09:00"],
  ["2026-11-17T03:59:59.999+09:00", "2026-11-17T04:00:00+09:00"],
  ["2026-11-17T04:00:00+09:00", "2026-11-18T04:00:00+09:00"],
  ["2026-12-31T23:59:59+09:00", "2027-01-01T04:00:00+09:00"],
  ["2028-02-28T04:00:01+09:00", "2028-02-29T04:00:00+09:00"],
  // The days on which clocks change elsewhere.
  ["2026-03-29T02:30:00+02:00", "2026-03-30T04:00:00+09:00"],
  ["2026-11-01T01:30:00-04:00", "2026-11-02T04:00:00+09:00"],
])("after %s, a demo begins anew at %s", (after, next) => {
  for (const zone of ["Asia/Tokyo", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati"]) {
    vi.stubEnv("TZ", zone);
    expect(nextReset(new Date(after))).toEqual(new Date(next));
  }
});
