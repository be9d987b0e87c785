import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wholeSettings } from "@takujo/contracts/content/site-settings";
import { createWeb, serverBuild } from "@takujo/web/server";
import type { ReactElement } from "react";
import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import { root } from "../../../tools/env.ts";
import { testSiteName } from "../../support/site-words.ts";

export interface PageSettings {
  /** The address that the page names as its own. */
  origin: string;
  path: string;
  locale: string;
  /** Where our server answers for the API. */
  platformUrl: string;
}

type StreamCache = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/** Our entry, which besides answering tells what it renders. */
type Entry = ServerBuild["entry"]["module"] & {
  documentOf: (url: string, context: EntryContext, visit: RouterContextProvider) => ReactElement;
  readHandoff: (context: EntryContext) => Promise<StreamCache>;
};

interface Prepared {
  routerContext: EntryContext;
  visit: RouterContextProvider;
}

/** Visits the page once, with the real loaders, and keeps what the entry was given to render. */
async function visitOnce({ origin, path, platformUrl }: PageSettings): Promise<Prepared> {
  const settings = wholeSettings(testSiteName, {});
  const web = createWeb({
    origin,
    settings: () => settings,
    development: false,
    buildId: readFileSync(join(root, "apps/web/build/build-id"), "utf8").trim(),
    platform: { baseUrl: platformUrl, fetch },
    games: { baseUrl: platformUrl, fetch },
    auth: { baseUrl: platformUrl, fetch },
    localeHosts: {},
    reportError: console.error,
  });
  const { promise, resolve } = Promise.withResolvers<Prepared>();
  const { module } = serverBuild.entry;
  serverBuild.entry.module = {
    ...module,
    default: (...[, , , routerContext, visit]: Parameters<Entry["default"]>) => {
      resolve({ routerContext, visit });
      return new Response();
    },
  };
  await web.fetch(new Request(origin + path));
  serverBuild.entry.module = module;
  return promise;
}

/** The site's own build, whose loaders answer at once with what they found before. */
export async function buildWithData(settings: PageSettings) {
  const { routerContext, visit } = await visitOnce(settings);
  const { loaderData } = routerContext.staticHandlerContext;
  const routes = Object.fromEntries(
    Object.entries(serverBuild.routes).map(([id, route]) => {
      const loader = () => loaderData[id];
      return [id, id in loaderData ? { ...route, module: { ...route?.module, loader } } : route];
    }),
  ) as ServerBuild["routes"];
  return { visit, build: { ...serverBuild, routes, basename: `/${settings.locale}` } };
}

/** Lets the router do its part once; what comes back makes the page's tree from that, again and again. */
export async function prepareDocument(settings: PageSettings): Promise<() => ReactElement> {
  const { routerContext, visit } = await visitOnce(settings);
  const { documentOf, readHandoff } = serverBuild.entry.module as Entry;
  const streamCache = await readHandoff(routerContext);
  return () => {
    // Every rendering takes hold of a stream, even if it finds all of it read.
    const serverHandoffStream = new ReadableStream();
    const context = { ...routerContext, serverHandoffStream, renderMeta: { streamCache } };
    return documentOf(settings.origin + settings.path, context, visit);
  };
}
