import { dropImageFiles, prepareImage } from "@takujo/content/image/index";
import {
  guestPhotosSchema,
  organizedPhotosSchema,
} from "@takujo/contracts/booking/door/event-photo";
import { maxPhotosOfGuest, photoDays } from "@takujo/contracts/booking/door/event-photo-rules";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { hugePng } from "../../../../tests/support/hostile/pictures.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { temporaryStorage } from "../../../../tests/support/temporary-storage.ts";
import { dropForgottenPhotos } from "./decide.ts";

const { db } = await createTestDatabase();
const { storage, remove } = await temporaryStorage();
afterAll(remove);
const basePath = "/api/platform/v1";
const api = createPlatformApi({
  ...{ db, logger: silentLogger, secret: "of the test", origin: testOrigin, storage },
});
const signedIn = await signingIn(db, api, basePath);
type Person = Awaited<ReturnType<typeof signedIn>>;
const admin = await signedIn({ role: "admin" });

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);
const jpeg = await sharp({
  create: { width: 600, height: 400, channels: 3, background: "#b7472a" },
})
  .withExif({ IFD0: { Copyright: "somebody's phone" }, IFD3: { GPSLatitude: "35/1 41/1 0/1" } })
  .jpeg()
  .toBuffer();

async function evening(startedHoursAgo = 4) {
  const startsAt = hoursAgo(startedHoursAgo);
  const event = await createEvent(db, { startsAt });
  const { id: sessionId } = await createEventSession(db, { eventId: event.id, startsAt });
  const guest = async (state = "attended") => {
    const person = await signedIn();
    await createReservation(db, { eventSessionId: sessionId, userId: person.id, state });
    return person;
  };
  return { ...event, guest };
}

const query = (fields: object = {}) =>
  new URLSearchParams({ name: "a.jpg", type: "image/jpeg", hasConsent: "yes", ...fields });
const send = (person: Person, slug: string, fields: object = {}, bytes: Buffer = jpeg) =>
  person.call("POST", `/event-photos?${query({ slug, ...fields })}`, undefined, {}, bytes);
const add = (person: Person, eventId: string, fields: object = {}) =>
  person.call("POST", `/admin/events/${eventId}/photos?${query(fields)}`, undefined, {}, jpeg);
const idOf = async (answer: Response): Promise<string> => {
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await prepareImage({ db, storage }, id);
  return id;
};
const shown = async (slug: string) => {
  const answer = await api.request(`${basePath}/events/${slug}/photos`);
  return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
};
const fileOf = (id: string) => api.request(`${basePath}/images/${id}/960.webp`);
const decide = (person: Person, eventId: string, id: string, decision: string) =>
  person.call("PUT", `/admin/events/${eventId}/photos/${id}`, { decision });
const object = (person: Person, id: string) => person.call("POST", `/event-photos/${id}/objection`);
const organized = async (eventId: string) =>
  organizedPhotosSchema
    .strict()
    .parse(await (await admin.call("GET", `/admin/events/${eventId}/photos`)).json()).items;
const asGuest = async (person: Person, slug: string) =>
  guestPhotosSchema
    .strict()
    .parse(await (await person.call("GET", `/event-photos?slug=${slug}`)).json());
const status = async (answer: Promise<Response> | Response) => (await answer).status;

