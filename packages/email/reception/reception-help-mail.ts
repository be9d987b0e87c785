import type { MailedReceptionHelp } from "@takujo/contracts/booking/door/reception-help-mail";
import { addDays } from "@takujo/contracts/venue-time";
import { formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { formatPlace } from "@takujo/i18n/format-place";
import { formatSpan } from "@takujo/i18n/format-span";
import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { Block, MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";

interface MailLinks {
  /** Address of the event's reception. */
  link: string;
  replyTo: string;
}

/** To a person whose right to work at an event's reception was granted or withdrawn. */
export function receptionHelpMail(
  help: MailedReceptionHelp,
  { link, replyTo }: MailLinks,
): HtmlMail {
  const { isGranted, locale, name, grantedBy: by, event, place } = help;
  const t = mailWords(locale);
  const { title, startsAt, endsAt } = event;
  const when = formatSpan(startsAt, endsAt, locale);
  const where = formatPlace(place.venue, place.room, locale);
  const from = formatMonthDay(addDays(venueDay(startsAt), -1), locale);
  const until = formatMonthDay(addDays(venueDay(endsAt), 1), locale);
  const subject = t(`mail.${isGranted ? "receptionHelp" : "receptionHelpEnded"}.subject`, {
    title,
  });
  const facts: Block = {
    kind: "facts",
    facts: [
      { term: t("mail.receptionHelp.event"), detail: title },
      { term: t("mail.receptionHelp.when"), detail: when },
      { term: t("mail.receptionHelp.place"), detail: where, more: place.address },
    ],
  };
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    ...(isGranted
      ? {
          preview: t("mail.receptionHelp.preview", { when, place: where }),
          heading: t("mail.receptionHelp.heading"),
          lead: by ? t("mail.receptionHelp.lead", { by }) : t("mail.receptionHelp.leadUnnamed"),
          blocks: [
            facts,
            { kind: "buttons", buttons: [{ label: t("mail.receptionHelp.open"), url: link }] },
            { kind: "note", text: t("mail.receptionHelp.days", { from, until }) },
          ],
          reason: t("mail.receptionHelp.reason"),
        }
      : {
          preview: t("mail.receptionHelpEnded.preview"),
          heading: t("mail.receptionHelpEnded.heading"),
          lead: t("mail.receptionHelpEnded.lead"),
          blocks: [facts],
          reason: t("mail.receptionHelpEnded.reason"),
        }),
    address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
  };
  return { locale, subject, text: writeText(content), html: writeHtml(content, subject) };
}
