import { sql } from "kysely";

/** The time zone of the site, asked once for each statement. */
export const siteZone = sql<string>`(select site_time_zone())`;
