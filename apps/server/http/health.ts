import type { IncomingMessage, ServerResponse } from "node:http";

export interface HealthOptions {
  isDraining: () => boolean;
  /** Rejects when what the roles depend on cannot be reached. */
  probe: () => Promise<unknown>;
}

/** `/healthz`: the process lives. `/readyz`: send it traffic. Answers neither cached nor logged. */
export function createHealth({ isDraining, probe }: HealthOptions) {
  const answer = (response: ServerResponse, status: number, state: string) => {
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
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
    probe().then(
      () => answer(response, 200, "ready"),
      () => answer(response, 503, "database unavailable"),
    );
    return true;
  };
}
