import type pg from "pg";
import { insertLinks, insertRow, insertTexts } from "../insert.ts";
import type { CharacterSeed } from "./character-seed.ts";

export async function insertCharacter(
  client: pg.Client,
  character: CharacterSeed,
  position: number,
): Promise<void> {
  const id = await insertRow(client, "character", {
    slug: character.slug,
    kana: character.kana,
    color: character.color,
    artwork: character.artwork,
    traits: JSON.stringify(character.traits),
    position,
  });
  if (!id) return;
  await insertTexts(
    client,
    "character_text",
    { character_id: id },
    character.text,
    ({ catchPhrase, ...text }) => ({ ...text, catch_phrase: catchPhrase }),
  );
  const owner = { column: "character_id", id };
  await insertLinks(client, "character_game", owner, "board_game", character.games);
}
