import type { ContactCategory } from "@takujo/contracts/inbox/contact-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Fact } from "../mail-content.ts";
import type { MailWords } from "../mail-words.ts";

export interface MailedInquiry {
  receipt: string;
  category: ContactCategory;
  name: string;
  email: string;
  reservationCode: string | null;
  body: string;
  replyLocale: Locale;
}

type FactName = "receipt" | "category" | "name" | "email" | "reservationCode" | "replyLocale";

/** The named facts in order, without those that the inquiry lacks. */
export function inquiryFacts(t: MailWords, inquiry: MailedInquiry, names: FactName[]): Fact[] {
  const details: Record<FactName, string | null> = {
    ...inquiry,
    category: t(`contact.categories.${inquiry.category}`),
    replyLocale: t(`commons.language.${inquiry.replyLocale}`),
  };
  return names.flatMap((name) => {
    const detail = details[name];
    return detail === null ? [] : [{ term: t(`mail.facts.${name}`), detail }];
  });
}

/** The last line of a mail that can be answered: to this address, or simply by answering the mail. */
export function addressLine(t: MailWords, shownAddress: string | null): string {
  const replies =
    shownAddress === null ? t("mail.repliesHere") : t("mail.replies", { address: shownAddress });
  return `${t("mail.place")} / ${replies}`;
}
