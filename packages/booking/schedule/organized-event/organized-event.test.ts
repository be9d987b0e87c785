import { randomUUID } from "node:crypto";
import { eventStore } from "@takujo/content/editing/stores/event/index";
import {
  eventConsequencesSchema,
  organizedEventListSchema,
  previewedCancellationSchema,
} from "@takujo/contracts/booking/schedule/organized-event";
import { eventSeriesSchema } from "@takujo/contracts/booking/schedule/series/event-series";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { createVenue } from "@takujo/db/testing/create-venue";
import { createEventMailPreview } from "@takujo/email/reservation/preview-event-mail";
import { describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
  previewEventMail: createEventMailPreview({
    origin: testOrigin,
    replyTo: () => "desk@takujo.example",
  }),
});
const signedIn = await signingIn(db, api, "/api/platform/v1");
const admin = await signedIn({ role: "admin" });

const hour = 3_600_000;
const startsAt = new Date("2027-04-18T13:00+09:00");
const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();

async function organized(options: Parameters<typeof createEvent>[1] = {}) {
  const { id } = await createEvent(db, { startsAt, ...options });
  const session = await createEventSession(db, { eventId: id, startsAt, capacity: 10 });
  const stored = await eventStore.read(db, id);
  if (!stored) throw new Error("no such event");
  return { id, sessionId: session.id, document: stored.document };
}

async function reserve(sessionId: string, state: string, hasAccount = true) {
  const userId = hasAccount ? (await createUser(db)).id : undefined;
  await createReservation(db, {
    eventSessionId: sessionId,
    state,
    seats: 2,
    ...(userId && { userId }),
  });
}

const saveDraft = (id: string, document: ContentDocument) =>
  db
    .insertInto("content_draft")
    .values({ kind: "event", item_id: id, document: JSON.stringify(document), is_new: false })
    .execute();

async function consequencesOf(id: string) {
  const answer = await admin.call("GET", `/admin/events/${id}/consequences`);
  expect(answer.status).toBe(200);
  return eventConsequencesSchema.strict().parse(await answer.json());
}

const moved = (document: ContentDocument, hours: number): ContentDocument => ({
  ...document,
  shared: { ...document.shared, startsAt: at(hours), endsAt: at(hours + 3) },
  sessions: (document.sessions ?? []).map((session) => ({
    ...session,
    startsAt: at(hours),
    endsAt: at(hours + 3),
  })),
});

