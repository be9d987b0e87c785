import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const beginSending = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .updateTable("message")
    .set({ state: "sending" })
    .where("id", "=", argument("id"))
    .where("state", "=", "planned")
    .returning("id"),
);

/** Mails in progress when a worker was killed. Their queue has one worker at a time. */
export const freeRecipients = prepareQuery((db, argument: Argument<{ messageId: string }>) =>
  db
    .updateTable("message_recipient")
    .set({ state: "waiting" })
    .where("message_id", "=", argument("messageId"))
    .where("state", "=", "sending")
    .returning("id"),
);

/** Pending recipients get no mail any more. */
export const skipWaiting = prepareQuery(
  (db, argument: Argument<{ messageId: string; states: string[]; now: Date }>) =>
    db
      .updateTable("message_recipient")
      .set({ state: "skipped", reason: "stopped", at: argument("now") })
      .where("message_id", "=", argument("messageId"))
      .where(sql<boolean>`state = any(${argument("states")}::text[])`)
      .returning("id"),
);

export const deleteRecipients = prepareQuery((db, argument: Argument<{ messageId: string }>) =>
  db
    .deleteFrom("message_recipient")
    .where("message_id", "=", argument("messageId"))
    .returning("id"),
);

interface PartyToCall {
  recipient_id: string;
  reservation_id: string;
  state: string;
  seats: number;
}

/** Parties to call, with their current state. */
export const selectToCall = prepareQuery((db, argument: Argument<{ messageId: string }>) => {
  const statement = sql<PartyToCall>`
    select recipient.id as recipient_id, reservation.id as reservation_id, reservation.state, reservation.seats
    from message_recipient as recipient join reservation on reservation.id = recipient.reservation_id
    where recipient.message_id = ${argument("messageId")}::uuid and recipient.way = 'telephone' and recipient.state = 'waiting'
    order by reservation.id for no key update of recipient`;
  return { compile: () => statement.compile(db) };
});

/** Claims the next recipient, so that no other worker takes it too. */
export const claimRecipient = prepareQuery(
  (db, argument: Argument<{ messageId: string; now: Date }>) => {
    const statement = sql<{ id: string; attempts: number; user_id: string | null }>`
      update message_recipient set state = 'sending', at = ${argument("now")}::timestamptz
      where id = (
        select recipient.id from message_recipient as recipient
        join message on message.id = recipient.message_id
        where recipient.message_id = ${argument("messageId")}::uuid and message.state = 'sending'
          and recipient.state = 'waiting' and recipient.way = 'mail'
          and (recipient.try_after is null or recipient.try_after <= ${argument("now")}::timestamptz)
        order by recipient.try_after nulls first, recipient.id
        limit 1 for update of recipient skip locked
      )
      returning id, attempts, user_id`;
    return { compile: () => statement.compile(db) };
  },
);

/** A reservation that still makes the person a recipient: the one they were selected by, or another. */
export const selectReservationOf = prepareQuery(
  (db, argument: Argument<{ id: string; states: string[] }>) => {
    const statement = sql<{ id: string; locale: Locale }>`
      select reservation.id, coalesce("user".locale, reservation.guest_locale) as locale
      from message_recipient as recipient
      join message on message.id = recipient.message_id
      cross join lateral (
        select own.* from reservation as own where own.user_id = recipient.user_id
        union all
        -- By the address that the party has now.
        select own.* from reservation as own
        where recipient.user_id is null and own.guest_email <> '' and own.guest_email collate "C" = (
          select guest_email from reservation as chosen where chosen.id = recipient.reservation_id
        )
      ) as reservation
      left join "user" on "user".id = reservation.user_id
      join event_session as session on session.id = reservation.event_session_id
      where recipient.id = ${argument("id")}::uuid and session.event_id = message.event_id
        and (message.event_session_id is null or session.id = message.event_session_id)
        and reservation.state = any(${argument("states")}::text[])
      order by reservation.id <> recipient.reservation_id, session.starts_at, reservation.id
      limit 1`;
    return { compile: () => statement.compile(db) };
  },
);

