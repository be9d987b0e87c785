import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type GameRow, gamesWithText } from "../board-game/index.ts";

/** The text in the requested language, or the Japanese one, which always exists. */
export const selectStaff = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("staff")
    .$call(withText("staff_text", "staff.id", argument("locale")))
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
      "staff_text.locale",
      "staff_text.name",
      "staff_text.role",
      "staff_text.bio",
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
