import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";
import { createVenue } from "./create-venue.ts";

const oneHour = 3_600_000;

interface EventOptions {
  slug?: string;
  state?: "draft" | "published" | "changed" | "cancelled";
  publishedAt?: Date;
  startsAt?: Date;
  hours?: number;
  previousStartsAt?: Date;
  tags?: string[];
  fee?: number;
  venueId?: string;
  title?: string;
  body?: string;
  notice?: string;
  /** Without English the Japanese text stands in. */
  english?: { title: string } | null;
}

/** A public event of tomorrow, without sessions, that is like no other. */
export async function createEvent(db: Kysely<DB>, options: EventOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `event-${unique}`;
  const startsAt = options.startsAt ?? new Date(Date.now() + 24 * oneHour);
  const { id } = await db
    .insertInto("event")
    .values({
      slug,
      venue_id: options.venueId ?? (await createVenue(db)).id,
      doors_at: startsAt,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + (options.hours ?? 3) * oneHour),
      previous_starts_at: options.previousStartsAt ?? null,
      tags: options.tags ?? [],
      fee: options.fee ?? 1500,
      state: options.state ?? "published",
      published_at: options.publishedAt ?? new Date(Date.now() - 60_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const texts = {
    summary: "短い説明です。",
    body: options.body ?? "本文です。",
    room: "1F 土間",
    fee_note: "当日払い",
    bring: "手ぶらで。",
    cancellation: "前日の22:00まで無料です。",
    notice: options.notice ?? null,
  };
  const titles = [
    { locale: "ja", title: options.title ?? `イベント ${unique}` },
    ...(options.english === null
      ? []
      : [{ locale: "en", title: options.english?.title ?? `Event ${unique}` }]),
  ];
  await db
    .insertInto("event_text")
    .values(titles.map((title) => ({ event_id: id, ...title, ...texts })))
    .execute();
  return { id, slug, startsAt };
}
