import { isDevelopment } from "../../../build-env.ts";
import { routeFiles } from "../../generated/route-records.ts";
import { isPage, type PageRecord, type RouteRecord } from "./record.ts";

/** Every route, for servers, tools and tests. A route that is not listed is neither built nor served. */
export const routeRecords: RouteRecord[] = routeFiles
  .map(({ record }) => record)
  .filter(({ development }) => !development || isDevelopment);

export const pageRecords: PageRecord[] = routeRecords.filter(isPage);

const pagesById = new Map(pageRecords.map((page) => [page.id, page]));

export const pageById = (id: string | undefined): PageRecord | undefined => pagesById.get(id ?? "");
