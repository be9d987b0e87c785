import { describe, expect, it } from "vitest";
import { quickDays } from "./quick-days.server.ts";

const at = (moment: string) => quickDays(new Date(moment));

describe("the days of the quick choices", () => {
  it("are today, and the coming Saturday and Sunday", () => {
    expect(at("2026-11-18T12:00:00+09:00")).toEqual({
      today: { from: "2026-11-18", to: "2026-11-18" },
      weekend: { from: "2026-11-21", to: "2026-11-22" },
    });
  });

  it("follow the venue's midnight, whatever the server's is", () => {
    expect(at("2026-11-15T23:59:00+09:00").today.from).toBe("2026-11-15");
    expect(at("2026-11-16T00:00:00+09:00")).toEqual({
      today: { from: "2026-11-16", to: "2026-11-16" },
      weekend: { from: "2026-11-21", to: "2026-11-22" },
    });
  });

  it("keep only what is left of the weekend", () => {
    expect(at("2026-11-21T20:00:00+09:00").weekend).toEqual({
      from: "2026-11-21",
      to: "2026-11-22",
    });
    expect(at("2026-11-22T08:00:00+09:00").weekend).toEqual({
      from: "2026-11-22",
      to: "2026-11-22",
    });
  });

  it("cross the end of a month and a year", () => {
    expect(at("2026-12-31T10:00:00+09:00").weekend).toEqual({
      from: "2027-01-02",
      to: "2027-01-03",
    });
  });
});
