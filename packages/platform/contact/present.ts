import type { Locale } from "@takujo/contracts/locale";
import type { AccountInquiry } from "@takujo/contracts/platform/account-inquiry";
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

interface AccountInquiryRow {
  receipt: string;
  category: string;
  reservation_code: string | null;
  body: string;
  state: string;
  created_at: Date;
  /** Inside of JSON, dates come as text. */
  replies: { body: string; at: Date | string }[];
}

export function presentAccountInquiry(row: AccountInquiryRow): AccountInquiry {
  const { receipt, category, body, state } = row;
  return {
    receipt,
    category: category as ContactCategory,
    reservationCode: row.reservation_code,
    body,
    state: state as AccountInquiry["state"],
    createdAt: row.created_at.toISOString(),
    replies: row.replies.map(({ body, at }) => ({ body, at: new Date(at).toISOString() })),
  };
}
