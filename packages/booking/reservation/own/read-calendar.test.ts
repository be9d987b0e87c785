import { calendarFileSchema } from "@takujo/contracts/booking/reservation/reservation";
import { createEvent } from "@takujo/db/testing/create-event";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);

async function calendarOf(person: Player, id: string, locale = "ja") {
  const answer = await person.call("GET", `/reservations/${id}/calendar?locale=${locale}`);
  return answer.ok ? calendarFileSchema.strict().parse(await answer.json()) : answer.status;
}

async function entryOf(person: Player, id: string, locale?: string) {
  const file = await calendarOf(person, id, locale);
  if (typeof file === "number") throw new Error(`answered ${file}`);
  const [event] = new ICAL.Component(ICAL.parse(file.content)).getAllSubcomponents("vevent");
  return { ...file, value: (name: string) => event?.getFirstPropertyValue(name) };
}

describe("the calendar file of one's reservation", () => {
  it("keeps its entry when the reservation changes", async () => {
    const person = await player();
    const held = await person.hold(await session(), 2);
    const { code, id } = await person.confirm(held.id);
    const first = await entryOf(person, id);
    expect(first.fileName).toBe(`takujo-${code.slice(0, 4)}-${code.slice(4)}.ics`);
    const { version } = await person.read(id);
    await person.change(id, { version, seats: 1 });
    const second = await entryOf(person, id);
    expect(second.value("uid")).toBe(first.value("uid"));
    expect(Number(second.value("sequence"))).toBeGreaterThan(Number(first.value("sequence")));
    expect(second.value("description")).toContain("1席");
  });

  it("speaks the language of the page, with Japanese texts where there are no others", async () => {
    const { id: eventId } = await createEvent(db, { title: "花札の夜", english: null });
    const person = await player();
    const { id } = await person.confirm((await person.hold(await session({ eventId }))).id);
    const entry = await entryOf(person, id, "en");
    expect(entry.value("summary")).toBe("花札の夜");
    expect(entry.value("description")).toContain("Reservation code");
    expect(entry.value("url")).toContain("/en/user/reservation/");
  });

  it("exists for the person's own seats only, and only while they have them", async () => {
    const [person, stranger] = [await player(), await player()];
    const { id } = await person.hold(await session());
    expect(await calendarOf(person, id)).toBe(404);
    await person.confirm(id);
    expect(await calendarOf(stranger, id)).toBe(404);
    await person.cancel(id);
    expect(await calendarOf(person, id)).toBe(404);
  });
});
