import type { Logger } from "@takujo/runtime/logger";
import type { Composition } from "./compose.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const longestClose = 1_000;

/** What still runs when the grace is over is left behind, and taken up by the next worker. */
export function stopOnSignal(
  { stop, close }: Composition,
  { logger, grace }: { logger: Logger; grace: number },
): () => boolean {
  let isStopping = false;
  const leave = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "shutting down");
    await Promise.race([stop().catch(() => {}), pause(grace)]);
    await Promise.race([close(), pause(longestClose)]);
    logger.info("shut down");
    process.exit(0);
  };
  // Heard for good: left to its default, a second signal would cut off the mails that are under way.
  process.on("SIGTERM", () => void leave("SIGTERM"));
  process.on("SIGINT", () => void leave("SIGINT"));
  return () => isStopping;
}
