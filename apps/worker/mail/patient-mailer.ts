import { MailError } from "@takujo/email/mail-error";
import type { Mailer } from "@takujo/email/mailer";
import type { Database } from "@takujo/runtime/database";
import type { Logger } from "@takujo/runtime/logger";
import { hurryWaitingJobs } from "./queries.ts";

const betweenLooks = 10_000;

/**
 * The queue tries a failed job again after a longer and longer pause, up to hours. So when the mail server
 * was away, this looks for its return, and lets all that waits go at once. A mail that the server will
 * never take is given up, for trying again would change nothing.
 */
export function patientMailer(mailer: Mailer, db: Database, logger: Logger) {
  // What a worker before this one could not send may be waiting.
  let isAway = true;
  const look = async () => {
    if (!isAway || !(await mailer.isReachable())) return;
    isAway = false;
    const jobs = await hurryWaitingJobs(db);
    if (jobs > 0) logger.info({ jobs }, "the mail server is back");
  };
  const tryLook = () =>
    look().catch((error: Error) => {
      isAway = true;
      logger.warn({ reason: error.message }, "waiting mails could not be hurried");
    });
  void tryLook();
  const looking = setInterval(tryLook, betweenLooks);
  const send: Mailer["send"] = async (mail, envelope) => {
    try {
      await mailer.send(mail, envelope);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      if (error.fault === "away") isAway = true;
      if (error.fault !== "refused") throw error;
      logger.error({ mail: envelope.key, reason: error.message }, "mail given up");
    }
  };
  return {
    send,
    close() {
      clearInterval(looking);
      mailer.close();
    },
  };
}
