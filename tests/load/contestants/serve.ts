import type { Server } from "node:http";

/** What a contestant is told before it starts. */
export interface Orders {
  /** The figure's own settings, whatever its control needs. */
  settings: unknown;
}

export const usageQuestion = "How much processor time so far?";

export type Reply = { port: number } | { cpu: NodeJS.CpuUsage };

/** The settings that the bench sends to this program first. */
export function receiveSettings<Settings>(): Promise<Settings> {
  return new Promise((resolve) => {
    process.once("message", (orders: Orders) => resolve(orders.settings as Settings));
  });
}

/** Listens on loopback, then tells its processor time whenever it is asked, until the bench lets go. */
export function serve(server: Server): void {
  const reply = (message: Reply) => process.send?.(message);
  process.on("message", (message) => {
    if (message === usageQuestion) reply({ cpu: process.cpuUsage() });
  });
  process.once("disconnect", () => process.exit(0));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address) reply({ port: address.port });
  });
}
