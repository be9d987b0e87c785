import { type MiddlewareFunction, redirect } from "react-router";
import { preloadRoute } from "./build/preload-route.ts";
import { ensureMessages } from "./client-messages.ts";
import { clientSite } from "./client-site.ts";
import { loadHiddenRoutes } from "./load-hidden-routes.ts";
import { splitLocale } from "./locale-path.ts";
import { findRedirect } from "./redirects.ts";
import { matchRoute } from "./route-match.ts";

/**
 * Runs before each navigation in the browser. Redirect rules are applied here, because only the browser
 * knows the hash; then the page's code and words are fetched, so that nothing is missing when it shows.
 */
export const applyClientRules: MiddlewareFunction = async ({ url }, next) => {
  const { path, locale } = splitLocale(url.pathname);
  const wanted = url.pathname + url.search + url.hash;
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
