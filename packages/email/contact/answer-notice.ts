import type { Locale } from "@takujo/contracts/locale";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { inquiryFacts, type MailedInquiry } from "./mailed-inquiry.ts";

interface Answer {
  inquiry: MailedInquiry;
  body: string;
  senderEmail: string | null;
  attachments: string[];
}

interface Around {
  locale: Locale;
  /** Address of the thread. */
  link: string;
}

/** To the organizer, when somebody has answered a reply by mail. */
export function answerNotice(
  { inquiry, body, senderEmail, attachments }: Answer,
  { locale, link }: Around,
): HtmlMail {
  const t = mailWords(locale);
  const { receipt, name } = inquiry;
  const subject = t("mail.answerNotice.subject", { receipt });
  const files = attachments.join(t("mail.answerNotice.separator"));
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    preview: t("mail.answerNotice.preview", { name }),
    heading: t("mail.answerNotice.heading"),
    lead: t("mail.answerNotice.lead", { name }),
    blocks: [
      {
        kind: "facts",
        facts: [
          ...inquiryFacts(t, inquiry, ["receipt", "category", "name"]),
          { term: t("mail.facts.email"), detail: senderEmail ?? inquiry.email },
          ...(files ? [{ term: t("mail.answerNotice.files"), detail: files }] : []),
        ],
      },
      { kind: "quote", term: t("mail.answerNotice.body"), detail: body },
      { kind: "buttons", buttons: [{ label: t("mail.answerNotice.open"), url: link }] },
    ],
    reason: t("mail.answerNotice.reason"),
    address: t("mail.place"),
  };
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };
}
