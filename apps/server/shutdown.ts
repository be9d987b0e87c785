import type { Logger } from "@takujo/runtime/logger";
import type { Composition } from "./compose.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
    await close();
    logger.info("shut down");
    process.exit(0);
  };
  process.once("SIGTERM", () => void leave("SIGTERM"));
  process.once("SIGINT", () => void leave("SIGINT"));
}
