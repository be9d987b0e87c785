import { type MiddlewareFunction, redirect } from "react-router";
import { preloadRoute } from "./build/preload-route.ts";
import { ensureMessages } from "./client-messages.ts";
import { clientSite } from "./client-site.ts";
import { loadHiddenRoutes } from "./load-hidden-routes.ts";
import { splitLocale } from "./locale-path.ts";
import { findRedirect } from "./redirects.ts";
import { matchRoute } from "./route-match.ts";

/** Where the last navigation was to go, with a hash. */
let wantedPart: { pathname: string; hash: string } | undefined;

/**
 * The server leads to the login without a hash, which it never sees: here the address of the login gets it, as browsers
 * do for a document. The login adds it to the page that was wanted.
 */
function keepWantedHash({ pathname, search, searchParams, hash }: URL): void {
  const left = wantedPart;
  wantedPart = hash ? { pathname, hash } : undefined;
  const wanted = searchParams.get("redirect")?.split("?")[0];
  const { path } = splitLocale(pathname);
  if (path === "/auth/login" && !hash && left && wanted === left.pathname) {
    throw redirect(`${path}${search}${left.hash}`);
  }
}

/**
 * Runs before each navigation in the browser. Redirect rules are applied here, because only the browser
 * knows the hash; then the page's code and words are fetched, so that nothing is missing when it shows.
 */
export const applyClientRules: MiddlewareFunction = async ({ url }, next) => {
  const { path, locale } = splitLocale(url.pathname);
  // Whole: a path that begins with two slashes would be another host.
  const wanted = url.href;
  keepWantedHash(url);
  if (!matchRoute(path)) await loadHiddenRoutes(path, wanted);
  const match = matchRoute(path);
  if (!match) {
    const moved = findRedirect(path, url);
    // Without the locale: in the browser the router puts its base path in front itself.
    if (moved) throw redirect(moved.to, moved.status);
    return next();
  }
  await Promise.all([
    preloadRoute(match.entry.id, wanted),
    ensureMessages(clientSite(), locale, match.entry.messages),
  ]);
  return next();
};
