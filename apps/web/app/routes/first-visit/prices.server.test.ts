import { describe, expect, it } from "vitest";
import { priceView } from "./prices.server.ts";

type Priced = Parameters<typeof priceView>[0][number];

const event = (from: string, to: string, fee: number, state: Priced["state"] = "published") => ({
  startsAt: `2026-11-20T${from}:00+09:00`,
  endsAt: `2026-11-20T${to}:00+09:00`,
  fee,
  prices: [],
  state,
});

describe("what a first visit costs", () => {
  it("is the range of the published events of each kind", () => {
    const view = priceView(
      [
        event("10:00", "12:30", 1_200),
        event("18:30", "22:00", 1_800),
        event("19:00", "21:30", 1_500),
        event("13:00", "22:00", 2_800),
      ],
      "ja",
    );
    expect(view.kinds).toEqual([
      { kind: "day", fees: "¥1,200", hours: "10:00–12:30" },
      { kind: "evening", fees: "¥1,500–1,800", hours: "18:30–22:00" },
      { kind: "long", fees: "¥2,800", hours: "13:00–22:00" },
    ]);
    expect(view.from).toBe("¥1,200");
  });

  it("leaves out what is canceled, and names free events apart", () => {
    const view = priceView(
      [
        event("10:00", "12:00", 100, "cancelled"),
        event("10:00", "12:00", 0),
        event("14:00", "16:00", 1_000, "changed"),
      ],
      "ja",
    );
    expect(view).toEqual({
      kinds: [{ kind: "day", fees: "¥1,000", hours: "14:00–16:00" }],
      hasFree: true,
      from: "¥1,000",
    });
  });

  it("says when an evening ends after midnight", () => {
    const late = { ...event("21:00", "23:00", 2_000), endsAt: "2026-11-21T01:00:00+09:00" };
    const hoursIn = (locale: "ja" | "en") =>
      priceView([event("18:00", "22:00", 1_500), late], locale).kinds.map(({ hours }) => hours);
    expect(hoursIn("ja")).toEqual(["18:00–翌01:00"]);
    expect(hoursIn("en")).toEqual(["18:00–01:00 the next day"]);
  });

  it("is unknown while nothing is published", () => {
    expect(priceView([], "ja")).toEqual({ kinds: [], hasFree: false, from: null });
    expect(priceView([event("10:00", "12:00", 0)], "ja").from).toBeNull();
  });
});
