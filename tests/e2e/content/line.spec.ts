import { expect, linkIn, test } from "../support/read-page.ts";
import { asRead, forms, words } from "../support/words.ts";

for (const { prefix, locale } of forms) {
  test(`${prefix}/line leads to the account at LINE, by link and by code [RT-6]`, async ({
    read,
    request,
  }) => {
    const { line } = words[locale];
    const { status, document, text } = await read(`${prefix}/line`);
    expect(status).toBe(200);
    expect(text("h1")).toMatch(asRead(line.heading));
    const main = document.querySelector("main");
    expect(linkIn(main, line.add)).toBe("https://line.me/R/ti/p/@takujo-kanda");
    const code = main?.querySelector(`img[alt="${line.qr}"]`);
    const drawing = await request.get(code?.getAttribute("src") ?? "");
    expect(drawing.status()).toBe(200);
    expect(drawing.headers()["content-type"]).toContain("image/svg+xml");
    expect(linkIn(main, locale === "ja" ? "お問い合わせ" : "contact form")).toBe(
      `${prefix}/contact`,
    );
  });
}
