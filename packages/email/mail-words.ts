import { type Words, wordsOf } from "@takujo/i18n/words-of";

const sets = ["mail", "contact", "commons", "friendMail", "reservationMail", "price"] as const;

export type MailWords = Words<(typeof sets)[number]>;

export const mailWords = wordsOf(...sets);
