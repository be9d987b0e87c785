import type pg from "pg";
import { siteSeed } from "./site-seed.ts";

/** The organizer of the seed has an admin, so there is nothing left to set up. What was said of the house since stays. */
export async function nameSite(client: pg.Client): Promise<void> {
  await client.query(
    `update site set name_ja = '卓上', name_en = 'Takujo', setup_id = null,
       settings = $1::jsonb || settings`,
    [JSON.stringify(siteSeed)],
  );
}
