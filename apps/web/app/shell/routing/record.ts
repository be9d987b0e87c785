import type { StaffRight } from "@takujo/contracts/account/staff-policy";
import type { MessageSet, Messages } from "@takujo/i18n/messages";
import type { RouteCheck } from "./route-check.ts";

/** Access to a route. An `only` other than guest, anonymous, user, staff or admin refuses everybody. */
export type RouteAccess =
  | boolean
  | {
      only: string;
      /** Of staff, only those with this right; without it, all of them. */
      right?: StaffRight;
      /** The right must hold at all events. */
      everywhere?: boolean;
      redirectTo?: string;
      /** Where other staff go, instead of to `redirectTo`. */
      staffGoTo?: string;
      /** Signed-out visitors sign in and return, instead of going to `redirectTo`. */
      guestsLogIn?: boolean;
    };

/** Describes a route. Every route has a record, whether it is a page, a file or data. */
export interface RouteRecord {
  id: string;
  /** Without a locale: every route is served at '', /ja and /en. */
  path: string;
  auth: RouteAccess;
  /** Fails with a 404, or with the status and message it returns. */
  validate?: RouteCheck;
  /** Named guards that run after the check and the access rule. */
  guards?: string[];
  /** The page to return to after signing in, for routes that are files. */
  returnTo?: (params: Record<string, string | undefined>) => string;
  /** Its address contains a signed link: never sent as referrer or indexed. */
  hasSecret?: true;
  /** Exists only in development; left out of builds. */
  development?: true;
}

/** A page that is the same for everyone stays in the page cache until content with one of its tags changes. */
export interface CacheRule {
  tags: string[];
  /** The query fields that the page depends on; all others are dropped. */
  query?: string[];
  /** Query fields that may be repeated. */
  lists?: string[];
  /** With one of these fields the page shows live data and is never cached. */
  live?: string[];
}

/** The page's position in each menu of the site. */
export interface MenuPlaces {
  header?: number;
  footer?: ["play" | "read" | "ask", number];
}

export interface PageRecord extends RouteRecord {
  title: keyof Messages["titles"];
  layout?: "default" | "error" | "none";
  background?: "paper" | "white";
  breadcrumbHidden?: boolean;
  /** Stands outside of the `layout.tsx` of its area, such as a sheet to print. */
  frame?: false;
  /** Message sets besides those of the shell. */
  messages?: MessageSet[];
  /** Hides the page from search engines and the sitemap. */
  noIndex?: boolean;
  /** A page without a rule is rendered for each request. */
  cache?: CacheRule;
  menu?: MenuPlaces;
  /** The admin menu entry that the page belongs to. */
  section?: keyof Messages["admin"]["pages"];
  /** Addresses of seeded items, for screenshots of the page. Parts in braces are looked up. */
  samples?: string[];
}

/** A table of contents, the `pages.ts` of a folder: the records of the pages and files below it, by their folders. */
export type Pages = Record<
  string,
  PageRecord | (RouteRecord & { title?: never; messages?: never })
>;

export const isPage = (record: RouteRecord): record is PageRecord => "title" in record;

/** What browsers know of a page, whether they have loaded it or not. */
export type BrowserPage = Pick<
  PageRecord,
  | "id"
  | "path"
  | "title"
  | "auth"
  | "layout"
  | "background"
  | "breadcrumbHidden"
  | "noIndex"
  | "messages"
  | "menu"
  | "section"
>;

/** In the generated lists: without a title that follows from the id, and without `auth` if the page is open. */
export type ListedPage = Omit<BrowserPage, "title" | "auth"> &
  Partial<Pick<BrowserPage, "title" | "auth">>;

/** user-profile → userProfile */
export const nameOfId = (id: string): string =>
  id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
