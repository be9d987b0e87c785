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
import { runWorker } from "../../support/run-worker.ts";
import { privatePostgres } from "../support/private-postgres.ts";
import { waitUntil } from "../support/wait-until.ts";

const mailCount = 3;

/** Accepts mails, and answers their senders one after another on demand. */
async function startSlowMailServer() {
  let arrivals = 0;
  const release = Promise.withResolvers<void>();
  const { url, stop } = await startMailServer({
    async onMail() {
      const number = ++arrivals;
      await release.promise;
      await pause(number * 200);
    },
  });
  onTestFinished(stop);
  return { url, arrivals: () => arrivals, letGo: release.resolve };
}

/** Like a vanished machine: connections hang and fail only at their timeout. */
async function listenInSilence(port: number) {
  const silent = createServer().listen(port, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
}

// The queue then waits for itself and never ends: one job that cannot be completed is not enough for that.
it("a worker that loses its database while several jobs run exits, so that its supervisor restarts it", async () => {
  const postgres = await privatePostgres();
  onTestFinished(postgres.remove);
  await migrate(postgres.url);
  const mailServer = await startSlowMailServer();
  const db = createDatabase(createPool({ connectionString: postgres.url, onError: () => {} }));
  onTestFinished(() => db.destroy());
  for (let number = 0; number < mailCount; number++) {
    const { id } = await createContactInquiry(db);
    await db
      .transaction()
      .execute((transaction) =>
        enqueue(transaction, contactCopyJob, { inquiryId: id }, { jobKey: `copy:${id}` }),
      );
  }
  const worker = await runWorker({ databaseUrl: postgres.url, smtpUrl: mailServer.url });
  onTestFinished(() => void worker.process.kill("SIGKILL"));
  await waitUntil(() => mailServer.arrivals() === mailCount);

  postgres.stop();
  await listenInSilence(Number(new URL(postgres.url).port));
  mailServer.letGo();
  // Two seconds until a connection is given up, two for what still runs.
  await waitUntil(() => worker.process.exitCode !== null);
  expect(worker.process.exitCode).toBe(1);
  await waitUntil(() => worker.logs().join("\n").includes("the queue has stopped"));
});
