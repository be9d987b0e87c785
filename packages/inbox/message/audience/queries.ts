import { hasMail, sessionsWithTexts } from "@takujo/booking/schedule/index";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

interface AudienceQuery {
  eventId: string;
  sessionId: string | null;
  states: string[];
}

/** An account or an address identifies one person over all reservations; every other party counts on its own. */
const person = sql`coalesce(reservation.user_id, nullif(reservation.guest_email, ''), reservation.id::text)`;

const reservations = <Values extends AudienceQuery>(given: Argument<Values>) => {
  const argument = given as unknown as Argument<AudienceQuery>;
  return sql`event_session as session
    join reservation on reservation.event_session_id = session.id
    where session.event_id = ${argument("eventId")}::uuid
      and (${argument("sessionId")}::uuid is null or session.id = ${argument("sessionId")}::uuid)
      and reservation.state = any(${argument("states")}::text[])`;
};

/** One reservation for each person: the earliest. */
const parties = <Values extends AudienceQuery>(argument: Argument<Values>) => sql`
  select distinct on (${person}) reservation.id, reservation.user_id, reservation.name, reservation.phone,
    reservation.seats, reservation.guest_locale, ${hasMail} as has_mail, session.letter, session.starts_at
  from ${reservations(argument)}
  order by ${person}, session.starts_at, reservation.created_at, reservation.id`;

interface SegmentCount {
  state: string;
  parties: number;
  people: number;
}

export const countSegments = prepareQuery((db, argument: Argument<AudienceQuery>) => {
  const statement = sql<SegmentCount>`
    select state, count(*)::integer as parties, sum(seats)::integer as people from (
      select reservation.state, max(reservation.seats) as seats
      from ${reservations(argument)} group by reservation.state, ${person}
    ) as person group by state`;
  return { compile: () => statement.compile(db) };
});

interface AudienceCount {
  mail: number;
  english: number;
  telephone: number;
}

export const countAudience = prepareQuery((db, argument: Argument<AudienceQuery>) => {
  const statement = sql<AudienceCount>`
    select (count(*) filter (where party.has_mail))::integer as mail,
      (count(*) filter (where party.has_mail and coalesce("user".locale, party.guest_locale) = 'en'))::integer as english,
      (count(*) filter (where not party.has_mail))::integer as telephone
    from (${parties(argument)}) as party left join "user" on "user".id = party.user_id`;
  return { compile: () => statement.compile(db) };
});

interface PartyWithoutMail {
  id: string;
  name: string;
  phone: string;
  seats: number;
  letter: string | null;
}

export const selectWithoutMail = prepareQuery(
  (db, argument: Argument<AudienceQuery & { limit: number }>) => {
    const statement = sql<PartyWithoutMail>`
      select party.* from (${parties(argument)}) as party where not party.has_mail
      order by party.starts_at, party.id limit ${argument("limit")}`;
    return { compile: () => statement.compile(db) };
  },
);

interface PersonWithMail {
  id: string;
  name: string;
  locale: Locale;
}

/** The named person first, if they are among the recipients, then the others. */
export const selectWithMail = prepareQuery(
  (db, argument: Argument<AudienceQuery & { first: string | null; limit: number }>) => {
    const statement = sql<PersonWithMail>`
      select party.id, coalesce(nullif(party.name, ''), nullif("user".name, ''), '@' || profile.handle, '') as name,
        coalesce("user".locale, party.guest_locale) as locale
      from (${parties(argument)}) as party
      left join "user" on "user".id = party.user_id left join profile on profile.user_id = "user".id
      where party.has_mail
      order by party.id is distinct from ${argument("first")}::uuid, party.starts_at, party.id
      limit ${argument("limit")}`;
    return { compile: () => statement.compile(db) };
  },
);

/** Stores the recipients of the message. */
export const insertRecipients = prepareQuery(
  (db, argument: Argument<AudienceQuery & { messageId: string; calls: boolean; now: Date }>) => {
    const statement = sql<{ way: "mail" | "telephone" | "none"; count: number }>`
      with added as (
        insert into message_recipient (message_id, reservation_id, user_id, way, state, reason, at)
        select ${argument("messageId")}::uuid, party.id, party.user_id, chosen.way,
          case when chosen.way = 'none' then 'skipped' else 'waiting' end,
          case when chosen.way = 'none' then 'no-mail' end, ${argument("now")}::timestamptz
        from (${parties(argument)}) as party
        cross join lateral (
          select case when party.has_mail then 'mail'
            when ${argument("calls")}::boolean then 'telephone' else 'none' end as way
        ) as chosen
        returning way
      )
      select way, count(*)::integer as count from added group by way`;
    return { compile: () => statement.compile(db) };
  },
);

export const selectSessions = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    sessionsWithTexts(db, argument("eventId"), argument("locale")).select([
      "session.id",
      "session.letter",
      "session.starts_at",
      "event_session_text.name",
    ]),
);
