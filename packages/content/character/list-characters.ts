import type { CharacterList } from "@takujo/contracts/content/character";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectCharacters } from "./queries.ts";

export async function listCharacters(db: Database, locale: Locale): Promise<CharacterList> {
  const rows = await selectCharacters(db, { locale });
  return { items: rows.map(presentSummary) };
}
