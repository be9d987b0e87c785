import { expect, test, visit } from "../support/fixtures.ts";
import { test as readTest } from "../support/read-page.ts";
import { forms, words } from "../support/words.ts";

const paths = ["/privacy-policy", "/term-of-service"] as const;

for (const { prefix, locale } of forms) {
  const { legal } = words[locale];

  for (const path of paths) {
    readTest(
      `${prefix}${path} shows the version in effect, and old ones with a notice [RT-16]`,
      async ({ read }) => {
        const address = prefix + path;
        const robots = (document: Document) =>
          document.querySelector('meta[name="robots"]')?.getAttribute("content");
        const { document, text } = await read(address);
        expect(text("main")).not.toContain(legal.pastTitle);
        expect(robots(document)).toBeUndefined();
        const versions = document.querySelector('main select[name="version"]');
        expect(versions?.querySelector('option[value="1"]')).not.toBeNull();
        const past = await read(`${address}?version=1`);
        expect(past.text("main")).toContain(legal.pastTitle);
        expect(robots(past.document)).toBe("noindex");
        expect(past.document.querySelector('link[rel="canonical"]')).toBeNull();
        const back = past.document.querySelector(".callout a");
        expect(back?.getAttribute("href")).toBe(address);
      },
    );
  }
}

test("an old version is chosen and left inside the application; printed, a legal text is the text alone [RT-16]", async ({
  page,
}) => {
  const { legal } = words.ja;
  const robots = page.locator('meta[name="robots"]');
  const notice = page.getByText(legal.pastTitle);
  await visit(page, "/privacy-policy");
  await page.getByRole("combobox", { name: legal.otherVersions }).selectOption("1");
  await page.getByRole("button", { name: legal.openVersion }).click();
  await expect(page).toHaveURL("/privacy-policy?version=1");
  await expect(notice).toBeVisible();
  await expect(robots).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.locator(".callout").getByRole("link").click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(notice).toHaveCount(0);
  await expect(robots).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: legal.sections })).toBeHidden();
  await expect(page.getByRole("button", { name: legal.print })).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test("a version that was never announced is a 404 [RT-16]", async ({ request }) => {
  for (const version of ["99", "0", "x", "1.5", "99999"]) {
    const response = await request.get(`/privacy-policy?version=${version}`);
    expect(response.status(), version).toBe(404);
  }
});
