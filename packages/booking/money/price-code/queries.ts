import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** States in which a reservation uses up its code. Canceling returns the use, with no further write. */
const usesCode = sql<boolean>`reservation.state in ('confirmed', 'attended', 'no-show')`;

/**
 * Serializes new uses of a code. Locked after sessions, people and reservations, and only one per transaction.
 * Returning a use takes no lock.
 */
export const lockCode = prepareQuery((db, argument: Argument<{ code: string }>) =>
  db
    .selectFrom("price_code")
    .where("code", "=", argument("code"))
    .select([
      "id",
      "yen",
      "percent",
      "event_id",
      "valid_from",
      "valid_until",
      "most_uses",
      "most_per_person",
      "stopped_at",
    ])
    .forNoKeyUpdate(),
);

export type CodeRow = Awaited<ReturnType<typeof lockCode>>[number];

export const selectCode = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("price_code")
    .where("id", "=", argument("id"))
    .select(["id", "code", "yen", "percent", "event_id"]),
);

interface UsesValues {
  id: string;
  userId: string | null;
  /** Identifies a person without an account; empty if they gave no address. */
  guestEmail: string;
  /** The reservation that will use it. */
  except: string;
}

/** A separate statement after the lock, so it sees what former holders of the lock committed. */
export const countUses = prepareQuery((db, argument: Argument<UsesValues>) =>
  db
    .selectFrom("reservation")
    .where("price_code_id", "=", argument("id"))
    .where("id", "<>", argument("except"))
    .where(usesCode)
    .select([
      sql<number>`count(*)::integer`.as("uses"),
      sql<number>`(count(*) filter (
        where user_id = ${argument("userId")}
          or user_id is null and guest_email <> '' and guest_email = ${argument("guestEmail")}
      ))::integer`.as("own"),
    ]),
);

export const selectCodes = prepareQuery(
  (db, argument: Argument<{ locale: Locale; limit: number }>) =>
    db
      .selectFrom("price_code")
      .selectAll("price_code")
      .select([
        sql<string | null>`(
          select title from event_text where event_text.event_id = price_code.event_id
            and locale in (${argument("locale")}, 'ja') order by locale = 'ja' limit 1
        )`.as("event_title"),
        sql<number>`(
          select count(*)::integer from reservation
          where reservation.price_code_id = price_code.id and ${usesCode}
        )`.as("uses"),
      ])
      .orderBy("made_at", "desc")
      .orderBy("id")
      .limit(argument("limit")),
);

export type CodeListRow = Awaited<ReturnType<typeof selectCodes>>[number];

interface CodeValues {
  code: string;
  note: string;
  yen: number;
  percent: number;
  eventId: string | null;
  validFrom: string;
  validUntil: string;
  mostUses: number | null;
  mostPerPerson: number | null;
  madeById: string;
  now: Date;
}

/** Returns no row if there is such a code already. */
export const insertCode = prepareQuery((db, argument: Argument<CodeValues>) =>
  db
    .insertInto("price_code")
    .values({
      code: argument("code"),
      note: argument("note"),
      yen: argument("yen"),
      percent: argument("percent"),
      event_id: argument("eventId"),
      valid_from: argument("validFrom"),
      valid_until: argument("validUntil"),
      most_uses: argument("mostUses"),
      most_per_person: argument("mostPerPerson"),
      made_by_id: argument("madeById"),
      made_at: argument("now"),
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning(["id", "code"]),
);

export const selectEventId = prepareQuery((db, argument: Argument<{ slug: string }>) =>
  db.selectFrom("event").where("slug", "=", argument("slug")).select("id"),
);

/** Returns no row if it is stopped already. */
export const stopCodeRow = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
  db
    .updateTable("price_code")
    .set({ stopped_at: argument("now") })
    .where("id", "=", argument("id"))
    .where("stopped_at", "is", null)
    .returning(["id", "code"]),
);
