import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { type RawBuilder, sql } from "kysely";
import { eventsWithTexts } from "../../schedule/index.ts";
import { nameOf } from "../takings/queries.ts";

/** States in which a covered seat uses up a visit. Canceling in time returns it, with no further write. */
const usesPass = sql<boolean>`(
  reservation.state in ('confirmed', 'attended', 'no-show') or (reservation.state = 'cancelled' and reservation.cancelled_late)
)`;

/** Seats that each pass covers, from its owner's few reservations. */
const usesOf = (except: RawBuilder<string | null> = sql<null>`null::uuid`) => sql<number>`(
  select count(*)::integer from reservation, jsonb_array_elements(reservation.prices) as seat
  where reservation.user_id = pass.user_id and ${usesPass} and reservation.id is distinct from ${except}
    and seat ->> 'pass' = pass.id::text
)`;

/**
 * Serializes changes to one person's passes. Locked last, after events, sessions, people, reservations and a code. An
 * advisory lock, because there may be no row yet.
 */
export const lockPasses = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('pass ' || ${argument("userId")}, 0))`.as("locked"),
  ),
);

const nameIn = (locale: RawBuilder<string>) =>
  sql<string>`case ${locale} when 'en' then kind.name_en else kind.name_ja end`;

const isUsable = (at: RawBuilder<Date>) =>
  sql<boolean>`(pass.ended_at is null and pass.valid_until > ${at}::timestamptz)`;

interface UsableValues {
  userId: string;
  /** The reservation that will use them; its own uses do not count. */
  except: string;
  /** When its session begins. */
  at: Date;
  /** Passes that already cover seats of it: promised, even if they have ended since. */
  own: string[];
}

/** Passes that are valid for a session; those that end first are used first. */
export const selectUsable = prepareQuery((db, argument: Argument<UsableValues>) =>
  db
    .selectFrom("pass")
    .innerJoin("pass_kind as kind", "kind.id", "pass.kind_id")
    .where("pass.user_id", "=", argument("userId"))
    .where(sql<boolean>`(${isUsable(argument("at"))} or pass.id = any(${argument("own")}::uuid[]))`)
    .select([
      "pass.id",
      "kind.most_yen as mostYen",
      isUsable(argument("at")).as("isUsable"),
      sql<number>`kind.visits - ${usesOf(argument("except"))}`.as("left"),
    ])
    .orderBy("pass.valid_until")
    .orderBy("pass.id"),
);

/** A bound for people who have bought passes for years. */
const maxRead = 100;

/** The newest first. */
export const selectPasses = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale }>) =>
    db
      .selectFrom("pass")
      .innerJoin("pass_kind as kind", "kind.id", "pass.kind_id")
      .where("pass.user_id", "=", argument("userId"))
      .select([
        "pass.id",
        "pass.award",
        "pass.sale_id",
        "pass.reason",
        "pass.valid_until",
        "pass.made_at",
        "pass.ended_at",
        "pass.end_reason",
        "kind.visits",
        "kind.most_yen",
        "kind.yen",
        nameIn(argument("locale")).as("name"),
        nameOf("pass.made_by_id").as("made_by"),
        usesOf().as("uses"),
      ])
      .orderBy("pass.made_at", "desc")
      .orderBy("pass.id")
      .limit(maxRead),
);

export type PassRow = Awaited<ReturnType<typeof selectPasses>>[number];

/** Events that the person came to while the card was valid. */
const visitsOn = (userId: RawBuilder<string>) => sql<number>`(
  select count(distinct session.event_id)::integer
  from reservation join event_session as session on session.id = reservation.event_session_id
  where reservation.user_id = ${userId} and reservation.state = 'attended'
    and session.starts_at >= kind.made_at and session.starts_at < coalesce(kind.stopped_at, 'infinity')
)`;

/** The stamp card that runs, with the person's visits. */
export const selectCard = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale }>) =>
    db
      .selectFrom("pass_kind as kind")
      .where("kind.stamps", "is not", null)
      .where("kind.stopped_at", "is", null)
      .select([
        nameIn(argument("locale")).as("name"),
        sql<number>`kind.stamps`.as("stamps"),
        "kind.days",
        visitsOn(argument("userId")).as("visits"),
      ]),
);

export type CardRow = Awaited<ReturnType<typeof selectCard>>[number];

/** A visit counts for the card that was valid when its session began. */
export const selectCardOfVisit = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("pass_kind as kind", (join) =>
      join
        .on("kind.stamps", "is not", null)
        .onRef("kind.made_at", "<=", "session.starts_at")
        .on(sql<boolean>`session.starts_at < coalesce(kind.stopped_at, 'infinity')`),
    )
    .where("reservation.id", "=", argument("reservationId"))
    .where("reservation.user_id", "is not", null)
    .select([sql<string>`reservation.user_id`.as("user_id"), "kind.id as kind_id"]),
);

interface EarnedValues {
  userId: string;
  kindId: string;
  madeById: string;
  now: Date;
}

/** A separate statement after the lock, so it sees what former holders of the lock committed. */
export const selectEarned = prepareQuery(
  (db, argument: Argument<{ userId: string; kindId: string }>) =>
    db
      .selectFrom("pass_kind as kind")
      .where("kind.id", "=", argument("kindId"))
      .select(sql<number>`${visitsOn(argument("userId"))} / kind.stamps`.as("earned")),
);

/** By the calendar of the site; the day of the sale is the first. */
const lastMoment = (days: RawBuilder<number>, now: RawBuilder<Date>) => sql<Date>`(
  (date_trunc('day', ${now}::timestamptz at time zone ${siteZone}) + ${days} * interval '1 day') at time zone ${siteZone}
)`;

/** Adds passes that were not given yet, or were withdrawn when a visit was undone. */
export const insertAwards = prepareQuery(
  (db, argument: Argument<EarnedValues & { earned: number }>) => {
    const statement = sql<{ id: string }>`
      insert into pass (user_id, kind_id, award, valid_until, made_by_id, made_at)
      select ${argument("userId")}, kind.id, award, ${lastMoment(sql<number>`kind.days`, argument("now"))},
        ${argument("madeById")}, ${argument("now")}::timestamptz
      from pass_kind as kind, generate_series(1, ${argument("earned")}::integer) as award
      where kind.id = ${argument("kindId")}
      on conflict (user_id, kind_id, award) where award is not null
      do update set ended_at = null where pass.ended_at is not null and pass.ended_by_id is null
      returning id`;
    return { compile: () => statement.compile(db) };
  },
);

/** Withdraws passes earned by a visit that was undone, unless they already cover a seat. */
export const endAwards = prepareQuery(
  (db, argument: Argument<Omit<EarnedValues, "madeById"> & { earned: number }>) =>
    db
      .updateTable("pass")
      .set({ ended_at: argument("now") })
      .where("user_id", "=", argument("userId"))
      .where("kind_id", "=", argument("kindId"))
      .where("award", ">", argument("earned"))
      .where("ended_at", "is", null)
      .where(sql<boolean>`${usesOf()} = 0`)
      .returning("id"),
);

interface GuestStamps {
  userId: string;
  visits: number;
  of: number;
}

/** Visits of all people with a reservation for an event, while a stamp card is valid. */
export const selectStampsOfGuests = prepareQuery((db, argument: Argument<{ eventId: string }>) => {
  const statement = sql<GuestStamps>`
    select guest.user_id as "userId", ${visitsOn(sql<string>`guest.user_id`)} as visits, kind.stamps as of
    from pass_kind as kind, (
      select distinct reservation.user_id from event_session as session
      join reservation on reservation.event_session_id = session.id
      where session.event_id = ${argument("eventId")} and reservation.user_id is not null offset 0
    ) as guest
    where kind.stamps is not null and kind.stopped_at is null`;
  return { compile: () => statement.compile(db) };
});

/** A shared lock: it cannot be stopped meanwhile, and others can sell it at the same time. */
export const lockKindForSale = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("pass_kind")
    .where("id", "=", argument("id"))
    .where("stopped_at", "is", null)
    .select(["id", "name_ja", "visits", "yen", "stamps"])
    .forShare(),
);

export const selectPerson = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db.selectFrom("user").where("id", "=", argument("userId")).select("id"),
);

interface PassValues {
  userId: string;
  kindId: string;
  saleId: string | null;
  reason: string;
  madeById: string;
  now: Date;
}

export const insertPass = prepareQuery((db, argument: Argument<PassValues>) =>
  db
    .insertInto("pass")
    .columns(["user_id", "kind_id", "sale_id", "reason", "valid_until", "made_by_id", "made_at"])
    .expression(
      db
        .selectFrom("pass_kind as kind")
        .where("kind.id", "=", argument("kindId"))
        .select([
          argument("userId").as("user_id"),
          "kind.id",
          sql<string | null>`${argument("saleId")}::uuid`.as("sale_id"),
          argument("reason").as("reason"),
          lastMoment(sql<number>`kind.days`, argument("now")).as("valid_until"),
          argument("madeById").as("made_by_id"),
          sql<Date>`${argument("now")}::timestamptz`.as("made_at"),
        ]),
    )
    .returning("id"),
);

export const selectPass = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("pass")
    .innerJoin("pass_kind as kind", "kind.id", "pass.kind_id")
    .leftJoin("money_correction as sale", "sale.id", "pass.sale_id")
    .where("pass.id", "=", argument("id"))
    .select(["pass.user_id", "sale.taken as paid", "kind.name_ja"]),
);

/** Returns no row if it was taken back already. */
export const endPassRow = prepareQuery(
  (db, argument: Argument<{ id: string; reason: string; endedById: string; now: Date }>) =>
    db
      .updateTable("pass")
      .set({
        ended_at: argument("now"),
        ended_by_id: argument("endedById"),
        end_reason: argument("reason"),
      })
      .where("id", "=", argument("id"))
      .where("ended_at", "is", null)
      .returning(["id", usesOf().as("uses")]),
);

/** How long before and after it an event can be chosen for a sale. */
const nearbyDays = 3;
const dayMs = 86_400_000;
export const nearby = (now: Date) => ({
  from: new Date(now.getTime() - nearbyDays * dayMs),
  until: new Date(now.getTime() + nearbyDays * dayMs),
});

interface EveningValues {
  userId: string;
  locale: Locale;
  from: Date;
  until: Date;
  now: Date;
}

/** Events whose takings are not closed, the nearest to now first. */
export const selectOpenEvenings = prepareQuery((db, argument: Argument<EveningValues>) =>
  eventsWithTexts(db, argument("locale"))
    .where("event.state", "<>", "draft")
    .where("event.starts_at", "<", argument("until"))
    .where("event.ends_at", ">", argument("from"))
    .where(
      sql<boolean>`not exists (select from money_closing where event_id = event.id and reopened_at is null)`,
    )
    .select([
      "event.id",
      "event_text.title",
      "event.starts_at",
      sql<boolean>`exists (
        select from event_session as session join reservation on reservation.event_session_id = session.id
        where session.event_id = event.id and reservation.user_id = ${argument("userId")}
          and reservation.state in ('confirmed', 'attended')
      )`.as("is_guest"),
    ])
    .orderBy(sql`abs(extract(epoch from event.starts_at - ${argument("now")}::timestamptz))`)
    .orderBy("event.id")
    .limit(20),
);

/** The person's reservation for an event; a sale then belongs to it. */
export const selectPartyAt = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string }>) =>
    db
      .selectFrom("reservation")
      .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
      .where("session.event_id", "=", argument("eventId"))
      .where("reservation.user_id", "=", argument("userId"))
      .where("reservation.state", "in", ["confirmed", "attended"])
      .select("reservation.id")
      .orderBy("session.starts_at")
      .orderBy("reservation.id")
      .limit(1),
);
