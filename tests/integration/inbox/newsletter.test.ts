import { createReader } from "@takujo/db/testing/create-reader";
import { createUser } from "@takujo/db/testing/create-user";
import { createDraft, saveDraft } from "@takujo/inbox/message/change-message";
import { sendMessage, stopMessage } from "@takujo/inbox/message/send-message";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newEmail } from "../../support/auth-browser.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startImapServer } from "../../support/services/imap-server.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import { waitUntil } from "../support/wait-until.ts";

const site = await runningSite();
const { db, url: databaseUrl } = site.database;
const { id: adminId } = await createUser(db, { role: "admin" });
const inbox = await startMailInbox();
const imap = await startImapServer();
const mailbox = "returns";
let worker: RunningProgram;

beforeAll(async () => {
  worker = await runWorker({
    databaseUrl,
    smtpUrl: inbox.url,
    env: {
      ORIGIN: publicOrigin,
      // The hardest case: one hand for all jobs.
      CONCURRENCY: "1",
      MESSAGES_PER_SECOND: "20",
      INQUIRY_MAILBOX_URL: imap.urlOf(mailbox),
      INQUIRY_MAILBOX_ADDRESS: "answers@takujo.example",
    },
  });
});
afterAll(() => worker?.stop());

beforeEach(async () => {
  inbox.mails.length = 0;
  await db.updateTable("profile").set({ news_mail: false }).execute();
});

/** A newsletter that goes out at once. */
async function send(): Promise<string> {
  const { id, version } = await db
    .transaction()
    .execute((transaction) => createDraft(transaction, adminId, null));
  const texts = { subjectJa: "お知らせ", bodyJa: "こんにちは", subjectEn: "News", bodyEn: "Hello" };
  const chosen = { sessionId: null, segments: [], calls: false };
  const saved = await saveDraft(db, adminId, id, { ...texts, ...chosen, version });
  const order = { version: saved.version, at: null, urgentReason: "試験" };
  const early = new Date(Date.now() - 60_000);
  await db
    .transaction()
    .execute((transaction) => sendMessage(transaction, adminId, id, order, early));
  return id;
}

const stateOf = async (id: string) =>
  (await db.selectFrom("message").select("state").where("id", "=", id).executeTakeFirstOrThrow())
    .state;
const untilDone = (id: string) => waitUntil(async () => (await stateOf(id)) === "done");

const wantsNews = async (userId: string) =>
  (
    await db
      .selectFrom("profile")
      .select("news_mail")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()
  ).news_mail;

/** The address of the header, at the server that runs here. */
async function linkTo(email: string): Promise<URL> {
  const [mail] = await inbox.untilSentTo(email);
  const value = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const { pathname, search, origin } = new URL(value.slice(1, -1));
  expect(origin).toBe(publicOrigin);
  return new URL(pathname + search, site.server.origin);
}

const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
const inParts = new FormData();
inParts.set("List-Unsubscribe", "One-Click");

