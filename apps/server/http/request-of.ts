import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { clientAddressHeader } from "@takujo/contracts/client-address";

/**
 * Path and query of the request line, or null if it has none. A proxy may send an absolute address; `//news` is a path here,
 * never a host.
 */
export function addressOf({ url = "/" }: IncomingMessage): string | null {
  if (url.startsWith("/")) return url;
  const whole = URL.parse(url);
  return whole ? whole.pathname + whole.search : null;
}

/** Builds a web Request from a Node request. For pages it can be aborted; the body is given as bytes or as a stream. */
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
  // A HEAD is answered like a GET, without the body.
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const address = addressOf(request) ?? "/";
  return new Request(origin + address, {
    method,
    headers,
    // The APIs use no signal, and a Request with one costs three times as much.
    ...(!address.startsWith("/api/") && { signal: goneSignal(response) }),
    ...(body && { body: bodyOf(body), duplex: "half" }),
  });
}

function bodyOf(body: Buffer | IncomingMessage): BodyInit {
  if (Buffer.isBuffer(body)) return body as Buffer<ArrayBuffer>;
  return Readable.toWeb(body) as ReadableStream;
}

/** Aborts when the client disconnects before the response. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
