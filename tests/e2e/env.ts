/** Set by `npm run e2e`. */
export const e2eEnv = {
  origin: process.env["E2E_ORIGIN"] ?? "http://localhost:3000",
  databaseUrl: process.env["DATABASE_URL"] ?? "",
  databaseServerUrl: process.env["DATABASE_SERVER_URL"] ?? "",
  /** Where every mail that the site sends is kept as a file. */
  mailFolder: process.env["E2E_MAILS"] ?? "",
  retries: process.env["CI"] ? 1 : 0,
  chromium: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
};
