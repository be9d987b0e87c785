import * as build from "virtual:react-router/server-build";
import type { Handler } from "hono";

/** Polled by open pages. Never cached: it is how they learn of a new build. */
export const latestBuild =
  (id: string): Handler =>
  (c) => {
    c.header("cache-control", "no-store");
    return c.json({ id });
  };

/** Which files belong to a build, by route. */
export const buildManifest =
  (id: string): Handler =>
  (c) => {
    if (c.req.param("file") !== `${id}.json`) return c.json({ code: "not-found" }, 404);
    const { entry, routes, version } = build.assets;
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.json({
      id,
      version,
      entry: [entry.module, ...entry.imports],
      routes: Object.fromEntries(
        Object.values(routes).flatMap((route) =>
          route
            ? [[route.id, [route.module, ...(route.imports ?? []), ...styles(route.css ?? [])]]]
            : [],
        ),
      ),
    });
  };

/** React Router marks styles that parts loaded later need too with a bare `#`. */
const styles = (addresses: string[]) => addresses.map((address) => address.replace(/#$/, ""));
