import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { e2eEnv } from "../../e2e/support/env.ts";
import type { Contestant } from "../contestant.ts";
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
  /** How much of the screen moved, at most. */
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

/** After this, no page is measured again. */
const timeoutMs = 15 * 60_000;
/** Ten seconds are usual on a quiet machine. */
const runTimeoutMs = 120_000;

export interface PaintOptions {
  /** At most; the first alone takes some minutes. */
  rounds: number;
  say: (line: string) => void;
  /** Called with the reason if a page could not be measured; the others are still measured. */
  fail: (error: string) => void;
}

/** What we ask of every page. Blocked time spoils the score on a busy machine, so a page below it is only marked. */
export const isAsWeAsk = ({ score, largestPaint }: PagePaint) =>
  score.median >= 98 && largestPaint.median <= 1_900;

/**
 * Every public page as Lighthouse's slow phone sees it: what a fast browser loaded, in which order, replayed at 1.6 Mbit/s, 150 ms of
 * latency and a quarter of the processor. So the network is the same everywhere; the processor is this machine's.
 */
export async function measurePaint(
  ground: Ground,
  { rounds, say, fail }: PaintOptions,
): Promise<PagePaint[]> {
  await using ours = await startOurs({ ...ground, profileFolder: undefined }, "on");
  const runs = new Map<string, Run[]>();
  const until = Date.now() + timeoutMs;
  const paths = await measuredPaths(ours);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, path] of paths.entries()) {
      if (round > 1 && Date.now() > until) break;
      const run = await paintOf(`http://127.0.0.1:${ours.port}${path}`);
      if ("error" in run) {
        fail(`${path}: ${run.error}`);
        continue;
      }
      runs.set(path, [...(runs.get(path) ?? []), run]);
      say(`Round ${round} of ${rounds}, page ${index + 1} of ${paths.length}: ${told(path, run)}`);
    }
  }
  return [...runs].map(([path, taken]) => summaryOf(path, taken));
}

/** English pages have another type; of them, those that most people see first. */
async function measuredPaths(ours: Contestant): Promise<string[]> {
  const japanese = await publicPaths(ours);
  const event = japanese.find((path) => path.startsWith("/event/"));
  return [...japanese, "/en", "/en/event", ...(event ? [`/en${event}`] : [])];
}

/** In a browser of its own, so that one that hangs can be ended. */
async function paintOf(address: string): Promise<Run | { error: string }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: e2eEnv.chromium,
    args: [`--remote-debugging-port=${port}`],
  });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(
    () => reject(new Error(`no result within ${runTimeoutMs / 1_000} seconds`)),
    runTimeoutMs,
  );
  try {
    const seen = lighthouse(address, {
      port,
      onlyCategories: ["performance"],
      formFactor: "mobile",
      throttlingMethod: "simulate",
      // English readers are redirected from "/" to "/en".
      extraHeaders: { "Accept-Language": "ja" },
      disableFullPageScreenshot: true,
      logLevel: "error",
    });
    const { audits, categories, runtimeError } = (await Promise.race([seen, late]))?.lhr ?? {};
    if (!audits || runtimeError) throw new Error(runtimeError?.message ?? "no result");
    const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories?.["performance"]?.score ?? Number.NaN) * 100),
      firstPaint: measured("first-contentful-paint"),
      largestPaint: measured("largest-contentful-paint"),
      blocked: measured("total-blocking-time"),
      shift: measured("cumulative-layout-shift"),
    };
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown) };
  } finally {
    clearTimeout(limit);
    await browser.close();
  }
}

const told = (path: string, { score, firstPaint, largestPaint, blocked, shift }: Run) =>
  `${path} ${score}, ${firstPaint.toFixed(0)} and ${largestPaint.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms, moved ${shift.toFixed(3)}`;

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
