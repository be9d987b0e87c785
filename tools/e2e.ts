import { join } from "node:path";
import { runServer } from "../tests/support/programs/run-server.ts";
import { runWorker } from "../tests/support/programs/run-worker.ts";
import { type ProxyName, proxyNames, runProxy } from "../tests/support/proxy/run-proxy.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { affectedSpecs } from "./changed/affected.ts";
import { changedFiles, isThere, readChangedArgument } from "./changed/changed-files.ts";
import { root } from "./env.ts";
import { startMailFolder } from "./mailbox/mail-folder.ts";
import { freePort } from "./postgres/cluster.ts";
import { withSeededDatabase } from "./postgres/seeded-database.ts";
import { prepareReport } from "./requirements/report-files.ts";
import { readShardArgument, type Shard } from "./requirements/shards.ts";
import { reports } from "./requirements/test-reports.ts";
import { runCommand } from "./run-command.ts";

interface Run {
  /** For Playwright. */
  args: string[];
  /** Only a whole run may tell what is proven (`npm run requirements`). */
  report?: string;
  shard?: Shard;
  /** Between the browser and the server. */
  through?: ProxyName | undefined;
}

/** The shortest journey through what a proxy could break: sign-in for a reservation, service worker, two browsers. */
const throughEachProxy = ["tests/e2e/booking/tourist.spec.ts"];
/** More that it could break: every night, and by default. Whole bodies are also sent by `proxies.test.ts`. */
const throughOneProxy = [
  ...throughEachProxy,
  "tests/e2e/booking/reservation/reservation-journey.spec.ts",
  "tests/e2e/admin/content/image.spec.ts",
];

/** `npm run e2e -- --shard=1/4`: the large run is cut, and each of the small ones has its shard. */
function wholeRunsOf(shard: Shard | undefined): Run[] {
  const [large, ...small] = wholeRuns;
  if (!shard || !large) return wholeRuns;
  const own = small.filter((_, at) => at % shard.count === shard.index - 1);
  return [
    { ...large, args: [...large.args, `--shard=${shard.index}/${shard.count}`], shard },
    ...own,
  ];
}

/** Several runs: as dependencies of each other, Playwright would leave out the later projects after any failure in the first. */
const wholeRuns: Run[] = [
  { args: ["--project=built", "--project=development"], report: reports.e2e.file },
  { args: ["--project=today", "--output=test-results/e2e-today"], report: reports.today.file },
  ...proxyNames.map((through) => ({
    args: ["--project=built", `--output=test-results/e2e-${through}`, ...throughEachProxy],
    report: reports[through].file,
    through,
  })),
];

const [first = "", ...others] = process.argv.slice(2);
/** `npm run e2e -- --through=nginx`, or with the names of specs. */
const through = proxyNames.find((name) => first === `--through=${name}`);
const changedSince = readChangedArgument(first);
const shard = others.length === 0 ? readShardArgument(first) : undefined;
const isWhole = first === "" || shard !== undefined;
const runs = changedSince
  ? await runsFor(changedSince)
  : isWhole
    ? wholeRunsOf(shard)
    : [partialRun()];
if (runs.length === 0) {
  console.log("No spec is about what changed.");
  process.exit();
}

await ensureBuild();
await withSeededDatabase("e2e", async ({ url, serverUrl }) => {
  const mails = await startMailFolder();
  try {
    for (const { args, report, shard, through } of runs) {
      if (through) console.log(`\nThrough ${through}`);
      const site = await startSite(url, mails.url, through);
      try {
        const { code } = await runCommand(
          "playwright",
          ["test", "--config", "tests/e2e/playwright.config.ts", ...args],
          {
            env: {
              ...site.env,
              E2E_REPORT: report ? join(root, prepareReport(report, shard)) : "",
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

function partialRun(): Run {
  if (!through) return { args: [first, ...others] };
  return { args: others.length > 0 ? others : ["--project=built", ...throughOneProxy], through };
}

/** Specs of what changed, those of this very day after the others. */
async function runsFor(ref: string): Promise<Run[]> {
  const affected = affectedSpecs(await changedFiles(ref));
  const places = affected === "all" ? [] : affected.filter(isThere);
  if (affected !== "all" && places.length === 0) return [];
  return [["--project=built", "--project=development"], ["--project=today"]].map((projects) => ({
    args: [...projects, "--pass-with-no-tests", ...places, ...others],
  }));
}

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
