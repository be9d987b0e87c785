import type pg from "pg";
import { insertRow, insertTexts } from "../insert.ts";
import type { BoardGameSeed } from "./board-game-seed.ts";

export async function insertBoardGame(client: pg.Client, game: BoardGameSeed): Promise<void> {
  const [minPlayers, maxPlayers] = game.players;
  const id = await insertRow(client, "board_game", {
    slug: game.slug,
    cover: JSON.stringify(game.cover ?? {}),
    min_players: minPlayers,
    max_players: maxPlayers,
    minutes: game.minutes,
    age: game.age,
    weight: game.weight,
    explain_minutes: game.explain,
    language_need: game.need,
    languages: game.languages,
    tags: game.tags,
  });
  if (!id) return;
  await insertTexts(client, "board_game_text", { board_game_id: id }, game.text, (text) => ({
    ...text,
  }));
}
