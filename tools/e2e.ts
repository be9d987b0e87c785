import { join } from "node:path";
import { runServer } from "../tests/support/run-server.ts";
import { runWorker } from "../tests/support/run-worker.ts";
import { ensureBuild } from "./ensure-build.ts";
import { root } from "./env.ts";
import { startMailFolder } from "./mailbox/mail-folder.ts";
import { withSeededDatabase } from "./postgres/seeded-database.ts";
import { reports } from "./requirements/test-reports.ts";
import { runCommand } from "./run-command.ts";

const wanted = process.argv.slice(2);
// Only a whole run may tell what is proven (`npm run requirements`). It is two runs: as dependencies of each other,
// Playwright would leave out the second after any failure in the first.
const runs =
  wanted.length > 0
    ? [{ args: wanted, report: "" }]
    : [
        {
          args: ["--project=built", "--project=development"],
          report: join(root, reports.e2e.file),
        },
        {
          args: ["--project=today", "--output=test-results/e2e-today"],
          report: join(root, reports.today.file),
        },
      ];

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
    for (const { args, report } of runs) {
      const { code } = await runCommand(
        "playwright",
        ["test", "--config", "tests/e2e/playwright.config.ts", ...args],
        {
          env: {
            E2E_ORIGIN: server.origin,
            E2E_REPORT: report,
            E2E_MAILS: mails.folder,
            DATABASE_SERVER_URL: serverUrl,
            DATABASE_URL: url,
          },
        },
      );
      if (code !== 0) process.exitCode = code;
    }
  } finally {
    await server.stop();
    await worker.stop();
    await mails.stop();
  }
});
