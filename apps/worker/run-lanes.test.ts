import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { enqueueAccountMails } from "@takujo/auth/mail/account-mail";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createMailer } from "@takujo/email/mailer";
import { contactCopyJob } from "@takujo/inbox/contact/index";
import { createPool } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import type { Logger } from "@takujo/runtime/logger";
import { noStorage } from "@takujo/runtime/storage/storage";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { waitUntil } from "../../tests/integration/support/wait-until.ts";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import { startSlowMailServer } from "../../tests/support/services/slow-mail-server.ts";
import { silentLogger } from "../../tests/support/silent-logger.ts";
import { connectionsOfLanes, runLanes } from "./run-lanes.ts";
import { createTasks } from "./tasks/index.ts";
import { inLane, type Tasks } from "./tasks/task.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
const signingSecret = "of the test";

async function run(tasks: Tasks) {
  const logged: object[] = [];
  const logger = Object.assign(Object.create(silentLogger) as Logger, {
    error: (about: object, what: string) => logged.push({ ...about, what }),
  });
  const pool = createPool({
    connectionString: url,
    max: connectionsOfLanes(1),
    onError: () => {},
  });
  const lanes = await runLanes({
    ...{
      pool,
      db,
      tasks,
      logger,
      concurrency: 1,
      shutdownGrace: 1_000,
      reporter: undefined,
      mayWork: () => true,
    },
  });
  lanes.ended.catch(() => {});
  onTestFinished(async () => {
    await lanes.stop();
    lanes.close();
    await pool.end();
  });
  return { logged };
}

const jobs = async (task: string) =>
  (
    await sql<{ attempts: number; isLocked: boolean; error: string | null }>`
      select attempts, locked_at is not null as "isLocked", last_error as error
      from graphile_worker.jobs where task_identifier = ${task} order by id`.execute(db)
  ).rows;

it("a mail server that answers line by line holds up the mails of its lane, and nothing of the others", async () => {
  const server = await startSlowMailServer({ lineEveryMs: 10 });
  server.become("mail");
  const mailer = createMailer({
    smtpUrl: server.url,
    from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
    timeoutMs: 200_000,
  });
  onTestFinished(() => mailer.close());
  const inquiries = [await createContactInquiry(db), await createContactInquiry(db)];
  await db.transaction().execute(async (transaction) => {
    for (const { id: inquiryId } of inquiries) {
      await enqueue(transaction, contactCopyJob, { inquiryId }, { jobKey: `copy:${inquiryId}` });
    }
  });
  const organizer = { email: "desk@takujo.example", locale: "ja" as const };
  await run(
    createTasks(
      {
        ...{ db, mailer, organizer, signingSecret, storage: noStorage },
        ...{ origin: "https://takujo.example", messagesPerSecond: 10 },
      },
      silentLogger,
    ),
  );
  // Ends what is under way, or stopping would wait for it.
  onTestFinished(server.stop);
  await server.untilSlow();
  const code = { kind: "confirm-change", locale: "ja", url: "https://takujo.example/x" } as const;
  await db.transaction().execute(async (transaction) => {
    await sql`select graphile_worker.add_job('announce-events', '{}'::json)`.execute(transaction);
    await enqueueAccountMails(
      transaction,
      [{ ...code, to: "kotori@example.jp", newEmail: "new@example.jp" }],
      { signingSecret, seconds: 300 },
    );
  });
  await waitUntil(async () => (await jobs("announce-events")).length === 0);
  // The code is with the server too, beside the one copy that has been there all the time.
  await waitUntil(() => server.connections() === 2);
  expect(await jobs("contact-copy")).toMatchObject([
    { attempts: 1, isLocked: true },
    { attempts: 0, isLocked: false },
  ]);
});

it("a job that takes longer than its lane allows is given up, with what it asked for, and tried again later", async () => {
  let requests = 0;
  let isHanging = true;
  const asked = Promise.withResolvers<void>();
  const hungUp = Promise.withResolvers<void>();
  const receiver = createServer((_request, response) => {
    requests++;
    if (!isHanging) return void response.end();
    asked.resolve();
    response.once("close", hungUp.resolve);
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  const task = inLane(
    "pushes",
    async ({ signal }) => void (await fetch(`http://127.0.0.1:${port}`, { signal })),
    2_000,
  );
  const { logged } = await run({ "push-trial": task });
  onTestFinished(() => receiver.closeAllConnections());
  await sql`select graphile_worker.add_job('push-trial', '{}'::json)`.execute(db);
  await asked.promise;
  await hungUp.promise;
  await waitUntil(async () =>
    (await jobs("push-trial")).some(({ error }) => error?.includes("took longer")),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({
      ...{ task: "push-trial", lane: "pushes", neighbor: "push service", what: "job given up" },
    }),
  );
  isHanging = false;
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(
    db,
  );
  await waitUntil(async () => (await jobs("push-trial")).length === 0);
  expect(requests).toBeGreaterThan(1);
});
