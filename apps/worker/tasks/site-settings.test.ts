import type { wholeSettings } from "@takujo/contracts/content/site-settings";
import { createMailer } from "@takujo/email/mailer";
import { setSiteFacts, siteFacts } from "@takujo/i18n/site-facts";
import { seal } from "@takujo/runtime/secret/seal";
import { noStorage } from "@takujo/runtime/storage/storage";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { startMailInbox } from "../../../tests/support/services/mail-inbox.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createTasks } from "./index.ts";

const { db } = await createTestDatabase();
const inbox = await startMailInbox();
const signingSecret = "of the test";
const mailer = createMailer({
  smtpUrl: inbox.url,
  from: { name: "設定の名", nameInEnglish: "From settings", address: "contact@takujo.example" },
});
const tasks = createTasks(
  {
    db,
    mailer,
    organizer: { email: "desk@takujo.example", locale: "ja" },
    origin: "https://takujo.example",
    storage: noStorage,
    signingSecret,
    messagesPerSecond: 10,
  },
  silentLogger,
);
const before = siteFacts();
afterAll(() => {
  mailer.close();
  setSiteFacts(before);
});

type Stored = Parameters<typeof wholeSettings>[1];
const name = { ja: "盤の森", en: "Board Forest" };

const say = (stored: Stored) =>
  db
    .updateTable("site")
    .set({ name_ja: name.ja, name_en: name.en, settings: JSON.stringify(stored) })
    .execute();

/** Sends a mail with the reply address, and returns it as received. */
async function sent(locale: "ja" | "en") {
  const content = { kind: "email-changed", to: "a@example.jp", locale, newEmail: "b@example.jp" };
  const payload = {
    sealed: seal(content, signingSecret, "account mail"),
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  };
  const helpers = { job: { key: "k", id: "1" } };
  await tasks["account-mail"]?.(payload, helpers as never);
  const mail = inbox.mails.at(-1);
  if (!mail) throw new Error("No mail came");
  return mail;
}

beforeEach(() => {
  inbox.mails.length = 0;
});

describe("mails", () => {
  it("come from the server's sender as long as the site's settings say nothing", async () => {
    await say({});
    const mail = await sent("ja");
    expect(mail.from).toEqual({ name: "設定の名", address: "contact@takujo.example" });
    expect(mail.replyTo).toEqual([{ name: "", address: "desk@takujo.example" }]);
    expect(mail.text).toContain("desk@takujo.example");
  });

  it("come from the name in the site's settings, and are answered to the address there", async () => {
    await say({
      senderName: { ja: "盤の森 受付", en: "Board Forest desk" },
      replyTo: "hello@example.jp",
    });
    const japanese = await sent("ja");
    expect(japanese.from?.name).toBe("盤の森 受付");
    expect(japanese.replyTo).toEqual([{ name: "", address: "hello@example.jp" }]);
    expect(japanese.text).toContain("hello@example.jp");
    expect(japanese.text).not.toContain("desk@takujo.example");
    expect((await sent("en")).from?.name).toBe("Board Forest desk");
    // English mails do not come from a name that their readers cannot read.
    await say({ senderName: { ja: "盤の森 受付", en: "" } });
    expect((await sent("en")).from?.name).toBe("From settings");
  });

  it("gain no headers from a name stored in the table", async () => {
    const hostile = 'x\r\nBcc: victim@example.jp\r\n"<evil@example.jp>';
    await say({ senderName: { ja: hostile, en: hostile } });
    const mail = await sent("ja");
    expect(mail.recipients).toEqual(["a@example.jp"]);
    expect(mail.from?.address).toBe("contact@takujo.example");
    expect(mail.source).not.toMatch(/^Bcc:/im);
    expect(mail.bcc ?? []).toEqual([]);
  });
});
