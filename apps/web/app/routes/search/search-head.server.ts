import type { Locale } from "@takujo/contracts/locale";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { searchWords } from "./hits.server.ts";

/** `count` is missing if nothing was searched for. */
export function searchHead(locale: Locale, query: string, count?: number): HeadData {
  const t = searchWords(locale);
  const description = t("search.description");
  if (count === undefined) return { description };
  return {
    title: t(count > 0 ? "search.title" : "search.emptyTitle", { query }),
    description,
  };
}
