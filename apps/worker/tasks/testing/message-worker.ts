import { createMailer } from "@takujo/email/mailer";
import { createDraft, saveDraft } from "@takujo/inbox/message/change-message";
import { sendMessage } from "@takujo/inbox/message/send-message";
import type { Database } from "@takujo/runtime/database/database";
import { noStorage } from "@takujo/runtime/storage/storage";
import { runOnce } from "graphile-worker";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { startMailInbox } from "../../../../tests/support/services/mail-inbox.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { queueLogger } from "../../queue-logger.ts";
import { createTasks } from "../index.ts";
import type { MailTaskContext } from "../task.ts";

export const signingSecret = "of the test";

const words = {
  sessionId: null as string | null,
  segments: ["confirmed" as const],
  subjectJa: "お知らせ",
  bodyJa: "{呼び名}さん、こんにちは。",
  subjectEn: "",
  bodyEn: "",
  calls: true,
};

/** Sends messages of a database over a real mail server, as the worker does. */
export async function messageWorker({ db, url }: { db: Database; url: string }) {
  const inbox = await startMailInbox();
  const mailerOf = (smtpUrl: string) =>
    createMailer({
      smtpUrl,
      from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
    });
  const mailer = mailerOf(inbox.url);
  afterAll(() => mailer.close());
  const tasksWith = (changes: Partial<MailTaskContext> = {}) =>
    createTasks(
      {
        db,
        mailer,
        organizer: { email: "desk@takujo.example", locale: "ja" },
        origin: "https://takujo.example",
        storage: noStorage,
        signingSecret,
        messagesPerSecond: 1_000,
        ...changes,
      },
      silentLogger,
    );
  async function runDue(changes: Partial<MailTaskContext> = {}) {
    const taskList = tasksWith(changes);
    // A run ends when the next job of its queue is still locked.
    do {
      await runOnce({
        connectionString: url,
        taskList,
        logger: queueLogger(silentLogger),
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
    } while (await isJobDue(db));
  }
  return {
    inbox,
    mailerOf,
    tasksWith,
    /** Runs every job that is due, until none is left. */
    runDue,
    /** The same, as if everything scheduled were due. */
    async work(changes: Partial<MailTaskContext> = {}) {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
      await runDue(changes);
    },
    /** A message that was sent and can no longer be withdrawn; without an event, a newsletter. */
    async sent(adminId: string, eventId: string | null, values: Partial<typeof words> = {}) {
      const { id, version } = await db
        .transaction()
        .execute((transaction) => createDraft(transaction, adminId, eventId));
      const saved = await saveDraft(db, adminId, id, { ...words, ...values, version });
      const order = { version: saved.version, at: null, urgentReason: "試験" };
      const early = new Date(Date.now() - 60_000);
      await db
        .transaction()
        .execute((transaction) => sendMessage(transaction, adminId, id, order, early));
      return id;
    },
    statesOf: async (messageId: string) =>
      (
        await db
          .selectFrom("message_recipient")
          .select(["state", "reason"])
          .where("message_id", "=", messageId)
          .orderBy("state")
          .orderBy("reason")
          .execute()
      ).map(({ state, reason }) => (reason ? `${state}: ${reason}` : state)),
    stateOf: async (id: string) =>
      (
        await db
          .selectFrom("message")
          .select("state")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).state,
    async forget() {
      await sql`delete from graphile_worker._private_jobs`.execute(db);
      inbox.mails.length = 0;
    },
  };
}

async function isJobDue(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
