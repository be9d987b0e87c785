import type { GameCopy } from "@takujo/contracts/library/game-copy";
import type { CopyRow } from "./queries.ts";

export const presentCopy = (row: CopyRow): GameCopy => ({
  id: row.id,
  number: row.number,
  place: row.place,
  condition: row.condition as GameCopy["condition"],
  missing: row.missing,
  note: row.note,
  version: row.version,
  isPrinted: row.printed_at !== null,
});
