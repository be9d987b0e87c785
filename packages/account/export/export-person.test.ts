import { randomUUID } from "node:crypto";
import { type PersonExport, personExportSchema } from "@takujo/contracts/account/export";
import { createAddress } from "@takujo/db/testing/create-address";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createImage } from "@takujo/db/testing/create-image";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

async function exportOf(person: Person): Promise<PersonExport> {
  const answer = await person.call("GET", "/export");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return personExportSchema.strict().parse(await answer.json());
}

/** Every table with a foreign key to a person, and its column. */
async function tablesOfPeople() {
  const { rows } = await sql<{ table: string; column: string }>`
    select child.relname as table, attribute.attname as column
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and confrelid = '"user"'::regclass`.execute(db);
  return rows;
}

let numberOfReceipt = 1;

async function withEverything() {
  const person = await signedIn({ name: "森野 ことり", image: "avatar:rin" });
  const userId = person.id;
  await createAddress(db, { userId, isDefault: true });
  await createAddress(db, { userId, label: "実家" });
  const { id: eventId } = await createEvent(db);
  await db
    .insertInto("reception_helper")
    .values({ event_id: eventId, user_id: userId, granted_by_id: "somebody" })
    .execute();
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const seats = { eventSessionId, userId, history: [{ cause: "confirm" }] };
  const { id: reservationId } = await createReservation(db, seats);
  await db
    .insertInto("money_correction")
    .values({
      event_id: eventId,
      reservation_id: reservationId,
      kind: "discount",
      owed: -500,
      reason: "a remark of the organizer",
      made_by_id: "an admin",
    })
    .execute();
  await db
    .insertInto("price_mark")
    .values({
      ...{ nonce: randomUUID(), reservation_id: reservationId, place: 0, kind: "student" },
      ...{ marked_at: new Date(), device: "the iPad of the venue", made_by_id: "an admin" },
    })
    .execute();
  const { id: gameId } = await createBoardGame(db);
  const { id: copyId } = await db
    .insertInto("game_copy")
    .values({ board_game_id: gameId, made_by_id: "an admin" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("game_loan")
    .values({
      ...{ nonce: randomUUID(), copy_id: copyId, event_id: eventId, lent_at: new Date() },
      ...{ reservation_id: reservationId, device: "the iPad of the venue", made_by_id: "an admin" },
    })
    .execute();
  const { id: anothersId } = await createReservation(db, { eventSessionId, seats: 2 });
  await db
    .insertInto("friend_seat")
    .values([
      {
        ...{ reservation_id: anothersId, place: 1, number: 2, expires_at: new Date() },
        ...{ state: "taken", taken_at: new Date(), nickname: "ことり", user_id: userId },
        message: "",
        email: "",
      },
      {
        ...{ reservation_id: reservationId, place: 1, number: 2, message: "となりだよ" },
        ...{ expires_at: new Date(), state: "open", taken_at: null, nickname: "" },
        ...{ user_id: null, email: "" },
      },
      {
        ...{ reservation_id: reservationId, place: 2, number: 3, expires_at: new Date() },
        ...{ state: "taken", taken_at: new Date(), nickname: "a friend of theirs" },
        ...{ user_id: null, message: "", email: "friend@example.jp" },
      },
    ])
    .execute();
  const { event_id } = await db
    .selectFrom("event_session")
    .where("id", "=", eventSessionId)
    .select("event_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("table_proposal")
    .values({
      ...{ event_id, user_id: userId, title: "囲碁", audience: "everyone", language: "both" },
      ...{ starts_at: new Date(), ends_at: new Date(Date.now() + 1e6), seats: 4 },
    })
    .execute();
  await db
    .insertInto("game_interest")
    .values({ event_id, user_id: userId, kind: "want", title: "将棋" })
    .execute();
  const { id: kindId } = await db
    .insertInto("pass_kind")
    .values({
      ...{ name_ja: "5回券", name_en: "Five visits", visits: 5, yen: 6000, days: 90 },
      made_by_id: "an admin",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("pass")
    .values({
      ...{ user_id: userId, kind_id: kindId, reason: "a remark of the organizer" },
      ...{ valid_until: new Date(), made_by_id: "an admin" },
    })
    .execute();
  await db
    .insertInto("receipt")
    .values({
      year: 2026,
      number: numberOfReceipt++,
      event_id: eventId,
      reservation_id: reservationId,
      standard: 1500,
      reduced: 0,
      addressee: "株式会社みなも",
      purpose: "参加費",
      document: "{}",
      issued_by: "desk",
      issued_by_id: "an admin",
    })
    .execute();
  const { id: messageId } = await db
    .insertInto("message")
    .values({ event_id: eventId, made_by_id: "somebody" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("message_recipient")
    .values({
      message_id: messageId,
      reservation_id: reservationId,
      user_id: userId,
      way: "mail",
    })
    .execute();
  const { id: inquiryId } = await createContactInquiry(db, { email: person.email });
  await db
    .updateTable("contact_inquiry")
    .set({ user_id: userId })
    .where("id", "=", inquiryId)
    .execute();
  await db
    .insertInto("inquiry_message")
    .values([
      { inquiry_id: inquiryId, kind: "reply", body: "a reply to them", made_by_id: "an admin" },
      {
        inquiry_id: inquiryId,
        kind: "note",
        body: "a note of the organizer",
        made_by_id: "an admin",
      },
      { inquiry_id: inquiryId, kind: "answer", body: "their answer", mail_id: "0".repeat(64) },
    ])
    .execute();
  await createContactInquiry(db, { email: person.email.toUpperCase(), body: "from before" });
  await db
    .insertInto("profile_icon")
    .values({ user_id: userId, bytes: Buffer.alloc(100, "icon") })
    .execute();
  await db
    .insertInto("account")
    .values({ id: `a-${userId}`, accountId: "1", providerId: "x", userId, password: "hash of it" })
    .execute();
  await db
    .insertInto("passkey")
    .values({
      id: `p-${userId}`,
      userId,
      publicKey: "key",
      credentialID: userId,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    })
    .execute();
  await db
    .insertInto("follow")
    .values({ user_id: userId, kind: "event", subject_id: eventId })
    .execute();
  await db
    .insertInto("visit_record")
    .values({
      ...{ user_id: userId, event_session_id: eventSessionId },
      ...{ word: "たのしかった", word_at: new Date() },
    })
    .execute();
  const { id: board_game_id } = await createBoardGame(db);
  await db
    .insertInto("play")
    .values({ user_id: userId, event_session_id: eventSessionId, board_game_id, liking: 5 })
    .execute();
  const [sent, another] = [await createImage(db), await createImage(db)];
  await db
    .insertInto("event_photo")
    .values([
      {
        ...{ image_id: sent.id, event_id: eventId, user_id: userId, caption: "いい卓" },
        ...{ consent_by_id: userId, decided_by_id: "an admin" },
      },
      {
        ...{ image_id: another.id, event_id: eventId, user_id: null, caption: "of the organizer" },
        ...{ consent_by_id: "an admin", decided_by_id: null },
      },
    ])
    .execute();
  await db
    .insertInto("event_photo_objection")
    .values({ image_id: another.id, user_id: userId })
    .execute();
  await db
    .insertInto("event_notice")
    .values({ user_id: userId, event_id: eventId, due_at: new Date() })
    .execute();
  const { id: session_id } = await db
    .selectFrom("session")
    .select("id")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("push_device")
    .values({
      ...{ user_id: userId, session_id, endpoint: `https://push.example/${userId}` },
      ...{ public_key: "key of a device", auth_secret: "secret of a device" },
    })
    .execute();
  await db.insertInto("calendar_feed").values({ user_id: userId }).execute();
  await db
    .insertInto("staff_member")
    .values({ user_id: userId, roles: ["desk"], granted_by_id: "an admin" })
    .execute();
  await db
    .insertInto("email_change_link")
    .values({
      token_hash: `hash of a link ${userId}`,
      user_id: userId,
      session_id: "",
      step: "confirm",
      old_email: person.email,
      new_email: `new-${person.email}`,
      landing: "/auth/changed-email",
      expires_at: new Date(),
    })
    .execute();
  return person;
}

describe("the export of a person", () => {
  it("holds every row of every table that points at them, with its id", async () => {
    const person = await withEverything();
    const { rows } = await exportOf(person);
    const tables = await tablesOfPeople();
    expect(tables.map(({ table }) => table)).toContain("address");
    for (const { table, column } of tables) {
      const { rows: stored } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(own) as row from ${sql.table(table)} as own
        where ${sql.ref(column)} = ${person.id}`.execute(db);
      expect(stored, `${table} has something to export`).not.toEqual([]);
      const idName = "id" in (stored[0]?.row ?? {}) ? "id" : column;
      const exported = (rows[table] ?? []).map((row) => row[idName]);
      expect(exported, `${table} is exported`).toEqual(
        expect.arrayContaining(stored.map(({ row }) => row[idName])),
      );
    }
  });

  it("needs a fresh sign-in, and not one with LINE", async () => {
    const person = await signedIn();
    const age = (minutes: number) =>
      db
        .updateTable("session")
        .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
        .where("userId", "=", person.id)
        .execute();
    await age(61);
    const answer = await person.call("GET", "/export");
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "sign-in-too-old" });
    await age(58);
    await exportOf(person);
    const opened = (signInMethod: string) =>
      db.updateTable("session").set({ signInMethod }).where("userId", "=", person.id).execute();
    await opened("line");
    expect(await (await person.call("GET", "/export")).json()).toMatchObject({
      code: "sign-in-too-old",
    });
    await opened("passkey");
    await exportOf(person);
  });

  it("contains every column about the person except credentials", async () => {
    const person = await withEverything();
    const exported = await exportOf(person);
    const { rows } = exported;
    expect(rows["user"]).toMatchObject([{ email: person.email, name: "森野 ことり" }]);
    expect(rows["address"]).toMatchObject([{ street: "神田須田町1-12-3" }, { label: "実家" }]);
    expect(rows["contact_inquiry"]?.map(({ body }) => body)).toContain("from before");
    expect(rows["inquiry_message"]?.map(({ body }) => body)).toEqual(
      expect.arrayContaining(["a reply to them", "their answer"]),
    );
    expect(rows["inquiry_message"]).toHaveLength(2);
    expect(rows["receipt"]).toMatchObject([{ addressee: "株式会社みなも", standard: 1500 }]);
    expect(rows["price_mark"]).toMatchObject([{ place: 0, kind: "student" }]);
    expect(rows["game_loan"]).toMatchObject([{ number: expect.any(Number), returned_at: null }]);
    expect(rows["sent_friend_seat"]).toMatchObject([{ message: "となりだよ" }, { place: 2 }]);
    expect(rows["friend_seat"]).toMatchObject([{ nickname: "ことり", place: 1 }]);
    expect(JSON.stringify(exported)).not.toContain("friend@example.jp");
    expect(rows["table_proposal"]).toMatchObject([{ title: "囲碁", state: "proposed" }]);
    expect(rows["game_interest"]).toMatchObject([{ title: "将棋", kind: "want" }]);
    expect(rows["visit_record"]).toMatchObject([{ word: "たのしかった" }]);
    expect(rows["play"]).toMatchObject([{ liking: 5 }]);
    expect(rows["event_photo"]).toMatchObject([{ caption: "いい卓" }]);
    expect(JSON.stringify(exported)).not.toContain('"of the organizer"');
    expect(rows["pass"]).toMatchObject([{ name_ja: "5回券", visits: 5 }]);
    expect(rows["money_correction"]).toMatchObject([{ kind: "discount", owed: -500 }]);
    expect(JSON.stringify(exported)).not.toContain("a remark of the organizer");
    expect(JSON.stringify(exported)).not.toContain("an admin");
    const [icon] = rows["profile_icon"] ?? [];
    expect(Buffer.from(String(icon?.["webp_base64"]), "base64")).toEqual(Buffer.alloc(100, "icon"));
    const { token } = await db
      .selectFrom("session")
      .select("token")
      .where("userId", "=", person.id)
      .executeTakeFirstOrThrow();
    const ofDevice = ["https://push.example", "key of a device", "secret of a device"];
    for (const secret of [token, "hash of it", "hash of a link", ...ofDevice]) {
      expect(JSON.stringify(exported)).not.toContain(secret);
    }
  });

  it("does not tell the secret of a calendar's address", async () => {
    const person = await withEverything();
    const { secret_id } = await db
      .selectFrom("calendar_feed")
      .select("secret_id")
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    const exported = await exportOf(person);
    expect(exported.rows["calendar_feed"]).toHaveLength(1);
    expect(JSON.stringify(exported)).not.toContain(secret_id);
  });

  it("contains nothing about other people", async () => {
    const [one, other] = [await withEverything(), await withEverything()];
    const text = JSON.stringify(await exportOf(one));
    for (const trace of [other.id, other.email]) expect(text).not.toContain(trace);
  });

  it("hides the network address of an admin who acted as the person", async () => {
    const person = await signedIn();
    const admin = await createUser(db, { role: "admin" });
    for (const impersonatedBy of [null, admin.id]) {
      const place = { ipAddress: `192.0.2.${impersonatedBy ? 2 : 1}`, userAgent: "Browser" };
      await db
        .insertInto("session")
        .values({
          ...place,
          id: `${person.id} ${impersonatedBy}`,
          token: `${person.id} ${impersonatedBy}`,
          userId: person.id,
          expiresAt: new Date(),
          impersonatedBy,
        })
        .execute();
    }
    const { rows } = await exportOf(person);
    expect(rows["session"]?.slice(-2)).toMatchObject([
      { ipAddress: "192.0.2.1", userAgent: "Browser", impersonatedBy: null },
      { ipAddress: null, userAgent: null, impersonatedBy: admin.id },
    ]);
  });

  it("is refused in another person's name", async () => {
    const admin = await createUser(db, { role: "admin" });
    const person = await signedIn({ impersonatedBy: admin.id });
    const answer = await person.call("GET", "/export");
    expect(await answer.json()).toMatchObject({ status: 403, code: "not-while-impersonating" });
    expect((await api.request("/api/v1/authorized/export")).status).toBe(401);
  });

  it("is made ten times an hour at most", async () => {
    const person = await signedIn();
    const statuses: number[] = [];
    for (let made = 0; made < 11; made++) {
      statuses.push((await person.call("GET", "/export")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
