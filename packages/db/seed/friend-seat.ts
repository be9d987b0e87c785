import type pg from "pg";
import { atClock, daysBefore, venueToday } from "./venue-time.ts";

/** Three seats of Kotori's. A friend took the second, the third waits for an answer. */
const party = "R4NT8W6H";
const friend = { email: "aoi@example.jp", nickname: "あおい" };
const message = "となりの席、あけてもらったよ。ルールはその場で教えてくれるって。";

/** Nothing if the party has sent a seat already. */
export async function insertFriendSeats(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; starts_at: Date }>(
    `select reservation.id, starts_at from reservation join event_session on event_session.id = event_session_id
     where code = $1 and not exists (select from friend_seat where reservation_id = reservation.id)`,
    [party],
  );
  if (!rows[0]) return;
  const { id, starts_at } = rows[0];
  // As packages/booking/reservation/friend-seat says.
  const until = atClock(daysBefore(venueToday(starts_at), 2), "22:00");
  await client.query(
    `insert into friend_seat (reservation_id, place, number, state, message, expires_at, user_id, nickname, shows_name,
       created_at, taken_at)
     select $1::uuid, 1, 2, 'taken', $2, $3::timestamptz, id, $5, true, $6::timestamptz, $7::timestamptz
     from "user" where email = $4
     union all select $1, 2, 3, 'open', $2, $3, null, '', false, $6, null`,
    [id, message, until, friend.email, friend.nickname, daysBefore(now, 1.5), daysBefore(now, 1)],
  );
}
