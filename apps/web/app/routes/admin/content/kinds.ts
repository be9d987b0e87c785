import { type ContentKind, contentKinds } from "@takujo/contracts/content/editing/content-kinds";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { RouteCheck } from "../../../shell/routing/route-check.ts";

/** In the order of the tabs. Events have their own pages. */
export type PageKind = Exclude<ContentKind, "event">;
export const pageKinds = contentKinds.filter((kind): kind is PageKind => kind !== "event");

export const hasContentKind: RouteCheck = ({ kind }) => pageKinds.some((known) => known === kind);

export const hasContentItem: RouteCheck = (params) =>
  hasContentKind(params) === true && isUuid(params["itemId"] ?? "");

/** Includes events: their editor shows the same frame. */
export const hasPreview: RouteCheck = ({ kind, itemId }) =>
  (kind === "event" || hasContentKind({ kind }) === true) && isUuid(itemId ?? "");

export const listPath = (kind: PageKind) => `/admin/content/${kind}`;
export const itemPath = (kind: ContentKind, id: string) =>
  kind === "event" ? `/admin/event/${id}` : `${listPath(kind)}/${id}`;

/** The address on the public site; null for content without one. */
export function publicPath(kind: ContentKind, slug: string): string | null {
  if (slug === "") return null;
  switch (kind) {
    case "news":
    case "article":
    case "character":
    case "event":
      return `/${kind}/${slug}`;
    case "staff":
    case "faq":
      return `/${kind}`;
    case "legal":
      return `/${slug}`;
    case "board-game":
      return `/game/${slug}`;
    case "venue":
      return null;
  }
}
