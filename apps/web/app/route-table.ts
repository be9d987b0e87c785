import { developmentRoutes } from "../build-env.ts";
import { accountRoutes } from "./account-routes.ts";
import { adminRoutes } from "./admin-routes.ts";
import { publicRoutes } from "./public-routes.ts";
import type { GuardedRoute } from "./route-entry.ts";
import { hasEvent } from "./routes/admin/event/event-path.ts";
import { hasId } from "./shell/route-check.ts";

/** The one table of every page, for servers, tools and tests. Browsers know the public ones, and the others as needed. */
export const routeTable = [...publicRoutes, ...accountRoutes, ...adminRoutes];

/** What answers without a page: files, data for a page, and addresses that lead on. */
const routesWithoutPage: GuardedRoute[] = [
  { id: "admin-content-first", path: "/admin/content", auth: { only: "admin" } },
  {
    id: "admin-event-consequences",
    path: "/admin/event/:eventId/consequences",
    auth: { only: "admin" },
    validate: hasEvent,
  },
  { id: "admin-reservation-export", path: "/admin/reservation/export", auth: { only: "admin" } },
  {
    id: "user-data-export",
    path: "/user/data/export",
    auth: { only: "user" },
    returnTo: () => "/user/data",
  },
  {
    id: "user-reservation-calendar",
    path: "/user/reservation/:id/calendar.ics",
    auth: { only: "user" },
    validate: hasId,
    returnTo: ({ id }) => `/user/reservation/${id}/detail`,
  },
];

/** Every route of the build: one that is not here is neither built nor answered. */
export const guardedRoutes: GuardedRoute[] = [
  ...routeTable,
  ...routesWithoutPage,
  ...developmentRoutes.map(({ id, path }) => ({ id, path, auth: false })),
  // Everything else: redirect rules, then 404.
  { id: "not-found", path: "*", auth: false },
];
