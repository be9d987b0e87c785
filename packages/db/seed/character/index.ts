import type { CharacterSeed } from "./character-seed.ts";
import { fuda } from "./fuda.ts";
import { hako } from "./hako.ts";
import { kikko } from "./kikko.ts";
import { koma } from "./koma.ts";
import { sai } from "./sai.ts";
import { toki } from "./toki.ts";

export const characterSeeds: CharacterSeed[] = [koma, sai, fuda, kikko, toki, hako];
