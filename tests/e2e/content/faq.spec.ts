import { expect, test, untilHydrated, visit } from "../support/fixtures.ts";
import { test as readTest } from "../support/read-page.ts";
import { navigateInApp } from "../support/router.ts";
import { faqEntry, forms, words } from "../support/words.ts";

const { faq } = words.ja;
const { question } = faqEntry.ja;

test("/faq filters while somebody types, and keeps a search that is sent [RT-3]", async ({
  page,
}) => {
  await visit(page, "/faq");
  const box = page.getByRole("searchbox", { name: faq.search });
  const entries = page.locator("details:visible");
  const all = await entries.count();
  await box.pressSequentially(question);
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(question);
  await expect(page.getByRole("status")).not.toBeEmpty();
  await box.press("Enter");
  await expect(page).toHaveURL(/\/faq\?q=/);
  await expect(entries).toHaveCount(1);
  await page.reload();
  await untilHydrated(page);
  await expect(box).toHaveValue(question);
  await expect(entries).toHaveCount(1);
  await box.fill("zzzz");
  await expect(entries).toHaveCount(0);
  await page.getByRole("link", { name: faq.showAll }).click();
  await expect(page).toHaveURL("/faq");
  await expect(entries).toHaveCount(all);
});

test("a link to one question of /faq opens it [RT-3]", async ({ page }) => {
  const answer = page.locator(`[id="${faqEntry.slug}"]`);
  const entry = page.getByText(question, { exact: true });
  await visit(page, `/faq#${faqEntry.slug}`);
  await expect(answer).toBeVisible();
  await expect(entry).toBeInViewport();
  await visit(page, "/about");
  await navigateInApp(page, `/faq#${faqEntry.slug}`);
  await expect(answer).toBeVisible();
  await expect(entry).toBeInViewport();
});

test("unfinished input of an input method neither filters nor sends [RT-3]", async ({ page }) => {
  await visit(page, "/faq");
  const { search } = words.ja.faq;
  const box = page.getByRole("searchbox", { name: search });
  const entries = page.locator("details:visible");
  const all = await entries.count();
  await box.focus();
  const input = await page.context().newCDPSession(page);
  for (const text of ["p", "ぱ", "ぱs", "ぱすきー"]) {
    await input.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(entries).toHaveCount(all);
  }
  await expect(page).toHaveURL("/faq");
  await input.send("Input.insertText", { text: "パスキー" });
  await expect(box).toHaveValue("パスキー");
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await expect(entries.filter({ hasText: faqEntry.ja.question })).toHaveCount(1);
});

for (const { prefix } of forms) {
  readTest(`a search of ${prefix}/faq is not for search engines, the page is`, async ({ read }) => {
    const robots = async (address: string) =>
      (await read(address)).document.querySelector('meta[name="robots"]')?.getAttribute("content");
    expect(await robots(`${prefix}/faq?q=a`)).toBe("noindex");
    expect(await robots(`${prefix}/faq`)).toBeUndefined();
  });
}
