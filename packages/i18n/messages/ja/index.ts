import { about } from "./about.ts";
import { boardGame } from "./board-game.ts";
import { character } from "./character.ts";
import { commons } from "./commons.ts";
import { home } from "./home.ts";
import { news } from "./news.ts";
import { staff } from "./staff.ts";
import { titles } from "./titles.ts";
import { units } from "./units.ts";
import { validations } from "./validations.ts";

export const messages = {
  commons,
  units,
  validations,
  titles,
  home,
  about,
  news,
  boardGame,
  character,
  staff,
};
