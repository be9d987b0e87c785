import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { seatsCacheControl } from "@takujo/booking/schedule/session/routes";
import type { PostedSeats, SeatBoard } from "@takujo/booking/schedule/session/seat-board";
import { seatsQuerySchema } from "@takujo/contracts/booking/schedule/session";
import { Counter } from "@takujo/runtime/metrics/metrics";
import { LRUCache } from "lru-cache";
import { type ContentCoding, chooseCoding, isCompressible } from "../http/compress.ts";
import { policyOfType } from "../http/content-security-policy.ts";
import type { EarlyHandler } from "../http/front.ts";
import { refuse } from "../http/refuse.ts";
import { securityHeaders } from "../http/security-headers.ts";

/** The bytes for everybody who asks for the same events. */
interface SeatAnswer {
  slugs: string[];
  /** Of which the answer is made; a text is a new string only when it changes. */
  texts: string[];
  body: string;
  etag: string;
  /** Created for the first request that needs it. */
  prepared: Partial<Record<ContentCoding, { headers: string[]; body: string }>>;
}

const polls = new Counter({
  name: "takujo_seat_polls_total",
  help: "Polls of open pages that were answered without the API, by where the seats came from: memory, or the next reading.",
  labelNames: ["from"],
});
for (const from of ["memory", "reading"]) polls.inc({ from }, 0);

const maxBytes = 32 * 1024 * 1024;
const bytesAround = 1_000;
const type = "application/json";
const always = Object.entries({
  ...securityHeaders,
  "content-security-policy": policyOfType(type),
  "content-type": type,
  "cache-control": seatsCacheControl,
  vary: "Accept-Encoding",
}).flatMap(([name, value]) => (value ? [name, value] : []));

/**
 * Answers the polls of open pages from memory, without a log line. The first request for an event goes to the API and its
 * limits.
 */
export function createSeatAnswers(path: string, board: SeatBoard): EarlyHandler {
  const answers = new LRUCache<string, SeatAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, slugs }) => body.length * 3 + slugs.length * 200 + bytesAround,
  });

  function answerOf(query: string, slugs: string[], posted: PostedSeats[]): SeatAnswer {
    const former = answers.get(query);
    const isSame = former?.texts.every((text, index) => text === posted[index]?.text);
    if (former && isSame) return former;
    const shown = posted.filter(({ seats }) => seats);
    const events = shown.map(({ slug, text }) => `${JSON.stringify(slug)}:${text}`);
    const body = `{"events":{${events.join(",")}}}`;
    const etag = `"${hash("sha1", body, "base64url").slice(0, 20)}"`;
    const texts = posted.map(({ text }) => text);
    const answer: SeatAnswer = { slugs, texts, body, etag, prepared: {} };
    answers.set(query, answer);
    return answer;
  }

  return function serve(asked, request, response) {
    if (asked !== path || !request.url?.startsWith(path)) return false;
    // Wants what PostgreSQL says now.
    if (request.headers["cache-control"] === "no-cache") return false;
    const query = request.url.slice(path.length);
    const slugs = answers.get(query)?.slugs ?? slugsOf(query);
    if (!slugs) return false;
    const posted = board.recent(slugs);
    if (posted) {
      polls.inc({ from: "memory" });
      send(request, response, answerOf(query, slugs, posted));
      return true;
    }
    if (!board.isKnown(slugs)) return false;
    polls.inc({ from: "reading" });
    board.read(slugs).then(
      (read) => send(request, response, answerOf(query, slugs, read)),
      () => refuse(request, response, "unavailable"),
    );
    return true;
  };
}

/** Null if the API has to answer with the error. */
function slugsOf(query: string): string[] | null {
  const fields = new URLSearchParams(query);
  if (fields.size !== 1) return null;
  const read = seatsQuerySchema.safeParse(Object.fromEntries(fields));
  return read.success ? read.data.events : null;
}

/** Headers and body as strings of bytes, which Node writes with one call. */
function send(request: IncomingMessage, response: ServerResponse, answer: SeatAnswer): void {
  const wanted = chooseCoding(request.headers["accept-encoding"]);
  const coding = isCompressible(type, answer.body.length) ? wanted : "identity";
  answer.prepared[coding] ??= prepare(answer, coding);
  const { headers, body } = answer.prepared[coding];
  if (request.headers["if-none-match"]?.includes(answer.etag)) {
    response.writeHead(304, [...always, "etag", answer.etag]).end();
    return;
  }
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body, "latin1");
}

/** A list of 60 events has 20 kB, which takes less than half a millisecond. */
function prepare({ body, etag }: SeatAnswer, coding: ContentCoding) {
  const bytes =
    coding === "gzip" ? gzipSync(body) : coding === "br" ? brotli(body) : Buffer.from(body);
  const encoding = coding === "identity" ? [] : ["content-encoding", coding];
  const length = ["content-length", String(bytes.length)];
  return {
    headers: [...always, "etag", etag, ...encoding, ...length],
    body: bytes.toString("latin1"),
  };
}

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
