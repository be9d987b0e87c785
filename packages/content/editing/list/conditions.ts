import type { ContentListQuery } from "@takujo/contracts/content/editing/content";
import type { ContentTable } from "../content-tables.ts";

export type Filter = NonNullable<ContentListQuery["state"]> | "all";

interface Conditions {
  /** SQL for items without a draft, of a row called `item`. Null: none of them. */
  item: string | null;
  /** SQL for drafts, of rows `draft` and `item`, where the latter may be missing. */
  draft: string;
}

/**
 * The index order of a large table for a filter. Counting in this order reads no more rows than are counted; otherwise the
 * planner would scan the table from its start.
 */
export function indexOrderOf({ isLarge }: ContentTable, filter: Filter): string {
  if (!isLarge) return "item.id";
  if (filter === "scheduled") return "item.published_at, item.id";
  return filter === "all" || filter === "without-english"
    ? "item.updated_at, item.id"
    : "item.state, item.updated_at, item.id";
}

/**
 * SQL conditions for the items and drafts of a filter. States are literals: with parameters the planner could not see that the
 * partial indexes apply.
 */
export function conditionsOf(table: ContentTable, filter: Filter): Conditions {
  const { hasState, isLarge, publishedAt, textTable, owner, title } = table;
  const stateIs = (...states: string[]) =>
    hasState
      ? `item.state in (${states.map((state) => `'${state}'`).join(", ")})`
      : String(states.includes("published"));
  const due = `coalesce(${publishedAt} <= now(), true)`;
  const coming = `${stateIs("published", "changed")} and ${publishedAt} > now()`;
  const unscheduled = "draft.publish_at is null and item.id is not null";
  switch (filter) {
    case "all":
      return { item: "true", draft: "true" };
    case "draft":
      return {
        item: stateIs("draft"),
        draft: `draft.publish_at is null and (item.id is null or ${stateIs("draft")})`,
      };
    case "scheduled":
      return {
        item: coming,
        draft: `(draft.publish_at is not null or (item.id is not null and ${coming}))`,
      };
    case "published":
      return {
        item: `${stateIs("published", "changed")} and ${due}`,
        draft: `${unscheduled} and ${stateIs("published", "changed")} and ${due}`,
      };
    case "changed":
      return {
        item: null,
        draft: `${unscheduled} and ${stateIs("published", "changed")} and ${due}`,
      };
    case "archived":
    case "cancelled":
      return { item: stateIs(filter), draft: `${unscheduled} and ${stateIs(filter)}` };
    case "without-english":
      return {
        item: isLarge
          ? "not item.has_english"
          : `not exists (select from ${textTable} as text where text.${owner} = item.id and text.locale = 'en')`,
        draft: `coalesce(draft.document #>> '{texts,en,${title}}', '') = ''`,
      };
  }
}
