import type { LegalDays } from "@takujo/contracts/content/legal";
import type { Database } from "@takujo/runtime/database/database";
import { selectLegalDays } from "./queries.ts";

export async function readLegalDays(db: Database): Promise<LegalDays> {
  const rows = await selectLegalDays(db, {});
  return Object.fromEntries(rows.map(({ kind, day }) => [kind, day]));
}
