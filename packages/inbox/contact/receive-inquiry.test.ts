import { randomUUID } from "node:crypto";
import { contactReceiptSchema } from "@takujo/contracts/inbox/contact";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { solveChallenge } from "../../../apps/web/app/routes/contact/solve-challenge.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createChallenge } from "./challenge.ts";

const { db } = await createTestDatabase();
const secret = "of the test";
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret,
  origin: "https://takujo.example",
});

beforeEach(async () => {
  for (const table of ["contact_inquiry", "used_proof", "request_limit"] as const) {
    await db.deleteFrom(table).execute();
  }
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const unsolved = () => ({ challenge: createChallenge(secret, Date.now() - 10_000).token });

async function solved() {
  const challenge = createChallenge(secret, Date.now() - 10_000);
  return { challenge: challenge.token, proof: await solveChallenge(challenge) };
}

const good = () => ({
  category: "event",
  name: "森野 ことり",
  email: `${randomUUID()}@example.jp`,
  reservationCode: " ７k2m-49xq ",
  body: "4歳の妹もいっしょに座ってよいでしょうか。\r\nよろしくお願いします。",
  locale: "ja",
  replyLocale: "en",
});

interface Sending {
  key?: string;
  from?: string;
}

const send = (body: object, { key = randomUUID(), from = randomUUID() }: Sending = {}) =>
  api.request("/api/platform/v1/contact-inquiries", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-client-address": from,
    },
    body: JSON.stringify(body),
  });

const storedInquiries = () => db.selectFrom("contact_inquiry").selectAll().execute();

async function jobs() {
  const { rows } = await sql<{ task: string; key: string; payload: unknown }>`
    select task.identifier as task, key, payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    order by key`.execute(db);
  return rows;
}

describe("an inquiry", () => {
  it("is stored with its two mails", async () => {
    const response = await send({ ...good(), ...(await solved()) });
    expect(response.status).toBe(201);
    const { receipt } = contactReceiptSchema.strict().parse(await response.json());
    expect(receipt).toMatch(/^\d{4}-\d{4}-[2-9A-Z]{4}$/);
    const [row, ...others] = await storedInquiries();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      receipt,
      reservation_code: "7K2M-49XQ",
      body: "4歳の妹もいっしょに座ってよいでしょうか。\nよろしくお願いします。",
      locale: "ja",
      reply_locale: "en",
      state: "new",
    });
    const payload = { inquiryId: row?.id };
    expect(await jobs()).toEqual([
      { task: "contact-copy", key: `contact-copy:${row?.id}`, payload },
      { task: "contact-notice", key: `contact-notice:${row?.id}`, payload },
    ]);
  });

  it("is stored once, however often the same sending arrives", async () => {
    const body = { ...good(), ...(await solved()) };
    const key = randomUUID();
    const answers = [];
    for (let count = 0; count < 3; count++) answers.push(await (await send(body, { key })).json());
    expect(new Set(answers.map(({ receipt }) => receipt)).size).toBe(1);
    expect(await storedInquiries()).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
  });

  it("is not stored at all where its mails cannot be", async () => {
    await sql`alter schema graphile_worker rename to elsewhere`.execute(db);
    const body = { ...good(), ...(await solved()) };
    expect((await send(body)).status).toBe(500);
    await sql`alter schema elsewhere rename to graphile_worker`.execute(db);
    expect(await storedInquiries()).toEqual([]);
    expect((await send(body)).status).toBe(201);
  });

  it.each([
    ["category", { category: "gossip" }],
    ["name", { name: " \u3000" }],
    ["name", { name: "あ".repeat(81) }],
    ["email", { email: "kotori@example,jp" }],
    ["email", { email: "a@example.jp\r\nBcc: b@example.jp" }],
    ["email", { email: "a@example.jp, b@example.jp" }],
    ["email", { email: "ことり <a@example.jp>" }],
    ["body", { body: "" }],
    ["body", { body: "あ".repeat(2_001) }],
    ["locale", { locale: "fr" }],
  ])("is refused for its %s: %o", async (field, wrong) => {
    const response = await send({ ...good(), ...unsolved(), ...wrong });
    expect(response.status).toBe(400);
    const { issues } = await response.json();
    expect(issues.map(({ path }: { path: string }) => path)).toEqual([field]);
    expect(await storedInquiries()).toEqual([]);
  });

  it("is refused unread when it is 100 kB long", async () => {
    const response = await send({ ...good(), ...unsolved(), body: "x".repeat(100_000) });
    expect(response.status).toBe(413);
  });

  it("has no line ends in what is one line, and no zero bytes", async () => {
    const name = "ことり\r\nBcc: victim@example.jp\u0000";
    await send({ ...good(), ...unsolved(), name, body: "a\u0000b" });
    expect(await storedInquiries()).toMatchObject([
      { name: "ことり Bcc: victim@example.jp", body: "ab" },
    ]);
  });
});

describe("the proof of an inquiry", () => {
  const expectRefused = async (body: object) => {
    const response = await send({ ...good(), ...body });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "proof-refused" });
  };

  it("is valid once, even for concurrent calls", async () => {
    const proof = await solved();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ ...good(), ...proof })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
    expect(await storedInquiries()).toHaveLength(1);
  });

  it("must be correct, and its challenge genuine and of the right age", async () => {
    await expectRefused({ ...(await solved()), proof: "1" });
    await expectRefused({ challenge: "" });
    await expectRefused({ challenge: createChallenge("guessed").token });
    await expectRefused({ challenge: createChallenge(secret).token });
    await expectRefused({ challenge: createChallenge(secret, Date.now() - 86_500_000).token });
    expect(await storedInquiries()).toEqual([]);
  });

  it("remains valid after a refusal for another reason", async () => {
    const body = { ...good(), ...(await solved()) };
    expect((await send({ ...body, body: "" })).status).toBe(400);
    expect((await send(body)).status).toBe(201);
  });
});

describe("a program that fills in everything", () => {
  it("is thanked, and nothing is stored or sent", async () => {
    const response = await send({ ...good(), ...unsolved(), subject: "Cheap watches" });
    expect(response.status).toBe(201);
    contactReceiptSchema.strict().parse(await response.json());
    expect(await storedInquiries()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});

describe("the limits of inquiries", () => {
  const statuses = async (count: number, sending: () => Response | Promise<Response>) => {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent++) found.push((await sending()).status);
    return found;
  };

  it("let three an hour through from one address without a proof", async () => {
    const from = "203.0.113.7";
    const sendUnsolved = () => send({ ...good(), ...unsolved() }, { from });
    expect(await statuses(4, sendUnsolved)).toEqual([201, 201, 201, 429]);
    const refused = await sendUnsolved();
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    expect((await send({ ...good(), ...(await solved()) }, { from })).status).toBe(201);
  });

  it("let ten an hour through from one address with a proof, all of a /64 being one", async () => {
    let host = 0;
    const sendSolved = async () =>
      send({ ...good(), ...(await solved()) }, { from: `2001:db8:1:2::${++host}` });
    const found = await statuses(11, sendSolved);
    expect(found.filter((status) => status === 201)).toHaveLength(10);
    expect(found.at(-1)).toBe(429);
  });

  it("let five a day through to one e-mail address, from wherever they come", async () => {
    const email = "victim@example.jp";
    const sendTo = async () => send({ ...good(), ...(await solved()), email });
    const found = await statuses(6, sendTo);
    expect(found).toEqual([201, 201, 201, 201, 201, 429]);
    const upper = await send({ ...good(), ...(await solved()), email: email.toUpperCase() });
    expect(upper.status).toBe(429);
  });
});
