import { defineConfig } from "@playwright/test";
import { e2eEnv } from "./env.ts";

/** They publish events of this very day, which would stand in the lists that other tests read. */
const ofToday = ["night.spec.ts", "admin-dashboard.spec.ts"];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  // A machine that others use too is late now and then. What passed only the second time is listed as flaky, and is to be mended.
  retries: e2eEnv.retries,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: "built", testIgnore: ["development/**", ...ofToday] },
    { name: "today", testMatch: ofToday, dependencies: ["built"] },
    // One worker, so that only one development server compiles the sources.
    { name: "development", testMatch: "development/**/*.spec.ts", workers: 1 },
  ],
  reporter: [["list"], ["json", { outputFile: "../../test-results/e2e.json" }]],
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
        // Nothing outside this machine is reached, whatever a page asks for.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
