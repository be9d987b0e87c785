import { type Expression, type RawBuilder, sql } from "kysely";

/** The time zone of the site, asked once for each statement. */
export const siteZone = sql<string>`(select site_time_zone())`;

/** A cover column as shown to readers of a language, with its picture once that is processed. */
export function shownCover(column: string, locale: Expression<string>): RawBuilder<unknown> {
  return sql<unknown>`shown_cover(${sql.ref(column)}, ${locale})`;
}
