import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { problemResponse } from "@takujo/runtime/problem";
import { securityHeaders } from "./security-headers.ts";

/**
 * Lets no more than so many reads and as many writes in at once. Whoever comes beyond that is told so at once and at next to no
 * cost, instead of waiting behind more than can be done. A crowd that writes keeps nobody from reading, nor the other way round.
 */
export function createAdmission(listener: RequestListener, mostAtOnce: number): RequestListener {
  const inside = { reads: 0, writes: 0 };
  return (request, response) => {
    const kind = request.method === "GET" || request.method === "HEAD" ? "reads" : "writes";
    if (inside[kind] >= mostAtOnce) return refuse(request, response);
    inside[kind]++;
    response.once("close", () => {
      inside[kind]--;
    });
    listener(request, response);
  };
}

const problem = problemResponse("unavailable");
const forPrograms = { headers: Object.fromEntries(problem.headers), body: await problem.text() };
/** Even the error screen would take what there is not enough of. */
const forPages = { headers: { "content-type": "text/plain", "retry-after": "1" }, body: "503" };

function refuse({ url }: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = url?.startsWith("/api/") ? forPrograms : forPages;
  response.writeHead(503, {
    ...securityHeaders,
    ...headers,
    "cache-control": "no-store",
    "content-length": body.length,
  });
  response.end(body);
}
