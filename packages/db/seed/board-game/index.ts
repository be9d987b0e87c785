import type { BoardGameSeed } from "./board-game-seed.ts";
import { heavyGames } from "./heavy.ts";
import { lightGames } from "./light.ts";
import { middleGames } from "./middle.ts";

export const boardGameSeeds: BoardGameSeed[] = [...heavyGames, ...middleGames, ...lightGames];
