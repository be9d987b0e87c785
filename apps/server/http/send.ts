import type { IncomingMessage, ServerResponse } from "node:http";
import { bufferOf, type CompressedBody, chooseCoding, encode, isCompressible } from "./compress.ts";
import { policyOfType } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

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

/** Headers that some pages set to another value. */
const framing = "x-frame-options";
const referring = "referrer-policy";

/** Written from a precomputed list, because setting them on each Response costs more than everything else about it. */
const {
  [framing]: unframed = "DENY",
  [referring]: usually = "no-referrer",
  ...others
} = securityHeaders;
const onEveryAnswer = Object.entries(others).flat();
const hidden = new Set(["x-cache-tags", "content-length", ...Object.keys(securityHeaders)]);
/** For pages rendered for one reader: fast, and still a fifth of the size. */
const quality = { br: 4, gzip: 5 };

const maxInOneWrite = 16_384;

/** Sends a response that is not cached, and compresses it on the way. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  source: Response,
): Promise<void> {
  const body = bufferOf(await source.bytes());
  const headers = [
    ...onEveryAnswer,
    ...[framing, source.headers.get(framing) ?? unframed],
    ...[referring, source.headers.get(referring) ?? usually],
  ];
  for (const [name, value] of source.headers) if (!hidden.has(name)) headers.push(name, value);
  if (!source.headers.has("content-security-policy")) {
    const policy = policyOfType(source.headers.get("content-type") ?? "");
    if (policy) headers.push("content-security-policy", policy);
  }
  const coding = chooseCoding(request.headers["accept-encoding"]);
  const compress =
    coding !== "identity" && isCompressible(source.headers.get("content-type") ?? "", body.length);
  const sent = compress ? await encode(body, coding, quality[coding]) : body;
  if (compress) headers.push("content-encoding", coding);
  headers.push("vary", "Accept-Encoding", "content-length", String(sent.length));
  response.writeHead(source.status, headers);
  if (request.method === "HEAD") response.end();
  // As a latin1 string it is written together with the headers in one write.
  else if (sent.length <= maxInOneWrite) response.end(sent.toString("latin1"), "latin1");
  else response.end(sent);
}
