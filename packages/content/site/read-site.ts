import type { Site, SiteName } from "@takujo/contracts/content/site";
import type { Database } from "@takujo/runtime/database/database";
import { selectHasContent, selectSite } from "./queries.ts";
import { findOpenSetup } from "./setup-key.ts";

export async function readSite(db: Database, adminUserIds: readonly string[]): Promise<Site> {
  const [name, setupId] = await Promise.all([readSiteName(db), findOpenSetup(db, adminUserIds)]);
  if (!setupId) return { name, isBeingSetUp: false };
  const [content] = await selectHasContent(db, {});
  return { name, isBeingSetUp: !content?.has };
}

/** The row is made by a migration, and nobody deletes it. */
export async function readSiteName(db: Database): Promise<SiteName> {
  const [site] = await selectSite(db, {});
  if (!site) throw new Error("The site has no name");
  return { ja: site.name_ja, en: site.name_en };
}
