import { type MiddlewareFunction, redirect } from "react-router";
import { runGuards } from "./guards.ts";
import { keepPrefix, splitLocale } from "./locale-path.ts";
import { findRedirect } from "./redirects.ts";
import { matchRoute } from "./route-match.ts";
import { visitContext } from "./visit.ts";

/** Runs before every loader and action on the server, for pages and for data requests alike. */
export const guardVisit: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { path } = splitLocale(url.pathname);
  const match = matchRoute(path);
  if (match) {
    await runGuards({ ...match, url, visitor: context.get(visitContext).visitor });
  } else {
    const moved = findRedirect(path, url);
    if (moved) throw redirect(keepPrefix(moved.to, url.pathname), moved.status);
  }
  return next();
};
