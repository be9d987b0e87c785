import { reservationMailKinds } from "@takujo/contracts/booking/reservation/reservation-mail";
import { locales } from "@takujo/contracts/locale";
import { setSiteFacts, siteFacts } from "@takujo/i18n/site-facts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountMails as account } from "./account/account-mail.ts";
import { answerNotice, contactCopy, contactNotice, contactReply } from "./contact/contact-mails.ts";
import type { Mail } from "./mail.ts";
import { receptionHelpMail } from "./reception/reception-help-mail.ts";
import { reservationMail } from "./reservation/reservation-mail.ts";
import { createMailInput } from "./testing/create-mail-input.ts";

const name = { ja: "盤の森", en: "Board Forest" };
const before = siteFacts();
beforeAll(() => setSiteFacts({ ...before, name }));
afterAll(() => setSiteFacts(before));

/** The standard green, its link, edge and cloth. */
const green = /#(?:0c5445|05291f|073b31)/i;

function accountMails(locale: "ja" | "en"): Record<string, Mail> {
  const reader = { locale, replyTo: "desk@example.jp" };
  const url = "https://example.jp/x";
  return {
    signInCode: account["sign-in-code"]({ ...reader, code: "123456", host: "example.jp" }),
    confirmChange: account["confirm-change"]({ ...reader, newEmail: "b@example.jp", url }),
    verifyAddress: account["verify-address"]({ ...reader, url }),
    addressInUse: account["address-in-use"](reader),
    emailChanged: account["email-changed"]({ ...reader, newEmail: "b@example.jp" }),
    accountDeleted: account["account-deleted"]({ ...reader, seats: [] }),
  };
}

function contactMails(locale: "ja" | "en"): Record<string, Mail> {
  const inquiry = {
    receipt: "2026-0415-7K2M",
    category: "event",
    name: "森野 ことり",
    email: "kotori@example.jp",
    reservationCode: null,
    body: "一行目",
    locale,
    replyLocale: locale,
  } as const;
  const answer = { inquiry, body: "二行目", senderEmail: null, attachments: [] };
  return {
    contactCopy: contactCopy(inquiry, { shownAddress: null }),
    contactNotice: contactNotice(inquiry, { locale }),
    contactReply: contactReply({ inquiry, body: "返事" }, { shownAddress: null }),
    answerNotice: answerNotice(answer, { locale, link: "https://example.jp/x" }),
  };
}

function receptionMails(locale: "ja" | "en"): Record<string, Mail> {
  const write = (isGranted: boolean) =>
    receptionHelpMail(
      {
        isGranted,
        locale,
        email: "a@example.jp",
        name: "ことり",
        grantedBy: null,
        event: { id: "e", title: "花札の夜", startsAt: new Date(0), endsAt: new Date(3_600_000) },
        place: { venue: "会場", room: "広間", address: "東京都" },
      },
      { link: "https://example.jp/x", replyTo: "desk@example.jp" },
    );
  return { receptionHelp: write(true), receptionHelpEnded: write(false) };
}

const reservationMails = (locale: "ja" | "en"): Record<string, Mail> =>
  Object.fromEntries(
    reservationMailKinds.map((kind) => [
      kind,
      reservationMail(kind, createMailInput(kind, locale)),
    ]),
  );

const mailsIn = (locale: "ja" | "en"): Record<string, Mail> => ({
  ...accountMails(locale),
  ...contactMails(locale),
  ...receptionMails(locale),
  ...reservationMails(locale),
});

describe.each(locales)("every mail in %s", (locale) => {
  it("has the site's color", () => {
    setSiteFacts({ ...before, name, accent: "#1d4e89" });
    const blue = mailsIn(locale);
    setSiteFacts({ ...before, name });
    for (const [kind, { html = "" }] of Object.entries(blue)) expect(html, kind).not.toMatch(green);
    expect(blue["confirmed"]?.html).toContain("#1d4e89");
    expect(mailsIn(locale)["confirmed"]?.html).toMatch(green);
  });

  it("says the site's name, and has no mark in its place", () => {
    for (const [kind, { subject, text, html = "" }] of Object.entries(mailsIn(locale))) {
      const whole = [subject, text, html].join("\n");
      expect(whole, kind).toContain(name[locale]);
      expect(whole, kind).not.toMatch(/%(?:site|sites|place|wordmark|latin)%/);
    }
  });
});
