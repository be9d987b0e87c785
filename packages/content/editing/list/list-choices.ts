import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { type ChoiceRow, selectChoices } from "./queries.ts";

/** Possible references of a field: published items only. */
export async function listContentChoices(db: Database, kind: ContentKind, locale: Locale) {
  return { items: (await selectChoices(db, kind, locale)).map(present) };
}

function present({ id, label, min_players, max_players, minutes }: ChoiceRow) {
  if (min_players === null || max_players === null || minutes === null) return { id, label };
  return { id, label, game: { minPlayers: min_players, maxPlayers: max_players, minutes } };
}
