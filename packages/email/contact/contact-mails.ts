import type { ContactCategory } from "@takujo/contracts/inbox/contact-form";
import type { Locale } from "@takujo/contracts/locale";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { Fact, MailContent } from "../mail-content.ts";
import { type MailWords, mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";

interface MailedInquiry {
  receipt: string;
  category: ContactCategory;
  name: string;
  email: string;
  reservationCode: string | null;
  body: string;
  replyLocale: Locale;
}

type FactName = "receipt" | "category" | "name" | "email" | "reservationCode" | "replyLocale";

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
  return written(content, subject);
}

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
  return written(content, subject);
}

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
  return written(content, subject);
}

interface Answer {
  inquiry: MailedInquiry;
  body: string;
  senderEmail: string | null;
  attachments: string[];
}

interface Notice {
  locale: Locale;
  /** Address of the thread. */
  link: string;
}

/** To the organizer, about an answer by mail. */
export function answerNotice(
  { inquiry, body, senderEmail, attachments }: Answer,
  { locale, link }: Notice,
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
  return written(content, subject);
}

const written = (content: MailContent, subject: string): HtmlMail => ({
  locale: content.locale,
  subject,
  text: writeText(content),
  html: writeHtml(content, subject),
});

/** The named facts in order, without those that the inquiry lacks. */
function inquiryFacts(t: MailWords, inquiry: MailedInquiry, names: FactName[]): Fact[] {
  const details: Record<FactName, string | null> = {
    ...inquiry,
    category: t(`contact.categories.${inquiry.category}`),
    replyLocale: t(`commons.language.${inquiry.replyLocale}`),
  };
  return names.flatMap((name) => {
    const detail = details[name];
    return detail === null ? [] : [{ term: t(`mail.facts.${name}`), detail }];
  });
}

/** The last line of a mail that can be answered: to this address, or simply by answering the mail. */
function addressLine(t: MailWords, shownAddress: string | null): string {
  const replies =
    shownAddress === null ? t("mail.repliesHere") : t("mail.replies", { address: shownAddress });
  return `${t("mail.place")} / ${replies}`;
}
