import { accountRoutes } from "./account-routes.ts";
import { adminRoutes } from "./admin-routes.ts";
import { publicRoutes } from "./public-routes.ts";

/** The one table of every route, for servers, tools and tests. Browsers know the public ones, and the others as needed. */
export const routeTable = [...publicRoutes, ...accountRoutes, ...adminRoutes];
