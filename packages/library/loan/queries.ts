import { whoIs } from "@takujo/booking/door/index";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** Serializes the marks of one box, removed boxes included, because they were handed out. */
export const lockBox = prepareQuery((db, argument: Argument<{ number: number }>) =>
  db
    .selectFrom("game_copy")
    .select(["id", "condition", "missing"])
    .where("number", "=", argument("number"))
    .forNoKeyUpdate(),
);

interface LoanValues {
  nonce: string;
  copyId: string;
  eventId: string;
  sessionId: string | null;
  reservationId: string | null;
  holder: string;
  lentAt: Date;
  device: string;
  madeById: string;
  now: Date;
}

/**
 * Returns no row if the nonce is already used. Contested until it is counted, so that the box may have another open loan.
 * A deleted event, and a table or party of another one, are left out, because the box was handed out all the same.
 */
export const insertLoan = prepareQuery((db, argument: Argument<LoanValues>) =>
  db
    .insertInto("game_loan")
    .values({
      nonce: argument("nonce"),
      copy_id: argument("copyId"),
      event_id: sql`(select id from event where id = ${argument("eventId")}::uuid)`,
      event_session_id: sql`(
        select id from event_session
        where id = ${argument("sessionId")}::uuid and event_id = ${argument("eventId")}::uuid
      )`,
      reservation_id: sql`(
        select reservation.id from reservation
        join event_session as session on session.id = reservation.event_session_id
        where reservation.id = ${argument("reservationId")}::uuid
          and session.event_id = ${argument("eventId")}::uuid
      )`,
      holder: argument("holder"),
      lent_at: argument("lentAt"),
      device: argument("device"),
      made_by_id: argument("madeById"),
      at: argument("now"),
      is_contested: true,
    })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce"),
);

interface LoanMarkValues {
  nonce: string;
  copyId: string;
  of: string;
  kind: string;
  condition: string | null;
  missing: string;
  markedAt: Date;
  device: string;
  madeById: string;
  now: Date;
}

/** Returns no row if the nonce is already used. */
export const insertLoanMark = prepareQuery((db, argument: Argument<LoanMarkValues>) =>
  db
    .insertInto("game_loan_mark")
    .values({
      nonce: argument("nonce"),
      copy_id: argument("copyId"),
      of_nonce: argument("of"),
      kind: argument("kind"),
      condition: argument("condition"),
      missing: argument("missing"),
      marked_at: argument("markedAt"),
      device: argument("device"),
      made_by_id: argument("madeById"),
      at: argument("now"),
    })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce"),
);

/** The loan that a nonce is about: its own, or that of the return it names. */
export const selectLoanOf = prepareQuery((db, argument: Argument<{ nonce: string }>) =>
  db
    .selectFrom("game_loan")
    .select(["nonce", "copy_id"])
    .where(
      sql<boolean>`nonce in (${argument("nonce")}::uuid, (
        select of_nonce from game_loan_mark
        where game_loan_mark.nonce = ${argument("nonce")}::uuid and kind = 'return'
      ))`,
    ),
);

const returnOf = (what: "marked_at" | "nonce" | "missing" | "made_by_id") => sql`(
  select back.${sql.ref(what)} from game_loan_mark as back
  where back.of_nonce = loan.nonce and back.copy_id = loan.copy_id and back.kind = 'return'
    and not exists (
      select from game_loan_mark as undo
      where undo.of_nonce = back.nonce and undo.kind = 'undo' and undo.copy_id = back.copy_id
    )
  order by back.marked_at, back.nonce limit 1
)`;

/** Recomputes a loan from all its marks. Contested until its box is recounted, because it may be open again. */
export const recountLoan = prepareQuery((db, argument: Argument<{ nonce: string }>) =>
  db
    .updateTable("game_loan as loan")
    .set({
      returned_at: sql<Date | null>`(
        select case when back is not null then greatest(loan.lent_at, back) end
        from (select ${returnOf("marked_at")} as back) as found
      )`,
      is_undone: sql<boolean>`exists (
        select from game_loan_mark as undo
        where undo.of_nonce = loan.nonce and undo.kind = 'undo' and undo.copy_id = loan.copy_id
      )`,
      is_contested: true,
    })
    .where("nonce", "=", argument("nonce"))
    .returning(["nonce", "lent_at"]),
);

const endOf = (loan: "loan" | "other") =>
  sql`coalesce(${sql.ref(`${loan}.returned_at`)}, 'infinity')`;

