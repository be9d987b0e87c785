import type pg from "pg";
import { findId, insertTexts } from "../insert.ts";
import { insertReservations } from "../reservation/insert-reservations.ts";
import { placeOf } from "../reservation/reservations-of-people.ts";
import { atClock, daysBefore } from "../venue-time.ts";
import type { SessionSeed } from "./event-seed.ts";

const usuallyOpensDaysBefore = 45;
/** On the evening before: until then, changes and cancellations are free. */
const deadlineClock = "22:00";
/** On the day before: a table with a minimum is confirmed or called off. */
const decisionClock = "12:00";

export async function insertSession(
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
