import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { messageWorker, signingSecret } from "../../../apps/worker/tasks/testing/message-worker.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import {
  createBrowserKeys,
  readVapid,
  startPushService,
} from "../../support/services/push-service.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";

const database = await createTestDatabase();
const { db } = database;
const worker = await messageWorker(database);
const service = await startPushService();
const api = createGamesApi({
  ...{ db, logger: silentLogger, secret: signingSecret, origin: testOrigin },
  pushServices: [service.origin],
});
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  await worker.forget();
  service.received.length = 0;
  service.state.status = 201;
  service.state.beforeAnswer = async () => {};
});

const setProfile = (userId: string, values: object) =>
  db.updateTable("profile").set(values).where("user_id", "=", userId).execute();

async function subscribe(person: Person, endpoint = `${service.origin}/${randomUUID()}`) {
  const keys = createBrowserKeys();
  const { p256dh, auth } = keys;
  const answer = await person.call("POST", "/push-devices", { endpoint, keys: { p256dh, auth } });
  return { ...keys, endpoint, answer };
}

/** At no hour of the day is it quiet. */
async function withDevice(values: Parameters<typeof signedIn>[0] = {}, choices: object = {}) {
  const person = await signedIn(values);
  await setProfile(person.id, { quiet_from: 0, quiet_until: 0, ...choices });
  const device = await subscribe(person);
  expect(device.answer.status).toBe(201);
  return { person, device };
}

async function ask(kind: string, userId: string, values: object = {}) {
  const { id: eventId } = await createEvent(db, {
    title: "重量級の夜",
    english: { title: "Heavy" },
  });
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const { id: reservationId } = await createReservation(db, { eventSessionId, userId, ...values });
  const payload = { reservationId, kind, transitionId: String(Math.floor(Math.random() * 1e9)) };
  await sql`select graphile_worker.add_job('reservation-mail', ${JSON.stringify(payload)}::json)`.execute(
    db,
  );
  await worker.runDue();
  return reservationId;
}

const devicesOf = (userId: string) =>
  db.selectFrom("push_device").select("id").where("user_id", "=", userId).execute();

