import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import type { Expression, InferResult, QueryCreator } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type GameRow, gamesWithText } from "../board-game/index.ts";
import { isPublic } from "../visibility/index.ts";

/** The text in the requested language, or the Japanese one, which always exists. */
function charactersWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("character")
    .$call(withText("character_text", "character.id", locale))
    .where(isPublic.character)
    .select([
      "character.slug",
      "character.kana",
      "character.color",
      "character.artwork",
      "character_text.locale",
      "character_text.name",
      "character_text.origin",
      "character_text.catch_phrase",
      "character_text.summary",
      "character_text.duty",
    ]);
}

export type CharacterRow = InferResult<ReturnType<typeof charactersWithText>>[number];

export const selectCharacters = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  charactersWithText(db, argument("locale"))
    .orderBy("character.position")
    .orderBy("character.slug"),
);

export const selectCharacterBySlug = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale }>) =>
    charactersWithText(db, argument("locale"))
      .select((eb) => [
        "character.traits",
        "character_text.profile",
        "character_text.likes",
        jsonArrayFrom(
          gamesWithText(db, argument("locale"))
            .innerJoin("character_game", "character_game.board_game_id", "board_game.id")
            .where("character_game.character_id", "=", eb.ref("character.id"))
            .orderBy("character_game.position"),
        )
          .$castTo<GameRow[]>()
          .as("games"),
      ])
      .where("character.slug", "=", argument("slug")),
);

export const selectCharacterSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("character")
    .select("slug")
    .where("id", "=", argument("id"))
    .where(isPublic.character),
);
