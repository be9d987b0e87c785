import type { Mailer } from "@takujo/email/mailer";
import { siteFacts } from "@takujo/i18n/site-facts";
import type { Database } from "@takujo/runtime/database/database";
import { withDeadline } from "@takujo/runtime/deadline";
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

/**
 * Jobs of one lane wait for each other, and for those of no other lane. `neighbor` is what they wait for: a lane has only one,
 * so that one that hangs holds up nobody who does without it.
 */
interface LaneSettings {
  neighbor: string;
  /** At a time in each worker; without it, as many as CONCURRENCY says. */
  slots?: number;
  /** A job that takes longer is given up and tried again later. Longer than all that it waits for, such as a mail. */
  deadlineMs: number;
}

const minute = 60_000;

export const lanes = {
  /** Somebody waits for it before a form. */
  codes: { neighbor: "mail server", deadlineMs: minute },
  mails: { neighbor: "mail server", deadlineMs: minute },
  /** They are of one queue, so there is never more than one, which has several mails in flight. */
  massMails: { neighbor: "mail server", slots: 1, deadlineMs: 2 * minute },
  pushes: { neighbor: "push service", slots: 2, deadlineMs: minute },
  images: { neighbor: "storage", slots: 2, deadlineMs: 5 * minute },
  mailbox: { neighbor: "mailbox", slots: 1, deadlineMs: 2 * minute },
  /** Whatever needs PostgreSQL alone. Some of it counts or deletes for long. */
  site: { neighbor: "database", slots: 2, deadlineMs: 15 * minute },
} satisfies Record<string, LaneSettings>;

export type Lane = keyof typeof lanes;

export const laneSettings = (lane: Lane): LaneSettings => lanes[lane];

/** Can be run by the queue as it is. */
export type LaneTask = Task & { lane: Lane };

/** Tasks by the name of their job. */
export type Tasks = Record<string, LaneTask>;

/** Its signal is aborted when the job is given up. */
export type GivenJob = JobHelpers["job"] & { signal: AbortSignal };

/** A task without a payload, such as those of the crontab. */
export function inLane(
  lane: Lane,
  work: (job: GivenJob, payload: unknown) => Promise<void>,
  deadlineMs = laneSettings(lane).deadlineMs,
): LaneTask {
  const task: Task = (payload, { job }) =>
    withDeadline(deadlineMs, (signal) => work({ ...job, signal }, payload));
  return Object.assign(task, { lane });
}

/** Wraps a handler for one kind of job. Handlers take only ids from the payload and read everything else again. */
export const taskFor = <Payload>(
  lane: Lane,
  { schema }: Job<Payload>,
  perform: (payload: Payload, job: GivenJob) => Promise<void>,
): LaneTask =>
  inLane(lane, (job, sent) => {
    const { traceparent, ...payload } = sent as { traceparent?: string };
    const run = async () => perform(schema.parse(payload), job);
    return isTracing() ? inSpan(spanOf(job, traceparent), run) : run();
  });

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
