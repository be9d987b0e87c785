import type { RequestListener } from "node:http";
import { Counter, Histogram } from "@takujo/runtime/metrics/metrics";

const requests = new Counter({
  name: "takujo_http_requests_total",
  help: "Requests that were answered, or given up by the client (status 0).",
  labelNames: ["route", "method", "status"],
});
const seconds = new Histogram({
  name: "takujo_http_request_seconds",
  help: "From the request to the end of its response.",
  labelNames: ["route"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Counts everything that the server answers, cached pages included. */
export function countRequests(
  handle: RequestListener,
  routeName: (address: string) => string,
): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    response.once("close", () => {
      const { method = "", url = "" } = request;
      const route = routeName(url);
      requests.inc({
        route,
        method: knownMethods.has(method) ? method : "other",
        status: response.headersSent ? response.statusCode : 0,
      });
      seconds.observe({ route }, (performance.now() - startedAt) / 1_000);
    });
    handle(request, response);
  };
}
