import type { ReceiptDocument } from "@takujo/contracts/booking/money/receipt";
import type { Honorific } from "@takujo/contracts/booking/money/receipt-form";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { reservationsWithTexts } from "../../schedule/index.ts";

interface PartyValues {
  id: string;
  /** Null for the desk, which may see all. */
  userId: string | null;
  locale: Locale;
}

const ofParty = (argument: Argument<{ id: string; userId: string | null }>) =>
  sql<boolean>`reservation.id = ${argument("id")}
    and (${argument("userId")}::text is null or reservation.user_id = ${argument("userId")})`;

export const selectParty = prepareQuery((db, argument: Argument<PartyValues>) =>
  reservationsWithTexts(db, argument("locale"))
    .where(ofParty(argument))
    .select([
      "reservation.id",
      "reservation.code",
      "reservation.name",
      "reservation.nickname",
      "reservation.arrived",
      "event.id as event_id",
      "event.starts_at as event_starts_at",
      "session.starts_at",
      "event_text.title",
      "event_text.locale",
    ]),
);

export type PartyRow = Awaited<ReturnType<typeof selectParty>>[number];

/** Blocks reception marks and corrections, so that the sums do not change while a receipt is issued. */
export const lockParty = prepareQuery(
  (db, argument: Argument<{ id: string; userId: string | null }>) =>
    db.selectFrom("reservation").where(ofParty(argument)).select("id").forNoKeyUpdate(),
);

export const selectOwned = prepareQuery((db, argument: Argument<{ id: string; userId: string }>) =>
  db
    .selectFrom("reservation")
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId"))
    .select("id"),
);

export interface Payment {
  /** Null for fees taken by the reception; otherwise what was sold. */
  item: string | null;
  rate: number;
  method: string;
  taken: number;
}

/** Money taken from a party: the fee by marks and corrections, and each sale. */
export const selectPayments = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom(
      sql<Payment>`(
        select null as item, 10 as rate, method, paid as taken from check_in
        where check_in.reservation_id = ${argument("id")} and paid > 0
          and not exists (select from check_in_undo where check_in_undo.undone_nonce = check_in.nonce)
        union all
        select case when kind = 'sale' then reason end, rate, method, taken from money_correction
        where money_correction.reservation_id = ${argument("id")} and taken <> 0
      )`.as("payment"),
    )
    .selectAll("payment"),
);

const receiptColumns = [
  "receipt.id",
  "receipt.year",
  "receipt.number",
  "receipt.copy",
  "receipt.event_id",
  "receipt.reservation_id",
  "receipt.standard",
  "receipt.reduced",
  "receipt.addressee",
  "receipt.purpose",
  "receipt.issued_by",
  "receipt.issued_at",
] as const;

/** Only the first copy has a row in `receipt_void`, for all copies. */
const voidReason = sql<string | null>`(
  select receipt_void.reason from receipt as first join receipt_void on receipt_void.receipt_id = first.id
  where first.year = receipt.year and first.number = receipt.number and first.copy = 1
)`;

const honorific = sql<Honorific>`receipt.document ->> 'honorific'`;

/** All copies of all receipts of a party, in order, with why they are void. */
export const selectReceipts = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("receipt")
    .where("receipt.reservation_id", "=", argument("reservationId"))
    .select([...receiptColumns, voidReason.as("void_reason"), honorific.as("honorific")])
    .orderBy("receipt.year")
    .orderBy("receipt.number")
    .orderBy("receipt.copy"),
);

export type ReceiptRow = Awaited<ReturnType<typeof selectReceipts>>[number];

/** One copy, with its printed content. `reservationId` is null for the desk. */
export const selectReceipt = prepareQuery(
  (db, argument: Argument<{ id: string; reservationId: string | null }>) =>
    db
      .selectFrom("receipt")
      .where("receipt.id", "=", argument("id"))
      .where(
        sql<boolean>`(${argument("reservationId")}::uuid is null
          or receipt.reservation_id = ${argument("reservationId")}::uuid)`,
      )
      .select([
        ...receiptColumns,
        voidReason.as("void_reason"),
        honorific.as("honorific"),
        sql<ReceiptDocument>`receipt.document`.as("document"),
      ]),
);

export type PrintedRow = Awaited<ReturnType<typeof selectReceipt>>[number];

/** Receipts of an event, in order. */
export const selectReceiptsOfEvent = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("receipt")
    .where("receipt.event_id", "=", argument("eventId"))
    .select([...receiptColumns, voidReason.as("void_reason"), honorific.as("honorific")])
    .orderBy("receipt.year")
    .orderBy("receipt.number")
    .orderBy("receipt.copy"),
);

/** The next number of the year. Concurrent issuers wait for the end of this transaction. */
export const takeNumber = prepareQuery((db, argument: Argument<{ year: number }>) =>
  db
    .insertInto("receipt_counter")
    .values({ year: argument("year"), last: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet({ last: sql<number>`receipt_counter.last + 1` }),
    )
    .returning("last"),
);

interface ReceiptValues {
  year: number;
  number: number;
  copy: number;
  eventId: string;
  reservationId: string;
  standard: number;
  reduced: number;
  addressee: string;
  purpose: string;
  /** As JSON. */
  document: string;
  issuedBy: string;
  issuedById: string;
  now: Date;
}

export const insertReceipt = prepareQuery((db, argument: Argument<ReceiptValues>) =>
  db
    .insertInto("receipt")
    .values({
      year: argument("year"),
      number: argument("number"),
      copy: argument("copy"),
      event_id: argument("eventId"),
      reservation_id: argument("reservationId"),
      standard: argument("standard"),
      reduced: argument("reduced"),
      addressee: argument("addressee"),
      purpose: argument("purpose"),
      document: argument("document"),
      issued_by: argument("issuedBy"),
      issued_by_id: argument("issuedById"),
      issued_at: argument("now"),
    })
    .returning("id"),
);

/** Returns no row if it is void already. */
export const insertVoid = prepareQuery(
  (db, argument: Argument<{ receiptId: string; reason: string; actorId: string; now: Date }>) =>
    db
      .insertInto("receipt_void")
      .values({
        receipt_id: argument("receiptId"),
        reason: argument("reason"),
        made_by_id: argument("actorId"),
        at: argument("now"),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("receipt_id"),
);