describe("a photo that a guest sends", () => {
  it("is hidden from others until the organizer shows it, and loses its camera data", async () => {
    const { id: eventId, slug, guest } = await evening();
    const person = await guest();
    const id = await idOf(await send(person, slug, { caption: "いい卓" }));
    expect(await shown(slug)).toEqual([]);
    expect(await status(fileOf(id))).toBe(404);
    expect((await asGuest(person, slug)).items).toMatchObject([
      { id, state: "waiting", isOwn: true },
    ]);
    expect((await asGuest(await guest(), slug)).items).toEqual([]);
    const looked = await admin.call("GET", `/admin/events/${eventId}/photos/${id}/file`);
    expect(looked.status).toBe(200);
    expect(looked.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await looked.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await status(decide(admin, eventId, id, "show"))).toBe(200);
    expect(await shown(slug)).toEqual([id]);
    const file = await fileOf(id);
    expect(file.headers.get("cache-control")).toBe("private, max-age=300");
  });

  it("needs the sender's word that everybody in it agrees", async () => {
    const { id: eventId, slug, guest } = await evening();
    const person = await guest();
    for (const hasConsent of ["", "no", "true"]) {
      expect(await status(send(person, slug, { hasConsent }))).toBe(400);
      expect(await status(add(admin, eventId, { hasConsent }))).toBe(400);
    }
    const id = await idOf(await send(person, slug));
    const rows = await db
      .selectFrom("event_photo")
      .select(["image_id", "consent_by_id"])
      .where("event_id", "=", eventId)
      .execute();
    expect(rows).toEqual([{ image_id: id, consent_by_id: person.id }]);
  });

  it("is accepted from guests only, after the event and within some days", async () => {
    const { slug, guest } = await evening();
    for (const person of [
      await guest("confirmed"),
      await guest("no-show"),
      await signedIn(),
      admin,
    ]) {
      expect(await status(send(person, slug))).toBe(404);
      expect(await status(person.call("GET", `/event-photos?slug=${slug}`))).toBe(404);
    }
    const running = await evening(1);
    expect(await status(send(await running.guest(), running.slug))).toBe(404);
    const old = await evening((photoDays + 1) * 24);
    const late = await old.guest();
    expect(await status(send(late, old.slug))).toBe(409);
    expect((await asGuest(late, old.slug)).maySend).toBe(false);
    const acting = await signedIn({ impersonatedBy: (await createUser(db)).id });
    expect(await status(send(acting, slug))).toBe(403);
  });

  it("is limited to ten per guest, concurrent ones included, and leaves no file if it is refused", async () => {
    const { id: eventId, slug, guest } = await evening();
    const person = await guest();
    const answers = await Promise.all(
      Array.from({ length: maxPhotosOfGuest + 4 }, () => status(send(person, slug))),
    );
    expect(answers.filter((code) => code === 201)).toHaveLength(maxPhotosOfGuest);
    expect(answers.filter((code) => code === 409)).toHaveLength(4);
    expect(await organized(eventId)).toHaveLength(maxPhotosOfGuest);
    expect(await status(send(await guest(), slug))).toBe(201);
  });

  it("must be a picture of a size that can be decoded", async () => {
    const { id: eventId, slug, guest } = await evening();
    const person = await guest();
    for (const bytes of [
      Buffer.from("<svg onload=alert(1)>"),
      jpeg.subarray(0, 200),
      await hugePng(),
    ]) {
      expect([400, 413, 422]).toContain(await status(send(person, slug, {}, bytes)));
    }
    expect(await status(send(person, slug, { name: "a.html" }))).toBe(422);
    expect(await status(send(person, slug, { caption: "あ".repeat(101) }))).toBe(400);
    expect(await organized(eventId)).toEqual([]);
  });

  it("is limited per day", async () => {
    const { slug, guest } = await evening();
    const person = await guest();
    const broken = Buffer.from("not a picture");
    const answers = [];
    for (let count = 0; count < 31; count++)
      answers.push(await status(send(person, slug, {}, broken)));
    expect(answers.at(-2)).toBe(422);
    expect(answers.at(-1)).toBe(429);
  });

  it("can be deleted by its sender, with its files", async () => {
    const { id: eventId, slug, guest } = await evening();
    const [person, other] = [await guest(), await guest()];
    const id = await idOf(await send(person, slug));
    await decide(admin, eventId, id, "show");
    expect(await status(other.call("DELETE", `/event-photos/${id}`))).toBe(404);
    expect(await status(person.call("DELETE", `/event-photos/${id}`))).toBe(204);
    expect(await shown(slug)).toEqual([]);
    expect(await status(fileOf(id))).toBe(404);
  });

  it("goes with their account: at once from the page, then from the storage", async () => {
    const { id: eventId, slug, guest } = await evening();
    const person = await guest();
    const id = await idOf(await send(person, slug));
    await decide(admin, eventId, id, "show");
    await db.deleteFrom("user").where("id", "=", person.id).execute();
    expect(await shown(slug)).toEqual([]);
    expect(await status(fileOf(id))).toBe(404);
    expect(await organized(eventId)).toEqual([]);
    await dropForgottenPhotos(db);
    expect(await db.selectFrom("image").select("id").where("id", "=", id).execute()).toEqual([]);
    await dropImageFiles(storage, id);
    expect(await storage.get(`image/${id}/960.webp`)).toBeNull();
  });
});

