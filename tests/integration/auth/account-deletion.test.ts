import { randomUUID } from "node:crypto";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createImage } from "@takujo/db/testing/create-image";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type AuthBrowser, newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const site = await runningAuth({ env: { ROLES: "auth,games,platform" } });
const { db, signedIn } = site;

const onePixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The tables of the whole database that contain a text, including the queue's and the library's. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} as own
      where strpos(lower(own::text), lower(${text})) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function caller(browser: AuthBrowser) {
  const token = await browser.token();
  return async (method: string, path: string, body?: object) => {
    const response = await browser.raw(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "idempotency-key": randomUUID(),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return response;
  };
}

interface Visitor {
  userId: string;
  eventId: string;
  sessionId: string;
  traces: Record<
    | "friendly"
    | "note"
    | "answer"
    | "proposed"
    | "wanted"
    | "word"
    | "caption"
    | "lineSubject"
    | "endpoint",
    string
  >;
}

/** A person's traces at and around an event: a place in another's party, tables, games, a note, a photo, a device. */
async function leaveTraces({ userId, eventId, sessionId, traces }: Visitor) {
  const party = await createReservation(db, { eventSessionId: sessionId, seats: 2 });
  await db
    .insertInto("friend_seat")
    .values({
      ...{ reservation_id: party.id, place: 1, number: 2, state: "taken", user_id: userId },
      ...{ nickname: traces.friendly, expires_at: new Date(), taken_at: new Date() },
    })
    .execute();
  const hours = { starts_at: new Date(), ends_at: new Date(Date.now() + 3_600_000) };
  const table = {
    ...{ event_id: eventId, user_id: userId, audience: "everyone", language: "ja", seats: 4 },
    ...hours,
  };
  await db
    .insertInto("table_proposal")
    .values([
      { ...table, title: traces.proposed },
      {
        ...{ ...table, title: "将棋", state: "approved", decided_at: new Date() },
        ...{ note: traces.note, answer: traces.answer, shows_name: true },
      },
    ])
    .execute();
  const wish = { event_id: eventId, user_id: userId, kind: "want", title: traces.wanted };
  await db.insertInto("game_interest").values(wish).execute();
  const visit = { user_id: userId, event_session_id: sessionId };
  await db
    .insertInto("visit_record")
    .values({ ...visit, word: traces.word, word_at: new Date() })
    .execute();
  const { id: image_id } = await createImage(db);
  const photo = { image_id, event_id: eventId, user_id: userId, state: "shown" };
  await db
    .insertInto("event_photo")
    .values({ ...photo, caption: traces.caption, consent_by_id: userId })
    .execute();
  await db.insertInto("event_photo_objection").values({ image_id, user_id: userId }).execute();
  await db
    .insertInto("follow")
    .values({ user_id: userId, kind: "event", subject_id: eventId })
    .execute();
  await db.insertInto("calendar_feed").values({ user_id: userId }).execute();
  await sql`insert into account (id, "accountId", "providerId", "userId", "updatedAt")
    values (${randomUUID()}, ${traces.lineSubject}, 'line', ${userId}, now())`.execute(db);
  await sql`insert into push_device (user_id, session_id, endpoint, public_key, auth_secret)
    select ${userId}, id, ${traces.endpoint}, 'key', 'secret' from session where "userId" = ${userId} limit 1`.execute(
    db,
  );
}

/** A person who has used everything that stores data. */
async function personWithEverything() {
  const unique = randomUUID().slice(0, 8);
  const traces = {
    name: `森野${unique}`,
    handle: `kotori_${unique}`,
    bio: `長考${unique}`,
    recipient: `受取${unique}`,
    street: `神田須田町${unique}`,
    question: `傘を${unique}忘れました`,
    earlier: `会員になる前の${unique}`,
    reply: `傘は${unique}あります`,
    seatedAs: `代表${unique}`,
    guest: `連れ${unique}`,
    remark: `車いすです${unique}`,
    addressee: `株式会社${unique}`,
    purpose: `参加費${unique}`,
    friendly: `友だち${unique}`,
    note: `初版です${unique}`,
    answer: `どうぞ${unique}`,
    proposed: `じまんの将棋${unique}`,
    wanted: `ほしいもの${unique}`,
    word: `たのしかった${unique}`,
    caption: `いつもの顔${unique}`,
    lineSubject: `U${randomUUID().replaceAll("-", "")}`,
    endpoint: `https://push.example/${unique}`,
  };
  const { browser, email, userId } = await signedIn();
  const call = await caller(browser);
  const { version } = (await (await call("GET", "/api/v1/authorized/profile")).json()) as {
    version: number;
  };
  await call("PUT", "/api/v1/authorized/profile", {
    version,
    displayName: traces.name,
    handle: traces.handle,
    bio: traces.bio,
    locale: "ja",
    languages: ["ja"],
    favoriteGames: [],
    level: null,
    canTeach: false,
    canTeachInEnglish: false,
    showsAbout: true,
  });
  const uploaded = await call("PUT", "/api/v1/authorized/profile/icon", {
    image: onePixel,
  });
  const { icon } = (await uploaded.json()) as { icon: string };
  await call("POST", "/api/v1/authorized/addresses", {
    label: "自宅",
    name: traces.recipient,
    kana: "もりの",
    postalCode: "101-0041",
    prefecture: "東京都",
    city: "千代田区",
    street: traces.street,
    phone: "090-1234-5678",
  });
  await call("POST", "/api/platform/v1/authorized/inquiries", {
    category: "other",
    body: traces.question,
    locale: "ja",
    replyLocale: "ja",
  });
  const event = await createEvent(db);
  const { id: sessionId } = await createEventSession(db, { eventId: event.id });
  const reservations = "/api/v1/authorized/reservations";
  const held = await call("POST", reservations, { sessionId, seats: 2 });
  const { id } = (await held.json()) as { id: string };
  await call("POST", `${reservations}/${id}/confirm`, {
    name: traces.seatedAs,
    kana: "もりの",
    phone: "090-1234-5678",
    guests: [{ nickname: traces.guest }],
    note: traces.remark,
    agreed: true,
  });
  await db
    .insertInto("check_in")
    .values({ reservation_id: id, paid: 3000, made_by_id: "desk", nonce: randomUUID() })
    .execute();
  await call("POST", `${reservations}/${id}/receipts`, {
    addressee: traces.addressee,
    honorific: "onchu",
    purpose: traces.purpose,
    locale: "ja",
    standard: 3000,
    reduced: 0,
  });
  await leaveTraces({ userId, eventId: event.id, sessionId, traces });
  const { id: inquiryId } = await createContactInquiry(db, {
    email: email.toUpperCase(),
    body: traces.earlier,
  });
  await db
    .insertInto("inquiry_message")
    .values({ inquiry_id: inquiryId, kind: "reply", body: traces.reply })
    .execute();
  // Another person's inquiry, which the person answered.
  await db
    .insertInto("inquiry_message")
    .values({
      inquiry_id: (await createContactInquiry(db)).id,
      kind: "answer",
      body: "a",
      sender_email: email.toUpperCase(),
      mail_id: "0".repeat(64),
    })
    .execute();
  expect((await browser.auth("GET", "/passkey/generate-register-options")).status).toBe(200);
  return { browser, userId, icon, eventId: event.id, traces: { ...traces, email } };
}

/** The photo itself is left to the worker, which deletes it with its files. */
const tablesOfVisitors = [
  "friend_seat",
  "table_proposal",
  "game_interest",
  "visit_record",
  "event_photo_objection",
  "follow",
  "calendar_feed",
  "push_device",
  "account",
];

describe("a fault of the database", () => {
  it("is logged without the row values in PostgreSQL's message", async () => {
    const { browser, traces } = await personWithEverything();
    const token = await browser.token();
    await sql`alter table contact_inquiry add constraint refused check (category <> 'press') not valid`.execute(
      db,
    );
    const answer = await browser.raw("/api/platform/v1/authorized/inquiries", {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ category: "press", body: "a", locale: "ja", replyLocale: "ja" }),
    });
    await sql`alter table contact_inquiry drop constraint refused`.execute(db);
    expect(answer.status).toBe(500);
    await expect.poll(() => site.logs()).toContain('"constraint":"refused"');
    for (const text of [traces.email, traces.name]) expect(site.logs()).not.toContain(text);
  });
});

