import { expect, it } from "vitest";
import { closedOn } from "./closed-day.ts";
import { wholeSettings } from "./site-settings.ts";

const settings = wholeSettings({ ja: "x", en: "x" }, {});
const open = { opens: "18:00", closes: "22:00" };
const weekly = { ...settings, hours: { ...settings.hours, tuesday: open, saturday: open } };
const closedDays = [
  { from: "2026-12-30", until: "2027-01-03" },
  { from: "2026-11-10", until: "" },
];

it("the venue is closed on the given days, the first and the last included", () => {
  const on = (day: string) => closedOn({ ...settings, closedDays }, day);
  expect([on("2026-12-29"), on("2027-01-04"), on("2026-11-11")]).toEqual([null, null, null]);
  expect([on("2026-12-30"), on("2027-01-01"), on("2027-01-03"), on("2026-11-10")]).toEqual(
    Array(4).fill("day"),
  );
});

it("the venue is closed on weekdays without hours, once any hours are given", () => {
  // 16 November 2026 is a Monday.
  expect(closedOn(settings, "2026-11-16")).toBeNull();
  expect(closedOn(weekly, "2026-11-16")).toBe("weekday");
  expect(closedOn(weekly, "2026-11-17")).toBeNull();
  expect(closedOn(weekly, "2026-11-21")).toBeNull();
  expect(closedOn(weekly, "2026-11-22")).toBe("weekday");
});
