import { type RouteConfig, route } from "@react-router/dev/routes";
import { developmentRoutes } from "../build-env.ts";
import { routeTable } from "./route-table.ts";

/** Where each page of the table is, by its id; browsers need none of this. */
const files: Record<string, string> = {
  home: "home/page.tsx",
  about: "about/page.tsx",
  news: "news/list-page.tsx",
  "news-item": "news/item-page.tsx",
  character: "character/list-page.tsx",
  "character-item": "character/item-page.tsx",
  staff: "staff/page.tsx",
  article: "article/list-page.tsx",
  "article-item": "article/item-page.tsx",
  faq: "faq/page.tsx",
  "privacy-policy": "legal/privacy-policy-page.tsx",
  "term-of-service": "legal/term-of-service-page.tsx",
  contact: "contact/page.tsx",
  "contact-success": "contact/success-page.tsx",
  line: "line/page.tsx",
  event: "event/list-page.tsx",
  "event-item": "event/item-page.tsx",
  search: "search/page.tsx",
  login: "auth/login-page.tsx",
  user: "user/page.tsx",
  "admin-dashboard": "admin/dashboard/page.tsx",
  "admin-inquiry": "admin/inquiry/list-page.tsx",
  "admin-inquiry-item": "admin/inquiry/item-page.tsx",
  "admin-canned-text": "admin/inquiry/canned-text-page.tsx",
  "admin-image": "admin/image/page.tsx",
  "admin-event": "admin/event/list-page.tsx",
  "admin-event-item": "admin/event/item-page.tsx",
  "admin-event-revision": "admin/event/revision-page.tsx",
  "admin-event-series": "admin/event/series-page.tsx",
  reception: "reception/list-page.tsx",
  "reception-event": "reception/page.tsx",
  "reception-name-tags": "reception/name-tags-page.tsx",
  "reception-ticket": "reception/ticket-page.ts",
  "admin-event-reception": "admin/event/reception-page.tsx",
  "admin-reservation": "admin/reservation/list-page.tsx",
  "admin-reservation-new": "admin/reservation/new-page.tsx",
  "admin-reservation-item": "admin/reservation/item-page.tsx",
  "admin-auth-user": "admin/auth-user/list-page.tsx",
  "admin-auth-user-new": "admin/auth-user/new-page.tsx",
  "admin-auth-user-item": "admin/auth-user/item-page.tsx",
  "admin-audit": "admin/audit/page.tsx",
  "admin-content": "admin/content/list-page.tsx",
  "admin-content-item": "admin/content/item-page.tsx",
  "admin-content-revision": "admin/content/revision-page.tsx",
  "admin-content-preview": "admin/content/preview.ts",
  "user-profile": "user/profile/page.tsx",
  "user-address": "user/address/list-page.tsx",
  "user-address-new": "user/address/new-page.tsx",
  "user-address-edit": "user/address/edit-page.tsx",
  "user-reservation": "user/reservation/list-page.tsx",
  "user-reservation-detail": "user/reservation/detail-page.tsx",
  "user-reservation-offer": "user/reservation/offer/page.tsx",
  "reservation-answer": "reservation/answer/page.tsx",
  "user-contact": "user/contact/page.tsx",
  "user-data": "user/data/page.tsx",
  "changed-email": "auth/changed-email/page.tsx",
  "user-email": "user/email/page.tsx",
  "user-passkey": "user/passkey/page.tsx",
  "user-device": "user/device/page.tsx",
  "reservation-new": "reservation/new/page.tsx",
  "reservation-edit": "reservation/edit/page.tsx",
  "reservation-success": "reservation/success/page.tsx",
};

function fileOf(id: string): string {
  const file = files[id];
  if (!file) throw new Error(`Say in routes.ts which file the route "${id}" is.`);
  return `routes/${file}`;
}

export default [
  ...routeTable.map(({ id, path }) => route(path, fileOf(id), { id })),
  ...developmentRoutes.map(({ id, path, file }) => route(path, file, { id })),
  // No pages, so they are not in the table.
  route("/admin/content", "routes/admin/content/to-first-kind.ts", { id: "admin-content-first" }),
  route("/admin/event/:eventId/consequences", "routes/admin/event/consequences.ts", {
    id: "admin-event-consequences",
  }),
  route("/user/data/export", "routes/user/data/export.ts", { id: "user-data-export" }),
  route("/user/reservation/:id/calendar.ics", "routes/user/reservation/calendar.ts", {
    id: "user-reservation-calendar",
  }),
  route("/admin/reservation/export", "routes/admin/reservation/export.ts", {
    id: "admin-reservation-export",
  }),
  // Everything else: redirect rules, then 404.
  route("*", "routes/not-found/page.tsx", { id: "not-found" }),
] satisfies RouteConfig;
