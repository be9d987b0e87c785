import * as build from "virtual:react-router/server-build";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import type { SiteSettings } from "@takujo/contracts/content/site-settings";
import type { WrittenPages } from "@takujo/contracts/content/written-pages";
import { localeCookie } from "@takujo/contracts/cookie";
import { detectLocale, type LocaleHints } from "@takujo/contracts/detect-locale";
import { defaultLocale, type Locale } from "@takujo/contracts/locale";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type ClientOptions, createApiClient, watchReads } from "./app/api/create-client.ts";
import { collectSlugs } from "./app/resources/page-tags.ts";
import { createResources } from "./app/resources/resources.ts";
import { isCrawler } from "./app/shell/error/is-crawler.ts";
import { splitLocale } from "./app/shell/routing/locale-path.ts";
import { cacheTags, isItemPage, pageCacheKey } from "./app/shell/routing/page-cache.server.ts";
import { routeRecords } from "./app/shell/routing/records.ts";
import {
  type ApiAddress,
  type AuthCookies,
  createAuthSend,
} from "./app/shell/session/auth-send.server.ts";
import { findVisitor } from "./app/shell/session/visitor.server.ts";
import { watchFreshness } from "./app/shell/session/watch-freshness.server.ts";
import { configureSite, setSettings } from "./app/shell/site/site.server.ts";
import { type Visitor, visitContext } from "./app/shell/visit.ts";

export interface WebOptions {
  /** The public address, without a trailing slash. */
  origin: string;
  /** The site's current facts. The front end is built with its own texts, so they have to be passed in. */
  settings: () => SiteSettings;
  /** Which pages have content. */
  pages: () => WrittenPages;
  development: boolean;
  /** Whether it is a demo, which every page says. */
  demo?: boolean;
  buildId: string;
  /** Whether people can sign in with LINE. */
  line?: boolean;
  /** Whether browsers send us what went wrong in them. */
  reportsErrors?: boolean;
  /** Written as the nonce of our own scripts, by which the server recognizes them; it then removes it. */
  scriptMark?: string;
  /** How each API is reached: in this process, or over HTTP. */
  platform: ApiAddress;
  games: ApiAddress;
  auth: ApiAddress;
  localeHosts: Record<string, Locale>;
  reportError: (error: unknown) => void;
}

interface Caller {
  auth: AuthCookies;
  watched: (address: ApiAddress) => ApiAddress;
  slugs: Set<string>;
}

const payloadSuffix = /\/_payload\.json$/;

/** The front end as a function from request to response. */
export function createWeb(options: WebOptions) {
  configureSite(options);
  const mode = options.development ? "development" : "production";
  const handlers = {
    "": createRequestHandler({ ...build, basename: "/" }, mode),
    ja: createRequestHandler({ ...build, basename: "/ja" }, mode),
    en: createRequestHandler({ ...build, basename: "/en" }, mode),
  };
  const clientsFor = (
    caller: Pick<ClientOptions, "readToken" | "clientAddress">,
    watched = (address: ApiAddress) => address,
  ) => ({
    platform: createApiClient({ ...watched(options.platform), ...caller }),
    games: createApiClient({ ...watched(options.games), ...caller }),
  });
  const anonymousClients = clientsFor({ readToken: () => undefined });
  const resources = createResources(options, anonymousClients.platform);
  /** Anonymous reads share one set of clients; those of an item's page are recorded for its cache tags. */
  const clientsOf = ({ method, headers, url }: Request, { auth, watched, slugs }: Caller) => {
    if (headers.has("cookie") || method !== "GET") {
      const clientAddress = headers.get(clientAddressHeader) ?? undefined;
      return clientsFor({ readToken: auth.token, clientAddress }, watched);
    }
    if (!isItemPage(url)) return anonymousClients;
    const onData = (data: unknown) => collectSlugs(data, slugs);
    return {
      platform: watchReads(anonymousClients.platform, onData),
      games: watchReads(anonymousClients.games, onData),
    };
  };

  async function handlePage(request: Request): Promise<Response> {
    const payloadOnly = payloadSuffix.test(new URL(request.url).pathname);
    const asked = payloadOnly ? withoutPayloadSuffix(request) : request;
    const url = new URL(asked.url);
    // `/en.data` is the data of the English home.
    const { explicit, locale } = splitLocale(url.pathname.replace(/(?:\/_)?\.data$/, ""));
    const context = new RouterContextProvider();
    const { watched, isTooOld } = watchFreshness();
    const auth = createAuthSend(request, { ...options, auth: watched(options.auth) });
    const slugs = new Set<string>();
    const clients = clientsOf(request, { auth, watched, slugs });
    let visitor: Promise<Visitor> | undefined;
    context.set(visitContext, {
      locale,
      home: `/${explicit ?? ""}`,
      ...clients,
      auth: auth.send,
      isSecure: options.origin.startsWith("https:"),
      setCookie: auth.keep,
      visitor: () => {
        visitor ??= findVisitor(auth, clients.games);
        return visitor;
      },
      isSignInTooOld: isTooOld,
      reportError: options.reportError,
      payloadOnly,
    });
    const response = await handlers[explicit ?? ""](asked, context);
    for (const cookie of auth.setCookies) response.headers.append("set-cookie", cookie);
    const tags = cacheTags(request.url, slugs);
    if (tags && response.status === 200) response.headers.set("x-cache-tags", tags);
    return response;
  }

  return {
    async fetch(request: Request): Promise<Response> {
      setSettings(options.settings(), options.pages());
      return (await resources(request)) ?? handlePage(request);
    },
    /** The patterns of all pages and files, without a language. */
    routes: routeRecords.map(({ path }) => path),
    /** The cache key of a page that is the same for everyone, whatever else its address carries; null for others. */
    cacheKey: pageCacheKey,
    /** Crawlers get the status of an error without its page. */
    isCrawler,
    /** Headers of the redirect from the bare `/` for readers of English; other addresses name their language. */
    homeRedirect(hints: LocaleHints, search = ""): Record<string, string> | null {
      const locale = detectLocale(hints, options.localeHosts);
      if (locale === defaultLocale) return null;
      return {
        location: `/${locale}${search}`,
        "set-cookie": localeCookie(locale),
        "cache-control": "private, no-store",
      };
    },
  };
}

export type Web = ReturnType<typeof createWeb>;

/** The routes as built, so that they can be measured on their own. */
export const serverBuild = build;

function withoutPayloadSuffix(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(payloadSuffix, "") || "/";
  return new Request(url, { headers: request.headers, signal: request.signal });
}
