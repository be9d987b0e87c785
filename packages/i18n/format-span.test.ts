import { describe, expect, it } from "vitest";
import { formatMoment, formatSpan } from "./format-span.ts";

const at = (time: string) => new Date(`${time}+09:00`);

describe("a span of time", () => {
  it("is told on the venue's clock, with the zone where readers may live elsewhere", () => {
    const span = [at("2026-11-14T13:00"), at("2026-11-14T17:00")] as const;
    expect(formatSpan(...span, "ja")).toBe("2026年11月14日(土) 13:00〜17:00");
    expect(formatSpan(...span, "en")).toBe("Sat, 14 Nov 2026, 13:00–17:00 JST");
  });

  it("past midnight says on which day it ends", () => {
    const span = [at("2026-12-31T22:00"), at("2027-01-01T01:30")] as const;
    expect(formatSpan(...span, "ja")).toBe("2026年12月31日(木) 22:00〜1月1日(金) 01:30");
    expect(formatSpan(...span, "en")).toBe("Thu, 31 Dec 2026, 22:00–Fri, 1 Jan, 01:30 JST");
  });

  it("a moment has its weekday", () => {
    expect(formatMoment(at("2026-11-13T22:00"), "ja")).toBe("11月13日(金) 22:00");
    expect(formatMoment(at("2026-11-13T22:00"), "en")).toBe("Fri, 13 Nov, 22:00 JST");
  });
});
