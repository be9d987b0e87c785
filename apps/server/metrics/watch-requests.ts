import type { RequestListener } from "node:http";
import { Counter, Histogram } from "@takujo/runtime/metrics/metrics";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { startSpan } from "@takujo/runtime/tracing/tracing";
import { isVouchedFor } from "../http/client-address.ts";
import { routeGroup } from "./route-name.ts";

const requests = new Counter({
  name: "takujo_http_requests_total",
  help: "Requests that were answered, or given up by the client (status 0).",
  labelNames: ["group", "route", "method", "status"],
});
const seconds = new Histogram({
  name: "takujo_http_request_seconds",
  help: "From the request to the end of its response.",
  labelNames: ["group", "route"],
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
      const group = routeGroup(route);
      requests.inc({
        group,
        route,
        method: knownMethods.has(method) ? method : "other",
        status: response.headersSent ? response.statusCode : 0,
      });
      seconds.observe({ group, route }, (performance.now() - startedAt) / 1_000);
    });
    handle(request, response);
  };
}

/** One span per answer, cached pages included. The address may contain a secret, so only its route is recorded. */
export function traceRequests(
  handle: RequestListener,
  routeName: (address: string) => string,
  secret: SigningSecret,
): RequestListener {
  return (request, response) => {
    const { method = "", url = "", headers } = request;
    // Anybody else could choose what their requests are recorded under.
    const parent = isVouchedFor(request, secret) ? headers["traceparent"] : undefined;
    const span = startSpan({
      name: method,
      kind: "server",
      parent: typeof parent === "string" ? parent : undefined,
      attributes: { "http.request.method": method },
    });
    if (!span) return handle(request, response);
    response.once("close", () => {
      const route = routeName(url);
      const status = response.headersSent ? response.statusCode : 0;
      span.end({
        name: `${method} ${route}`,
        attributes: { "http.route": route, "http.response.status_code": status },
        ...(status >= 500 && { error: status }),
      });
    });
    span.run(() => handle(request, response));
  };
}