describe("what a publication will do", () => {
  it("other hours are told to everybody who has seats or waits, in the words of the mail", async () => {
    const { id, sessionId, document } = await organized({ title: "春の夜", notice: "雨のため。" });
    for (const state of ["confirmed", "offered", "waiting", "cancelled", "expired"]) {
      await reserve(sessionId, state);
    }
    await reserve(sessionId, "confirmed", false);
    await saveDraft(id, moved(document, 2));
    const consequences = await consequencesOf(id);
    expect(consequences).toMatchObject({
      isPublic: true,
      seatsTaken: 6,
      parties: 3,
      toldOfMove: 3,
      toldOfCallOff: 0,
      withoutMail: 1,
      sessions: [{ id: sessionId, isMoved: true, isCalledOff: false, isInUse: true, waiting: 1 }],
    });
    const [japanese, english, ...others] = consequences.mails;
    expect(others).toEqual([]);
    expect(japanese).toMatchObject({ kind: "event-changed", locale: "ja" });
    expect(japanese?.text).toContain("2027年4月18日(日) 15:00〜18:00");
    expect(japanese?.text).toContain("（お名前） 様");
    expect(japanese?.text).toContain("雨のため。");
    expect(english?.text).toContain("Sun, 18 Apr 2027, 15:00–18:00 JST");
  });

  it("another place is told as well, with its address", async () => {
    const { id, sessionId, document } = await organized();
    await reserve(sessionId, "confirmed");
    const venue = await createVenue(db, { name: "本の家" });
    await saveDraft(id, { ...document, shared: { ...document.shared, venue: venue.id } });
    const { toldOfMove, mails } = await consequencesOf(id);
    expect(toldOfMove).toBe(1);
    expect(mails[0]?.text).toContain("本の家");
  });

  it("a session that is called off has a mail of its own", async () => {
    const { id, sessionId, document } = await organized();
    await reserve(sessionId, "confirmed");
    const sessions = (document.sessions ?? []).map((session) => ({ ...session, calledOff: true }));
    await saveDraft(id, { ...moved(document, 1), sessions });
    const { toldOfMove, toldOfCallOff, mails } = await consequencesOf(id);
    expect([toldOfMove, toldOfCallOff]).toEqual([0, 1]);
    expect(mails.map(({ kind, locale }) => `${kind} ${locale}`)).toEqual([
      "table-called-off ja",
      "table-called-off en",
    ]);
  });

  it("changed texts and more seats cause no mails", async () => {
    const { id, sessionId, document } = await organized();
    await reserve(sessionId, "confirmed");
    const sessions = (document.sessions ?? []).map((session) => ({ ...session, capacity: 14 }));
    await saveDraft(id, { ...document, sessions });
    expect(await consequencesOf(id)).toMatchObject({
      toldOfMove: 0,
      mails: [],
      sessions: [{ addedSeats: 4, isMoved: false }],
    });
  });

  it("other prices leave reserved seats what they were promised, and change those without a promise", async () => {
    const student = { key: "student", ja: "学生", en: "Student", yen: 1_000 };
    const { id, sessionId, document } = await organized({ fee: 1_500, prices: [student] });
    const ordinary = { kind: "", full: 1_500, yen: 1_200 };
    const promised = [ordinary, { ...student, kind: "student", full: 1_000 }];
    for (const state of ["confirmed", "attended", "cancelled"]) await reserve(sessionId, state);
    await db
      .updateTable("reservation")
      .set({ prices: JSON.stringify(promised) })
      .where("event_session_id", "=", sessionId)
      .execute();
    await reserve(sessionId, "confirmed");
    await reserve(sessionId, "waiting");
    const nothing = { kept: 0, following: 0 };
    expect((await consequencesOf(id)).prices).toEqual(nothing);
    const pricesAfter = async (shared: object) => {
      await db.deleteFrom("content_draft").where("item_id", "=", id).execute();
      await saveDraft(id, { ...document, shared: { ...document.shared, ...shared } });
      return (await consequencesOf(id)).prices;
    };
    expect(await pricesAfter({ fee: 2_000 })).toEqual({ kept: 2, following: 2 });
    const cheaper = [{ ...student, yen: 500 }];
    expect(await pricesAfter({ prices: cheaper })).toEqual({ kept: 2, following: 0 });
    expect(await pricesAfter({ prices: [], fee: 2_000 })).toEqual({ kept: 4, following: 2 });
    expect(await pricesAfter({ prices: [{ ...student, ja: "学割" }] })).toEqual(nothing);
    for (const unfinished of [
      { fee: null },
      { fee: "" },
      { prices: [{ ...student, yen: null }] },
    ]) {
      expect(await pricesAfter(unfinished)).toEqual(nothing);
    }
  });

  it("is nothing without a draft, or for what never was public, however little it says", async () => {
    const { id, sessionId } = await organized();
    await reserve(sessionId, "confirmed");
    expect(await consequencesOf(id)).toMatchObject({ toldOfMove: 0, mails: [] });
    const fresh = randomUUID();
    await saveDraft(fresh, { shared: {}, texts: { ja: {}, en: {} } });
    expect(await consequencesOf(fresh)).toMatchObject({ isPublic: false, sessions: [], mails: [] });
    const missing = await admin.call("GET", `/admin/events/${randomUUID()}/consequences`);
    expect(missing.status).toBe(404);
  });
});

describe("canceling an event", () => {
  const notice = { ja: "台風のため、中止します。", en: "Because of the typhoon." };
  const cancel = (id: string) =>
    admin.call("POST", `/admin/events/${id}/cancellation`, { notice, reason: "台風" });

  it("shows the mail first, and to how many it goes", async () => {
    const { id, sessionId } = await organized();
    await reserve(sessionId, "confirmed");
    await reserve(sessionId, "waiting");
    await reserve(sessionId, "confirmed", false);
    const answer = await admin.call("POST", `/admin/events/${id}/cancellation-preview`, { notice });
    const preview = previewedCancellationSchema.strict().parse(await answer.json());
    expect(preview).toMatchObject({ told: 2, withoutMail: 1 });
    expect(preview.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("台風のため、中止します。"),
      expect.stringContaining("Because of the typhoon."),
    ]);
    expect((await eventStore.read(db, id))?.state).toBe("published");
  });

  it("leaves the page with its notice, in the draft too, and is audited", async () => {
    const { id, document } = await organized();
    await saveDraft(id, document);
    expect((await cancel(id)).status).toBe(200);
    const stored = await eventStore.read(db, id);
    expect(stored).toMatchObject({
      state: "cancelled",
      document: { texts: { ja: { notice: notice.ja }, en: { notice: notice.en } } },
    });
    const draft = await db
      .selectFrom("content_draft")
      .select("document")
      .where("item_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(draft.document).toMatchObject({ texts: { ja: { notice: notice.ja } } });
    const audit = await db
      .selectFrom("audit_entry")
      .select(["actor_id", "action", "before", "after", "reason"])
      .where("subject_id", "=", id)
      .execute();
    expect(audit).toEqual([
      {
        actor_id: admin.id,
        action: "event.cancel",
        before: { state: "published" },
        after: { state: "cancelled" },
        reason: "台風",
      },
    ]);
    expect((await cancel(id)).status).toBe(409);
  });

  it("is possible only for a public upcoming event", async () => {
    const past = await organized({ startsAt: new Date(Date.now() - 48 * hour) });
    const draft = await organized({ state: "draft" });
    expect((await cancel(past.id)).status).toBe(409);
    expect((await cancel(draft.id)).status).toBe(404);
    expect((await cancel(randomUUID())).status).toBe(404);
  });
});

