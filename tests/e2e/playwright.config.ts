import { defineConfig } from "@playwright/test";
import { e2eEnv } from "./support/env.ts";

/**
 * They publish events of this day or week, which would appear in lists of other tests, so they run after those. One needs the
 * canned texts, a single list, to itself.
 */
const ofToday = [
  "admin/inbox/canned-text.spec.ts",
  "booking/night.spec.ts",
  "admin/dashboard.spec.ts",
  "content/weekend-journey.spec.ts",
];

export default defineConfig({
  testDir: ".",
  // Emptied at the start of every run, so it must contain nothing else.
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: e2eEnv.isCi,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    // One worker, so that only one development server compiles the sources; first, so that others work beside it.
    { name: "development", testMatch: "development/**/*.spec.ts", workers: 1 },
    { name: "built", testIgnore: ["development/**", ...ofToday] },
    { name: "today", testMatch: ofToday },
  ],
  reporter: e2eEnv.report ? [["list"], ["json", { outputFile: e2eEnv.report }]] : "list",
  use: {
    baseURL: e2eEnv.origin,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // Costs a seventh of the run: ask for one with `npm run e2e -- --trace retain-on-failure`.
    trace: "off",
    launchOptions: {
      executablePath: e2eEnv.chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...(e2eEnv.trustedKey
          ? [`--ignore-certificate-errors-spki-list=${e2eEnv.trustedKey}`]
          : []),
        // Nothing outside this machine is reached, whatever a page asks for.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
