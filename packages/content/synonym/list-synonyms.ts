import { mostSynonyms, type Synonym } from "@takujo/contracts/content/synonym";
import type { Database } from "@takujo/runtime/database/database";
import { selectSynonyms } from "./queries.ts";

export async function listSynonyms(db: Database): Promise<{ items: Synonym[] }> {
  return { items: await selectSynonyms(db, { limit: mostSynonyms }) };
}
