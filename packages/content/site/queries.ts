import type { SiteName } from "@takujo/contracts/content/site";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const selectSite = prepareQuery((db) =>
  db.selectFrom("site").select(["name_ja", "name_en", "setup_id"]),
);

export const selectHasAdmin = prepareQuery((db) =>
  db
    .selectFrom("user")
    .select("id")
    .where(sql<boolean>`'admin' = any (string_to_array(role, ','))`)
    .limit(1),
);

export const selectHasContent = prepareQuery((db) =>
  db.selectNoFrom((all) => [
    all
      .or([
        all.exists(all.selectFrom("event").select("event.id")),
        all.exists(all.selectFrom("news").select("news.id")),
        all.exists(all.selectFrom("article").select("article.id")),
      ])
      .as("has"),
  ]),
);

/** Whoever sets the site up waits here for whoever does so at the same time. */
export const lockSite = async (transaction: DatabaseTransaction) =>
  transaction.selectFrom("site").select("setup_id").forUpdate().executeTakeFirst();

export const updateSiteName = prepareQuery((db, argument: Argument<SiteName>) =>
  db
    .updateTable("site")
    .set({ name_ja: argument("ja"), name_en: argument("en"), updated_at: sql`now()` }),
);

export const closeSetup = prepareQuery((db) =>
  db.updateTable("site").set({ setup_id: null, updated_at: sql`now()` }),
);
