import { newsletterLinks } from "@takujo/contracts/inbox/newsletter-links";
import type { MailedMessage } from "@takujo/inbox/message/index";
import { createUnsubscribeToken } from "@takujo/inbox/newsletter/index";
import type { TaskContext } from "./task.ts";

type Sender = Pick<TaskContext, "origin" | "signingSecret">;

/** A newsletter with the link that stops them, for its reader unless told otherwise; a message to a guest as it is. */
export function withUnsubscribe(
  { origin, signingSecret }: Sender,
  mailed: MailedMessage,
  userId?: string,
) {
  if (mailed.kind === "guest") return mailed;
  const { reader } = mailed;
  const token = createUnsubscribeToken(userId ?? reader.userId, signingSecret);
  return { ...mailed, unsubscribe: newsletterLinks(origin, reader.locale).unsubscribe(token) };
}
