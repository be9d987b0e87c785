import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { presenceClass, unlockAbandonedJobs } from "../../../apps/worker/presence/queries.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { organizerAddress, runWorker } from "../../support/programs/run-worker.ts";
import { sendInquiry } from "../../support/send-inquiry.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { runningSite } from "../support/running-site.ts";
import { waitUntil } from "../support/wait-until.ts";

const site = await runningSite();
const { db, url: databaseUrl } = site.database;
const inbox = await startMailInbox();
const workers: RunningProgram[] = [];

async function startWorker() {
  const worker = await runWorker({ databaseUrl, smtpUrl: inbox.url });
  workers.push(worker);
  return worker;
}

const stopWorkers = async (signal?: NodeJS.Signals) => {
  for (const worker of workers.splice(0)) await worker.stop(signal);
};

beforeEach(async () => {
  await stopWorkers();
  inbox.mails.length = 0;
  await db.deleteFrom("request_limit").execute();
});
afterAll(() => stopWorkers());

const send = async (fields = {}) => {
  const { response, email } = await sendInquiry(site.server.origin, fields);
  expect(response.status).toBe(201);
  return { email, ...((await response.json()) as { receipt: string }) };
};

async function jobs() {
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from graphile_worker.jobs
    where task_identifier like 'contact-%'`.execute(db);
  return rows;
}

/** Whether the worker that took jobs shows others that it is alive. */
async function isHolderPresent() {
  const { rows } = await sql`select 1 from pg_locks
    where locktype = 'advisory' and classid::bigint = ${presenceClass} and granted
      and objid::bigint in (select hashtext(locked_by)::bigint & 4294967295 from graphile_worker.jobs)`.execute(
    db,
  );
  return rows.length > 0;
}

const untilAllSent = () => waitUntil(async () => (await jobs()).length === 0);

describe("an inquiry", () => {
  it("brings its sender a copy in the language of the form, and the organizer a notice", async () => {
    await startWorker();
    for (const [locale, words] of [
      ["ja", ["お問い合わせを受けとりました", "森野 ことり 様", "イベント・予約"]],
      ["en", ["we have your message", "Dear 森野 ことり,", "Events and seats"]],
    ] as const) {
      const { email, receipt } = await send({ locale, replyLocale: locale });
      const [copy] = await inbox.untilSentTo(email);
      expect(copy?.subject).toContain(words[0]);
      for (const word of [...words.slice(1), receipt]) {
        expect(copy?.text).toContain(word);
        expect(copy?.html).toContain(word);
      }
      expect(copy?.replyTo).toMatchObject([{ address: organizerAddress }]);
      await waitUntil(() => inbox.sentTo(organizerAddress).length > 0);
      const [notice] = inbox.sentTo(organizerAddress);
      expect(notice?.subject).toBe(`【お問い合わせ】イベント・予約（受付番号 ${receipt}）`);
      expect(notice?.replyTo).toMatchObject([{ address: email }]);
      expect(notice?.text).toContain(email);
      await untilAllSent();
      inbox.mails.length = 0;
    }
  });

  it("cannot add a header, a recipient or markup to its mails", async () => {
    await startWorker();
    const hostile = '\r\nBcc: victim@example.jp\r\n\r\n<script>alert(1)</script><a href="//evil">';
    const { email } = await send({ name: `ことり${hostile}`, body: `本文${hostile}` });
    await inbox.untilSentTo(email);
    await inbox.untilSentTo(organizerAddress);
    for (const { recipients, headers, html, source } of inbox.mails) {
      expect(recipients).toHaveLength(1);
      expect(headers.map(({ key }) => key)).not.toContain("bcc");
      expect(source.split("\r\n\r\n", 1)[0]).not.toMatch(/^Bcc:/im);
      expect(html).not.toMatch(/<script|<a /);
    }
  });

  it("whose row was deleted sends nothing", async () => {
    await send();
    await db.deleteFrom("contact_inquiry").execute();
    await startWorker();
    await untilAllSent();
    expect(inbox.mails).toEqual([]);
  });
});

describe("while the mail server is unreachable", () => {
  it("inquiries are stored, and their mails are sent soon after it is back", async () => {
    await inbox.stop();
    const worker = await startWorker();
    const { email } = await send();
    await waitUntil(async () => (await jobs()).every(({ last_error }) => last_error));
    const [failed] = await jobs();
    expect(failed?.last_error).toMatch(/^mail away \(E\w+\)$/m);
    // As after an hour of trying in vain.
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '2 hours')
      from graphile_worker.jobs`.execute(db);
    await inbox.start();
    expect(await inbox.untilSentTo(email)).toHaveLength(1);
    await untilAllSent();
    expect(worker.logs().join()).not.toContain(email);
  });
});

describe("a worker", () => {
  it("killed while sending loses nothing and repeats at most one mail each", async () => {
    inbox.hold();
    const before = inbox.arrivals();
    await startWorker();
    const { email } = await send();
    await waitUntil(() => inbox.arrivals() === before + 2);
    await stopWorkers("SIGKILL");
    await startWorker();
    inbox.letGo();
    await untilAllSent();
    for (const address of [email, organizerAddress]) {
      const mails = await inbox.untilSentTo(address);
      expect(mails.length).toBeLessThanOrEqual(2);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    }
  });

  it("that is only slow keeps its job", async () => {
    inbox.hold();
    const before = inbox.arrivals();
    await startWorker();
    await send();
    await waitUntil(() => inbox.arrivals() === before + 2);
    await waitUntil(isHolderPresent);
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(
      db,
    );
    expect(await unlockAbandonedJobs(db, [])).toBe(0);
    const other = await startWorker();
    inbox.letGo();
    await untilAllSent();
    expect(inbox.arrivals()).toBe(before + 2);
    expect(other.logs().join()).not.toContain("were freed");
  });

  it("asked to stop finishes only the current mail", async () => {
    inbox.hold();
    const before = inbox.arrivals();
    const worker = await startWorker();
    const { email } = await send();
    await waitUntil(() => inbox.arrivals() === before + 2);
    worker.process.kill("SIGTERM");
    await waitUntil(() => worker.logs().some((line) => line.includes("shutting down")));
    const late = await send();
    inbox.letGo();
    expect(await worker.stop()).toBe(0);
    expect(inbox.sentTo(email)).toHaveLength(1);
    expect(inbox.sentTo(late.email)).toEqual([]);
    expect(await jobs()).toHaveLength(2);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  });
});
