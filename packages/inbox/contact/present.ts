import type { AccountInquiry } from "@takujo/contracts/inbox/account-inquiry";
import type { ContactCategory } from "@takujo/contracts/inbox/contact-form";
import type { Locale } from "@takujo/contracts/locale";

/** Internal: the API gives an inquiry only to its sender, and less of it. */
export interface Inquiry {
  receipt: string;
  category: ContactCategory;
  name: string;
  email: string;
  reservationCode: string | null;
  body: string;
  locale: Locale;
  replyLocale: Locale;
}

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

/** Check constraints allow only the categories and languages of the contract. */
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
  /** In JSON, dates are text. */
  replies: { body: string; at: Date | string; kind: string }[];
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
    replies: row.replies.map(({ body, at, kind }) => ({
      body,
      at: new Date(at).toISOString(),
      isOwn: kind === "answer",
    })),
  };
}
