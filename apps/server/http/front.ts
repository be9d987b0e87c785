import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "@takujo/runtime/logger";
import type { PageCache } from "../cache/page-cache.ts";
import { addressOf } from "./request-of.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendPage } from "./send-page.ts";
import { sendResponse } from "./send-response.ts";

/** Answers a request itself and says so, or leaves it to the next. */
export type EarlyHandler = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;

export interface FrontOptions {
  /** Health and static files. */
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
  application: RequestListener;
  logger: Logger;
}

/** The first thing a request meets. What can be answered from memory never reaches the framework. */
export function createFront({
  early,
  cache,
  web,
  application,
  logger,
}: FrontOptions): RequestListener {
  const redirectHome: EarlyHandler = (path, request, response) => {
    if (path !== "/") return false;
    const { cookie, host, "accept-language": acceptLanguage } = request.headers;
    const search = addressOf(request)?.slice(path.length) ?? "";
    const redirect = web?.homeRedirect({ cookie, host, acceptLanguage }, search);
    if (redirect) response.writeHead(302, { ...securityHeaders, ...redirect }).end();
    return Boolean(redirect);
  };
  const handlers = [...early, redirectHome];

  return function front(request, response) {
    const address = addressOf(request);
    if (address === null) return void response.writeHead(400, securityHeaders).end();
    // Not even a Request can be made of it.
    if (request.method === "TRACE") return void response.writeHead(405, securityHeaders).end();
    if (request.method !== "GET" && request.method !== "HEAD") {
      return application(request, response);
    }
    const path = pathOf(address);
    for (const handle of handlers) if (handle(path, request, response)) return;
    if (!web || !cache) return application(request, response);
    // The address as it came is usually the key itself.
    const kept = cache.peek(address);
    if (kept) return sendPage(request, response, kept);
    const key = web.cacheKey(address);
    if (key === null) return application(request, response);
    cache.get(key, request.headers["user-agent"] ?? "").then(
      (found) => {
        if ("page" in found) return sendPage(request, response, found.page);
        // A redirect keeps the query, of which the key has only a part: this visitor gets one of their own.
        if (key !== address && leadsOn(found.response)) return application(request, response);
        // Others may wait for the same response.
        return sendResponse(request, response, found.response.clone());
      },
      (error: unknown) => {
        logger.error({ err: error }, "page could not be rendered");
        application(request, response);
      },
    );
  };
}

/** Answers to the router's data requests say so with 202. */
function leadsOn({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

function pathOf(address: string): string {
  const queryStart = address.indexOf("?");
  return queryStart < 0 ? address : address.slice(0, queryStart);
}
