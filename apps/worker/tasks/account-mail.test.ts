import type { AccountMail } from "@takujo/auth/mail/account-mail";
import type { Mail } from "@takujo/email/mail";
import { seal } from "@takujo/runtime/secret/seal";
import { describe, expect, it } from "vitest";
import { accountMailTask } from "./account-mail.ts";

const signingSecret = "of the test";
const url = "https://takujo.example/auth/changed-email?token=x";
const to = "kotori@example.jp";

async function perform(mail: AccountMail, { age = 0 } = {}) {
  const sent: (Mail & { to: string; key: string })[] = [];
  const task = accountMailTask({
    mailer: {
      async send(written, envelope) {
        sent.push({ ...written, ...envelope });
        return null;
      },
    },
    organizer: { email: "desk@takujo.example", locale: "ja" },
    signingSecret,
  });
  const expiresAt = new Date(Date.now() + 60_000 - age).toISOString();
  const helpers = { job: { key: "account-mail:1", id: "1" } };
  await task({ sealed: seal(mail, signingSecret, "account mail"), expiresAt }, helpers as never);
  return sent;
}

describe("the mail of an account", () => {
  it.each([
    ["ja", "【卓上】メールアドレスの変更を確認してください"],
    ["en", "Takujo: please confirm your new e-mail address"],
  ] as const)(
    "asks the old address in %s, with the new one and a link",
    async (locale, subject) => {
      const newEmail = "new@example.jp";
      const [mail] = await perform({ kind: "confirm-change", to, locale, newEmail, url });
      expect(mail).toMatchObject({ to, subject, key: "account-mail:1" });
      for (const part of [newEmail, url, "desk@takujo.example"]) expect(mail?.text).toContain(part);
    },
  );

  it("contains a code in English, without a link", async () => {
    const content = { kind: "sign-in-code", to, locale: "en", code: "012345" } as const;
    const [mail] = await perform({ ...content, host: "takujo.example" });
    expect(mail?.subject).toBe("Takujo login code: 012345");
    expect(mail?.text.endsWith("\n\n@takujo.example #012345\n")).toBe(true);
    expect(mail?.text).not.toContain("http");
  });

  it.each([
    ["ja", "・花見の会　2026年4月18日(土) 13:00（2席）"],
    ["en", "- 花見の会, Sat, 18 Apr 2026, 13:00 (2 seats)"],
  ] as const)("names in %s the seats that a deleted account gave up", async (locale, line) => {
    const seats = [{ title: "花見の会", startsAt: "2026-04-18T04:00:00.000Z", seats: 2 }];
    const [mail] = await perform({ kind: "account-deleted", to, locale, seats });
    expect(mail?.text).toContain(line);
    const [without] = await perform({ kind: "account-deleted", to, locale, seats: [] });
    expect(without?.text).toContain("desk@takujo.example");
    expect(without?.text).not.toContain("花見の会");
  });

  it("is not sent when it is too late to be of use", async () => {
    expect(await perform({ kind: "verify-address", to, locale: "ja", url })).toHaveLength(1);
    const late = { age: 120_000 };
    expect(await perform({ kind: "verify-address", to, locale: "ja", url }, late)).toEqual([]);
  });
});
