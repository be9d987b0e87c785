import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { createReminderToken } from "./answer-reminder.ts";

const secret = "of the test";
const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret, origin: testOrigin });
const { id: eventId } = await createEvent(db);

const tokenOf = (reservationId: string, expiresIn = 3_600_000, guestEmail = "") =>
  createReminderToken(
    { reservationId, expiresAt: new Date(Date.now() + expiresIn), guestEmail },
    secret,
  );

async function reminded(expiresIn = 3_600_000) {
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const { id: userId } = await createUser(db);
  const { id } = await createReservation(db, { eventSessionId, userId });
  return { id, token: tokenOf(id, expiresIn) };
}

const read = (token: string) => api.request(`/api/v1/reminders/${token}`);
const answer = (token: string, given: "coming" | "cancel") =>
  api.request("/api/v1/reminder-answers", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ token, answer: given }),
  });

const rowOf = (id: string) =>
  db.selectFrom("reservation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("the link of a reminder", () => {
  it("changes nothing by being opened", async () => {
    const { id, token } = await reminded();
    const before = await rowOf(id);
    expect(await (await read(token)).json()).toMatchObject({
      state: "confirmed",
      isAnswered: false,
    });
    expect(await rowOf(id)).toEqual(before);
  });

  it("opens nothing when it is expired, altered or forged", async () => {
    const { id, token: old } = await reminded(-1);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const asked = { reservationId: id, expiresAt, guestEmail: "" };
    const foreign = createReminderToken(asked, "another secret");
    const [, expiry, signature] = tokenOf(id).split(".");
    const altered = `${randomUUID()}.${expiry}.${signature}`;
    const withUnknownId = `x.${expiry}.${signature}`;
    const longer = `${tokenOf(id)}.x`;
    // As if the person had no account.
    const ofGuest = tokenOf(id, 3_600_000, "guest@example.jp");
    for (const token of [old, foreign, altered, withUnknownId, longer, ofGuest, "x", ".."]) {
      expect((await read(token)).status).toBe(404);
      expect((await answer(token, "cancel")).status).toBe(404);
    }
    expect((await rowOf(id)).state).toBe("confirmed");
  });

  it("of a party without an account ends when the address that it went to is corrected", async () => {
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const guestEmail = "wrong@example.jp";
    const { id } = await createReservation(db, { eventSessionId, guestEmail });
    const token = tokenOf(id, 3_600_000, guestEmail);
    expect((await read(token)).status).toBe(200);
    // Without the address in it, links from before it was known would still work.
    expect((await read(tokenOf(id))).status).toBe(404);
    const corrected = "right@example.jp";
    const change = db.updateTable("reservation").set({ guest_email: corrected });
    await change.where("id", "=", id).execute();
    expect((await read(token)).status).toBe(404);
    for (const given of ["coming", "cancel"] as const) {
      expect((await answer(token, given)).status).toBe(404);
    }
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", answered_at: null });
    expect((await answer(tokenOf(id, 3_600_000, corrected), "coming")).status).toBe(200);
  });

  it("works once: a yes is noted, a no cancels", async () => {
    const [yes, no] = [await reminded(), await reminded()];
    expect((await answer(yes.token, "coming")).status).toBe(200);
    expect((await rowOf(yes.id)).answered_at).not.toBeNull();
    expect((await answer(yes.token, "cancel")).status).toBe(409);
    expect((await answer(no.token, "cancel")).status).toBe(200);
    expect((await rowOf(no.id)).state).toBe("cancelled");
    expect((await answer(no.token, "coming")).status).toBe(409);
  });

  it("notes concurrent yes answers once", async () => {
    const { id, token } = await reminded();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(token, "coming")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const history = db
      .selectFrom("reservation_transition")
      .select("cause")
      .where("reservation_id", "=", id);
    expect(await history.execute()).toEqual([{ cause: "answer" }]);
  });
});
