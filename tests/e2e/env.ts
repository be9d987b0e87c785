/** Set by `npm run e2e`. */
export const e2eEnv = {
  origin: process.env["E2E_ORIGIN"] ?? "http://localhost:3000",
  databaseUrl: process.env["DATABASE_URL"] ?? "",
  databaseServerUrl: process.env["DATABASE_SERVER_URL"] ?? "",
  chromium: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
};
