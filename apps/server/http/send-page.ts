import type { IncomingMessage, ServerResponse } from "node:http";
import { type CompressedBody, chooseCoding } from "./compress.ts";

/** A page or file in memory. */
export interface PreparedAnswer {
  body: CompressedBody;
  /** Names and values alternate. Content-coding headers are left out. */
  headers: string[];
  etag: string;
}

/** Sends it without copying, compressing or using the framework. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedAnswer,
): void {
  // The header may list several, or have been marked weak by a proxy that compressed the page.
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
