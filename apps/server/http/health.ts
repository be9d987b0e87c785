import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "./security-headers.ts";

export interface HealthOptions {
  isDraining: () => boolean;
  /** Rejects when what the roles depend on cannot be reached. */
  probe: () => Promise<unknown>;
}

/** Together less than the two seconds within which a database that is away is noticed. */
const freshFor = 500;
const longestProbe = 1_400;

/** `/healthz`: the process lives. `/readyz`: send it traffic. Answers neither cached nor logged. */
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

/** However many ask, the database is asked by one of them, and again only after a while. */
function shareProbe(probe: () => Promise<unknown>): () => Promise<unknown> {
  let shared: Promise<unknown> | undefined;
  return () => {
    if (!shared) {
      shared = inTime(probe());
      const forget = () => setTimeout(() => (shared = undefined), freshFor).unref();
      shared.then(forget, forget);
    }
    return shared;
  };
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => reject(new Error("no answer")), longestProbe);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
