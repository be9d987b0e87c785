import type { RequestListener } from "node:http";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { startSpan } from "@takujo/runtime/tracing/tracing";
import { isVouchedFor } from "./client-address.ts";

/** One span for everything that the server answers, cached pages included. The address may hold a secret, so only its route is told. */
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
