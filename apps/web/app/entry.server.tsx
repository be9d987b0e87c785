import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { serverSite } from "./shell/server-site.ts";
import { SiteContext, type SiteSource } from "./shell/site.ts";
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
  if (context.get(visitContext).payloadOnly) {
    return Response.json(staticHandlerContext.loaderData, { status });
  }
  // Crawlers learn all they need from the status.
  if (status >= 400 && isbot(request.headers.get("user-agent"))) {
    return new Response(null, { status, headers });
  }
  const routeId = staticHandlerContext.matches.at(-1)?.route.id;
  const site = serverSite(context.get(visitContext).locale, routeId);
  const html = await render(request.url, routerContext, site);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

function render(url: string, routerContext: EntryContext, site: SiteSource): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <SiteContext value={site}>
        <ServerRouter context={routerContext} url={url} />
      </SiteContext>,
      {
        onAllReady() {
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A thrown status is an answer, not a fault; an aborted request has nobody to answer.
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  (context as RouterContextProvider).get(visitContext).reportError(error);
};
