import { fillText } from "@takujo/contracts/inbox/message-text";
import type { Locale } from "@takujo/contracts/locale";
import { mailWords } from "../mail-words.ts";
import type { Letter, MessageWords, Sender } from "./letter.ts";

export interface Newsletter {
  words: MessageWords;
  /** In which it is written. */
  locale: Locale;
  /** With their own language, in which it may not be written. */
  reader: { nickname: string; locale: Locale };
}

/** To somebody who agreed to newsletters. Why it came, and how to stop them, they are told in their own language. */
export function newsletterLetter(
  { words, locale, reader, unsubscribe }: Newsletter & { unsubscribe: string },
  { replyTo }: Sender,
): Letter {
  const t = mailWords(locale);
  const own = mailWords(reader.locale);
  const values = { nickname: reader.nickname };
  return {
    locale,
    values,
    contentWith: (body) => ({
      locale,
      brand: t("mail.brand"),
      preview: body.slice(0, 120),
      heading: fillText(words.subject, values),
      lead: t("mail.newsletter.lead"),
      blocks: [{ kind: "paragraph", text: body }],
      reason: own("mail.newsletter.reason"),
      settings: { label: own("mail.newsletter.unsubscribe"), url: unsubscribe },
      address: `${own("mail.place")} / ${own("mail.replies", { address: replyTo })}`,
    }),
  };
}
