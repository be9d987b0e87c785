import type { IncomingMessage, ServerResponse } from "node:http";

/** More than any form or call of ours needs; each API and page has a smaller limit of its own. */
const largestBody = 1_600_000;

export interface BodyLimits {
  /** All bodies together that are being read or worked on: beyond that, whoever comes is told to come again. */
  mostBytesAtOnce?: number;
  /** In milliseconds. The usual is enough for the largest body over a slow telephone. */
  longestReading?: number;
}

export type BodyRefusal = "too-large" | "too-slow" | "too-many";

/** Images of the organizer. They are read as a stream by whoever has checked who sends them. */
const uploadPath =
  /^(?:(?:\/ja|\/en)?\/admin\/image(?:\.data)?|\/api\/platform\/v1\/authorized\/admin\/images)$/;

/** Only those that say their size: whatever comes without one is read to be measured. */
export function isUpload(path: string, { method, headers }: IncomingMessage): boolean {
  return method === "POST" && uploadPath.test(path) && headers["content-length"] !== undefined;
}

/**
 * Reads the bodies of requests before anything is done for them, so that nobody holds a place in the house by sending
 * slowly. Memory stays bounded, whatever comes and however it is sent.
 */
export function createBodyReader({
  mostBytesAtOnce = 100_000_000,
  longestReading = 15_000,
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
        request.off("data", take).off("end", finish).off("close", leave).off("error", leave);
        if (Buffer.isBuffer(result)) {
          response.once("close", forget);
        } else {
          forget();
          // What still comes is thrown away, so that the answer can be heard.
          request.on("error", () => {}).resume();
        }
        resolve(result);
      };
      const finish = () => end(Buffer.concat(parts));
      const leave = () => end("gone");
      const take = (part: Buffer) => {
        size += part.length;
        bytesInside += part.length;
        parts.push(part);
        if (size > largestBody) end("too-large");
        else if (bytesInside > mostBytesAtOnce) end("too-many");
      };
      const timer = setTimeout(() => end("too-slow"), longestReading);
      if (Number(request.headers["content-length"] ?? 0) > largestBody) return end("too-large");
      request.on("data", take).on("end", finish).on("close", leave).on("error", leave);
    });
  };
}
