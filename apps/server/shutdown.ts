import type { Logger } from "@takujo/runtime/logger";
import type { Composition } from "./compose.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const longestClose = 1_000;

/** Leaves without anybody noticing: unready first, then no new connections, then the open answers, then the rest. */
export function shutDownOnSignal(
  { server, drain, close }: Composition,
  { logger, grace, drainDelay }: { logger: Logger; grace: number; drainDelay: number },
): void {
  let isLeaving = false;
  const leave = async (signal: string) => {
    if (isLeaving) return;
    isLeaving = true;
    logger.info({ signal }, "shutting down");
    drain();
    // Gives the proxy time to see /readyz fail before connections are refused.
    await pause(drainDelay);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([closed, pause(grace)]);
    server.closeAllConnections();
    // A statement that never ends would keep the pool from closing.
    await Promise.race([close(), pause(longestClose)]);
    logger.info("shut down");
    process.exit(0);
  };
  // Heard for good: left to its default, a second signal would cut off the answers that are under way.
  process.on("SIGTERM", () => void leave("SIGTERM"));
  process.on("SIGINT", () => void leave("SIGINT"));
}
