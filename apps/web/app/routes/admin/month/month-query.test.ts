import { expect, it } from "vitest";
import { readMonth } from "./month-query.ts";

const read = (search: string) => readMonth(new URLSearchParams(search));

it("reads a month", () => {
  expect(read("month=2026-03")).toEqual({ month: "2026-03", isRefused: false });
  expect(read("")).toEqual({ isRefused: false });
});

it.each([
  "",
  "2026-3",
  "2026-13",
  "2026-00",
  "0000-01",
  "9999-12",
  "2026-03-01",
  "2026-03\n",
  " 2026-03",
  "２０２６-03",
  "-1",
  "'; drop table event; --",
  "2026-03".repeat(10_000),
])("refuses what is no month: %j", (month) => {
  expect(readMonth(new URLSearchParams({ month }))).toEqual({ isRefused: true });
});
