import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { canonicalPath } from "../../apps/web/app/shell/routing/locale-path.ts";
import { type Locale, locales } from "../../packages/contracts/locale.ts";
import { runWorker } from "../../tests/support/programs/run-worker.ts";
import { siteWords } from "../../tests/support/site-words.ts";
import { startMailServer } from "../mailbox/mail-server.ts";
import type { Shot } from "./every-shot.ts";

type Words = (typeof siteWords)[Locale];
type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

interface Picture {
  name: string;
  as: Shot["as"];
  path: string;
  /** Of a phone, unless it is wide. */
  isWide?: boolean;
  /** By the clock of the browser, the name of a moment among the ids. */
  at?: string;
  /** Done before the picture is taken. Gives the part of the page to show, if not what the window shows. */
  prepare?: (page: Page, words: Words) => Promise<ReturnType<Page["locator"]> | undefined>;
  /** Done when it is taken, for pictures that come later. */
  finish?: (page: Page, words: Words) => Promise<void>;
}

const pictures: Picture[] = [
  { name: "home", as: "visitor", path: "/", isWide: true },
  { name: "event", as: "visitor", path: "/event/heavyweight-day-grand-canal" },
  { name: "ticket", as: "user", path: "/event/{confirmedSteps}/success" },
  { name: "today", as: "admin", path: "/admin", isWide: true },
  { name: "event-editor", as: "admin", path: "/admin/event/{receptionEvent}", isWide: true },
  {
    name: "tables",
    as: "admin",
    path: "/admin/event/{receptionEvent}",
    isWide: true,
    prepare: async (page, words) => {
      const heading = page.getByRole("heading", { name: words.adminEvent.session.heading });
      return page.locator("section").filter({ has: heading }).last();
    },
  },
  { name: "reservations", as: "admin", path: "/admin/reservation", isWide: true },
  { name: "user", as: "admin", path: "/admin/auth-user/{user}", isWide: true },
  { name: "settings", as: "admin", path: "/admin/settings", isWide: true },
  { name: "money", as: "admin", path: "/admin/money", isWide: true },
  {
    name: "message",
    as: "admin",
    path: "/admin/message?event={receptionEvent}",
    isWide: true,
    prepare: async (page, { adminMessage }) => {
      await page.getByRole("button", { name: adminMessage.create.submit }).click();
      await page.locator("#message-subject-ja").fill("エレベーター点検のお知らせ");
      await page.locator("#message-body-ja").fill("{呼び名}さん、当日は階段でお越しください。");
      await page.locator("#message-subject-en").fill("The elevator is being checked");
      await page.locator("#message-body-en").fill("Hello {name}, please take the stairs that day.");
      await page.locator("h1").click();
      return page
        .locator("section")
        .filter({ has: page.locator("#message-body-ja") })
        .last();
    },
  },
  { name: "statistics", as: "admin", path: "/admin/statistics", isWide: true },
  {
    name: "door",
    as: "admin",
    path: "/reception/{receptionEvent}?code=7K2M49XQ",
    at: "receptionDoors",
  },
  {
    name: "consequences",
    as: "admin",
    path: "/admin/event/{movedEvent}",
    isWide: true,
    prepare: async (page, { adminEvent, contentEditor }) => {
      const start = await page.locator('[name="shared.startsAt"]').inputValue();
      const later = new Date(Date.parse(`${start}Z`) + 1_800_000).toISOString().slice(0, 16);
      await page.getByLabel(adminEvent.move.to).fill(later);
      await page.getByRole("button", { name: adminEvent.move.submit, exact: true }).click();
      await page.waitForFunction(
        (value) =>
          document.querySelector<HTMLInputElement>('[name="shared.startsAt"]')?.value === value,
        later,
      );
      await page.getByText(adminEvent.consequence.kinds["event-changed"]).first().waitFor();
      await page
        .getByRole("button", { name: contentEditor.publication.publishChanges, exact: true })
        .first()
        .click();
      await page.getByRole("button", { name: adminEvent.publish.submit }).waitFor();
      return undefined;
    },
    finish: async (page, { adminEvent }) => {
      const publish = page.getByRole("button", { name: adminEvent.publish.submit });
      await publish.click();
      await publish.waitFor({ state: "hidden" });
    },
  },
  {
    name: "call-list",
    as: "admin",
    path: "/admin/call-list",
    isWide: true,
    prepare: async (page, { adminCallList }) => {
      // A worker writes the list after the publication.
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(adminCallList.script.heading).first()).toBeVisible();
      }).toPass({ timeout: 60_000 });
      return undefined;
    },
  },
];

interface Site {
  /** Only pictures whose name contains this. */
  wanted: string;
  origin: string;
  databaseUrl: string;
  cookies: Record<Shot["as"], Cookie[]>;
  ids: Record<string, string>;
}

/** The pictures of the handbook, small enough to be committed. */
export async function takeHandbookPictures(browser: Browser, folder: string, site: Site) {
  const mails = await startMailServer({ onMail: async () => {} });
  const worker = await runWorker({ databaseUrl: site.databaseUrl, smtpUrl: mails.url });
  mkdirSync(folder, { recursive: true });
  try {
    for (const picture of pictures.filter(({ name }) => name.includes(site.wanted))) {
      for (const locale of locales) await take(browser, folder, picture, locale, site);
    }
  } finally {
    await worker.stop();
    await mails.stop();
  }
}

async function take(
  browser: Browser,
  folder: string,
  { name, as, path, isWide = false, at, prepare, finish }: Picture,
  locale: Locale,
  { origin, cookies, ids }: Site,
) {
  const page = await browser.newPage({
    viewport: isWide ? { width: 1280, height: 860 } : { width: 390, height: 780 },
    deviceScaleFactor: isWide ? 1 : 2,
    colorScheme: "light",
    locale,
    reducedMotion: "reduce",
  });
  await page.context().addCookies(cookies[as]);
  if (at) await page.clock.setFixedTime(new Date(ids[at] ?? ""));
  const filled = path.replace(/\{(\w+)\}/, (_, id: string) => ids[id] ?? "");
  await page.goto(origin + canonicalPath(filled, locale), { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const part = await prepare?.(page, siteWords[locale]);
  const png = await (part ?? page).screenshot();
  const margin = part ? 20 : 0;
  await sharp(png)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#fffdf8" })
    .webp({ quality: 78, effort: 6 })
    .toFile(join(folder, `${name}-${locale}.webp`));
  await finish?.(page, siteWords[locale]);
  await page.close();
  console.log(`${name}-${locale}.webp`);
}
