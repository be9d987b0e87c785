import type { Mailer } from "@takujo/email/mailer";
import type { Database } from "@takujo/runtime/database";
import type { Job } from "@takujo/runtime/jobs/job";
import type { SigningSecret } from "@takujo/runtime/secret-keys";
import type { Storage } from "@takujo/runtime/storage/storage";
import type { JobHelpers, Task } from "graphile-worker";
import type { WorkerEnv } from "../env.ts";

/** What tasks work with. */
export interface Workshop {
  db: Database;
  mailer: Pick<Mailer, "send">;
  organizer: WorkerEnv["organizer"];
  /** The public address, which links lead to. */
  origin: string;
  /** Where the files of images are. */
  storage: Storage;
  /** Opens what the server sealed. */
  signingSecret: SigningSecret;
}

/** A handler of one kind of job. It trusts its payload for ids only, and reads everything else anew. */
export function taskFor<Payload>(
  { schema }: Job<Payload>,
  perform: (payload: Payload, job: JobHelpers["job"]) => Promise<void>,
): Task {
  return async (payload, { job }) => perform(schema.parse(payload), job);
}

/** Stable as long as the job lives, so that a second sending can be told from a second mail. */
export function mailKeyOf({ key, id }: JobHelpers["job"]): string {
  return key ?? `job:${id}`;
}
