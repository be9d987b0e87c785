import type { MessageValues } from "@takujo/contracts/inbox/message-text";
import type { Locale } from "@takujo/contracts/locale";
import type { MailContent } from "../mail-content.ts";

/** As the organizer wrote them, with variables, in one language. */
export interface MessageWords {
  subject: string;
  body: string;
}

export interface Sender {
  origin: string;
  /** Address for replies. */
  replyTo: string;
}

/** What surrounds the words of an organizer, and what is filled into them for one person. */
export interface Letter {
  locale: Locale;
  values: MessageValues;
  contentWith: (body: string) => MailContent;
}
