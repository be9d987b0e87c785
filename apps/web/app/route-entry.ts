import type { MessageSet, Messages } from "@takujo/i18n/messages";
import type { RouteCheck } from "./shell/route-check.ts";

/** Who may see a route. An `only` that is none of guest, anonymous, user, admin lets nobody in. */
export type RouteAccess = boolean | { only: string; redirectTo?: string };

/** What is asked before a route answers. Every route has one, whether it is a page or not. */
export interface GuardedRoute {
  id: string;
  /** Without a locale: every route is served at '', /ja and /en. */
  path: string;
  auth: RouteAccess;
  /** Fails as a fatal 404, or with the status and message it returns. */
  validate?: RouteCheck;
  /** Named guards that run besides the check and the access rule. */
  guards?: string[];
  /** The page to come back to after signing in, where the route itself is a file. */
  returnTo?: (params: Record<string, string | undefined>) => string;
}

/** A page. */
export interface RouteEntry extends GuardedRoute {
  title: keyof Messages["titles"];
  layout?: "default" | "error" | "none";
  background?: "paper" | "white";
  /** Shows the side navigator of the page's own sections. */
  navigator?: boolean;
  headerFixed?: boolean;
  breadcrumbHidden?: boolean;
  /** Message sets beyond those of the shell. */
  messages?: MessageSet[];
  /** For pages that tell a search engine nothing; they are in no sitemap either. */
  noIndex?: boolean;
}
