import type { DB } from "@takujo/db/schema";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type QueryCreator, sql } from "kysely";
import { isPublic } from "../visibility/index.ts";

/** Every kind with a slug, in the order of the list. */
export const pageKinds = ["article", "character", "event", "game", "news"] as const;
export type PageKind = (typeof pageKinds)[number];

const tables = {
  article: "article",
  character: "character",
  event: "event",
  game: "board_game",
  news: "news",
} as const satisfies Record<PageKind, string>;

/** Public pages of a kind from a slug on. The slugs' index gives them in this order, so no page before them is read. */
function pagesFrom(
  db: QueryCreator<DB>,
  kind: PageKind,
  from: ReturnType<Argument<{ from: string }>>,
) {
  return db
    .selectFrom(tables[kind] as "news")
    .where(isPublic[kind])
    .where("slug", ">=", from)
    .select(["slug", "updated_at"]);
}

/** Two statements, because "no end" as a parameter would hide the end from the planner. */
const prepareRange = (kind: PageKind) => ({
  bounded: prepareQuery((db, argument: Argument<{ from: string; before: string; limit: number }>) =>
    pagesFrom(db, kind, argument("from"))
      .where("slug", "<", argument("before"))
      .orderBy("slug")
      .limit(argument("limit")),
  ),
  open: prepareQuery((db, argument: Argument<{ from: string; limit: number }>) =>
    pagesFrom(db, kind, argument("from")).orderBy("slug").limit(argument("limit")),
  ),
  slugAfter: prepareQuery((db, argument: Argument<{ from: string; skip: number }>) =>
    pagesFrom(db, kind, argument("from"))
      .orderBy("slug")
      .offset(argument("skip"))
      .limit(sql.lit(1)),
  ),
  count: prepareQuery((db, argument: Argument<{ from: string }>) =>
    db
      .selectFrom(pagesFrom(db, kind, argument("from")).as("page"))
      .select(sql<number>`count(*)::int`.as("count")),
  ),
});

export const publishedPages = {
  article: prepareRange("article"),
  character: prepareRange("character"),
  event: prepareRange("event"),
  game: prepareRange("game"),
  news: prepareRange("news"),
} satisfies Record<PageKind, unknown>;
