import { receptionListSchema } from "@takujo/contracts/booking/door/reception";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { findMailedReservation } from "../../reservation/index.ts";
import { blankOldDetails } from "../../tables/index.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;

const secret = "店だけの話";
const ofPerson = "人についての話";

const pinned = { atReception: true };

async function noted(more: object = {}) {
  const person = await player();
  const { id } = await person.hold(await session());
  await person.confirm(id, { note: "窓ぎわを希望" });
  await organizer.memo(`reservations/${id}`, secret, "", more);
  await organizer.memo(`people/${person.id}`, ofPerson, "", more);
  return { person, id };
}

describe("a staff note", () => {
  it("is seen by the organizer, beside the guest's own request", async () => {
    const { person, id } = await noted();
    expect(await organizer.see(id)).toMatchObject({
      note: "窓ぎわを希望",
      staffNote: secret,
      hasStaffNote: true,
      person: { id: person.id, staffNote: ofPerson },
    });
  });

  it("is in no answer, export or mail of the guest, even if the reception shows it", async () => {
    const { person, id } = await noted(pinned);
    for (const path of [
      "/reservations",
      `/reservations/${id}`,
      `/reservations/${id}/calendar`,
      "/export",
      "/profile",
      "/logins/login_user",
    ]) {
      const answer = await person.call("GET", path);
      const text = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(text, path).not.toContain(secret);
      expect(text, path).not.toContain(ofPerson);
    }
    const mailed = JSON.stringify(await findMailedReservation(db, id));
    expect(mailed).not.toMatch(new RegExp(`${secret}|${ofPerson}`));
  });

  it("causes no mail, no history entry and no new version", async () => {
    const { person, id } = await noted();
    const before = await person.read(id);
    await organizer.memo(`reservations/${id}`, "べつの話", secret);
    expect(await person.read(id)).toEqual(before);
    expect((await organizer.see(id)).notices).toHaveLength(1);
  });

  it("is in no file of the organizer, and its words are not in the audit log", async () => {
    const { id } = await noted(pinned);
    const file = await organizer.call("POST", "/admin/reservations/contacts.csv", {
      reason: "試し",
      q: (await organizer.see(id)).code,
    });
    const text = await file.text();
    expect(text).toContain("窓ぎわを希望");
    expect(text).not.toMatch(new RegExp(`${secret}|${ofPerson}`));
    const audited = await db.selectFrom("audit_entry").selectAll().execute();
    expect(JSON.stringify(audited)).not.toMatch(new RegExp(`${secret}|${ofPerson}`));
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["reservation.note", "user.note"]),
    );
  });

  it("is not overwritten from an earlier text, and can be removed", async () => {
    const { id } = await noted();
    await expect(organizer.memo(`reservations/${id}`, "上書き", "古い話")).rejects.toThrow(
      "changed-meanwhile",
    );
    await organizer.memo(`reservations/${id}`, "", secret);
    expect(await organizer.see(id)).toMatchObject({ staffNote: "", hasStaffNote: false });
  });

  it("is refused from anybody else, for nobody, and beyond its length", async () => {
    const { person, id } = await noted();
    const change = { before: secret, note: "x" };
    for (const path of [
      `/admin/reservations/${id}/staff-note`,
      `/admin/people/${person.id}/staff-note`,
    ]) {
      expect((await person.call("PATCH", path, change)).status).toBe(403);
    }
    expect((await person.call("GET", `/admin/people/${person.id}/staff-note`)).status).toBe(403);
    await expect(organizer.memo("people/nobody", "x")).rejects.toThrow("not-found");
    await expect(organizer.memo(`reservations/${id}`, "あ".repeat(501), secret)).rejects.toThrow(
      "invalid-input",
    );
  });

  it("goes with the account, and with the other details of an old reservation", async () => {
    const { person, id } = await noted();
    const others = await noted();
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    const left = await db.selectFrom("person_staff_note").select("user_id").execute();
    expect(left.map(({ user_id }) => user_id)).not.toContain(person.id);
    const notes = db.selectFrom("reservation_staff_note").select("reservation_id");
    expect((await notes.execute()).map((row) => row.reservation_id)).not.toContain(id);
    await blankOldDetails(db, new Date(Date.now() + 400 * 24 * 3_600_000));
    expect((await notes.execute()).map((row) => row.reservation_id)).not.toContain(others.id);
  });
});

