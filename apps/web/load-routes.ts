import * as build from "virtual:react-router/server-build";
import { matchRoutes } from "react-router";
import { splitLocale } from "./app/shell/routing/locale-path.ts";
import { routeRecords } from "./app/shell/routing/records.ts";

const routes = routeRecords.map(({ id, path }) => ({ id, path }));
const suffix = /(?:\/_)?\.data$|\/_payload\.json$/;

/** Loads what answers for an address, where `lazyRoutes` left it out. */
export async function loadRoutesFor(address: string): Promise<void> {
  const { loadRoute, routes: built } = build as typeof build & {
    loadRoute?: (id: string) => Promise<void>;
  };
  if (!loadRoute) return;
  const { path } = splitLocale(new URL(address).pathname.replace(suffix, ""));
  const found = matchRoutes(routes, path || "/") ?? [];
  const withParents = (id: string | undefined): string[] =>
    id ? [id, ...withParents(built[id]?.parentId)] : [];
  const wanted = new Set(["root", ...found.flatMap(({ route }) => withParents(route.id))]);
  await Promise.all([...wanted].map(loadRoute));
}
