import type pg from "pg";
import { findId, insertLinks, insertRow, insertTexts } from "../insert.ts";
import { atClock, daysBefore, venueDay } from "../venue-time.ts";
import type { EventSeed } from "./event-seed.ts";
import { insertSession } from "./insert-session.ts";

const announcedDaysBefore = 45;

export async function insertEvent(client: pg.Client, event: EventSeed, now: Date): Promise<void> {
  const day = venueDay(now, event.week, event.weekday);
  const starts = atClock(day, event.from);
  const published = daysBefore(day, announcedDaysBefore);
  const state = event.state ?? "published";
  const id = await insertRow(client, "event", {
    slug: event.slug,
    cover: JSON.stringify(event.cover),
    venue_id: await findId(client, "venue", event.venue),
    host_id: await findId(client, "staff", event.host),
    doors_at: atClock(day, event.doors),
    starts_at: starts,
    ends_at: atClock(day, event.until),
    previous_starts_at: event.movedByDays ? daysBefore(starts, event.movedByDays) : null,
    tags: event.tags,
    fee: event.fee,
    ships: event.ships ?? false,
    state,
    published_at: state === "draft" ? null : published,
    created_at: published,
    updated_at: published,
  });
  if (!id) return;
  // Followers were told of it when it came out, so no worker has to.
  await client.query(
    `insert into event_announcement (event_id, announced_at)
     select id, published_at from event where id = $1 and published_at <= $2`,
    [id, now],
  );
  const owner = { column: "event_id", id };
  await insertTexts(client, "event_text", { event_id: id }, event.text, (text) => ({
    title: text.title,
    summary: text.summary,
    body: text.body,
    room: text.room,
    fee_note: text.feeNote,
    flow: JSON.stringify(text.flow),
    bring: text.bring,
    cancellation: text.cancellation,
    notice: text.notice ?? null,
    questions: JSON.stringify(text.questions ?? []),
  }));
  await insertLinks(client, "event_game", owner, "board_game", event.games);
  await insertLinks(client, "event_guide", owner, "staff", event.guides);
  const owning = { id, slug: event.slug, day, now, isCancelled: state === "cancelled" };
  for (const session of event.sessions) await insertSession(client, session, owning);
}
