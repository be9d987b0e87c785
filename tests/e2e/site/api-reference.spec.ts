import { expect, test } from "../support/fixtures.ts";

for (const path of ["/api/reference/platform", "/api/reference/games"]) {
  test(`${path} shows every call, and asks nobody outside`, async ({ page }) => {
    await page.goto(path);
    const document = await page.request.get(`${path}.json`);
    const { paths } = (await document.json()) as { paths: Record<string, object> };
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId as string),
    );
    expect(ids.length).toBeGreaterThan(20);
    const shown = async () =>
      (await page.locator("h2").allTextContents()).map((heading) => heading.trim());
    await expect.poll(shown).toEqual(expect.arrayContaining(ids));
  });
}
