import type pg from "pg";
import { venueDay } from "../venue-time.ts";
import type { EventSeed } from "./event-seed.ts";

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
