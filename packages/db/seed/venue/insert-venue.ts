import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { VenueSeed } from "./venue-seed.ts";

export async function insertVenue(client: pg.Client, venue: VenueSeed): Promise<void> {
  const id = await insertRow(client, "venue", {
    slug: venue.slug,
    postal_code: venue.postalCode,
    latitude: venue.latitude,
    longitude: venue.longitude,
    step_free: venue.stepFree,
  });
  if (!id) return;
  await insertTexts(client, "venue_text", { venue_id: id }, venue.text, (text) => ({ ...text }));
}
