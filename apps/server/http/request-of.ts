import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { clientAddressHeader } from "@takujo/contracts/client-address";

/**
 * Path and query of a request line; null for one that has none. A proxy may send a whole address,
 * and `//news` is a path here, never a host.
 */
export function addressOf({ url = "/" }: IncomingMessage): string | null {
  if (url.startsWith("/")) return url;
  const whole = URL.parse(url);
  return whole ? whole.pathname + whole.search : null;
}

/** A web Request for a Node request: absolute, for pages abortable, with its body as a stream. */
export function requestOf(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, clientAddress }: { origin: string; clientAddress: string },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set(clientAddressHeader, clientAddress);
  // A HEAD is answered like the GET it stands for, and sent without its body.
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const hasBody = method !== "GET";
  const address = addressOf(request) ?? "/";
  return new Request(origin + address, {
    method,
    headers,
    // The APIs look at no signal, and a Request with one costs three times as much.
    ...(!address.startsWith("/api/") && { signal: goneSignal(response) }),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
  });
}

/** Tells when whoever asked has left before the answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
