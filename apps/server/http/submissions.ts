import { createHash } from "node:crypto";
import { submissionField } from "@takujo/contracts/submission";
import { LRUCache } from "lru-cache";
import { bufferOf } from "./compress.ts";

interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer>;
}

type Send = (request: Request) => Promise<Response>;

export interface SubmissionOptions {
  rememberedMs?: number;
  maxBytes?: number;
  maxUnderWay?: number;
  now?: () => number;
}

/** A form with an image may be longer, and is then not read before its sender was checked. */
export const maxFormBytes = 1_000_000;
/** Larger answers, such as downloads, are not stored but made again. */
const maxAnswerLength = 300_000;
const bytesAround = 1_000;
/** No form has as many fields, and searching for more boundaries takes long. */
const maxParts = 3_000;
/** The client has left, so nobody reads it. */
const clientClosed: Answer = { status: 499, headers: [], body: Buffer.alloc(0) };

/** Answers below 400: whatever was refused is judged again. */
const isDone = ({ status, body }: Answer) => status < 400 && body.length <= maxAnswerLength;

/**
 * Answers one intent once: a form that the same browser resends, after a double click without scripts or a lost response,
 * gets the first answer. Each rendered page gives its form a new token. Only this process knows it; across processes, the
 * APIs' keys still recognize repeats.
 */
export function createSubmissions(options: SubmissionOptions = {}) {
  const { rememberedMs = 5 * 60_000, maxBytes = 20_000_000, maxUnderWay = 100, now } = options;
  const underWay = new Map<string, Promise<Answer>>();
  const answered = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ headers, body }) => body.length + headers.join("").length + bytesAround,
    ttl: rememberedMs,
    ...(now && { perf: { now }, ttlResolution: 0 }),
  });

  async function answerFirst(key: string, sending: Promise<Answer>): Promise<Answer> {
    underWay.set(key, sending);
    try {
      const answer = await sending;
      if (isDone(answer)) answered.set(key, answer);
      return answer;
    } finally {
      underWay.delete(key);
    }
  }

  return async function submitOnce(request: Request, send: Send): Promise<Response> {
    if (request.method !== "POST" || !request.body || !isShort(request)) return send(request);
    const body = bufferOf(await request.bytes());
    const { url, method, headers, signal } = request;
    const sendOn = (until: AbortSignal | null) =>
      send(new Request(url, { method, headers, body, signal: until }));
    if (markOf(body) === undefined) return sendOn(signal);
    const key = keyOf(request, body);
    const known = answered.get(key);
    if (known) return responseOf(known);
    const first = underWay.get(key);
    if (first) return responseOf(await untilGone(first, signal));
    // Limits on requests do not count work that no client waits for.
    if (underWay.size >= maxUnderWay) return sendOn(signal);
    // Leaving or resending does not stop the work that has begun.
    return responseOf(await answerFirst(key, sendOn(null).then(answerOf)));
  };
}

/** A disconnected client stops waiting: its body would stay in memory uncounted. */
function untilGone(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  if (signal.aborted) return Promise.resolve(clientClosed);
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(clientClosed), { once: true });
    answer.then(resolve, reject);
  });
}

const responseOf = (answer: Answer) =>
  new Response(answer.body.length > 0 ? answer.body : null, answer);

const isShort = ({ headers }: Request) =>
  Number(headers.get("content-length") ?? maxFormBytes) <= maxFormBytes;

const markShape = new RegExp(`^${submissionField}(?:=|"\\r?\\n\\r?\\n)([\\w-]{16,64})(?![\\w-])`);
const maxMarkLength = 120;

/** In one of the two encodings of forms. */
function markOf(body: Buffer): string | undefined {
  const at = body.lastIndexOf(submissionField);
  if (at < 0) return undefined;
  return markShape.exec(body.toString("latin1", at, at + maxMarkLength))?.[1];
}

/** The same contents from the same browser. */
function keyOf({ url, headers }: Request, body: Buffer): string {
  const type = headers.get("content-type") ?? "";
  const [encoding] = type.split(";", 1);
  const hash = createHash("sha256").update(`${url}\n${lastingCookies(headers)}\n${encoding}`);
  for (const part of partsOf(body, type)) hash.update(`\n${part.length}\n`).update(part);
  return hash.digest("base64url");
}

/** All but the token, which is renewed every few minutes. */
function lastingCookies(headers: Headers): string {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies
    .filter((cookie) => !cookie.startsWith("auth_jwt="))
    .toSorted()
    .join(";");
}

/** Without the boundary, which the browser chooses each time. */
function partsOf(body: Buffer, type: string): Buffer[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary) return [body];
  const between = `\r\n--${boundary}`;
  const parts: Buffer[] = [];
  // The first has no line before it.
  const atFirst = between.slice(2);
  let from = body.toString("latin1", 0, atFirst.length) === atFirst ? atFirst.length : 0;
  for (let at = body.indexOf(between, from); at >= 0; at = body.indexOf(between, from)) {
    if (parts.length === maxParts) break;
    parts.push(body.subarray(from, at));
    from = at + between.length;
  }
  return [...parts, body.subarray(from)];
}

async function answerOf(response: Response): Promise<Answer> {
  const body = bufferOf(await response.bytes());
  return { status: response.status, headers: [...response.headers], body };
}
