import { createLogger } from "@takujo/runtime/logger";
import { serverBuild, type Web } from "@takujo/web/server";
import type { ReactElement } from "react";
import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import { compose } from "../../../apps/server/compose.ts";
import type { ServerEnv } from "../../../apps/server/env.ts";
import { loadBuiltFrontEnd } from "../../../apps/server/web/built-front-end.ts";

export interface PageSettings {
  path: string;
  locale: string;
}

type StreamCache = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/** Our entry, which also exports what it renders. */
type Entry = ServerBuild["entry"]["module"] & {
  documentOf: (url: string, context: EntryContext, visit: RouterContextProvider) => ReactElement;
  readHandoff: (context: EntryContext) => Promise<StreamCache>;
};

interface Prepared {
  routerContext: EntryContext;
  visit: RouterContextProvider;
}

/**
 * Our front end as the server itself composes it, so that the controls have the same settings. Only the mark of scripts
 * is left out, because the server removes it from the page again.
 */
async function composeWeb(env: ServerEnv) {
  let web: Web | undefined;
  const logger = createLogger({ level: "warn", name: "control" });
  const { close } = await compose(env, logger, async (parts) => {
    const frontEnd = await loadBuiltFrontEnd(parts);
    return {
      ...frontEnd,
      createWeb({ scriptMark: _, ...options }) {
        web = frontEnd.createWeb(options);
        return web;
      },
    };
  });
  if (!web) throw new Error("the server did not make its front end");
  return { fetch: web.fetch, [Symbol.asyncDispose]: close };
}

/** Visits the page once, with the real loaders, and keeps what the entry was given to render. */
async function visitOnce(env: ServerEnv, path: string): Promise<Prepared> {
  await using web = await composeWeb(env);
  const { entry } = serverBuild;
  const { module } = entry;
  let prepared: Prepared | undefined;
  entry.module = {
    ...module,
    default: (...[, , , routerContext, visit]: Parameters<Entry["default"]>) => {
      prepared = { routerContext, visit };
      return new Response();
    },
  };
  const { status } = await web.fetch(new Request(env.origin + path));
  entry.module = module;
  if (!prepared) throw new Error(`${path} was answered with ${status} and not rendered`);
  return prepared;
}

/** The site's own build, whose loaders answer at once with what they found before. */
export async function buildWithData(env: ServerEnv, { path, locale }: PageSettings) {
  const { routerContext, visit } = await visitOnce(env, path);
  const { loaderData } = routerContext.staticHandlerContext;
  const routes = Object.fromEntries(
    Object.entries(serverBuild.routes).map(([id, route]) => {
      const loader = () => loaderData[id];
      return [id, id in loaderData ? { ...route, module: { ...route?.module, loader } } : route];
    }),
  ) as ServerBuild["routes"];
  return { visit, build: { ...serverBuild, routes, basename: `/${locale}` } };
}

/** Lets the router do its part once. Returns a function that makes the page's tree from the result each time. */
export async function prepareDocument(
  env: ServerEnv,
  { path }: PageSettings,
): Promise<() => ReactElement> {
  const { routerContext, visit } = await visitOnce(env, path);
  const { documentOf, readHandoff } = serverBuild.entry.module as Entry;
  const streamCache = await readHandoff(routerContext);
  return () => {
    // Every rendering locks a stream, even one that was read to its end.
    const serverHandoffStream = new ReadableStream();
    const context = { ...routerContext, serverHandoffStream, renderMeta: { streamCache } };
    return documentOf(env.origin + path, context, visit);
  };
}
