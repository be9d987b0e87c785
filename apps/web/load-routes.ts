import * as build from "virtual:react-router/server-build";
import { matchRoutes } from "react-router";
import { splitLocale } from "./app/shell/routing/locale-path.ts";
import { routeRecords } from "./app/shell/routing/records.ts";

const routes = routeRecords.map(({ id, path }) => ({ id, path }));
const suffix = /(?:\/_)?\.data$|\/_payload\.json$/;

/** Loads what answers for an address, where `lazyRoutes` left it out. */
export async function loadRoutesFor(address: string): Promise<void> {
  const { loadRoute } = build as { loadRoute?: (id: string) => Promise<void> };
  if (!loadRoute) return;
  const { path } = splitLocale(new URL(address).pathname.replace(suffix, ""));
  const found = matchRoutes(routes, path || "/") ?? [];
  await Promise.all(["root", ...found.map(({ route }) => route.id)].map(loadRoute));
}
