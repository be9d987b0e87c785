import { join } from "node:path";
import { type ProxyName, proxyNames, runProxy } from "../tests/support/proxy/run-proxy.ts";
import { runServer } from "../tests/support/run-server.ts";
import { runWorker } from "../tests/support/run-worker.ts";
import { ensureBuild } from "./ensure-build.ts";
import { root } from "./env.ts";
import { startMailFolder } from "./mailbox/mail-folder.ts";
import { freePort } from "./postgres/cluster.ts";
import { withSeededDatabase } from "./postgres/seeded-database.ts";
import { reports } from "./requirements/test-reports.ts";
import { runCommand } from "./run-command.ts";

interface Run {
  /** For Playwright. */
  args: string[];
  /** Only a whole run may tell what is proven (`npm run requirements`). */
  report?: string;
  /** Between the browser and the server. */
  through?: ProxyName | undefined;
}

/** What a proxy could spoil: signing in on the way to a reservation, a service worker, an upload. */
const throughProxies = [
  "booking/tourist.spec.ts",
  "booking/reservation-journey.spec.ts",
  "admin/image.spec.ts",
].map((file) => `tests/e2e/${file}`);

/** Several runs: as dependencies of each other, Playwright would leave out the later projects after any failure in the first. */
const wholeRuns: Run[] = [
  { args: ["--project=built", "--project=development"], report: reports.e2e.file },
  { args: ["--project=today", "--output=test-results/e2e-today"], report: reports.today.file },
  ...proxyNames.map((through) => ({
    args: ["--project=built", `--output=test-results/e2e-${through}`, ...throughProxies],
    report: reports[through].file,
    through,
  })),
];

const [first = "", ...others] = process.argv.slice(2);
/** `npm run e2e -- --through=nginx …` */
const through = proxyNames.find((name) => first === `--through=${name}`);
const runs: Run[] = first ? [{ args: through ? others : [first, ...others], through }] : wholeRuns;

await ensureBuild();
await withSeededDatabase("e2e", async ({ url, serverUrl }) => {
  const mails = await startMailFolder();
  try {
    for (const { args, report = "", through } of runs) {
      if (through) console.log(`\nThrough ${through}`);
      const site = await startSite(url, mails.url, through);
      try {
        const { code } = await runCommand(
          "playwright",
          ["test", "--config", "tests/e2e/playwright.config.ts", ...args],
          {
            env: {
              ...site.env,
              E2E_REPORT: report && join(root, report),
              E2E_MAILS: mails.folder,
              DATABASE_SERVER_URL: serverUrl,
              DATABASE_URL: url,
            },
          },
        );
        if (code !== 0) process.exitCode = code;
      } finally {
        await site.stop();
      }
    }
  } finally {
    await mails.stop();
  }
});

async function startSite(databaseUrl: string, smtpUrl: string, through?: ProxyName) {
  const port = await freePort();
  const proxy = through && (await runProxy(through, port));
  const server = await runServer({
    databaseUrl,
    env: {
      PORT: String(port),
      ...(proxy && { ORIGIN: proxy.origin }),
      // The tests stand in for the proxy in front of the site, or for one before that.
      TRUSTED_PROXIES: proxy ? "2" : "1",
    },
  });
  const origin = proxy?.origin ?? server.origin;
  const worker = await runWorker({ databaseUrl, smtpUrl, env: { ORIGIN: origin } });
  return {
    env: {
      E2E_ORIGIN: origin,
      ...(proxy && {
        E2E_TRUSTED_KEY: await proxy.keyHash(),
        NODE_EXTRA_CA_CERTS: proxy.authority,
      }),
    },
    async stop() {
      await server.stop();
      await worker.stop();
      await proxy?.stop();
    },
  };
}
