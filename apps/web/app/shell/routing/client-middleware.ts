import { type MiddlewareFunction, redirect } from "react-router";
import { type Answers, settleAnswers } from "../../ui/submission/answers.ts";
import { loadPart, preloadRoute } from "../build/preload-route.ts";
import { ensureMessages } from "../messages/client-messages.ts";
import { clientSite } from "../site/client-site.ts";
import { browserPageAt } from "./browser-page.ts";
import { splitLocale } from "./locale-path.ts";
import { redirectRules } from "./redirect-rules.ts";
import { findRedirect } from "./redirects.ts";

/** The target of the last navigation, if it had a hash. */
let wantedPart: { pathname: string; hash: string } | undefined;

/**
 * The server redirects to the login page without the hash, which it never sees. This adds it to the login's
 * address, as browsers do for a full page load; the login appends it to the wanted page.
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
 * Runs before each client-side navigation. Applies the redirect rules, because only the browser knows the hash,
 * then loads the page's code and messages, so that it renders completely.
 */
export const applyClientRules: MiddlewareFunction<Answers> = async (
  { url, pattern, request },
  next,
) => {
  const { path, locale } = splitLocale(url.pathname);
  // The full URL: a path that starts with two slashes would be read as a host.
  const wanted = url.href;
  keepWantedHash(url);
  // Already loaded while an admin page is shown, so that its forms can report a lost connection.
  const listed = path.startsWith("/admin")
    ? await loadPart(() => import("../../generated/browser-admin-pages.ts"), wanted)
    : undefined;
  const page = browserPageAt(pattern, listed?.listedPages);
  if (!page) {
    const moved = findRedirect(path, url, redirectRules(clientSite().site.venue));
    // Without the locale: in the browser the router adds its base path itself.
    if (moved) throw redirect(moved.to, moved.status);
  } else {
    await Promise.all([
      preloadRoute(page.id, wanted),
      ensureMessages(clientSite(), locale, page.messages),
    ]);
  }
  const answers = await next();
  return request.method === "GET" ? answers : settleAnswers(answers);
};
