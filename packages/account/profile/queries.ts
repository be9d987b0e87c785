import type { ProfileChange } from "@takujo/contracts/account/profile";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type InferResult, sql } from "kysely";

const profileOf = (db: Database) =>
  db
    .selectFrom("profile")
    .innerJoin("user", "user.id", "profile.user_id")
    .selectAll("profile")
    .select(["user.name", "user.image", "user.locale"]);

export type ProfileRow = InferResult<ReturnType<typeof profileOf>>[number];

export const selectProfile = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  profileOf(db).where("profile.user_id", "=", argument("userId")),
);

/** Returns no row if the profile has changed since it was read. */
export const updateProfileRow = prepareQuery(
  (db, argument: Argument<ProfileChange & { userId: string }>) =>
    db
      .updateTable("profile")
      .set({
        handle: argument("handle"),
        bio: argument("bio"),
        languages: argument("languages"),
        favorite_games: argument("favoriteGames"),
        level: argument("level"),
        can_teach: argument("canTeach"),
        can_teach_in_english: argument("canTeachInEnglish"),
        shows_about: argument("showsAbout"),
        x_id: sql`nullif(${argument("xId")}, '')`,
        facebook_id: sql`nullif(${argument("facebookId")}, '')`,
        instagram_id: sql`nullif(${argument("instagramId")}, '')`,
        line_id: sql`nullif(${argument("lineId")}, '')`,
        youtube_id: sql`nullif(${argument("youtubeId")}, '')`,
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where("user_id", "=", argument("userId"))
      .where("version", "=", argument("version"))
      .returning("version"),
);

/** Invalidates forms read before, so that they do not switch mails on again. */
export const switchOffNews = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .updateTable("profile")
    .set({
      news_mail: false,
      news_mail_at: sql`now()`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("user_id", "=", argument("userId"))
    .where("news_mail", "=", true)
    .returning("user_id"),
);

export const updateUserRow = prepareQuery(
  (db, argument: Argument<{ userId: string; displayName: string; locale: string }>) =>
    db
      .updateTable("user")
      .set({
        name: argument("displayName"),
        locale: argument("locale"),
        updatedAt: sql`now()`,
      })
      .where("id", "=", argument("userId"))
      .returning("id"),
);

export const selectOtherWithHandle = prepareQuery(
  (db, argument: Argument<{ handle: string; userId: string }>) =>
    db
      .selectFrom("profile")
      .select("user_id")
      .where("handle", "=", argument("handle"))
      .where("user_id", "<>", argument("userId")),
);

export const updateIcon = prepareQuery(
  (db, argument: Argument<{ userId: string; icon: string | null }>) =>
    db
      .updateTable("user")
      .set({ image: argument("icon"), updatedAt: sql`now()` })
      .where("id", "=", argument("userId"))
      .returning("id"),
);

/** Uses a new id, so that caches do not show the old picture. */
export const replaceIconBytes = prepareQuery(
  (db, argument: Argument<{ id: string; userId: string; bytes: Buffer }>) =>
    db
      .insertInto("profile_icon")
      .values({ id: argument("id"), user_id: argument("userId"), bytes: argument("bytes") })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet({
          id: sql`excluded.id`,
          bytes: sql`excluded.bytes`,
          created_at: sql`now()`,
        }),
      )
      .returning("id"),
);

export const deleteIconBytes = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db.deleteFrom("profile_icon").where("user_id", "=", argument("userId")).returning("id"),
);

export const selectIconBytes = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("profile_icon").select("bytes").where("id", "=", argument("id")),
);
