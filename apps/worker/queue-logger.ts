import type { Logger } from "@takujo/runtime/logger";
import { Logger as QueueLogger } from "graphile-worker";

const levels = { error: "error", warning: "warn", info: "info", debug: "debug" } as const;

/** The queue's own words as lines of our log, without the details, which may hold payloads. */
export function queueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(({ taskIdentifier, jobId }) => (level, message) => {
    logger[levels[level]]({ task: taskIdentifier, jobId }, message);
  });
}
