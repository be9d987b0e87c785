import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createUser } from "@takujo/db/testing/create-user";
import { createMailer } from "@takujo/email/mailer";
import { answerAddress } from "@takujo/inbox/inquiry/index";
import { noStorage } from "@takujo/runtime/storage/storage";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { startImapServer } from "../../../tests/support/services/imap-server.ts";
import { startMailInbox } from "../../../tests/support/services/mail-inbox.ts";
import { createTasks } from "./index.ts";

const { db } = await createTestDatabase();
const inbox = await startMailInbox();
const imap = await startImapServer();
const address = "answers@takujo.example";
const signingSecret = "of the test";
const mailer = createMailer({
  smtpUrl: inbox.url,
  from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
});
afterAll(() => mailer.close());

let mailboxes = 0;
/** A worker's tasks for a mailbox that only this test uses. */
function newMailbox(server = imap.settingsOf(`test-${++mailboxes}`)) {
  const logs: Record<string, unknown>[] = [];
  const write = (facts: object, message: string) => void logs.push({ ...facts, message });
  const tasks = createTasks(
    {
      db,
      mailer,
      organizer: { email: "desk@takujo.example", locale: "ja" },
      origin: "https://takujo.example",
      storage: noStorage,
      signingSecret,
      messagesPerSecond: 10,
      inquiryMailbox: { server, address },
    },
    { info: write, error: write } as never,
  );
  const run = (name: string, payload: unknown = {}, key = name) =>
    Promise.resolve(tasks[name]?.(payload, { job: { key, id: "1" } } as never));
  return {
    logs,
    run,
    read: () => run("read-inquiry-mailbox"),
    deliver: (...mails: (string | Buffer)[]) => imap.deliver(server.user, ...mails),
    flags: () => imap.flags(server.user),
  };
}

interface Written {
  to: string;
  from?: string;
  id?: string | null;
  headers?: string[];
  type?: string;
  body?: string | Buffer;
}

let mailNumber = 0;
/** A mail as programs write it. */
function mail({ to, from, id, headers = [], type, body = "はい、3人で行きます。" }: Written) {
  const head = [
    `From: ${from ?? "森野 <kotori@example.jp>"}`,
    `To: 卓上 <${to}>`,
    "Subject: Re: Takujo",
    ...(id === null ? [] : [`Message-ID: ${id ?? `<${++mailNumber}@mail.example.jp>`}`]),
    "MIME-Version: 1.0",
    `Content-Type: ${type ?? "text/plain; charset=utf-8"}`,
    ...headers,
  ].join("\r\n");
  const text = typeof body === "string" ? Buffer.from(body.replaceAll("\n", "\r\n")) : body;
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), text]);
}

async function newInquiry(options: Parameters<typeof createContactInquiry>[1] = {}) {
  const inquiry = await createContactInquiry(db, options);
  const to = answerAddress(address, inquiry.receipt, signingSecret);
  const thread = () =>
    db
      .selectFrom("inquiry_message")
      .where("inquiry_id", "=", inquiry.id)
      .select(["kind", "body", "sender_email", "attachments"])
      .orderBy("at")
      .orderBy("id")
      .execute();
  const bodies = async () => (await thread()).map(({ body }) => body);
  const state = async () =>
    (
      await db
        .selectFrom("contact_inquiry")
        .select("state")
        .where("id", "=", inquiry.id)
        .executeTakeFirstOrThrow()
    ).state;
  return { ...inquiry, to, thread, bodies, state };
}

const notices = async () => {
  const { rows } = await sql<{ payload: { messageId: string }; key: string }>`
    select payload, key from graphile_worker._private_jobs join graphile_worker._private_tasks as task
      on task.id = task_id where task.identifier = 'inquiry-answer-notice' order by _private_jobs.id`.execute(
    db,
  );
  return rows;
};

