import type { ContentListQuery } from "@takujo/contracts/platform/editing/content";
import type { ContentTable } from "../content-tables.ts";

export type Filter = NonNullable<ContentListQuery["state"]> | "all";

interface Conditions {
  /** Of items that have no draft, in SQL, of a row called `item`. Null: none of them. */
  item: string | null;
  /** Of drafts, in SQL, of rows called `draft` and `item`, where the latter may be missing. */
  draft: string;
}

/**
 * The order in which the indexes of a large table have what a filter means. Counting in it reads no more than is counted, where the planner
 * would otherwise begin at the table's first page and hope.
 */
export function walkOf({ isLarge }: ContentTable, filter: Filter): string {
  if (!isLarge) return "item.id";
  if (filter === "scheduled") return "item.published_at, item.id";
  return filter === "all" || filter === "without-english"
    ? "item.updated_at, item.id"
    : "item.state, item.updated_at, item.id";
}

/**
 * Which of the items and drafts a filter means. Written out, because as parameters the states would hide from the planner that the indexes
 * fit.
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
