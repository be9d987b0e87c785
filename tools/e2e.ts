import { runServer } from "../tests/support/run-server.ts";
import { runWorker } from "../tests/support/run-worker.ts";
import { ensureBuild } from "./ensure-build.ts";
import { startMailFolder } from "./mailbox/mail-folder.ts";
import { withSeededDatabase } from "./postgres/seeded-database.ts";
import { runCommand } from "./run-command.ts";

await ensureBuild();
await withSeededDatabase("e2e", async ({ url, serverUrl }) => {
  // The tests stand in for the proxy in front of the site.
  const server = await runServer({ databaseUrl: url, env: { TRUSTED_PROXIES: "1" } });
  const mails = await startMailFolder();
  const worker = await runWorker({
    databaseUrl: url,
    smtpUrl: mails.url,
    env: { ORIGIN: server.origin },
  });
  try {
    const wanted = process.argv.slice(2);
    // Whoever names some tests wants those alone, and not first all that usually run before them.
    const alone = wanted.length > 0 ? ["--no-deps"] : [];
    const { code } = await runCommand(
      "playwright",
      ["test", "--config", "tests/e2e/playwright.config.ts", ...alone, ...wanted],
      {
        env: {
          E2E_ORIGIN: server.origin,
          E2E_MAILS: mails.folder,
          DATABASE_SERVER_URL: serverUrl,
          DATABASE_URL: url,
        },
      },
    );
    process.exitCode = code;
  } finally {
    await server.stop();
    await worker.stop();
    await mails.stop();
  }
});