describe("after the account was deleted", () => {
  it("no table and no log line contains anything about the person", async () => {
    const { browser, userId, icon, traces } = await personWithEverything();
    const other = await personWithEverything();
    for (const [kind, text] of Object.entries(traces)) {
      expect(await tablesWith(text), `${kind} is somewhere before`).not.toEqual([]);
    }
    expect(await tablesWith(traces.street)).toEqual(
      expect.arrayContaining(["address", "idempotency_key"]),
    );
    expect(await tablesWith(userId)).toContain("verification");
    const shown = await browser.raw(icon, {});
    expect(shown.status).toBe(200);
    expect(shown.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

    expect((await browser.auth("POST", "/delete-user")).status).toBe(200);

    for (const [kind, text] of Object.entries(traces)) {
      expect(await tablesWith(text), `${kind} is nowhere after`).toEqual([]);
    }
    const named = await tablesWith(userId);
    for (const table of ["verification", ...tablesOfVisitors]) expect(named).not.toContain(table);
    expect((await browser.raw(icon, {})).status).toBe(404);
    for (const text of Object.values(traces)) expect(site.logs()).not.toContain(text);
    // Other people's data stays.
    for (const text of Object.values(other.traces)) expect(await tablesWith(text)).not.toEqual([]);
  });

  it("its owner is told by mail, with the seats that were given up", async () => {
    const { browser, eventId, traces } = await personWithEverything();
    const { title } = await db
      .selectFrom("event_text")
      .where("event_id", "=", eventId)
      .where("locale", "=", "ja")
      .select("title")
      .executeTakeFirstOrThrow();
    await browser.auth("POST", "/delete-user");
    const farewell = () =>
      site.inbox.sentTo(traces.email).find(({ subject }) => subject?.includes("退会"))?.text;
    await expect.poll(farewell).toContain(title);
    expect(farewell()).toContain("2席");
  });

  it("friends who had a seat of the party are told by mail, and may take it out of their calendars", async () => {
    const friendOf = async (reservationId: string, locale: "ja" | "en") => {
      const email = newEmail();
      await db
        .insertInto("friend_seat")
        .values({
          ...{ reservation_id: reservationId, place: 1, number: 2, state: "taken", email, locale },
          ...{ nickname: "たかし", expires_at: new Date(), taken_at: new Date() },
        })
        .execute();
      return email;
    };
    const partyOf = async (userId: string) => {
      const found = db.selectFrom("reservation").where("user_id", "=", userId).select("id");
      return (await found.executeTakeFirstOrThrow()).id;
    };
    const [own, removed, refused] = [
      await personWithEverything(),
      await personWithEverything(),
      await personWithEverything(),
    ];
    const friend = await friendOf(await partyOf(own.userId), "ja");
    const removedFriend = await friendOf(await partyOf(removed.userId), "en");
    const luckyFriend = await friendOf(await partyOf(refused.userId), "ja");
    const yesterday = new Date(Date.now() - 86_400_000);
    const session = await createEventSession(db, { eventId: own.eventId, startsAt: yesterday });
    const past = { eventSessionId: session.id, userId: own.userId, seats: 2 };
    const formerFriend = await friendOf((await createReservation(db, past)).id, "ja");
    expect((await own.browser.auth("POST", "/delete-user")).status).toBe(200);
    const admin = await signedIn();
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", admin.userId).execute();
    await admin.browser.auth("POST", "/admin/remove-user", { userId: removed.userId });
    // An admin's account cannot be deleted until another admin removes the role.
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", refused.userId).execute();
    expect((await refused.browser.auth("POST", "/delete-user")).ok).toBe(false);

    const [told] = await site.inbox.untilSentTo(friend);
    expect(told?.subject).toContain("席がなくなりました");
    expect(told?.text).toContain("たかし");
    const { title } = await db
      .selectFrom("event_text")
      .where("event_id", "=", own.eventId)
      .where("locale", "=", "ja")
      .select("title")
      .executeTakeFirstOrThrow();
    expect(told?.text).toContain(title);
    expect(told?.attachments.map(({ method }) => method)).toContain("CANCEL");
    const [toldInEnglish] = await site.inbox.untilSentTo(removedFriend);
    expect(toldInEnglish?.subject).toContain("seat");
    expect(toldInEnglish?.text).not.toContain("席がなくなりました");
    expect(site.inbox.sentTo(luckyFriend)).toEqual([]);
    expect(site.inbox.sentTo(formerFriend)).toEqual([]);
    // Nothing is left, not even in the queue.
    await expect.poll(() => tablesWith(friend)).toEqual([]);
  });

  it("a refused deletion sends no mail", async () => {
    const { browser, traces } = await personWithEverything();
    const yesterday = new Date(Date.now() - 86_400_000);
    await db
      .updateTable("session")
      .set({ createdAt: yesterday })
      .where("userId", "=", (eb) =>
        eb.selectFrom("user").select("id").where("email", "=", traces.email),
      )
      .execute();
    expect((await browser.auth("POST", "/delete-user")).ok).toBe(false);
    const again = await signedIn(traces.email);
    const subjects = site.inbox.sentTo(again.email).map(({ subject }) => subject);
    expect(subjects.join()).not.toContain("退会");
  });

  it("the same address can sign up again", async () => {
    const { browser, userId, traces } = await personWithEverything();
    await browser.auth("POST", "/delete-user");
    const again = await signedIn(traces.email);
    expect(again.userId).not.toBe(userId);
    await again.browser.token();
    const profile = await (await again.browser.authorized("/profile")).json();
    expect(profile).toMatchObject({ displayName: "", bio: "", icon: null, version: 1 });
    const addresses = await (await again.browser.authorized("/addresses")).json();
    expect(addresses).toMatchObject({ addresses: [] });
  });

  it("removal by an admin deletes everything too", async () => {
    const { userId, traces } = await personWithEverything();
    const admin = await signedIn();
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", admin.userId).execute();
    const { email, street, name, question } = traces;
    const removed = await admin.browser.auth("POST", "/admin/remove-user", { userId });
    expect(removed.status).toBe(200);
    for (const text of [email, street, name, question]) expect(await tablesWith(text)).toEqual([]);
  });

  it("of an admin ends their impersonated sessions", async () => {
    const [admin, person] = [await signedIn(), await signedIn()];
    await db.updateTable("user").set({ role: "admin" }).where("id", "=", admin.userId).execute();
    const { userId } = person;
    await admin.browser.auth("POST", "/admin/impersonate-user", { userId, reason: "A question" });
    const token = await admin.browser.token();
    expect((await admin.browser.authorized("/profile", token)).status).toBe(200);
    await db.deleteFrom("user").where("id", "=", admin.userId).execute();
    expect((await admin.browser.authorized("/profile", token)).status).toBe(401);
  });
});
