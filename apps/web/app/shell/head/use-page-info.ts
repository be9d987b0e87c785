import { useTranslations } from "@takujo/i18n/react";
import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { errorKind } from "../error/error-kind.ts";
import { usePage } from "../routing/browser-page.ts";

export interface FeedLink {
  href: string;
  type: string;
  title: string;
}

/** Values for the page's head that a loader can return as `head`. */
export interface HeadData {
  title?: string;
  description?: string;
  /** The part of the query that identifies the page, such as a page number. */
  search?: string;
  /** The path of the social image, without the locale. */
  image?: string;
  /** The schema.org data, as the text of a script element. */
  structured?: string;
  /** Feeds with the same content. */
  feeds?: FeedLink[];
  /** Not for search engines, such as an outdated text. */
  noIndex?: boolean;
}

export interface PageInfo extends HeadData {
  isHome: boolean;
  /** True for errors, and for pages that set it. */
  noIndex: boolean;
  search: string;
}

export function usePageInfo(): PageInfo {
  const t = useTranslations();
  const error = useRouteError();
  const match = useMatches().at(-1);
  const page = usePage();
  if (error != null) {
    const kind = errorKind(isRouteErrorResponse(error) ? error.status : 500);
    return {
      title: t(`commons.error.status.${kind}.heading`),
      search: "",
      isHome: false,
      noIndex: true,
    };
  }
  const head = (match?.loaderData as { head?: HeadData } | undefined)?.head;
  return {
    ...(page ? { title: t(`titles.${page.title}`) } : {}),
    ...head,
    search: head?.search ?? "",
    isHome: page?.path === "/",
    noIndex: head?.noIndex ?? page?.noIndex ?? false,
  };
}
