import { contentListQuerySchema } from "@takujo/contracts/content/editing/content";
import { listContent } from "@takujo/contracts/generated/platform/sdk.gen";
import { z } from "zod";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { readListQuery } from "../../list/read-list-query.server.ts";
import { type PageKind, pageKinds } from "../kinds.ts";
import { listFilters } from "./list-query.ts";

const pageSize = 25;
/** The API knows more states than the list has chips. */
export const querySchema = contentListQuerySchema
  .pick({ search: true, after: true })
  .extend({ state: z.enum(listFilters).optional() });

export async function readList(kind: PageKind, visit: Visit, address: URLSearchParams) {
  const { platform: client, locale } = visit;
  const query = readListQuery(querySchema, address);
  const [list, ...totals] = await Promise.all([
    listContent({
      client,
      path: { kind },
      query: { ...query, locale, limit: pageSize },
    }).then(unwrap),
    ...pageKinds.map((other) =>
      listContent({ client, path: { kind: other }, query: { limit: 1 } }).then(unwrap),
    ),
  ]);
  return {
    kind,
    query,
    pageSize,
    list,
    totals: totals.map(({ counts }) => counts.all),
  };
}
