import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import type { Expression, InferResult, QueryCreator } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type GameRow, gamesWithText } from "../board-game/index.ts";
import { isPublic } from "../visibility/index.ts";

/** The text in the requested language, or the Japanese one, which always exists. */
function charactersWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("character")
    .innerJoin("character_text as ja", (join) =>
      join.onRef("ja.character_id", "=", "character.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("character_text as wanted", (join) =>
      join.onRef("wanted.character_id", "=", "character.id").on("wanted.locale", "=", locale),
    )
    .where(isPublic.character)
    .select((eb) => [
      "character.slug",
      "character.kana",
      "character.color",
      "character.artwork",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.name", "ja.name").as("name"),
      eb.fn.coalesce("wanted.origin", "ja.origin").as("origin"),
      eb.fn.coalesce("wanted.catch_phrase", "ja.catch_phrase").as("catch_phrase"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
      eb.fn.coalesce("wanted.duty", "ja.duty").as("duty"),
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
        eb.fn.coalesce("wanted.profile", "ja.profile").as("profile"),
        eb.fn.coalesce("wanted.likes", "ja.likes").as("likes"),
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