describe("one click in a mail program", () => {
  it.each([
    ["as a form", oneClick],
    ["as a form in parts", inParts],
  ])("stops newsletters without a session, %s", async (_, body) => {
    for (const locale of ["ja", "en"] as const) {
      const reader = await createReader(db, { locale });
      await untilDone(await send());
      const link = await linkTo(reader.email);
      expect(link.pathname).toBe(`${locale === "en" ? "/en" : ""}/newsletter/unsubscribe`);

      // Scanners open links, in whatever way.
      for (const method of ["GET", "HEAD", "OPTIONS"]) await fetch(link, { method });
      expect(await wantsNews(reader.id)).toBe(true);

      const answer = await fetch(link, { method: "POST", body, redirect: "manual" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(await wantsNews(reader.id)).toBe(false);
      // A retrying mail program gets the same answer.
      expect((await fetch(link, { method: "POST", body, redirect: "manual" })).status).toBe(200);

      inbox.mails.length = 0;
      const other = await createReader(db);
      await untilDone(await send());
      await inbox.untilSentTo(other.email);
      expect(inbox.sentTo(reader.email)).toEqual([]);
      await db.updateTable("profile").set({ news_mail: false }).execute();
    }
  });

  it("with a wrong link stops nothing, and says so", async () => {
    const reader = await createReader(db);
    await untilDone(await send());
    const link = await linkTo(reader.email);
    const token = link.searchParams.get("token") ?? "";
    for (const wrong of [token.slice(0, -1), `${token}x`, "", "x".repeat(5_000), "a.b"]) {
      link.searchParams.set("token", wrong);
      const answer = await fetch(link, { method: "POST", body: oneClick, redirect: "manual" });
      expect(answer.status).toBe(404);
    }
    expect(await wantsNews(reader.id)).toBe(true);
  });

  it("of another site's page is refused, though the address alone is the key", async () => {
    const reader = await createReader(db);
    await untilDone(await send());
    const link = await linkTo(reader.email);
    const headers = { origin: "https://evil.example" };
    const answer = await fetch(link, { method: "POST", body: oneClick, headers });
    expect(answer.status).toBe(403);
    expect(await wantsNews(reader.id)).toBe(true);
  });

  it("leaves no token in the log", async () => {
    const reader = await createReader(db);
    await untilDone(await send());
    const link = await linkTo(reader.email);
    await fetch(link);
    await fetch(link, { method: "POST", body: oneClick });
    await waitUntil(
      () =>
        site.server.logs().filter((line) => line.includes("/newsletter/unsubscribe")).length > 1,
    );
    const token = link.searchParams.get("token") ?? "";
    const logs = [...site.server.logs(), ...worker.logs()].join("\n");
    expect(logs).not.toContain(token.slice(0, 20));
    expect(logs).not.toContain(reader.email);
  });
});

describe("while a newsletter goes out", () => {
  it("a sign-in code does not wait behind it", async () => {
    // So many that it goes on for longer than a code could take on a busy machine.
    await Promise.all(Array.from({ length: 600 }, () => createReader(db)));
    const id = await send();
    await waitUntil(() => inbox.mails.length > 10);
    const email = newEmail();
    const answer = await fetch(`${site.server.origin}/api/auth/email-otp/send-verification-otp`, {
      method: "POST",
      headers: { origin: publicOrigin, "content-type": "application/json" },
      body: JSON.stringify({ email, type: "sign-in" }),
    });
    expect(answer.status).toBe(200);
    await inbox.untilSentTo(email);
    expect(inbox.mails.length).toBeLessThan(600);
    expect(await stateOf(id)).toBe("sending");
    await stopMessage(db, adminId, id);
  });
});

describe("a mail that comes back", () => {
  it("is read from the mailbox, and stops newsletters to its address", async () => {
    const reader = await createReader(db);
    await untilDone(await send());
    const [mail] = await inbox.untilSentTo(reader.email);
    await imap.deliver(
      mailbox,
      [
        "Return-Path: <>",
        "From: MAILER-DAEMON@mail.example.jp",
        `To: ${mail?.returnTo}`,
        "Subject: Undelivered",
        "MIME-Version: 1.0",
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        "",
        "--b",
        "Content-Type: message/delivery-status",
        "",
        "Reporting-MTA: dns; mail.example.jp",
        "",
        `Final-Recipient: rfc822; ${reader.email}`,
        "Action: failed",
        "Status: 5.1.1",
        "",
        "--b--",
        "",
      ].join("\r\n"),
    );
    const hasBounced = async () =>
      (
        await db
          .selectFrom("profile")
          .select("bounced_at")
          .where("user_id", "=", reader.id)
          .executeTakeFirstOrThrow()
      ).bounced_at !== null;
    // As every minute.
    await sql`select graphile_worker.add_job('read-inquiry-mailbox')`.execute(db);
    await waitUntil(hasBounced);
  });
});
