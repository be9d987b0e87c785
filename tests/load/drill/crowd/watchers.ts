import { setTimeout as pause } from "node:timers/promises";
import { calls } from "../../crowd/calls.ts";
import { Connection, NoAnswer } from "../../crowd/connection.ts";
import { tally } from "../drill.ts";

export interface WatchOrders {
  port: number;
  /** What each open page asks for: slugs, with commas between. */
  pages: string[];
  /** The pages come within so many seconds, and are watched for as many as `seconds` says after that. */
  comingSeconds: number;
  seconds: number;
}

export interface WatchReport {
  polls: number;
  seconds: number;
  /** By status. */
  answers: [name: string, count: number][];
  /** Of each poll in milliseconds, sorted. */
  times: number[];
}

/** As in the browser: `apps/web/app/routes/event/poll-seats.ts`. */
const interval = 1_500;

/** Open pages, each with a connection of its own. Tells when all are there, and at the end what they saw. */
process.once("message", async (orders: WatchOrders) => {
  process.send?.(await watch(orders));
});
process.once("disconnect", () => process.exit(0));

async function watch({ port, pages, comingSeconds, seconds }: WatchOrders): Promise<WatchReport> {
  const answers = tally();
  const times: number[] = [];
  let isCounting = false;
  let isOver = false;

  async function openPage(slugs: string, comesAfter: number): Promise<void> {
    await pause(comesAfter);
    const line = new Connection(port);
    const poll = calls.seats(slugs);
    while (!isOver) {
      try {
        const { status, milliseconds } = await line.send(poll);
        if (isCounting) times.push(milliseconds);
        // Errors of those who are still coming count too.
        if (isCounting || status !== 200) answers.count(String(status));
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        answers.count(`no answer: ${error.message}`);
      }
      await pause(interval * (0.9 + Math.random() / 5));
    }
    line.close();
  }

  const open = pages.map((slugs, index) =>
    openPage(slugs, (index / pages.length) * comingSeconds * 1_000),
  );
  await pause(comingSeconds * 1_000 + interval);
  process.send?.("all there");
  isCounting = true;
  const startedAt = performance.now();
  await pause(seconds * 1_000);
  isCounting = false;
  isOver = true;
  const took = (performance.now() - startedAt) / 1_000;
  process.send?.("over");
  await Promise.all(open);
  const counts = answers.names().map((name): [string, number] => [name, answers.of(name)]);
  times.sort((a, b) => a - b);
  return { polls: times.length, seconds: took, answers: counts, times };
}
