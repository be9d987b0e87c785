import { type RouteConfig, route } from "@react-router/dev/routes";
import { routeFiles } from "./generated/route-records.ts";
import { routeRecords } from "./shell/routing/records.ts";

export default routeFiles
  .filter(({ record }) => routeRecords.includes(record))
  .map(({ record, file }) => route(record.path, file, { id: record.id })) satisfies RouteConfig;
