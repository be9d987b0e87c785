import { MailError } from "@takujo/email/mail-error";
import type { Mailer } from "@takujo/email/mailer";
import type { Database } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";
import { Counter } from "@takujo/runtime/metrics/metrics";
import { inSpan } from "@takujo/runtime/tracing/tracing";
import { retryFailedJobsNow } from "./queries.ts";

const pollIntervalMs = 10_000;

const mails = new Counter({
  name: "takujo_mails_total",
  help: "Mails, by what became of the attempt: sent, away or later (both are tried again), or refused for good.",
  labelNames: ["result"],
});
// Set from the start: a series that begins with its first failures would not show them as an increase.
for (const result of ["sent", "away", "later", "refused"]) mails.inc({ result }, 0);

/**
 * The queue retries a failed job after ever longer pauses, up to hours. So after an outage of the mail server, this polls until
 * it is reachable and then retries all waiting mails at once. A mail that the server refuses for good is dropped, and its refusal
 * returned.
 */
export function createOutageAwareMailer(mailer: Mailer, db: Database, logger: Logger) {
  // Mails that an earlier worker could not send may be waiting.
  let isAway = true;
  const look = async () => {
    if (!isAway || !(await mailer.isReachable())) return;
    isAway = false;
    const jobs = await retryFailedJobsNow(db);
    if (jobs > 0) logger.info({ jobs }, "the mail server is back");
  };
  const tryLook = () =>
    look().catch((error: Error) => {
      isAway = true;
      logger.warn({ reason: error.message }, "waiting mails could not be hurried");
    });
  void tryLook();
  const looking = setInterval(tryLook, pollIntervalMs);
  const send: Mailer["send"] = async (mail, envelope) => {
    try {
      await inSpan({ name: "send mail", kind: "client" }, () => mailer.send(mail, envelope));
      mails.inc({ result: "sent" });
      return null;
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      mails.inc({ result: error.fault });
      if (error.fault === "away") isAway = true;
      if (error.fault !== "refused") throw error;
      logger.error({ mail: envelope.key, reason: error.message }, "mail given up");
      return error;
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
