import type { IncomingMessage, ServerResponse } from "node:http";
import { maxFormBytes } from "./submissions.ts";
import { isUploadPath } from "./upload-paths.ts";

/** More than any form or call needs. Each API and page has its own smaller limit. */
const largestBody = 1_600_000;

export interface BodyLimits {
  /** Total of all bodies being read or processed; beyond it, requests are refused with a hint to retry. */
  maxBytesAtOnce?: number;
  /** In milliseconds. The default is enough for the largest body over a slow mobile connection. */
  readTimeoutMs?: number;
}

export type BodyRefusal = "too-large" | "too-slow" | "too-many";

/**
 * An image that is longer than a form is read as a stream, after its sender was checked. Only with a Content-Length: a
 * body without one is read in order to be measured.
 */
export function isUpload(path: string, { method, headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"] ?? 0);
  return method === "POST" && isUploadPath(path) && length > maxFormBytes;
}

/**
 * Reads request bodies before any work is done for them, so that a slow sender occupies no place in the admission limit. Memory
 * stays bounded whatever is sent.
 */
export function createBodyReader({
  maxBytesAtOnce = 100_000_000,
  readTimeoutMs = 15_000,
}: BodyLimits = {}) {
  let bytesInside = 0;
  return function readBody(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Buffer | BodyRefusal | "gone"> {
    return new Promise((resolve) => {
      const parts: Buffer[] = [];
      let size = 0;
      const forget = () => {
        bytesInside -= size;
        size = 0;
        parts.length = 0;
      };
      const end = (result: Buffer | BodyRefusal | "gone") => {
        clearTimeout(timer);
        request
          .off("data", take)
          .off("end", finish)
          .off("close", onDisconnect)
          .off("error", onDisconnect);
        if (Buffer.isBuffer(result)) {
          response.once("close", forget);
        } else {
          forget();
          // Discards the rest, so that the client gets to read the response.
          request.on("error", () => {}).resume();
        }
        resolve(result);
      };
      const finish = () => end(Buffer.concat(parts));
      const onDisconnect = () => end("gone");
      const take = (part: Buffer) => {
        size += part.length;
        bytesInside += part.length;
        parts.push(part);
        if (size > largestBody) end("too-large");
        else if (bytesInside > maxBytesAtOnce) end("too-many");
      };
      const timer = setTimeout(() => end("too-slow"), readTimeoutMs);
      if (Number(request.headers["content-length"] ?? 0) > largestBody) return end("too-large");
      request
        .on("data", take)
        .on("end", finish)
        .on("close", onDisconnect)
        .on("error", onDisconnect);
    });
  };
}
