export { findGame, isComing, listGames } from "./game-interest.ts";
export { selectInterests, selectShelfNames, shownName } from "./queries.ts";
