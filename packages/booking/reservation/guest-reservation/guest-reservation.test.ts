import { randomUUID } from "node:crypto";
import { guestReservationSchema } from "@takujo/contracts/booking/reservation/guest-reservation";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sign } from "@takujo/runtime/secret/secret-keys";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";
import { testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { blankOldDetails } from "../../tables/index.ts";
import { createReminderToken } from "../reminder/answer-reminder.ts";
import { createGuestToken } from "./find-guest.ts";

const secret = "of the test";
const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret, origin: testOrigin });
const people = await reserving(db);
const organizer = await organizing(people);
const { player, session } = people;
const hour = 3_600_000;
const day = 24 * hour;

const rowOf = (id: string) =>
  db.selectFrom("reservation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** A party that gave its address on the telephone, and the link from its mails. */
async function guest(options: Partial<Parameters<typeof createReservation>[1]> = {}) {
  const eventSessionId =
    options.eventSessionId ?? (await session({ startsAt: new Date(Date.now() + 10 * day) }));
  const email = `${randomUUID()}@example.jp`;
  const { id } = await createReservation(db, { eventSessionId, guestEmail: email, ...options });
  return { id, email, eventSessionId, token: tokenOf(id, email) };
}

const tokenOf = (reservationId: string, email: string, by = secret) =>
  createGuestToken({ reservationId, email }, by);

const read = (token: string) =>
  api.request(`/api/v1/guest-reservations/${encodeURIComponent(token)}`);
const calendar = (token: string) =>
  api.request(`/api/v1/guest-reservations/${encodeURIComponent(token)}/calendar`);

async function post(path: string, body: object) {
  const answer = await api.request(`/api/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { code: string; state?: string }) };
}
const answer = (token: string, given: "accept" | "cancel") =>
  post("guest-answers", { token, answer: given });
const change = (token: string, wanted: object) =>
  post("guest-changes", { token, guests: [], ...wanted });

describe("the link of a party without an account", () => {
  it("shows the reservation without telephone or address, is never cached, and changes nothing", async () => {
    const { id, token, email } = await guest({ seats: 2 });
    const before = await rowOf(id);
    const shown = await read(token);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const content = await shown.text();
    expect(guestReservationSchema.strict().parse(JSON.parse(content))).toMatchObject({
      state: "confirmed",
      seats: 2,
      may: { change: true, cancel: true, accept: false },
    });
    expect(content).not.toContain(email);
    expect(content).not.toContain("5678");
    const file = (await (await calendar(token)).json()) as { content: string };
    expect(file.content).toContain("BEGIN:VEVENT");
    // Calendars are shared, so they must not contain the link.
    expect(file.content.replaceAll("\r\n ", "")).not.toContain(token);
    expect(await rowOf(id)).toEqual(before);
  });

  it("does not reveal the address of the party", () => {
    const token = tokenOf(randomUUID(), "kotori@example.jp");
    expect(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).not.toContain("kotori");
    expect(token).not.toContain("kotori");
  });

  it("gives seats back, keeps those who are named, and takes no more", async () => {
    const { id, token, eventSessionId } = await guest({ seats: 3 });
    const guests = [{ nickname: "はるか", language: "en" }];
    const { version } = await rowOf(id);
    expect(await change(token, { version, seats: 4, guests })).toMatchObject({
      status: 422,
      code: "too-many-seats",
    });
    expect(await change(token, { version, seats: 1, guests })).toMatchObject({ status: 400 });
    expect(await change(token, { version, seats: 2, guests })).toMatchObject({ status: 200 });
    expect(await change(token, { version, seats: 1 })).toMatchObject({ code: "changed-meanwhile" });
    expect(await rowOf(id)).toMatchObject({ seats: 2, guests, name: "森野 ことり" });
    const { seats_taken } = await db
      .selectFrom("event_session")
      .select("seats_taken")
      .where("id", "=", eventSessionId)
      .executeTakeFirstOrThrow();
    expect(seats_taken).toBe(2);
  });

  it("cancels once, of several at the same moment, and shows it from then on", async () => {
    const { id, token } = await guest();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(token, "cancel")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await rowOf(id)).state).toBe("cancelled");
    expect(await (await read(token)).json()).toMatchObject({
      state: "cancelled",
      may: { change: false, cancel: false, accept: false },
    });
    expect((await calendar(token)).status).toBe(404);
    expect((await answer(token, "accept")).status).toBe(409);
  });

  it("accepts or declines an offer, once, and the next in line gets the seats that are left", async () => {
    const full = await session({ capacity: 1, startsAt: new Date(Date.now() + 10 * day) });
    const { id: seated } = await organizer.add(full);
    const emails = [0, 1].map(() => `${randomUUID()}@example.jp`);
    const [first, second] = await Promise.all([
      organizer.queue(full, { email: emails[0] }),
      organizer.queue(full, { email: emails[1] }),
    ]);
    const tokens = [tokenOf(first.id, emails[0] ?? ""), tokenOf(second.id, emails[1] ?? "")];
    const states = async () => [(await rowOf(first.id)).state, (await rowOf(second.id)).state];
    expect((await answer(tokens[0] ?? "", "accept")).status).toBe(409);
    await organizer.callOff(seated);
    const offered = (await states()).indexOf("offered");
    expect((await states()).toSorted()).toEqual(["offered", "waiting"]);
    expect((await answer(tokens[offered] ?? "", "cancel")).state).toBe("left");
    expect((await states()).toSorted()).toEqual(["left", "offered"]);
    const taken = await Promise.all(
      Array.from({ length: 4 }, () => answer(tokens[1 - offered] ?? "", "accept")),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await states()).toSorted()).toEqual(["confirmed", "left"]);
  });

  it("works after a move to another night, and ends two weeks after the session", async () => {
    const { id, token } = await guest();
    const later = await session({
      eventId: (await createEvent(db)).id,
      startsAt: new Date(Date.now() + 20 * day),
    });
    await organizer.move([id], later);
    expect((await read(token)).status).toBe(200);
    const endedAt = (ago: number) => {
      const starts_at = new Date(Date.now() - ago - hour);
      return db
        .updateTable("event_session")
        .set({
          opens_at: new Date(starts_at.getTime() - day),
          closes_at: starts_at,
          change_deadline: starts_at,
          starts_at,
          ends_at: new Date(Date.now() - ago),
        })
        .where("id", "=", later)
        .execute();
    };
    await endedAt(14 * day - hour);
    expect((await read(token)).status).toBe(200);
    expect((await answer(token, "cancel")).status).toBe(409);
    await endedAt(14 * day + hour);
    for (const asked of [read, calendar]) expect((await asked(token)).status).toBe(404);
    expect((await answer(token, "cancel")).status).toBe(404);
    await endedAt(91 * day);
    await blankOldDetails(db);
    expect(await rowOf(id)).toMatchObject({ guest_email: "", name: "", phone: "" });
  });

  it("ends when the address is corrected or taken away", async () => {
    const { id, token, email } = await guest();
    const other = `${randomUUID()}@example.jp`;
    const { version } = await rowOf(id);
    const changed = await organizer.alter(id, { version, email: other });
    expect((await read(token)).status).toBe(404);
    expect((await answer(token, "cancel")).status).toBe(404);
    expect((await read(tokenOf(id, other))).status).toBe(200);
    await organizer.alter(id, { version: changed.version, email: "" });
    for (const of of [email, other, ""]) expect((await read(tokenOf(id, of))).status).toBe(404);
  });

  it("never opens the reservation of a person with an account", async () => {
    const person = await player();
    const held = await person.hold(await session());
    await person.confirm(held.id);
    for (const email of [person.email, ""]) {
      expect((await read(tokenOf(held.id, email))).status).toBe(404);
      expect((await answer(tokenOf(held.id, email), "cancel")).status).toBe(404);
    }
    expect((await person.read(held.id)).state).toBe("confirmed");
    const both = db.updateTable("reservation").set({ guest_email: person.email });
    await expect(both.where("id", "=", held.id).execute()).rejects.toThrow(
      "reservation_guest_email_check",
    );
  });

  it("works only with its HTTP methods", async () => {
    const { id, token } = await guest();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const asked = await api.request(`/api/v1/guest-reservations/${token}`, {
        method,
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: "{}",
      });
      expect(asked.status, method).toBe(405);
    }
    for (const path of ["guest-answers", "guest-changes"]) {
      const asked = await api.request(`/api/v1/${path}?token=${token}&answer=cancel`);
      expect(asked.status, path).toBe(405);
    }
    expect((await rowOf(id)).state).toBe("confirmed");
  });

  it("works while the secret is being changed, and not after", async () => {
    const { token } = await guest();
    const by = (signing: string | [string, string]) =>
      createGamesApi({ db, logger: silentLogger, secret: signing, origin: testOrigin }).request(
        `/api/v1/guest-reservations/${token}`,
      );
    expect((await by("another secret")).status).toBe(404);
    expect((await by(["another secret", secret])).status).toBe(200);
  });
});

describe("a forged link", () => {
  type Forge = (own: Awaited<ReturnType<typeof guest>>, victim: typeof own) => string;
  const later = () => new Date(Date.now() + hour);
  const forgeries: [string, Forge][] = [
    ["with another's id", ({ token }, { id }) => token.replace(/^[^.]*/, id)],
    ["with another's signature", (own, { id }) => `${id}.${own.token.split(".")[1]}`],
    ["cut at its end", (_, { token }) => token.slice(0, -1)],
    ["without a signature", (_, { id }) => id],
    ["with an empty signature", (_, { id }) => `${id}.`],
    ["with one more part", (_, { token }) => `${token}.x`],
    ["with its id in another case", (_, { id, token }) => token.replace(id, id.toUpperCase())],
    ["in another case", (_, { token }) => token.toUpperCase()],
    ["signed with another secret", (_, { id, email }) => tokenOf(id, email, "guessed")],
    ["for another address", (own, { id }) => tokenOf(id, own.email)],
    [
      "signed for another purpose",
      (_, { id, email }) => `${id}.${sign(`${id} ${email}`, secret, "reminder")}`,
    ],
    ["of a newsletter", (_, { id }) => `${id}.${sign(id, secret, "newsletter")}`],
    [
      "of a reminder",
      (_, { id }) =>
        createReminderToken({ reservationId: id, expiresAt: later(), guestEmail: "" }, secret),
    ],
    ["of a preview", () => "preview"],
    ["of dots", () => ".."],
    ["with what is no id", () => `${"x".repeat(36)}.${sign("x", secret, "guest reservation")}`],
  ];

  it.each(forgeries)("%s opens nothing and changes nothing", async (_, forge) => {
    const [own, victim] = [await guest(), await guest({ seats: 2 })];
    const token = forge(own, victim);
    const before = await rowOf(victim.id);
    for (const asked of [read, calendar]) expect((await asked(token)).status).toBe(404);
    for (const given of ["cancel", "accept"] as const) {
      expect((await answer(token, given)).status).toBe(404);
    }
    expect((await change(token, { version: before.version, seats: 1 })).status).toBe(404);
    expect(await rowOf(victim.id)).toEqual(before);
  });

  it.each([["x".repeat(201)], [["a"]], [{ $ne: "" }], [null], [1], ["\0"]])(
    "%j is no token at all",
    async (token) => {
      expect((await post("guest-answers", { token, answer: "cancel" })).status).toBe(400);
    },
  );
});
