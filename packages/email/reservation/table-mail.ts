import type { MailedProposal } from "@takujo/contracts/booking/tables/table-mail";
import { formatSpan } from "@takujo/i18n/format-span";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";

/** To a guest whose table does not take place, in their language. */
export function tableDeclinedMail(
  { title, answer, startsAt, endsAt, locale, name, event }: MailedProposal,
  { page, replyTo }: { page: string; replyTo: string },
): HtmlMail {
  const t = mailWords(locale);
  const subject = t("reservationMail.declined.subject", { event: event.title });
  const lead = t("reservationMail.declined.lead");
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    preview: lead,
    heading: t("reservationMail.declined.heading"),
    lead,
    blocks: [
      ...(answer
        ? [{ kind: "quote" as const, term: t("reservationMail.declined.words"), detail: answer }]
        : []),
      {
        kind: "facts",
        facts: [
          { term: t("reservationMail.facts.event"), detail: event.title },
          { term: t("reservationMail.declined.game"), detail: title },
          {
            term: t("reservationMail.facts.when"),
            detail: formatSpan(startsAt, endsAt, locale),
            isStruck: true,
          },
        ],
      },
      { kind: "buttons", buttons: [{ label: t("reservationMail.declined.action"), url: page }] },
    ],
    reason: t("reservationMail.declined.reason"),
    address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
  };
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };
}
