import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Expression, type RawBuilder, sql } from "kysely";
import { eventsWithTexts } from "../../schedule/index.ts";

/** What corrections add to what a party still has to pay. */
export const addedByCorrections = (
  reservationId: string,
): RawBuilder<number> => sql<number>`coalesce((
  select sum(money_correction.owed - money_correction.taken) from money_correction
  where money_correction.reservation_id = ${sql.ref(reservationId)}
), 0)::float8`;

/** Name, or handle without a name. */
export const nameOf = (id: string) => sql<string | null>`(
  select coalesce(nullif("user".name, ''), '@' || profile.handle)
  from "user" join profile on profile.user_id = "user".id where "user".id = ${sql.ref(id)}
)`;

/** Not an integer column: even the sum of a thousand wrong marks must be shown, so that it can be corrected. Exact to 2^53. */
const total = (column: string, condition = "true") =>
  sql.raw(`coalesce(sum(${column}) filter (where ${condition}), 0)::float8`);
const byMethod = (column: string) => sql`
  ${total(column, "method = 'cash'")} as cash,
  ${total(column, "method = 'qr'")} as qr,
  ${total(column, "method = 'card'")} as card`;

interface PartySums {
  event_id: string;
  id: string;
  code: string;
  name: string;
  kana: string;
  /** Number of people who came. */
  people: number;
  /** Number of people with seats who have not come yet. */
  coming: number;
  /** What those who came owe, and what the others would. */
  promised: number;
  coming_sum: number;
  /** With corrections. */
  owed: number;
  /** By marks of the reception alone. */
  cash: number;
  qr: number;
  card: number;
  /** With corrections. */
  taken: number;
}

/**
 * Every reservation of the events with what it owes and has paid. PostgreSQL cannot know how few they are; the barriers (`offset
 * 0`) keep it from reading whole tables.
 */
const parties = (eventIds: RawBuilder<string[]>) => sql<PartySums>`(
  select session.event_id, reservation.id, reservation.code, reservation.kana,
    coalesce(nullif(reservation.name, ''), reservation.nickname) as name,
    reservation.people, reservation.coming, mark.cash, mark.qr, mark.card,
    coalesce(reservation.owed, event.fee * reservation.people) as promised,
    case when reservation.coming = 0 then 0 else promised_yen(reservation.prices, reservation.seats, event.fee)
      - coalesce(reservation.owed, event.fee * reservation.people) end as coming_sum,
    coalesce(reservation.owed, event.fee * reservation.people) + correction.owed as owed,
    mark.cash + mark.qr + mark.card + correction.taken as taken
  from unnest(${eventIds}::uuid[]) as chosen (id)
  cross join lateral (select id, fee from event where event.id = chosen.id offset 0) as event
  cross join lateral (
    select id, event_id from event_session where event_session.event_id = event.id offset 0
  ) as session
  cross join lateral (
    select id, code, kana, name, nickname, prices, seats,
      case when state <> 'attended' then 0 else reservation.owed end as owed,
      case when state = 'attended' then arrived else 0 end as people,
      case when state in ('confirmed', 'attended') then seats - arrived else 0 end as coming
    from reservation where reservation.event_session_id = session.id offset 0
  ) as reservation
  cross join lateral (
    select ${byMethod("paid")} from (
      select paid, method from check_in
      where check_in.reservation_id = reservation.id and check_in.paid > 0
        and not exists (select from check_in_undo where check_in_undo.undone_nonce = check_in.nonce) offset 0
    ) as standing
  ) as mark
  cross join lateral (
    select ${total("owed")} as owed, ${total("taken")} as taken from money_correction
    where money_correction.reservation_id = reservation.id and money_correction.event_id = session.event_id
  ) as correction
)`;

export interface EveningTotals {
  event_id: string;
  people: number;
  coming: number;
  /** Promised prices of those who came; `coming_sum` has those of the others. */
  promised: number;
  coming_sum: number;
  unpaid: number;
  overpaid: number;
  cash: number;
  qr: number;
  card: number;
  cash_payers: number;
  qr_payers: number;
  card_payers: number;
  /** Part of the takings at the reduced rate. */
  reduced: number;
  corrected: number;
  deleted_owed: number;
  deleted_taken: number;
}

