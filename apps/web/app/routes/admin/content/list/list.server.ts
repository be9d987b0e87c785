import { listContent } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { type PageKind, pageKinds } from "../kinds.ts";
import { readListQuery } from "./list-query.ts";

const pageSize = 25;

export async function readList(kind: PageKind, visit: Visit, address: URLSearchParams) {
  const { platform: client, locale } = visit;
  const query = readListQuery(address);
  const { state, search, after } = query;
  const [list, ...totals] = await Promise.all([
    listContent({
      client,
      path: { kind },
      query: {
        locale,
        limit: pageSize,
        ...(state && { state }),
        ...(search && { search }),
        ...(after && { after }),
      },
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
