import { printable } from "@takujo/contracts/printable";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFeed, calendarFile } from "./calendar-file.ts";

const entry: CalendarEntry = {
  hasAccount: true,
  id: "7f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d",
  code: "7K2M49XQ",
  version: 1,
  seats: 2,
  sum: 5600,
  locale: "ja",
  event: {
    slug: "spring-night",
    title: "春の重量級ナイト",
    room: "2F 広間",
    doorsAt: new Date("2026-11-14T12:40+09:00"),
  },
  session: {
    letter: "い",
    name: "昼の部",
    startsAt: new Date("2026-11-14T13:00+09:00"),
    endsAt: new Date("2026-11-14T17:00+09:00"),
    changeDeadline: new Date("2026-11-13T22:00+09:00"),
  },
  venue: { name: "卓上ハウス 神田", address: "東京都千代田区鍛冶町2-4-8" },
};
const origin = "https://takujo.example";
const organizerEmail = "contact@takujo.example";

/** Parsed by an independent program. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  const [event] = events;
  if (!event || events.length > 1) throw new Error("not one entry");
  const value = (name: string) => event.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: value("uid"),
    sequence: value("sequence"),
    status: value("status"),
    summary: value("summary"),
    location: value("location"),
    description: String(value("description")),
    url: value("url"),
    start: (value("dtstart") as ICAL.Time).toJSDate(),
    end: (value("dtend") as ICAL.Time).toJSDate(),
    zone: (value("dtstart") as ICAL.Time).zone?.tzid,
    organizer: value("organizer"),
    attendees: event.getAllProperties("attendee").length,
  };
}

describe("the calendar file of a reservation", () => {
  it("has one entry with everything that is needed on the day", () => {
    expect(read(calendarFile(entry, { origin }))).toMatchObject({
      method: "PUBLISH",
      uid: `${entry.id}@takujo.example`,
      sequence: 1,
      status: "CONFIRMED",
      summary: "春の重量級ナイト",
      location: "卓上ハウス 神田 2F 広間（東京都千代田区鍛冶町2-4-8）",
      description:
        "い卓（昼の部）・2席\n予約番号: 7K2M-49XQ\n開場: 12:40\nお支払い: ¥5,600（当日払い）\n変更とキャンセルは、11月13日(金) 22:00 まで無料です。",
      url: `${origin}/user/reservation/${entry.id}/detail`,
      start: entry.session.startsAt,
      end: entry.session.endsAt,
      zone: "UTC",
      organizer: null,
      attendees: 0,
    });
  });

  it("speaks English", () => {
    const file = calendarFile({ ...entry, locale: "en", seats: 1, sum: 0 }, { origin });
    const { description, url } = read(file);
    expect(description).toBe(
      "Table い (i): 昼の部, 1 seat\nReservation code: 7K2M-49XQ\nDoors open: 12:40\nFree of charge\nChanges and cancellations are free until Fri, 13 Nov, 22:00 JST.",
    );
    expect(url).toBe(`${origin}/en/user/reservation/${entry.id}/detail`);
  });

  it("is replaced by a later one, and struck out by the one that cancels", () => {
    const first = read(calendarFile(entry, { origin, organizerEmail }));
    const later = read(calendarFile({ ...entry, version: 4 }, { origin, organizerEmail }));
    const last = read(
      calendarFile({ ...entry, version: 5 }, { origin, organizerEmail, isCancelled: true }),
    );
    expect([first.sequence, later.sequence, last.sequence]).toEqual([1, 4, 5]);
    expect(new Set([first.uid, later.uid, last.uid]).size).toBe(1);
    expect(last).toMatchObject({ method: "CANCEL", status: "CANCELLED", attendees: 0 });
    expect(last.organizer).toBe("mailto:contact@takujo.example");
    expect(last.organizer).toBe(first.organizer);
  });
});

describe("alarms", () => {
  const alarmsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((event) =>
      event.getAllSubcomponents("valarm").map((alarm) => ({
        action: alarm.getFirstPropertyValue("action"),
        trigger: String(alarm.getFirstPropertyValue("trigger")),
      })),
    );

  it("ring two hours before", () => {
    expect(alarmsIn(calendarFile(entry, { origin }))).toEqual([
      [{ action: "DISPLAY", trigger: "-PT2H" }],
    ]);
  });

  it("do not ring for what is canceled", () => {
    const file = calendarFile(entry, { origin, organizerEmail, isCancelled: true });
    expect(alarmsIn(file)).toEqual([[]]);
  });

  it("ring for each entry of a feed", () => {
    const other = { ...entry, id: "0f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d" };
    const feed = calendarFeed([entry, other], { origin, locale: "ja" });
    expect(alarmsIn(feed).flat()).toHaveLength(2);
  });
});

describe("whatever an organizer types", () => {
  const piece = fc.constantFrom(
    ",",
    ";",
    ":",
    "\\",
    "\\n",
    "\n",
    "\r\n",
    "\r",
    "\v",
    "\u0085",
    "\u2028",
    "\u0000",
    "\ud800",
    "\rEND:VEVENT\rATTENDEE:mailto:a@b.example",
    '"',
    "^",
    "🎲",
    "👩‍👩‍👧",
    "卓上で遊ぶ長い題名",
    "BEGIN:VEVENT",
    "\nEND:VEVENT\r\nATTENDEE:mailto:a@b.example",
    " ",
    "\t",
  );
  const text = fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.array(piece, { maxLength: 30 }).map((parts) => parts.join("")),
    )
    .map((typed) => `題${typed}`);
  const readable = (typed: string) => printable(typed).replace(/\r\n?/g, "\n");

  it("comes back as it was, in lines that are not too long, and adds nothing", () => {
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.constantFrom("ja" as const, "en" as const),
        fc.nat(1000),
        fc.boolean(),
        (title, room, name, locale, version, isCancelled) => {
          const file = calendarFile(
            {
              ...entry,
              locale,
              version,
              event: { ...entry.event, title, room },
              session: { ...entry.session, name },
            },
            { origin, organizerEmail, isCancelled },
          );
          for (const line of file.split("\r\n")) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
            expect(line).not.toMatch(/[\r\n]/);
          }
          const found = read(file);
          expect(found).toMatchObject({
            uid: `${entry.id}@takujo.example`,
            sequence: version,
            summary: readable(title),
            status: isCancelled ? "CANCELLED" : "CONFIRMED",
            attendees: 0,
          });
          expect(found.location).toContain(readable(room));
          expect(found.description).toContain(readable(name));
        },
      ),
      { numRuns: 300 },
    );
  });
});
