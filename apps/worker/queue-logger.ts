import type { Logger } from "@takujo/runtime/logger";
import { Logger as QueueLogger } from "graphile-worker";

const levels = { error: "error", warning: "warn", info: "info", debug: "debug" } as const;

/** Forwards the queue's messages to our log without their details, which may contain payloads. */
export function queueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(({ taskIdentifier, jobId }) => (level, message) => {
    logger[levels[level]]({ task: taskIdentifier, jobId }, message);
  });
}
