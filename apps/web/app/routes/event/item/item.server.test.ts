import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import { expect, it } from "vitest";
import { hoursOf, sectionsOf } from "./item.server.ts";

const evening = { startsAt: "2026-11-14T11:00:00Z", endsAt: "2026-11-14T16:00:00Z" };

it("the hours of an event name the next day, and for readers of English the zone", () => {
  expect(hoursOf(evening, "ja")).toBe("20:00–翌01:00");
  expect(hoursOf(evening, "en")).toBe("20:00–01:00 the next day JST");
});

it("a Markdown text without a place of its own is a section under its label, unless it is empty", () => {
  const texts = { bodyHtml: "<p>1</p>", cancellationHtml: "<p>2</p>", noticeHtml: "<p>3</p>" };
  const event = { ...texts, bringHtml: "<p>4</p>" } as EventItem;
  expect(sectionsOf(event, "ja")).toEqual([{ id: "bring", name: "持ちもの", html: "<p>4</p>" }]);
  expect(sectionsOf(event, "en")).toMatchObject([{ name: "What to bring" }]);
  expect(sectionsOf({ ...event, bringHtml: "" }, "ja")).toEqual([]);
});
