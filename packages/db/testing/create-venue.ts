import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface VenueOptions {
  slug?: string;
  name?: string;
  /** Without an English name, the Japanese text is shown. */
  englishName?: string | null;
  stepFree?: boolean;
  access?: string;
}

export async function createVenue(db: Kysely<DB>, options: VenueOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `venue-${unique}`;
  const { id } = await db
    .insertInto("venue")
    .values({
      slug,
      postal_code: "101-0044",
      latitude: 35.6917,
      longitude: 139.7709,
      step_free: options.stepFree ?? true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const text = {
    venue_id: id,
    region: "東京都",
    locality: "千代田区",
    street: "鍛冶町1-1",
    access: options.access ?? "駅から**4分**です。",
    floor: "1Fに4卓。",
  };
  const name = options.name ?? `会場 ${unique}`;
  await db
    .insertInto("venue_text")
    .values({ ...text, locale: "ja", name })
    .execute();
  const englishName = options.englishName === undefined ? `Venue ${unique}` : options.englishName;
  if (englishName) {
    await db
      .insertInto("venue_text")
      .values({
        ...text,
        locale: "en",
        name: englishName,
        access: "**4 minutes** from the station.",
      })
      .execute();
  }
  return { id, slug };
}
