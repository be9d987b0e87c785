import type { Browser, Page } from "@playwright/test";
import type { Cookie } from "./site.ts";

export interface Tabs {
  /** Somebody else, with these cookies: data of the person before is deleted. */
  startOver(cookies: Cookie[]): Promise<void>;
  /** These scripts run before everything else in it. */
  open(scripts: readonly string[], width: number): Promise<Page>;
}

/** Without a window it names itself a crawler, which gets no error screens. */
const userAgentOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split(".")[0]}.0.0.0 Safari/537.36`;

const leftBehind = "local_storage,indexeddb,service_workers,cache_storage";

/**
 * One browser for everybody, and with `--process-per-site` one process for all tabs: otherwise most of a use would be fetching and
 * compiling the same scripts again.
 */
export async function openTabs(browser: Browser, origin: string): Promise<Tabs> {
  const context = await browser.newContext({
    userAgent: userAgentOf(browser),
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    reducedMotion: "reduce",
  });
  // As long as it is open, so is the process.
  const first = await context.newPage();
  await first.goto(`${origin}/robots.txt`);
  const session = await context.newCDPSession(first);
  return {
    async startOver(cookies) {
      const others = context.pages().filter((page) => page !== first);
      await Promise.all(others.map((page) => page.close()));
      await context.clearCookies();
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: leftBehind });
      await context.addCookies(cookies);
    },
    async open(scripts, width) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      for (const script of scripts) await page.addInitScript(script);
      return page;
    },
  };
}
