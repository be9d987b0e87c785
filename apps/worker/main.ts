import { setTimeout as pause } from "node:timers/promises";
import { createErrorReporter } from "@takujo/runtime/errors/error-reporter";
import { createLogger } from "@takujo/runtime/logger";
import { shutDownOnSignalOrFault } from "@takujo/runtime/shut-down";
import { startTracing } from "@takujo/runtime/tracing/tracing";
import { compose } from "./compose.ts";
import { readWorkerEnv } from "./env.ts";

const env = readWorkerEnv();
const reporter =
  env.errorReports &&
  createErrorReporter({ address: env.errorReports, program: "worker", environment: env.appEnv });
const tracing = await startTracing(env.tracing, "worker");
const logger = createLogger({
  level: env.logLevel,
  name: "worker",
  onError: reporter?.report,
  fields: tracing ? () => ({ traceId: tracing.traceId() }) : undefined,
});
const composition = await compose(env, logger, reporter);
const isStopping = shutDownOnSignalOrFault({
  logger,
  // Jobs still running when the grace period ends are taken over by the next worker.
  finish: () => Promise.race([composition.stop().catch(() => {}), pause(env.shutdownGrace)]),
  close: async () =>
    void (await Promise.all([composition.close(), reporter?.close(), tracing?.close()])),
});
logger.info({ concurrency: env.concurrency, metricsPort: composition.metricsPort }, "working");

await composition.ended.catch((error: unknown) => {
  if (!isStopping()) logger.fatal({ err: error }, "the queue has stopped");
  return reporter?.close();
});
// The supervisor must restart this program; abandoned jobs are taken over then.
if (!isStopping()) process.exit(1);
