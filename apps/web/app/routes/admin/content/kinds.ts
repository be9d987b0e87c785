import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { RouteCheck } from "../../../shell/routing/route-check.ts";

/** In the order of the tabs. Events have their own pages. */
export const pageKinds = [
  "news",
  "article",
  "character",
  "staff",
  "faq",
  "legal",
  "venue",
  "board-game",
] as const satisfies ContentKind[];

export type PageKind = (typeof pageKinds)[number];

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const hasContentKind: RouteCheck = ({ kind }) => pageKinds.some((known) => known === kind);

export const hasContentItem: RouteCheck = (params) =>
  hasContentKind(params) === true && idShape.test(params["itemId"] ?? "");

/** Includes events: their editor shows the same frame. */
export const hasPreview: RouteCheck = ({ kind, itemId }) =>
  (kind === "event" || hasContentKind({ kind }) === true) && idShape.test(itemId ?? "");

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
    case "venue":
    case "board-game":
      return null;
  }
}
