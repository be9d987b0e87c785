import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { type StaffFilter, staffSearch } from "./staff-filter.ts";

export function staffHead(locale: Locale, filter: StaffFilter | undefined): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["staff"]) });
  return {
    title: filter
      ? t("staff.filterTitle", { filter: t(`staff.filter.${filter}`) })
      : t("staff.heading"),
    description: t("staff.description"),
    search: staffSearch(filter),
  };
}
