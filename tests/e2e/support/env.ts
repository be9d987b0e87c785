import { existsSync } from "node:fs";

/** Without a window and what draws it, so the same tests end sooner. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Set by `npm run e2e`. */
export const e2eEnv = {
  origin: process.env["E2E_ORIGIN"] ?? "http://localhost:3000",
  databaseUrl: process.env["DATABASE_URL"] ?? "",
  databaseServerUrl: process.env["DATABASE_SERVER_URL"] ?? "",
  /** Folder in which every sent mail is stored as a file. */
  mailFolder: process.env["E2E_MAILS"] ?? "",
  /** Hash of the key of a proxy's certificate, if the tests go through one. */
  trustedKey: process.env["E2E_TRUSTED_KEY"] ?? "",
  /** Where to leave the results; empty for a part of the tests. */
  report: process.env["E2E_REPORT"] ?? "",
  /** Every combination instead of a sample; for the nightly run. */
  isDeep: process.env["TEST_DEPTH"] === "full",
  isCi: process.env["CI"] === "true",
  chromium:
    process.env["CHROMIUM_PATH"] ??
    (existsSync(headlessShell) ? headlessShell : "/usr/bin/chromium"),
};
