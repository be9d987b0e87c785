import { describe, expect, it } from "vitest";
import { contactCopy, contactNotice } from "./contact-mails.ts";

const inquiry = {
  receipt: "2026-0415-7K2M",
  category: "event",
  name: "森野 ことり",
  email: "kotori@example.jp",
  reservationCode: null,
  body: "一行目\n二行目",
  locale: "ja",
  replyLocale: "ja",
} as const;
const copy = (changes: Partial<Parameters<typeof contactCopy>[0]> = {}) =>
  contactCopy({ ...inquiry, ...changes }, { shownAddress: "desk@takujo.example" });
const notice = (changes: Partial<Parameters<typeof contactCopy>[0]> = {}) =>
  contactNotice({ ...inquiry, ...changes }, { locale: "ja" });

describe("the copy of an inquiry", () => {
  it("speaks Japanese, and to the person by name", () => {
    const { subject, text, html } = copy();
    expect(subject).toBe("【卓上】お問い合わせを受けとりました（受付番号 2026-0415-7K2M）");
    for (const part of ["森野 ことり 様", "イベント・予約", "2026-0415-7K2M"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain("一行目<br>二行目");
    expect(text).not.toContain("予約番号");
  });

  it("speaks English where the form did", () => {
    const { subject, text, html } = copy({ locale: "en", reservationCode: "7K2M-49XQ" });
    expect(subject).toBe("Takujo: we have your message (receipt no. 2026-0415-7K2M)");
    expect(text).toContain("Dear 森野 ことり,");
    expect(text).toContain("Reservation: 7K2M-49XQ");
    expect(html).toContain('<html lang="en">');
    expect(html).not.toContain("様");
  });
});

describe("the notice of an inquiry", () => {
  it("speaks the organizer's language and tells in which to answer", () => {
    const { subject, text } = notice({ locale: "en", replyLocale: "en" });
    expect(subject).toBe("【お問い合わせ】イベント・予約（受付番号 2026-0415-7K2M）");
    expect(text).toContain("返信の言語: English");
    expect(text).toContain("メール: kotori@example.jp");
  });
});

describe("typed text", () => {
  const typed = `<script>alert(1)</script><img src=x onerror="a('b')">&amp;{name}`;

  it.each([
    ["copy", copy],
    ["notice", notice],
  ])("is text in the HTML of the %s, never markup", (_, write) => {
    const { html, text } = write({ name: typed, body: typed, reservationCode: typed });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("&amp;amp;{name}");
    expect(text).toContain(typed);
  });

  it.each([
    ["copy", copy],
    ["notice", notice],
  ])("is not in the subject of the %s", (_, write) => {
    expect(write({ name: typed, body: typed }).subject).not.toContain("script");
  });
});
