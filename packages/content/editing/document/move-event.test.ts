import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { describe, expect, it } from "vitest";
import { dayOf, moveEvent } from "./move-event.ts";

const document: ContentDocument = {
  shared: {
    slug: "go-club",
    doorsAt: "2026-11-14T03:30:00.000Z",
    startsAt: "2026-11-14T15:30:00.000Z",
    endsAt: "2026-11-14T17:00:00.000Z",
    fee: 500,
  },
  texts: { ja: { title: "碁の会", notice: "雨のため。" }, en: {} },
  sessions: [
    {
      id: "7f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d",
      kind: "general",
      letter: "",
      game: "",
      guide: "",
      language: "ja",
      startsAt: "2026-11-14T15:30:00.000Z",
      endsAt: "2026-11-14T17:00:00.000Z",
      capacity: 8,
      minPlayers: null,
      maxSeats: 2,
      opensAt: "2026-10-01T11:00:00.000Z",
      closesAt: "2026-11-14T15:30:00.000Z",
      changeDeadline: "2026-11-13T13:00:00.000Z",
      decisionDeadline: "",
      calledOff: true,
      names: { ja: "夜の部", en: "" },
    },
  ],
};

describe("an event on another day", () => {
  it("begins on the day of Japan, whatever the day elsewhere", () => {
    expect(dayOf(document)).toBe("2026-11-15");
    expect(dayOf({ ...document, shared: {} })).toBeNull();
  });

  it("has all its hours by as many days later, and nothing of what happened to the first", () => {
    const moved = moveEvent(document, "2026-11-15", "2026-12-06");
    expect(moved.shared).toEqual({
      slug: "go-club-2026-12-06",
      doorsAt: "2026-12-05T03:30:00.000Z",
      startsAt: "2026-12-05T15:30:00.000Z",
      endsAt: "2026-12-05T17:00:00.000Z",
      fee: 500,
    });
    expect(moved.texts).toEqual({ ja: { title: "碁の会", notice: "" }, en: {} });
    expect(moved.sessions?.[0]).toMatchObject({
      startsAt: "2026-12-05T15:30:00.000Z",
      opensAt: "2026-10-22T11:00:00.000Z",
      changeDeadline: "2026-12-04T13:00:00.000Z",
      decisionDeadline: "",
      calledOff: false,
    });
    expect(moved.sessions?.[0]?.id).not.toBe(document.sessions?.[0]?.id);
  });

  it("replaces the day in the slug, within the length limit", () => {
    const once = moveEvent(document, "2026-11-15", "2026-12-06");
    expect(moveEvent(once, "2026-12-06", "2026-12-13").shared["slug"]).toBe("go-club-2026-12-13");
    const long = { ...document, shared: { ...document.shared, slug: `${"a-".repeat(39)}ab` } };
    const slug = String(moveEvent(long, "2026-11-15", "2026-12-06").shared["slug"]);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slug.length).toBeLessThanOrEqual(80);
  });
});
