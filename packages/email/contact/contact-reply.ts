import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import { addressLine, type MailedInquiry } from "./mailed-inquiry.ts";

interface Reply {
  inquiry: MailedInquiry;
  body: string;
}

/** The organizer's reply with the inquiry below it, in the language the sender chose. */
export function contactReply(
  { inquiry, body }: Reply,
  { shownAddress }: { shownAddress: string | null },
): HtmlMail {
  const { replyLocale: locale, receipt } = inquiry;
  const t = mailWords(locale);
  // The subject of the copy: many programs group mails only by subject.
  const subject = `Re: ${t("mail.contactCopy.subject", { receipt })}`;
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    preview: body.slice(0, 120),
    heading: t("mail.contactReply.heading"),
    lead: t("mail.contactReply.lead", { receipt }),
    blocks: [
      { kind: "paragraph", text: body },
      { kind: "quote", term: t("mail.contactReply.body"), detail: inquiry.body },
      { kind: "note", text: t("mail.contactReply.note") },
    ],
    reason: t("mail.contactReply.reason"),
    address: addressLine(t, shownAddress),
  };
  return {
    locale: content.locale,
    subject,
    text: writeText(content),
    html: writeHtml(content, subject),
  };
}
