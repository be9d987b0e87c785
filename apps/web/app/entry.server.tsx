import { isbot } from "isbot";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { routeById } from "./shell/route-match.ts";
import { messagesOf } from "./shell/server-messages.ts";
import { serverSite } from "./shell/server-site.ts";
import { SiteContext } from "./shell/site.ts";
import "./shell/add-account-routes.ts";
import "./shell/add-admin-routes.ts";
import { visitContext } from "./shell/visit.ts";

/** The page is rendered whole: it is cached, hashed and measured as one piece, and no page of ours streams. */
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
    const sets = routeById(matches.at(-1)?.route.id)?.messages ?? [];
    return Response.json({ data, messages: messagesOf(locale, sets) }, { status });
  }
  // Crawlers learn all they need from the status.
  if (status >= 400 && isbot(request.headers.get("user-agent"))) {
    return new Response(null, { status, headers });
  }
  routerContext.renderMeta = { streamCache: await readHandoff(routerContext) };
  await ownTurn();
  const html = render(documentOf(request.url, routerContext, context));
  headers.set("content-type", "text/html; charset=utf-8");
  // As bytes: a Response would check every character of a string before it encodes it.
  return new Response(Buffer.from(html), { status, headers });
}

let lastTurn: Promise<void> = Promise.resolve();

/** Pages whose data comes at the same moment are not rendered in one go: between two of them the event loop looks after everybody else. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** Everything that is rendered for a request whose data is there. */
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

/** What React leaves where a component waited. Text cannot hold it, for there every "<" is escaped. */
const waitingMark = "<!--$!-->";

/** React's plain function takes a quarter less time than its streams, and can as little wait as our pages do. */
function render(document: ReactElement): string {
  const html = renderToString(document);
  if (html.includes(waitingMark)) {
    throw new Error(
      "A component failed or waited inside <Suspense>: load what it needs in a loader",
    );
  }
  return `<!DOCTYPE html>${html}`;
}

type StreamCache = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/**
 * The loaders' data on its way to the browser. The router reads it while it renders, and waits;
 * given as read already, it is written at once.
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
  // A thrown status is an answer, not a fault; an aborted request has nobody to answer.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  (context as RouterContextProvider).get(visitContext).reportError(error);
};