describe("a push", () => {
  it("is encrypted for the browser and signed by us, in the person's language", async () => {
    const { person, device } = await withDevice({ locale: "en" });
    const id = await ask("offer", person.id, { state: "offered" });
    const [push, ...more] = service.received;
    expect(more).toEqual([]);
    expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(push?.body.toString("latin1")).not.toContain("Heavy");
    expect(push && device.open(push.body)).toMatchObject({
      title: "A seat is free for you",
      body: expect.stringContaining("Heavy"),
      path: `/en/user/reservation/${id}/offer`,
      locale: "en",
      isSilent: false,
      offers: 1,
    });
    const { publicKey, claims } = readVapid(String(push?.headers["authorization"]));
    const known = await (await person.call("GET", "/push-key")).json();
    expect(known).toEqual({ publicKey });
    expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:desk@takujo.example" });
    expect(worker.inbox.sentTo(person.email)).toHaveLength(1);
  });

  it("comes besides the mail, or alone if the person chose that", async () => {
    const { person, device } = await withDevice({}, { reminder_mail: false });
    await ask("reminder", person.id);
    expect(service.received).toHaveLength(1);
    const [push] = service.received;
    // Only an offer marks the icon of the app.
    expect(push && device.open(push.body)).not.toHaveProperty("offers");
    expect(worker.inbox.sentTo(person.email)).toEqual([]);
  });

  it("is not sent to people who switched it off or have no device", async () => {
    const { person } = await withDevice({}, { reminder_push: false });
    await ask("reminder", person.id);
    const other = await createUser(db);
    await ask("reminder", other.id);
    expect(service.received).toEqual([]);
    expect(worker.inbox.sentTo(person.email)).toHaveLength(1);
    expect(worker.inbox.sentTo(other.email)).toHaveLength(1);
  });

  it.each([404, 410])(
    "to an expired subscription (%i) deletes it, and a mail is sent instead",
    async (status) => {
      const { person } = await withDevice({}, { reminder_mail: false });
      service.state.status = status;
      await ask("reminder", person.id);
      expect(await devicesOf(person.id)).toEqual([]);
      expect(worker.inbox.sentTo(person.email)).toHaveLength(1);
    },
  );

  it("to an expired subscription leaves the new one that another person made meanwhile at its address", async () => {
    const { person, device } = await withDevice();
    const next = await signedIn();
    service.state.status = 410;
    service.state.beforeAnswer = async () => {
      expect((await subscribe(next, device.endpoint)).answer.status).toBe(201);
    };
    await ask("reminder", person.id);
    expect(service.received).toHaveLength(1);
    expect(await devicesOf(person.id)).toEqual([]);
    expect(await devicesOf(next.id)).toHaveLength(1);
  });

  it("temporarily refused by a service keeps the device, and a mail is sent instead", async () => {
    const { person } = await withDevice({}, { reminder_mail: false });
    service.state.status = 503;
    await ask("reminder", person.id);
    expect(await devicesOf(person.id)).toHaveLength(1);
    expect(worker.inbox.sentTo(person.email)).toHaveLength(1);
  });

  it("waits for the end of quiet hours, or is silent if that would be too late", async () => {
    const hour = Number(
      new Intl.DateTimeFormat("en", {
        timeZone: "Asia/Tokyo",
        hour: "numeric",
        hourCycle: "h23",
      }).format(),
    );
    const quiet = { quiet_from: hour, quiet_until: (hour + 3) % 24 };
    const { person, device } = await withDevice({}, quiet);
    await ask("confirmed", person.id);
    expect(service.received).toEqual([]);
    await ask("offer", person.id, { state: "offered" });
    const [push, ...more] = service.received;
    expect(more).toEqual([]);
    expect(push && device.open(push.body)).toMatchObject({ isSilent: true });
  });

  it("can be tried", async () => {
    const { person, device } = await withDevice();
    const [{ id } = { id: "" }] = await devicesOf(person.id);
    expect((await person.call("POST", `/push-devices/${id}/trial`)).status).toBe(201);
    await worker.runDue();
    expect(service.received.map(({ body }) => device.open(body).tag)).toEqual(["trial"]);
  });
});

describe("a device", () => {
  it("is forgotten when it is signed out", async () => {
    const { person } = await withDevice();
    await db.deleteFrom("session").where("userId", "=", person.id).execute();
    expect(await devicesOf(person.id)).toEqual([]);
  });

  it("belongs to the person who signed in last, and each session has one", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const { endpoint } = await subscribe(one);
    await subscribe(other, endpoint);
    expect(await devicesOf(one.id)).toEqual([]);
    await subscribe(other);
    expect(await devicesOf(other.id)).toHaveLength(1);
  });

  it.each([
    "https://127.0.0.1/x",
    "http://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com.evil.example/x",
    "file:///etc/passwd",
    "x",
  ])("is not at an address such as %s", async (endpoint) => {
    const person = await signedIn();
    expect((await subscribe(person, endpoint)).answer.status).toBe(400);
    expect(await devicesOf(person.id)).toEqual([]);
  });

  it("of another person can be neither removed nor tried, and none is added while acting as a person", async () => {
    const { person } = await withDevice();
    const [{ id } = { id: "" }] = await devicesOf(person.id);
    const stranger = await signedIn();
    expect((await stranger.call("DELETE", `/push-devices/${id}`)).status).toBe(404);
    expect((await stranger.call("POST", `/push-devices/${id}/trial`)).status).toBe(404);
    const admin = await createUser(db, { role: "admin" });
    const acting = await signedIn({ impersonatedBy: admin.id });
    expect((await subscribe(acting)).answer.status).toBe(403);
    expect((await person.call("DELETE", `/push-devices/${id}`)).status).toBe(204);
  });

  it("is subscribed with one key, however many ask for it first", async () => {
    await db.deleteFrom("push_key").execute();
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn()));
    const keys = await Promise.all(
      people.map(async (person) => (await person.call("GET", "/push-key")).json()),
    );
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  });
});
