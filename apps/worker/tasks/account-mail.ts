import { type AccountMail, accountMailJob, openAccountMail } from "@takujo/auth/mail/account-mail";
import {
  accountDeletedMail,
  addressInUseMail,
  confirmChangeMail,
  emailChangedMail,
  lineLinkedMail,
  signInCodeMail,
  verifyAddressMail,
} from "@takujo/email/account/account-mail";
import type { Mail } from "@takujo/email/mail";
import { mailKeyOf, replyAddress, type TaskContext, taskFor } from "./task.ts";

/** An expired code or link would only confuse people, so it is not sent. */
export const accountMailTask = ({
  mailer,
  organizer,
  signingSecret,
}: Pick<TaskContext, "mailer" | "organizer" | "signingSecret">) =>
  taskFor(accountMailJob, async ({ sealed, expiresAt }, job) => {
    if (Date.parse(expiresAt) < Date.now()) return;
    const content = openAccountMail(sealed, signingSecret);
    const replyTo = replyAddress({ organizer });
    await mailer.send(write(content, replyTo), {
      to: content.to,
      replyTo,
      key: mailKeyOf(job),
    });
  });

function write(content: AccountMail, replyTo: string): Mail {
  switch (content.kind) {
    case "sign-in-code":
      return signInCodeMail({ ...content, replyTo });
    case "confirm-change":
      return confirmChangeMail({ ...content, replyTo });
    case "verify-address":
      return verifyAddressMail({ ...content, replyTo });
    case "address-in-use":
      return addressInUseMail({ ...content, replyTo });
    case "email-changed":
      return emailChangedMail({ ...content, replyTo });
    case "line-linked":
      return lineLinkedMail({ ...content, replyTo });
    case "account-deleted":
      return accountDeletedMail({ ...content, replyTo });
  }
}
