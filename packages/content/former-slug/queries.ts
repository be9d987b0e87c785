import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

export type SluggedKind = "news" | "article" | "event" | "character" | "board-game";

export const selectItemByFormerSlug = prepareQuery(
  (db, argument: Argument<{ kind: SluggedKind; slug: string }>) =>
    db
      .selectFrom("former_slug")
      .select("item_id")
      .where("kind", "=", argument("kind"))
      .where("slug", "=", argument("slug")),
);
