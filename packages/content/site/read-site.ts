import type { Site } from "@takujo/contracts/content/site";
import type { Database } from "@takujo/runtime/database/database";
import { selectHasContent } from "./queries.ts";
import { readSettings } from "./read-settings.ts";
import { findOpenSetup } from "./set-up-site.ts";

export async function readSite(db: Database, adminUserIds: readonly string[]): Promise<Site> {
  const [{ name }, setupId] = await Promise.all([
    readSettings(db),
    findOpenSetup(db, adminUserIds),
  ]);
  if (!setupId) return { name, isBeingSetUp: false };
  const [content] = await selectHasContent(db, {});
  return { name, isBeingSetUp: !content?.has };
}
