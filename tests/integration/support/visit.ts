import { once } from "node:events";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
export const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  sent: Buffer;
  text: string;
}

/** One request as a browser sends it, with nothing decoded, followed or added behind the test's back. */
export async function visit(
  origin: string,
  path: string,
  { headers, ...options }: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const sending = request({
    hostname,
    port,
    path,
    headers: { "user-agent": browser, ...headers },
    ...options,
  });
  sending.end();
  const [response] = await once(sending, "response");
  const sent = await buffer(response);
  return {
    status: response.statusCode,
    headers: response.headers,
    sent,
    text: decode(sent, response.headers["content-encoding"]).toString(),
  };
}

function decode(sent: Buffer, coding: string | undefined): Buffer {
  if (sent.length === 0) return sent;
  if (coding === "br") return brotliDecompressSync(sent);
  return coding === "gzip" ? gunzipSync(sent) : sent;
}
