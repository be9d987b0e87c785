import { randomUUID } from "node:crypto";
import {
  carriedChangesSchema,
  followingEventsSchema,
  previewedCancellationSchema,
} from "@takujo/contracts/booking/schedule/organized-event";
import { eventSeriesSchema } from "@takujo/contracts/booking/schedule/series/event-series";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { at, organizer, withSessions } from "./testing/organizer.ts";

const { db } = await createTestDatabase();
const { admin, signedIn, organized, read, reserve, saveDraft } = await organizer(db);
const week = 7 * 24;
const rule = { every: "week", weekdays: [7], count: 3 };

/** A public event, and three more in the weeks after it. */
async function series(options: { publish?: boolean; title?: string } = {}) {
  const { title = "碁の会 vol.1", publish = true } = options;
  const first = await organized({ slug: `go-${randomUUID().slice(0, 8)}`, title });
  const answer = await admin.call("POST", "/admin/event-series", {
    eventId: first.id,
    rule,
    publish,
  });
  const { items } = eventSeriesSchema.parse(await answer.json());
  return { ...first, later: items.map(({ eventId }) => eventId) };
}

const following = async (id: string) => {
  const answer = await admin.call("GET", `/admin/events/${id}/following`);
  return followingEventsSchema.strict().parse(await answer.json()).items;
};
const preview = async (id: string) => {
  const answer = await admin.call("GET", `/admin/events/${id}/following/changes`);
  return carriedChangesSchema.strict().parse(await answer.json()).items;
};
const change = (id: string, version: number) =>
  admin.call("POST", `/admin/events/${id}/following/changes`, { version });
const sessionOf = async (id: string) => (await read(id)).document.sessions?.[0]?.id ?? "";
const titlesOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await read(id)).document.texts.ja["title"]));

describe("the later events of a series", () => {
  it("are numbered on", async () => {
    const { id, later } = await series();
    expect(await titlesOf(later)).toEqual(["碁の会 vol.2", "碁の会 vol.3", "碁の会 vol.4"]);
    const longer = await admin.call("POST", "/admin/event-series", {
      eventId: id,
      rule: { ...rule, count: 4 },
      publish: true,
    });
    const { items } = eventSeriesSchema.parse(await longer.json());
    expect(await titlesOf(items.map(({ eventId }) => eventId))).toEqual(["碁の会 vol.5"]);
  });

  it("are those after it that are not canceled", async () => {
    const { later } = await series();
    const [second = "", third = "", fourth = ""] = later;
    await reserve(await sessionOf(third));
    await reserve(await sessionOf(third), false);
    await db.updateTable("event").set({ state: "cancelled" }).where("id", "=", fourth).execute();
    expect(await following(second)).toEqual([
      {
        id: third,
        day: "2027-05-02",
        state: "published",
        isPublic: true,
        ifCancelled: { mails: 1, calls: 1 },
      },
    ]);
    const drafts = await series({ publish: false });
    expect((await following(drafts.id)).map(({ isPublic }) => isPublic)).toEqual([
      false,
      false,
      false,
    ]);
    await db
      .deleteFrom("content_draft")
      .where("item_id", "=", drafts.later[0] ?? "")
      .execute();
    expect(await following(drafts.id)).toHaveLength(2);
    expect(await following((await organized()).id)).toEqual([]);
  });
});

