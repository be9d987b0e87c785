import { createLogger } from "@takujo/runtime/logger";
import { compose } from "./compose.ts";
import { readWorkerEnv } from "./env.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const env = readWorkerEnv();
const logger = createLogger({ level: env.logLevel, name: "worker" });
const composition = await compose(env, logger);
const isStopping = stopOnSignal(composition, { logger, grace: env.shutdownGrace });
logger.info({ concurrency: env.concurrency }, "working");

await composition.ended.catch((error: unknown) => {
  if (!isStopping()) logger.fatal({ err: error }, "the queue has stopped");
});
// Whoever started this program is to start it again; what it left is taken up then.
if (!isStopping()) process.exit(1);
