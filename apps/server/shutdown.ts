import { setTimeout as pause } from "node:timers/promises";
import type { Composition } from "./compose.ts";

/** Shuts down without dropping requests: first not ready, then no new connections, then the open responses are finished. */
export async function finishAnswers(
  { server, drain }: Pick<Composition, "server" | "drain">,
  { grace, drainDelay }: { grace: number; drainDelay: number },
): Promise<void> {
  drain();
  // Lets the proxy see /readyz fail before connections are refused.
  await pause(drainDelay);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, pause(grace)]);
  server.closeAllConnections();
}
