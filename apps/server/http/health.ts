import type { IncomingMessage, ServerResponse } from "node:http";
import { withDeadline } from "@takujo/runtime/deadline";
import { securityHeaders } from "./security-headers.ts";

export interface HealthOptions {
  isDraining: () => boolean;
  /** Rejects when something that the roles depend on cannot be reached. */
  probe: () => Promise<unknown>;
}

/** Together less than two seconds, the time within which an unreachable database must be noticed. */
const freshFor = 500;
const probeTimeoutMs = 1_400;

/** `/healthz`: the process is alive. `/readyz`: it may receive traffic. Responses are neither cached nor logged. */
export function createHealth({ isDraining, probe }: HealthOptions) {
  const isReachable = shareProbe(probe);
  const answer = (response: ServerResponse, status: number, state: string) => {
    response.writeHead(status, {
      ...securityHeaders,
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(status === 503 && { "retry-after": "1" }),
    });
    response.end(JSON.stringify({ status: state }));
    return true;
  };
  return function serve(
    path: string,
    _request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (path === "/healthz") return answer(response, 200, "alive");
    if (path !== "/readyz") return false;
    if (isDraining()) return answer(response, 503, "draining");
    isReachable().then(
      () => answer(response, 200, "ready"),
      () => answer(response, 503, "database unavailable"),
    );
    return true;
  };
}

/** Concurrent checks share one database query, and its result is reused for a short time. */
function shareProbe(probe: () => Promise<unknown>): () => Promise<unknown> {
  let shared: Promise<unknown> | undefined;
  return () => {
    if (!shared) {
      shared = withDeadline(probeTimeoutMs, probe);
      const forget = () => setTimeout(() => (shared = undefined), freshFor).unref();
      shared.then(forget, forget);
    }
    return shared;
  };
}
