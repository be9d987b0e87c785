import { findMailedReservation } from "@takujo/booking/reservation/index";
import type { MailedReservation } from "@takujo/contracts/booking/reservation/reservation-mail";
import { languageOf } from "@takujo/contracts/inbox/message-text";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { callerHasRight, type StaffContext } from "@takujo/runtime/staff/for-staff";
import { selectReader } from "../newsletter/index.ts";

/** What the caller may see of a message's recipients. */
export interface SeenOfGuests {
  /** Names, and codes of tickets. */
  withNames: boolean;
  /** Addresses and telephone numbers. */
  withContacts: boolean;
}

export const seenBy = async (c: StaffContext): Promise<SeenOfGuests> => ({
  withNames: await callerHasRight(c, "guests"),
  withContacts: await callerHasRight(c, "contacts"),
});

/** Subject and text with their variables, in one language. */
interface MessageWords {
  subject: string;
  body: string;
}

/** A newsletter recipient, with their language. */
interface Reader {
  userId: string;
  email: string;
  nickname: string;
  locale: Locale;
}

/** A message as one recipient gets it. */
export type MailedMessage =
  | { kind: "guest"; words: MessageWords; reservation: MailedReservation }
  | { kind: "newsletter"; words: MessageWords; locale: Locale; reader: Reader };

interface MessageTexts {
  subject_ja: string;
  body_ja: string;
  subject_en: string;
  body_en: string;
}

interface Recipient {
  /** Of a reservation or, for a newsletter, of an account. */
  id: string;
  locale: Locale;
}

/** Undefined for people who would get none. */
export async function findMailTo(
  db: Database,
  message: MessageTexts & { event_id: string | null },
  to: Recipient,
): Promise<MailedMessage | undefined> {
  if (message.event_id !== null) return findGuestMail(db, message, to);
  const mailed = await findNewsletterMail(db, message, to.id);
  return typeof mailed === "string" ? undefined : mailed;
}

/** Undefined if their reservation or account was deleted. */
export async function findGuestMail(
  db: Database,
  texts: MessageTexts,
  to: Recipient,
): Promise<MailedMessage | undefined> {
  const { locale, words } = wordsFor(texts, to.locale);
  const reservation = await findMailedReservation(db, to.id, locale);
  return reservation && { kind: "guest", words, reservation };
}

/** Or why they get none. Checked for each mail, because people may unsubscribe while a message is being sent. */
export async function findNewsletterMail(
  db: Database,
  texts: MessageTexts,
  userId: string,
): Promise<MailedMessage | "unsubscribed" | "undeliverable"> {
  const [found] = await selectReader(db, { userId });
  if (!found?.has_agreed) return "unsubscribed";
  if (found.bounced_at) return "undeliverable";
  const { email, name: nickname } = found;
  const reader = { userId, email, nickname, locale: found.locale };
  return { kind: "newsletter", ...wordsFor(texts, found.locale), reader };
}

function wordsFor(texts: MessageTexts, of: Locale): { locale: Locale; words: MessageWords } {
  const { subject_ja, body_ja, subject_en, body_en } = texts;
  const locale = languageOf({ subjectEn: subject_en, bodyEn: body_en }, of);
  const words =
    locale === "en"
      ? { subject: subject_en, body: body_en }
      : { subject: subject_ja, body: body_ja };
  return { locale, words };
}