/** One row for each event. */
export const selectTotals = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom(
      sql<EveningTotals>`(
        select chosen.id as event_id,
          coalesce(people, 0) as people, coalesce(coming, 0) as coming,
          coalesce(promised, 0) as promised, coalesce(coming_sum, 0) as coming_sum,
          coalesce(unpaid, 0) as unpaid, coalesce(overpaid, 0) as overpaid,
          coalesce(cash_payers, 0) as cash_payers, coalesce(qr_payers, 0) as qr_payers,
          coalesce(card_payers, 0) as card_payers,
          coalesce(party.cash, 0) + correction.cash + deleted.cash as cash,
          coalesce(party.qr, 0) + correction.qr + deleted.qr as qr,
          coalesce(party.card, 0) + correction.card + deleted.card as card,
          correction.reduced, correction.owed as corrected,
          deleted.owed as deleted_owed, deleted.cash + deleted.qr + deleted.card as deleted_taken
        from unnest(${argument("eventIds")}::uuid[]) as chosen (id)
        left join (
          select event_id, ${total("people")} as people, ${total("coming")} as coming,
            ${total("promised")} as promised, ${total("coming_sum")} as coming_sum,
            ${total("owed - taken", "owed > taken")} as unpaid,
            ${total("taken - owed", "taken > owed")} as overpaid,
            ${total("cash")} as cash, ${total("qr")} as qr, ${total("card")} as card,
            count(*) filter (where cash > 0)::integer as cash_payers,
            count(*) filter (where qr > 0)::integer as qr_payers,
            count(*) filter (where card > 0)::integer as card_payers
          from ${parties(argument("eventIds"))} as party group by event_id
        ) as party on party.event_id = chosen.id
        cross join lateral (
          select ${byMethod("taken")}, ${total("owed")} as owed, ${total("taken", "rate = 8")} as reduced
          from money_correction where money_correction.event_id = chosen.id
        ) as correction
        cross join lateral (
          select ${total("owed")} as owed, ${total("cash")} as cash, ${total("qr")} as qr, ${total("card")} as card
          from money_of_deleted where money_of_deleted.event_id = chosen.id
        ) as deleted
      )`.as("totals"),
    )
    .selectAll("totals"),
);

export const selectParties = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom(parties(argument("eventIds")).as("party"))
    .where(sql<boolean>`(party.people > 0 or party.taken <> 0 or party.owed <> 0)`)
    .select([
      "party.id",
      "party.code",
      "party.name",
      "party.people",
      "party.owed",
      "party.taken",
      sql<number>`(
        select count(*)::integer from receipt
        where receipt.reservation_id = party.id and receipt.copy = 1
          and not exists (select from receipt_void where receipt_id = receipt.id)
      )`.as("receipts"),
    ])
    .orderBy("party.kana")
    .orderBy("party.id"),
);

export type PartyRow = Awaited<ReturnType<typeof selectParties>>[number];

type Db = Parameters<Parameters<typeof prepareQuery>[0]>[0];

const withTitle = (db: Db, locale: Expression<string>) =>
  eventsWithTexts(db, locale).select([
    "event.id",
    "event.slug",
    "event.state",
    "event.starts_at",
    "event.ends_at",
    "event.fee",
    "event_text.title",
    "event_text.locale",
  ]);

export const selectEvents = prepareQuery(
  (db, argument: Argument<{ from: Date; to: Date; locale: Locale }>) =>
    withTitle(db, argument("locale"))
      .where("event.state", "<>", "draft")
      .where("event.starts_at", ">=", argument("from"))
      .where("event.starts_at", "<", argument("to"))
      .orderBy("event.starts_at")
      .orderBy("event.id"),
);

export const selectEvent = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    withTitle(db, argument("locale")).where("event.id", "=", argument("eventId")),
);

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** No row while there is no event. */
export const selectFirstEvent = prepareQuery((db) =>
  db
    .selectFrom("event")
    .where("state", "<>", "draft")
    .select("starts_at")
    .orderBy("starts_at")
    .limit(1),
);

/** Serializes correcting, closing and reopening an event's takings. The reception never waits here. */
export const lockEvening = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("event")
    .where("id", "=", argument("eventId"))
    .select(["id", "starts_at"])
    .forNoKeyUpdate(),
);
