import type { MessageSet, Messages } from "@takujo/i18n/messages";
import { hasId, hasSlug, type RouteCheck } from "./shell/route-check.ts";

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

type PageOf = (
  id: string,
  path: string,
  title: RouteEntry["title"],
  ...messages: MessageSet[]
) => RouteEntry;

/** A page of somebody's own account. */
const account: PageOf = (id, path, title, ...messages) => ({
  id,
  path,
  title,
  auth: { only: "user" },
  breadcrumbHidden: true,
  navigator: true,
  noIndex: true,
  messages: ["account", ...messages],
});

/** A page of the operator's. */
const admin: PageOf = (id, path, title, ...messages) => ({
  id,
  path,
  title,
  auth: { only: "admin" },
  layout: "none",
  background: "white",
  noIndex: true,
  messages,
});

/** The one table of every route. */
export const routeTable: RouteEntry[] = [
  {
    id: "home",
    path: "/",
    title: "home",
    auth: false,
    breadcrumbHidden: true,
    messages: ["home", "news", "event"],
  },
  {
    id: "about",
    path: "/about",
    title: "about",
    auth: false,
    breadcrumbHidden: true,
    navigator: true,
    messages: ["about"],
  },
  {
    id: "news",
    path: "/news",
    title: "news",
    auth: false,
    messages: ["news"],
  },
  {
    id: "news-item",
    path: "/news/:slug",
    title: "newsItem",
    auth: false,
    background: "white",
    messages: ["news", "sharing"],
    validate: hasSlug,
  },
  {
    id: "character",
    path: "/character",
    title: "character",
    auth: false,
    background: "white",
    messages: ["character"],
  },
  {
    id: "character-item",
    path: "/character/:slug",
    title: "characterItem",
    auth: false,
    background: "white",
    breadcrumbHidden: true,
    messages: ["character", "boardGame"],
    validate: hasSlug,
  },
  {
    id: "staff",
    path: "/staff",
    title: "staff",
    auth: false,
    messages: ["staff"],
  },
  {
    id: "article",
    path: "/article",
    title: "article",
    auth: false,
    messages: ["article"],
  },
  {
    id: "article-item",
    path: "/article/:slug",
    title: "articleItem",
    auth: false,
    background: "white",
    breadcrumbHidden: true,
    messages: ["article", "boardGame", "sharing"],
    validate: hasSlug,
  },
  {
    id: "faq",
    path: "/faq",
    title: "faq",
    auth: false,
    navigator: true,
    messages: ["faq"],
  },
  {
    id: "privacy-policy",
    path: "/privacy-policy",
    title: "privacyPolicy",
    auth: false,
    background: "white",
    navigator: true,
    messages: ["legal"],
  },
  {
    id: "term-of-service",
    path: "/term-of-service",
    title: "termOfService",
    auth: false,
    background: "white",
    navigator: true,
    messages: ["legal"],
  },
  {
    id: "contact",
    path: "/contact",
    title: "contact",
    auth: false,
    messages: ["contact"],
  },
  {
    id: "contact-success",
    path: "/contact/success",
    title: "contactSuccess",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    messages: ["contact"],
  },
  {
    id: "line",
    path: "/line",
    title: "line",
    auth: false,
    messages: ["line"],
  },
  {
    id: "event",
    path: "/event",
    title: "event",
    auth: false,
    messages: ["event"],
  },
  {
    id: "event-item",
    path: "/event/:slug",
    title: "eventItem",
    auth: false,
    breadcrumbHidden: true,
    messages: ["event"],
    validate: hasSlug,
  },
  {
    id: "search",
    path: "/search",
    title: "search",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    messages: ["search", "event"],
  },
  {
    id: "login",
    path: "/auth/login",
    title: "login",
    auth: { only: "guest", redirectTo: "/user" },
    background: "white",
    headerFixed: true,
    breadcrumbHidden: true,
    noIndex: true,
    messages: ["login"],
  },
  account("user", "/user", "user"),
  account("user-profile", "/user/profile", "userProfile", "profile", "validations"),
  account("user-address", "/user/address", "userAddress", "address"),
  account("user-address-new", "/user/address/new", "userAddressNew", "address", "validations"),
  {
    ...account(
      "user-address-edit",
      "/user/address/:id/edit",
      "userAddressEdit",
      "address",
      "validations",
    ),
    validate: hasId,
  },
  {
    id: "changed-email",
    path: "/auth/changed-email",
    title: "changedEmail",
    auth: false,
    layout: "none",
    noIndex: true,
    messages: ["emailChange"],
  },
  account("user-email", "/user/email", "userEmail", "emailChange"),
  account("user-passkey", "/user/passkey", "userPasskey", "passkey"),
  account(
    "user-contact",
    "/user/contact",
    "userContact",
    "accountContact",
    "contact",
    "validations",
  ),
  account("user-data", "/user/data", "userData", "accountData"),
  admin("admin-auth-user", "/admin/auth-user", "adminUser", "adminUser"),
  admin("admin-auth-user-new", "/admin/auth-user/new", "adminUserNew", "adminUser"),
  admin("admin-auth-user-item", "/admin/auth-user/:userId", "adminUser", "adminUser"),
];

export interface RedirectRule {
  from: string;
  /** A path, or an absolute address, which leaves the application. */
  to: string;
  status?: 301 | 302 | 303 | 307 | 308;
}

/** Paths that have moved or that people type. The first match wins; `*` carries the rest of the path over. */
export const redirectRules: RedirectRule[] = [
  { from: "/index.html", to: "/" },
  { from: "/information/*", to: "/news/*" },
  {
    from: "/map",
    to: "https://www.openstreetmap.org/?mlat=35.6917&mlon=139.7709#map=18/35.6917/139.7709",
  },
];
