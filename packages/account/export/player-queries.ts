import type { Database } from "@takujo/runtime/database/database";
import type { RawBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

/** Rows about follows, plays, photos and devices. */
export const playerRows = (db: Database, userId: RawBuilder<string>) => [
  jsonArrayFrom(
    db
      .selectFrom("follow")
      .selectAll("follow")
      .where("user_id", "=", userId)
      .orderBy("made_at")
      .orderBy("subject_id"),
  ).as("follow"),
  jsonArrayFrom(
    db
      .selectFrom("visit_record")
      .selectAll("visit_record")
      .where("user_id", "=", userId)
      .orderBy("made_at")
      .orderBy("event_session_id"),
  ).as("visit_record"),
  jsonArrayFrom(
    db
      .selectFrom("play")
      .selectAll("play")
      .where("user_id", "=", userId)
      .orderBy("made_at")
      .orderBy("board_game_id"),
  ).as("play"),
  // Without the organizer who decided.
  jsonArrayFrom(
    db
      .selectFrom("event_photo")
      .select(["image_id", "event_id", "user_id", "state", "caption", "consent_at"])
      .where("user_id", "=", userId)
      .orderBy("consent_at")
      .orderBy("image_id"),
  ).as("event_photo"),
  jsonArrayFrom(
    db
      .selectFrom("event_photo_objection")
      .selectAll("event_photo_objection")
      .where("user_id", "=", userId)
      .orderBy("at")
      .orderBy("image_id"),
  ).as("event_photo_objection"),
  jsonArrayFrom(
    db
      .selectFrom("event_notice")
      .select(["event_id", "user_id", "state", "at"])
      .where("user_id", "=", userId)
      .orderBy("at")
      .orderBy("event_id"),
  ).as("event_notice"),
  // Without the keys for sending pushes to it.
  jsonArrayFrom(
    db
      .selectFrom("push_device")
      .select(["id", "user_id", "session_id", "made_at"])
      .where("user_id", "=", userId)
      .orderBy("made_at"),
  ).as("push_device"),
  // Without the secret of its address.
  jsonArrayFrom(
    db.selectFrom("calendar_feed").select(["user_id", "made_at"]).where("user_id", "=", userId),
  ).as("calendar_feed"),
];
