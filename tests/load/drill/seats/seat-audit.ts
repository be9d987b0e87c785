import type pg from "pg";

type Queryable = Pick<pg.Pool, "query">;

/** Sessions whose count is not the sum of their reservations, or is above what they have. One statement sees one moment. */
export async function miscountedSessions(pool: Queryable): Promise<number> {
  const { rows } = await pool.query<{ miscounted: number }>(
    `select count(*)::integer as miscounted
     from event_session as session
     left join (
       select event_session_id, sum(seats_held) as seats from reservation group by 1
     ) as held on held.event_session_id = session.id
     where session.seats_taken <> coalesce(held.seats, 0) or session.seats_taken > session.capacity`,
  );
  return rows[0]?.miscounted ?? 0;
}

export const confirmedSeats = (pool: Queryable) =>
  sumOf(pool, "select sum(seats)::integer as sum from reservation where state = 'confirmed'");

export const seatsTaken = (pool: Queryable) =>
  sumOf(pool, "select sum(seats_taken)::integer as sum from event_session");

async function sumOf(pool: Queryable, statement: string): Promise<number> {
  const { rows } = await pool.query<{ sum: number | null }>(statement);
  return rows[0]?.sum ?? 0;
}
