import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createMailer } from "@takujo/email/mailer";
import { inquiryReplyJob } from "@takujo/inbox/inquiry/index";
import { noStorage } from "@takujo/runtime/storage/storage";
import type { Task } from "graphile-worker";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { startMailInbox } from "../../../tests/support/services/mail-inbox.ts";
import { inquiryMails } from "./inquiry-mails.ts";

const { db } = await createTestDatabase();
const inbox = await startMailInbox();
const mailer = createMailer({
  smtpUrl: inbox.url,
  from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
});
afterAll(() => mailer.close());

const { [inquiryReplyJob.name]: replyTask } = inquiryMails({
  db,
  mailer,
  organizer: { email: "desk@takujo.example", locale: "ja" },
  origin: "https://takujo.example",
  storage: noStorage,
  signingSecret: "of the test",
  messagesPerSecond: 10,
});

const task = replyTask as Task;

async function reply(inquiryId: string, body: string) {
  const { id } = await db
    .insertInto("inquiry_message")
    .values({ inquiry_id: inquiryId, kind: "reply", body })
    .returning("id")
    .executeTakeFirstOrThrow();
  await task({ messageId: id }, {
    job: { key: `inquiry-reply:${id}`, id: "1" },
  } as never);
  return id;
}

const headersOf = (mail: (typeof inbox.mails)[number] | undefined) =>
  Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);

describe("the mail of a reply", () => {
  it.each([
    ["ja", "Re: 【卓上】お問い合わせを受けとりました", "お問い合わせへのお返事"],
    ["en", "Re: Takujo: we have your message", "Our reply to your message"],
  ] as const)(
    "is in the language that was wished for (%s), quotes the inquiry and can be answered",
    async (locale, subject, heading) => {
      const inquiry = await createContactInquiry(db, { locale });
      const first = await reply(inquiry.id, "小林様\n\nひざの上でどうぞ。<b>");
      const second = await reply(inquiry.id, "つづきです。");
      const [one, two] = await inbox.untilSentTo(inquiry.email, 2);
      expect(one?.subject).toContain(subject);
      for (const part of [heading, "ひざの上でどうぞ。", "4歳の妹もいっしょに"]) {
        expect(one?.text).toContain(part);
        expect(one?.html).toContain(part);
      }
      expect(one?.html).toContain("小林様<br><br>ひざの上でどうぞ。&lt;b&gt;");
      expect(headersOf(one)).toMatchObject({
        "reply-to": "desk@takujo.example",
        "message-id": `<inquiry-reply.${first}@takujo.example>`,
        "in-reply-to": `<contact-copy.${inquiry.id}@takujo.example>`,
      });
      expect(headersOf(one)).not.toHaveProperty("auto-submitted");
      expect(headersOf(two)).toMatchObject({
        "message-id": `<inquiry-reply.${second}@takujo.example>`,
        "in-reply-to": `<inquiry-reply.${first}@takujo.example>`,
        references: `<contact-copy.${inquiry.id}@takujo.example> <inquiry-reply.${first}@takujo.example>`,
      });
    },
  );

  it("is not sent when the inquiry was deleted meanwhile, nor for a note", async () => {
    const inquiry = await createContactInquiry(db);
    const { id } = await db
      .insertInto("inquiry_message")
      .values({ inquiry_id: inquiry.id, kind: "note", body: "ないしょ" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const helpers = { job: { key: "x", id: "1" } } as never;
    await task({ messageId: id }, helpers);
    await task({ messageId: crypto.randomUUID() }, helpers);
    expect(inbox.sentTo(inquiry.email)).toEqual([]);
  });
});
