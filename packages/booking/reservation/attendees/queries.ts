import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

interface OwnVisit {
  /** Of the person's reservation. */
  id: string;
  userId: string;
}

/** The event of a person's own reservation. */
export const selectOwnVisit = prepareQuery((db, argument: Argument<OwnVisit>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("event", "event.id", "session.event_id")
    .where("reservation.id", "=", argument("id"))
    .where("reservation.user_id", "=", argument("userId"))
    .select([
      "event.id as event_id",
      "event.ends_at",
      "reservation.state",
      "reservation.nickname",
      "reservation.shows_name",
      "reservation.seeks_more",
    ]),
);

/** The event of a place taken by a link. */
export const selectFriendsVisit = prepareQuery((db, argument: Argument<{ seatId: string }>) =>
  db
    .selectFrom("friend_seat as seat")
    .innerJoin("reservation", "reservation.id", "seat.reservation_id")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("event", "event.id", "session.event_id")
    .where("seat.id", "=", argument("seatId"))
    .where("seat.state", "=", "taken")
    .select(["event.id as event_id", "event.ends_at", "reservation.state", "seat.shows_name"]),
);

interface Plate {
  /** The reservation, or the place in it that a friend took. */
  id: string;
  nickname: string;
  /** Events that the person has attended; null without an account. */
  visits: number | null;
  /** Null unless the person wants it to be seen. */
  about: {
    bio: string;
    favoriteGames: string[];
    canTeach: boolean;
    canTeachInEnglish: boolean;
  } | null;
}

/** Counts events, not tables, as stamps do. */
const visitsOf = (userId: string) => sql`case when ${sql.ref(userId)} is not null then (
  select count(distinct other_session.event_id)::integer from reservation as other
  join event_session as other_session on other_session.id = other.event_session_id
  where other.user_id = ${sql.ref(userId)} and other.state = 'attended'
) end`;

const aboutOf = (userId: string) => sql`(
  select jsonb_build_object('bio', bio, 'favoriteGames', favorite_games, 'canTeach', can_teach,
    'canTeachInEnglish', can_teach_in_english)
  from profile where profile.user_id = ${sql.ref(userId)} and shows_about
)`;

/** Guests who agreed to be seen, the earliest first. */
export const selectPlates = prepareQuery((db, argument: Argument<{ eventId: string }>) => {
  const statement = sql<Plate>`
    select id, nickname, visits, about from (
      select reservation.id, reservation.nickname, ${visitsOf("reservation.user_id")} as visits,
        ${aboutOf("reservation.user_id")} as about, reservation.created_at
      from reservation join event_session as session on session.id = reservation.event_session_id
      where session.event_id = ${argument("eventId")}::uuid and reservation.state in ('confirmed', 'attended')
        and reservation.shows_name and reservation.nickname <> ''
      union all
      select seat.id, seat.nickname, ${visitsOf("seat.user_id")} as visits,
        ${aboutOf("seat.user_id")} as about, seat.created_at
      from friend_seat as seat
      join reservation on reservation.id = seat.reservation_id
      join event_session as session on session.id = reservation.event_session_id
      where session.event_id = ${argument("eventId")}::uuid and reservation.state in ('confirmed', 'attended')
        and seat.state = 'taken' and seat.shows_name and seat.place < reservation.seats
    ) as plate order by created_at, id limit 200`;
  return { compile: () => statement.compile(db) };
});

export const countPeople = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("session.event_id", "=", argument("eventId"))
    .where("reservation.state", "in", ["confirmed", "attended"])
    .select(sql<number>`coalesce(sum(reservation.seats), 0)::integer`.as("people")),
);

interface Choice extends OwnVisit {
  showsName: boolean;
  seeksMore: boolean;
}

/** The version stays: nothing in forms or calendars changes. */
export const updateChoice = prepareQuery((db, argument: Argument<Choice>) =>
  db
    .updateTable("reservation")
    .set({ shows_name: argument("showsName"), seeks_more: argument("seeksMore") })
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId"))
    .where("state", "in", ["confirmed", "attended"])
    .returning("event_session_id"),
);

export const updatePlate = prepareQuery(
  (db, argument: Argument<{ seatId: string; showsName: boolean }>) =>
    db
      .updateTable("friend_seat")
      .set({ shows_name: argument("showsName") })
      .where("id", "=", argument("seatId"))
      .where("state", "=", "taken")
      .returning("id"),
);
