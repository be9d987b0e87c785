import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type GameRow, gamesWithText } from "../board-game/index.ts";

/** The text in the requested language, or the Japanese one, which always exists. */
export const selectStaff = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("staff")
    .innerJoin("staff_text as ja", (join) =>
      join.onRef("ja.staff_id", "=", "staff.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("staff_text as wanted", (join) =>
      join.onRef("wanted.staff_id", "=", "staff.id").on("wanted.locale", "=", argument("locale")),
    )
    .where("staff.state", "=", "published")
    .orderBy("staff.position")
    .orderBy("staff.slug")
    .select((eb) => [
      "staff.slug",
      "staff.kana",
      "staff.avatar",
      "staff.teaches_in_english",
      "staff.specialties",
      "staff.social",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.name", "ja.name").as("name"),
      eb.fn.coalesce("wanted.role", "ja.role").as("role"),
      eb.fn.coalesce("wanted.bio", "ja.bio").as("bio"),
      jsonArrayFrom(
        gamesWithText(db, argument("locale"))
          .innerJoin("staff_game", "staff_game.board_game_id", "board_game.id")
          .where("staff_game.staff_id", "=", eb.ref("staff.id"))
          .orderBy("staff_game.position"),
      )
        .$castTo<GameRow[]>()
        .as("games"),
    ]),
);

export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];
