import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";
import { createVenue } from "./create-venue.ts";

interface EventOptions {
  slug?: string;
  /** A new venue if absent. */
  venueId?: string;
  hostId?: string;
  guideIds?: string[];
  gameIds?: string[];
  startsAt?: Date;
  hours?: number;
  previousStartsAt?: Date;
  tags?: string[];
  fee?: number;
  prices?: { key: string; ja: string; en: string; yen: number }[];
  state?: "draft" | "published" | "changed" | "cancelled";
  publishedAt?: Date | null;
  title?: string;
  body?: string;
  bring?: string;
  cancellation?: string;
  notice?: string;
  /** Without English, the Japanese text is shown. */
  english?: { title: string; body?: string } | null;
}

const hour = 3_600_000;

/** A published event next week with unique values; a test sets only what matters to it. */
export async function createEvent(db: Kysely<DB>, options: EventOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `event-${unique}`;
  const startsAt = options.startsAt ?? new Date(Date.now() + 7 * 24 * hour);
  const state = options.state ?? "published";
  const published = state === "draft" ? null : new Date(Date.now() - 60_000);
  const { id } = await db
    .insertInto("event")
    .values({
      slug,
      venue_id: options.venueId ?? (await createVenue(db)).id,
      host_id: options.hostId ?? null,
      doors_at: new Date(startsAt.getTime() - hour / 2),
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + (options.hours ?? 3) * hour),
      previous_starts_at: options.previousStartsAt ?? null,
      tags: options.tags ?? [],
      fee: options.fee ?? 1500,
      prices: JSON.stringify(options.prices ?? []),
      state,
      published_at: options.publishedAt === undefined ? published : options.publishedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertTexts(db, id, unique, options);
  for (const [position, board_game_id] of (options.gameIds ?? []).entries()) {
    await db.insertInto("event_game").values({ event_id: id, board_game_id, position }).execute();
  }
  for (const [position, staff_id] of (options.guideIds ?? []).entries()) {
    await db.insertInto("event_guide").values({ event_id: id, staff_id, position }).execute();
  }
  return { id, slug };
}

async function insertTexts(db: Kysely<DB>, id: string, unique: string, options: EventOptions) {
  const japanese = {
    event_id: id,
    title: options.title ?? `イベント ${unique}`,
    summary: "短い説明です。",
    body: options.body ?? "本文です。",
    room: "1F 土間",
    fee_note: "1席・お茶つき",
    flow: JSON.stringify([{ time: "13:00", text: "はじまり" }]),
    bring: options.bring ?? "- くつ下",
    cancellation: options.cancellation ?? "前日まで無料です。",
    notice: options.notice ?? null,
  };
  await db
    .insertInto("event_text")
    .values({ ...japanese, locale: "ja" })
    .execute();
  const english = options.english === undefined ? { title: `Event ${unique}` } : options.english;
  if (!english) return;
  const words = { summary: "In short.", body: "Body.", room: "Doma", fee_note: "Per seat" };
  await db
    .insertInto("event_text")
    .values({ ...japanese, ...words, ...english, locale: "en" })
    .execute();
}
