import { type AccountMail, accountMailJob, openAccountMail } from "@takujo/auth/mail/account-mail";
import { accountMails } from "@takujo/email/account/account-mail";
import type { Mail } from "@takujo/email/mail";
import { type MailTaskContext, mailKeyOf, replyAddress, taskFor } from "./task.ts";

/** An expired code or link would only confuse people, so it is not sent. */
export const accountMailTask = ({
  mailer,
  organizer,
  signingSecret,
}: Pick<MailTaskContext, "mailer" | "organizer" | "signingSecret">) =>
  taskFor("codes", accountMailJob, async ({ sealed, expiresAt }, job) => {
    if (Date.parse(expiresAt) < Date.now()) return;
    const content = openAccountMail(sealed, signingSecret);
    const replyTo = replyAddress({ organizer });
    await mailer.send(write(content.kind, content, replyTo), {
      to: content.to,
      replyTo,
      key: mailKeyOf(job),
      signal: job.signal,
    });
  });

type Contents = { [Content in AccountMail as Content["kind"]]: Content };

const templates: {
  [Kind in keyof Contents]: (content: Contents[Kind] & { replyTo: string }) => Mail;
} = accountMails;

const write = <Kind extends keyof Contents>(kind: Kind, content: Contents[Kind], replyTo: string) =>
  templates[kind]({ ...content, replyTo });
