import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMailer } from "../../packages/email/mailer.ts";
import { startMailbox } from "./mailbox.ts";

const origin = "https://demo.example";
const accounts = { organizer: "desk@takujo.example", guest: "kotori@example.jp" };
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let mailer: ReturnType<typeof createMailer>;
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0, basePath: "/demo-mail", origin, accounts });
  const from = { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" };
  mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from });
});
afterEach(async () => {
  vi.useRealTimers();
  mailer.close();
  await mailbox.stop();
});

const plain = { locale: "ja" as const, subject: "ログインのコード", text: "123456" };
const send = (mail: object = {}, to = "guest@example.org") =>
  mailer.send({ ...plain, ...mail }, { to, key: "k" });

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(new URL(path, mailbox.url), init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("the mailbox of a demo", () => {
  it("lists the mails, newest first, in both languages, and says whose addresses one may use", async () => {
    expect((await get("/demo-mail/")).text).toContain("メールはまだありません。");
    await send({ subject: "一通め" });
    await send({ subject: "二通め" }, "other@example.org");
    const { status, text } = await get("/demo-mail/");
    expect(status).toBe(200);
    expect(text).toContain('<html lang="ja">');
    expect(text.indexOf("二通め")).toBeLessThan(text.indexOf("一通め"));
    expect(text).toContain("desk@takujo.example でログインします");
    expect(text).toContain("guest@example.org</td>");
    for (const path of ["/demo-mail", "/demo-mail/?a=b"]) expect((await get(path)).text).toBe(text);
    const english = await get("/demo-mail/en/");
    expect(english.text).toContain("log in as desk@takujo.example");
    expect(english.text).toContain('href="/demo-mail/en/2"');
    expect((await get("/demo-mail/en/2")).text).toContain("<h1>二通め</h1>");
  });

  it("runs and loads nothing of a mail, wherever a script stands in it", async () => {
    const hostile = `<script>alert(1)</script><img src="https://evil.example/x" onerror="alert(1)">"'&lt;`;
    await send({
      subject: hostile,
      text: `</pre>${hostile} https://evil.example/ ${origin}/a?b=1&c="x`,
      html: `<html><head></head><body>${hostile}</body></html>`,
    });
    for (const path of ["/demo-mail/", "/demo-mail/1"]) {
      const { text, headers } = await get(path);
      // Only as text, or as the quoted content of a frame without rights.
      expect(text).not.toMatch(/<(?:script|img|b)\b/);
      expect(text).not.toContain('href="https://evil');
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|https?:/);
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-frame-options")).toBe("DENY");
    }
    const { text } = await get("/demo-mail/1");
    expect(text).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(text).toContain(`<a href="${origin}/a?b=1&amp;c=&quot;x">`);
  });

  it("shows the picture that a mail brings along", async () => {
    const png = Buffer.from("89504e470d0a1a0a", "hex");
    await send({
      html: '<html><head></head><body><img src="cid:ticket-qr"></body></html>',
      images: [{ id: "ticket-qr", fileName: "ticket.png", content: png }],
    });
    const { text } = await get("/demo-mail/1");
    expect(text).toContain(`data:image/png;base64,${png.toString("base64")}`);
    expect(text).toContain("&lt;base target=&quot;_blank&quot;>");
  });

  it("keeps the last 200, none for longer than a day, and none from before a moment that it is told", async () => {
    const numbers = Array.from({ length: 201 }, (_, index) => index);
    await Promise.all(numbers.map((number) => send({ subject: `mail ${number}` })));
    const linksIn = (text: string) => text.match(/href="\/demo-mail\/\d+"/g)?.length ?? 0;
    expect(linksIn((await get("/demo-mail/")).text)).toBe(200);
    expect((await get("/demo-mail/1")).status).toBe(404);
    expect((await get("/demo-mail/2")).status).toBe(200);

    mailbox.forgetBefore(new Date(Date.now() - 60_000));
    expect(linksIn((await get("/demo-mail/")).text)).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 - 60_000 });
    await send({ subject: "a day later" });
    expect((await get("/demo-mail/3")).status).toBe(200);
    vi.setSystemTime(Date.now() + 120_000);
    expect(linksIn((await get("/demo-mail/")).text)).toBe(1);
    mailbox.forgetBefore(new Date());
    expect(linksIn((await get("/demo-mail/")).text)).toBe(0);
  });

  it("can only be read", async () => {
    await send();
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      for (const path of ["/demo-mail/", "/demo-mail/1"]) {
        const { status, headers } = await get(path, { method });
        expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      }
    }
    expect((await get("/demo-mail/1", { method: "HEAD" })).status).toBe(200);
    expect((await get("/demo-mail/1")).status).toBe(200);
  });

  it.each([
    "/",
    "/demo-mailx",
    "/demo-mail/2",
    "/demo-mail/0",
    "/demo-mail/-1",
    "/demo-mail/1e0",
    "/demo-mail/01x",
    "/demo-mail/1/1",
    "/demo-mail/99999999999999999999",
    "/demo-mail/en/en",
    "/demo-mail/constructor",
    "/demo-mail/%2e%2e%2fetc",
    "//demo-mail/1",
  ])("has nothing at %s", async (path) => {
    await send();
    const response = await fetch(new URL(mailbox.url).origin + path);
    expect(response.status).toBe(404);
  });
});