/** Two loans contradict each other if the box was in two places at once. Only those that last until `since` can change. */
export const recountBox = prepareQuery(
  (db, argument: Argument<{ copyId: string; since: Date; nonce: string }>) =>
    db
      .updateTable("game_loan as loan")
      .set({
        is_contested: sql<boolean>`not loan.is_undone and exists (
          select from game_loan as other
          where other.copy_id = loan.copy_id and other.nonce <> loan.nonce and not other.is_undone
            and (other.lent_at = loan.lent_at
              or (other.lent_at < ${endOf("loan")} and loan.lent_at < ${endOf("other")}))
        )`,
      })
      .where("loan.copy_id", "=", argument("copyId"))
      .where(sql<boolean>`${endOf("loan")} >= ${argument("since")}`)
      .returning([
        "loan.nonce",
        "loan.is_contested",
        sql<boolean>`loan.nonce = ${argument("nonce")}::uuid`.as("is_own"),
      ]),
);

export const updateBoxCondition = prepareQuery(
  (db, argument: Argument<{ id: string; condition: string; missing: string }>) =>
    db
      .updateTable("game_copy")
      .set({
        condition: argument("condition"),
        missing: argument("missing"),
        version: sql`version + 1`,
      })
      .where("id", "=", argument("id"))
      .returning("id"),
);

const isOut = sql<boolean>`(loan.returned_at is null and not loan.is_undone)`;
/** Looked up per loan by index; without `offset 0`, PostgreSQL may read all marks. */
const isSeen = sql<boolean>`exists (
  select from game_loan_mark as seen
  where seen.of_nonce = loan.nonce and seen.kind = 'see' and seen.copy_id = loan.copy_id offset 0
)`;
/** Reviewed conflicts stay listed for as long as questions may come up. */
const isToldOf = sql<boolean>`(
  loan.is_contested and (loan.lent_at > now() - interval '30 days' or not ${isSeen})
)`;

export const selectLoans = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("game_loan as loan")
    .innerJoin("game_copy as copy", "copy.id", "loan.copy_id")
    .where(sql<boolean>`(${isOut} or ${isToldOf} or loan.event_id = ${argument("eventId")}::uuid)`)
    .select([
      "loan.nonce",
      "copy.number",
      "loan.lent_at",
      "loan.device",
      whoIs("loan.made_by_id").as("by"),
      sql<boolean>`loan.event_id is not distinct from ${argument("eventId")}::uuid`.as("is_here"),
      "loan.event_session_id",
      "loan.reservation_id",
      "loan.holder",
      "loan.returned_at",
      sql<string | null>`${returnOf("nonce")}`.as("return_nonce"),
      sql<string | null>`${returnOf("missing")}`.as("return_missing"),
      sql<string | null>`(
        select coalesce(nullif("user".name, ''), '@' || profile.handle)
        from "user" join profile on profile.user_id = "user".id
        where "user".id = ${returnOf("made_by_id")}
      )`.as("return_by"),
      "loan.is_undone",
      "loan.is_contested",
      isSeen.as("is_seen"),
    ])
    .orderBy("loan.lent_at")
    .orderBy("loan.nonce"),
);

export type LoanRow = Awaited<ReturnType<typeof selectLoans>>[number];

/** All boxes on the shelf, and those that were taken off it while they were out. */
export const selectBoxes = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("game_copy as copy")
    .$call(withText("board_game_text", "copy.board_game_id", argument("locale")))
    .where(
      sql<boolean>`(copy.removed_at is null or exists (
        select from game_loan as loan where loan.copy_id = copy.id and (${isOut} or ${isToldOf})
      ))`,
    )
    .orderBy("copy.number")
    .select([
      "copy.number",
      "copy.place",
      "copy.condition",
      "copy.missing",
      sql<boolean>`copy.removed_at is not null`.as("is_removed"),
      "board_game_text.locale",
      "board_game_text.name",
    ]),
);

export type BoxRow = Awaited<ReturnType<typeof selectBoxes>>[number];

export const selectHolders = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("session.event_id", "=", argument("eventId"))
    .where("reservation.state", "in", ["confirmed", "attended", "no-show"])
    .orderBy("reservation.kana")
    .orderBy("reservation.id")
    .select([
      "reservation.id",
      "reservation.code",
      sql<string>`coalesce(nullif(reservation.nickname, ''), reservation.name)`.as("name"),
      "reservation.event_session_id",
    ]),
);

/** Deletes names on loans that ended before `until`. */
export const blankHolders = prepareQuery((db, argument: Argument<{ until: Date }>) =>
  db
    .updateTable("game_loan")
    .set({ holder: "" })
    .where("holder", "<>", "")
    .where("lent_at", "<", argument("until"))
    .where(sql<boolean>`(returned_at < ${argument("until")} or is_undone)`)
    .returning("nonce"),
);
