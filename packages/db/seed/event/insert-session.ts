import type pg from "pg";
import { findId, insertTexts } from "../insert.ts";
import { atClock, daysBefore } from "../venue-time.ts";
import type { SessionSeed } from "./event-seed.ts";

const usuallyOpensDaysBefore = 45;
/** Of the evening before: until then people change and cancel free of charge. */
const deadlineClock = "22:00";
/** Of the day before: a table with a minimum is confirmed or called off. */
const decisionClock = "12:00";

export async function insertSession(
  client: pg.Client,
  session: SessionSeed,
  event: { id: string; day: Date },
): Promise<void> {
  const { table } = session;
  const dayBefore = daysBefore(event.day, 1);
  const { rows } = await client.query<{ id: string }>(
    `insert into event_session (event_id, kind, letter, board_game_id, guide_id, in_english,
       starts_at, ends_at, capacity, min_players, max_seats, opens_at, closes_at, change_deadline,
       decision_deadline, called_off, seats_taken)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
    [
      event.id,
      table ? "table" : "general",
      table?.letter,
      table ? await findId(client, "board_game", table.game) : null,
      table ? await findId(client, "staff", table.guide) : null,
      table?.inEnglish ?? false,
      atClock(event.day, session.from),
      atClock(event.day, session.until),
      session.capacity,
      table?.minPlayers,
      session.maxSeats,
      daysBefore(event.day, session.opensDaysBefore ?? usuallyOpensDaysBefore),
      atClock(event.day, session.from),
      atClock(dayBefore, deadlineClock),
      table?.minPlayers ? atClock(dayBefore, decisionClock) : null,
      table?.calledOff ?? false,
      session.seatsTaken,
    ],
  );
  const owner = { event_session_id: rows[0]?.id };
  await insertTexts(client, "event_session_text", owner, session.name, (name) => ({ name }));
}
