import type { Locale } from "@takujo/contracts/locale";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { addressLine, inquiryFacts, type MailedInquiry } from "./mailed-inquiry.ts";

/** To the sender, in the language of the form. */
export function contactCopy(
  inquiry: MailedInquiry & { locale: Locale },
  { shownAddress }: { shownAddress: string | null },
): HtmlMail {
  const { locale, receipt, name, body } = inquiry;
  const t = mailWords(locale);
  const subject = t("mail.contactCopy.subject", { receipt });
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    preview: t("mail.contactCopy.preview", { receipt }),
    heading: t("mail.contactCopy.heading"),
    greeting: t("mail.greeting", { name }),
    lead: t("mail.contactCopy.lead"),
    blocks: [
      {
        kind: "facts",
        facts: inquiryFacts(t, inquiry, ["receipt", "category", "reservationCode", "replyLocale"]),
      },
      { kind: "quote", term: t("mail.contactCopy.body"), detail: body },
      { kind: "note", text: t("mail.contactCopy.note") },
    ],
    reason: t("mail.contactCopy.reason"),
    address: addressLine(t, shownAddress),
  };
  return {
    locale: content.locale,
    subject,
    text: writeText(content),
    html: writeHtml(content, subject),
  };
}
