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

/** A web Request for a Node request: absolute, for pages abortable, with its body, read or as a stream. */
export function requestOf(
  request: IncomingMessage,
  response: ServerResponse,
  {
    origin,
    clientAddress,
    body,
  }: { origin: string; clientAddress: string; body?: Buffer | IncomingMessage | undefined },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set(clientAddressHeader, clientAddress);
  // A HEAD is answered like the GET it stands for, and sent without its body.
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const address = addressOf(request) ?? "/";
  return new Request(origin + address, {
    method,
    headers,
    // The APIs look at no signal, and a Request with one costs three times as much.
    ...(!address.startsWith("/api/") && { signal: goneSignal(response) }),
    ...(body && { body: bodyOf(body), duplex: "half" }),
  });
}

function bodyOf(body: Buffer | IncomingMessage): BodyInit {
  if (Buffer.isBuffer(body)) return body as Buffer<ArrayBuffer>;
  return Readable.toWeb(body) as ReadableStream;
}

/** Tells when whoever asked has left before the answer. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
