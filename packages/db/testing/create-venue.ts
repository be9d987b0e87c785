import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

export async function createVenue(db: Kysely<DB>) {
  const slug = `venue-${randomUUID().slice(0, 8)}`;
  const { id } = await db
    .insertInto("venue")
    .values({
      slug,
      postal_code: "101-0044",
      latitude: "35.69170",
      longitude: "139.77090",
      step_free: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const text = {
    name: "卓上ハウス 神田",
    region: "東京都",
    locality: "千代田区",
    street: "鍛冶町2-4-8",
    access: "神田駅から歩いて4分。",
    floor: "1F 土間",
  };
  await db
    .insertInto("venue_text")
    .values({ venue_id: id, locale: "ja", ...text })
    .execute();
  return { id, slug };
}
