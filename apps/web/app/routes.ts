import { type RouteConfig, route } from "@react-router/dev/routes";
import { developmentRoutes } from "../build-env.ts";
import { routeTable } from "./route-table.ts";

export default [
  ...routeTable.map(({ id, path, file }) => route(path, file, { id })),
  ...developmentRoutes.map(({ id, path, file }) => route(path, file, { id })),
  // Everything else: redirect rules, then 404.
  route("*", "routes/not-found/page.tsx", { id: "not-found" }),
] satisfies RouteConfig;
