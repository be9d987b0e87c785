import { listStaff } from "@takujo/contracts/generated/platform/sdk.gen";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { readStaffFilter } from "./staff-filter.ts";
import { staffHead } from "./staff-head.server.ts";
import { staffView } from "./staff-view.server.ts";
import { StaffView } from "./staff-view.tsx";

export { record as handle } from "./record.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const filter = readStaffFilter(url.searchParams);
  if (filter === null) throw data(null, { status: 404 });
  const { items } = unwrap(await listStaff({ client, query: { locale } }));
  return { head: staffHead(locale, filter), ...staffView(items, filter) };
}

export default function Staff({ loaderData: { head: _, ...view } }: Route.ComponentProps) {
  return <StaffView {...view} />;
}