describe("an answer by mail", () => {
  it("returns to the thread of the reply that it answers, and the organizer is told", async () => {
    const mailbox = newMailbox();
    const { id: assignee_id } = await createUser(db, { role: "admin" });
    const inquiry = await newInquiry({ state: "closed", assignee_id });
    const reply = await db
      .insertInto("inquiry_message")
      .values({ inquiry_id: inquiry.id, kind: "reply", body: "何人で来られますか。" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await mailbox.run("inquiry-reply", { messageId: reply.id });
    const [sent] = await inbox.untilSentTo(inquiry.email);
    const to = sent?.replyTo?.[0]?.address ?? "";
    expect(to).toMatch(/^answers\+\d{4}-\d{4}-[0-9a-z]{4}-[0-9a-f]{24}@takujo\.example$/);
    expect(to.indexOf("@")).toBeLessThanOrEqual(64);
    expect(sent?.text).toContain("返信は、このメールへそのままどうぞ");
    expect(sent?.text).not.toContain("desk@takujo.example");
    expect(sent?.headers.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["message-id", "references", "in-reply-to"]),
    );

    const quoted = (sent?.text ?? "").split("\n").map((line) => `> ${line}`);
    const body = `3人です。\n\n2026年11月14日(土) 13:00 卓上 <contact@takujo.example>:\n\n${quoted.join("\n")}\n`;
    await mailbox.deliver(mail({ to, from: inquiry.email.toUpperCase(), body }));
    await mailbox.read();
    expect(await inquiry.thread()).toMatchObject([
      { kind: "reply" },
      { kind: "answer", body: "3人です。", attachments: [] },
    ]);
    expect(await inquiry.state()).toBe("open");
    expect(await mailbox.flags()).toEqual([["\\Seen"]]);
    expect(mailbox.logs.at(-1)).toMatchObject({ stored: 1, message: "mailbox read" });

    const notice = (await notices()).at(-1);
    await mailbox.run("inquiry-answer-notice", notice?.payload, notice?.key);
    const [told] = await inbox.untilSentTo("desk@takujo.example");
    expect(told?.subject).toBe(`【お問い合わせ】返信が届きました（受付番号 ${inquiry.receipt}）`);
    expect(told?.text).toContain("3人です。");
    expect(told?.text).toContain(`https://takujo.example/admin/inquiry/${inquiry.id}`);
  });

  it("to the copy of an inquiry is filed with it too, and changes no other inquiry", async () => {
    const mailbox = newMailbox();
    const inquiry = await newInquiry({ state: "closed" });
    await mailbox.run("contact-copy", { inquiryId: inquiry.id });
    const [copy] = await inbox.untilSentTo(inquiry.email);
    await mailbox.deliver(mail({ to: copy?.replyTo?.[0]?.address ?? "", body: "書きたします。" }));
    await mailbox.read();
    expect(await inquiry.bodies()).toEqual(["書きたします。"]);
    expect(await inquiry.state()).toBe("new");
  });

  it("is stored once, however often it is read or sent, and with or without an id", async () => {
    const [one, other] = [newMailbox(), newMailbox()];
    const inquiry = await newInquiry();
    const before = (await notices()).length;
    const same = mail({ to: inquiry.to, id: "<same@mail.example.jp>", body: "一度だけ" });
    const without = mail({ to: inquiry.to, id: null, body: "番号なし" });
    await one.deliver(same, same, without, without);
    await one.read();
    await other.deliver(same, without);
    await other.read();
    await other.read();
    expect(await inquiry.bodies()).toEqual(["一度だけ", "番号なし"]);
    expect((await notices()).length).toBe(before + 2);
    expect(await one.flags()).toEqual([["\\Seen"], ["\\Seen"], ["\\Seen"], ["\\Seen"]]);
  });

  it("with the id of another's mail is not mistaken for it", async () => {
    const mailbox = newMailbox();
    const [one, other] = [await newInquiry(), await newInquiry()];
    const id = "<shared@mail.example.jp>";
    await mailbox.deliver(mail({ to: one.to, id }), mail({ to: other.to, id }));
    await mailbox.read();
    expect([await one.bodies(), await other.bodies()].flat()).toHaveLength(2);
  });

  it("is stored once when two workers read at once", async () => {
    const server = imap.settingsOf("two-workers");
    const [one, other] = [newMailbox(server), newMailbox(server)];
    const inquiries = await Promise.all([newInquiry(), newInquiry(), newInquiry()]);
    const mails = inquiries.flatMap(({ to }) =>
      Array.from({ length: 5 }, (_, index) => mail({ to, body: `${index}番` })),
    );
    await one.deliver(...mails);
    await Promise.all([one.read(), other.read(), one.read(), other.read()]);
    for (const { bodies } of inquiries) {
      expect((await bodies()).sort()).toEqual(["0番", "1番", "2番", "3番", "4番"]);
    }
    expect(new Set((await one.flags()).flat())).toEqual(new Set(["\\Seen"]));
  });

  it("is read within bounds, the oldest first", async () => {
    const mailbox = newMailbox();
    const inquiries = await Promise.all([newInquiry(), newInquiry()]);
    const mails = inquiries.flatMap(({ to }) =>
      Array.from({ length: 30 }, (_, index) => mail({ to, body: String(index) })),
    );
    await mailbox.deliver(...mails);
    await mailbox.read();
    expect(mailbox.logs.at(-1)).toMatchObject({ stored: 50 });
    await mailbox.read();
    expect(mailbox.logs.at(-1)).toMatchObject({ stored: 10 });
  });

  it("is refused after fifty in a day", async () => {
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    await mailbox.deliver(
      ...Array.from({ length: 51 }, (_, index) => mail({ to, body: `${index}` })),
    );
    await mailbox.read();
    await mailbox.read();
    expect(await bodies()).toHaveLength(50);
    expect((await mailbox.flags()).at(-1)?.sort()).toEqual(["\\Flagged", "\\Seen"]);
  });

  it("shows the sender's address, the names of files and none of the files", async () => {
    const mailbox = newMailbox();
    const { to, thread } = await newInquiry();
    const type = 'multipart/mixed; boundary="b"';
    const body = [
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "写真です。",
      "--b",
      'Content-Type: image/jpeg; name="=?utf-8?B?5YaZ55yfLmpwZw==?="',
      "Content-Transfer-Encoding: base64",
      "Content-Disposition: attachment",
      "",
      "A".repeat(5_000_000).replace(/(.{76})/g, "$1\r\n"),
      "--b--",
    ].join("\r\n");
    await mailbox.deliver(
      mail({ to, from: "別の人 <other@example.jp>", type, body: Buffer.from(body) }),
    );
    await mailbox.read();
    expect(await thread()).toMatchObject([
      {
        body: "写真です。",
        sender_email: "other@example.jp",
        attachments: ["写真.jpg"],
      },
    ]);
  });

  it("of five million characters is cut", async () => {
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    await mailbox.deliver(mail({ to, body: `${"長いです。\n".repeat(400_000)}` }));
    await mailbox.read();
    const [body = ""] = await bodies();
    expect(body.length).toBe(10_002);
    expect(body.endsWith("\n…")).toBe(true);
  });

  it.each([
    ["Shift_JIS", "grGC8YLJgr+CzYFCh4qR7I/jgszu4Iu0gsWCt4FC", "こんにちは。㈱卓上の髙橋です。"],
    ["cp932", "grGC8YLJgr+CzYFCh4qR7I/jgszu4Iu0gsWCt4FC", "こんにちは。㈱卓上の髙橋です。"],
    ["ISO-2022-JP", "GyRCJDMkcyRLJEEkTyEjIzM/TSRHJDkhIxsoQg==", "こんにちは。３人です。"],
    ["EUC-JP", "pLOk86TLpMGkz6Gjo7O/zaTHpLmhow==", "こんにちは。３人です。"],
  ])("is read in %s", async (charset, bytes, text) => {
    const body = Buffer.from(bytes, "base64");
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    await mailbox.deliver(mail({ to, type: `text/plain; charset=${charset}`, body }));
    await mailbox.read();
    expect(await bodies()).toEqual([text]);
  });

  it("of HTML alone is text, without markup and without the quoted mail", async () => {
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    const body = `<html><head><style>p { color: red }</style></head><body><div>3人です。<br>
      <b>よろしく</b> <a href="https://evil.example/">ここ</a></div><script>alert(1)</script>
      <img src="https://evil.example/pixel.gif" alt="pixel">
      <div class="gmail_quote"><div>2026年11月14日(土) 13:00 卓上 &lt;contact@takujo.example&gt;:<br></div>
      <blockquote type="cite">お問い合わせへのお返事<p>本文</p></blockquote></div></body></html>`;
    await mailbox.deliver(mail({ to, type: "text/html; charset=utf-8", body }));
    await mailbox.read();
    expect(await bodies()).toEqual(["3人です。\nよろしく ここ"]);
  });

  it("is cleaned of characters that cannot be stored or could mislead", async () => {
    const mailbox = newMailbox();
    const { to, thread } = await newInquiry();
    const long = `${"x".repeat(300)}@example.jp`;
    const headers = [
      `Cc: ${"a@example.jp, ".repeat(5_000)}b@example.jp`,
      "Subject: =?utf-8?B?////?=",
      `X-Long: ${"y".repeat(50_000)}`,
      "Reply-To: <victim@example.jp\0>",
      "Content-Transfer-Encoding: base64",
    ];
    const from = `=?utf-8?Q?=0D=0ABcc:_victim?= <${long}>`;
    const body = Buffer.from("\0\x07a\u202eb<script>alert(1)</script>").toString("base64");
    await mailbox.deliver(mail({ to, from, headers, body }));
    await mailbox.read();
    const [stored] = await thread();
    expect(stored?.body).toBe("ab<script>alert(1)</script>");
    expect(stored?.sender_email).toBeNull();
  });
});

describe("a mail that is no answer", () => {
  it.each([
    ["without a token", () => address, ["\\Flagged", "\\Seen"]],
    ["with a forged token", (to: string) => to.replace(/.{4}@/, "0000@"), ["\\Flagged", "\\Seen"]],
    ["with a short token", (to: string) => to.replace(/.{4}@/, "@"), ["\\Flagged", "\\Seen"]],
    [
      "with the token of another's receipt",
      (to: string) => to.replace(/\+\d{4}-\d{4}/, "+2020-0101"),
      ["\\Flagged", "\\Seen"],
    ],
    [
      "to another mailbox",
      (to: string) => to.replace("takujo.example", "takujo.example.evil.example"),
      ["\\Flagged", "\\Seen"],
    ],
  ])("%s is left for a person to look at", async (_, change, flags) => {
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    await mailbox.deliver(mail({ to: change(to) }));
    await mailbox.read();
    expect(await bodies()).toEqual([]);
    expect((await mailbox.flags()).map((one) => one.sort())).toEqual([flags]);
  });

  it("for an inquiry that was deleted is left too", async () => {
    const mailbox = newMailbox();
    const { to, id } = await newInquiry();
    await db.deleteFrom("contact_inquiry").where("id", "=", id).execute();
    await mailbox.deliver(mail({ to }));
    await mailbox.read();
    expect((await mailbox.flags())[0]?.sort()).toEqual(["\\Flagged", "\\Seen"]);
    expect(mailbox.logs.at(-1)).toMatchObject({ "no-inquiry": 1 });
  });

  it.each([
    "Auto-Submitted: auto-replied (vacation)",
    "Precedence: bulk",
    "Precedence: auto_reply",
    "Return-Path: <>",
    "X-Autoreply: yes",
  ])("but sent by a program is read and forgotten (%s)", async (header) => {
    const mailbox = newMailbox();
    const { to, bodies, state } = await newInquiry({ state: "closed" });
    await mailbox.deliver(mail({ to, headers: [header] }));
    await mailbox.read();
    expect([await bodies(), await state()]).toEqual([[], "closed"]);
    expect(await mailbox.flags()).toEqual([["\\Seen"]]);
  });

  it("is never assumed of one that its header marks as sent by a person", async () => {
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    await mailbox.deliver(mail({ to, headers: ["Auto-Submitted: no"] }));
    await mailbox.read();
    expect(await bodies()).toHaveLength(1);
  });
});

describe("an address for answers", () => {
  it("is found in any header that names it, in any case", async () => {
    const mailbox = newMailbox();
    const { to, bodies } = await newInquiry();
    await mailbox.deliver(
      mail({ to: to.toUpperCase(), body: "大文字" }),
      mail({ to: "someone@example.jp", headers: [`Cc: x@example.jp, <${to}>`], body: "写し" }),
      mail({ to: "someone@example.jp", headers: [`Delivered-To: ${to}`], body: "届け先" }),
    );
    await mailbox.read();
    expect(await bodies()).toEqual(["大文字", "写し", "届け先"]);
  });

  it("stays valid while the secret is being changed, and not after", async () => {
    const { receiptIn } = await import("@takujo/inbox/inquiry/index");
    const { receipt, to } = await newInquiry();
    expect(receiptIn([to], address, ["another secret", signingSecret])).toBe(receipt);
    expect(receiptIn([to], address, "another secret")).toBeNull();
  });
});

describe("a mailbox", () => {
  it("that is not configured is not read", async () => {
    const tasks = createTasks({ db, inquiryMailbox: undefined } as never, {} as never);
    await tasks["read-inquiry-mailbox"]?.({}, {} as never);
  });

  it("that is unreachable or refuses the password fails the run, without logging the password", async () => {
    const server = imap.settingsOf("x");
    for (const [wrong, reason] of [
      [{ ...server, port: 1 }, "mailbox not read (ECONNREFUSED)"],
      [{ ...server, password: "wrong-password" }, "mailbox not read (login refused"],
      [{ ...server, folder: "Nothing" }, "mailbox not read (no such folder"],
    ] as const) {
      const mailbox = newMailbox(wrong);
      await expect(mailbox.read()).rejects.toThrow(reason);
      expect(mailbox.logs).toMatchObject([
        { message: "the mailbox could not be read", reason: expect.stringContaining(reason) },
      ]);
      expect(JSON.stringify(mailbox.logs)).not.toContain("wrong-password");
    }
  });

  it("keeps a mail that could not be stored unread, and the others come through", async () => {
    const mailbox = newMailbox();
    const [locked, free] = [await newInquiry(), await newInquiry()];
    await mailbox.deliver(mail({ to: locked.to, body: "一" }), mail({ to: free.to, body: "二" }));
    await sql`alter table inquiry_message add constraint refused check (body <> '一') not valid`.execute(
      db,
    );
    await mailbox.read();
    expect(await mailbox.flags()).toEqual([[], ["\\Seen"]]);
    expect(mailbox.logs.at(-1)).toMatchObject({ failed: 1, stored: 1 });
    await sql`alter table inquiry_message drop constraint refused`.execute(db);
    await mailbox.read();
    expect(await locked.bodies()).toEqual(["一"]);
  });
});
