import { type MailOutcome, readMailbox } from "@takujo/email/mailbox/mailbox";
import { parseMail } from "@takujo/email/mailbox/received-mail";
import { bounceIn, receiveBounce } from "@takujo/inbox/bounce/index";
import { receiptIn, receiveAnswer } from "@takujo/inbox/inquiry/index";
import type { Logger } from "@takujo/runtime/logger";
import { inLane, type TaskContext } from "./task.ts";

/** Scheduled by the crontab every minute, and done before the next. */
const reading = { max: 50, maxBytes: 512 * 1_024, timeoutMs: 50_000 };

type Filed =
  | Awaited<ReturnType<typeof receiveAnswer | typeof receiveBounce>>
  | "unreadable"
  | "automatic"
  | "no-token"
  | "empty";

const outcomes: Record<Filed, MailOutcome> = {
  stored: "read",
  known: "read",
  bounced: "read",
  unbound: "read",
  automatic: "read",
  empty: "read",
  "no-inquiry": "unclear",
  "no-token": "unclear",
  "too-many": "unclear",
  unreadable: "unclear",
};

type Context = Pick<TaskContext, "db" | "inquiryMailbox" | "signingSecret">;

/** Files answers about inquiries in their threads, and notes bounced mails of messages. */
export const readInquiryMailboxTask = (
  { db, inquiryMailbox, signingSecret }: Context,
  logger: Logger,
) =>
  inLane("mailbox", async () => {
    if (!inquiryMailbox) return;
    const { server, address } = inquiryMailbox;
    const counts: Partial<Record<Filed | "failed", number>> = {};
    const count = (what: Filed | "failed") => {
      counts[what] = (counts[what] ?? 0) + 1;
    };

    async function file(source: Uint8Array): Promise<Filed> {
      const mail = await parseMail(source).catch(() => null);
      if (!mail) return "unreadable";
      const bounce = mail.report && bounceIn(mail.recipients, address);
      if (mail.report && bounce) {
        return receiveBounce({ db, secret: signingSecret }, bounce, mail.report);
      }
      if (mail.isAutomatic) return "automatic";
      const receipt = receiptIn(mail.recipients, address, signingSecret);
      if (!receipt) return "no-token";
      const { id: mailId, from: senderEmail, text, attachments } = mail;
      if (!text && attachments.length === 0) return "empty";
      return receiveAnswer(db, { receipt, mailId, senderEmail, text, attachments });
    }

    try {
      await readMailbox(server, reading, async (source) => {
        try {
          const filed = await file(source);
          count(filed);
          return outcomes[filed];
        } catch (error) {
          // Such as an unreachable database. The other mails are still read.
          count("failed");
          logger.error({ reason: (error as Error).message }, "an answer could not be stored");
          return "later";
        }
      });
    } catch (error) {
      logger.error(
        { ...counts, reason: (error as Error).message },
        "the mailbox could not be read",
      );
      throw error;
    }
    if (Object.keys(counts).length > 0) logger.info(counts, "mailbox read");
  });
