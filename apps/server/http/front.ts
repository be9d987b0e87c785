import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { imageFolder } from "@takujo/contracts/content/image/image-path";
import { DeadlineError } from "@takujo/runtime/deadline";
import type { Logger } from "@takujo/runtime/logger";
import { Counter } from "@takujo/runtime/metrics/metrics";
import type { PageCache } from "../cache/page-cache.ts";
import type { Admission, RequestKind } from "./admission.ts";
import { createEventLoopBudget } from "./event-loop-budget.ts";
import { type BodyLimits, createBodyReader, isUpload } from "./read-body.ts";
import { type RefusalName, refuse } from "./refuse.ts";
import { addressOf } from "./request-of.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendPage, sendResponse } from "./send.ts";

/** Returns true if it answered the request, false to pass it on. */
export type EarlyHandler = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;

export interface FrontOptions {
  /** Health checks and static files. */
  early: EarlyHandler[];
  cache: PageCache | null;
  web: {
    cacheKey: (address: string) => string | null;
    homeRedirect: (
      hints: {
        cookie?: string | undefined;
        host?: string | undefined;
        acceptLanguage?: string | undefined;
      },
      search: string,
    ) => Record<string, string> | null;
  } | null;
  admission: Admission;
  /** Defaults apply without it. */
  bodyLimits?: BodyLimits;
  clientAddress: (request: IncomingMessage) => string;
  /** `body`: already read, or the request itself if it is an upload. */
  application: (
    request: IncomingMessage,
    response: ServerResponse,
    body?: Buffer | IncomingMessage,
  ) => Promise<void>;
  logger: Logger;
}

const cachedPages = new Counter({
  name: "takujo_page_cache_total",
  help: "Pages that everyone gets alike, by where they came from: memory, or rendered for the request.",
  labelNames: ["from"],
});
// From the start, so that their share is known before there is one of each.
for (const from of ["memory", "rendering"]) cachedPages.inc({ from }, 0);

/** Length of path and query. Our own addresses are far shorter. */
const maxAddressLength = 8_000;

