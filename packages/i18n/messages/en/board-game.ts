import type { Translated } from "../../translated.ts";
import type { boardGame as ja } from "../ja/board-game.ts";

export const boardGame: Translated<typeof ja> = {
  facts: "{players} · {minutes, number}\u00a0min · weight\u00a0{weight, number}",
  players: "{min, number}–{max, number}\u00a0players",
  playersExactly: "{count, plural, one {# player} other {# players}}",
};
