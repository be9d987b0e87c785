import { runServer } from "../../../support/programs/run-server.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { countDocuments, navigateInApp } from "../../support/router.ts";
import { homeOf, languages, newsItem, words } from "../../support/words.ts";

const screens = [
  { status: 403, kind: "forbidden" },
  { status: 404, kind: "notFound" },
  { status: 500, kind: "serverError" },
  { status: 503, kind: "maintenance" },
  { status: 418, kind: "other" },
] as const;

for (const { prefix, locale } of languages) {
  const { error } = words[locale].commons;

  test(`each status under ${homeOf(prefix)} shows its code, heading, sentence and ways out [ER-1] [ER-2] [ER-3] [ER-5]`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of (?:403|404|500|503|418)/);
    await visit(page, `${prefix}/about`);
    const main = page.getByRole("main");
    for (const { status, kind } of screens) {
      // The answer to an unknown path with another status in it: no page fails in each of these ways.
      await page.route(`**/no-such-page-${kind}.data*`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll("404", String(status));
        await route.fulfill({ response: answer, status, body });
      });
      await navigateInApp(page, `/no-such-page-${kind}`);
      const { heading, body } = error.status[kind];
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(main.getByRole("img", { name: String(status) })).toBeVisible();
      await expect(main).toContainText(body);
      await expect(main.getByRole("link", { name: error.home })).toHaveAttribute(
        "href",
        homeOf(prefix),
      );
      const isMaintenance = kind === "maintenance";
      await expect(main.getByRole("button", { name: error.reload })).toHaveCount(
        isMaintenance ? 1 : 0,
      );
      await expect(main.getByRole("button", { name: error.back })).toHaveCount(
        isMaintenance ? 0 : 1,
      );
    }
  });
}

test("the 404 screen leads back one page, and home [ER-2] [ER-3]", async ({ page, faults }) => {
  const { error } = words.ja.commons;
  faults.allow(/status of 404/);
  await visit(page, "/about");
  await visit(page, "/no-such-page");
  await page.getByRole("button", { name: error.back }).click();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await page.getByRole("link", { name: error.home }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "default");
});

test("without its database the server answers 503, and the screen reloads [ER-1] [ER-3] [ER-5]", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 503/);
  const server = await runServer({ databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
  try {
    for (const { prefix, locale } of languages) {
      const { error } = words[locale].commons;
      const address = `${server.origin}${prefix}${newsItem.path}`;
      const response = await page.goto(address);
      expect(response?.status()).toBe(503);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(error.status.maintenance.heading);
      await expect(page.getByRole("button", { name: error.back })).toHaveCount(0);
      const documents = countDocuments(page);
      await expect(async () => {
        await page.getByRole("button", { name: error.reload }).click();
        expect(documents()).toBeGreaterThan(0);
      }).toPass();
      await expect(page).toHaveURL(address);
    }
  } finally {
    await server.stop();
  }
});

test.describe("a crawler", () => {
  test.use({
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });

  test("gets the status alone [ER-4]", async ({ request }) => {
    const response = await request.get("/no-such-page");
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe("");
  });
});
