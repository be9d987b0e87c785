import { expect, test } from "../support/fixtures.ts";
import { asRead, formsTried, words } from "../support/words.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/line leads to the account at LINE, by link and by code [RT-6]`, async ({
        page,
      }) => {
        const { line } = words[locale];
        const response = await page.goto(`${prefix}/line`);
        expect(response?.status()).toBe(200);
        const main = page.getByRole("main");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(asRead(line.heading));
        await expect(main.getByRole("link", { name: line.add })).toHaveAttribute(
          "href",
          "https://line.me/R/ti/p/@takujo-kanda",
        );
        const code = main.getByRole("img", { name: line.qr });
        await expect(code).toBeVisible();
        const drawing = await page.request.get((await code.getAttribute("src")) ?? "");
        expect(drawing.status()).toBe(200);
        expect(drawing.headers()["content-type"]).toContain("image/svg+xml");
        await main.getByRole("link", { name: /お問い合わせ|contact form/ }).click();
        await expect(page).toHaveURL(`${prefix}/contact`);
      });
    }
  });
}
