import type { Locale } from "@takujo/contracts/locale";
import type { ContactCategory } from "@takujo/contracts/platform/contact-form";
import type { Inquiry } from "./find-inquiry.ts";

interface InquiryRow {
  receipt: string;
  category: string;
  name: string;
  email: string;
  reservation_code: string | null;
  body: string;
  locale: string;
  reply_locale: string;
}

/** The table allows no other categories and languages than the contract has. */
export function presentInquiry(row: InquiryRow): Inquiry {
  const { receipt, category, name, email, body, locale } = row;
  return {
    receipt,
    category: category as ContactCategory,
    name,
    email,
    reservationCode: row.reservation_code,
    body,
    locale: locale as Locale,
    replyLocale: row.reply_locale as Locale,
  };
}
