import type { NoShowRule } from "@takujo/contracts/booking/seats/no-show";
import type { ExcuseReason } from "@takujo/contracts/booking/seats/no-show-form";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { reservationsWithTexts } from "../../schedule/index.ts";

const terms = [
  "absences",
  "months",
  "grace_hours as graceHours",
  "most_coming as mostComing",
  "days",
] as const;

export const selectRule = prepareQuery((db) =>
  db.selectFrom("no_show_rule").select(["is_on as isOn", "version", ...terms]),
);

/** Serializes saves by organizers. */
export const lockRule = prepareQuery((db) =>
  db
    .selectFrom("no_show_rule")
    .select(["is_on as isOn", "version", ...terms])
    .forUpdate(),
);

export const updateRule = prepareQuery(
  (db, argument: Argument<NoShowRule & { isOn: boolean; version: number }>) =>
    db
      .updateTable("no_show_rule")
      .set({
        is_on: argument("isOn"),
        absences: argument("absences"),
        months: argument("months"),
        grace_hours: argument("graceHours"),
        most_coming: argument("mostComing"),
        days: argument("days"),
        version: sql`version + 1`,
      })
      .where("version", "=", argument("version"))
      .returning(["is_on as isOn", "version", ...terms]),
);

/** More than anybody misses in two years; bounds abusive accounts. */
const maxRead = 200;

/** A person's absences, the latest first. */
export const selectAbsences = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale }>) =>
    reservationsWithTexts(db, argument("locale"))
      .leftJoin("no_show_excuse as excuse", "excuse.reservation_id", "reservation.id")
      .where("reservation.user_id", "=", argument("userId"))
      .where("reservation.state", "=", "no-show")
      .select([
        "reservation.id",
        "reservation.code",
        "session.starts_at",
        "session.ends_at",
        "event_text.title",
        "event_text.locale",
        "excuse.reason as excuse",
        sql<boolean>`excuse.reservation_id is not null`.as("is_excused"),
      ])
      .orderBy("session.starts_at", "desc")
      .orderBy("reservation.id")
      .limit(maxRead),
);

export type AbsenceRow = Awaited<ReturnType<typeof selectAbsences>>[number];

/** Earlier absences of the people with a reservation for an event. */
export const selectAbsencesOfGuests = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .leftJoin("no_show_excuse as excuse", "excuse.reservation_id", "reservation.id")
    .where("reservation.state", "=", "no-show")
    .where(
      sql<boolean>`reservation.user_id in (
          select guest.user_id from reservation as guest
          join event_session as visited on visited.id = guest.event_session_id
          where visited.event_id = ${argument("eventId")}
        )`,
    )
    .select([
      "reservation.user_id",
      "session.starts_at",
      "session.ends_at",
      sql<boolean>`excuse.reservation_id is not null`.as("is_excused"),
    ]),
);

/** As the seat gate counts them: seats that are held or confirmed, in sessions that are not over. */
export const countComing = prepareQuery((db, argument: Argument<{ userId: string; now: Date }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.user_id", "=", argument("userId"))
    .where("session.ends_at", ">", argument("now"))
    .where((eb) =>
      eb.or([
        eb("reservation.state", "=", "confirmed"),
        eb.and([
          eb("reservation.state", "=", "held"),
          eb("reservation.expires_at", ">", argument("now")),
        ]),
      ]),
    )
    .select(sql<number>`count(*)::integer`.as("count")),
);

/** Locked, so that excusing and recounting are serialized. */
export const lockAbsence = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .where("reservation.id", "=", argument("id"))
    .select(["reservation.state", "reservation.user_id"])
    .forUpdate(),
);

export const selectExcuse = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("no_show_excuse").where("reservation_id", "=", argument("id")).select("reason"),
);

interface ExcuseValues {
  id: string;
  reason: ExcuseReason;
  actorId: string;
}

export const saveExcuse = prepareQuery((db, argument: Argument<ExcuseValues>) =>
  db
    .insertInto("no_show_excuse")
    .values({
      reservation_id: argument("id"),
      reason: argument("reason"),
      made_by_id: argument("actorId"),
    })
    .onConflict((conflict) =>
      conflict.column("reservation_id").doUpdateSet((eb) => ({
        reason: eb.ref("excluded.reason"),
        made_by_id: eb.ref("excluded.made_by_id"),
        made_at: sql`now()`,
      })),
    )
    .returning("reservation_id as id"),
);

export const removeExcuse = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .deleteFrom("no_show_excuse")
    .where("reservation_id", "=", argument("id"))
    .returning("reservation_id as id"),
);
