import { randomUUID } from "node:crypto";
import { accountInquiryListSchema } from "@takujo/contracts/inbox/account-inquiry";
import { contactReceiptSchema } from "@takujo/contracts/inbox/contact";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
});
const signedIn = await signingIn(db, api, "/api/platform/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const good = {
  category: "lost-property",
  reservationCode: " ７k2m-49xq ",
  body: "傘を忘れました。\r\n黒い傘です。",
  locale: "ja",
  replyLocale: "en",
};

const send = (person: Person, more: object = {}) =>
  person.call("POST", "/inquiries", { ...good, ...more });
const inquiriesOf = (person: Person) =>
  db.selectFrom("contact_inquiry").selectAll().where("user_id", "=", person.id).execute();

async function listOf(person: Person, query = "") {
  const answer = await person.call("GET", `/inquiries${query}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return accountInquiryListSchema.strict().parse(await answer.json());
}

describe("an inquiry of a signed-in person", () => {
  it("is stored with the name and address of the account, and its two mails", async () => {
    const person = await signedIn({ name: "森野 ことり" });
    const answer = await send(person, { name: "Somebody", email: "else@example.jp" });
    expect(answer.status).toBe(201);
    const { receipt } = contactReceiptSchema.strict().parse(await answer.json());
    const [row, ...others] = await inquiriesOf(person);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      receipt,
      name: "森野 ことり",
      email: person.email,
      reservation_code: "7K2M-49XQ",
      body: "傘を忘れました。\n黒い傘です。",
      reply_locale: "en",
    });
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker._private_jobs where key like ${`%${row?.id}`} order by key`.execute(
      db,
    );
    expect(rows.map(({ key }) => key)).toEqual([
      `contact-copy:${row?.id}`,
      `contact-notice:${row?.id}`,
    ]);
  });

  it.each([
    ["", /^[a-z]+_[a-z]+_\d{4}$/],
    [" \n ", /^[a-z]+_[a-z]+_\d{4}$/],
    ["長い名前".repeat(100), /^.{80}$/],
    ["two\r\nlines", /^two lines$/],
  ])("has a name in one line, whatever the account says: %j", async (name, expected) => {
    const person = await signedIn({ name });
    expect((await send(person)).status).toBe(201);
    expect(await inquiriesOf(person)).toMatchObject([{ name: expect.stringMatching(expected) }]);
  });

  it("is stored once, however often the same request arrives", async () => {
    const person = await signedIn();
    const key = { "idempotency-key": randomUUID() };
    const receipts = [];
    for (let count = 0; count < 3; count++) {
      receipts.push(await (await person.call("POST", "/inquiries", good, key)).json());
    }
    expect(receipts[2]).toEqual(receipts[0]);
    expect(await inquiriesOf(person)).toHaveLength(1);
  });

  it.each([
    ["category", { category: "gossip" }],
    ["body", { body: "\u3000" }],
    ["body", { body: "あ".repeat(2_001) }],
    ["locale", { locale: "fr" }],
  ])("is refused for its %s: %o", async (field, wrong) => {
    const person = await signedIn();
    const answer = await send(person, wrong);
    expect(answer.status).toBe(400);
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual([field]);
    expect(await inquiriesOf(person)).toEqual([]);
  });

  it("may be sent ten times an hour, and by nobody without signing in", async () => {
    const person = await signedIn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(person)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    expect(await inquiriesOf(person)).toHaveLength(10);
    expect((await send(await signedIn())).status).toBe(201);
    const bare = await api.request("/api/platform/v1/authorized/inquiries");
    expect(bare.status).toBe(401);
  });
});

describe("the inquiries of a person", () => {
  it("are listed newest first, page by page, and nobody else's among them", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    await send(other);
    for (const body of ["first", "second", "third"]) await send(person, { body });
    await db
      .updateTable("contact_inquiry")
      .set({ state: "answered" })
      .where("user_id", "=", person.id)
      .where("body", "=", "first")
      .execute();
    const start = await listOf(person, "?limit=2");
    expect(start).toMatchObject({ page: 1, pageCount: 2 });
    expect(start.items.map(({ body }) => body)).toEqual(["third", "second"]);
    const end = await listOf(person, "?limit=2&page=2");
    expect(end.items).toMatchObject([
      { body: "first", state: "answered", category: "lost-property" },
    ]);
    expect(await listOf(await signedIn())).toEqual({ items: [], page: 1, pageCount: 1 });
  });

  it("have the replies and the person's answers by mail in order, and no notes", async () => {
    const person = await signedIn();
    await send(person);
    const [row] = await inquiriesOf(person);
    const inquiry_id = row?.id ?? "";
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 14, 13, minute));
    await db
      .insertInto("inquiry_message")
      .values([
        { inquiry_id, kind: "reply", body: "何人ですか。", at: at(1) },
        { inquiry_id, kind: "note", body: "ないしょ", at: at(2) },
        { inquiry_id, kind: "answer", body: "3人です。", at: at(3), mail_id: "0".repeat(64) },
      ])
      .execute();
    const { items } = await listOf(person);
    expect(items[0]?.replies).toMatchObject([
      { body: "何人ですか。", isOwn: false },
      { body: "3人です。", isOwn: true },
    ]);
  });
});
