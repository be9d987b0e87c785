import type { LegalDays } from "@takujo/contracts/content/legal";
import { type SiteSettings, wholeSettings } from "@takujo/contracts/content/site-settings";
import { sellerRows } from "@takujo/contracts/content/site-settings-fields";
import type { WrittenPages } from "@takujo/contracts/content/written-pages";
import { describe, expect, it } from "vitest";
import { venueViewOf } from "./venue.server.ts";

const today = "2026-11-14";
const open = { opens: "18:00", closes: "22:30" };
const late = { opens: "10:00", closes: "02:00" };
const closed = { opens: "", closes: "" };

const venue = (
  stored: Partial<SiteSettings>,
  locale: "ja" | "en" = "ja",
  written: Partial<WrittenPages> = {},
) =>
  venueViewOf(wholeSettings({ ja: "盤の森", en: "Board Forest" }, stored), locale, {
    today,
    pages: {
      legal: { "privacy-policy": today, "term-of-service": "2020-04-01" },
      emptyLists: [],
      ...written,
    },
  });

const hours = {
  monday: closed,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: late,
  saturday: late,
  sunday: open,
};

describe("the view of the venue", () => {
  it("is empty until the organizer sets something", () => {
    expect(venue({})).toEqual({
      postalCode: "",
      address: null,
      access: null,
      telephone: "",
      email: "",
      hours: [],
      hoursNote: null,
      closed: [],
      line: null,
      point: null,
      emptyPages: ["line", "seller"],
    });
  });

  it("groups days with the same hours, past midnight too", () => {
    expect(venue({ hours }).hours).toEqual([
      { days: "火〜木", hours: "18:00〜22:30" },
      { days: "金・土", hours: "10:00〜翌02:00" },
      { days: "日", hours: "18:00〜22:30" },
    ]);
    expect(venue({ hours }, "en").hours).toEqual([
      { days: "Tue–Thu", hours: "18:00–22:30" },
      { days: "Fri, Sat", hours: "10:00–02:00 the next day" },
      { days: "Sun", hours: "18:00–22:30" },
    ]);
  });

  it("names the weekday on which it is closed, and the days to come, in order", () => {
    const closedDays = [
      { from: "2026-12-30", until: "2027-01-03" },
      { from: "2026-11-13", until: "" },
      { from: "2026-11-10", until: "2026-11-14" },
      { from: "2026-11-20", until: "2026-11-20" },
    ];
    expect(venue({ hours, closedDays }).closed).toEqual([
      "毎週月曜",
      "11月10日〜11月14日",
      "11月20日（金）",
      "12月30日〜1月3日",
    ]);
    expect(venue({ hours, closedDays }, "en").closed).toEqual([
      "Every Mon",
      "10 Nov–14 Nov",
      "Fri, 20 Nov",
      "30 Dec–3 Jan",
    ]);
  });

  it("is said in the other language where a translation is missing, and marked", () => {
    const address = { ja: "東京都1", en: "" };
    expect(venue({ address }, "en").address).toEqual({ text: "東京都1", lang: "ja" });
    expect(venue({ address }).address).toEqual({ text: "東京都1" });
  });

  it("has its place on a map, also at the equator", () => {
    expect(venue({ point: { latitude: "0", longitude: "-9.5" } }).point).toEqual({
      latitude: 0,
      longitude: -9.5,
    });
  });

  it("has a page for LINE and for the law once there is something to say", () => {
    const whole = Object.fromEntries(sellerRows.map((row) => [row, { ja: "x", en: "" }]));
    const seller = whole as SiteSettings["seller"];
    expect(venue({ line: "board-forest", seller })).toMatchObject({
      line: { id: "@board-forest", url: "https://line.me/R/ti/p/@board-forest" },
      emptyPages: [],
    });
    expect(venue({ seller: { ...seller, fees: { ja: "", en: "x" } } }).emptyPages).toContain(
      "seller",
    );
  });

  it("has no page for a legal document before the day on which it can be read", () => {
    const missing = (legal: LegalDays) => venue({}, "ja", { legal }).emptyPages.slice(2);
    expect(missing({})).toEqual(["privacyPolicy", "termOfService"]);
    expect(missing({ "term-of-service": "2026-11-15" })).toEqual([
      "privacyPolicy",
      "termOfService",
    ]);
    expect(missing({ "term-of-service": today })).toEqual(["privacyPolicy"]);
  });

  it("has no page for a list before something is published in it", () => {
    expect(venue({}, "ja", { emptyLists: ["faq", "game"] }).emptyPages.slice(2)).toEqual([
      "faq",
      "game",
    ]);
  });
});
