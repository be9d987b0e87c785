import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { sql } from "kysely";
import { contentTables } from "../content-tables.ts";

/** A preview yields to real writes: it gives up after a short wait. */
export async function limitLockWait(transaction: DatabaseTransaction) {
  await sql`set local lock_timeout = '500ms'`.execute(transaction);
}

export const selectVenue = prepareQuery((db, argument: Argument<{ id: string; locale: Locale }>) =>
  db
    .selectFrom("venue")
    .$call(withText("venue_text", "venue.id", argument("locale")))
    .where("venue.id", "=", argument("id"))
    .select([
      "venue.slug as venue_slug",
      "venue.postal_code",
      "venue.latitude",
      "venue.longitude",
      "venue.step_free",
      "venue_text.locale as venue_locale",
      "venue_text.name as venue_name",
      "venue_text.region",
      "venue_text.locality",
      "venue_text.street",
      "venue_text.access",
      "venue_text.floor",
    ]),
);

export const selectLegalVersion = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("legal_document").select("version").where("id", "=", argument("id")),
);

/** Any id, as a placeholder for a required reference that is missing. */
export async function selectAnyId(db: Database, kind: ContentKind): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id
    from ${sql.table(contentTables[kind].table)} order by created_at limit 1`.execute(db);
  return rows[0]?.id;
}

export async function selectToday(db: Database): Promise<string> {
  const { rows } = await sql<{ today: string }>`select
    to_char(now() at time zone ${siteZone}, 'YYYY-MM-DD') as today`.execute(db);
  return rows[0]?.today ?? "";
}
