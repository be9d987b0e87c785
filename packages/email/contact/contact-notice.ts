import type { Locale } from "@takujo/contracts/locale";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { inquiryFacts, type MailedInquiry } from "./mailed-inquiry.ts";

/** To the organizer, in the organizer's language. */
export function contactNotice(inquiry: MailedInquiry, { locale }: { locale: Locale }): HtmlMail {
  const { receipt, name, body } = inquiry;
  const t = mailWords(locale);
  const category = t(`contact.categories.${inquiry.category}`);
  const subject = t("mail.contactNotice.subject", { receipt, category });
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    preview: t("mail.contactNotice.preview", { name }),
    heading: t("mail.contactNotice.heading"),
    lead: t("mail.contactNotice.lead", { name }),
    blocks: [
      {
        kind: "facts",
        facts: inquiryFacts(t, inquiry, [
          "receipt",
          "category",
          "name",
          "email",
          "reservationCode",
          "replyLocale",
        ]),
      },
      { kind: "quote", term: t("mail.contactNotice.body"), detail: body },
      { kind: "note", text: t("mail.contactNotice.note") },
    ],
    reason: t("mail.contactNotice.reason"),
    address: t("mail.place"),
  };
  return {
    locale: content.locale,
    subject,
    text: writeText(content),
    html: writeHtml(content, subject),
  };
}
