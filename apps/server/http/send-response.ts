import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseCoding, encode, isCompressible } from "./compress.ts";

const hidden = new Set(["x-cache-tags", "content-length"]);
/** For pages rendered for one reader: quick, and still a fifth of the size. */
const quality = { br: 4, gzip: 5 };

/** Sends a rendered response that is not kept, compressed on the way. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  source: Response,
): Promise<void> {
  const body = Buffer.from(await source.arrayBuffer());
  const headers: [string, string][] = [...source.headers].filter(([name]) => !hidden.has(name));
  const coding = chooseCoding(request.headers["accept-encoding"]);
  const compress =
    coding !== "identity" && isCompressible(source.headers.get("content-type") ?? "", body.length);
  const sent = compress ? await encode(body, coding, quality[coding]) : body;
  if (compress) headers.push(["content-encoding", coding]);
  headers.push(["vary", "Accept-Encoding"], ["content-length", String(sent.length)]);
  response.writeHead(source.status, headers.flat());
  response.end(request.method === "HEAD" ? undefined : sent);
}
