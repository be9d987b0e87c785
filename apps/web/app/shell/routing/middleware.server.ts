import { data, type MiddlewareFunction, redirect } from "react-router";
import { signOut } from "../../api/auth/session-calls.ts";
import { siteSettings } from "../site/site.server.ts";
import { pointOf } from "../site/venue.server.ts";
import { visitContext } from "../visit.ts";
import { loginRedirect, runGuards } from "./guards.ts";
import { keepPrefix, splitLocale } from "./locale-path.ts";
import type { RouteRecord } from "./record.ts";
import { routeRecords } from "./records.ts";
import { redirectRules } from "./redirect-rules.ts";
import { findRedirect } from "./redirects.ts";

const records = new Map(routeRecords.map((record) => [record.path, record]));

/** Their pages do not handle a sign-in that is too old: the request is repeated after the next one. */
const isForStaff = ({ auth }: RouteRecord) =>
  typeof auth === "object" && ["admin", "staff"].includes(auth.only);

/**
 * Runs before every loader and action on the server, for pages and data requests. Uses the route that the router
 * matched, because an address can be written in many ways.
 */
export const guardVisit: MiddlewareFunction<Response> = async (
  { url, pattern, params, context },
  next,
) => {
  const record = records.get(pattern);
  // A route without an access rule is closed to everyone.
  if (!record) throw data(`No access rule for ${pattern}`, { status: 404 });
  if (record.id === "not-found") {
    const rules = redirectRules({ point: pointOf(siteSettings()) });
    const moved = findRedirect(splitLocale(url.pathname).path, url, rules);
    if (moved) throw redirect(keepPrefix(moved.to, url.pathname), moved.status);
  }
  const visit = context.get(visitContext);
  await runGuards({ record, params, url, visitor: visit.visitor });
  const response = await next();
  if (isForStaff(record) && visit.isSignInTooOld()) {
    await signOut(visit.auth);
    return loginRedirect({ record, params, url });
  }
  if (record.hasSecret) {
    // Other sites never get the address. With "no-referrer" browsers would send no origin either, and forms would be
    // refused.
    response.headers.set("referrer-policy", "same-origin");
    response.headers.set("x-robots-tag", "noindex, nofollow");
  }
  return response;
};
