import { randomUUID } from "node:crypto";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  type AuditEntryQuery,
  auditEntryListSchema,
  auditEntryQuerySchema,
} from "@takujo/contracts/insight/audit-log";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { type AuditEntry, insertAuditEntry } from "@takujo/runtime/audit/queries";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

const { db } = await createTestDatabase();
const admin = await createUser(db, { name: "高橋 まこと", role: "admin", image: "avatar:matsu" });

const list = async (query: Partial<AuditEntryQuery> = {}) =>
  auditEntryListSchema
    .strict()
    .parse(await listAuditEntries(db, { ...auditEntryQuerySchema.parse({}), ...query }));

const note = (entry: Partial<AuditEntry> = {}) =>
  insertAuditEntry(db, {
    actorId: admin.id,
    action: "reservation.check-in",
    subject: { kind: "reservation", id: randomUUID() },
    ...entry,
  });

/** At a given time. */
const noteAt = (at: string, subjectId: string) =>
  sql`insert into audit_entry (at, actor_id, action, subject_kind, subject_id)
    values (${at}::timestamptz, ${admin.id}, 'content.edit', 'news', ${subjectId})`.execute(db);

describe("an entry", () => {
  it("shows actor, impersonated person, changes and reason", async () => {
    const person = await createUser(db, { name: "小林 なぎさ" });
    const { id: eventId } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const reservation = await createReservation(db, { eventSessionId, name: "上野 はるか" });
    await note({
      actingAsId: person.id,
      action: "reservation.change",
      subject: { kind: "reservation", id: reservation.id },
      before: { seats: 1, state: "confirmed" },
      after: { seats: 2, state: "confirmed", guests: ["a", "b"] },
      reason: "電話での依頼",
    });
    const { items } = await list({ subject: reservation.id });
    expect(items).toMatchObject([
      {
        actor: { id: admin.id, name: "高橋 まこと", icon: "avatar:matsu" },
        actingAs: { id: person.id, name: "小林 なぎさ" },
        action: "reservation.change",
        subject: {
          kind: "reservation",
          id: reservation.id,
          label: spokenCode(reservation.code),
          name: "上野 はるか",
        },
        changes: [
          { field: "seats", before: 1, after: 2 },
          { field: "guests", before: null, after: "a, b" },
        ],
        reason: "電話での依頼",
      },
    ]);
  });

  it("keeps ids of deleted people, without names", async () => {
    const gone = await createUser(db, { name: "きえる なまえ", role: "admin" });
    const subject = { kind: "user", id: gone.id };
    await note({ actorId: gone.id, subject });
    await db.deleteFrom("user").where("id", "=", gone.id).execute();
    const { items, actors } = await list({ actor: gone.id });
    expect(items).toMatchObject([
      { actor: { id: gone.id, name: "", handle: null }, subject: { label: null, name: null } },
    ]);
    expect(actors.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.id, gone.id]));
  });

  it("shows the title of an event whose reservations were exported as it is", async () => {
    const { id } = await createEvent(db, { title: "ABCD2345", english: null });
    await note({ action: "reservation.export", subject: { kind: "reservation", id } });
    const { items } = await list({ locale: "ja", limit: 1 });
    expect(items).toMatchObject([{ subject: { kind: "reservation", label: "ABCD2345" } }]);
  });

  it("shows people, messages and invitations by name, not by code", async () => {
    const named = await createUser(db, { name: "小林 なぎさ" });
    const nameless = await createUser(db);
    const { id: eventId } = await createEvent(db, { title: "花札の夜" });
    const newMessage = async (subject: string) => {
      const row = { event_id: eventId, subject_ja: subject, made_by_id: admin.id };
      return (await db.insertInto("message").values(row).returning("id").executeTakeFirstOrThrow())
        .id;
    };
    const newInvitation = async (name: string) => {
      const email = `${randomUUID()}@example.jp`;
      const row = {
        ...{ email, name, locale: "ja", roles: ["desk"] },
        ...{ invited_by_id: admin.id, expires_at: new Date(Date.now() + 60_000) },
      };
      const { id } = await db
        .insertInto("staff_invitation")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id, email };
    };
    const open = await newInvitation("");
    const accepted = { id: randomUUID() };
    await note({
      actorId: named.id,
      action: "staff.accept",
      subject: { kind: "user", id: named.id },
      after: { eventIds: [eventId], invitationId: accepted.id },
    });
    const subjects = [
      ["user", named.id, "小林 なぎさ"],
      ["user", nameless.id, nameless.email],
      ["message", await newMessage("持ちもの"), "持ちもの"],
      ["message", await newMessage(""), "花札の夜"],
      ["staff-invitation", open.id, open.email],
      ["staff-invitation", (await newInvitation("森 けい")).id, "森 けい"],
      ["staff-invitation", accepted.id, "小林 なぎさ"],
      ["staff-invitation", randomUUID(), null],
    ] as const;
    for (const [kind, id] of subjects) await note({ subject: { kind, id } });
    const { items } = await list({ limit: subjects.length + 1 });
    const labels = items.map(({ subject }) => subject.label).toReversed();
    expect(labels).toEqual(["小林 なぎさ", ...subjects.map(([, , label]) => label)]);
    expect(items.at(-1)?.changes).toEqual([
      { field: "eventIds", before: null, after: "花札の夜" },
      { field: "invitationId", before: null, after: "小林 なぎさ" },
    ]);
    const byNameless = { actorId: nameless.id, subject: { kind: "user", id: named.id } };
    await note(byNameless);
    expect((await list({ limit: 1 })).items[0]?.actor.name).toBe(nameless.email);
  });

  it("names content in the language that is asked for, or in Japanese", async () => {
    const both = await createEvent(db, { title: "雨の館", english: { title: "House of Rain" } });
    const one = await createEvent(db, { title: "花札の夜", english: null });
    for (const { id } of [both, one]) await note({ subject: { kind: "event", id } });
    const labels = async (locale: "ja" | "en") =>
      (await list({ locale, limit: 2 })).items.map(({ subject }) => subject.label);
    expect(await labels("en")).toEqual(["花札の夜", "House of Rain"]);
    expect(await labels("ja")).toEqual(["花札の夜", "雨の館"]);
  });
});

