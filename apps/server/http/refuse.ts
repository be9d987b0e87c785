import type { IncomingMessage, ServerResponse } from "node:http";
import type { ProblemCode } from "@takujo/contracts/errors";
import { problemResponse } from "@takujo/runtime/http/problem";
import { securityHeaders } from "./security-headers.ts";

interface Refusal {
  status: number;
  /** Names and values alternate; Node writes them unchanged. */
  headers: string[];
  body: string;
}

async function refusal(code: ProblemCode, more: Record<string, string> = {}) {
  const problem = problemResponse(code);
  const of = (type: string, body: string): Refusal => ({
    status: problem.status,
    headers: Object.entries({
      ...securityHeaders,
      "content-type": type,
      "cache-control": "no-store",
      "content-length": String(body.length),
      ...more,
    }).flat(),
    body,
  });
  return {
    forPrograms: of(problem.headers.get("content-type") ?? "", await problem.text()),
    /** Rendering the error page would need the resources that are short. */
    forPages: of("text/plain", String(problem.status)),
  };
}

const soon = { "retry-after": "1" };
const refusals = {
  unavailable: await refusal("unavailable", soon),
  "too-many-requests": await refusal("too-many-requests", soon),
  "too-large": await refusal("too-large"),
  "too-slow": await refusal("too-slow", { connection: "close" }),
  "address-too-long": await refusal("address-too-long"),
  "method-not-allowed": await refusal("method-not-allowed", { allow: "GET, HEAD, POST" }),
};

export type RefusalName = keyof typeof refusals;

/** Responses are prepared in advance, because a refusal must cost almost nothing. */
export function refuse(
  { url, method }: IncomingMessage,
  response: ServerResponse,
  name: RefusalName,
): void {
  const { forPrograms, forPages } = refusals[name];
  const { status, headers, body } = url?.startsWith("/api/") ? forPrograms : forPages;
  response.writeHead(status, headers);
  if (method === "HEAD") response.end();
  else response.end(body, "latin1");
}

/** The same response, for a page that is already being rendered. */
export function refusedPage(): Response {
  const { status, body } = refusals.unavailable.forPages;
  return new Response(body, {
    status,
    headers: { "content-type": "text/plain", "cache-control": "no-store", ...soon },
  });
}
