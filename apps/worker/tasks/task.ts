import type { Mailer } from "@takujo/email/mailer";
import type { Database } from "@takujo/runtime/database/database";
import type { Job } from "@takujo/runtime/jobs/job";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import type { Storage } from "@takujo/runtime/storage/storage";
import type { JobHelpers, Task } from "graphile-worker";
import type { WorkerEnv } from "../env.ts";

/** Dependencies of the tasks. */
export interface TaskContext {
  db: Database;
  mailer: Pick<Mailer, "send">;
  organizer: WorkerEnv["organizer"];
  /** The public address, used in links. */
  origin: string;
  /** Holds the image files. */
  storage: Storage;
  /** Decrypts payloads that the server sealed. */
  signingSecret: SigningSecret;
  /** Where people's answers about inquiries are read; without it they go to the organizer. */
  inquiryMailbox?: WorkerEnv["inquiryMailbox"];
}

/** Wraps a handler for one kind of job. Handlers take only ids from the payload and read everything else again. */
export function taskFor<Payload>(
  { schema }: Job<Payload>,
  perform: (payload: Payload, job: JobHelpers["job"]) => Promise<void>,
): Task {
  return async (payload, { job }) => perform(schema.parse(payload), job);
}

/** Stays the same over retries, so that a mail sent twice can be recognized. */
export function mailKeyOf({ key, id }: JobHelpers["job"]): string {
  return key ?? `job:${id}`;
}
