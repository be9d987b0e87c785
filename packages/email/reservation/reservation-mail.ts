import { writeHtml } from "../layout.ts";
import type { HtmlMail } from "../mail.ts";
import type { MailContent } from "../mail-content.ts";
import { mailWords } from "../mail-words.ts";
import { writeText } from "../plain-form.ts";
import type { Template } from "./draft.ts";
import { lapsed, offer, waiting } from "./in-line.ts";
import type { Occasion } from "./mailed-reservation.ts";
import { reminder } from "./reminder.ts";
import { reservationWords } from "./reservation-words.ts";
import { changed, confirmed, eventChanged, tableGoesAhead } from "./with-seats.ts";
import { cancelled, eventCancelled, tableCalledOff } from "./without-seats.ts";

export type ReservationMailKind =
  | "confirmed"
  | "changed"
  | "cancelled"
  | "waiting"
  | "offer"
  | "lapsed"
  | "reminder"
  | "event-changed"
  | "event-cancelled"
  | "table-called-off"
  | "table-goes-ahead";

const templates: Record<ReservationMailKind, Template> = {
  confirmed,
  changed,
  cancelled,
  waiting,
  offer,
  lapsed,
  reminder,
  "event-changed": eventChanged,
  "event-cancelled": eventCancelled,
  "table-called-off": tableCalledOff,
  "table-goes-ahead": tableGoesAhead,
};

/** To the one person whose reservation it is, in their language. */
export function reservationMail(kind: ReservationMailKind, occasion: Occasion): HtmlMail {
  const { reservation, replyTo } = occasion;
  const { locale, name } = reservation;
  const t = mailWords(locale);
  const { subject, ...draft } = templates[kind]({
    ...occasion,
    kind,
    t,
    words: reservationWords(t, reservation),
  });
  const content: MailContent = {
    locale,
    brand: t("mail.brand"),
    ...(name && { greeting: t("mail.greeting", { name }) }),
    ...draft,
    address: `${t("mail.place")} / ${t("mail.replies", { address: replyTo })}`,
  };
  return { subject, text: writeText(content), html: writeHtml(content, subject) };
}
