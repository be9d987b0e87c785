import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** A web Request for a Node request: absolute, abortable, with its body as a stream. */
export function requestOf(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(new URL(request.url ?? "/", origin), {
    method: request.method ?? "GET",
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
  });
}
