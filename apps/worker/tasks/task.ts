import type { Mailer } from "@takujo/email/mailer";
import { siteFacts } from "@takujo/i18n/site-facts";
import type { Database } from "@takujo/runtime/database/database";
import type { Job } from "@takujo/runtime/jobs/job";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import type { Storage } from "@takujo/runtime/storage/storage";
import type { SpanStart } from "@takujo/runtime/tracing/span";
import { inSpan, isTracing } from "@takujo/runtime/tracing/tracing";
import type { JobHelpers, Task } from "graphile-worker";
import type { WorkerEnv } from "../env.ts";

/** Dependencies of the tasks. */
export interface TaskContext {
  db: Database;
  /** These users are admins whatever their role says. */
  adminUserIds?: WorkerEnv["adminUserIds"];
  /** Mails of messages and newsletters per second, over all workers. */
  messagesPerSecond: number;
  organizer: WorkerEnv["organizer"];
  /** The public address, used in links. */
  origin: string;
  /** Holds the image files. */
  storage: Storage;
  /** Decrypts payloads that the server sealed. */
  signingSecret: SigningSecret;
  /** The mailbox for answers about inquiries and for bounces. */
  inquiryMailbox?: WorkerEnv["inquiryMailbox"];
}

/** Only tasks that send mails are handed the mailer. */
export interface MailTaskContext extends TaskContext {
  mailer: Pick<Mailer, "send">;
}

/** Tasks by the name of their job. */
export type Tasks = Record<string, Task>;

/** Wraps a handler for one kind of job. Handlers take only ids from the payload and read everything else again. */
export function taskFor<Payload>(
  { schema }: Job<Payload>,
  perform: (payload: Payload, job: JobHelpers["job"]) => Promise<void>,
): Task {
  return async (sent, { job }) => {
    const { traceparent, ...payload } = sent as { traceparent?: string };
    const run = async () => perform(schema.parse(payload), job);
    return isTracing() ? inSpan(spanOf(job, traceparent), run) : run();
  };
}

/** Continues the trace of the request that enqueued the job. */
const spanOf = (
  { id, attempts, run_at: runAt, task_identifier: task }: JobHelpers["job"],
  parent: string | undefined,
): SpanStart => ({
  name: `job ${task}`,
  kind: "consumer",
  parent,
  attributes: {
    "job.id": id,
    "job.attempt": attempts,
    "job.waited_ms": Date.now() - runAt.getTime(),
  },
});

/** Reply address of a mail: from the site's settings, or else the organizer's. */
export const replyAddress = ({ organizer }: Pick<TaskContext, "organizer">): string =>
  siteFacts().replyTo || organizer.email;

/** Stays the same over retries, so that a mail sent twice can be recognized. */
export function mailKeyOf({ key, id }: JobHelpers["job"]): string {
  return key ?? `job:${id}`;
}
