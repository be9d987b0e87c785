import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** Whether the person subscribed and may sign in. Their address may have bounced. */
const hasAgreed = sql<boolean>`(
  profile.news_mail and "user"."emailVerified" and (not "user".banned or coalesce("user"."banExpires" < now(), false))
)`;

const readers = sql`profile join "user" on "user".id = profile.user_id where ${hasAgreed}`;

const name = sql`coalesce(nullif("user".name, ''), '@' || profile.handle)`;

interface ReaderCount {
  mail: number;
  english: number;
  undeliverable: number;
}

export const countReaders = prepareQuery<object, ReaderCount>((db) => {
  const statement = sql<ReaderCount>`
    select (count(*) filter (where profile.bounced_at is null))::integer as mail,
      (count(*) filter (where profile.bounced_at is null and "user".locale = 'en'))::integer as english,
      count(profile.bounced_at)::integer as undeliverable
    from ${readers}`;
  return { compile: () => statement.compile(db) };
});

interface NamedReader {
  id: string;
  name: string;
  locale: Locale;
}

export const selectReaders = prepareQuery((db, argument: Argument<{ limit: number }>) => {
  const statement = sql<NamedReader>`
    select "user".id, ${name} as name, "user".locale from ${readers} and profile.bounced_at is null
    order by profile.user_id limit ${argument("limit")}`;
  return { compile: () => statement.compile(db) };
});

/** Stores a newsletter's recipients. Those with a bounced address are listed but get none. */
export const insertReaders = prepareQuery(
  (db, argument: Argument<{ messageId: string; now: Date }>) => {
    const statement = sql<never>`
      insert into message_recipient (message_id, user_id, way, state, reason, at)
      select ${argument("messageId")}::uuid, profile.user_id, 'mail',
        case when profile.bounced_at is null then 'waiting' else 'skipped' end,
        case when profile.bounced_at is not null then 'undeliverable' end, ${argument("now")}::timestamptz
      from ${readers}`;
    return { compile: () => statement.compile(db) };
  },
);

interface ReaderRow extends NamedReader {
  email: string;
  has_agreed: boolean;
  bounced_at: Date | null;
}

/** Current details. No row for a deleted account. */
export const selectReader = prepareQuery((db, argument: Argument<{ userId: string }>) => {
  const statement = sql<ReaderRow>`
    select "user".id, ${name} as name, "user".locale, "user".email, profile.bounced_at, ${hasAgreed} as has_agreed
    from profile join "user" on "user".id = profile.user_id
    where profile.user_id = ${argument("userId")}`;
  return { compile: () => statement.compile(db) };
});

export const selectSubscription = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("profile")
    .select("news_mail")
    .where("user_id", "=", argument("userId"))
    .where("news_mail", "=", true),
);

export const selectFollowMail = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("profile")
    .select("follow_mail")
    .where("user_id", "=", argument("userId"))
    .where("follow_mail", "=", true),
);