interface Outcome {
  ids: string[];
  state: string;
  reason: string | null;
  attempts: number;
  tryAfter: Date | null;
  now: Date;
}

export const noteOutcome = prepareQuery((db, argument: Argument<Outcome>) =>
  db
    .updateTable("message_recipient")
    .set({
      state: argument("state"),
      reason: argument("reason"),
      attempts: argument("attempts"),
      try_after: argument("tryAfter"),
      at: argument("now"),
    })
    .where(sql<boolean>`id = any(${argument("ids")}::uuid[])`)
    .where("state", "in", ["sending", "waiting"])
    .returning("id"),
);

/** Resets failed mails, all or one person's, so that they are sent again. */
export const retryFailed = prepareQuery(
  (db, argument: Argument<{ messageId: string; recipientId: string | null; now: Date }>) =>
    db
      .updateTable("message_recipient")
      .set({
        state: "waiting",
        reason: null,
        status: null,
        attempts: 0,
        try_after: null,
        at: argument("now"),
      })
      .where("message_id", "=", argument("messageId"))
      .where("state", "=", "failed")
      .where("way", "=", "mail")
      .where(
        sql<boolean>`(${argument("recipientId")}::uuid is null or id = ${argument("recipientId")}::uuid)`,
      )
      .returning("id"),
);

/** When the next mail can be sent; null if none is left. */
export const selectNextMoment = prepareQuery(
  (db, argument: Argument<{ messageId: string; now: Date }>) => {
    const statement = sql<{ due_at: Date | null }>`
      select min(coalesce(try_after, ${argument("now")}::timestamptz)) as due_at from message_recipient
      where message_id = ${argument("messageId")}::uuid and state in ('waiting', 'sending') and way = 'mail'`;
    return { compile: () => statement.compile(db) };
  },
);

export const endSending = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
  db
    .updateTable("message")
    .set({ state: "done", ended_at: argument("now") })
    .where("id", "=", argument("id"))
    .where("state", "=", "sending")
    .where(
      sql<boolean>`not exists (
        select from message_recipient
        where message_recipient.message_id = message.id and message_recipient.state in ('waiting', 'sending')
      )`,
    )
    .returning("id"),
);

interface RecipientPage {
  messageId: string;
  states: string[];
  rank: number;
  after: string;
  limit: number;
}

/** Failed ones first, then those in progress, then the others. */
const rank = sql<number>`array_position(
  array['failed', 'sending', 'waiting', 'sent', 'listed', 'skipped'], recipient.state
)`;

export const selectRecipients = prepareQuery((db, argument: Argument<RecipientPage>) =>
  db
    .selectFrom("message_recipient as recipient")
    .leftJoin("reservation", "reservation.id", "recipient.reservation_id")
    .leftJoin("event_session as session", "session.id", "reservation.event_session_id")
    .leftJoin("user", "user.id", "recipient.user_id")
    .leftJoin("profile", "profile.user_id", "recipient.user_id")
    .where("recipient.message_id", "=", argument("messageId"))
    .where(sql<boolean>`recipient.state = any(${argument("states")}::text[])`)
    .where(
      sql<boolean>`(${rank}, recipient.id) > (${argument("rank")}::integer, ${argument("after")}::uuid)`,
    )
    .select([
      "recipient.id",
      "recipient.reservation_id",
      "recipient.user_id",
      "recipient.state",
      "recipient.reason",
      "recipient.status",
      "recipient.at",
      sql<string | null>`coalesce("user".email, nullif(reservation.guest_email, ''))`.as("email"),
      "session.letter",
      "profile.soft_bounces",
      rank.as("rank"),
      sql<string>`coalesce("user".locale, reservation.guest_locale, 'ja')`.as("locale"),
      sql<string>`coalesce(nullif(reservation.name, ''), nullif("user".name, ''), '@' || profile.handle, '')`.as(
        "name",
      ),
    ])
    .orderBy(rank)
    .orderBy("recipient.id")
    .limit(argument("limit")),
);
