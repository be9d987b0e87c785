import type { lockSessions } from "@takujo/booking/seats/seat-gate/queries";
import type { PriceKind } from "@takujo/contracts/booking/money/seat-price";
import { prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** What the gate reads of its sessions, without the lock. */
export const selectUnlocked: typeof lockSessions = prepareQuery((db, argument) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .where(sql<boolean>`session.id = any(${argument("ids")})`)
    .selectAll("session")
    .select([
      "event.state as event_state",
      "event.published_at",
      "event.venue_id",
      "event.fee",
      sql<PriceKind[]>`event.prices`.as("price_kinds"),
    ]),
);
