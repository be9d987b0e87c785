import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "./logger.ts";

interface ShutdownOptions {
  logger: Logger;
  /** Finishes work in progress, within its own time limit. */
  finish: () => Promise<void>;
  /** Releases what is left, such as connections. */
  close: () => Promise<void>;
}

const closeTimeoutMs = 1_000;

/**
 * Shuts down on a signal, and after an uncaught error: one fault must not interrupt other work in progress. The exit code then
 * requests a restart. Returns a function that tells whether it is shutting down.
 */
export function shutDownOnSignalOrFault({ logger, finish, close }: ShutdownOptions): () => boolean {
  let isLeaving = false;
  let exitCode = 0;
  const shutDown = async () => {
    if (isLeaving) return;
    isLeaving = true;
    await finish();
    // A statement that never ends would keep the pool from closing.
    await Promise.race([close(), pause(closeTimeoutMs)]).catch(() => {});
    logger.info("shut down");
    process.exit(exitCode);
  };
  // Stays registered: by default, a second signal would interrupt work in progress.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      logger.info({ signal }, "shutting down");
      void shutDown();
    });
  }
  for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(fault, (error: unknown) => {
      exitCode = 1;
      logger.fatal({ err: error, fault }, "shutting down after an error that nobody caught");
      void shutDown();
    });
  }
  return () => isLeaving;
}
