import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { e2eEnv } from "../../e2e/support/env.ts";
import type { Ground } from "../figures/figure.ts";
import { startOurs } from "../figures/our-server.ts";
import { publicPaths } from "../page-scripts.ts";
import { type Spread, spreadOf } from "../spread.ts";

export interface PagePaint {
  path: string;
  /** Lighthouse's performance score for a phone, of 100. */
  score: Spread;
  /** In milliseconds. */
  firstPaint: Spread;
  largestPaint: Spread;
  blocked: Spread;
  /** How much of the screen moved. */
  shift: number;
  runs: number;
}

interface Run {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

const rounds = 5;
/** After this, no page is measured again. */
const longest = 15 * 60_000;

/**
 * Every public page as Lighthouse's slow phone sees it: what a fast browser loaded, in which order, replayed at 1.6 Mbit/s, 150 ms of
 * latency and a quarter of the processor. So the network is the same everywhere; the processor is this machine's.
 */
export async function measurePaint(
  ground: Ground,
  say: (line: string) => void,
): Promise<PagePaint[]> {
  const ours = await startOurs({ ...ground, profileFolder: undefined }, "on");
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: e2eEnv.chromium,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const runs = new Map<string, Run[]>();
    const until = Date.now() + longest;
    const paths = await publicPaths(ours);
    for (let round = 1; round <= rounds; round++) {
      for (const path of paths) {
        if (round > 1 && Date.now() > until) break;
        say(`Round ${round} of ${rounds}: ${path}`);
        const run = await paintOf(`http://127.0.0.1:${ours.port}${path}`, port);
        runs.set(path, [...(runs.get(path) ?? []), run]);
      }
    }
    return [...runs].map(([path, taken]) => summaryOf(path, taken));
  } finally {
    await browser.close();
    await ours.stop();
  }
}

async function paintOf(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ["performance"],
    formFactor: "mobile",
    throttlingMethod: "simulate",
    logLevel: "error",
  });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (!audits || runtimeError)
    throw new Error(`${address}: ${runtimeError?.message ?? "no result"}`);
  const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories?.["performance"]?.score ?? Number.NaN) * 100),
    firstPaint: measured("first-contentful-paint"),
    largestPaint: measured("largest-contentful-paint"),
    blocked: measured("total-blocking-time"),
    shift: measured("cumulative-layout-shift"),
  };
}

function summaryOf(path: string, runs: Run[]): PagePaint {
  const spread = (field: keyof Run) => spreadOf(runs.map((run) => run[field]));
  return {
    path,
    score: spread("score"),
    firstPaint: spread("firstPaint"),
    largestPaint: spread("largestPaint"),
    blocked: spread("blocked"),
    shift: Math.max(...runs.map(({ shift }) => shift)),
    runs: runs.length,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
