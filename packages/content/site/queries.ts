import type { SiteSettings } from "@takujo/contracts/content/site-settings";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
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

/** Areas with a clock of their own; not the old names and fixed offsets that PostgreSQL knows besides. */
const ofPlaces =
  "^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/|^UTC$";

/** Time zones in which PostgreSQL can count days. */
export async function selectTimeZones(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names where name ~ ${ofPlaces} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Serializes changes to the site's settings. */
export const lockSite = async (transaction: DatabaseTransaction) =>
  transaction.selectFrom("site").select("setup_id").forUpdate().executeTakeFirst();

/** Locked, so that the image cannot be removed before the settings that use it are stored. */
export const selectReadyImage = async (transaction: DatabaseTransaction, id: string) =>
  transaction
    .selectFrom("image")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "ready")
    .forKeyShare()
    .executeTakeFirst();

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