describe("a series", () => {
  const create = async (body: object) => {
    const answer = await admin.call("POST", "/admin/event-series", body);
    return {
      status: answer.status,
      series: answer.ok ? eventSeriesSchema.strict().parse(await answer.json()) : null,
    };
  };
  const weekly = { every: "week", weekdays: [7], count: 3 };

  it("is drafts of the same event on other days, and can be made longer", async () => {
    const { id } = await organized({ slug: "go-club" });
    const { series } = await create({ eventId: id, rule: weekly });
    expect(series?.items.map(({ day, isPublic }) => [day, isPublic])).toEqual([
      ["2027-04-25", false],
      ["2027-05-02", false],
      ["2027-05-09", false],
    ]);
    const drafts = await db
      .selectFrom("content_draft")
      .select(["document", "is_new"])
      .where("item_id", "in", series?.items.map(({ eventId }) => eventId) ?? [])
      .orderBy("saved_at")
      .execute();
    expect(drafts[0]).toMatchObject({
      is_new: true,
      document: { shared: { slug: "go-club-2027-04-25", startsAt: at(7 * 24) } },
    });
    const again = await create({ eventId: id, rule: { ...weekly, count: 4 } });
    expect(again.series).toMatchObject({
      id: series?.id,
      items: [{ day: "2027-05-16" }],
      skipped: ["2027-04-25", "2027-05-02", "2027-05-09"],
    });
  });

  it("can be published at once, except for incomplete drafts", async () => {
    const { id } = await organized({ slug: "shogi-club" });
    await createEvent(db, { slug: "shogi-club-2027-05-02" });
    const { series } = await create({ eventId: id, rule: weekly, publish: true });
    expect(series?.items.map(({ day, isPublic }) => [day, isPublic])).toEqual([
      ["2027-04-25", true],
      ["2027-05-02", false],
      ["2027-05-09", true],
    ]);
    const stored = await eventStore.read(db, series?.items[0]?.eventId ?? "");
    expect(stored).toMatchObject({
      state: "published",
      document: { sessions: [{ capacity: 10 }] },
    });
  });

  it("needs an event with a day, and a rule with an end", async () => {
    const id = randomUUID();
    await saveDraft(id, { shared: {}, texts: { ja: {}, en: {} } });
    expect((await create({ eventId: id, rule: weekly })).status).toBe(409);
    expect((await create({ eventId: id, rule: { every: "week", weekdays: [1] } })).status).toBe(
      400,
    );
    expect((await create({ eventId: randomUUID(), rule: weekly })).status).toBe(404);
  });
});

describe("the list of events", () => {
  const list = async (query: string) => {
    const answer = await admin.call("GET", `/admin/events?${query}`);
    expect(answer.status).toBe(200);
    return organizedEventListSchema.strict().parse(await answer.json());
  };

  it("goes by the day, page by page, with seats and who waits", async () => {
    const { id, sessionId } = await organized({
      title: "数える夜",
      startsAt: new Date(Date.now() + hour),
    });
    await reserve(sessionId, "confirmed");
    await reserve(sessionId, "waiting");
    const first = await list("view=upcoming&limit=1");
    expect(first.items).toMatchObject([
      { id, titles: { ja: "数える夜" }, capacity: 10, seatsTaken: 2, waiting: 1, hasDraft: false },
    ]);
    const seen = [...first.items];
    let { next } = first;
    while (next) {
      const page = await list(`view=upcoming&limit=3&after=${encodeURIComponent(next)}`);
      seen.push(...page.items);
      next = page.next;
    }
    expect(new Set(seen.map((item) => item.id)).size).toBe(seen.length);
    const { count } = await db
      .selectFrom("event")
      .where("state", "<>", "draft")
      .where("ends_at", ">", new Date())
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(seen).toHaveLength(Number(count));
    const starts = seen.map((item) => item.startsAt ?? "");
    expect(starts).toEqual([...starts].sort());
  });

  it("has drafts by their last change, the hidden among them, once each", async () => {
    const hidden = await organized({ state: "draft", title: "まだ先の夜" });
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page = await list(`view=draft&limit=2${next && `&after=${encodeURIComponent(next)}`}`);
      seen.push(...page.items.map((item) => item.id));
      next = page.next;
    }
    expect(seen).toContain(hidden.id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await list("view=draft&limit=100")).items.length);
  });

  it("has canceled events, and past ones", async () => {
    const { items } = await list("view=cancelled");
    expect(items.map(({ state }) => state)).toEqual(items.map(() => "cancelled"));
    expect(items.length).toBeGreaterThan(0);
    expect((await list("view=past")).items.length).toBeGreaterThan(0);
    const refused = await admin.call("GET", "/admin/events?view=draft&after=nonsense");
    expect(refused.status).toBe(400);
  });
});
