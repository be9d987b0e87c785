import { type Words, wordsOf } from "@takujo/i18n/words-of";

export type MailWords = Words<"mail" | "contact" | "commons" | "reservationMail" | "price">;

export const mailWords = wordsOf("mail", "contact", "commons", "reservationMail", "price");
