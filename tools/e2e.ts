import { runServer } from "../tests/support/run-server.ts";
import { ensureBuild } from "./ensure-build.ts";
import { withSeededDatabase } from "./postgres/seeded-database.ts";
import { runCommand } from "./run-command.ts";

await ensureBuild();
await withSeededDatabase("e2e", async ({ url, serverUrl }) => {
  // The tests stand in for the proxy in front of the site.
  const server = await runServer({ databaseUrl: url, env: { TRUSTED_PROXIES: "1" } });
  try {
    const { code } = await runCommand(
      "playwright",
      ["test", "--config", "tests/e2e/playwright.config.ts", ...process.argv.slice(2)],
      { env: { E2E_ORIGIN: server.origin, DATABASE_SERVER_URL: serverUrl, DATABASE_URL: url } },
    );
    process.exitCode = code;
  } finally {
    await server.stop();
  }
});