describe("a photo that is shown", () => {
  it("is hidden at once by anybody who was there, until the organizer decides", async () => {
    const { id: eventId, slug, guest } = await evening();
    const id = await idOf(await add(admin, eventId));
    expect(await shown(slug)).toEqual([id]);
    for (const person of [
      await signedIn(),
      await guest("no-show"),
      await (await evening()).guest(),
    ]) {
      expect(await status(object(person, id))).toBe(404);
    }
    const [one, other] = [await guest(), await guest()];
    const answers = await Promise.all([object(one, id), object(other, id), object(one, id)]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(await shown(slug)).toEqual([]);
    expect(await status(fileOf(id))).toBe(404);
    expect(await organized(eventId)).toMatchObject([{ id, state: "hidden", objections: 2 }]);
    expect(await status(decide(admin, eventId, id, "show"))).toBe(200);
    expect(await shown(slug)).toEqual([id]);
    expect(await status(object(one, id))).toBe(409);
    expect(await shown(slug)).toEqual([id]);
    expect(await status(object(await guest(), id))).toBe(201);
    expect(await status(decide(admin, eventId, id, "remove"))).toBe(200);
    expect(await organized(eventId)).toEqual([]);
  });

  it("is decided by staff of its event, and found at no other", async () => {
    const [here, elsewhere] = [await evening(), await evening()];
    const id = await idOf(await send(await here.guest(), here.slug));
    const host = await signedIn();
    await createStaffMember(db, { userId: host.id, roles: ["host"], eventIds: [elsewhere.id] });
    expect(await status(decide(host, here.id, id, "show"))).toBe(403);
    expect(await status(add(host, here.id))).toBe(403);
    expect(await status(decide(host, elsewhere.id, id, "show"))).toBe(404);
    expect(await status(host.call("GET", `/admin/events/${elsewhere.id}/photos/${id}/file`))).toBe(
      404,
    );
    expect(await status(host.call("GET", `/admin/events/${elsewhere.id}/photos`))).toBe(200);
    const desk = await signedIn();
    await createStaffMember(db, { userId: desk.id, roles: ["desk"] });
    expect(await status(decide(desk, here.id, id, "show"))).toBe(403);
    expect(await status(object(await here.guest(), id))).toBe(404);
    expect(await shown(here.slug)).toEqual([]);
  });

  it("is in no library of images, and is neither read, described nor removed there", async () => {
    const { id: eventId } = await evening();
    const id = await idOf(await add(admin, eventId));
    const listed = await (await admin.call("GET", "/admin/images?limit=60")).json();
    expect(JSON.stringify(listed)).not.toContain(id);
    expect(await status(admin.call("GET", `/admin/images/${id}`))).toBe(404);
    const alt = { ja: "笑う人", en: "" };
    expect(await status(admin.call("PUT", `/admin/images/${id}/alt`, alt))).toBe(404);
    expect(await status(admin.call("DELETE", `/admin/images/${id}`))).toBe(404);
  });

  it("is recorded in the audit log with who added and decided", async () => {
    const { id: eventId } = await evening();
    const id = await idOf(await add(admin, eventId));
    await decide(admin, eventId, id, "hide");
    const entries = await db
      .selectFrom("audit_entry")
      .select(["action", "actor_id"])
      .where("subject_id", "=", eventId)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { action: "event-photo.add", actor_id: admin.id },
      { action: "event-photo.hide", actor_id: admin.id },
    ]);
  });
});
