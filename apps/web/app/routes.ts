import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { routeFiles } from "./generated/route-records.ts";
import { framedFolders, frameOf } from "./shell/routing/frame-of.ts";
import { routeRecords } from "./shell/routing/records.ts";

const routesIn = (frame: string | undefined) =>
  routeFiles
    .filter((one) => routeRecords.includes(one.record) && frameOf(one) === frame)
    .map(({ record, file }) => route(record.path, file, { id: record.id }));

export default [
  ...routesIn(undefined),
  ...framedFolders.map((frame) => layout(`${frame}/layout.tsx`, { id: frame }, routesIn(frame))),
] satisfies RouteConfig;
