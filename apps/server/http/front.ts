import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "@takujo/runtime/logger";
import type { PageCache } from "../cache/page-cache.ts";
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
    homeRedirect: (hints: {
      cookie?: string | undefined;
      host?: string | undefined;
      acceptLanguage?: string | undefined;
    }) => Record<string, string> | null;
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
  return function front(request, response) {
    const address = request.url ?? "/";
    if (request.method !== "GET" && request.method !== "HEAD") {
      return application(request, response);
    }
    const queryStart = address.indexOf("?");
    const path = queryStart < 0 ? address : address.slice(0, queryStart);
    for (const handle of early) if (handle(path, request, response)) return;
    if (!web) return application(request, response);
    if (path === "/") {
      const redirect = web.homeRedirect(hintsOf(request));
      if (redirect) return void response.writeHead(302, redirect).end();
    }
    if (!cache) return application(request, response);
    // The address as it came is usually the key itself.
    const kept = cache.peek(address);
    if (kept) return sendPage(request, response, kept);
    const key = web.cacheKey(address);
    if (key === null) return application(request, response);
    cache.get(key, request.headers["user-agent"] ?? "").then(
      (found) =>
        "page" in found
          ? sendPage(request, response, found.page)
          : sendResponse(request, response, found.response),
      (error: unknown) => {
        logger.error({ err: error }, "page could not be rendered");
        application(request, response);
      },
    );
  };
}

function hintsOf({ headers }: IncomingMessage) {
  return { cookie: headers.cookie, host: headers.host, acceptLanguage: headers["accept-language"] };
}
