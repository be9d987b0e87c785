import type pg from "pg";
import { findId, insertLinks, insertRow, insertTexts } from "../insert.ts";
import { insertReservations } from "../reservation/insert-reservations.ts";
import { placeOf } from "../reservation/reservations-of-people.ts";
import { atClock, daysBefore, venueDay } from "../venue-time.ts";
import type { EventSeed, SessionSeed } from "./event-seed.ts";

const usuallyOpensDaysBefore = 45;
/** On the evening before: until then, changes and cancellations are free. */
const deadlineClock = "22:00";
/** On the day before: a table with a minimum is confirmed or called off. */
const decisionClock = "12:00";

async function insertSession(
  client: pg.Client,
  session: SessionSeed,
  event: { id: string; slug: string; day: Date; now: Date; isCancelled: boolean },
): Promise<void> {
  const { table } = session;
  const dayBefore = daysBefore(event.day, 1);
  const startsAt = atClock(event.day, session.from);
  const endsAt = atClock(event.day, session.until);
  const opensAt = daysBefore(event.day, session.opensDaysBefore ?? usuallyOpensDaysBefore);
  const decisionAt = table?.minPlayers ? atClock(dayBefore, decisionClock) : null;
  const { rows } = await client.query<{ id: string }>(
    `insert into event_session (event_id, kind, letter, board_game_id, guide_id, language,
       starts_at, ends_at, capacity, min_players, max_seats, opens_at, closes_at, change_deadline,
       decision_deadline, decided_at, called_off)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
    [
      event.id,
      table ? "table" : "general",
      table?.letter,
      table ? await findId(client, "board_game", table.game) : null,
      table ? await findId(client, "staff", table.guide) : null,
      session.language ?? "ja",
      startsAt,
      endsAt,
      session.capacity,
      table?.minPlayers,
      session.maxSeats,
      opensAt,
      startsAt,
      atClock(dayBefore, deadlineClock),
      decisionAt,
      decisionAt && decisionAt < event.now ? decisionAt : null,
      table?.calledOff ?? false,
    ],
  );
  const id = rows[0]?.id ?? "";
  const owner = { event_session_id: id };
  await insertTexts(client, "event_session_text", owner, session.name, (name) => ({ name }));
  const place = placeOf(event.slug, session.from, table?.letter);
  await insertReservations(
    client,
    { id, place, seatsTaken: session.seatsTaken, maxSeats: session.maxSeats },
    { now: event.now, opensAt, startsAt, endsAt, isEventCancelled: event.isCancelled },
  );
}

/** Joins the events of each series; those that are joined already stay so. */
export async function insertSeries(client: pg.Client, events: EventSeed[], now: Date) {
  const series = Map.groupBy(
    events.filter((event) => event.series),
    (event) => event.series,
  );
  for (const own of series.values()) {
    const { rows } = await client.query<{ series_id: string }>(
      `select series_id from event_series_item join event on event.id = event_id where slug = any($1)`,
      [own.map(({ slug }) => slug)],
    );
    const id = rows[0]?.series_id ?? (await insertRule(client, own));
    for (const { slug, week, weekday } of own) {
      await client.query(
        `insert into event_series_item (event_id, series_id, day)
         select id, $1, $2::timestamptz at time zone 'Asia/Tokyo' from event where slug = $3
         on conflict do nothing`,
        [id, venueDay(now, week, weekday), slug],
      );
    }
  }
}

async function insertRule(client: pg.Client, [first, second]: EventSeed[]): Promise<string> {
  const rule = {
    every: "week",
    weekdays: [first?.weekday],
    interval: (second?.week ?? 1) - (first?.week ?? 0),
    count: 2,
    except: [],
  };
  const { rows } = await client.query<{ id: string }>(
    "insert into event_series (rule) values ($1) returning id",
    [rule],
  );
  return rows[0]?.id ?? "";
}

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
