import { parseHTML } from "linkedom";
import { createMailer } from "../../../packages/email/mailer.ts";
import { startMailbox } from "../../../tools/mailbox/mailbox.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { e2eEnv } from "../support/env.ts";
import { test as base, expect, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { linkIn } from "../support/read-page.ts";
import { languages, words } from "../support/words.ts";

/** The site of these tests, as a demo. */
const test = base.extend<object, { demo: RunningServer }>({
  demo: [
    async ({ browserName: _ }, use) => {
      const server = await runServer({
        databaseUrl: e2eEnv.databaseUrl,
        env: { DEMO: "on" },
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("a demo is marked above every page, also after navigation, and accessibly", async ({
  page,
  demo,
  faults,
}) => {
  const { demo: texts, titles, news } = words.ja;
  faults.allow(/404/);
  await visit(page, `${demo.origin}/about`);
  const banner = page.getByRole("complementary", { name: texts.label });
  await expect(banner).toContainText(texts.text);
  const { y, height } = (await banner.boundingBox()) ?? { y: -1, height: 0 };
  expect(y).toBe(0);
  expect(height).toBeLessThan(40);
  await page.getByRole("banner").getByRole("link", { name: titles.news, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(news.heading);
  await expect(banner).toContainText(texts.text);
  for (const path of ["/about", "/en/about", "/auth/login", "/no-such-page"]) {
    await expectForEverybody(page, path, demo.origin + path);
  }
});

test("a demo says so in each language as its pages are sent, and leads to its mailbox", async ({
  request,
  demo,
}) => {
  for (const { prefix, locale } of languages) {
    const answer = await request.get(`${demo.origin}${prefix}/news`);
    const { document } = parseHTML(await answer.text());
    const { label, text, mailbox } = words[locale].demo;
    const banner = document.querySelector(`[aria-label="${label}"]`);
    expect(banner?.textContent).toContain(text);
    expect(linkIn(banner, mailbox)).toBe(`/demo-mail${prefix}/`);
  }
});

test("the mailbox of a demo shows a mail without running anything in it, and is accessible", async ({
  page,
  demo,
  faults,
}) => {
  const accounts = { organizer: "desk@takujo.example", guest: "kotori@example.jp" };
  const { origin } = demo;
  const mailbox = await startMailbox({ port: 0, basePath: "/demo-mail", origin, accounts });
  const from = { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" };
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from });
  await mailer.send(
    {
      locale: "en",
      subject: "Your <b>reservation</b>",
      text: `See ${origin}/en/about\n`,
      html: `<!doctype html><html lang="en"><head><title>Mail</title></head><body style="color:#222">
        <script>parent.document.title = "broken"; document.body.textContent = "broken";</script>
        <h1>Your table</h1><a href="${origin}/en/about">Look</a></body></html>`,
    },
    { to: "guest@example.org", key: "k" },
  );
  // The browser reports that no script ran.
  faults.allow(/script/i);
  try {
    await page.goto(`${mailbox.url}en/`);
    await expectForEverybody(page, "the mailbox");
    await page.getByRole("link", { name: "Your <b>reservation</b>" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your <b>reservation</b>");
    const mail = page.frameLocator("iframe");
    await expect(mail.getByRole("heading", { name: "Your table" })).toBeVisible();
    expect(await page.title()).toBe("Your <b>reservation</b>");
    await expectForEverybody(page, "a mail");
    const opened = page.waitForEvent("popup");
    await mail.getByRole("link", { name: "Look" }).click();
    await expect(await opened).toHaveURL(`${origin}/en/about`);
    await page.getByRole("link", { name: `${origin}/en/about` }).click();
    await expect(page).toHaveURL(`${origin}/en/about`);
  } finally {
    mailer.close();
    await mailbox.stop();
  }
});
