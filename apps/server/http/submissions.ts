import { createHash } from "node:crypto";
import { submissionField } from "@takujo/contracts/submission";
import { LRUCache } from "lru-cache";
import { bufferOf } from "./buffer-of.ts";

interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer>;
}

type Send = (request: Request) => Promise<Response>;

export interface SubmissionOptions {
  rememberedMs?: number;
  maxBytes?: number;
  now?: () => number;
}

/** A form with an image is longer, and is not read before its sender was checked. */
const longestForm = 1_000_000;
/** A file that was asked for, for instance. It is made again. */
const longestAnswer = 300_000;
const bytesAround = 1_000;

/** Answers below 400: whatever was refused is judged again. */
const isDone = ({ status, body }: Answer) => status < 400 && body.length <= longestAnswer;

/**
 * One intent is answered once: a form that the same browser sends again, because of a double click without scripts or an
 * answer that was lost on the way, gets the answer of the first time. Its page gave it a mark of its own; a page that is
 * shown anew has another one. Only this process knows it: behind several, keys of the APIs still recognize what they must.
 */
export function createSubmissions(options: SubmissionOptions = {}) {
  const { rememberedMs = 5 * 60_000, maxBytes = 20_000_000, now } = options;
  const underWay = new Map<string, Promise<Answer>>();
  const answered = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + bytesAround,
    ttl: rememberedMs,
    ...(now && { perf: { now }, ttlResolution: 0 }),
  });

  async function answerOnce(key: string, send: () => Promise<Response>): Promise<Answer> {
    const known = answered.get(key) ?? (await underWay.get(key));
    if (known) return known;
    const sending = send().then(answerOf);
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
    const { url, method, headers } = request;
    const isMarked = markOf(body) !== undefined;
    // Somebody who goes away, or sends it again, does not stop what was begun.
    const signal = isMarked ? null : request.signal;
    const sent = new Request(url, { method, headers, body, signal });
    if (!isMarked) return send(sent);
    const answer = await answerOnce(keyOf(request, body), () => send(sent));
    return new Response(answer.body.length > 0 ? answer.body : null, answer);
  };
}

const isShort = ({ headers }: Request) =>
  Number(headers.get("content-length") ?? longestForm) <= longestForm;

const markShape = new RegExp(`^${submissionField}(?:=|"\\r?\\n\\r?\\n)([\\w-]{16,64})(?![\\w-])`);
const longestMark = 120;

/** In one of the two encodings of forms. */
function markOf(body: Buffer): string | undefined {
  const at = body.lastIndexOf(submissionField);
  if (at < 0) return undefined;
  return markShape.exec(body.toString("latin1", at, at + longestMark))?.[1];
}

/** The same contents from the same browser. */
function keyOf({ url, headers }: Request, body: Buffer): string {
  const hash = createHash("sha256").update(`${url}\n${lastingCookies(headers)}\n`);
  for (const part of partsOf(body, headers.get("content-type") ?? "")) hash.update(part);
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

/** Without what stands between the parts, which a browser chooses each time. */
function partsOf(body: Buffer, type: string): Buffer[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary) return [body];
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, from)) {
    parts.push(body.subarray(from, at));
    from = at + boundary.length;
  }
  return [...parts, body.subarray(from)];
}

async function answerOf(response: Response): Promise<Answer> {
  const body = bufferOf(await response.bytes());
  return { status: response.status, headers: [...response.headers], body };
}
