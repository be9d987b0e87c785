import type { RequestListener } from "node:http";
import { startSpan } from "@takujo/runtime/tracing/tracing";

/** One span for everything that the server answers, cached pages included. The address may hold a secret, so only its route is told. */
export function traceRequests(
  handle: RequestListener,
  routeName: (address: string) => string,
): RequestListener {
  return (request, response) => {
    const { method = "", url = "", headers } = request;
    const parent = headers["traceparent"];
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
