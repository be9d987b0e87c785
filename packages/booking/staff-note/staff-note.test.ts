import { describe, expect, it } from "vitest";
import { organizing } from "../../../tests/support/organizing.ts";
import { reserving } from "../../../tests/support/reserving.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { blankOldDetails } from "../due/index.ts";
import { findMailedReservation } from "../mailed-reservation/index.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;

const secret = "店だけの話";
const ofPerson = "人についての話";

async function noted() {
  const person = await player();
  const { id } = await person.hold(await session());
  await person.confirm(id, { note: "窓ぎわを希望" });
  await organizer.memo(`reservations/${id}`, secret);
  await organizer.memo(`people/${person.id}`, ofPerson);
  return { person, id };
}

describe("a staff note", () => {
  it("is seen by the organizer, beside the customer's own request", async () => {
    const { person, id } = await noted();
    expect(await organizer.see(id)).toMatchObject({
      note: "窓ぎわを希望",
      staffNote: secret,
      hasStaffNote: true,
      person: { id: person.id, staffNote: ofPerson },
    });
  });

  it("is in no answer, export or mail of the customer", async () => {
    const { person, id } = await noted();
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

  it("tells nobody: no mail, no line in the history, no other version", async () => {
    const { person, id } = await noted();
    const before = await person.read(id);
    await organizer.memo(`reservations/${id}`, "べつの話", secret);
    expect(await person.read(id)).toEqual(before);
    expect((await organizer.see(id)).notices).toHaveLength(1);
  });

  it("is in no file of the organizer, and its words are not in the audit log", async () => {
    const { id } = await noted();
    const file = await organizer.call("POST", "/admin/reservations/contacts.csv", {
      reason: "試し",
      q: (await organizer.see(id)).code,
    });
    const text = await file.text();
    expect(text).toContain("窓ぎわを希望");
    expect(text).not.toContain(secret);
    const audited = await db.selectFrom("audit_entry").selectAll().execute();
    expect(JSON.stringify(audited)).not.toMatch(new RegExp(`${secret}|${ofPerson}`));
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["reservation.note", "user.note"]),
    );
  });

  it("is not overwritten by somebody who did not read it, and can be removed", async () => {
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

it("a party of the organizer is added with a note of each kind", async () => {
  const { id } = await organizer.add(await session(), {
    note: "子ども用の椅子",
    staffNote: secret,
  });
  expect(await organizer.see(id)).toMatchObject({ note: "子ども用の椅子", staffNote: secret });
});
