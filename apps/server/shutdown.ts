import { setTimeout as pause } from "node:timers/promises";
import type { Composition } from "./compose.ts";

/** Leaves without anybody noticing: unready first, then no new connections, then the open answers. */
export async function finishAnswers(
  { server, drain }: Pick<Composition, "server" | "drain">,
  { grace, drainDelay }: { grace: number; drainDelay: number },
): Promise<void> {
  drain();
  // Gives the proxy time to see /readyz fail before connections are refused.
  await pause(drainDelay);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, pause(grace)]);
  server.closeAllConnections();
}
