import type { IncomingMessage, ServerResponse } from "node:http";
import { bufferOf } from "./buffer-of.ts";
import { chooseCoding, encode, isCompressible } from "./compress.ts";
import { policyOfType } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

/** Which some pages have otherwise. */
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

const mostInOneWrite = 16_384;

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
  else if (sent.length <= mostInOneWrite) response.end(sent.toString("latin1"), "latin1");
  else response.end(sent);
}
