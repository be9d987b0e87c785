import { comingAlone } from "./coming-alone.ts";
import { deepNotLong } from "./deep-not-long.ts";
import { fiveBoxesForTwo } from "./five-boxes-for-two.ts";
import { gamesWithFiveYearOlds } from "./games-with-five-year-olds.ts";
import { hanafudaTwelveMonths } from "./hanafuda-twelve-months.ts";
import { hiddenRolesForHonestPeople } from "./hidden-roles-for-honest-people.ts";
import { inDefenceOfDice } from "./in-defence-of-dice.ts";
import type { ArticleSeed } from "./insert-article.ts";
import { losingWell } from "./losing-well.ts";
import { nineByNineIsAPlaza } from "./nine-by-nine-is-a-plaza.ts";
import { readingTheSideOfTheBox } from "./reading-the-side-of-the-box.ts";
import { teaBetweenTurns } from "./tea-between-turns.ts";
import { teachInThreeMinutes } from "./teach-in-three-minutes.ts";

/** Newest first. */
export const articleSeeds: ArticleSeed[] = [
  deepNotLong,
  hiddenRolesForHonestPeople,
  teachInThreeMinutes,
  fiveBoxesForTwo,
  nineByNineIsAPlaza,
  inDefenceOfDice,
  hanafudaTwelveMonths,
  comingAlone,
  losingWell,
  gamesWithFiveYearOlds,
  readingTheSideOfTheBox,
  teaBetweenTurns,
];
