import type { CannedText } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { selectCannedTexts } from "./queries.ts";

const most = 200;

export async function listCannedTexts(db: Database): Promise<{ items: CannedText[] }> {
  return { items: await selectCannedTexts(db, { limit: most }) };
}