/** Handles every request first. What can be answered from memory never reaches the framework. */
export function createFront(options: FrontOptions): RequestListener {
  const { early, cache, web, admission, logger } = options;
  const readBody = createBodyReader(options.bodyLimits);
  const runWithinBudget = createEventLoopBudget();
  const redirectHome: EarlyHandler = (path, request, response) => {
    if (path !== "/") return false;
    const { cookie, host, "accept-language": acceptLanguage } = request.headers;
    const search = addressOf(request)?.slice(path.length) ?? "";
    const redirect = web?.homeRedirect({ cookie, host, acceptLanguage }, search);
    if (redirect) response.writeHead(302, { ...securityHeaders, ...redirect }).end();
    return Boolean(redirect);
  };
  const handlers = [...early, redirectHome];

  const giveUp = (response: ServerResponse) => (error: unknown) => {
    logger.error({ err: error }, "answer could not be sent");
    response.destroy();
  };

  function admit(
    kind: RequestKind,
    request: IncomingMessage,
    response: ServerResponse,
    body?: Buffer | IncomingMessage,
  ): void {
    const release = admission.enter(kind);
    if (!release) {
      refuse(request, response, "unavailable");
      return;
    }
    response.once("close", release);
    runWithinBudget(() => options.application(request, response, body).catch(giveUp(response)));
  }

  async function write(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (isUpload(path, request)) {
      response.once("finish", () => throwAway(request));
      return admit("uploads", request, response, request);
    }
    const body = await readBody(request, response);
    if (Buffer.isBuffer(body)) return admit("writes", request, response, body);
    if (body === "gone") return void response.destroy();
    refuse(request, response, body === "too-many" ? "unavailable" : body);
  }

  function readPage(key: string, request: IncomingMessage, response: ServerResponse): void {
    const lookup = cache?.get(key, request.headers["user-agent"] ?? "").then(
      (found) => {
        cachedPages.inc({ from: "rendering" });
        if ("page" in found) return sendPage(request, response, found.page);
        // A redirect keeps the query, and the cache key has only a part of it, so this visitor needs their own response.
        if (key !== addressOf(request) && leadsOn(found.response)) {
          return admit("reads", request, response);
        }
        // Other requests may be waiting for the same response.
        return sendResponse(request, response, found.response.clone());
      },
      (error: unknown) => {
        logger.error({ err: error }, "page could not be rendered");
        // Rendering it for this visitor alone would take as long.
        if (error instanceof DeadlineError) refuse(request, response, "unavailable");
        else admit("reads", request, response);
      },
    );
    lookup?.catch(giveUp(response));
  }

  /** Refusals that the request line alone decides. */
  function refusalOf(address: string, path: string, request: IncomingMessage): RefusalName | null {
    if (address.length > maxAddressLength) return "address-too-long";
    if (isRead(request)) return hasBody(request) ? "too-large" : null;
    // The Request constructor throws on TRACE.
    const isKnown = request.method === "POST" || path.startsWith("/api/");
    return isKnown && request.method !== "TRACE" ? null : "method-not-allowed";
  }

  /** Health checks, static files, the redirect from `/`, and cached pages. */
  function answersFromMemory(
    address: string,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (handlers.some((handle) => handle(path, request, response))) return true;
    // The address as sent is usually the cache key.
    const cached = web && cache?.peek(address);
    if (!cached) return false;
    cachedPages.inc({ from: "memory" });
    sendPage(request, response, cached);
    return true;
  }

  /** Before the client is known, the route looked for or the body read. A page may still be had from the cache. */
  function isRefusedUnread(path: string, request: IncomingMessage): boolean {
    if (isRead(request)) return path.startsWith("/api/") && admission.isFull(readKind(path));
    return admission.isFull(isUpload(path, request) ? "uploads" : "writes");
  }

  return oneAfterTheOther(function front(request, response) {
    const address = addressOf(request);
    if (address === null) return void response.writeHead(400, securityHeaders).end();
    const path = pathOf(address);
    const refusal = refusalOf(address, path, request);
    if (refusal) return refuse(request, response, refusal);
    if (isRead(request) && answersFromMemory(address, path, request, response)) return;
    if (isRefusedUnread(path, request)) return refuse(request, response, "unavailable");
    if (!admission.takeShare(options.clientAddress(request), response)) {
      return refuse(request, response, "too-many-requests");
    }
    if (!isRead(request)) {
      write(path, request, response).catch(giveUp(response));
      return;
    }
    const key = web && cache ? web.cacheKey(address) : null;
    if (key === null) admit(readKind(path), request, response);
    else readPage(key, request, response);
  });
}

/**
 * Handles pipelined requests of one connection one at a time: their responses must be sent in order anyway, and two hundred at
 * once would delay everyone else.
 */
function oneAfterTheOther(handle: RequestListener): RequestListener {
  return (request, response) => {
    // Node gives a response its connection when those before it are sent. Nothing is remembered here for each connection:
    // what an idle one holds is copied by every collection of garbage.
    if (response.socket) handle(request, response);
    else response.once("socket", () => handle(request, response));
  };
}

/**
 * Reads a refused body to its end; otherwise the next request on the connection would never be read. Node does this only if
 * nobody has started reading.
 */
function throwAway(request: IncomingMessage): void {
  request
    .removeAllListeners("data")
    .on("error", () => {})
    .resume();
}

/** Files come from a storage that may be slow while everything else is well. */
const readKind = (path: string) => (path.startsWith(imageFolder) ? "images" : "reads");

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The router's data requests report a redirect with status 202. */
function leadsOn({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

function pathOf(address: string): string {
  const queryStart = address.indexOf("?");
  return queryStart < 0 ? address : address.slice(0, queryStart);
}
