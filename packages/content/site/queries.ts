import type { SiteSettings } from "@takujo/contracts/content/site-settings";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const selectSite = prepareQuery((db) =>
  db.selectFrom("site").select(["name_ja", "name_en", "settings", "setup_id"]),
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

/** Whoever changes something of the site waits here for whoever does so at the same time. */
export const lockSite = async (transaction: DatabaseTransaction) =>
  transaction.selectFrom("site").select("setup_id").forUpdate().executeTakeFirst();

export const updateSite = async (
  transaction: DatabaseTransaction,
  { name, ...settings }: SiteSettings,
) =>
  transaction
    .updateTable("site")
    .set({
      name_ja: name.ja,
      name_en: name.en,
      settings: JSON.stringify(settings),
      updated_at: sql`now()`,
    })
    .execute();

export const closeSetup = prepareQuery((db) =>
  db.updateTable("site").set({ setup_id: null, updated_at: sql`now()` }),
);
