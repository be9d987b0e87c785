import { useTranslations } from "@takujo/i18n/react";
import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { errorKind } from "../error/error-kind.ts";
import { routeById } from "../route-match.ts";

export interface FeedLink {
  href: string;
  type: string;
  title: string;
}

/** What a loader may say about its page's head, as `head` in its data. */
export interface HeadData {
  title?: string;
  description?: string;
  /** The query that belongs to the page's identity, such as a page number. */
  search?: string;
  /** The path of the picture for those who share the page, without its language. */
  image?: string;
  /** What search engines read besides the page, as the text of a script element. */
  structured?: string;
  /** The same for programs that follow it. */
  feeds?: FeedLink[];
  /** Not for search engines, such as a text that no longer holds. */
  noIndex?: boolean;
}

export interface PageInfo extends HeadData {
  isHome: boolean;
  /** Errors, and pages that say so. */
  noIndex: boolean;
  search: string;
}

export function usePageInfo(): PageInfo {
  const t = useTranslations();
  const error = useRouteError();
  const match = useMatches().at(-1);
  if (error != null) {
    const kind = errorKind(isRouteErrorResponse(error) ? error.status : 500);
    return {
      title: t(`commons.error.status.${kind}.heading`),
      search: "",
      isHome: false,
      noIndex: true,
    };
  }
  const entry = routeById(match?.id);
  const head = (match?.loaderData as { head?: HeadData } | undefined)?.head;
  return {
    ...(entry ? { title: t(`titles.${entry.title}`) } : {}),
    ...head,
    search: head?.search ?? "",
    isHome: entry?.path === "/",
    noIndex: head?.noIndex ?? entry?.noIndex ?? false,
  };
}
