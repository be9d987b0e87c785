import type { Limit } from "@takujo/runtime/limit/limit";

/** Each move is mailed to all friends who took a seat of the party. */
export const movesByParty: Limit = { scope: "party-move", most: 5, seconds: 24 * 3_600 };
