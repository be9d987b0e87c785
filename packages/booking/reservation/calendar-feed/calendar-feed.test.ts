import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { sign } from "@takujo/runtime/secret/secret-keys";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { createFeedToken } from "./read-feed.ts";

const { db } = await createTestDatabase();
const secret = "of the test";
const apiWith = (signing: string | [string, string]) =>
  createGamesApi({ db, logger: silentLogger, secret: signing, origin: testOrigin });
const api = apiWith(secret);
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

async function open(token: string, at = api) {
  const answer = await at.request(`/api/v1/calendar-feeds/${encodeURIComponent(token)}`);
  if (answer.status === 200) expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer;
}

async function entriesAt(token: string) {
  const answer = await open(token);
  expect(answer.status).toBe(200);
  const { content } = (await answer.json()) as { content: string };
  const calendar = new ICAL.Component(ICAL.parse(content));
  return calendar.getAllSubcomponents("vevent").map((event) => ({
    uid: String(event.getFirstPropertyValue("uid")),
    alarms: event.getAllSubcomponents("valarm").length,
  }));
}

async function tokenOf(person: Person): Promise<string | null> {
  const answer = await person.call("GET", "/calendar-feed");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return ((await answer.json()) as { token: string | null }).token;
}

async function withFeed(values = {}) {
  const person = await signedIn(values);
  const answer = await person.call("POST", "/calendar-feed");
  expect(answer.status).toBe(201);
  expect(JSON.stringify(await answer.json())).not.toContain("token");
  return { person, token: (await tokenOf(person)) ?? "" };
}

async function seats(userId: string, values: object = {}, session: object = {}) {
  const { id: eventId } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId, ...session });
  return createReservation(db, { eventSessionId, userId, state: "confirmed", ...values });
}

describe("the calendar feed of a person", () => {
  it("is created on request, and contains their confirmed seats", async () => {
    const stranger = await createUser(db);
    const person = await signedIn();
    expect(await tokenOf(person)).toBeNull();
    await person.call("POST", "/calendar-feed");
    const token = (await tokenOf(person)) ?? "";
    expect(await entriesAt(token)).toEqual([]);
    const { id } = await seats(person.id);
    await seats(person.id, { state: "waiting" });
    await seats(person.id, { state: "cancelled" });
    await seats(stranger.id);
    expect(await entriesAt(token)).toEqual([
      { uid: `${id}@${new URL(testOrigin).hostname}`, alarms: 1 },
    ]);
  });

  it("can change its address, which disables the former one", async () => {
    const { person, token } = await withFeed();
    await person.call("POST", "/calendar-feed");
    const renewed = (await tokenOf(person)) ?? "";
    expect(renewed).not.toBe(token);
    expect((await open(token)).status).toBe(404);
    expect((await open(renewed)).status).toBe(200);
  });

  it("ends when it is ended, when the account is deleted, and while the person is banned", async () => {
    const ended = await withFeed();
    expect((await ended.person.call("DELETE", "/calendar-feed")).status).toBe(204);
    expect((await open(ended.token)).status).toBe(404);
    expect(await tokenOf(ended.person)).toBeNull();

    const banned = await withFeed();
    const ban = (is: boolean) =>
      db.updateTable("user").set({ banned: is }).where("id", "=", banned.person.id).execute();
    await ban(true);
    expect((await open(banned.token)).status).toBe(404);
    await ban(false);
    expect((await open(banned.token)).status).toBe(200);

    await db.deleteFrom("user").where("id", "=", banned.person.id).execute();
    expect((await open(banned.token)).status).toBe(404);
  });

  it("has one address however many ask for it at once", async () => {
    const person = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.call("POST", "/calendar-feed")),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect((await open((await tokenOf(person)) ?? "")).status).toBe(200);
  });

  it("works while the secret is being changed, and has a new address after", async () => {
    const { token } = await withFeed();
    expect((await open(token, apiWith(["another", secret]))).status).toBe(200);
    expect((await open(token, apiWith("another"))).status).toBe(404);
  });

  it("is shown to nobody who acts in the person's name", async () => {
    const admin = await createUser(db, { role: "admin" });
    const person = await signedIn({ impersonatedBy: admin.id });
    for (const method of ["GET", "POST", "DELETE"] as const) {
      expect((await person.call(method, "/calendar-feed")).status).toBe(403);
    }
  });

  it.each([
    ["of nobody", () => createFeedToken(randomUUID(), secret)],
    ["signed with another secret", (id: string) => createFeedToken(id, "guessed")],
    ["signed for another purpose", (id: string) => `${id}.${sign(id, secret, "newsletter")}`],
    ["without a signature", (id: string) => `${id}.`],
    ["cut at its end", (id: string) => createFeedToken(id, secret).slice(0, -1)],
    ["with one more part", (id: string) => `${createFeedToken(id, secret)}.x`],
    ["that is no id", () => createFeedToken("x' or true --", secret)],
  ])("is not found by an address %s", async (_, forge) => {
    const { person } = await withFeed();
    const { secret_id } = await db
      .selectFrom("calendar_feed")
      .select("secret_id")
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect((await open(forge(secret_id))).status).toBe(404);
  });
});
