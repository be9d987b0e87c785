import { heavyGames } from "./heavy.ts";
import type { BoardGameSeed } from "./insert-board-game.ts";
import { lightGames } from "./light.ts";
import { middleGames } from "./middle.ts";

export const boardGameSeeds: BoardGameSeed[] = [...heavyGames, ...middleGames, ...lightGames];
