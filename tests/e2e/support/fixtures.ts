import { test as base, type Page } from "@playwright/test";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { e2eEnv } from "./env.ts";
import { Faults } from "./faults.ts";

interface TestFixtures {
  /** Errors that a person does not see: policy violations, script errors, requests to other hosts. */
  faults: Faults;
}

interface WorkerFixtures {
  /** The server as developers run it, with source modules that a test can import in the page. */
  developmentServer: RunningServer;
}

/**
 * What all tests have in common, those without a browser too: tests with other fixtures of this kind run in a process of their own, and
 * so beside the others of their file.
 */
export const common = base.extend<object, WorkerFixtures>({
  developmentServer: [
    async ({ browser }, use) => {
      const server = await runServer({
        databaseUrl: e2eEnv.databaseUrl,
        env: { APP_ENV: "development" },
      });
      // The first page makes Vite compile everything, and may be loaded twice meanwhile.
      // The first test to ask may be one that runs without scripts.
      const page = await browser.newPage({ javaScriptEnabled: true });
      await page.goto(`${server.origin}/about`, { waitUntil: "networkidle" });
      await untilHydrated(page);
      await page.close();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

export const test = common.extend<TestFixtures>({
  // Headless Chromium names itself as such, which counts as a crawler: crawlers get no error screens.
  userAgent: async ({ browser }, use) => {
    const [major] = browser.version().split(".");
    await use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    );
  },
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      await faults.watch(context);
      await use(faults);
      base.expect(faults.unexpected(), "faults in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** Opens a page and waits until it answers to clicks as an application. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** From here on the page's time passes by `passTime` alone, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets a stopped clock go on, once the page has done what the last event set going. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    // React's scheduler sends itself messages, which stay in order.
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
  await page.clock.runFor(milliseconds);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__reactProps")),
  );
}
