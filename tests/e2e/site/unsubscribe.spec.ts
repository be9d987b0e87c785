import { createReader } from "@takujo/db/testing/create-reader";
import { createUnsubscribeToken } from "@takujo/inbox/newsletter/index";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { expect, test } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { linkIn, test as readTest } from "../support/read-page.ts";
import { withDatabase } from "../support/with-database.ts";
import { forms, languages, scriptsTried, words } from "../support/words.ts";

/** A signed-out person, and their newsletter's address. */
async function reader() {
  const { id } = await withDatabase((db) => createReader(db));
  const token = createUnsubscribeToken(id, developmentSecret);
  const wantsNews = async () => {
    const [row] = await query<{ news_mail: boolean }>(
      "select news_mail from profile where user_id = $1",
      [id],
    );
    return row?.news_mail;
  };
  return { path: `/newsletter/unsubscribe?${new URLSearchParams({ token })}`, wantsNews };
}

for (const { prefix, locale } of forms) {
  const { newsletter: said } = words[locale];

  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${prefix}/newsletter/unsubscribe stops newsletters by its button alone`, async ({
        page,
      }) => {
        const title = page.getByRole("heading", { level: 1 });
        const { path, wantsNews } = await reader();
        const response = await page.goto(prefix + path);
        // The address is a credential: the page must not be cached, and no other page may learn it as a referrer.
        expect(response?.headers()).toMatchObject({
          "cache-control": "private, no-store",
          "referrer-policy": "same-origin",
        });
        await expect(title).toHaveText(said.ask.heading);
        expect(await wantsNews()).toBe(true);
        await page.getByRole("main").getByRole("button", { name: said.action }).press("Enter");
        await expect(title).toHaveText(said.stopped.heading);
        expect(await wantsNews()).toBe(false);
        await page.goto(prefix + path);
        await expect(title).toHaveText(said.stopped.heading);
        await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      });
    });
  }

  readTest(
    `${prefix}/newsletter/unsubscribe says of a wrong link that it does not work, and the way on`,
    async ({ read }) => {
      const { path, wantsNews } = await reader();
      for (const wrong of [
        path.slice(0, -1),
        "/newsletter/unsubscribe",
        `/newsletter/unsubscribe?token=${"x".repeat(400)}`,
        "/newsletter/unsubscribe?token=..",
      ]) {
        const { document, text } = await read(prefix + wrong);
        expect(text("h1"), wrong).toBe(said.invalid.heading);
        const robots = document.querySelector('meta[name="robots"]');
        expect(robots?.getAttribute("content")).toMatch(/noindex/);
        const settings = linkIn(document.querySelector("main"), said.settings);
        expect(settings, wrong).toBe(`${prefix}/user/notification`);
      }
      expect(await wantsNews()).toBe(true);
    },
  );
}

for (const { prefix } of languages) {
  test(`axe finds nothing at ${prefix}/newsletter/unsubscribe, and it is in no index`, async ({
    page,
    faults,
  }) => {
    // Chromium reports every 4xx answer.
    faults.allow(/status of 404/);
    const { path } = await reader();
    for (const address of [prefix + path, `${prefix}/newsletter/unsubscribe`]) {
      await expectForEverybody(page, address, address);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    }
  });
}
