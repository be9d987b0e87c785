import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Of upcoming sessions. */
export async function selectSeats(db: Database): Promise<{ taken: number; capacity: number }> {
  const { rows } = await sql<{ taken: number; capacity: number }>`
    select coalesce(sum(seats_taken), 0)::integer as taken, coalesce(sum(capacity), 0)::integer as capacity
    from event_session where starts_at > now()`.execute(db);
  return rows[0] ?? { taken: 0, capacity: 0 };
}
