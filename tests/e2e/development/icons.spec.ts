import { expect, test, visit } from "../support/fixtures.ts";
import { fetchIcon } from "./page-modules.ts";

test.beforeEach(({ page, developmentServer }) => visit(page, `${developmentServer.origin}/about`));

test("an icon comes from the icon endpoint, and an unknown one is done without [BU-4]", async ({
  page,
}) => {
  expect((await fetchIcon(page, "lucide", "house")).body).toContain("<path");
  expect((await fetchIcon(page, "lucide", "no-such-icon")).body).toBeNull();
});

test("an icon that takes longer than 1500 ms is done without [BU-4]", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route("**/api/_nuxt_icon/**", () => {});
  const { body, milliseconds, isLate } = await fetchIcon(page, "lucide", "house");
  expect(body).toBeNull();
  expect(milliseconds).toBeGreaterThan(1_450);
  expect(isLate).toBe(false);
});
