import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "./logger.ts";

interface ShutdownOptions {
  logger: Logger;
  /** Ends what is under way, within its own patience. */
  finish: () => Promise<void>;
  /** Lets go of what is left, such as connections. */
  close: () => Promise<void>;
}

const longestClose = 1_000;

/**
 * Leaves when it is told to, and after an error that nobody caught: one fault must not cut off what is under way for others. The
 * exit code then asks for a new start. Gives back whether it is leaving.
 */
export function shutDownOnSignalOrFault({ logger, finish, close }: ShutdownOptions): () => boolean {
  let isLeaving = false;
  let exitCode = 0;
  const leave = async () => {
    if (isLeaving) return;
    isLeaving = true;
    await finish();
    // A statement that never ends would keep the pool from closing.
    await Promise.race([close(), pause(longestClose)]).catch(() => {});
    logger.info("shut down");
    process.exit(exitCode);
  };
  // Heard for good: left to its default, a second signal would cut off what is under way.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      logger.info({ signal }, "shutting down");
      void leave();
    });
  }
  for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(fault, (error: unknown) => {
      exitCode = 1;
      logger.fatal({ err: error, fault }, "shutting down after an error that nobody caught");
      void leave();
    });
  }
  return () => isLeaving;
}
