import { setSiteFacts, siteFacts } from "@takujo/i18n/site-facts";
import { describe, expect, it, onTestFinished } from "vitest";
import { waitUntil } from "../../tests/integration/support/wait-until.ts";
import { type SlowAt, startSlowMailServer } from "../../tests/support/services/slow-mail-server.ts";
import { type ReceivedMail, startMailServer } from "../../tools/mailbox/mail-server.ts";
import { mailErrorOf } from "./mail-error.ts";
import { createMailer } from "./mailer.ts";

const sender = { name: "卓上", address: "contact@takujo.example" };
const from = { ...sender, nameInEnglish: "Takujo" };
const mail = { locale: "ja" as const, subject: "件名", text: "本文", html: "<p>本文</p>" };

async function setUp(answer: (mail: ReceivedMail) => void = () => {}, named = from) {
  const mails: ReceivedMail[] = [];
  const server = await startMailServer({
    onMail: (received) => {
      mails.push(received);
      answer(received);
    },
  });
  const mailer = createMailer({ smtpUrl: server.url, from: named });
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  return { mails, mailer, server };
}

const refusal = (responseCode: number) =>
  Object.assign(new Error("<kotori@example.jp> is not here"), { responseCode });

describe("a mail", () => {
  it("arrives in both forms, from us, under the Message-ID of its key", async () => {
    const { mails, mailer } = await setUp();
    const envelope = { to: "kotori@example.jp", replyTo: "desk@takujo.example", key: "copy:1-2" };
    await mailer.send(mail, envelope);
    await mailer.send(mail, envelope);
    const [first, second] = mails;
    expect(first).toMatchObject({
      subject: "件名",
      recipients: ["kotori@example.jp"],
      from: sender,
    });
    expect([first?.text?.trim(), first?.html?.trim()]).toEqual(["本文", "<p>本文</p>"]);
    expect(first?.replyTo).toMatchObject([{ address: "desk@takujo.example" }]);
    expect(first?.messageId).toBe("<copy.1-2@takujo.example>");
    expect(second?.messageId).toBe(first?.messageId);
  });

  it("returns to where it is told to, and says how to unsubscribe in one click", async () => {
    const { mails, mailer } = await setUp();
    const unsubscribe = `https://takujo.example/newsletter/unsubscribe?token=${"a".repeat(100)}`;
    const returnTo = `answers+b${"0".repeat(38)}@takujo.example`;
    await mailer.send(mail, { to: "kotori@example.jp", key: "k", returnTo, unsubscribe });
    await mailer.send(mail, { to: "kotori@example.jp", key: "k" });
    const [first, second] = mails;
    const header = (name: string) => first?.headers.find(({ key }) => key === name)?.value;
    expect(first).toMatchObject({ returnTo, recipients: ["kotori@example.jp"], from: sender });
    expect(header("list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    // In one piece, wherever the lines of the header break.
    expect(first?.source).toContain(`<${unsubscribe}>\r\n`);
    expect(second?.returnTo).toBe(sender.address);
    expect(second?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  });

  it("in English comes from our name in English", async () => {
    const { mails, mailer } = await setUp();
    await mailer.send({ ...mail, locale: "en" }, { to: "kotori@example.jp", key: "k" });
    expect(mails[0]).toMatchObject({ from: { ...sender, name: "Takujo" } });
  });

  it("in English without such a name comes from that of the site, not from one that its reader cannot read", async () => {
    const { mails, mailer } = await setUp(() => {}, { ...sender, nameInEnglish: "" });
    const before = siteFacts();
    onTestFinished(() => setSiteFacts(before));
    setSiteFacts({ ...before, senderName: { ja: "卓上 受付", en: "" } });
    await mailer.send({ ...mail, locale: "en" }, { to: "kotori@example.jp", key: "k" });
    expect(mails[0]?.from?.name).toBe(before.name.en);
    await mailer.send(mail, { to: "kotori@example.jp", key: "l" });
    expect(mails[1]?.from?.name).toBe("卓上 受付");
  });

  it("brings a calendar file along, unharmed", async () => {
    const { mails, mailer } = await setUp();
    const content = `BEGIN:VCALENDAR\r\nX-LONG:${"卓".repeat(400)}\r\nEND:VCALENDAR`;
    const calendar = { method: "CANCEL", fileName: "takujo-7K2M-49XQ.ics", content } as const;
    await mailer.send({ ...mail, calendar }, { to: "kotori@example.jp", key: "k" });
    await mailer.send(mail, { to: "kotori@example.jp", key: "k" });
    const [attachment] = mails[0]?.attachments ?? [];
    expect(attachment).toMatchObject({
      filename: "takujo-7K2M-49XQ.ics",
      mimeType: "text/calendar",
      method: "CANCEL",
      disposition: "attachment",
    });
    const sent = mails[0]?.source.replaceAll("\r\n", "");
    expect(sent).toContain(Buffer.from(content).toString("base64"));
    expect([mails[0]?.text?.trim(), mails[0]?.html?.trim()]).toEqual(["本文", "<p>本文</p>"]);
    expect(mails[1]?.attachments).toEqual([]);
  });

  it("brings an image along that its HTML shows, beside a calendar file", async () => {
    const { mails, mailer } = await setUp();
    const image = {
      id: "ticket-qr",
      fileName: "takujo-7K2M-49XQ.png",
      content: Buffer.from("png"),
    };
    const calendar = { method: "PUBLISH", fileName: "takujo.ics", content: "BEGIN" } as const;
    const html = '<p><img src="cid:ticket-qr" alt="QR"></p>';
    await mailer.send(
      { ...mail, html, images: [image], calendar },
      { to: "k@example.jp", key: "k" },
    );
    expect(mails[0]?.source).toContain("multipart/related");
    expect(mails[0]?.source).toMatch(/Content-I[dD]: <ticket-qr>/);
    expect(mails[0]?.attachments).toMatchObject([
      { filename: "takujo-7K2M-49XQ.png", mimeType: "image/png", disposition: "inline" },
      { filename: "takujo.ics", disposition: "attachment" },
    ]);
  });

  it("gets no header and no recipient by line ends or commas in what it is given", async () => {
    const { mails, mailer } = await setUp();
    for (const end of ["\r\n", "\n", "\r", "\u0085", "\u2028", "\u0000\n", "\ud800\n"]) {
      const hostile = `${end}Bcc: victim@example.jp${end}X-Evil: 1${end}${end}body`;
      await mailer.send({ ...mail, subject: `件名${hostile}` }, { to: "a@example.jp", key: "k" });
      await mailer
        .send(mail, { to: `a@example.jp${hostile}`, replyTo: `b@example.jp${hostile}`, key: "k" })
        .catch(() => {});
    }
    const two = { to: "a@example.jp, victim@example.jp", key: "k" };
    await mailer.send(mail, two).catch(() => {});
    await mailer.send(mail, { ...two, returnTo: "answers@takujo.example" }).catch(() => {});
    expect(mails.length).toBeGreaterThanOrEqual(7);
    for (const { headers, recipients } of mails) {
      expect(headers.map(({ key }) => key)).not.toContain("x-evil");
      expect(headers.map(({ key }) => key)).not.toContain("bcc");
      expect(recipients).not.toContain("victim@example.jp");
    }
  });

  it.each([
    [550, "refused"],
    [451, "later"],
  ])("answered with %i is %s, and the error names nobody", async (code, fault) => {
    const { mailer } = await setUp(() => {
      throw refusal(code);
    });
    const error = await mailer
      .send(mail, { to: "kotori@example.jp", key: "k" })
      .catch((error: unknown) => error);
    expect(error).toMatchObject({ fault, message: `mail ${fault} (EMESSAGE ${code})` });
  });

  it("leaves for another machine only with TLS, unless the address says otherwise", async () => {
    const { server, mails } = await setUp();
    // Also this machine, but under another name.
    const elsewhere = server.url.replace("127.0.0.1", "0.0.0.0");
    const sendBy = async (smtpUrl: string) => {
      const mailer = createMailer({ smtpUrl, from });
      onTestFinished(() => mailer.close());
      await mailer.send(mail, { to: "kotori@example.jp", key: "k" });
    };
    await expect(sendBy(elsewhere)).rejects.toThrow();
    expect(mails).toEqual([]);
    await sendBy(`${elsewhere}?requireTLS=false`);
    expect(mails).toHaveLength(1);
  });

  it("cannot be sent while the server is away", async () => {
    const { mailer, server } = await setUp();
    expect(await mailer.isReachable()).toBe(true);
    await server.stop();
    expect(await mailer.isReachable()).toBe(false);
    const sending = mailer.send(mail, { to: "kotori@example.jp", key: "k" });
    await expect(sending).rejects.toMatchObject({ fault: "away" });
  });
});

describe("a mail server that is slow", async () => {
  const server = await startSlowMailServer({ lineEveryMs: 10 });
  const envelope = { to: "kotori@example.jp", key: "k" };
  const mailerWith = (timeoutMs: number) => {
    const mailer = createMailer({ smtpUrl: server.url, from, timeoutMs });
    onTestFinished(() => mailer.close());
    return mailer;
  };

  it.each<[string, SlowAt, boolean]>([
    ["greets line by line", "greeting", false],
    ["answers its name line by line", "hello", false],
    ["answers a command line by line", "mail", false],
    ["takes the mail and says so line by line", "end", false],
    ["accepts the connection and never answers", "greeting", true],
    ["takes the mail and never says so", "end", true],
  ])("and %s is given up, with its connection", async (_what, slowAt, isSilent) => {
    server.become(slowAt, isSilent);
    const mailer = mailerWith(400);
    await expect(mailer.send(mail, envelope)).rejects.toMatchObject({ fault: "away" });
    const isGreeted = slowAt === "mail" || slowAt === "end";
    expect(await mailerWith(isGreeted ? 60_000 : 400).isReachable()).toBe(isGreeted);
    await waitUntil(() => server.connections() === 0);
    // The next mail goes over a new connection, and the one given up does not follow it.
    const { accepted } = server.state;
    server.become("never");
    await mailerWith(60_000).send(mail, { ...envelope, key: "next" });
    expect(server.state.accepted - accepted).toBe(1);
  });

  it("gets no mail any more whose job was given up", async () => {
    const { accepted } = server.state;
    server.become("mail");
    const job = new AbortController();
    const mailer = mailerWith(60_000);
    const sending = mailer.send(mail, { ...envelope, signal: job.signal });
    await server.untilSlow();
    job.abort();
    await expect(sending).rejects.toMatchObject({ fault: "away" });
    await waitUntil(() => server.connections() === 0);
    server.become("never");
    const late = mailer.send(mail, { ...envelope, signal: job.signal });
    await expect(late).rejects.toThrow();
    expect(server.state.accepted).toBe(accepted);
    await mailer.send(mail, { ...envelope, key: "next" });
    expect(server.state.accepted).toBe(accepted + 1);
  });
});

describe("a refusal", () => {
  it.each([
    ["550 5.1.1 no such user", true],
    ["550 no such user", true],
    ["553 5.1.3 bad name", true],
    ["550 5.2.1 switched off", true],
    ["550 5.7.1 taken for spam", false],
    ["550 5.1.8 bad sender", false],
    ["552 5.2.2 mailbox full", false],
    ["554 5.1.1 said with another number", true],
    ["554 no", false],
  ])("%j is about an unknown address: %s", (response, isUnknownAddress) => {
    const responseCode = Number(response.slice(0, 3));
    expect(mailErrorOf({ code: "EENVELOPE", responseCode, response })).toMatchObject({
      fault: "refused",
      isUnknownAddress,
    });
  });
});
