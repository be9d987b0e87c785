import { data, type MiddlewareFunction, redirect } from "react-router";
import { guardedRoutes } from "../route-table.ts";
import { runGuards } from "./guards.ts";
import { keepPrefix, splitLocale } from "./locale-path.ts";
import { findRedirect } from "./redirects.ts";
import { visitContext } from "./visit.ts";

const entries = new Map(guardedRoutes.map((entry) => [entry.path, entry]));

/**
 * Runs before every loader and action on the server, for pages and for data requests alike. Asks the router which route
 * it is: the address itself may be written in many ways.
 */
export const guardVisit: MiddlewareFunction<Response> = async (
  { url, pattern, params, context },
  next,
) => {
  const entry = entries.get(pattern);
  // A route that nobody has said who may see is for nobody.
  if (!entry) throw data(`No access rule for ${pattern}`, { status: 404 });
  if (entry.id === "not-found") {
    const moved = findRedirect(splitLocale(url.pathname).path, url);
    if (moved) throw redirect(keepPrefix(moved.to, url.pathname), moved.status);
  }
  await runGuards({ entry, params, url, visitor: context.get(visitContext).visitor });
  return next();
};
