import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

/** Locked, so that two organizers do not overwrite each other. */
export const lockReservation = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .where("id", "=", argument("id"))
    .select("reservation.id")
    .forUpdate(),
);

export const selectEventOfReservation = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.id", "=", argument("id"))
    .select("session.event_id"),
);

export const lockPerson = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("user").where("id", "=", argument("id")).select("user.id").forUpdate(),
);

export const selectReservationNote = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation_staff_note")
    .where("reservation_id", "=", argument("id"))
    .select(["note", "at_reception"]),
);

export const selectPersonNote = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("person_staff_note")
    .where("user_id", "=", argument("id"))
    .select(["note", "at_reception"]),
);

interface NoteValues {
  id: string;
  note: string;
  atReception: boolean;
  actorId: string;
  now: Date;
}

export const saveReservationNote = prepareQuery((db, argument: Argument<NoteValues>) =>
  db
    .insertInto("reservation_staff_note")
    .values({
      reservation_id: argument("id"),
      note: argument("note"),
      at_reception: argument("atReception"),
      updated_at: argument("now"),
      updated_by_id: argument("actorId"),
    })
    .onConflict((conflict) =>
      conflict.column("reservation_id").doUpdateSet((eb) => ({
        note: eb.ref("excluded.note"),
        at_reception: eb.ref("excluded.at_reception"),
        updated_at: eb.ref("excluded.updated_at"),
        updated_by_id: eb.ref("excluded.updated_by_id"),
      })),
    )
    .returning("reservation_id as id"),
);

export const savePersonNote = prepareQuery((db, argument: Argument<NoteValues>) =>
  db
    .insertInto("person_staff_note")
    .values({
      user_id: argument("id"),
      note: argument("note"),
      at_reception: argument("atReception"),
      updated_at: argument("now"),
      updated_by_id: argument("actorId"),
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        note: eb.ref("excluded.note"),
        at_reception: eb.ref("excluded.at_reception"),
        updated_at: eb.ref("excluded.updated_at"),
        updated_by_id: eb.ref("excluded.updated_by_id"),
      })),
    )
    .returning("user_id as id"),
);

export const removeReservationNote = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .deleteFrom("reservation_staff_note")
    .where("reservation_id", "=", argument("id"))
    .returning("reservation_id as id"),
);

export const removePersonNote = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .deleteFrom("person_staff_note")
    .where("user_id", "=", argument("id"))
    .returning("user_id as id"),
);
