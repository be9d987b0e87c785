import { findMailedReservation } from "@takujo/booking/mailed-reservation/index";
import type { MailedReservation } from "@takujo/contracts/booking/reservation-mail";
import { languageOf } from "@takujo/contracts/inbox/message-text";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";

/** Subject and text with their variables, in one language. */
interface MessageWords {
  subject: string;
  body: string;
}

export interface MailedMessage {
  words: MessageWords;
  reservation: MailedReservation;
}

interface MessageTexts {
  subject_ja: string;
  body_ja: string;
  subject_en: string;
  body_en: string;
}

/** A message as one person gets it; undefined if their reservation or account is gone. */
export async function findMailedMessage(
  db: Database,
  texts: MessageTexts,
  to: { id: string; locale: Locale },
): Promise<MailedMessage | undefined> {
  const written = { subjectEn: texts.subject_en, bodyEn: texts.body_en };
  const locale = languageOf(written, to.locale);
  const reservation = await findMailedReservation(db, to.id, locale);
  if (!reservation) return undefined;
  const words =
    locale === "en"
      ? { subject: texts.subject_en, body: texts.body_en }
      : { subject: texts.subject_ja, body: texts.body_ja };
  return { words, reservation };
}