describe("changing the later events of a series as well", () => {
  it("carries the changes over, with their own days and numbers, and tells their guests", async () => {
    const { id, document, later } = await series();
    const [second = "", third = ""] = later;
    await reserve(await sessionOf(second));
    await reserve(await sessionOf(second), false);
    // The third has its own fee, which stays.
    await db.updateTable("event").set({ fee: 900 }).where("id", "=", third).execute();
    const changed = withSessions(document, () => ({ endsAt: at(2.5), capacity: 12 }));
    const { version } = await saveDraft(id, {
      ...changed,
      shared: { ...document.shared, slug: "another", fee: 2000 },
      texts: {
        ...document.texts,
        ja: { ...document.texts.ja, title: "囲碁の会 vol.1", notice: "雨のため。" },
      },
    });
    const plan = await preview(id);
    expect(plan).toMatchObject([
      { id: second, isPublished: true, kept: [], told: { mails: 1, calls: 1 }, problems: 0 },
      { id: third, isPublished: true, kept: ["fee"], told: { mails: 0, calls: 0 } },
      { isPublished: true },
    ]);
    const answer = await change(id, version);
    expect(answer.status).toBe(200);
    expect(carriedChangesSchema.strict().parse(await answer.json()).items).toEqual(plan);
    expect((await read(id)).document.shared["slug"]).toBe("another");
    const { document: next } = await read(second);
    expect(next).toMatchObject({
      shared: { fee: 2000, slug: expect.stringMatching(/^go-.*-2027-04-25$/) },
      texts: { ja: { title: "囲碁の会 vol.2", notice: "" } },
      sessions: [{ startsAt: at(week), endsAt: at(week + 2.5), capacity: 12 }],
    });
    expect((await read(third)).document.shared["fee"]).toBe(900);
    expect(await titlesOf(later)).toEqual(["囲碁の会 vol.2", "囲碁の会 vol.3", "囲碁の会 vol.4"]);
  });

  it("adds and removes tables, and leaves alone a draft's publication and what cannot be published", async () => {
    const { id, document, later } = await series();
    const [second = "", third = "", fourth = ""] = later;
    await reserve(await sessionOf(third));
    await saveDraft(second, (await read(second)).document);
    const [session] = document.sessions ?? [];
    if (!session) throw new Error("no session");
    const table = { ...session, id: randomUUID(), kind: "table" as const, letter: "い" };
    const { version } = await saveDraft(id, { ...document, sessions: [table] });
    expect((await preview(id)).map(({ isPublished, problems }) => [isPublished, problems])).toEqual(
      [
        [false, 0],
        [false, 1],
        [true, 0],
      ],
    );
    expect((await change(id, version)).status).toBe(200);
    const lettersOf = async (event: string) =>
      (await read(event)).document.sessions?.map(({ letter }) => letter);
    expect(await Promise.all([second, third, fourth].map(lettersOf))).toEqual([[""], [""], ["い"]]);
    const drafts = await db
      .selectFrom("content_draft")
      .select("document")
      .where("item_id", "in", [second, third])
      .execute();
    expect(drafts).toMatchObject([
      { document: { sessions: [{ letter: "い" }] } },
      { document: { sessions: [{ letter: "い" }] } },
    ]);
  });

  it("refuses an old version as a whole, an event without changes, and people who are no admins", async () => {
    const { id, document, later } = await series();
    expect((await change(id, 0)).status).toBe(409);
    const { version } = await saveDraft(id, {
      ...document,
      shared: { ...document.shared, fee: 1 },
    });
    expect((await change(id, version + 1)).status).toBe(409);
    expect((await read(later[0] ?? "")).document.shared["fee"]).toBe(1500);
    expect((await change(randomUUID(), 1)).status).toBe(404);
    const guest = await signedIn({ role: "user" });
    const refused = await guest.call("POST", `/admin/events/${id}/following/changes`, { version });
    expect(refused.status).toBe(403);
  });
});

describe("canceling the later events of a series as well", () => {
  const notice = { ja: "しばらくお休みします。", en: "" };
  const cancel = (id: string, isWhole: boolean) =>
    admin.call("POST", `/admin/events/${id}/cancellation`, {
      notice,
      reason: "休業",
      following: isWhole,
    });

  it("cancels them and counts everybody who is told", async () => {
    const { sessionId, later, id } = await series();
    const [second = "", third = "", fourth = ""] = later;
    await reserve(sessionId);
    await reserve(await sessionOf(second));
    await reserve(await sessionOf(fourth), false);
    const answer = await admin.call("POST", `/admin/events/${second}/cancellation-preview`, {
      notice,
      following: true,
    });
    expect(previewedCancellationSchema.strict().parse(await answer.json())).toMatchObject({
      told: 1,
      withoutMail: 1,
    });
    const cancelled = await cancel(second, true);
    expect(await cancelled.json()).toEqual({ id: second, state: "cancelled", events: 3 });
    const states = await Promise.all(
      [id, second, third, fourth].map(async (one) => (await read(one)).state),
    );
    expect(states).toEqual(["published", "cancelled", "cancelled", "cancelled"]);
    const audit = await db
      .selectFrom("audit_entry")
      .select("subject_id")
      .where("action", "=", "event.cancel")
      .where("subject_id", "in", later)
      .execute();
    expect(audit).toHaveLength(3);
  });

  it("stops scheduled publication of their drafts, and keeps the drafts", async () => {
    const { id, later } = await series({ publish: false });
    await db
      .updateTable("content_draft")
      .set({ publish_at: new Date(Date.now() + 3_600_000), saved_by_id: (await createUser(db)).id })
      .where("item_id", "=", later[1] ?? "")
      .execute();
    expect(await (await cancel(id, true)).json()).toMatchObject({ events: 1 });
    const drafts = await db
      .selectFrom("content_draft")
      .select("publish_at")
      .where("item_id", "in", later)
      .execute();
    expect(drafts).toEqual([{ publish_at: null }, { publish_at: null }, { publish_at: null }]);
  });

  it("cancels only itself unless asked", async () => {
    const { id, later } = await series();
    expect(await (await cancel(id, false)).json()).toMatchObject({ events: 1 });
    expect((await read(later[0] ?? "")).state).toBe("published");
  });
});
