import { ReadyResponse } from "@takujo/contracts/ready-response";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isCrawler } from "./shell/error/is-crawler.ts";
import { scriptsLast } from "./shell/head/scripts-last.server.ts";
import { messagesOf } from "./shell/messages/messages.server.ts";
import { pageById } from "./shell/routing/records.ts";
import { serverSite } from "./shell/site/site.server.ts";
import { SiteContext } from "./shell/site/site.ts";
import { visitContext } from "./shell/visit.ts";

/** The page is rendered whole, because it is cached, hashed and measured as one piece; no page streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { staticHandlerContext } = routerContext;
  const { payloadOnly, locale } = context.get(visitContext);
  if (payloadOnly) {
    const { loaderData: data, matches } = staticHandlerContext;
    const sets = pageById(matches.at(-1)?.route.id)?.messages ?? [];
    return Response.json({ data, messages: messagesOf(locale, sets) }, { status });
  }
  // Crawlers need only the status of an error.
  if (status >= 400 && isCrawler(request.headers.get("user-agent"))) {
    return new Response(null, { status, headers });
  }
  routerContext.renderMeta = { streamCache: await readHandoff(routerContext) };
  await nextTurn();
  const html = render(documentOf(request.url, routerContext, context));
  headers.set("content-type", "text/html; charset=utf-8");
  return new ReadyResponse(Buffer.from(html), { status, headers });
}

let lastTurn: Promise<void> = Promise.resolve();

/** Yields to the event loop between pages whose data arrives together, so that other requests are not held up. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** The whole React tree of a request whose data is loaded. */
export function documentOf(
  url: string,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): ReactElement {
  const routeId = routerContext.staticHandlerContext.matches.at(-1)?.route.id;
  const site = serverSite(context.get(visitContext).locale, routeId);
  return (
    <SiteContext value={site}>
      <ServerRouter
        context={routerContext}
        url={url}
        {...(site.scriptMark && { nonce: site.scriptMark })}
      />
    </SiteContext>
  );
}

/** React's mark for a component that suspended. Text cannot contain it, because every "<" there is escaped. */
const waitingMark = "<!--$!-->";

/** `renderToString` takes a quarter less time than the streams. It cannot wait for data, and no page needs that. */
function render(document: ReactElement): string {
  const html = renderToString(document);
  if (html.includes(waitingMark)) {
    throw new Error(
      "A component failed or waited inside <Suspense>: load what it needs in a loader",
    );
  }
  return `<!DOCTYPE html>${scriptsLast(html)}`;
}

type StreamCache = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/**
 * The loader data for the browser, read in advance: the router would suspend if it read it during rendering. `renderMeta` is the
 * router's own (8.5), and its only way without suspending. The documented way is a renderer of streams, which takes longer; to
 * leave the stream out and write its scripts here would need names that are more private still.
 */
export async function readHandoff({ serverHandoffStream }: EntryContext): Promise<StreamCache> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const part of serverHandoffStream ?? []) {
    parts.push(decoder.decode(part, { stream: true }));
  }
  return Object.fromEntries(
    [...parts, ""].map((value, index) => {
      const result = { done: index === parts.length, value };
      return [index, Object.assign(Promise.resolve(), { result })];
    }),
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A thrown status is a response, not a fault; an aborted request needs no response.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  (context as RouterContextProvider).get(visitContext).reportError(error);
};
