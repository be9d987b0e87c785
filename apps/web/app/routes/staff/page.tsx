import { listStaff } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { readStaffFilter, type StaffFilter, staffSearch } from "./staff-filter.ts";
import { staffView } from "./staff-view.server.ts";
import { StaffView } from "./staff-view.tsx";

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

function staffHead(locale: Locale, filter: StaffFilter | undefined): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["staff"]) });
  return {
    title: filter
      ? t("staff.filterTitle", { filter: t(`staff.filter.${filter}`) })
      : t("staff.heading"),
    description: t("staff.description"),
    search: staffSearch(filter),
  };
}
