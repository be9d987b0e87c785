import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage } from "../cache/page-cache.ts";
import { chooseCoding } from "./compress.ts";

/** Sends a kept page: no copying, no compressing, no framework. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
): void {
  // It may be one of several, or marked weak by a proxy that compressed the page itself.
  if (request.headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, [...page.headers, "etag", page.etag, "vary", "Accept-Encoding"]).end();
    return;
  }
  const coding = chooseCoding(request.headers["accept-encoding"]);
  const encoded = coding === "identity" ? undefined : page.body[coding];
  const body = encoded ?? page.body.identity;
  const headers = [...page.headers, "etag", page.etag, "vary", "Accept-Encoding"];
  if (encoded) headers.push("content-encoding", coding);
  headers.push("content-length", String(body.length));
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