describe("entries are found", () => {
  it("by the code, the receipt, the handle and the slug of what they are about", async () => {
    const { id: eventId, slug } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const reservation = await createReservation(db, { eventSessionId });
    const inquiry = await createContactInquiry(db);
    const user = await createUser(db);
    const { handle } = await db
      .selectFrom("profile")
      .select("handle")
      .where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    const kinds = [
      ["event", eventId, slug],
      ["reservation", reservation.id, spokenCode(reservation.code).toLowerCase()],
      ["contact-inquiry", inquiry.id, inquiry.receipt],
      ["user", user.id, `@${handle}`],
      ["path", "/api/v1/authorized/profile", "/api/v1/authorized/profile"],
    ] as const;
    for (const [kind, id] of kinds) await note({ subject: { kind, id } });
    for (const [kind, id, text] of kinds) {
      const { items, count } = await list({ subject: text });
      expect([kind, items.map(({ subject }) => subject.id), count]).toEqual([kind, [id], 1]);
    }
    expect(await list({ subject: "no-such-thing" })).toMatchObject({
      items: [],
      count: 0,
      next: null,
    });
  });

  it("by who, by group, and by whether it was in another's name", async () => {
    const other = await createUser(db, { name: "三浦", role: "admin" });
    const person = await createUser(db);
    const subject = { kind: "user", id: person.id };
    await note({ actorId: other.id, action: "user.ban", subject });
    await note({
      actorId: other.id,
      action: "impersonation.start",
      actingAsId: person.id,
      subject,
    });
    await note({ actorId: other.id, action: "user.unban", subject });
    const actions = async (query: Partial<AuditEntryQuery>) =>
      (await list({ actor: other.id, ...query })).items.map(({ action }) => action);
    expect(await actions({})).toEqual(["user.unban", "impersonation.start", "user.ban"]);
    expect(await actions({ group: "user" })).toEqual(["user.unban", "user.ban"]);
    expect(await actions({ impersonated: true })).toEqual(["impersonation.start"]);
  });

  it("by days in Japan, both of them included", async () => {
    const id = randomUUID();
    for (const clock of ["14:59:59", "15:00:00"]) await noteAt(`2026-04-11T${clock}Z`, id);
    for (const clock of ["14:59:59", "15:00:00"]) await noteAt(`2026-04-13T${clock}Z`, id);
    const days = { from: "2026-04-12", to: "2026-04-13" };
    const { items } = await list({ subject: id, ...days });
    expect(items.map(({ at }) => at)).toEqual([
      "2026-04-13T14:59:59.000Z",
      "2026-04-11T15:00:00.000Z",
    ]);
  });

  it("page by page, each once, also entries of the same moment", async () => {
    const id = randomUUID();
    const moment = "2026-05-01T00:00:00.123456Z";
    for (let index = 0; index < 7; index += 1) await noteAt(moment, id);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { items, next, count } = await list({ subject: id, limit: 3, after });
      expect(count).toBe(7);
      seen.push(...items.map((item) => item.id));
      after = next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect([...seen].sort((one, other) => Number(other) - Number(one))).toEqual(seen);
  });
});

it("is for admins, and is not cached", async () => {
  const api = createGamesApi({ db, logger: silentLogger, secret: "x", origin: testOrigin });
  const signedIn = await signingIn(db, api, "/api/v1");
  expect((await (await signedIn()).call("GET", "/admin/audit-entries")).status).toBe(403);
  const caller = await signedIn({ role: "admin" });
  const answer = await caller.call("GET", "/admin/audit-entries?impersonated=true&limit=1");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await caller.call("GET", "/admin/audit-entries?after=x")).status).toBe(400);
});
