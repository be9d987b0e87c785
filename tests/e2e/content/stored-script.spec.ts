import { createArticle } from "@takujo/db/testing/create-article";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createEvent } from "@takujo/db/testing/create-event";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { createVenue } from "@takujo/db/testing/create-venue";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { dangersIn, hostileMarkdown } from "../../support/hostile/markdown.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, test, untilHydrated } from "../support/fixtures.ts";

// The policy of the page would stop most of it; here the texts themselves have to be harmless.
test.use({ bypassCSP: true });

const everything = hostileMarkdown.join("\n\n");
const databaseName = `takujo_e2e_hostile_${process.pid}`;
let server: RunningServer;

/** Every Markdown field that a page shows. */
async function fill(db: Database): Promise<void> {
  await createNews(db, { slug: "hostile", body: everything });
  await createArticle(db, { slug: "hostile", body: everything });
  await createLegal(db, { kind: "privacy-policy", body: everything });
  await createLegal(db, { kind: "term-of-service", body: everything });
  await createCharacter(db, { slug: "hostile", japanese: { profile: everything } });
  await createEvent(db, {
    slug: "hostile",
    venueId: (await createVenue(db, { access: everything })).id,
    // Its notice is shown only then.
    state: "changed",
    body: everything,
    bring: everything,
    cancellation: everything,
    notice: everything,
  });
  // One by one, so that none hides in another.
  for (const [position, answer] of hostileMarkdown.entries()) {
    await createFaq(db, { slug: `hostile-${position}`, position, answer });
  }
}

test.beforeAll(async () => {
  const url = await recreateDatabase(e2eEnv.databaseServerUrl, databaseName);
  await migrate(url);
  const pool = createPool({ connectionString: url, onError: () => {} });
  await fill(createDatabase(pool));
  await pool.end();
  server = await runServer({ databaseUrl: url });
});

test.afterAll(async () => {
  await server?.stop();
  await dropDatabase(e2eEnv.databaseServerUrl, databaseName);
});

// One test, so that one worker alone makes the database and the server.
test("nothing written in an editor can run, load or clobber names, in any text", async ({
  page,
}) => {
  test.slow();
  const executed: string[] = [];
  await page.exposeFunction("__xss", () => executed.push("__xss()"));
  page.on("dialog", (dialog) => {
    executed.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().includes("__xss")) executed.push(`request: ${request.url()}`);
  });
  /** How many texts each page shows. */
  const pages = {
    "/news/hostile": 1,
    "/article/hostile": 1,
    "/character/hostile": 1,
    "/event/hostile": 5,
    "/faq": hostileMarkdown.length,
    "/privacy-policy": 1,
    "/term-of-service": 1,
  };
  for (const [path, count] of Object.entries(pages)) {
    const response = await page.goto(server.origin + path);
    expect(response?.status(), path).toBe(200);
    await untilHydrated(page);
    // The buttons below an event are ours, and no text.
    const texts = page.locator(".prose").filter({ hasNot: page.locator("a[data-follow]") });
    await expect(texts).toHaveCount(count);
    // Open, focus and point at everything, as a reader might.
    const dangers = await texts.evaluateAll((elements) => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      for (const element of elements.flatMap((text) => [...text.querySelectorAll("*")])) {
        if (element instanceof HTMLElement) element.focus();
        element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      }
      return document.getElementById("main")?.tagName;
    });
    expect(dangers, "the page's own names stay its own").toBe("MAIN");
    for (const text of await texts.all()) expect(await text.evaluate(dangersIn), path).toEqual([]);
    await page.waitForLoadState("networkidle");
  }
  expect(executed).toEqual([]);
});
