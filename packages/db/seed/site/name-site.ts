import type pg from "pg";

/** The organizer of the seed has an admin, so there is nothing left to set up. */
export async function nameSite(client: pg.Client): Promise<void> {
  await client.query("update site set name_ja = '卓上', name_en = 'Takujo', setup_id = null");
}
