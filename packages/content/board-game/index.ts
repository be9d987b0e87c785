export { presentGame } from "./present.ts";
export { type GameRow, gamesWithText } from "./queries.ts";
