import type { PageRecord } from "../../shell/routing/record.ts";
import { hasId, hasSlug, type RouteCheck } from "../../shell/routing/route-check.ts";

const hasSlugAndId: RouteCheck = (params) => hasSlug(params) === true && hasId(params);

/** The record of a reservation step. */
export const reservingPage = (page: Omit<PageRecord, "auth">): PageRecord => ({
  auth: { only: "user" },
  breadcrumbHidden: true,
  noIndex: true,
  validate: page.path.includes(":id") ? hasSlugAndId : hasSlug,
  ...page,
  messages: ["reserving", ...(page.messages ?? [])],
});
