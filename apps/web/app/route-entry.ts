import type { MessageSet, Messages } from "@takujo/i18n/messages";
import type { RouteCheck } from "./shell/route-check.ts";

/** Who may see a route. An `only` that is none of guest, anonymous, user, admin lets nobody in. */
export type RouteAccess = boolean | { only: string; redirectTo?: string };

export interface RouteEntry {
  id: string;
  /** Without a locale: every route is served at '', /ja and /en. */
  path: string;
  title: keyof Messages["titles"];
  auth: RouteAccess;
  layout?: "default" | "error" | "none";
  background?: "paper" | "white";
  /** Shows the side navigator of the page's own sections. */
  navigator?: boolean;
  headerFixed?: boolean;
  breadcrumbHidden?: boolean;
  /** Message sets beyond those of the shell. */
  messages?: MessageSet[];
  /** Fails as a fatal 404, or with the status and message it returns. */
  validate?: RouteCheck;
  /** Named guards that run besides the check and the access rule. */
  guards?: string[];
  /** For pages that tell a search engine nothing; they are in no sitemap either. */
  noIndex?: boolean;
}
