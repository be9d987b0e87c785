import { expect, test, visit } from "../support/fixtures.ts";
import { forms, languages, words } from "../support/words.ts";

const paths = ["/privacy-policy", "/term-of-service"] as const;

for (const { prefix, locale } of forms) {
  const { legal } = words[locale];

  for (const path of paths) {
    test(`${prefix}${path} shows the version in effect, and old ones with a notice [RT-16]`, async ({
      page,
    }) => {
      const robots = page.locator('meta[name="robots"]');
      const notice = page.getByText(legal.pastTitle);
      await visit(page, `${prefix}${path}`);
      await expect(notice).toHaveCount(0);
      await expect(robots).toHaveCount(0);
      await page.getByRole("combobox", { name: legal.otherVersions }).selectOption("1");
      await page.getByRole("button", { name: legal.openVersion }).click();
      await expect(page).toHaveURL(`${prefix}${path}?version=1`);
      await expect(notice).toBeVisible();
      await expect(robots).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.locator(".callout").getByRole("link").click();
      await expect(page).toHaveURL(`${prefix}${path}`);
      await expect(notice).toHaveCount(0);
      await expect(robots).toHaveCount(0);
    });
  }
}

for (const { prefix, locale } of languages) {
  test(`printed, ${prefix}/privacy-policy is the text alone [RT-16]`, async ({ page }) => {
    const { legal } = words[locale];
    await visit(page, `${prefix}/privacy-policy`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: legal.sections })).toBeHidden();
    await expect(page.getByRole("button", { name: legal.print })).toBeHidden();
    await expect(page.getByRole("combobox")).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  });
}

test("a version that was never announced is a 404 [RT-16]", async ({ request }) => {
  for (const version of ["99", "0", "x", "1.5", "99999"]) {
    const response = await request.get(`/privacy-policy?version=${version}`);
    expect(response.status(), version).toBe(404);
  }
});
