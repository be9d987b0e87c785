export { fold, pairsOf } from "./fold.ts";
export { indexOutdated, indexPublished } from "./indexing/index-outdated.ts";
export { indexSearchJob } from "./jobs.ts";
export { matchGames } from "./search.ts";