describe("a staff note at the reception", () => {
  /** A helper at the reception of today's event, without any other right. */
  async function desk() {
    const { id: eventId } = await createEvent(db, { startsAt: new Date() });
    const [sessionId, helper] = [await session({ eventId }), await player()];
    const person = await player();
    const { id } = await createReservation(db, { eventSessionId: sessionId, userId: person.id });
    await organizer.call("POST", `/admin/events/${eventId}/reception-helpers`, {
      person: helper.email,
    });
    const seen = async () => {
      const answer = await helper.call("GET", `/reception/events/${eventId}`);
      const { parties } = receptionListSchema.parse(await answer.json());
      return parties.map(({ staffNote, personNote }) => [staffNote, personNote]);
    };
    return { id, person, helper, eventId, sessionId, seen };
  }

  it("is seen by a helper only if it was chosen for that, each of the two by itself", async () => {
    const { id, person, seen } = await desk();
    await organizer.memo(`reservations/${id}`, secret);
    await organizer.memo(`people/${person.id}`, ofPerson);
    expect(await seen()).toEqual([["", ""]]);
    await organizer.memo(`people/${person.id}`, ofPerson, ofPerson, pinned);
    expect(await seen()).toEqual([["", ofPerson]]);
    await organizer.memo(`reservations/${id}`, secret, secret, pinned);
    expect(await seen()).toEqual([[secret, ofPerson]]);
    expect(await organizer.see(id)).toMatchObject({
      noteAtReception: true,
      person: { noteAtReception: true },
    });
    await organizer.memo(`people/${person.id}`, ofPerson, ofPerson, { wasAtReception: true });
    expect(await seen()).toEqual([[secret, ""]]);
  });

  it("is not put back there from a form loaded before it was taken away", async () => {
    const { id, seen } = await desk();
    await organizer.memo(`reservations/${id}`, secret, "", pinned);
    await organizer.memo(`reservations/${id}`, secret, secret, { wasAtReception: true });
    const stale = { wasAtReception: true, atReception: true };
    await expect(
      organizer.memo(`reservations/${id}`, `${secret}。`, secret, stale),
    ).rejects.toThrow("changed-meanwhile");
    expect(await seen()).toEqual([["", ""]]);
  });

  it("is chosen for it by the organizer alone, who reads that in the audit log", async () => {
    const { id, helper, person } = await desk();
    await organizer.memo(`people/${person.id}`, ofPerson, "", pinned);
    for (const path of [`reservations/${id}`, `people/${person.id}`]) {
      const change = { before: "", note: "x", atReception: true };
      const answer = await helper.call("PATCH", `/admin/${path}/staff-note`, change);
      expect(answer.status).toBe(403);
    }
    expect((await helper.call("GET", `/admin/people/${person.id}/staff-note`)).status).toBe(403);
    const audited = await db
      .selectFrom("audit_entry")
      .select("after")
      .where("subject_id", "=", person.id)
      .where("action", "=", "user.note")
      .execute();
    expect(audited).toEqual([{ after: { hasNote: true, atReception: true } }]);
    await organizer.memo(`people/${person.id}`, "", ofPerson, { wasAtReception: true, ...pinned });
    const read = await organizer.call("GET", `/admin/people/${person.id}/staff-note`);
    expect(await read.json()).toEqual({ note: "", atReception: false });
  });

  it("can be chosen with a party that is added", async () => {
    const { sessionId, seen } = await desk();
    await organizer.add(sessionId, { staffNote: secret, noteAtReception: true });
    expect(await seen()).toContainEqual([secret, ""]);
  });
});

it("a party of the organizer is added with a note of each kind", async () => {
  const { id } = await organizer.add(await session(), {
    note: "子ども用の椅子",
    staffNote: secret,
  });
  expect(await organizer.see(id)).toMatchObject({ note: "子ども用の椅子", staffNote: secret });
});
