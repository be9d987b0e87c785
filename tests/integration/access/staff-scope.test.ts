import { randomUUID } from "node:crypto";
import type { AdminReservation } from "@takujo/contracts/booking/organizer/admin-reservation";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import { venueDay } from "@takujo/i18n/format-date";
import { beforeAll, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";

const { db } = await createTestDatabase();
const options = { db, logger: silentLogger, secret: "of the test", origin: testOrigin };
const apis = { games: createGamesApi(options), platform: createPlatformApi(options) };
const signIn = await signingIn(db, apis.games, "");

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Somebody of the staff, at both APIs. */
async function staff(roles: string[], eventIds: string[] | null = null) {
  const person = await signIn();
  await createStaffMember(db, { userId: person.id, roles, eventIds });
  const ask = async (base: string, method: Method, path: string, body?: object) => {
    const api = base === "/api/v1" ? apis.games : apis.platform;
    const answer = await api.request(`${base}/authorized${path}`, {
      method,
      headers: {
        authorization: person.authorization,
        "idempotency-key": randomUUID(),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };
  return {
    ...person,
    games: (method: Method, path: string, body?: object) => ask("/api/v1", method, path, body),
    platform: (method: Method, path: string, body?: object) =>
      ask("/api/platform/v1", method, path, body),
  };
}
type Staff = Awaited<ReturnType<typeof staff>>;

const phone = "090-1111-9876";
async function night(title: string) {
  const event = await createEvent(db, { title, startsAt: new Date(Date.now() + 86_400_000) });
  const session = await createEventSession(db, { eventId: event.id, capacity: 20 });
  const person = await createUser(db, { name: "西村 あおい" });
  const party = await createReservation(db, {
    eventSessionId: session.id,
    userId: person.id,
    name: "西村 あおい",
    kana: "にしむら あおい",
    phone,
  });
  await db
    .insertInto("reservation_staff_note")
    .values({
      reservation_id: party.id,
      note: "静かな席",
      updated_at: new Date(),
      updated_by_id: "an admin",
    })
    .execute();
  return { event, session, person, party };
}

let own: Awaited<ReturnType<typeof night>>;
let other: Awaited<ReturnType<typeof night>>;
let host: Staff;
let desk: Staff;
let treasurer: Staff;
let editor: Staff;

beforeAll(async () => {
  [own, other] = [await night("花札の夜"), await night("重量級の夜")];
  host = await staff(["host"], [own.event.id]);
  desk = await staff(["desk"], [own.event.id]);
  treasurer = await staff(["treasurer"]);
  editor = await staff(["editor"]);
});

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const listOf = (query: Record<string, string>) =>
  `/admin/reservations?${new URLSearchParams(query)}`;

describe("a host", () => {
  it("sees guests of their own events only, by any form of id", async () => {
    for (const event of [own.event.id, own.event.slug]) {
      const { status, body } = await host.games("GET", listOf({ event }));
      expect([status, body.items.length]).toEqual([200, 1]);
    }
    expect(await statusOf(host.games("GET", listOf({ session: own.session.id })))).toBe(200);
    for (const query of [
      {},
      { when: "upcoming" },
      { q: "西村" },
      { event: other.event.id },
      { event: other.event.slug },
      { session: other.session.id },
      { event: other.event.id, session: own.session.id },
    ]) {
      expect(await statusOf(host.games("GET", listOf(query))), JSON.stringify(query)).toBe(403);
    }
    // The session of another event adds nobody.
    const mixed = await host.games(
      "GET",
      listOf({ event: own.event.id, session: other.session.id }),
    );
    expect(mixed.body.items).toEqual([]);
  });

  it("cannot read telephones or addresses, or search by them", async () => {
    const path = `/admin/reservations/${own.party.id}`;
    const { body } = await host.games("GET", path);
    const seen = body as AdminReservation;
    expect(seen).toMatchObject({ name: "西村 あおい", phone: "", staffNote: "静かな席" });
    expect(seen.person?.email).toBe("");
    expect(Object.values(seen.may)).not.toContain(true);
    expect(JSON.stringify(seen)).not.toMatch(/9876|@example\.jp/);
    for (const q of ["9876", phone, own.person.email]) {
      const found = await host.games("GET", listOf({ event: own.event.id, q }));
      expect(found.body.items, q).toEqual([]);
    }
    const byName = await host.games("GET", listOf({ event: own.event.id, q: "西村" }));
    expect(byName.body.items).toHaveLength(1);
  });

  it("writes notes at their own events, and cannot change reservations", async () => {
    const note = { before: "静かな席", note: "窓ぎわ" };
    const at = (id: string, path: string) => `/admin/reservations/${id}${path}`;
    expect(await statusOf(host.games("PATCH", at(own.party.id, "/staff-note"), note))).toBe(200);
    for (const id of [other.party.id, randomUUID()]) {
      expect(await statusOf(host.games("PATCH", at(id, "/staff-note"), note))).toBe(403);
      expect(await statusOf(host.games("GET", at(id, "")))).toBe(403);
    }
    const reason = "x";
    expect(await statusOf(host.games("POST", at(own.party.id, "/cancel"), { reason }))).toBe(403);
    expect(
      await statusOf(host.games("PATCH", `/admin/people/${own.person.id}/staff-note`, note)),
    ).toBe(403);
  });

  it("works at the door of their events", async () => {
    const doorOf = (id: string) => statusOf(host.games("GET", `/reception/events/${id}`));
    expect([await doorOf(own.event.id), await doorOf(other.event.id)]).toEqual([200, 403]);
    const ticket = (code: string) => statusOf(host.games("GET", `/reception/tickets/${code}`));
    expect([await ticket(own.party.code), await ticket(other.party.code)]).toEqual([200, 404]);
    const { body } = await host.games("GET", "/reception/events");
    expect(body.events.map(({ id }: { id: string }) => id)).toEqual([own.event.id]);
  });

  it("writes drafts of their events by id only, and cannot publish", async () => {
    const at = (id: string, path = "") => `/admin/content/event/${id}${path}`;
    const read = await host.platform("GET", at(own.event.id));
    expect(read.status).toBe(200);
    const { version, document } = read.body;
    const texts = {
      ...document.texts,
      ja: { ...document.texts.ja, title: "花札の夜、二十一回" },
    };
    const draft = { version, document: { ...document, texts } };
    const saved = await host.platform("PUT", at(own.event.id, "/draft"), draft);
    expect(saved.status).toBe(200);
    for (const id of [other.event.id, randomUUID(), own.event.id.toUpperCase()]) {
      expect(await statusOf(host.platform("GET", at(id)))).toBe(403);
      expect(await statusOf(host.platform("PUT", at(id, "/draft"), draft))).toBe(403);
      expect(await statusOf(host.platform("GET", at(id, "/preview")))).toBe(403);
      expect(await statusOf(host.platform("GET", at(id, "/revisions")))).toBe(403);
    }
    const publication = { version: saved.body.version };
    for (const [method, path, body] of [
      ["POST", at(own.event.id, "/publication"), publication],
      ["DELETE", at(own.event.id, "/draft")],
      ["POST", at(own.event.id, "/archive")],
      ["POST", `/admin/events/${own.event.id}/cancellation`, { notice: {}, reason: "x" }],
      ["POST", "/admin/content/event", {}],
      ["GET", "/admin/content/event"],
      ["GET", `/admin/content/news/${own.event.id}`],
      ["GET", "/admin/event-templates"],
    ] as const) {
      expect(await statusOf(host.platform(method, path, body)), path).toBe(403);
    }
    const title = db
      .selectFrom("event_text")
      .select("title")
      .where("event_id", "=", own.event.id)
      .where("locale", "=", "ja");
    expect(await title.executeTakeFirst()).toEqual({ title: "花札の夜" });
    // An editor has what the host wrote.
    const asEditor = await editor.platform("GET", at(own.event.id));
    expect(asEditor.body.document.texts.ja.title).toBe("花札の夜、二十一回");
  });

  it("cannot change scheduled drafts", async () => {
    const path = `/admin/content/event/${own.event.id}`;
    const { body } = await host.platform("GET", path);
    const { version, document } = body;
    await db
      .updateTable("content_draft")
      .set({ publish_at: new Date(Date.now() + 86_400_000) })
      .where("item_id", "=", own.event.id)
      .execute();
    const refused = await host.platform("PUT", `${path}/draft`, { version, document });
    expect([refused.status, refused.body.reason]).toEqual([409, "scheduled"]);
    const change = { version, document };
    expect(await statusOf(editor.platform("PUT", `${path}/draft`, change))).toBe(200);
    await db
      .updateTable("content_draft")
      .set({ publish_at: null })
      .where("item_id", "=", own.event.id)
      .execute();
  });

  it("is shown their own events in lists", async () => {
    const drafted = randomUUID();
    await db
      .insertInto("content_draft")
      .values({
        kind: "event",
        item_id: drafted,
        is_new: true,
        document: JSON.stringify({ shared: {}, texts: { ja: {}, en: {} } }),
      })
      .execute();
    const both = await staff(["host"], [own.event.id, drafted]);
    const idsOf = async (who: Staff, view: string) => {
      const { body } = await who.platform("GET", `/admin/events?view=${view}&locale=ja&limit=25`);
      return body.items.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf(both, "upcoming")).toEqual([own.event.id]);
    expect(await idsOf(both, "draft")).toEqual([drafted]);
    expect(await idsOf(host, "draft")).toEqual([]);
    expect(await idsOf(host, "past")).toEqual([]);
    expect(await idsOf(host, "cancelled")).toEqual([]);
    expect(await idsOf(editor, "upcoming")).toEqual(
      expect.arrayContaining([own.event.id, other.event.id]),
    );
  });
});

describe("the desk of one event", () => {
  const at = (id: string, path = "") => `/admin/reservations/${id}${path}`;
  const reason = "電話での依頼";

  it("sees the call list, and changes their event's reservations", async () => {
    const { body } = await desk.games("GET", at(own.party.id));
    expect(body).toMatchObject({ phone, may: { cancel: true } });
    expect(body.person.email).toBe(own.person.email);
    const found = await desk.games("GET", listOf({ event: own.event.id, q: "9876" }));
    expect(found.body.items).toHaveLength(1);
    const changed = await desk.games("PATCH", at(own.party.id), {
      version: body.version,
      seats: 2,
    });
    expect(changed.status).toBe(200);
    const added = await desk.games("POST", "/admin/reservations", {
      sessionId: own.session.id,
      seats: 1,
      name: "上野 はるか",
      kana: "",
      phone: "",
    });
    expect(added.status).toBe(201);
    expect(await statusOf(desk.games("POST", at(added.body.id, "/cancel"), { reason }))).toBe(200);
    expect(await statusOf(desk.games("POST", at(added.body.id, "/restore"), { reason }))).toBe(200);
    const ahead = await desk.games("GET", "/admin/reservation-events");
    expect(ahead.body.items.map(({ id }: { id: string }) => id)).toEqual([own.event.id]);
  });

  it("cannot change another event, by id, in a list, or by moving", async () => {
    const rows = () =>
      db.selectFrom("reservation").selectAll().where("id", "=", other.party.id).execute();
    const before = await rows();
    const [mine, theirs] = [own.party.id, other.party.id];
    const party = { seats: 1, name: "x", kana: "", phone: "" };
    for (const [method, path, body] of [
      ["GET", at(theirs)],
      ["PATCH", at(theirs), { version: 1, seats: 1 }],
      ["POST", at(theirs, "/cancel"), { reason }],
      ["POST", at(theirs, "/restore"), { reason }],
      ["POST", at(theirs, "/offer"), { reason }],
      ["POST", "/admin/reservations", { ...party, sessionId: other.session.id }],
      ["POST", "/admin/reservations", { ...party, sessionId: randomUUID() }],
      ["POST", at("move"), { reservationIds: [theirs], sessionId: own.session.id }],
      ["POST", at("move"), { reservationIds: [mine], sessionId: other.session.id }],
      ["POST", at("move"), { reservationIds: [mine, theirs], sessionId: own.session.id }],
      ["POST", at("mail"), { reservationIds: [mine, theirs] }],
      ["POST", at("mail-preview"), { reservationIds: [mine, theirs], locale: "ja" }],
      ["POST", at("mail"), { reservationIds: [mine, randomUUID()] }],
      ["PATCH", at(theirs, "/staff-note"), { before: "静かな席", note: "" }],
      // Data of all events is not theirs.
      ["GET", "/admin/calls"],
      ["GET", `/admin/calls?event=${own.event.id}`],
      ["GET", "/admin/dashboard"],
      ["POST", `/admin/tables/${own.session.id}/decision`, { decision: "go-ahead" }],
      ["GET", "/admin/reservations.csv?set=list&encoding=utf-8"],
      ["POST", "/admin/reservations/contacts.csv", { reason, encoding: "utf-8", locale: "ja" }],
    ] as const) {
      expect(await statusOf(desk.games(method, path, body)), `${method} ${path}`).toBe(403);
    }
    expect(await statusOf(desk.platform("GET", "/admin/inquiries"))).toBe(403);
    expect(await rows()).toEqual(before);
  });

  it("acts under its own name in the audit log", async () => {
    const entries = await db
      .selectFrom("audit_entry")
      .select("action")
      .where("actor_id", "=", desk.id)
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      "reservation.change",
      "reservation.add",
      "reservation.cancel",
      "reservation.restore",
    ]);
  });
});

describe("others of the staff", () => {
  it("the treasurer sees every list, without contacts, and changes nothing", async () => {
    const { body } = await treasurer.games("GET", listOf({ when: "upcoming" }));
    expect(body.items.length).toBeGreaterThan(1);
    const read = await treasurer.games("GET", `/admin/reservations/${other.party.id}`);
    expect(read.body).toMatchObject({ phone: "", staffNote: "" });
    const found = await treasurer.games("GET", listOf({ q: "9876" }));
    expect(found.body.items).toEqual([]);
    expect(await statusOf(treasurer.games("GET", "/admin/statistics?locale=ja"))).toBe(200);
    expect(await statusOf(treasurer.games("GET", "/admin/money"))).toBe(200);
    const cancel = `/admin/reservations/${other.party.id}/cancel`;
    expect(await statusOf(treasurer.games("POST", cancel, { reason: "x" }))).toBe(403);
  });

  it("the editor writes to guests without seeing names and contact details", async () => {
    const made = await editor.platform("POST", "/admin/messages", { eventId: other.event.id });
    expect(made.status).toBe(201);
    await createReservation(db, {
      eventSessionId: other.session.id,
      name: "電話のお客",
      phone: "03-2222-3333",
    });
    const path = `/admin/messages/${made.body.id}`;
    const { status, body } = await editor.platform("GET", `${path}?locale=ja`);
    expect(status).toBe(200);
    expect(body.audience.withoutMail).toMatchObject([{ name: "", phone: "" }]);
    const draft = {
      version: body.version,
      sessionId: null,
      segments: ["confirmed"],
      subjectJa: "お知らせ",
      bodyJa: "本文",
      subjectEn: "",
      bodyEn: "",
      calls: true,
    };
    const saved = await editor.platform("PUT", path, draft);
    expect(saved.status).toBe(200);
    // At noon, outside quiet hours.
    const noon = new Date(`${venueDay(new Date(Date.now() + 86_400_000))}T12:00:00+09:00`);
    const order = { version: saved.body.version, at: noon.toISOString(), urgentReason: null };
    const sent = await editor.platform("POST", `${path}/send`, order);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const recipients = await editor.platform("GET", `${path}/recipients`);
    expect(recipients.body.items).toHaveLength(2);
    expect(JSON.stringify(recipients.body)).not.toMatch(/@example\.jp|電話のお客|西村/);
    expect(await statusOf(editor.games("GET", listOf({ event: other.event.id })))).toBe(403);
    expect(await statusOf(editor.games("GET", `/reception/events/${other.event.id}`))).toBe(403);
  });

  it("the desk of all events answers inquiries, and can be given one", async () => {
    const everywhere = await staff(["desk"]);
    const inquiry = await db
      .insertInto("contact_inquiry")
      .values({
        receipt: "1000-0001-AAAA",
        category: "event",
        name: "森野",
        email: "morino@example.jp",
        body: "傘を忘れました",
        locale: "ja",
        reply_locale: "ja",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const path = `/admin/inquiries/${inquiry.id}`;
    const { body } = await everywhere.platform("GET", path);
    const names = body.assignees.map(({ id }: { id: string }) => id);
    expect(names).toContain(everywhere.id);
    expect(names).not.toContain(desk.id);
    const admin = await signIn({ role: "admin" });
    const assign = (assigneeId: string) =>
      apis.platform.request(`/api/platform/v1/authorized${path}/assignee`, {
        method: "PUT",
        headers: { authorization: admin.authorization, "content-type": "application/json" },
        body: JSON.stringify({ assigneeId }),
      });
    expect((await assign(everywhere.id)).status).toBe(200);
    expect((await assign(desk.id)).status).toBe(400);
  });
});
