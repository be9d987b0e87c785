import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "@takujo/db/migrate";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { contactCopyJob } from "@takujo/inbox/contact/index";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { privatePostgres } from "../support/private-postgres.ts";
import { waitUntil } from "../support/wait-until.ts";

const mailCount = 3;

/** Accepts mails, and answers their senders one after another on demand. */
async function startSlowMailServer() {
  let arrivals = 0;
  let release = Promise.withResolvers<void>();
  const { url, stop } = await startMailServer({
    async onMail() {
      const number = ++arrivals;
      await release.promise;
      await pause(number * 200);
    },
  });
  onTestFinished(stop);
  return {
    url,
    arrivals: () => arrivals,
    letGo: () => release.resolve(),
    hold() {
      release = Promise.withResolvers();
    },
  };
}

/** Like a vanished machine: connections hang and fail only at their timeout. */
async function listenInSilence(port: number) {
  const silent = createServer().listen(port, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
}

/** Like a PostgreSQL that recovers after it was killed. */
async function listenWhileStarting(port: number) {
  const starting = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      const fields = "SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0";
      const head = Buffer.from("E....");
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  }).listen(port, "127.0.0.1");
  await once(starting, "listening");
  return async () => {
    starting.close();
    await once(starting, "close");
  };
}

async function orderMail(databaseUrl: string) {
  const db = createDatabase(createPool({ connectionString: databaseUrl, onError: () => {} }));
  const { id } = await createContactInquiry(db);
  await db
    .transaction()
    .execute((transaction) =>
      enqueue(transaction, contactCopyJob, { inquiryId: id }, { jobKey: `copy:${id}` }),
    );
  await db.destroy();
}

/** By itself the library would wait for up to three minutes. */
const backWithinMs = 60_000;

it("a worker whose PostgreSQL goes away twice in the middle of its jobs goes on by itself", async () => {
  const postgres = await privatePostgres();
  onTestFinished(postgres.remove);
  await migrate(postgres.url);
  const port = Number(new URL(postgres.url).port);
  const mailServer = await startSlowMailServer();
  const worker = await runWorker({ databaseUrl: postgres.url, smtpUrl: mailServer.url });
  onTestFinished(() => void worker.process.kill("SIGKILL"));
  for (const startsForMs of [0, 4_000]) {
    mailServer.hold();
    const before = mailServer.arrivals();
    for (let number = 0; number < mailCount; number++) await orderMail(postgres.url);
    await waitUntil(() => mailServer.arrivals() === before + mailCount);
    postgres.stop();
    mailServer.letGo();
    // The mails are sent, and that cannot be noted yet.
    await pause(1_500);
    if (startsForMs > 0) {
      const end = await listenWhileStarting(port);
      await pause(startsForMs);
      await end();
    }
    postgres.start();
    await orderMail(postgres.url);
    await waitUntil(() => mailServer.arrivals() > before + mailCount, backWithinMs);
  }
  expect(worker.process.exitCode).toBeNull();
  // None of those whose success was noted late is sent again.
  expect(mailServer.arrivals()).toBe(2 * (mailCount + 1));
});

// The queue then waits for itself and never ends: one job that cannot be completed is not enough for that.
it("a worker that loses its database for long while several jobs run exits, so that its supervisor restarts it", async () => {
  const postgres = await privatePostgres();
  onTestFinished(postgres.remove);
  await migrate(postgres.url);
  const mailServer = await startSlowMailServer();
  for (let number = 0; number < mailCount; number++) await orderMail(postgres.url);
  const worker = await runWorker({ databaseUrl: postgres.url, smtpUrl: mailServer.url });
  onTestFinished(() => void worker.process.kill("SIGKILL"));
  await waitUntil(() => mailServer.arrivals() === mailCount);

  postgres.stop();
  await listenInSilence(Number(new URL(postgres.url).port));
  mailServer.letGo();
  // After twenty seconds of patience, and what a busy machine adds.
  await waitUntil(() => worker.process.exitCode !== null, 200_000);
  expect(worker.process.exitCode).toBe(1);
  await waitUntil(() => worker.logs().join("\n").includes("the queue has stopped"));
});
