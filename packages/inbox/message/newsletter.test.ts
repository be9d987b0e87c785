import {
  messageListSchema,
  messagePreviewSchema,
  recipientListSchema,
} from "@takujo/contracts/inbox/message";
import { createReader } from "@takujo/db/testing/create-reader";
import { createUser } from "@takujo/db/testing/create-user";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { testOrigin } from "../../../tests/support/signed-in.ts";
import { startMessage } from "./delivery/start-message.ts";
import { order, messageWords as words, writing } from "./testing/writing.ts";

const { db } = await createTestDatabase();
const { admin, newEvent, post, put, read, draft, recipientsOf } = await writing(db);

beforeEach(async () => {
  await db.updateTable("profile").set({ news_mail: false }).execute();
  await db.deleteFrom("message").execute();
});

const setProfile = (userId: string, values: object) =>
  db.updateTable("profile").set(values).where("user_id", "=", userId).execute();

const preview = async (id: string, of = "") => {
  const path = `/admin/messages/${id}/preview${of && `?person=${of}`}`;
  return messagePreviewSchema.parse(await (await admin.call("GET", path)).json());
};

describe("a draft of a newsletter", () => {
  it("counts subscribers, English ones, and those with bounced addresses", async () => {
    await createReader(db);
    await createReader(db, { locale: "en" });
    const bounced = await createReader(db, { locale: "en" });
    await setProfile(bounced.id, { bounced_at: new Date() });
    const set = (userId: string, values: object) =>
      db.updateTable("user").set(values).where("id", "=", userId).execute();
    await set((await createReader(db)).id, { emailVerified: false });
    await set((await createReader(db)).id, { banned: true });
    const inADay = new Date(Date.now() + 86_400_000);
    await set((await createReader(db)).id, { banned: true, banExpires: inADay });
    const bannedOnce = await createReader(db);
    await set(bannedOnce.id, { banned: true, banExpires: new Date(Date.now() - 1_000) });
    await createUser(db);
    const { id } = await draft(null);
    const message = await read(id);
    expect(message).toMatchObject({
      event: null,
      segments: [],
      segmentCounts: [],
      sessions: [],
      calls: false,
      recentNewsletters: 0,
      audience: { mail: 3, english: 1, undeliverable: 1, telephone: 0 },
    });
  });

  it("cannot be narrowed to guests, nor a message to guests widened", async () => {
    const { eventId, first, guest } = await newEvent();
    await guest();
    await createReader(db);
    const { id, version } = await draft(null);
    const narrow = { ...words, segments: ["confirmed"], sessionId: first, calls: true, version };
    expect(await put(id, narrow)).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ segments: [], sessionId: null, calls: false });
    expect((await read(id)).audience.mail).toBe(1);
    const toGuests = await draft(eventId);
    expect((await read(toGuests.id)).event).toMatchObject({ id: eventId });
    for (const eventId of ["", "x", undefined, 1]) {
      expect(await post("", { eventId })).toMatchObject({ status: 400 });
    }
  });

  it("is previewed as one reader's mail, without their unsubscribe link", async () => {
    const nagi = await createReader(db, { name: "なぎ" });
    await createReader(db);
    const [stranger, bounced] = [await createUser(db), await createReader(db)];
    await setProfile(bounced.id, { bounced_at: new Date() });
    const { id } = await draft(null);
    const { mail, people } = await preview(id, nagi.id);
    expect(people).toHaveLength(2);
    expect(people[0]).toMatchObject({ personId: nagi.id, name: "なぎ" });
    expect(mail).toMatchObject({ personId: nagi.id, to: nagi.email, locale: "ja" });
    expect(mail?.parts.filter(({ isFilled }) => isFilled)).toEqual([
      { text: "なぎ", isFilled: true },
    ]);
    const text = mail?.parts.map((part) => part.text).join("");
    expect(text).toContain(`${testOrigin}/newsletter/unsubscribe?token=preview`);
    for (const other of [stranger.id, bounced.id, "nobody"]) {
      const shown = (await preview(id, other)).mail?.personId;
      expect(people.map(({ personId }) => personId)).toContain(shown);
    }
  });

  it("is tested only as one of its readers would get it", async () => {
    const [reader, stranger] = [await createReader(db), await createUser(db)];
    const { id, version } = await draft(null);
    const test = (personId: string) => post(`/${id}/test`, { personId, version });
    expect(await test(stranger.id)).toMatchObject({ status: 404 });
    expect(await test(reader.id)).toMatchObject({ status: 202 });
  });

  it("shows how many went out in the period promised in the profile", async () => {
    await createReader(db);
    for (const days of [1, 20, 31]) {
      const { id, version } = await draft(null);
      await post(`/${id}/send`, order(version));
      const sendAt = new Date(Date.now() - days * 86_400_000);
      await db.updateTable("message").set({ send_at: sendAt }).where("id", "=", id).execute();
    }
    const { eventId, guest } = await newEvent();
    await guest();
    const other = await draft(eventId);
    await post(`/${other.id}/send`, order(other.version));
    const { id } = await draft(null);
    expect((await read(id)).recentNewsletters).toBe(2);
  });
});

describe("sending a newsletter", () => {
  it("stores its recipients only when it starts", async () => {
    const first = await createReader(db);
    const { id, version } = await draft(null);
    expect(await post(`/${id}/send`, order(version))).toMatchObject({ state: "planned" });
    expect(await recipientsOf(id)).toEqual([]);
    const [late, bounced] = [await createReader(db), await createReader(db)];
    await setProfile(bounced.id, { bounced_at: new Date() });
    await startMessage(db, id, new Date(Date.now() + 60_000));
    const rows = await recipientsOf(id);
    expect(rows.map((row) => [row.user_id, row.state, row.reason]).toSorted()).toEqual(
      [
        [first.id, "waiting", null],
        [late.id, "waiting", null],
        [bounced.id, "skipped", "undeliverable"],
      ].toSorted(),
    );
  });

  it("is refused without subscribers, or with reservation variables", async () => {
    const { id, version } = await draft(null);
    expect(await post(`/${id}/send`, order(version))).toMatchObject({ reason: "nobody" });
    await createReader(db);
    const about = await draft(null, { bodyJa: "{呼び名}さん、{予約番号}" });
    const refused = await post(`/${about.id}/send`, order(about.version));
    expect(refused).toMatchObject({ status: 400, reason: "unknown-variable" });
  });

  it("happens once over repeated calls", async () => {
    await createReader(db);
    const { id, version } = await draft(null);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(`/${id}/send`, order(version))),
    );
    for (const answer of answers) expect(answer).toMatchObject({ state: "planned" });
    await startMessage(db, id, new Date(Date.now() + 60_000));
    expect(await recipientsOf(id)).toHaveLength(1);
  });

  it("shows each reader with their account, and is listed with other messages", async () => {
    const reader = await createReader(db, { name: "なぎ" });
    await setProfile(reader.id, { soft_bounces: 2 });
    const { id, version } = await draft(null);
    await post(`/${id}/send`, order(version));
    await startMessage(db, id, new Date(Date.now() + 60_000));
    const answer = await admin.call("GET", `/admin/messages/${id}/recipients`);
    const { items } = recipientListSchema.strict().parse(await answer.json());
    expect(items).toMatchObject([
      { userId: reader.id, reservationId: null, name: "なぎ", email: reader.email, softBounces: 2 },
    ]);
    const list = await admin.call("GET", "/admin/messages");
    expect(messageListSchema.strict().parse(await list.json()).items).toMatchObject([
      { id, event: null, progress: { waiting: 1 } },
    ]);
  });
});
