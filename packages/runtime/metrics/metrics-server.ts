import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Gauge, register } from "prom-client";

const { version } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
) as { version: string };

interface MetricsServerOptions {
  port: number;
  host: string;
  /** Rejects when the process cannot do its work. */
  probe: () => Promise<unknown>;
}

/** Serves `/metrics` for Prometheus and `/healthz`, at a port of its own that visitors do not reach. */
export async function startMetricsServer({ port, host, probe }: MetricsServerOptions) {
  collectDefaultMetrics();
  new Gauge({
    name: "takujo_ready",
    help: "1 while the database answers and has every migration.",
    async collect() {
      this.set(
        await probe().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  new Gauge({
    name: "takujo_build_info",
    help: "Always 1; the label says which version runs.",
    labelNames: ["version"],
  }).set({ version }, 1);
  const server = createServer(async (request, response) => {
    const [status, type, body] = await answerTo(request.url ?? "", probe);
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answerTo(
  path: string,
  probe: () => Promise<unknown>,
): Promise<[status: number, type: string, body: string]> {
  try {
    if (path === "/metrics") return [200, register.contentType, await register.metrics()];
    if (path !== "/healthz") return [404, "text/plain", ""];
    await probe();
    return [200, "application/json", JSON.stringify({ status: "alive" })];
  } catch (error) {
    return [503, "text/plain", (error as Error).message];
  }
}
