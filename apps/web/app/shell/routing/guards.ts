import { ownPath } from "@takujo/contracts/own-path";
import { data, redirect } from "react-router";
import { signedOutHeader } from "../session/sign-in/signed-out.ts";
import type { Access } from "../visit.ts";
import { decideAccess } from "./access.ts";
import { keepPrefix } from "./locale-path.ts";
import type { RouteAccess, RouteRecord } from "./record.ts";

export interface GuardedVisit {
  record: RouteRecord;
  /** As decoded by the router. */
  params: Record<string, string | undefined>;
  url: URL;
  visitor: () => Promise<Access>;
}

/** Throws a redirect or an error response to stop the visit. */
export type Guard = (visit: GuardedVisit) => void | Promise<void>;

const guards: Record<string, Guard> = {
  validity({ record, params, url }) {
    const result = record.validate?.(params) ?? true;
    if (result === true) return;
    const { status = 404, message = `Page Not Found: ${url.pathname}` } = result || {};
    throw data(message, { status, statusText: message });
  },
  async access({ record, params, url, visitor }) {
    if (record.auth === false) return;
    const decision = await decideAccess(record.auth, await visitor());
    if (decision.allowed) return;
    // They signed in meanwhile, in another tab or with the same form sent twice: on to where they wanted to go.
    const onward = isForGuests(record.auth) && ownPath(url.searchParams.get("redirect"));
    if (onward) throw redirect(`${onward.pathname}${onward.search}${onward.hash}`);
    if (decision.remember) throw loginRedirect({ record, params, url }, decision.to);
    throw redirect(keepPrefix(decision.to, url.pathname));
  },
};

/** To the login and back. Marked, so that a browser with scripts asks in place instead, and sends again what was sent. */
export function loginRedirect(
  { record, params, url }: Pick<GuardedVisit, "record" | "params" | "url">,
  loginPath = "/auth/login",
): Response {
  const page = record.returnTo?.(params);
  const wanted = page ? keepPrefix(page, url.pathname) : url.pathname + url.search;
  const to = keepPrefix(loginPath, url.pathname);
  const separator = to.includes("?") ? "&" : "?";
  return redirect(`${to}${separator}redirect=${encodeURIComponent(wanted)}`, {
    headers: { [signedOutHeader]: "yes" },
  });
}

const isForGuests = (auth: RouteAccess) =>
  typeof auth === "object" && ["guest", "anonymous"].includes(auth.only);

export async function runGuards(visit: GuardedVisit, registry = guards): Promise<void> {
  for (const name of ["validity", "access", ...(visit.record.guards ?? [])]) {
    const guard = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!guard) throw new Error(`Unknown route guard: ${name}`);
    await guard(visit);
  }
}
