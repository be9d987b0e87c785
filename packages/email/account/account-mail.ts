import type { Locale } from "@takujo/contracts/locale";
import { clock, formatFullDay, withTime } from "@takujo/i18n/format-date";
import type { Mail } from "../mail.ts";
import { mailWords } from "../mail-words.ts";

interface Reader {
  locale: Locale;
  /** Address for replies. */
  replyTo: string;
}

/** Plain text, so that nothing can look like a button. */
function plainMail(locale: Locale, subject: string, paragraphs: string[]): Mail {
  return { locale, subject, text: `${paragraphs.join("\n\n")}\n` };
}

/** Without links: people used to codes without links are harder to trick with one. */
function signInCodeMail({ code, host, locale }: Reader & { code: string; host: string }) {
  const t = mailWords(locale);
  return plainMail(locale, t("mail.signInCode.subject", { code }), [
    t("mail.signInCode.lead"),
    code,
    t("mail.signInCode.use"),
    t("mail.signInCode.unexpected"),
    // In the last line and in this form, browsers fill in the code at this site only.
    `@${host} #${code}`,
  ]);
}

function confirmChangeMail({
  newEmail,
  url,
  locale,
  replyTo,
}: Reader & { newEmail: string; url: string }) {
  const t = mailWords(locale);
  return plainMail(locale, t("mail.confirmChange.subject"), [
    t("mail.confirmChange.lead", { newEmail }),
    url,
    t("mail.confirmChange.next"),
    t("mail.confirmChange.unexpected", { address: replyTo }),
  ]);
}

function verifyAddressMail({ url, locale }: Reader & { url: string }) {
  const t = mailWords(locale);
  return plainMail(locale, t("mail.verifyAddress.subject"), [
    t("mail.verifyAddress.lead"),
    url,
    t("mail.verifyAddress.unexpected"),
  ]);
}

function addressInUseMail({ locale }: Reader) {
  const t = mailWords(locale);
  return plainMail(locale, t("mail.addressInUse.subject"), [
    t("mail.addressInUse.lead"),
    t("mail.addressInUse.unexpected"),
  ]);
}

function emailChangedMail({ newEmail, locale, replyTo }: Reader & { newEmail: string }) {
  const t = mailWords(locale);
  return plainMail(locale, t("mail.emailChanged.subject"), [
    t("mail.emailChanged.lead", { newEmail }),
    t("mail.emailChanged.unexpected", { address: replyTo }),
  ]);
}

function lineLinkedMail({ locale, replyTo }: Reader) {
  const t = mailWords(locale);
  return plainMail(locale, t("mail.lineLinked.subject"), [
    t("mail.lineLinked.lead"),
    t("mail.lineLinked.unexpected", { address: replyTo }),
  ]);
}

interface GivenUpSeats {
  title: string;
  startsAt: string;
  seats: number;
}

function accountDeletedMail({ seats, locale, replyTo }: Reader & { seats: GivenUpSeats[] }) {
  const t = mailWords(locale);
  const lines = seats.map(({ title, startsAt, seats: count }) =>
    t("mail.accountDeleted.seat", {
      title,
      when: withTime(formatFullDay(startsAt, locale), clock(startsAt), locale),
      count,
    }),
  );
  return plainMail(locale, t("mail.accountDeleted.subject"), [
    t("mail.accountDeleted.lead"),
    ...(lines.length > 0 ? [[t("mail.accountDeleted.seats"), ...lines].join("\n")] : []),
    t("mail.accountDeleted.again"),
    t("mail.accountDeleted.unexpected", { address: replyTo }),
  ]);
}

/** Each mail about an account, by the kind that its job names. */
export const accountMails = {
  "sign-in-code": signInCodeMail,
  "confirm-change": confirmChangeMail,
  "verify-address": verifyAddressMail,
  "address-in-use": addressInUseMail,
  "email-changed": emailChangedMail,
  "line-linked": lineLinkedMail,
  "account-deleted": accountDeletedMail,
};
