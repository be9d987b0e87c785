import { setTimeout as pause } from "node:timers/promises";
import { observe } from "@takujo/runtime/observe";
import { shutDownOnSignalOrFault } from "@takujo/runtime/shut-down";
import { compose } from "./compose.ts";
import { readWorkerEnv } from "./env.ts";

const env = readWorkerEnv();
const { logger, reporter, close } = await observe({ program: "worker", env });
const composition = await compose(env, logger, reporter);
const isStopping = shutDownOnSignalOrFault({
  logger,
  // Jobs still running when the grace period ends are taken over by the next worker.
  finish: () => Promise.race([composition.stop().catch(() => {}), pause(env.shutdownGrace)]),
  close: async () => void (await Promise.all([composition.close(), close()])),
});
logger.info({ concurrency: env.concurrency, metricsPort: composition.metricsPort }, "working");

// Resolves too, if the queue failed while it was stopping by itself.
const error: unknown = await composition.ended.catch((error: unknown) => error);
if (!isStopping()) {
  logger.fatal({ err: error }, "the queue has stopped");
  await reporter?.close();
  // The supervisor must restart this program; abandoned jobs are taken over then.
  process.exit(1);
}
